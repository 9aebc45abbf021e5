"""What a kept step shows of the version before it, and what it disproves."""

from dataclasses import replace

import pytest
from alike import case, subject_of
from dealt_kernels import dealt

from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.model.launch import Launch
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.session import Candidate, Fate, Iteration, VersionRecord
from cuado.optimizer.shown_causes import shown
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.version import Steps, Version
from cuado.stats import Interval

ROOF = (Cause.INSTRUCTION_ROOF.value, "so it is")


def interval(gain: float) -> Interval:
    return Interval(gain, gain * 0.99, gain * 1.01, 0.95, 8)


def explained(
    steps: str,
    launch: Launch,
    after: Launch | None = None,
    gain: float = 2.0,
    causes: tuple[tuple[str, str], ...] = (),
    before: str = "",
) -> tuple[tuple[str, str], ...]:
    """The causes of a version once steps from it are kept."""
    kernel = subject_of(launch)
    made, own = (_steps(each) for each in (steps, before))
    kept = Candidate(steps, Fate.KEPT, gain=interval(gain))
    record = VersionRecord((), "", launch.grid, launch.block, 0, 32, 0, 2)
    iteration = Iteration(record, "balanced", causes=causes, candidates=(kept,))
    later = Version(made, replace(kernel, launch=after or kernel.launch))
    return shown(iteration, Version(own, kernel), later).causes


def _steps(words: str) -> Steps:
    return tuple(map(transformation_from, words.split(" + "))) if words else ()


def product(name: str) -> Launch:
    return case(f"benchmarks/structural_open/{name}.toml", N=128)


BORDERS = case(
    "benchmarks/structural_sixth/lwe_keyswitch.toml", CIPHERS=40, DIGITS=70, OUT=50, GX=2, GY=2
)
"""Tiles in shared memory that end beyond the matrices."""


@pytest.mark.parametrize(
    ("steps", "launch", "cause"),
    [
        ("product-tiles(x=4, y=4, steps=16)", product("product_naive"), "cache-operand-traffic"),
        ("product-tiles(x=4, y=4, steps=16)", product("product_tiled"), "shared-operand-traffic"),
        ("product-tiles(x=4, y=4, steps=16)", BORDERS, "shared-operand-traffic"),
        # A thread loads a row of its own, or the threads of a block what lies side by side.
        ("row-to-warp(lanes=32, groups=4)", dealt("columns", n=96), "uncoalesced-load"),
        ("row-to-warp(lanes=32, groups=4)", dealt("merged_by_a_block"), "small-grid"),
        ("window-tiles(x=1, y=4, z=1)", product("product_naive"), "cache-operand-traffic"),
        ("window-tiles(x=1, y=4, z=1)", product("product_tiled"), "shared-operand-traffic"),
        ("block-private-atomics", product("product_naive"), "atomics"),
        ("persistent-blocks(blocks=8, together=1)", product("product_naive"), "atomics"),
        (
            "wide-access(factor=16)",
            case("benchmarks/planted/narrow_access.toml", N=1 << 16),
            "narrow-access",
        ),
    ],
)
def test_what_a_step_removes_is_named_with_its_gain(steps: str, launch: Launch, cause: str) -> None:
    ((named, why),) = explained(steps, launch)
    assert named == cause
    assert why.endswith(f"{steps} removes that, and is 2.00x faster")


@pytest.mark.parametrize(
    ("steps", "named"),
    [
        # Before the one that was there: it is the new one that shows its cause.
        ("register-cap(registers=32) + block-private-atomics", []),
        ("vector-accesses(bytes=16) + block-private-atomics", ["narrow-access"]),
        # In its place: two things changed.
        ("register-cap(registers=32) + vector-accesses(bytes=16)", []),
        ("vector-accesses(bytes=16)", []),
    ],
)
def test_only_steps_that_came_to_those_before_name_a_cause(steps: str, named: list[str]) -> None:
    before = "block-private-atomics"
    found = explained(steps, product("product_naive"), before=before)
    assert [each for each, _ in found] == named


def test_neighbours_that_move_words_show_no_cause() -> None:
    words = case("benchmarks/planted/array_of_structures_repaired.toml")
    assert explained("wide-access(factor=4)", words) == ()


def test_double_precision_of_the_data_is_meant_however_it_is_loaded() -> None:
    floats = product("product_naive")
    ((named, _),) = explained("fp64-as-fp32", floats)
    assert named == "fp64"
    doubles = (replace(e, type="f64") if isinstance(e, Buffer) else e for e in floats.arguments)
    assert explained("fp64-as-fp32", replace(floats, arguments=tuple(doubles))) == ()


def test_other_blocks_show_idle_lanes_only_if_fewer_are_left() -> None:
    launch = replace(product("product_naive"), block=(48, 1, 1))
    wider = replace(launch, block=(66, 1, 1))
    assert explained("block-shape(x=66, y=1, z=1)", launch, wider) == ()
    whole = replace(launch, block=(64, 1, 1))
    ((named, _),) = explained("block-shape(x=64, y=1, z=1)", launch, whole)
    assert named == "partial-warps"


@pytest.mark.parametrize(
    "steps",
    [
        "known-arguments",
        "block-private-atomics + register-cap(registers=32)",
        "block-private-atomics + shared-swizzle",
    ],
)
def test_steps_that_remove_several_things_name_nothing(steps: str) -> None:
    assert explained(steps, product("product_naive")) == ()


NAIVE, TILED = product("product_naive"), product("product_tiled")


@pytest.mark.parametrize(
    ("step", "launch", "cause"),
    [
        ("thread-coarsening(axis=x, factor=4)", NAIVE, "cache-operand-traffic"),
        ("thread-coarsening(axis=y, factor=4)", NAIVE, "cache-operand-traffic"),
        ("block-coarsening(axis=y, factor=4)", NAIVE, "cache-operand-traffic"),
        ("thread-coarsening(axis=y, factor=4)", TILED, "shared-operand-traffic"),
        # Each block has a shared memory of its own; of what they load, each block loads the same.
        ("block-coarsening(axis=y, factor=4)", TILED, "cache-operand-traffic"),
    ],
)
def test_what_neighbours_load_again_is_named_where_one_thread_works_for_several(
    step: str, launch: Launch, cause: str
) -> None:
    ((named, _),) = explained(step, launch, gain=1.3)
    assert named == cause
    assert explained(step, launch, gain=1.08) == ()


def test_threads_that_move_bytes_show_narrow_accesses_where_one_works_for_several() -> None:
    launch = case("benchmarks/planted/narrow_access.toml", N=1 << 16)
    step = "thread-coarsening(axis=x, factor=4)"
    ((named, _),) = explained(step, launch, gain=1.3)
    assert named == "narrow-access"
    words = case("benchmarks/planted/healthy_saxpy.toml", N=1 << 16)
    assert explained(step, words, gain=1.3) == ()


def test_steps_of_a_tree_that_no_barrier_orders_any_more_name_barriers() -> None:
    launch = case("benchmarks/structural_open/ladder.toml", N=4096)
    step = "tree-coarsening(order=adjacent, factor=4)"
    (one,) = _steps(step)
    made = one.apply(subject_of(launch))
    assert isinstance(made, Rewritten)
    ((named, _),) = explained(step, launch, made.launch)
    assert named == "barriers"
    assert explained(step, launch) == ()  # as many as before


def test_what_is_faster_with_the_same_results_was_at_no_roof() -> None:
    launch, step = product("product_naive"), "register-cap(registers=32)"
    assert explained(step, launch, gain=1.3, causes=(ROOF,)) == ()
    assert explained(step, launch, gain=1.04, causes=(ROOF,)) == (ROOF,)
    *_, near = explained("fp64-as-fp32", launch, gain=1.3, causes=(ROOF,))
    assert near == ROOF


def test_a_small_gain_names_nothing_and_a_named_cause_is_not_named_again() -> None:
    launch, step = product("product_naive"), "block-private-atomics"
    assert explained(step, launch, gain=1.04) == ()
    known = ((Cause.ATOMICS.value, "no-atomic-contention gains 3x"),)
    assert explained(step, launch, causes=known) == known
