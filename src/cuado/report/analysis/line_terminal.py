"""The table of lines and machine code for a terminal: a line, then its instructions beneath."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from cuado.analysis.code_lines import Counts
from cuado.model.profile import Profile
from cuado.report.analysis import numbers
from cuado.report.analysis.line_columns import COLUMNS, SOURCE_ORDER, Column
from cuado.report.analysis.line_view import (
    ABSENT,
    NO_LINE,
    LineView,
    address,
    cells,
    line_view,
    place,
)
from cuado.report.terminal_parts import indented, shown, styled

_FIRST = ("executed", "lanes", "excess_sectors", "replays", "samples", "divergent", "sectors")
"""The columns that are shown if there is room for any, after the one sorted by."""
LEAST_CODE = 32
"""Characters of a line that are kept for the code."""
_WAITS = "Waits for"


def line_parts(profile: Profile, sort: str, width: int) -> Iterator[RenderableType]:
    """The table, part by part, for lines of ``width`` characters.

    Raises:
        UnknownNameError: there is no column ``sort``.
    """
    view = line_view(profile, sort)
    if not view.lines:
        yield styled(ABSENT)
        return
    fitting, waits = _fitting(view, sort, width)
    order = "as in the source" if sort == SOURCE_ORDER else f"by {sort}, largest first"
    yield styled(f"Source lines and their machine code, {order}:", "bold")
    yield _table(LineView(fitting, view.lines, view.notes), waits=waits)
    meanings = [f"{each.title}: {each.meaning}." for each in fitting]
    if waits:
        meanings.append(f"{_WAITS}: the commonest stall of the samples.")
    yield styled(" ".join(meanings), "dim")
    yield from (styled(note, "dim") for note in view.notes)
    left = [each.name for each in view.columns if each not in fitting]
    if left:
        yield styled(
            f"No room for {', '.join(left)}: --sort shows one of them, other formats show all.",
            "dim",
        )


def _fitting(view: LineView, sort: str, width: int) -> tuple[tuple[Column, ...], bool]:
    """The columns that there is room for, in their usual order, and if the stalls have room too.

    The room goes to the column that the table is sorted by, then to the most important ones.
    """
    rows = [counts for line in view.lines for counts in (line.counts, *(c for _, c in line.code))]
    usual = {column.name: column for column in view.columns}
    stalls = [_waits(counts) for counts in rows]
    needs = {
        name: 1 + max(map(len, (*each.title.split(), *(each.cell(counts) for counts in rows))))
        for name, each in usual.items()
    }
    if any(stalls):
        needs[_WAITS] = 1 + max(map(len, (_WAITS, *stalls)))
    room, kept = width - LEAST_CODE, set()
    for name in dict.fromkeys((sort, *_FIRST, _WAITS, *(column.name for column in COLUMNS))):
        if name in needs and needs[name] <= room:
            kept.add(name)
            room -= needs[name]
    return tuple(each for name, each in usual.items() if name in kept), _WAITS in kept


def _table(view: LineView, *, waits: bool) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    for column in view.columns:
        title = "\n".join(column.title.split())
        table.add_column(title, justify="right", no_wrap=True)
    if waits:
        table.add_column(_WAITS, no_wrap=True)
    table.add_column("Source and machine code", overflow="fold")

    def add(counts: Counts, code: RenderableType, style: str = "") -> None:
        stall = (_waits(counts),) if waits else ()
        table.add_row(*map(styled, (*cells(view.columns, counts), *stall)), code, style=style)

    for line in view.lines:
        text = styled(place(line) or NO_LINE, "cyan")
        text.append(shown(f"  {line.text}" if line.text else ""), "none")
        add(line.counts, text)
        for instruction, counts in line.code:
            code = f"{address(instruction)} {instruction.sass}"
            add(counts, indented(code, by=2), "dim")
    return table


def _waits(counts: Counts) -> str:
    return numbers.top_stall(counts.stalls)
