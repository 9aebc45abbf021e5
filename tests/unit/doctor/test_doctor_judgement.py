"""What the facts of a machine mean: which parts are missed, and where kernels can be run."""

from dataclasses import replace
from pathlib import Path

import pytest

from cuado.doctor import files
from cuado.doctor.examination import judged
from cuado.errors import CuadoError, UnknownNameError
from cuado.model.machine import Examination, Part, Status
from cuado.sass.toolchain.locate import Program, Tool
from cuado.sources.machine.facts import (
    Compiler,
    Cupti,
    Driver,
    Facts,
    Gpu,
    Injection,
    Problem,
    Profiler,
    State,
)

H200 = Gpu(0, "NVIDIA H200", (9, 0), 139 << 30, has_ecc=True, bus_id="0000:3B:00.0")
PTXAS = Tool(Program.PTXAS, Path("/tools/ptxas"), (13, 0), "ptxas 13.0")
NVDISASM = Tool(Program.NVDISASM, Path("/tools/nvdisasm"), (13, 0), "nvdisasm 13.0")
NONE = Problem("not found", "install it")
STATE = State("00000000:3b:00.0", 345.0, 1980.0, 1980.0, is_persistent=True, is_divided=False)

WITH_GPU = Facts(
    bus=("0000:3b:00.0",),
    driver=Driver((13, 0), "580.65.06", (H200,)),
    bindings="13.0.1",
    trials={0: 0.8},
    compiler=Compiler((13, 0), frozenset({(9, 0), (12, 0)})),
    tools={
        Program.PTXAS: (PTXAS,),
        Program.NVDISASM: (NVDISASM,),
        Program.CUOBJDUMP: NONE,
        Program.NVCC: NONE,
    },
    targets={PTXAS: frozenset({(7, 5), (9, 0), (12, 0)})},
    cupti=Cupti("/tools/libcupti.so.13", 130001),
    counters=True,
    for_administrators=False,
    ncu=Profiler(Path("/tools/ncu"), "2025.3.1"),
    injection=Injection(is_built=True, note="shipped with cuado"),
    host_compiler="g++ 12.2.0 (/usr/bin/g++)",
    states=(STATE,),
    emulation_seconds=1.25,
)
WITHOUT_GPU = replace(
    WITH_GPU,
    bus=(),
    driver=NONE,
    trials={},
    counters=None,
    ncu=NONE,
    states=NONE,
    for_administrators=None,
)


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CUADO_JOURNAL", str(tmp_path / "journal.sqlite3"))
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))


def part(found: Examination, name: str) -> Part:
    (one,) = (part for part in found.parts if part.name == name)
    return one


def test_a_machine_with_everything() -> None:
    found = judged(WITH_GPU)
    assert found.places == ("gpu:0", "emulated:h200")
    assert {p.status for p in found.parts} == {Status.OK, Status.NOT_NEEDED}
    assert "NVIDIA H200: compute capability 9.0, 139.0 GiB, ECC on" in part(found, "GPU 0").found
    assert part(found, "driver").found == "580.65.06, takes CUDA up to 13.0"
    assert "SM clock 345 MHz now, at most 1980 MHz" in part(found, "clocks").found
    assert part(found, "cuobjdump").status is Status.NOT_NEEDED
    assert all(not p.remedy for p in found.parts)


def test_without_a_gpu_nothing_of_it_is_missed_unless_it_is_asked_for() -> None:
    found = judged(WITHOUT_GPU)
    assert found.is_ready
    assert found.places == ("emulated:h200",)
    assert not [p for p in found.parts if p.status is Status.MISSING]
    asked = judged(WITHOUT_GPU, "gpu")
    assert not asked.is_ready
    missed = {p.name for p in asked.parts if p.status is Status.MISSING}
    assert missed == {"GPU 0", "driver", "counters", "ncu"}
    assert part(asked, "driver").remedy == "install it"


def test_a_gpu_on_the_bus_without_a_driver_is_missed() -> None:
    found = judged(replace(WITHOUT_GPU, bus=("0000:3b:00.0",)))
    assert found.is_ready  # Kernels can still be emulated.
    assert part(found, "GPU 0").status is Status.MISSING
    assert "0000:3b:00.0" in part(found, "GPU 0").found
    assert part(found, "driver").status is Status.MISSING


def test_a_driver_that_does_not_start() -> None:
    problem = Problem("cuInit: CUDA_ERROR_SYSTEM_DRIVER_MISMATCH (803)", "reboot")
    found = judged(
        replace(WITH_GPU, driver=Driver((13, 0), problem=problem), trials={}, counters=None)
    )
    assert found.places == ("emulated:h200",)
    assert part(found, "driver").status is Status.MISSING
    assert part(found, "driver").remedy == "reboot"
    assert part(found, "counters").status is Status.MISSING


def test_a_gpu_on_which_no_kernel_runs_is_no_place() -> None:
    failed = Problem("the driver refused", "reboot")
    found = judged(replace(WITH_GPU, trials={0: failed}), "gpu")
    assert not found.is_ready
    assert part(found, "GPU 0").status is Status.MISSING
    assert "runs no kernel: the driver refused" in part(found, "GPU 0").found
    assert part(found, "GPU 0").remedy == "reboot"


def test_another_index_than_there_is() -> None:
    found = judged(WITH_GPU, "gpu:3")
    assert not found.is_ready
    assert part(found, "GPU 3").found == "there are 1 here"


def test_words_that_mean_no_device() -> None:
    with pytest.raises(UnknownNameError, match="unknown chip"):
        judged(WITH_GPU, "emulated:h2000")
    with pytest.raises(CuadoError, match="is no device"):
        judged(WITH_GPU, "tpu")


@pytest.mark.parametrize("lacking", ["bindings", "ptxas", "disassemblers"])
def test_what_a_gpu_cannot_do_without(lacking: str) -> None:
    tools = dict(WITH_GPU.tools)
    bindings: str | Problem = NONE if lacking == "bindings" else "13.0.1"
    if lacking == "ptxas":
        tools[Program.PTXAS] = NONE
    if lacking == "disassemblers":
        tools[Program.NVDISASM] = NONE
    found = judged(replace(WITH_GPU, bindings=bindings, tools=tools, trials={}), "gpu")
    assert not found.is_ready
    name = {"bindings": "cuda-bindings", "disassemblers": "nvdisasm"}.get(lacking, lacking)
    assert part(found, name).status is Status.MISSING
    assert part(found, name).remedy == "install it"
    assert bool(found.places) is (lacking == "bindings")


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        (replace(WITH_GPU, compiler=NONE), "NVRTC"),
        (replace(WITH_GPU, cupti=NONE, counters=None), "CUPTI"),
        (replace(WITH_GPU, counters=NONE), "counters"),
        (replace(WITH_GPU, ncu=NONE), "ncu"),
        (replace(WITH_GPU, states=NONE), "clocks"),
    ],
)
def test_what_a_gpu_can_do_without(facts: Facts, name: str) -> None:
    found = judged(facts, "gpu")
    assert found.is_ready
    assert part(found, name).status is Status.MISSING
    assert part(found, name).remedy == "install it"


def test_nvcc_stands_in_for_nvrtc() -> None:
    nvcc = Tool(Program.NVCC, Path("/tools/nvcc"), (13, 0), "nvcc 13.0")
    tools = {**WITH_GPU.tools, Program.NVCC: (nvcc,)}
    found = judged(replace(WITH_GPU, compiler=NONE, tools=tools))
    assert part(found, "NVRTC").status is Status.WARNING
    assert "nvcc serves" in part(found, "NVRTC").found


def test_a_gpu_that_no_assembler_knows_can_only_be_emulated() -> None:
    newer = replace(H200, name="NVIDIA Next", capability=(15, 0))
    facts = replace(WITH_GPU, driver=Driver((15, 0), "", (newer,)), trials={0: NONE})
    found = judged(facts)
    assert found.places == ("emulated:h200",)
    assert part(found, "ptxas").status is Status.MISSING
    assert "none makes code for sm_150" in part(found, "ptxas").found
    assert part(found, "NVRTC").status is Status.WARNING


def test_an_assembler_newer_than_the_driver_is_told() -> None:
    found = judged(replace(WITH_GPU, driver=Driver((12, 4), "", (H200,))))
    assert part(found, "ptxas").status is Status.WARNING
    assert "the driver takes CUDA 12.4" in part(found, "ptxas").found
    assert part(found, "ptxas").remedy


def test_of_several_assemblers_one_that_the_driver_takes_is_enough() -> None:
    older = replace(PTXAS, version=(12, 8), banner="ptxas 12.8")
    both = replace(
        WITH_GPU,
        driver=Driver((12, 4), "", (H200,)),
        tools={**WITH_GPU.tools, Program.PTXAS: (PTXAS, older)},
        targets={PTXAS: WITH_GPU.targets[PTXAS], older: WITH_GPU.targets[PTXAS]},
    )
    assert part(judged(both), "ptxas").status is Status.OK


def test_a_driver_older_than_cuda_12_is_named() -> None:
    found = judged(replace(WITH_GPU, driver=Driver((11, 8), "", (H200,))))
    assert part(found, "driver").status is Status.WARNING
    assert "CUDA 12.0 or newer" in part(found, "driver").found


def test_an_emulated_chip_older_than_any_target_is_assembled_for_a_newer_one() -> None:
    assert judged(WITHOUT_GPU, "emulated:v100").places == ("emulated:v100",)


def test_a_broken_emulator_leaves_the_gpu() -> None:
    found = judged(replace(WITH_GPU, emulation_seconds=NONE), "emulated")
    assert found.places == ("gpu:0",)
    assert not found.is_ready
    assert part(found, "emulated chips").status is Status.MISSING


def test_emulated_kernels_that_could_reach_files_are_a_warning() -> None:
    assert part(judged(WITH_GPU), "sandbox").status is Status.OK
    found = part(
        judged(replace(WITH_GPU, unconfined="seccomp: Function not implemented")), "sandbox"
    )
    assert found.status is Status.WARNING
    assert "not implemented" in found.found
    assert found.remedy


def test_counters_that_are_wrong_are_no_counters_to_trust() -> None:
    found = judged(replace(WITH_GPU, counters=False))
    assert part(found, "counters").status is Status.WARNING


def test_states_that_spoil_times() -> None:
    state = replace(STATE, is_persistent=False, is_divided=True, held_by=("heat",))
    found = judged(replace(WITH_GPU, states=(state,)))
    for name in ("clocks", "persistence", "MIG"):
        assert part(found, name).status is Status.WARNING
        assert part(found, name).remedy
    assert "held down by heat" in part(found, "clocks").found
    capped = judged(replace(WITH_GPU, states=(replace(STATE, held_by=("the power limit",)),)))
    assert part(capped, "clocks").status is Status.OK


def test_states_are_of_the_gpus_that_the_driver_shows() -> None:
    other = replace(STATE, bus_id="00000000:5e:00.0", sm_mhz=999.0)
    found = judged(replace(WITH_GPU, states=(other, STATE)))
    assert "345 MHz" in part(found, "clocks").found
    second = replace(H200, index=1, bus_id="0000:5E:00.0")
    both = replace(WITH_GPU, states=(other, STATE), driver=Driver((13, 0), "", (H200, second)))
    assert "999 MHz" in part(judged(both), "clocks 1").found


def test_the_journal_is_looked_at_and_not_made(tmp_path: Path) -> None:
    place = tmp_path / "journal.sqlite3"
    assert "to be begun" in part(judged(WITHOUT_GPU), "journal").found
    assert not place.exists()
    place.write_text("no database, for certain, but long enough to be taken for one: " * 20)
    before = sorted(tmp_path.iterdir())
    found = part(judged(WITHOUT_GPU), "journal")
    assert found.status is Status.WARNING
    assert "this is not a journal" in found.found
    assert sorted(tmp_path.iterdir()) == before


def test_places_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "is_writable", lambda _: False)
    found = judged(WITHOUT_GPU)
    assert part(found, "journal").status is Status.WARNING
    assert part(found, "cache").status is Status.WARNING
    monkeypatch.setenv("CUADO_CACHE", "off")
    assert part(judged(WITHOUT_GPU), "cache").status is Status.NOT_NEEDED


def test_the_injection_library_and_its_compiler() -> None:
    assert part(judged(WITH_GPU), "injection library").found == "shipped with cuado"
    assert part(judged(WITH_GPU), "C++ compiler").status is Status.OK
    shipped = judged(replace(WITH_GPU, host_compiler=NONE))
    assert part(shipped, "C++ compiler").found == "none: the injection library is there"
    neither = replace(WITH_GPU, injection=NONE, host_compiler=NONE)
    assert part(judged(neither), "injection library").status is Status.WARNING
    assert part(judged(neither), "injection library").remedy == "install it"
    assert judged(neither).is_ready  # Kernels run without it.
    no_gpu = judged(replace(WITHOUT_GPU, injection=NONE))
    assert part(no_gpu, "injection library").status is Status.NOT_NEEDED
