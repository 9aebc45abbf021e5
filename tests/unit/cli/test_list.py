"""``cuado list``: one verb for all that has a name; the words that were verbs still are."""

import json

import pytest

from cuado.cli.list import Kind
from cuado.cli.main import run

kinds = pytest.mark.parametrize("kind", list(Kind))


@kinds
def test_a_list_has_rows_of_its_kind(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["list", kind, "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kind"] == kind
    assert len(found[kind]) >= 7
    first = found[kind][0]
    assert first[kind.removesuffix("s")]


@kinds
@pytest.mark.parametrize("format_name", ["terminal", "json", "markdown"])
def test_the_old_words_say_the_same(
    kind: Kind, format_name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["list", kind, "-f", format_name]) == 0
    now = capsys.readouterr().out
    assert run([kind, "-f", format_name]) == 0
    assert capsys.readouterr().out == now


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.CHIPS])
def test_the_old_words_are_no_longer_listed(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    run(["--help"])
    verbs = capsys.readouterr().out.partition("Commands:")[2]
    words = [line.split()[0] for line in verbs.splitlines() if line.strip()]
    assert "list" in words
    assert kind not in words
    run([kind, "--help"])
    assert f"The same as 'cuado list {kind}'." in capsys.readouterr().out


def test_other_words_are_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["list", "rule"]) == 2
    message = capsys.readouterr().err
    assert all(f"'{kind}'" in message for kind in Kind)
    assert run(["list"]) == 2


@kinds
def test_names_stay_whole_in_a_narrow_terminal(
    kind: Kind, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(["list", kind, "--format", "json"])
    names = [row[kind.removesuffix("s")] for row in json.loads(capsys.readouterr().out)[kind]]
    monkeypatch.setenv("COLUMNS", "80")
    assert run(["list", kind, "-v"]) == 0
    words = {line.split()[0] for line in capsys.readouterr().out.splitlines() if line.strip()}
    assert {*names} <= words
