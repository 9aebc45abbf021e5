"""``--format`` and ``-o`` are refused before any work, by every verb that has them."""

from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest
import typer

from cuado.cli.main import app, run


def _verbs(program: typer.Typer, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for command in program.registered_commands:
        if command.callback is not None and "format_name" in signature(command.callback).parameters:
            yield (*path, command.name or command.callback.__name__)
    for group in program.registered_groups:
        if group.typer_instance is not None:
            name = group.typer_instance.info.name or group.name
            yield from _verbs(group.typer_instance, (*path, str(name)))


VERBS = tuple(_verbs(app))


def refusal(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The message; the verb's own arguments are not given, so that work would fail otherwise."""
    assert run([str(word) for word in words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    return shown.err


def test_many_verbs_write_reports() -> None:
    assert {("whatif",), ("run",), ("trace",), ("check",), ("case", "show")} <= set(VERBS)


@pytest.mark.parametrize("verb", VERBS, ids=" ".join)
def test_an_unknown_format_is_refused_first(
    verb: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "unknown format 'yaml'" in refusal(capsys, *verb, "--format", "yaml")


@pytest.mark.parametrize("verb", VERBS, ids=" ".join)
def test_a_place_that_cannot_be_written_is_refused_first(
    verb: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "no" / "report.html"
    assert f"cannot write {missing}: No such file" in refusal(capsys, *verb, "-o", missing)
    assert "Is a directory" in refusal(capsys, *verb, "-o", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ending", ["pdf", "docx"])
def test_an_ending_that_no_format_has_needs_a_format(
    ending: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / f"chips.{ending}"
    assert f"no format has the ending .{ending}" in refusal(capsys, "chips", "-o", target)
    assert run(["chips", "-o", str(target), "--format", "markdown"]) == 0
    assert target.read_text().startswith("#")


@pytest.mark.parametrize("first", ["--format", "-o"])
def test_an_ending_of_another_format_is_refused(
    first: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    options = [("--format", "html"), ("-o", tmp_path / "chips.json")]
    words = [word for pair in sorted(options, key=lambda o: o[0] != first) for word in pair]
    message = refusal(capsys, "chips", *words)
    assert "is a file for json, and --format says html" in message


def test_a_format_by_the_ending_and_plain_endings_work_as_before(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, options in (("a.HTML", []), ("b", []), ("c.txt", ["-f", "json"]), ("d.md", [])):
        assert run(["chips", "-o", str(tmp_path / name), *options]) == 0
    assert (tmp_path / "a.HTML").read_text().startswith("<!doctype html>")
    assert (tmp_path / "c.txt").read_text().startswith("{")
    assert capsys.readouterr().out == ""


def test_a_format_without_an_ending_is_asked_for_by_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    named, plain = tmp_path / "annotations.txt", tmp_path / "report"
    assert run(["chips", "-o", str(named), "--format", "annotations"]) == 0
    assert named.read_text().startswith("::notice title=Chips::")
    assert run(["chips", "-o", str(plain)]) == 0
    assert plain.read_text().startswith("chip ")
    message = refusal(capsys, "chips", "-o", tmp_path / "a.md", "--format", "annotations")
    assert "leave --format out, or let the file end in .txt" in message
    known = refusal(capsys, "chips", "-o", tmp_path / "a.pdf")
    assert "known: .txt, " in known
    assert ", ," not in known
