"""The first page: short, and its transcript is what cuado prints today."""

import re
from pathlib import Path

import pytest

from cuado.cli.main import run

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_LINES = 120


def test_it_is_short() -> None:
    assert len(TEXT.splitlines()) <= MOST_LINES


def test_the_transcript_is_what_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    block = re.search(r"```text\n\$ cuado (.*)\n((?:.*\n)*?)```", TEXT)
    assert block is not None
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    assert run(block[1].split()) == 0
    printed = iter([line.rstrip() for line in capsys.readouterr().out.splitlines()])
    for line in block[2].splitlines():
        # "..." stands for lines that are left out; all others come in this order.
        assert line == "..." or line.rstrip() in printed, line


def test_the_table_of_commands_names_verbs() -> None:
    verbs = set(re.findall(r"`cuado (\w+)", TEXT)) - {"alone"}
    assert verbs
    for verb in verbs:
        names = {verb, f"{verb}s"}
        files = {path.stem for path in (ROOT / "src" / "cuado" / "cli").glob("*.py")}
        assert names & files, verb
