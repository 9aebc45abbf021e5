"""The loop on a GPU: versions faster by what experiments promised, equal in every bit."""

import json
from pathlib import Path

import pytest

from cuado.cli.main import run
from cuado.journal.journal import Journal

EXAMPLES = Path(__file__).parents[2] / "examples"

pytestmark = pytest.mark.gpu


def test_a_transpose_reaches_the_speed_of_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_JOURNAL", str(tmp_path / "journal.sqlite3"))
    out, files = tmp_path / "run.json", tmp_path / "fast"
    case = str(EXAMPLES / "transpose" / "transpose_shared.toml")
    assert (
        run(
            ["run", case, "--device", "gpu", "--budget", "60", "-o", str(out), "--emit", str(files)]
        )
        == 0
    )
    found = json.loads(out.read_text())
    assert found["provenance"] == "measured"
    assert found["speedup"]["low"] > 2.5
    kept = [c for i in found["iterations"] for c in i["candidates"] if c["fate"] == "kept"]
    assert kept
    for each in kept:
        assert each["compared"] == [
            "the case's inputs: every bit of every buffer",
            "fresh inputs, outputs poisoned: every bit of every buffer",
        ]
    with Journal.open_existing(tmp_path / "journal.sqlite3") as journal:
        assert (
            journal.session(1).emitted
            == next(
                path for path in files.glob("*.ptx") if ".original" not in path.name
            ).read_text()
        )
