"""A comparison in every format: one screen, the schema, saved files old and new."""

import json
from pathlib import Path

import jsonschema
import pytest

from cuado import compare
from cuado.cli.main import run
from cuado.report.document import Document
from cuado.report.formats import Style, render
from cuado.report.formats.json import schema
from cuado.report.saved import encoded, load

ROOT = Path(__file__).parents[3]
RECORDED = ROOT / "examples" / "recorded"
AVERAGING = RECORDED / "averaging.ncu-rep"
OLD = Path(__file__).parent / "older" / "compare-0.1.cuado"
SCREEN = 40
BRIEF = Style(80, brief=True)

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def averaging() -> Document:
    return compare(f"{AVERAGING}:0", f"{AVERAGING}:1").document


@pytest.fixture(scope="module")
def several() -> Document:
    """Two kernels of a report held against those of two others."""
    return compare(AVERAGING, AVERAGING, RECORDED / "transpose.raw.csv", match="order").document


def test_the_answer_is_one_screen(averaging: Document, several: Document) -> None:
    for document in (averaging, several, load(OLD)):
        lines = render(document, "terminal", BRIEF).splitlines()
        assert len(lines) <= SCREEN
        assert max(map(len, lines)) <= 80
    text = " ".join(render(averaging, "terminal", BRIEF).split())
    for told in ("B is faster: 1.53x", "gone Uncoalesced global loads", "Next: Tree reduction"):
        assert told in text


def test_the_whole_is_in_the_other_formats(averaging: Document) -> None:
    for name in ("html", "markdown"):
        text = render(averaging, name, Style(100)).replace("\\", "")
        assert "B is faster: 1.53x" in text
        assert "average_warp_per_element" in text
        assert "pipe adu utilization" in text.lower()


def test_json_obeys_the_published_schema(averaging: Document, several: Document) -> None:
    published = schema("compare")
    jsonschema.Draft202012Validator.check_schema(published)
    for document in (averaging, several, load(OLD)):
        jsonschema.validate(json.loads(render(document, "json")), published)
    found = json.loads(render(several, "json"))
    assert len(found["others"]) == 3
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**found, "verdict": "nicer"}, published)


def test_what_was_saved_is_shown_as_it_was(averaging: Document, tmp_path: Path) -> None:
    path = tmp_path / "found.cuado"
    path.write_bytes(encoded(averaging))
    for name in ("terminal", "markdown", "html", "json"):
        assert render(load(path), name) == render(averaging, name)


def test_what_an_earlier_version_saved_is_still_read() -> None:
    found = json.loads(render(load(OLD), "json"))
    assert (found["verdict"], found["a"]["label"], found["b"]["label"]) == ("faster", "1:0", "1:1")
    assert found["time_ratio"]["estimate"] == pytest.approx(1 / 2.34)
    assert found["metrics"][0]["trend"] == "better"


def test_an_analysis_has_its_baseline_beside_it(capsys: Capture) -> None:
    words = ("analyze", str(AVERAGING), "-l", "1", "--baseline", f"{AVERAGING}:0")
    assert run(list(words)) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "against the baseline averaging.ncu-rep:0" in text
    assert "B is faster: 1.53x" in text
    assert run([*words, "-f", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, schema("analysis"))
    (held,) = found["baselines"]
    assert held["verdict"] == "faster"
    for name in ("markdown", "html"):
        assert run([*words, "-f", name]) == 0
        assert "1.53x" in capsys.readouterr().out


def test_a_saved_analysis_is_a_side(tmp_path: Path, capsys: Capture) -> None:
    saved = str(tmp_path / "earlier.cuado")
    assert run(["analyze", str(AVERAGING), "-o", saved]) == 0
    capsys.readouterr()
    assert run(["compare", f"{saved}:0", f"{AVERAGING}:0"]) == 0
    assert "the same, within the noise" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("none.ncu-rep", "none.csv"), "there is no such file"),
        ((str(AVERAGING), str(AVERAGING), "--match", "size"), "way to pair kernels"),
        ((str(AVERAGING), str(RECORDED / "averaging.cu")), "no table that cuado knows"),
    ],
)
def test_bad_input_ends_in_a_line(words: tuple[str, ...], problem: str, capsys: Capture) -> None:
    assert run(["compare", *words]) == 2
    assert problem in capsys.readouterr().err


def test_the_page_in_the_documentation_shows_what_is_printed(averaging: Document) -> None:
    page = (ROOT / "docs" / "compare.md").read_text(encoding="utf-8")
    block = page.split("left out here):\n\n```\n")[1].split("```")[0]
    printed = render(averaging, "terminal", BRIEF).splitlines()
    assert [line for line in block.splitlines() if line not in printed] == []
