"""Transformations read no fact of a launch that they do not name: it would be no condition.

Each is applied to a kernel that it fits, with a launch that notes what is read of it. Which values
arguments of other kinds have, and what memory holds, none may look at.
"""

import re

from alike import ROOT, case, subject_of
from watched_launch import watched

from cuado.model.conditions import LAUNCH_FACTS, Fact
from cuado.model.launch import Launch
from cuado.optimizer.registry import all_transformations, transformation_from
from cuado.optimizer.transformation import Rewritten

MERELY_FAST: dict[str, frozenset[Fact]] = {
    "cache-operators": LAUNCH_FACTS,  # which accesses get a hint: any of them may have it
    "carve-out": frozenset({Fact.BLOCK, Fact.SHARED}),  # how many blocks fit an SM
    "l1-use": LAUNCH_FACTS,  # both
    "minimum-blocks": frozenset({Fact.SHARED}),
}
"""Facts that are read, and decide nothing that a kernel computes."""
TILE = "_ZZ8sum_tileIfLi66EEvPT_PKS0_iE4tile"
APPLIED: dict[str, str | Launch] = {
    "barrier-weakening": "occupancy_shared",
    "block-coarsening(axis=x, factor=4)": "activation_repaired",
    "block-private-atomics": "atomics_hot_bin_repaired",
    "block-remap(kind=grouped, axis=y, group=8)": "bank_conflicts_store_repaired",
    "block-shape(x=128, y=1, z=1)": "activation_repaired",
    "cache-operators(buffer=in, access=load, operator=L2::256B)": "array_of_structures",
    "cached-loads": "cache_pollution_repaired",
    "carve-out(percent=3)": "array_of_structures_repaired",
    "contiguous-threads": "../structural_open/ladder",
    "compiler-flags(flags=-restrict)": "atomics_hot_bin_repaired",
    "fast-functions": "activation_repaired",
    "fast-math": "bodies",
    "fp64-as-fp32": "activation",
    "fused-multiply-add": "unfused",
    "known-arguments": "bank_conflicts_2_way_repaired",
    "known-divisors": "healthy_bias",
    "l1-use(percent=3, loads=past)": "array_of_structures_repaired",
    "loads-once": "redundant_loads",
    "lane-private-atomics(array=_ZZ14set_histogramsPKhPiiiE4bins, copies=4)": (
        "../structural_open/set_histograms"
    ),
    "local-arrays-in-shared": "dynamic_local_array",
    "merged-blocks(axis=x, number=2)": "bank_conflicts_2_way",
    "minimum-blocks(blocks=6)": "multiply_naive_repaired",
    "no-register-cap": "spills_hard",
    "persistent-blocks(blocks=8, together=2)": "atomics_hot_bin_repaired",
    "product-tiles(x=2, y=2, steps=8)": "../structural_open/product_tiled",
    "read-only-loads": "array_of_structures_repaired",
    "register-cap(registers=40)": "multiply_naive_repaired",
    "reordered-sums(way=gathered)": "atomics_global",
    f"shared-padding(array={TILE}, pitch=264, bytes=4)": "bank_conflicts_2_way",
    "shared-swizzle": "bank_conflicts_2_way_repaired",
    f"shared-transpose(array={TILE}, pitch=8)": "bank_conflicts_2_way",
    "sliding-window": "redundant_window",
    "smaller-blocks(parts=2)": "occupancy_shared",
    "loop-to-grid(loop=0, blocks=8)": "../structural_open/set_histograms",
    "loop-to-threads(lanes=32, groups=8)": "../structural_open/escapes",
    "row-to-warp(lanes=32, groups=8)": "../structural_open/row_peak",
    "row-sums-to-warp(lanes=32, groups=8)": "../structural_open/row_norms",
    "speculative-loads(ahead=8)": "low_ilp_search",
    "split-sums(blocks=1056)": "../structural_open/totals",
    "staged-rows(columns=32)": "two_rows_and_grid",
    "staged-stores": "boxes",
    "staged-tiles(steps=8)": "../structural_open/product_naive",
    "striped-iterations": "two_load_and_store",
    "thread-coarsening(axis=x, factor=4)": "array_of_structures_repaired",
    "thread-remap(row=32, width=1, height=4)": "bank_conflicts_store",
    "tree-coarsening(order=adjacent, factor=4)": "../structural_open/ladder",
    "unrolled-loads(way=2-at-once, registers=unchanged)": "bank_conflicts_4_way_repaired",
    "vector-accesses(bytes=16)": "bodies",
    "warp-aggregated-atomics": "atomics_hot_bin",
    "warp-shuffles": "reduction_sweep",
    "whole-waves(blocks=264)": "grid_of_another_chip",
    "wide-access(factor=4)": "array_of_structures_repaired",
    "window-tiles(x=1, y=2, z=1)": "../structural_third/tpi_window",
}
"""Each transformation, and what it is applied to: a planted case, or a launch written here."""


def test_each_reads_only_what_it_names() -> None:
    for text, name in APPLIED.items():
        step = transformation_from(text)
        applied = name if isinstance(name, Launch) else case(f"benchmarks/planted/{name}.toml")
        launch, read = watched(applied)
        subject = subject_of(launch)
        read.clear()  # What assembling it read.
        made = step.apply(subject)
        assert isinstance(made, Rewritten), (text, made)
        unnamed = read - step.relied_on() - MERELY_FAST.get(step.NAME, frozenset())
        assert not unnamed, (text, unnamed)
        before = subject.launch
        changed = {
            Fact.GRID: made.launch.grid != before.grid,
            Fact.BLOCK: made.launch.block != before.block,
            Fact.SHARED: made.launch.dynamic_shared_bytes != before.dynamic_shared_bytes,
        }
        assert {fact for fact, is_so in changed.items() if is_so} <= step.relied_on(), text


def test_all_are_looked_at() -> None:
    known = {kind.NAME for kind in all_transformations()}
    assert {transformation_from(text).NAME for text in APPLIED} == known


def test_the_table_of_the_documentation_has_all() -> None:
    text = (ROOT / "docs" / "proof.md").read_text()
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall("`([a-z0-9-]+)`", row.split("|")[1])}
    assert {kind.NAME for kind in all_transformations()} <= named


def test_a_fact_that_is_read_is_noted() -> None:
    launch, read = watched(case("benchmarks/planted/healthy_bias.toml"))
    assert not read
    assert launch.blocks > 0
    assert launch.buffers[0].bytes > 0
    assert read == {Fact.GRID, Fact.SIZES}


def test_what_is_not_exact_rests_on_the_inputs() -> None:
    kinds = [kind for kind in all_transformations() if not kind.IS_EXACT]
    assert kinds
    assert all(kind.relied_on() >= {Fact.FLOATS, Fact.CONTENTS} for kind in kinds)
