"""``cuado run`` as a user meets it: report, journal, files; what is refused before it starts."""

import json
from pathlib import Path

import pytest

from cuado import api
from cuado.cli.main import run
from cuado.journal.journal import Journal
from cuado.sources.case.check import WrongResultsError
from cuado.sources.launches import read_described

TRANSPOSE = Path(__file__).parents[3] / "examples" / "transpose" / "transpose_shared.toml"
EMULATED = ("--device", "emulated:h200", "-s", "N=256")


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "journal.sqlite3"
    monkeypatch.setenv("CUADO_JOURNAL", str(path))
    return path


def test_the_whole_loop_on_the_emulated_device(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files, out = tmp_path / "fast", tmp_path / "run.json"
    words = ["run", str(TRANSPOSE), *EMULATED, "-t", "shared-swizzle", "--budget", "100"]
    assert run([*words, "--emit", str(files), "-o", str(out)]) == 0
    found = json.loads(out.read_text())
    assert [i["version"]["steps"] for i in found["iterations"]] == [[], ["shared-swizzle"]]
    assert found["provenance"] == "modelled"
    assert found["ending"] == "nothing_helps"
    assert found["speedup"]["low"] > 1.05
    assert found["iterations"][0]["version"]["conditions"] is None
    conditions = found["iterations"][1]["version"]["conditions"]
    assert conditions["memories"] == [
        {"name": name, "bytes": 256 * 256 * 4, "alignment": 256} for name in ("in", "out")
    ]
    _expect_files(files, conditions)
    assert "kept as session 1" in capsys.readouterr().err
    with Journal.open_existing(journal) as opened:
        assert len(opened.session(1).iterations) == 2
    assert run(["show", "1"]) == 0
    assert "shared-swizzle" in capsys.readouterr().out


def _expect_files(files: Path, conditions: object) -> None:
    """What is emitted of a transpose: both codes, the conditions of the report, launchers."""
    (stem,) = {path.name.split(".")[0].removesuffix("_launcher") for path in files.iterdir()}
    texts = (".ptx", ".original.ptx", ".conditions.json", ".hpp", "_launcher.py", ".md")
    cubins = (".cubin", ".original.cubin")
    assert {path.name for path in files.iterdir()} == {f"{stem}{end}" for end in (*texts, *cubins)}
    read = {end: (files / f"{stem}{end}").read_text() for end in texts}
    made, original = ((files / f"{stem}{end}").read_bytes() for end in cubins)
    assert made[:4] == original[:4] == b"\x7fELF"
    assert made != original
    assert ".entry" in read[".ptx"]
    assert read[".ptx"] != read[".original.ptx"]
    assert "cuLaunchKernel(kernel, 8, 8, 1, 32, 32, 1, 0," in read[".md"]
    assert json.loads(read[".conditions.json"])["conditions"] == conditions


def test_an_incorrect_reference_is_found_before_anything_is_timed(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("transpose_shared.cu", "transpose_shared.toml"):
        (tmp_path / name).write_text((TRANSPOSE.parent / name).read_text())
    (tmp_path / "reference.py").write_text("def transpose(a):\n    return {'out': a['in'] + 1}\n")
    code = run(
        ["run", str(tmp_path / "transpose_shared.toml"), "--device", "emulated", "-s", "N=64"]
    )
    assert code == 2
    said = capsys.readouterr().err
    assert "'out' is wrong before anything was changed: 4,096 of 4,096 elements" in said
    assert "--no-check" in said
    assert not journal.exists()
    told: list[str] = []
    case = read_described(tmp_path / "transpose_shared.toml", {"N": 64})
    with pytest.raises(WrongResultsError):
        api.optimize(case, device="emulated:h200", progress=lambda what, *_: told.append(what))
    assert told == ["comparing results with the reference"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("-t", "fast-math"), "--allow fast-math"),
        (("--allow", "fp64-as-fp32"), "--tolerance"),
        (("-t", "swizzle"), "did you mean shared-swizzle?"),
        (("--executor", "slurm://here"), "slurm"),
    ],
)
def test_what_cannot_be_meant_is_refused_before_it_starts(
    options: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["run", str(TRANSPOSE), *EMULATED, *options]) == 2
    assert says in capsys.readouterr().err
