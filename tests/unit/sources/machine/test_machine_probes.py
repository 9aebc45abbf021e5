"""Probes of the machine, on tools and libraries that stand in for the real ones."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.gpu import GpuBackend, Limits
from cuado.sass.toolchain.locate import Program, find_all
from cuado.sources.machine import driver, ncu, smi
from cuado.sources.machine.child import ask
from cuado.sources.machine.facts import Facts, Problem, Profiler, State
from cuado.sources.machine.folders import is_writable
from cuado.sources.machine.kernel import THREADS, seconds_on
from cuado.sources.machine.survey import survey

Script = Callable[[str, str], Path]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Script:
    """Puts a program that runs ``body`` as Python on a PATH that has nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    for name in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(ncu, "_USUAL", tmp_path / "none")
    monkeypatch.setattr(ncu, "_OWN", tmp_path / "none")

    def write(name: str, body: str) -> Path:
        path = folder / name
        path.write_text(f"#!{sys.executable}\nimport os, sys, time\n{body}\n")
        path.chmod(0o755)
        return path

    return write


ROW = "print('00000000:3B:00.0, 345, 1980, 1980, Enabled, Disabled, {}')"


@pytest.mark.usefixtures("script")
def test_without_nvidia_smi_and_ncu() -> None:
    assert isinstance(smi.states(), Problem)
    found = ncu.find()
    assert isinstance(found, Problem)
    assert "ncu not found" in found.message
    assert "Nsight Compute" in found.remedy


def test_states_by_nvidia_smi(script: Script) -> None:
    script("nvidia-smi", ROW.format("Not Active, Not Active, Not Active, Active"))
    state = State("00000000:3B:00.0", 345.0, 1980.0, 1980.0, True, False, ("the power limit",))
    assert smi.states() == (state,)


def test_values_that_nvidia_smi_does_not_have_are_absent(script: Script) -> None:
    script("nvidia-smi", "print(', '.join(['00000000:3B:00.0', *['[N/A]'] * 9]))")
    assert smi.states() == (State("00000000:3B:00.0"),)


def test_fields_that_nvidia_smi_does_not_know_are_not_asked_for_again(script: Script) -> None:
    script(
        "nvidia-smi",
        """
fields = sys.argv[1].partition("=")[2].split(",")
for unknown in ("mig.mode.current", "clocks.max.sm"):
    if unknown in fields:
        print(f'Field "{unknown}" is not a valid field to query.')
        sys.exit(2)
print(", ".join({"persistence_mode": "Disabled", "clocks.current.sm": "1095"}.get(f, "x")
                for f in fields))
""",
    )
    (state,) = smi.states()  # type: ignore[misc] # a Problem does not unpack
    assert (state.sm_mhz, state.most_mhz) == (1095.0, None)
    assert (state.is_persistent, state.is_divided) == (False, None)


def test_an_nvidia_smi_that_fails_or_hangs(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    script("nvidia-smi", "print('NVIDIA-SMI has failed because'); sys.exit(9)")
    found = smi.states()
    assert isinstance(found, Problem)
    assert "has failed because" in found.message
    monkeypatch.setattr(smi, "_SECONDS", 0.3)
    script("nvidia-smi", "time.sleep(60)")
    found = smi.states()
    assert isinstance(found, Problem)
    assert "took longer than 0.3 s" in found.message


def test_ncu_is_asked_for_its_version(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    path = script("ncu", "print('Copyright (c)\\nVersion 2025.3.1.0 (build 36398880) (public)')")
    assert ncu.find() == Profiler(path, "2025.3.1.0")
    script("ncu", "sys.exit('no such library')")
    assert isinstance(ncu.find(), Problem)
    monkeypatch.setattr(ncu, "_SECONDS", 0.3)
    script("ncu", "time.sleep(60)")
    found = ncu.find()
    assert isinstance(found, Problem)
    assert "took longer" in found.message


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("time.sleep(60)", "no answer within 0.5 s"),
        ("os.kill(os.getpid(), 11)", "ended by SIGSEGV"),
        ("print('library loaded')", "ended with 0, said nothing"),
        ("sys.exit('RuntimeError: broken')", "RuntimeError: broken"),
        ("""print('{"problem": "why", "remedy": "what"}')""", "why"),
    ],
)
def test_children_that_hang_crash_or_fail_are_answers(
    script: Script, monkeypatch: pytest.MonkeyPatch, body: str, says: str
) -> None:
    monkeypatch.setattr(sys, "executable", str(script("python", body)))
    found = ask("driver", seconds=0.5 if "sleep" in body else 30.0)
    assert isinstance(found, Problem)
    assert says in found.message


def test_what_libraries_print_is_no_answer(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    body = """print('loading {');print('{"cuda": [13, 0]}')"""
    monkeypatch.setattr(sys, "executable", str(script("python", body)))
    assert ask("driver") == {"cuda": [13, 0]}


def test_a_python_without_llvmlite(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "llvmlite.py").write_text(
        "raise ModuleNotFoundError(\"No module named 'llvmlite'\", name='llvmlite')"
    )
    monkeypatch.syspath_prepend(tmp_path)
    found = ask("emulation")
    assert found == Problem("No module named 'llvmlite'", "pip install llvmlite")


def test_a_python_without_bindings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cuda.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert ask("bindings") == Problem("cuda-bindings is not installed", "pip install 'cuado[gpu]'")


class _Libcuda:
    """A driver of two GPUs; ``status`` is what cuInit returns."""

    def __init__(self, status: int = 0) -> None:
        self.status = status

    def cuInit(self, _: int) -> int:  # noqa: N802
        return self.status

    def __getattr__(self, name: str) -> Callable[..., int]:
        def function(target: Any, *rest: Any) -> int:
            place = target._obj if hasattr(target, "_obj") else target
            if name == "cuGetErrorName":
                rest[0]._obj.value = b"CUDA_ERROR_X"
            elif name == "cuDeviceGetAttribute":
                if rest[0] == 32 and rest[1].value:
                    return 1
                place.value = {75: 9, 76: 0, 32: 1}[rest[0]]
            else:
                place.value = {
                    "cuDriverGetVersion": 12080,
                    "cuDeviceGetCount": 2,
                    "cuDeviceGet": rest[0] if rest else 0,
                    "cuDeviceGetName": b"NVIDIA H200",
                    "cuDeviceTotalMem_v2": 139 << 30,
                    "cuDeviceGetPCIBusId": b"0000:3B:00.0",
                }[name]
            return 0

        return function


def _with(monkeypatch: pytest.MonkeyPatch, library: Any) -> dict[str, Any]:
    monkeypatch.setattr("ctypes.CDLL", lambda _: library)
    return driver.probe(0)


def test_gpus_by_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _with(monkeypatch, _Libcuda())
    assert found["cuda"] == [12, 8]
    first, second = found["gpus"]
    assert first == {
        "index": 0,
        "name": "NVIDIA H200",
        "capability": [9, 0],
        "memory_bytes": 139 << 30,
        "has_ecc": True,
        "bus_id": "0000:3B:00.0",
    }
    assert (second["index"], second["has_ecc"]) == (1, None)


@pytest.mark.parametrize(
    ("status", "remedy"), [(34, "stubs"), (100, "CUDA_VISIBLE"), (803, "reboot"), (3, "nvidia-smi")]
)
def test_a_driver_that_does_not_start_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, status: int, remedy: str
) -> None:
    found = _with(monkeypatch, _Libcuda(status))
    assert found["gpus"] == []
    assert found["failed"]["message"] == f"cuInit: CUDA_ERROR_X ({status})"
    assert remedy in found["failed"]["remedy"]


@pytest.mark.parametrize(
    ("text", "release"),
    [
        ("NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue Mar  5", "550.54.15"),
        (
            "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  570.86.15  Release Build",
            "570.86.15",
        ),
        ("something else 1.2.3", ""),
    ],
)
def test_release_of_the_kernel_module(tmp_path: Path, text: str, release: str) -> None:
    place = tmp_path / "version"
    assert driver.release(place) == ""
    place.write_text(text)
    assert driver.release(place) == release


def test_who_may_count(tmp_path: Path) -> None:
    place = tmp_path / "params"
    assert driver.for_administrators(place) is None
    place.write_text("EnableMSI: 1\nRmProfilingAdminOnly: 1\n")
    assert driver.for_administrators(place) is True
    place.write_text("EnableMSI: 1\nRmProfilingAdminOnly: 0\n")
    assert driver.for_administrators(place) is False


def test_gpus_on_the_bus(tmp_path: Path) -> None:
    devices = {
        "0000:3b:00.0": ("0x10de", "0x030200"),
        "0000:3b:00.1": ("0x10de", "0x040300"),  # The sound of a graphics card.
        "0000:01:00.0": ("0x8086", "0x030000"),
    }
    assert driver.on_bus(tmp_path / "none") == ()
    for name, (vendor, kind) in devices.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / "vendor").write_text(f"{vendor}\n")
        (folder / "class").write_text(f"{kind}\n")
    assert driver.on_bus(tmp_path) == ("0000:3b:00.0",)


def test_writing_is_not_tried(tmp_path: Path) -> None:
    assert is_writable(tmp_path / "to" / "be" / "made")
    (tmp_path / "file").write_text("")
    assert is_writable(tmp_path / "file")
    assert not is_writable(tmp_path / "file" / "below")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.fixture
def ptxas() -> None:
    if not find_all(Program.PTXAS):
        pytest.skip("no ptxas on this machine")


@pytest.mark.usefixtures("ptxas")
def test_a_kernel_is_run_and_its_results_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    found = seconds_on(EmulatedBackend("h200"))
    assert isinstance(found, float)
    assert found > 0
    monkeypatch.setattr(EmulatedBench, "outputs", lambda *_: {"target": bytes(4 * THREADS)})
    wrong = seconds_on(EmulatedBackend("h200"))
    assert isinstance(wrong, Problem)
    assert "wrong results" in wrong.message


def test_a_gpu_that_is_not_there_runs_no_kernel() -> None:
    limits = Limits(start=60.0)
    engine = "gpu_stand_in:NoSuchEngine"  # The worker ends before it answers.
    found = seconds_on(GpuBackend(0, limits, engine))
    assert isinstance(found, Problem)
    assert found.message


def test_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_PTXAS", "/nowhere/ptxas")
    found = survey()
    assert isinstance(found, Facts)
    assert isinstance(found.emulation_seconds, float)
    assert 0 < found.emulation_seconds < 120
    assert found.found(Program.PTXAS) == ()
    problem = found.tools[Program.PTXAS]
    assert isinstance(problem, Problem)
    assert problem.remedy == "correct CUADO_PTXAS"
