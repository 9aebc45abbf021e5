"""From a program to a launch that is worked on: traced, its hottest kernel captured, replayed."""

import json
from pathlib import Path

import pytest
from injection_world import AXPY, World
from msgspec.structs import astuple

from cuado.api import capture_hottest
from cuado.cli.main import run
from cuado.errors import CuadoError
from cuado.sources.capture import read_capture


@pytest.fixture
def program(world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A program whose kernel is the one above; what it needs is in the environment."""
    module = tmp_path / "axpy.ptx"
    module.write_text(AXPY)
    for name, value in world.environment(FAKE_MODULE=str(module)).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("CUADO_CUPTI", world.cupti)
    return world.program


def test_an_ordinary_launch_of_the_hottest_kernel_is_captured(program: str, tmp_path: Path) -> None:
    told: list[str] = []
    found = capture_hottest([program, "launch", "5"], tmp_path, limit=1 << 30, tell=told.append)
    assert found.path == tmp_path / "axpy.capture"
    assert found.manifest.kernel == "_Z4axpyfPKfPfi"
    assert told[0] == "the program ended with exit code 7"
    assert "takes 100% of the time of all kernels, 5 launches" in told[1]
    assert found.manifest.launch == 0  # the fake's launches all take the same time
    # Of five launches one was captured; the others say what the kernel takes in its program.
    assert found.manifest.usual is not None
    assert astuple(found.manifest.usual) == (4, *[pytest.approx(250e-9)] * 3)
    with pytest.raises(CuadoError, match="no kernel matches 'spmv'") as raised:
        capture_hottest([program, "launch", "1"], tmp_path, "spmv", limit=1 << 30, tell=told.append)
    assert str(raised.value.remedy).startswith("it launched axpy")
    with pytest.raises(CuadoError, match="no kernel matches 'AXPY'") as raised:
        capture_hottest([program, "launch", "1"], tmp_path, "AXPY", limit=1 << 30, tell=told.append)
    assert str(raised.value.remedy).startswith("-k '(?i)AXPY' finds one whatever the case; it")


def test_the_loop_takes_a_program(
    program: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    options = ["--device", "emulated:h200", "--captures", str(tmp_path / "made"), "--budget", "4"]
    options += ["-t", "shared-swizzle", "--no-record", "--format", "json"]
    assert run(["run", *options, "--", program, "launch", "3"]) == 0
    shown = capfd.readouterr()
    assert "sum 2268.0\n" in shown.out  # the program's own output, of both of its runs
    report = json.loads(shown.out[shown.out.index("{") :])
    assert report["kernel"] == "axpy"
    assert read_capture(tmp_path / "made" / "axpy.capture").manifest.command[1:] == ("launch", "3")
    assert "cuado: captured in " in shown.err


def test_what_is_neither_case_nor_program_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no program")
    for words, message in (
        (["a.toml", "b.toml"], "a.toml is a case, and there is more: b.toml"),
        (["nothing.toml"], "there is no such file"),
        (["--", "no-such-program", "-x"], "no-such-program"),
        (["--", "./no-such-program"], "as a program it is not there"),
        (["--", str(notes)], "as a program it cannot be run"),
        (["-s", "N=1", "--", "true", "x"], "nothing of a program can be set with -s"),
        (["-k", "spmv", "a.toml"], "-k is for programs"),
    ):
        assert run(["run", *words]) == 2
        assert message in capsys.readouterr().err
