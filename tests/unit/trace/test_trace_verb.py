"""``cuado trace`` as a user meets it; the launcher is a double that leaves traces as it does."""

import gzip
import json
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from trace_writers import RawWriter, bicgstab

from cuado.cli.main import run
from cuado.errors import CuadoError


@dataclass(frozen=True)
class Traced:
    api: bool = False


@dataclass(frozen=True)
class Ran:
    exit_code: int
    signal: int | None
    folder: Path
    files: tuple[Path, ...]
    seconds: float = 1.0
    notes: tuple[str, ...] = ()


Launcher = Callable[..., list[tuple[list[str], Traced, Path]]]


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch) -> Launcher:
    """Sets what a run leaves, and gives the runs that there were."""

    def set_up(
        *traces: RawWriter, code: int = 0, signal: int | None = None, notes: tuple[str, ...] = ()
    ) -> list[tuple[list[str], Traced, Path]]:
        runs: list[tuple[list[str], Traced, Path]] = []

        def injected(command: Sequence[str], job: Traced, *, folder: Path, **_: Any) -> Ran:
            if command[0] == "missing":
                raise CuadoError("command not found: missing", "give its path")
            runs.append((list(command), job, folder))
            print("the program's own output")
            files = tuple(raw.save(folder) for raw in traces)
            return Ran(code, signal, folder, files, notes=notes)

        module = types.ModuleType("cuado.sources.injection.run")
        module.Traced = Traced  # type: ignore[attr-defined]
        module.injected = injected  # type: ignore[attr-defined]
        package = types.ModuleType("cuado.sources.injection")
        monkeypatch.setitem(sys.modules, "cuado.sources.injection", package)
        monkeypatch.setitem(sys.modules, "cuado.sources.injection.run", module)
        return runs

    return set_up


def trace(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = run(["trace", *map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_a_command_is_traced(capsys: pytest.CaptureFixture[str], launcher: Launcher) -> None:
    runs = launcher(bicgstab(), notes=("A remark of the library",))
    code, out, err = trace(capsys, "--", "./bicgstab", "--size", "64")
    assert code == 0
    assert out.startswith("the program's own output\nspmv takes 82% of the time")
    assert "./bicgstab --size 64." in out
    assert "A remark of the library." in out
    assert err == ""
    ((command, job, folder),) = runs
    assert command == ["./bicgstab", "--size", "64"]
    assert not job.api
    assert not folder.exists(), "the recording was not asked for"


def test_the_report_leaves_the_programs_output_alone(
    capsys: pytest.CaptureFixture[str], launcher: Launcher, tmp_path: Path
) -> None:
    launcher(bicgstab())
    code, out, err = trace(capsys, "--stderr", "--", "./bicgstab")
    assert (code, out) == (0, "the program's own output\n")
    assert "spmv takes 82%" in err
    file = tmp_path / "report.json"
    code, out, err = trace(capsys, "-o", file, "--", "./bicgstab")
    assert (code, out) == (0, "the program's own output\n")
    assert json.loads(file.read_text())["exit_code"] == 0


def test_a_recording_is_kept_and_read_again(
    capsys: pytest.CaptureFixture[str], launcher: Launcher, tmp_path: Path
) -> None:
    runs = launcher(bicgstab())
    kept = tmp_path / "run1"
    _, _, err = trace(capsys, "--keep", kept, "--calls", "--", "./bicgstab")
    assert runs[0][1].api
    assert f"'cuado trace {kept}' reads it again" in err
    code, out, err = trace(capsys, kept, "--top", "2")
    assert code == 0
    assert "3 more, " in out
    assert err == ""
    code, _, err = trace(capsys, "--keep", kept, "--", "./bicgstab")
    assert code == 2
    assert "has a recording already" in err
    assert len(runs) == 1
    code, _, err = trace(capsys, "--calls", kept)
    assert code == 2
    assert "is a recording" in err


def test_exit_codes_are_the_programs(
    capsys: pytest.CaptureFixture[str], launcher: Launcher
) -> None:
    launcher(bicgstab(), code=7)
    code, out, _ = trace(capsys, "--", "./bicgstab")
    assert code == 7
    assert "spmv takes 82%" in out


def test_a_crash_shows_what_ran_until_then(
    capsys: pytest.CaptureFixture[str], launcher: Launcher
) -> None:
    raw = bicgstab()
    raw.data = raw.data[:20_000]
    runs = launcher(raw, code=139, signal=11)
    code, out, err = trace(capsys, "--", "./bicgstab")
    assert code == 139
    assert "The program was ended by signal 11" in out
    assert "spmv takes" in out
    assert f"the recording is in {runs[0][2]}" in err
    assert list(runs[0][2].glob("*.trace"))


def test_no_kernel(capsys: pytest.CaptureFixture[str], launcher: Launcher) -> None:
    launcher(code=3, notes=("no process of the program loaded the library",))
    code, _, err = trace(capsys, "--", "ls")
    assert code == 3
    assert "cuado: no kernel was launched: there is nothing to report" in err
    assert "cuado: no process of the program loaded the library" in err
    raw = RawWriter()
    raw.end(5)
    launcher(raw)
    code, out, _ = trace(capsys, "--", "./app")
    assert code == 0
    assert "No kernel was launched." in out


def test_what_cannot_be_traced(
    capsys: pytest.CaptureFixture[str], launcher: Launcher, tmp_path: Path
) -> None:
    launcher()
    code, _, err = trace(capsys)
    assert code == 2
    assert "nothing to trace" in err
    code, _, err = trace(capsys, "--", "missing", "-x")
    assert code == 2
    assert "command not found" in err
    text = tmp_path / "notes.txt"
    text.write_text("words")
    code, _, err = trace(capsys, text)
    assert code == 2
    assert "no timeline that cuado knows" in err
    report = tmp_path / "app.nsys-rep"
    report.write_text("")
    code, _, err = trace(capsys, report)
    assert code == 2
    assert "nsys export --type sqlite" in err


@pytest.mark.parametrize("name", ["t.json", "t.json.gz"])
def test_export(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    folder, file = tmp_path / "run", tmp_path / name
    bicgstab().save(folder)
    code, _, err = trace(capsys, folder, "--export", file)
    assert code == 0
    assert f"wrote {file}" in err
    data = file.read_bytes()
    text = gzip.decompress(data) if name.endswith(".gz") else data
    assert len(json.loads(text)["traceEvents"]) > 490
    assert file.stat().st_mode & 0o777 == 0o644
    code, _, err = trace(capsys, folder, "--export", tmp_path / "no" / name)
    assert code == 2
    assert "cannot write" in err


def test_bounds_come_from_a_recording(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = Path(__file__).parents[3] / "examples" / "case_studies" / "transpose.csv"
    raw = RawWriter()
    raw.kernel("transpose_multi", 0, 900)  # near its roof: nothing to gain
    raw.kernel("transpose_rows", 1000, 1700)  # at most 3.5 times faster
    raw.kernel("other", 2000, 2600)
    raw.save(tmp_path / "run")
    words = (tmp_path / "run", "--bounds", table, "-f", "json")
    code, out, err = trace(capsys, *words)
    assert code == 0, err
    found = json.loads(out)
    assert found["ranking"] == "mixed"
    assert [(spot["kernel"], spot["bound_speedup"]) for spot in found["hotspots"]] == [
        ("other", None),
        ("transpose_rows", 3.5),
        ("transpose_multi", 1.0),
    ]
    assert found["hotspots"][1]["gain_ns"] == pytest.approx(500)
    code, _, err = trace(capsys, tmp_path / "run", "--bounds", tmp_path / "none.csv")
    assert code == 2
    assert "does not exist" in err


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = trace(capsys, "--help")
    assert code == 0
    assert "cuado trace -- ./bicgstab" in out
