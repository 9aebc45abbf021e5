"""``docs/founding.md``: all items of the documents, counts that are right, paths that exist."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "founding.md").read_text(encoding="utf-8")
ITEMS = {"000": 106, "001": 40, "002": 60, "003": 30, "004": 29}
MOST_MISSING = 10
"""Of all items, that may not be there."""
IN_REPOSITORY = ("docs/", "examples/", "benchmarks/", "tests/", "native/")
PARTS = re.split(r"^## \[(\d{3})\].*$", TEXT, flags=re.MULTILINE)
ROW = re.compile(r"^\| .* \| (yes|in part|no) \| (.+) \|$", re.MULTILINE)
ROWS = {name: ROW.findall(part) for name, part in zip(PARTS[1::2], PARTS[2::2], strict=True)}


def test_every_item_of_the_documents_has_a_row() -> None:
    assert {name: len(rows) for name, rows in ROWS.items()} == ITEMS


@pytest.mark.parametrize("name", [*ITEMS, "all"])
def test_counts_in_the_summary(name: str) -> None:
    rows = ROWS.get(name) or [row for each in ROWS.values() for row in each]
    counts = Counter(status for status, _ in rows)
    label = name if name == "all" else rf"\[{name}\]"
    found = re.search(rf"^\| {label} \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", TEXT, re.MULTILINE)
    assert found is not None
    held = [len(rows), counts["yes"], counts["in part"], counts["no"]]
    assert [int(number) for number in found.groups()] == held


def test_few_items_are_not_there_and_each_says_why() -> None:
    missing = [where for rows in ROWS.values() for status, where in rows if status == "no"]
    assert len(missing) <= MOST_MISSING
    assert all(len(where.split()) >= 5 for where in missing)


def paths(where: str) -> list[str]:
    code = [text for text in re.findall(r"`([^`]+)`", where) if "/" in text and " " not in text]
    bare = re.findall(r"(?<![\w/`])((?:docs|examples|benchmarks|tests)/[\w./-]*\w)", where)
    return [*code, *bare]


def test_what_is_there_names_a_file_and_every_file_named_exists() -> None:
    for name, rows in ROWS.items():
        for status, where in rows:
            named = paths(where)
            assert named or status == "no" or where.startswith("as [000]"), (name, where)
            for path in named:
                place = ROOT if path.startswith(IN_REPOSITORY) else ROOT / "src" / "cuado"
                assert (place / path).exists(), (name, path)
