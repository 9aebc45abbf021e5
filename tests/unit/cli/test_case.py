"""``cuado case`` as a user meets it."""

import json
from pathlib import Path

import pytest

from cuado.cli.main import run
from cuado.cli.settings import overrides_of
from cuado.model.device import DeviceAttributes
from cuado.sources.case.reference import Comparison

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry scale(.param .u64 p0, .param .f32 p1, .param .u32 p2) { ret; }
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def ptx(tmp_path: Path) -> Path:
    path = tmp_path / "scale.ptx"
    path.write_text(PTX)
    return path


def cuado(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = run([str(word) for word in words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("verb", [[], ["new"], ["show"], ["check"]], ids=" ".join)
def test_help_teaches(capsys: pytest.CaptureFixture[str], verb: list[str]) -> None:
    code, out, _ = cuado(capsys, "case", *verb, "--help")
    assert code == 0
    assert out.startswith("Usage: ")
    example = f"cuado case {verb[0] if verb else 'new'} "
    assert any(line.strip().startswith(example) for line in out.splitlines())
    assert max(map(len, out.splitlines())) <= 80


def test_new_then_show(capsys: pytest.CaptureFixture[str], ptx: Path) -> None:
    code, out, err = cuado(capsys, "case", "new", "--blank", ptx)
    path = ptx.with_name("scale.toml")
    assert (code, out) == (0, "")
    assert f"next: cuado case show {path}" in err
    code, out, err = cuado(capsys, "case", "show", path, "-s", "N=2048")
    assert code == 0, err
    assert "grid: 8 x 1 x 1 = 8 blocks" in out
    assert "p0: f32 [2048], 8,192 bytes (8 KiB), zeros, output" in out
    assert "PTX: version 8.0, target sm_90" in out
    code, out, _ = cuado(capsys, "case", "show", path, "--format", "json")
    assert json.loads(out)["facts"]["block"] == "256 x 1 x 1 = 256 threads"


def test_new_never_overwrites_unasked(
    capsys: pytest.CaptureFixture[str], ptx: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "cases"
    assert cuado(capsys, "case", "new", "--blank", ptx, "-o", folder)[0] == 0
    path = folder / "scale.toml"
    path.write_text("mine")
    code, _, err = cuado(capsys, "case", "new", "--blank", ptx, "-o", folder)
    assert (code, path.read_text()) == (2, "mine")
    assert "--force" in err
    assert cuado(capsys, "case", "new", "--blank", ptx, "-o", folder, "--force")[0] == 0
    assert path.read_text() != "mine"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "absent.toml"], "there is no such file"),
        (["show", "scale.toml", "-s", "N"], "NAME=VALUE"),
        (["show", "scale.toml", "-s", "M=1"], "unknown constant 'M'"),
        (["show", "scale.toml", "-s", "N=0"], "grid"),
        (["new", "absent.cu"], "there is no such file"),
        (["new", "scale.ptx", "-k", "other"], "name one of: scale"),
        (["new", "--blank", "scale.ptx", "-o", "scale.ptx"], "cannot write"),
    ],
)
def test_errors_are_two_lines(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    ptx: Path,
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(ptx.parent)
    assert cuado(capsys, "case", "new", "--blank", ptx)[0] == 0
    code, out, err = cuado(capsys, "case", *words)
    assert (code, out) == (2, "")
    assert said in err
    assert err.startswith("cuado: ")
    assert len(err.splitlines()) <= 2


@pytest.mark.parametrize(("wrong", "code"), [(0, 0), (3, 1)])
def test_check_exits_by_its_result(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    ptx: Path,
    wrong: int,
    code: int,
) -> None:
    class Backend:
        def __init__(self, device: int) -> None:
            assert device == 1
            self.device = DeviceAttributes("fake", (9, 0))

    found = Comparison("out", 10, wrong, 0.25, *((4, 1.0, 0.75) if wrong else ()))
    monkeypatch.setattr("cuado.backends.gpu.backend.GpuBackend", Backend)
    monkeypatch.setattr("cuado.sources.case.check.check_case", lambda *_: (found,))
    assert cuado(capsys, "case", "new", "--blank", ptx)[0] == 0
    ended, out, _ = cuado(capsys, "case", "check", ptx.with_suffix(".toml"), "--device", "1")
    assert ended == code
    assert ("3 WRONG" in out) is bool(wrong)
    if wrong:
        assert "the first is element 4: 0.75, the reference says 1" in out


def test_a_set_value_may_be_hexadecimal() -> None:
    assert overrides_of(["N=0x10", " M = 3"]) == {"N": 16, "M": 3}
