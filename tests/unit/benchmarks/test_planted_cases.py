"""The planted kernels: the manifest holds, and what is planted can be seen in the machine code."""

import importlib.util
import math
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from cuado.device.library import load_chip
from cuado.device.occupancy import LaunchRequirements, Occupancy, Resource, occupancy
from cuado.errors import InvalidDataError
from cuado.model.launch import Launch
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, count_classes, count_opcodes
from cuado.sass.toolchain.disassemble import Disassembly, disassemble
from cuado.sources.case import load_case
from cuado.sources.case.description import read_case
from cuado.whatif.experiment import Refusal, Scope
from cuado.whatif.registry import experiment_named
from cuado.whatif.subject import Built, Subject

PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"
CHIP = load_chip("h200")
NAMES = sorted(p.stem for p in PLANTED.glob("*.toml") if p.name != "manifest.toml")


@pytest.fixture(scope="module")
def manifest() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("planted_manifest", PLANTED / "manifest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@cache
def launch_of(name: str) -> Launch:
    return load_case(PLANTED / f"{name}.toml")


@cache
def machine_code(ptx: str) -> tuple[Assembly, Disassembly]:
    kept = Cache.default()
    made = assemble(ptx, AssembleOptions("sm_90"), cache=kept)
    return made, disassemble(made.cubin, cache=kept)


@cache
def subject_of(name: str) -> Subject:
    launch = launch_of(name)
    made, code = machine_code(launch.ptx)
    body = code.functions[launch.kernel].body
    return Subject(
        launch, CHIP, Built(made.cubin, made.resources[launch.kernel], count_classes(body))
    )


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


# The manifest


def test_the_manifest_is_complete(manifest: ModuleType) -> None:
    found = manifest.read_manifest()
    assert sum(len(each.causes) == 1 and not each.healthy for each in found) >= 30
    assert sum(each.healthy for each in found) >= 4
    assert sum(len(each.causes) == 2 for each in found) >= 3
    assert {cause for each in found for cause in each.causes} == set(manifest.vocabulary())
    used = [each.case.stem for each in found] + [each.twin.stem for each in found if each.twin]
    assert sorted(used) == NAMES


def test_twins_take_the_same_arguments(manifest: ModuleType) -> None:
    for each in manifest.read_manifest():
        if each.twin:
            case, twin = read_case(each.case), read_case(each.twin)
            assert (case.arguments, case.outputs) == (twin.arguments, twin.outputs), each.name
            assert case.warm == twin.warm, each.name


def test_buffers_stay_within_a_gibibyte() -> None:
    for name in NAMES:
        case = read_case(PLANTED / f"{name}.toml")
        assert case.outputs, name
        assert all(getattr(a, "bytes", 0) <= 1 << 30 for a in case.arguments), name


def test_every_kernel_is_used_and_says_what_is_planted() -> None:
    used = {(c.source.name, c.kernel) for c in (read_case(PLANTED / f"{n}.toml") for n in NAMES)}
    written = {
        (source.name, name)
        for source in (PLANTED / "kernels").glob("*.cu")
        for _, name in re.findall(
            r"^// (Planted|Repaired|Healthy)\b.*\n__global__ void\s(?:__maxnreg__\(\d+\) )?(\w+)\(",
            source.read_text(),
            re.MULTILINE,
        )
    }
    assert written == used


ENTRY = """
[[planted]]
name = "one"
cause = "spills"
twin = "two"
exact = true
results = "equal"
experiments = ["no-spills"]
rules = ["spilling-hurts"]
says = "It spills."
"""
TOP = 'schema = 1\n[vocabulary]\nspills = "spills"\nhealthy = "nothing"\n'


def written(folder: Path, text: str) -> Path:
    for name in ("one", "two"):
        (folder / f"{name}.toml").touch()
    (folder / "manifest.toml").write_text(text)
    return folder / "manifest.toml"


def test_an_entry_reads(manifest: ModuleType, tmp_path: Path) -> None:
    (found,) = manifest.read_manifest(written(tmp_path, TOP + ENTRY))
    assert found == manifest.Planted(
        name="one",
        cause="spills",
        causes=("spills",),
        case=tmp_path / "one.toml",
        twin=tmp_path / "two.toml",
        exact=True,
        results=manifest.Results.EQUAL,
        experiments=("no-spills",),
        rules=("spilling-hurts",),
        says="It spills.",
    )


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('says = "It', 'word = 1\nsays = "It', "one: unknown keys: word"),
        ('says = "It spills."', "", "one: missing keys: says"),
        ('cause = "spills"', 'cause = "spill"', "unknown cause 'spill'"),
        ('cause = "spills"', 'cause = "spills"\ncauses = ["healthy"]', "'causes' lacks 'spills'"),
        ('cause = "spills"', 'cause = "healthy"', "neither other causes nor a twin"),
        ('"no-spills"', '"no-spill"', "unknown experiment 'no-spill'"),
        ('["no-spills"]', "[]", "should name its cause"),
        ('"spilling-hurts"', '"spilling"', "unknown rule 'spilling'"),
        ('["spilling-hurts"]', '"spilling-hurts"', "'rules' is no list of names"),
        ('twin = "two"', 'twin = "three"', "there is no case 'three'"),
        ('twin = "two"', "", "unknown keys: exact, results"),
        ('results = "equal"', 'results = "same"', "'results' is not known"),
        ("exact = true", 'exact = "yes"', "'exact' is neither true nor false"),
        ("schema = 1", "schema = 2", "schema is 2"),
        ("schema = 1", "schema = 1\nword = 2", "unknown keys: word"),
        ("[vocabulary]", "[words]", "unknown keys: words"),
        ('healthy = "nothing"', "", "the vocabulary lacks 'healthy'"),
        ("[[planted]]", ENTRY + "[[planted]]", "two entries are called 'one'"),
        ("schema = 1", "schema = ", "no TOML"),
    ],
)
def test_bad_manifests_are_refused(
    manifest: ModuleType, tmp_path: Path, old: str, new: str, says: str
) -> None:
    text = TOP + ENTRY
    assert old in text
    with pytest.raises(InvalidDataError) as caught:
        manifest.read_manifest(written(tmp_path, text.replace(old, new, 1)))
    assert says in str(caught.value)


# What can be seen without running


@pytest.mark.parametrize("name", NAMES)
def test_cases_load_and_have_only_the_planted_trouble(name: str) -> None:
    resources, found = subject_of(name).built.resources, classes(name)
    assert resources.spills == (name in ("spills", "spills_hard", "spills_harmless"))
    local = found[SassClass.LOCAL_LOAD] > 0
    assert local == (bool(resources.spills) or name == "dynamic_local_array")
    double = name in ("fp64_literals", "two_divergence_and_fp64", "healthy_triad_fp64")
    assert (found[SassClass.FP64] > 0) == (double or name.startswith("bank_conflicts_fp64"))
    assert fits(name).blocks_per_sm > 0
    if "occupancy" not in name or name.endswith("repaired"):
        assert fits(name).warps_per_sm >= (16 if name.startswith("spills") else 40), fits(name)


def test_planted_experiments_can_be_made(manifest: ModuleType) -> None:
    for each in manifest.read_manifest():
        subject = subject_of(each.name)
        for name in each.experiments:
            proposed = experiment_named(name).propose(subject, Scope())
            assert not isinstance(proposed, Refusal), (each.name, name, proposed)


@pytest.mark.parametrize(
    ("name", "access"),
    [
        ("uncoalesced_load", Access.LOAD),
        ("uncoalesced_store", Access.STORE),
        ("transposed_store", Access.STORE),
        ("array_of_structures", Access.LOAD),
        ("two_load_and_store", Access.LOAD),
        ("two_load_and_store", Access.STORE),
    ],
)
def test_uncoalesced_accesses(name: str, access: Access) -> None:
    assert worst_sectors(name, access) == 32
    assert worst_sectors(f"{name}_repaired", access) == 4


def test_narrow_accesses() -> None:
    assert "LDG.E.U8 " in texts("narrow_access")
    assert "LDG.E.128 " in texts("narrow_access_repaired")


@pytest.mark.parametrize(
    ("name", "element", "ways"),
    [("2_way", 4, 2), ("32_way", 4, 32), ("fp64", 8, 32)],
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


@pytest.mark.parametrize("name", ["divergence", "divergent_trips"])
def test_divergence(name: str) -> None:
    assert subject_of(name).lanes.divergent_branches
    assert not subject_of(f"{name}_repaired").lanes.divergent_branches


def test_barriers_and_atomics() -> None:
    for name in ("barriers", "reduction_sweep", "two_conflicts_and_barriers"):
        assert classes(name)[SassClass.BARRIER]
        assert not classes(f"{name}_repaired")[SassClass.BARRIER]
    assert classes("atomics_global")[SassClass.ATOMIC] == 1
    assert classes("atomics_shared")[SassClass.SHARED_ATOMIC]


def test_occupancy() -> None:
    assert fits("occupancy_shared").limiting == (Resource.SHARED_MEMORY,)
    assert fits("occupancy_registers").limiting == (Resource.REGISTERS,)
    for name in ("occupancy_shared", "occupancy_registers"):
        assert fits(name).warps_per_sm == 12
        assert fits(f"{name}_repaired").warps_per_sm == CHIP.max_warps_per_sm


def test_grids() -> None:
    wave = fits("tail").blocks_per_sm * CHIP.sm_count
    assert 0 < launch_of("tail").blocks - wave < wave // 20
    assert launch_of("tail_repaired").blocks == wave
    for name in ("small_grid", "two_grid_and_division"):
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
    assert not opcodes("unfused")["FFMA"]
    assert opcodes("unfused_repaired")["FFMA"]


def test_redundant_loads_are_in_the_loop() -> None:
    for name, expected in (("redundant_loads", 16), ("redundant_loads_repaired", 0)):
        flow = subject_of(name).slicer.flow
        (loop,) = loops_of(flow)
        inside = [i for i in accesses(name, Access.LOAD) if flow.block_of[i] in loop.blocks]
        assert len(inside) == expected


def test_loads_in_flight() -> None:
    for name, expected in (("low_ilp", 1), ("low_ilp_repaired", 8)):
        flow = subject_of(name).slicer.flow
        blocks = Counter(flow.block_of[i] for i in accesses(name, Access.LOAD))
        assert max(blocks.values()) == expected


def test_healthy_kernels_are_coalesced(manifest: ModuleType) -> None:
    for each in manifest.read_manifest():
        if each.healthy:
            lanes = subject_of(each.name).lanes
            for access in (Access.LOAD, Access.STORE):
                assert all(lanes.is_coalesced(i) for i in accesses(each.name, access)), each.name
