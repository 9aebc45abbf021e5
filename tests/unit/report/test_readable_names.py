"""Mangled names reach no reader: not in tables, not in sentences, not in what is drawn."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import run_sessions as sessions
import whatif_results as results
from whole_formats import SHOWN

from cuado.cli.main import run
from cuado.cli.say import answer, say_error
from cuado.errors import CuadoError
from cuado.model.defect import Act, Checked, Defect, DefectKind, Location, Severity, Site
from cuado.report.catalogue import Catalogue
from cuado.report.check import CheckReport
from cuado.report.document import Document
from cuado.report.formats import Style, render
from cuado.report.page import Page
from cuado.report.run import RunReport
from cuado.report.whatif import WhatIfReport

EXAMPLES = Path(__file__).parents[3] / "examples"
TILE = "_ZZ16transpose_sharediiPKfPfE4tile"
SAYS = f"'{TILE}' meets itself in a bank"
formats = pytest.mark.parametrize("format_name", SHOWN)


def whatif() -> Document:
    return WhatIfReport(results.hostile())


def session() -> Document:
    return RunReport(sessions.hostile())


def check() -> Document:
    site = Site(Act.READS, (0, 0, 0), (0, 0, 0), f"ld.shared.f32 %f1, [{TILE}+4];", 7)
    location = Location("shared", 4, 4, TILE, 4, 4096, 4)
    found = Defect(DefectKind.UNINITIALISED, Severity.ERROR, 1, site, None, location)
    kernel = "_Z16transpose_sharediiPKfPf"
    return CheckReport(Checked("transpose", kernel, (1, 1, 1), (32, 1, 1), 1, (found,)))


def catalogue() -> Document:
    return Catalogue(SAYS, ("thing",), ({"thing": SAYS},), SAYS)


def page() -> Document:
    return Page("it", SAYS, SAYS, {"Heading": "text"}, {"fact": SAYS})


def sentences(value: Any) -> Iterator[str]:
    """The texts of a JSON document that are more than one name."""
    match value:
        case dict():
            for each in value.values():
                yield from sentences(each)
        case list():
            for each in value:
                yield from sentences(each)
        case str() if not re.fullmatch(r"[\w$.]+", value):
            yield value


def read(text: str, format_name: str) -> str:
    return "\n".join(sentences(json.loads(text))) if format_name == "json" else text


@formats
@pytest.mark.parametrize("make", [whatif, session, check, catalogue, page])
def test_no_document_shows_one(
    make: Any, format_name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "HOSTILE", SAYS)
    monkeypatch.setattr(sessions, "HOSTILE", SAYS)
    for width in (80, 120):
        shown = render(make(), format_name, Style(width, color=False))
        assert "_Z" not in read(shown.replace("\\_", "_"), format_name)
    assert "tile" in shown


def test_json_keeps_the_name_in_the_ptx_for_programs() -> None:
    loaded = json.loads(render(WhatIfReport(results.transpose()), "json"))
    assert loaded["launch"]["entry"] == "_Z16transpose_sharediiPKfPf"
    assert loaded["launch"]["kernel"] == "transpose_shared"


@pytest.mark.parametrize(
    "words",
    [
        ["check", "-s", "N=64"],
        ["whatif", "-s", "N=64", "--device", "emulated:h200", "-e", "conflict-free-shared"],
    ],
    ids=["check", "whatif"],
)
def test_no_example_shows_one(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    verb, *options = words
    emitted: list[Document] = []
    monkeypatch.setattr(
        f"cuado.cli.{verb}.emit", lambda document, *_, **__: emitted.append(document)
    )
    assert run([verb, str(EXAMPLES / "transpose" / "transpose_shared.toml"), *options]) == 0
    assert "_Z" not in capsys.readouterr().err
    assert len(emitted) == 1
    for format_name in SHOWN:
        shown = render(emitted[0], format_name)
        assert "_Z" not in read(shown.replace("\\_", "_"), format_name), format_name


def test_messages_show_none(capsys: pytest.CaptureFixture[str]) -> None:
    say_error(CuadoError(SAYS, f"look at {TILE}"))
    answer(SAYS)
    out, err = capsys.readouterr()
    assert out == "'tile' meets itself in a bank\n"
    assert err.splitlines() == ["cuado: 'tile' meets itself in a bank", "  look at tile"]
