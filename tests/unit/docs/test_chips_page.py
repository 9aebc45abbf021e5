"""``docs/chips.md`` against the chip files: every chip has its row, with its true numbers."""

import re
from pathlib import Path

from cuado.device import known_chips, load_chip

PAGE = (Path(__file__).parents[3] / "docs" / "chips.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([\w-]+)` \| [^|]+ \| (\d+)\.(\d+) \| (\d+) \|", re.MULTILINE)


def test_every_chip_has_one_row() -> None:
    assert sorted(row[0] for row in ROW.findall(PAGE)) == list(known_chips())


def test_numbers_of_the_table_are_those_of_the_files() -> None:
    for name, major, minor, sms in ROW.findall(PAGE):
        chip = load_chip(name)
        assert (*chip.compute_capability, chip.sm_count) == (int(major), int(minor), int(sms)), name
