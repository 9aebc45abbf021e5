"""Cases of unknown origin: what is shown of them, what is asked, and that nothing of them runs."""

import io
import stat
from pathlib import Path

import pytest

from cuado.cli import trust as asking
from cuado.cli.main import run
from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sources import trust

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry scale(.param .u64 x, .param .f32 f, .param .u32 n) { ret; }
"""
KERNEL = 'extern "C" __global__ void scale(float *x, float f, int n) { if (n) x[0] *= f; }\n'
CASE = """schema = 1
source = "{source}"
kernel = "scale"
grid = 1
block = 32
{more}
[[arguments]]
name = "x"
type = "float"
shape = 32
output = true
[[arguments]]
name = "f"
type = "float"
value = 1.0
[[arguments]]
name = "n"
type = "int"
value = 0
"""


@pytest.fixture(autouse=True)
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(trust.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def canary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that the reference, and an nvcc, write when they run."""
    path = tmp_path / "canary"
    folder = tmp_path / "case"
    folder.mkdir()
    write = f"open({str(path)!r}, 'a').write('python ')"
    (folder / "reference.py").write_text(
        f"{write}\ndef scale(arguments):\n    return {{'x': arguments['x']}}\n"
    )
    (folder / "k.ptx").write_text(PTX)
    (folder / "k.cu").write_text(KERNEL)
    (folder / "host.cu").write_text(KERNEL + "int main() {}\n")
    script = tmp_path / "nvcc"
    script.write_text(
        '#!/bin/sh\nif [ "$1" = --version ]; then echo "release 13.0, V13.0.1"; exit; fi\n'
        f"echo nvcc >> {path}\n"
        'while [ "$1" != -o ]; do shift; done\n'
        f"cat > \"$2\" <<'END'\n{PTX}END\n"
    )
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("CUADO_NVCC", str(script))
    return path


def case(canary: Path, source: str, more: str = "") -> Path:
    path = canary.parent / "case" / "case.toml"
    path.write_text(CASE.format(source=source, more=more))
    return path


REFERENCE = 'reference = "reference.py:scale"'


@pytest.mark.parametrize("source", ["k.cu", "host.cu"])
def test_a_stranger_is_shown_without_being_compiled(
    canary: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    source: str,
) -> None:
    def compiles(*_: object, **__: object) -> None:
        raise AssertionError("NVRTC was asked")

    monkeypatch.setattr(nvrtc, "compile_to_ptx", compiles)
    path = case(canary, source, REFERENCE)
    assert run(["case", "show", str(path)]) == 0
    out = " ".join(capsys.readouterr().out.split())  # wherever a long path breaks the line
    assert "not compiled" in out
    assert "--trust" in out
    assert "function scale" in out
    assert "x: f32 [32], 128 bytes, zeros, output" in out
    assert not canary.exists()


def test_ptx_of_a_stranger_is_shown_in_full(
    canary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["case", "show", str(case(canary, "k.ptx", REFERENCE))]) == 0
    assert "target sm_90" in capsys.readouterr().out
    assert not canary.exists()


WHO_RUNS = ["case check", "run --no-record --budget 1 --device emulated:h200"]


@pytest.mark.parametrize("verb", WHO_RUNS)
def test_a_strangers_reference_does_not_run(
    canary: Path, capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    path = case(canary, "k.ptx", REFERENCE)
    assert run([*verb.split(), str(path)]) == 2
    err = capsys.readouterr().err
    assert "the Python of reference.py" in err
    assert "--trust" in err
    assert not canary.exists()


@pytest.mark.parametrize("verb", [*WHO_RUNS, "whatif", "check", "analyze", "tune", "capture case"])
def test_nvcc_does_not_run_for_a_stranger(
    canary: Path, capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    path = case(canary, "host.cu")
    assert run([*verb.split(), str(path)]) == 2
    assert "nvcc, a shell and a host compiler on host.cu" in capsys.readouterr().err
    assert not canary.exists()


def test_nvcc_does_not_run_where_nvrtc_is_missing(
    canary: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> tuple[int, int]:
        raise ToolNotFoundError("NVRTC not found")

    monkeypatch.setattr(nvrtc, "version", missing)
    assert run(["check", str(case(canary, "k.cu"))]) == 2
    assert "not trusted" in capsys.readouterr().err
    assert not canary.exists()


def test_trust_on_the_command_line_is_for_this_run(
    canary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = case(canary, "host.cu", REFERENCE)
    monkeypatch.setenv(trust.VARIABLE, "0")  # So that the test's end restores it.
    assert run(["case", "check", str(path), "--device", "emulated:h200", "--trust"]) == 0
    assert canary.read_text() == "nvcc\npython "
    assert not trust.store_path().exists()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 2), ("\n", 2)])
def test_who_sits_at_a_terminal_is_asked_once(
    canary: Path, monkeypatch: pytest.MonkeyPatch, answer: str, code: int
) -> None:
    path = case(canary, "k.ptx", REFERENCE)
    monkeypatch.setattr("sys.stdin", Terminal(answer))
    monkeypatch.setattr("sys.stderr", Terminal())
    words = ["case", "check", str(path), "--device", "emulated:h200"]
    assert run(words) == code
    assert canary.exists() is (code == 0)
    if code == 0:
        monkeypatch.setattr("sys.stdin", Terminal(""))
        assert run(words) == 0


def test_what_case_new_wrote_is_trusted_and_its_neighbours_are_not(
    canary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = canary.parent / "case"
    assert run(["case", "new", "--blank", str(folder / "k.ptx")]) == 0
    assert trust.is_trusted(folder / "scale.toml")
    assert not trust.is_trusted(folder / "case.toml")
    assert not trust.is_trusted(folder / "reference.py")


def test_a_case_that_nobody_can_read_is_no_question_of_trust(tmp_path: Path) -> None:
    asking.settle_all([tmp_path / "absent.toml"], trust=False, reference=True)
