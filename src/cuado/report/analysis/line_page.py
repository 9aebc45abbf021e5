"""The table of lines and machine code in a page: source on the left, SASS beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.analysis.code_lines import Counts
from cuado.model.profile import Profile
from cuado.report import words
from cuado.report.analysis.line_columns import ABSENT as UNKNOWN
from cuado.report.analysis.line_columns import Column
from cuado.report.analysis.line_view import ABSENT, NO_LINE, address, line_view

MOST_ROWS = 400
"""A page holds the machine code of kernels with at most so many executed instructions, unless it
is asked for: a row takes half a kilobyte."""

Cell = tuple[str, str]
"""The text, and the number to sort by, in full; empty where it is not known."""


@dataclass(frozen=True, slots=True)
class CodeRow:
    """An instruction."""

    address: str
    sass: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LineGroup:
    """A source line and its instructions.

    Attributes:
        place: the number of the line; empty without one.
        file: the file's name; empty without a line.
        text: of the source.
        cells: of the line as a whole.
        code: its instructions; none if the page leaves them out.
    """

    place: str
    file: str
    text: str
    cells: tuple[Cell, ...]
    code: tuple[CodeRow, ...]


@dataclass(frozen=True, slots=True)
class LinePage:
    """The table.

    Attributes:
        columns: of counters.
        groups: in the order of the table.
        notes: what is left out, and why.
        sort: the column that it is sorted by.
        absent: why there is no table; empty if there is one.
    """

    columns: tuple[Column, ...]
    groups: tuple[LineGroup, ...]
    notes: tuple[str, ...]
    sort: str
    absent: str = ""


def line_page(profile: Profile, sort: str, *, whole: bool) -> LinePage:
    """The table of a kernel.

    Args:
        profile: the kernel's.
        sort: one of ``line_columns.NAMES``.
        whole: whether the machine code is shown however long it is.
    """
    view = line_view(profile, sort)
    if not view.lines:
        return LinePage((), (), (), sort, ABSENT)
    rows = sum(len(line.code) for line in view.lines)
    shows_code = whole or rows <= MOST_ROWS
    notes = view.notes
    if not shows_code:
        notes += (f"The {rows:,} instructions are left out; with --lines they are shown.",)
    groups = tuple(
        LineGroup(
            str(line.location.line) if line.location else "",
            words.basename(line.location.file) if line.location else "",
            line.text if line.location else NO_LINE,
            _cells(view.columns, line.counts),
            tuple(
                CodeRow(address(each), each.sass, _cells(view.columns, counts))
                for each, counts in line.code
                if shows_code
            ),
        )
        for line in view.lines
    )
    return LinePage(view.columns, groups, notes, sort)


def _cells(columns: Sequence[Column], counts: Counts) -> tuple[Cell, ...]:
    found = []
    for column in columns:
        value = column.value(counts)
        known = value is not None
        found.append((column.written(counts), f"{value:.9g}") if known else (UNKNOWN, ""))
    return tuple(found)
