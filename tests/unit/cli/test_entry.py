"""The GPU's process is started before everything else, where a command surely uses it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cuado.backends.gpu import process
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.gpu.process import GPU_ENGINE, start_early, worker_for
from cuado.cli import entry
from cuado.cli.entry import wants_emulated, wants_gpu


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["whatif", "case.toml"], True),
        (["whatif", "case.toml", "--device", "gpu:1"], True),
        (["run", "case.toml", "--device=0"], True),
        (["whatif", "case.toml", "--device", "emulated:h200"], False),
        (["whatif", "case.toml", "--device=emulated"], False),
        (["whatif", "--", "./app", "--device", "emulated"], True),
        (["whatif", "--help"], False),
        (["analyze", "report.ncu-rep"], False),
        ([], False),
    ],
)
def test_commands_that_use_a_gpu_are_known_by_their_words(words: list[str], wanted: bool) -> None:
    assert wants_gpu(words) is wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["whatif", "case.toml", "--device", "emulated:h200"], True),
        (["analyze", "case.toml", "--device=emulated"], True),
        (["check", "case.toml"], True),
        (["check", "--help"], False),
        (["whatif", "case.toml"], False),
        (["whatif", "--", "./app", "--device", "emulated"], False),
        (["analyze", "report.ncu-rep"], False),
        (["list", "chips", "--device", "emulated"], False),
        ([], False),
    ],
)
def test_commands_that_emulate_are_known_by_their_words(words: list[str], wanted: bool) -> None:
    assert wants_emulated(words) is wanted


def test_a_command_that_emulates_compiles_beside_its_imports(tmp_path: Path) -> None:
    """Also if it ends at once, in the midst of compiling."""
    ran = subprocess.run(
        [sys.executable, "-m", "cuado", "check", "missing.toml"],
        env={**os.environ, "CUADO_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2, ran.stderr
    assert "missing.toml" in ran.stderr


def test_a_worker_that_was_started_early_is_taken_once_and_only_for_its_engine() -> None:
    start_early()
    start_early()
    (early,) = process._EARLY
    other = worker_for("some:Engine")
    assert other is not early
    other.kill()
    assert worker_for(GPU_ENGINE) is early
    early.kill()
    another = worker_for(GPU_ENGINE)
    assert another is not early
    another.kill()


def test_a_worker_that_has_ended_is_not_taken() -> None:
    start_early()
    (early,) = process._EARLY
    early.kill()
    found = worker_for(GPU_ENGINE)
    assert found is not early
    assert not found.has_ended()
    found.kill()


def test_where_no_worker_can_be_started_that_is_said_when_one_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def start(*_: object) -> process.Worker:
        raise OSError("no more processes")

    monkeypatch.setattr(process, "Worker", start)
    monkeypatch.setattr("cuado.backends.gpu.backend.Worker", start)
    start_early()
    GpuBackend().start_ahead()
    with pytest.raises(OSError, match="no more processes"):
        worker_for(GPU_ENGINE)


def test_a_worker_that_nobody_took_ends_with_the_process(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path\n"
        "from cuado.backends.gpu import process\n"
        "process.start_early()\n"
        f"Path({str(tmp_path / 'pid')!r}).write_text(str(process._EARLY[0].pid))\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_without_a_driver_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    monkeypatch.setattr(process, "start_early", lambda: started.append(1))
    monkeypatch.setattr("cuado.cli.main.run", lambda: 7)
    monkeypatch.setattr(sys, "argv", ["cuado", "whatif", "case.toml"])
    monkeypatch.setattr(entry, "_DRIVER", Path("/nowhere/nvidiactl"))
    assert entry.run() == 7
    assert not started
    monkeypatch.setattr(entry, "_DRIVER", Path("/"))
    assert entry.run() == 7
    assert started == [1]


def test_a_question_to_a_gpu_imports_nothing_of_the_emulated_device() -> None:
    code = (
        "import sys\n"
        "from cuado.cli.kept_whatifs import kept, key_of\n"
        "from cuado.backends.gpu.backend import GpuBackend\n"
        "assert kept(key_of(None, GpuBackend(), ())) is None\n"
        "assert 'cuado.report.saved' not in sys.modules\n"
        "import cuado.what_if.conduct, cuado.what_if.counters, cuado.report.whatif, cuado.api\n"
        "import cuado.calibration.on_the_spot\n"
        "found = [m for m in sys.modules if m.startswith('cuado.backends.emulated')]\n"
        "assert not found, found\n"
        "assert 'cuado.calibration.roofs' not in sys.modules\n"
        "assert 'llvmlite' not in sys.modules\n"
        "assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_worker_imports_nothing_of_the_session() -> None:
    code = (
        "import sys, cuado.backends.gpu.worker, cuado.backends.gpu.engine\n"
        "assert 'cuado.backends.gpu.backend' not in sys.modules\n"
        "assert 'cuado.backends.gpu.bench' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    assert GpuBackend(0).notes == ()
