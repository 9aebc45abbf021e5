"""What is refused before a program runs, and what a run without the library's word says."""

import sys
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.sources.injection import checks
from cuado.sources.injection.checks import NotRunError
from cuado.sources.injection.jobs import environment
from cuado.sources.injection.run import Captured, Traced, injected


def refused(command: list[str], base: dict[str, str] | None = None) -> NotRunError:
    with pytest.raises(NotRunError) as caught:
        injected(command, Traced(), base=base, library=Path("none"), cupti="none")
    assert caught.value.remedy
    return caught.value


def test_a_command_that_is_not_there() -> None:
    assert "command not found: nobody-has-this" in refused(["nobody-has-this"]).message
    assert "no command" in refused([]).message


def test_a_file_that_may_not_be_executed(tmp_path: Path) -> None:
    script = tmp_path / "train.py"
    script.write_text("pass\n")
    error = refused([str(script)])
    assert "may not be executed" in error.message
    assert "python" in error.remedy


def test_a_script_without_an_interpreter(tmp_path: Path) -> None:
    script = tmp_path / "train.sh"
    script.write_text("#!/nowhere/interpreter\n")
    script.chmod(0o755)
    assert "does not start" in refused([str(script)]).message


@pytest.mark.parametrize(
    "name", ["CUDA_INJECTION64_PATH", "NVTX_INJECTION64_PATH", "NSYS_PROFILING_SESSION_ID"]
)
def test_a_profiler_around_it(name: str) -> None:
    error = refused([sys.executable], {"PATH": "/usr/bin", name: "/opt/tool.so"})
    assert name in error.message


def test_a_profiler_in_the_command(tmp_path: Path) -> None:
    ncu = tmp_path / "ncu"
    ncu.write_text("#!/bin/sh\n")
    ncu.chmod(0o755)
    assert "ncu is a profiler itself" in refused([str(ncu), "./app"]).message


def test_no_cupti(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "candidates", lambda: ("libcupti.so.13",))
    monkeypatch.setattr("ctypes.util.find_library", lambda _: None)
    with pytest.raises(NotRunError, match="CUPTI was not found") as caught:
        checks.cupti_path()
    assert "CUADO_CUPTI" in caught.value.remedy


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CuadoError, match="cannot be made"):
        injected([sys.executable], Traced(), folder=tmp_path / "file" / "traces")


def test_a_program_without_cuda(tmp_path: Path) -> None:
    ran = injected(
        [sys.executable, "-c", "raise SystemExit(5)"],
        Traced(),
        folder=tmp_path,
        library=Path("/none.so"),
        cupti="none",
    )
    assert (ran.exit_code, ran.signal, ran.files) == (5, None, ())
    assert "does not use CUDA" in ran.notes[0]


def test_what_an_earlier_run_left_does_not_count(tmp_path: Path) -> None:
    for name in ("9.notes", "9.kernels.json", "claimed-0", "9.trace"):
        (tmp_path / name).write_text('{"kernels": [{"name": "k", "launches": 3}]}')
    ran = injected(
        [sys.executable, "-c", ""], Traced(), folder=tmp_path, library=Path("n"), cupti="n"
    )
    assert (ran.files, ran.kernels) == ((), {})
    assert [path.name for path in tmp_path.iterdir()] == ["9.trace"]  # Not ours to remove.


def test_settings_reach_the_library() -> None:
    base = {"PATH": "/bin"}
    library, folder = Path("/l.so"), Path("/traces")
    traced = environment(base, Traced(api=True, limit=99), folder, library, "/c.so")
    assert traced["CUDA_INJECTION64_PATH"] == traced["NVTX_INJECTION64_PATH"] == "/l.so"
    assert traced["CUADO_INJECTION_API"] == "1"
    assert traced["CUADO_INJECTION_TRACE_BYTES"] == "99"
    captured = environment(base, Captured(r"a\d", memory="all"), folder, library, "/c.so")
    assert captured["CUADO_INJECTION_KERNEL"] == "a[0-9]"
    assert captured["CUADO_INJECTION_MEMORY"] == "all"
    assert "NVTX_INJECTION64_PATH" not in captured
    assert base == {"PATH": "/bin"}
