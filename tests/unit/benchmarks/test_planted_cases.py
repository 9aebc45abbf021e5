"""The planted kernels: what is planted can be seen in the machine code."""

import math
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from machine_code import built, count_opcodes
from made_versions import make

from cuado.device.library import load_chip
from cuado.device.occupancy import LaunchRequirements, Occupancy, Resource, occupancy
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal, Scope
from cuado.model.launch import Launch
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.disassemble import Disassembly, disassemble
from cuado.sources.case import load_case
from cuado.what_if.registry import experiment_named

PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"
CHIP = load_chip("h200")
NAMES = sorted(
    p.stem for p in PLANTED.glob("*.toml") if p.name not in ("manifest.toml", "names.toml")
)


@cache
def launch_of(name: str) -> Launch:
    return load_case(PLANTED / f"{name}.toml")


@cache
def machine_code(ptx: str) -> tuple[Assembly, Disassembly]:
    kept = Cache.default()
    made = assemble(ptx, AssembleOptions("sm_90"), cache=kept)
    return made, disassemble(made.cubin, cache=kept)


@cache
def subject_of(name: str) -> Kernel:
    launch = launch_of(name)
    return Kernel(launch, CHIP, built(launch))


def classes(name: str) -> Counter[SassClass]:
    return subject_of(name).built.classes


def opcodes(name: str) -> Counter[str]:
    launch = launch_of(name)
    return count_opcodes(machine_code(launch.ptx)[1].functions[launch.kernel].body)


def texts(name: str) -> str:
    launch = launch_of(name)
    body = machine_code(launch.ptx)[1].functions[launch.kernel].body
    return "\n".join(each.sass for each in body)


def fits(name: str) -> Occupancy:
    launch, resources = launch_of(name), subject_of(name).built.resources
    assert resources.registers is not None
    assert resources.shared is not None
    shared = resources.shared + launch.dynamic_shared_bytes
    return occupancy(
        CHIP, LaunchRequirements(launch.threads_per_block, resources.registers, shared)
    )


def accesses(name: str, access: Access, space: Space = Space.GLOBAL) -> list[int]:
    """Indices of the kernel's loads or stores."""
    return [
        index
        for index, effects in enumerate(subject_of(name).code.effects)
        if effects.opcode.access is access and effects.opcode.space is space
    ]


def worst_sectors(name: str, access: Access) -> int:
    lanes = subject_of(name).lanes
    return max(lanes.sectors(index) or 0 for index in accesses(name, access))


SPILLING = ("spills", "spills_hard", "spills_bounds", "spills_harmless", "multiply_spilling")
LOCAL = ("dynamic_local_array", "local_lookup", "stacks")
DOUBLE = ("fp64_literals", "fp64_roots", "two_divergence_and_fp64", "activation")
DOUBLE_ON_PURPOSE = (
    "healthy_triad_fp64",
    "healthy_normalise",
    "bank_conflicts_fp64",
    "array_of_doubles",
    "unfused_doubles",
    "healthy_dot",
    "spectrum",  # accurate sines of huge angles, which it has none of
)
FEW_WARPS = {
    "echo": 10,
    "multiply_spilling": 32,
    "multiply_spilling_repaired": 16,
    "grid_of_another_chip": 32,  # 40 independent chains in each thread
    "grid_of_another_chip_repaired": 32,
    "rank_one": 20,  # 64 independent sums in each thread
}


@pytest.mark.parametrize("name", NAMES)
def test_cases_load_and_have_only_the_planted_trouble(name: str) -> None:
    resources, found = subject_of(name).built.resources, classes(name)
    assert resources.spills == (name in SPILLING)
    local = found[SassClass.LOCAL_LOAD] > 0
    assert local == (bool(resources.spills) or name in LOCAL)
    double = name in DOUBLE or name.removesuffix("_repaired") in DOUBLE_ON_PURPOSE
    assert (found[SassClass.FP64] > 0) == double
    assert fits(name).blocks_per_sm > 0
    if name in FEW_WARPS:
        assert fits(name).warps_per_sm == FEW_WARPS[name]
    elif "occupancy" not in name or name.endswith("repaired"):
        assert fits(name).warps_per_sm >= (16 if name.startswith("spills") else 40), fits(name)


def test_planted_experiments_can_be_made(manifest: ModuleType) -> None:
    # Of the blind set this is measured, and nothing is changed for it.
    found = manifest.read_manifest()
    for each in manifest.tuning(found) + manifest.reported(found):
        kernel = subject_of(each.name)
        for name in each.experiments:
            proposed = experiment_named(name).propose(kernel, Scope())
            assert not isinstance(proposed, Refusal), (each.name, name, proposed)


def test_blocks_of_the_triangle_are_made_even() -> None:
    kernel, experiment = subject_of("imbalance_triangle"), experiment_named("balanced-blocks")
    proposed = experiment.propose(kernel, Scope())
    assert not isinstance(proposed, Refusal), proposed
    # 400 rounds for a row, four at a time: 265 * 400 / 2 in the mean
    assert proposed.notes == ("a loop of 100 to 26400 iterations, made 1.325e+04 in each block",)
    assert make(kernel, experiment, Scope(), proposed).sound
    even = experiment.propose(subject_of("imbalance_triangle_repaired"), Scope())
    assert isinstance(even, Refusal)
    assert even.absent


@pytest.mark.parametrize(
    ("name", "access"),
    [
        ("uncoalesced_load", Access.LOAD),
        ("uncoalesced_store", Access.STORE),
        ("transposed_store", Access.STORE),
        ("uncoalesced_columns", Access.LOAD),
        ("array_of_structures", Access.LOAD),
        ("two_load_and_store", Access.LOAD),
        ("two_load_and_store", Access.STORE),
        ("normaliser", Access.LOAD),
        ("bodies", Access.LOAD),
        ("boxes", Access.STORE),
    ],
)
def test_uncoalesced_accesses(name: str, access: Access) -> None:
    assert worst_sectors(name, access) == 32
    assert worst_sectors(f"{name}_repaired", access) == 4


def test_an_array_of_structures_of_doubles() -> None:
    assert worst_sectors("array_of_doubles", Access.LOAD) == 32
    assert worst_sectors("array_of_doubles_repaired", Access.LOAD) == 8


def test_narrow_accesses() -> None:
    assert "LDG.E.U8 " in texts("narrow_access")
    assert "LDG.E.U16 " in texts("narrow_shorts")
    assert texts("blend").count("LDG.E.U8 ") == 2
    for name in ("narrow_access", "narrow_shorts", "blend"):
        assert "LDG.E.128 " in texts(f"{name}_repaired")


@pytest.mark.parametrize(
    ("name", "element", "ways"),
    [("2_way", 4, 2), ("4_way", 4, 4), ("32_way", 4, 32), ("fp64", 8, 32)],
)
def test_bank_conflicts(name: str, element: int, ways: int) -> None:
    """Lanes are a pitch apart; loads are of one element, or their lanes would go by parts."""
    for case, expected in ((name, ways), (f"{name}_repaired", 1)):
        full = f"bank_conflicts_{case}"
        shared = subject_of(full).built.resources.shared
        assert shared is not None
        assert math.gcd(shared // 32 // element, 32) == expected
        wide = "LDS.64 " if element == 8 else "LDS "
        assert texts(full).count("LDS") == texts(full).count(wide) == 16


@pytest.mark.parametrize(
    ("name", "access", "ways"),
    [
        ("bank_conflicts_structures", Access.LOAD, 8),
        ("bank_conflicts_structures", Access.STORE, 8),
        ("bank_conflicts_store", Access.STORE, 32),
    ],
)
def test_bank_conflicts_by_address(name: str, access: Access, ways: int) -> None:
    for case, expected in ((name, ways), (f"{name}_repaired", 1)):
        found = accesses(case, access, Space.SHARED)
        assert {subject_of(case).lanes.conflicts(i) for i in found} == {expected}


@pytest.mark.parametrize("name", ["divergence", "divergent_trips"])
def test_divergence(name: str) -> None:
    assert subject_of(name).lanes.divergent_branches
    assert not subject_of(f"{name}_repaired").lanes.divergent_branches


def test_barriers_and_atomics() -> None:
    for name in ("barriers", "barriers_stencil", "reduction_sweep", "two_conflicts_and_barriers"):
        assert classes(name)[SassClass.BARRIER]
        assert not classes(f"{name}_repaired")[SassClass.BARRIER]
    for name in ("atomics_global", "atomics_hot_bin"):
        assert classes(name)[SassClass.ATOMIC] == 1
    assert classes("atomics_shared")[SassClass.SHARED_ATOMIC]
    assert classes("deposit")[SassClass.ATOMIC] == 4
    assert classes("scan")[SassClass.BARRIER] > 3 * classes("scan_repaired")[SassClass.BARRIER]


EXACTLY = (
    *("atomics_global", "atomics_shared", "atomics_hot_bin", "cache_pollution", "l1_thrash"),
    *("deposit", "embedding", "escape", "blur"),
)


@pytest.mark.parametrize("name", EXACTLY)
def test_twins_do_the_same_operations_on_other_words(name: str) -> None:
    kinds = (
        SassClass.GLOBAL_LOAD,
        SassClass.GLOBAL_STORE,
        SassClass.ATOMIC,
        SassClass.SHARED_ATOMIC,
        SassClass.FP32,
    )
    planted, repaired = classes(name), classes(f"{name}_repaired")
    assert [planted[kind] for kind in kinds] == [repaired[kind] for kind in kinds]
    assert fits(name).warps_per_sm == fits(f"{name}_repaired").warps_per_sm


def test_occupancy() -> None:
    assert fits("occupancy_shared").limiting == (Resource.SHARED_MEMORY,)
    assert fits("occupancy_registers").limiting == (Resource.REGISTERS,)
    assert fits("occupancy_blocks").limiting == (Resource.BLOCKS,)
    assert fits("echo").limiting == (Resource.SHARED_MEMORY,)
    for name, warps in (
        ("occupancy_shared", 12),
        ("occupancy_registers", 12),
        ("occupancy_blocks", 32),
        ("echo", 10),
    ):
        assert fits(name).warps_per_sm == warps
        assert fits(f"{name}_repaired").warps_per_sm == CHIP.max_warps_per_sm


def test_grids() -> None:
    for name in ("tail", "tail_16_blocks"):
        wave = fits(name).blocks_per_sm * CHIP.sm_count
        assert 0 < launch_of(name).blocks - wave < wave // 20
        assert launch_of(f"{name}_repaired").blocks == wave
    big, small = launch_of("small_grid_big_blocks"), launch_of("small_grid_big_blocks_repaired")
    assert (big.blocks, small.blocks) == (CHIP.sm_count // 2, 2 * CHIP.sm_count)
    assert big.blocks * big.threads_per_block == small.blocks * small.threads_per_block
    rounds = launch_of("grid_of_another_chip").blocks, CHIP.sm_count
    assert fits("grid_of_another_chip").blocks_per_sm == 1
    assert rounds[1] < rounds[0] < 2 * rounds[1]
    assert launch_of("grid_of_another_chip_repaired").blocks == rounds[1]
    for name in ("small_grid", "two_grid_and_division", "two_rows_and_grid"):
        assert launch_of(name).blocks < CHIP.sm_count // 4
        assert launch_of(f"{name}_repaired").blocks > 4 * CHIP.sm_count


def test_instructions() -> None:
    assert (
        classes("divisions")[SassClass.CONTROL] > classes("divisions_repaired")[SassClass.CONTROL]
    )
    assert opcodes("sines")["MUFU"]
    assert not opcodes("sines_repaired")["MUFU"]
    assert opcodes("integer_division")["MUFU"]
    assert not opcodes("integer_division_repaired")["MUFU"]
    assert opcodes("torus")["MUFU"]
    assert not opcodes("torus_repaired")["MUFU"]
    unfused = ("unfused", "FFMA"), ("unfused_doubles", "DFMA"), ("state_space", "FFMA")
    for name, fused in unfused:
        assert not opcodes(name)[fused]
        assert opcodes(f"{name}_repaired")[fused]
    assert opcodes("powers")["FFMA"] > opcodes("powers_repaired")["FFMA"]
    index = "integer_division_index"
    assert sum(opcodes(index).values()) > 4 * sum(opcodes(f"{index}_repaired").values())


def loads_in_loop(name: str) -> int:
    flow = subject_of(name).slicer.flow
    (loop,) = loops_of(flow)
    return sum(flow.block_of[i] in loop.blocks for i in accesses(name, Access.LOAD))


def test_redundant_loads_are_in_the_loop() -> None:
    for name, expected in (("redundant_loads", 16), ("redundant_loads_repaired", 0)):
        assert loads_in_loop(name) == expected
    assert loads_in_loop("redundant_window") == 25
    assert len(accesses("redundant_window_repaired", Access.LOAD)) == 32 + 24


def test_loads_in_flight() -> None:
    for name, expected in (
        ("low_ilp", 1),
        ("low_ilp_repaired", 8),
        ("low_ilp_search", 1),
        ("low_ilp_search_repaired", 8),
        ("neighbours", 2),
        ("neighbours_repaired", 16),
    ):
        flow = subject_of(name).slicer.flow
        blocks = Counter(flow.block_of[i] for i in accesses(name, Access.LOAD))
        assert max(blocks.values()) == expected


def test_healthy_kernels_are_coalesced(manifest: ModuleType) -> None:
    for each in manifest.read_manifest():
        # Lanes share a bias, or it is the next one: its place is known at run time only.
        if each.healthy and each.name != "healthy_bias":
            lanes = subject_of(each.name).lanes
            for access in (Access.LOAD, Access.STORE):
                assert all(lanes.is_coalesced(i) for i in accesses(each.name, access)), each.name
