"""``cuado`` alone: the machine, the last runs, the ways to begin."""

from pathlib import Path

import pytest
from run_sessions import transposes

from cuado.cli.main import run
from cuado.cli.start import WAYS
from cuado.journal.journal import Journal


def test_it_says_how_to_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUADO_JOURNAL", str(tmp_path / "none.sqlite3"))
    assert run([]) == 0
    out = capsys.readouterr().out
    for command, _ in WAYS:
        assert command in out
    assert "This machine: " in out
    assert "Last runs" not in out
    assert len(out.splitlines()) <= 20
    assert max(map(len, out.splitlines())) <= 80


def test_it_lists_the_last_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    path = tmp_path / "journal.sqlite3"
    with Journal.open(path) as journal:
        for _ in range(4):
            journal.finish(journal.begin(transposes()), transposes())
    monkeypatch.setenv("CUADO_JOURNAL", str(path))
    assert run([]) == 0
    out = capsys.readouterr().out
    assert "Last runs" in out
    assert [line.split()[0] for line in out.splitlines() if line.startswith("  #")] == [
        "#4",
        "#3",
        "#2",
    ]


def test_a_journal_that_cannot_be_read_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "journal.sqlite3"
    path.write_text("no data base" * 100)
    monkeypatch.setenv("CUADO_JOURNAL", str(path))
    assert run([]) == 0
    assert "Begin with what you have" in capsys.readouterr().out
