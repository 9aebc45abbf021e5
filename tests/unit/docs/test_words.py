"""Texts of the packages listed here keep to the glossary: none of the old words comes back."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PACKAGES = (
    "analyze",
    "backends/gpu",
    "device",
    "journal",
    "metrics",
    "model",
    "sass",
    "sources",
    "stats",
    "studies",
)
OLD = re.compile(
    r"told apart|tells? apart|pass(es)? by the|computed targets|goes on by|gone on from|outdone"
    r"|lanes (that )?(meet|part)|lanes (of a warp )?go to one|to be had|so or so|walks? along"
)
REPLACED = {
    "tell apart": "distinguish",
    "passes by": "bypass",
    "meet": "reconverge",
    "walk": "induction variable",
    "way": "edge",
    "subject": "kernel",
    "computed targets": "indirect branch",
}


def texts(file: Path) -> list[tuple[int, str]]:
    """Line and text of every string, docstrings included."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return [
        (node.lineno, " ".join(node.value.split()))
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_old_word_is_left(package: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in (ROOT / "src" / "cuado" / package).rglob("*.py")
        for line, text in texts(file)
        if OLD.search(text) or text.startswith(("Of a ", "Of the ", "Of what "))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text", ["results are told apart", "a load passes by the L1"])
def test_an_old_word_is_seen(text: str) -> None:
    assert OLD.search(text)


def test_the_glossary_says_what_replaced_them() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ")]
    for old, new in REPLACED.items():
        terms = [row[1] for row in rows if old in row[3]]
        assert any(new in term for term in terms), (old, terms)
