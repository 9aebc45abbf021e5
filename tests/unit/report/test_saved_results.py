"""Results in files: shown again as they were; whatever else a file holds ends in one error."""

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cuado import api
from cuado.cli.main import run
from cuado.errors import CuadoError, UnreadableFileError
from cuado.report.catalogue import Catalogue
from cuado.report.document import Document
from cuado.report.formats import render
from cuado.report.saved import encoded, load
from cuado.result import Result

ROOT = Path(__file__).parents[3]
RECORDED = ROOT / "examples" / "recorded"
TRACE = ROOT / "benchmarks" / "fuzz" / "seeds" / "bicgstab.trace"


def _analysis() -> Document:
    return api.analyze(ROOT / "examples" / "case_studies" / "averaging.csv").document


def _recorded() -> Document:
    return api.analyze(RECORDED / "stencil.ncu-rep").document


def _trace() -> Document:
    return api.trace(TRACE).document


def _same(one: Document, other: Document) -> None:
    """In every format; JSON as numbers: 3 and 3.0 are the same."""
    for name in ("terminal", "markdown", "html"):
        assert render(one, name) == render(other, name)
    assert json.loads(render(one, "json")) == json.loads(render(other, "json"))


@pytest.mark.parametrize("make", [_analysis, _recorded, _trace])
def test_a_saved_result_is_shown_as_it_was(make: Callable[[], Document], tmp_path: Path) -> None:
    document = make()
    path = tmp_path / "found.cuado"
    path.write_bytes(encoded(document))
    _same(document, load(path))


def test_metrics_of_the_tool_are_kept_if_they_are_shown(tmp_path: Path) -> None:
    found = api.analyze(RECORDED / "stencil.ncu-rep").found
    from cuado.report.analysis import Report

    document = Report(found, raw=True)
    path = tmp_path / "found.cuado"
    path.write_bytes(encoded(document))
    _same(document, load(path))
    assert len(encoded(Report(found))) < 0.8 * len(encoded(document))


def _altered(change: Callable[[dict[str, Any]], None]) -> bytes:
    content = json.loads(encoded(_trace()))
    change(content)
    return json.dumps(content).encode()


def _array(content: dict[str, Any]) -> dict[str, Any]:
    array: dict[str, Any] = content["document"]["result"]["timeline"]["kernels"]["start"]
    return array


def _bomb(content: dict[str, Any]) -> None:
    data = zlib.compress(bytes(1 << 24), 9)
    _array(content)["data"] = base64.b64encode(data).decode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff",
        b"[]",
        b"[" * 100_000,
        encoded(_analysis())[:-40],
        _altered(lambda content: content.update(kind="catalogue")),
        _altered(lambda content: content.update(kind="../run")),
        _altered(lambda content: content.update(layout=2)),
        _altered(lambda content: content["document"].pop("result")),
        _altered(lambda content: content["document"].update(top="many")),
        _altered(lambda content: _array(content).update(shape=[-1])),
        _altered(lambda content: _array(content).update(shape=[1 << 40])),
        _altered(lambda content: _array(content).update(type="O")),
        _altered(lambda content: _array(content).update(type="no type")),
        _altered(lambda content: _array(content).update(data="?")),
        _altered(_bomb),
    ],
)
def test_other_content_is_refused_with_the_remedy(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "found.cuado"
    path.write_bytes(content)
    with pytest.raises(UnreadableFileError) as caught:
        load(path)
    assert str(path) in caught.value.message
    assert len(str(caught.value)) < 1000


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent.cuado"):
        with pytest.raises(UnreadableFileError):
            load(path)


def test_a_list_is_no_result() -> None:
    with pytest.raises(CuadoError, match="no result to save"):
        encoded(Catalogue("chips", ("name",), ({"name": "h200"},)))


def test_a_result_saves_itself_by_the_ending(tmp_path: Path) -> None:
    result = api.analyze(ROOT / "examples" / "case_studies" / "averaging.csv")
    again = api.load(result.save(tmp_path / "found.cuado"))
    assert str(again) == str(result) == result.render("terminal")
    assert again.found.origin == result.found.origin
    page = result.save(tmp_path / "found.html").read_text("utf-8")
    assert page == result.render("html")
    with pytest.raises(CuadoError, match=r"no format has the ending '\.pdf'"):
        result.save(tmp_path / "found.pdf")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["found.cuado", "found.html"]


def test_a_notebook_shows_the_page_within_a_frame() -> None:
    result: Result[object] = Result(None, _analysis())
    shown = result._repr_html_()
    assert shown.startswith("<iframe srcdoc=")
    assert "<html" not in shown  # Escaped: what is in the page cannot end the attribute.
    assert shown.count('"') == 8


def test_a_verb_saves_and_show_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "found.cuado"
    report = ROOT / "examples" / "case_studies" / "averaging.csv"
    assert run(["analyze", str(report), "-o", str(path)]) == 0
    capsys.readouterr()
    assert run(["show", str(path), "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert run(["analyze", str(report), "--format", "json"]) == 0
    assert shown == json.loads(capsys.readouterr().out)
    assert run(["show", str(path), "--journal", str(tmp_path / "journal")]) == 2
    assert "leave --journal out" in capsys.readouterr().err


def test_escape_sequences_of_a_foreign_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    content = encoded(_analysis()).replace(b"averaging", b"aver\\u001b[31maging")
    assert b"\\u001b" in content
    path = tmp_path / "found.cuado"
    path.write_bytes(content)
    document = load(path)
    for name in ("terminal", "markdown", "html", "json"):
        assert "\x1b" not in render(document, name)
