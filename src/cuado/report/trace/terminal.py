"""A trace for a terminal: what it says, the hot spots, then tables."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.report import words
from cuado.report.documents import TraceReport
from cuado.report.trace.view import Grid, HotspotRow, TraceView, trace_view

_NUMBERS = 41
"""Columns of the hot spots' numbers and the gaps between; the kernel has the rest."""
_BOUND = 8
_SHORTEST = 12


def trace_parts(report: TraceReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    view = trace_view(report)
    yield _text(view.title, "bold")
    for label, value in view.facts:
        yield _text(f"{label}: {value}", "dim")
    yield from (_text(f"note: {note}", "bold yellow") for note in view.notes)
    yield _text()
    for said in view.observations:
        yield _item(said.says, "bold" if said.advice else "")
        if said.advice:
            yield Padding(_text(f"-> {said.advice}", "cyan"), (0, 0, 0, 2))
    if view.hotspots:
        yield _text()
        yield _hotspots(view, width)
        yield from (_text(line, "dim") for line in (view.left_out, view.ranked) if line)
    for grid in view.tables:
        yield _text()
        yield _text(grid.title, "bold")
        yield _grid(grid, width)
        if grid.note:
            yield _text(grid.note, "dim")


def _hotspots(view: TraceView, width: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    room = max(width - _NUMBERS - (_BOUND if view.has_bounds else 0), _SHORTEST)
    table.add_column("#", justify="right", no_wrap=True)
    table.add_column("kernel", width=room, overflow="fold")
    heads = ("launches", "time", "share", "mean", *(("bound",) if view.has_bounds else ()))
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for row in view.hotspots:
        cells = [row.launches, row.time, row.share, row.mean]
        if view.has_bounds:
            cells.append(row.bound)
        table.add_row(str(row.rank), _kernel(row, room), *map(_text, cells))
    return table


def _kernel(row: HotspotRow, room: int) -> Group:
    name = _text(words.shortened(row.kernel, room))
    return Group(name, _text("; ".join(row.details), "dim")) if row.details else Group(name)


def _grid(grid: Grid, width: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for at, column in enumerate(grid.columns):
        is_name = at == 0
        table.add_column(
            column,
            justify="left" if is_name else "right",
            overflow="fold",
            max_width=width // 3 if is_name else width // 4,
        )
    for row in grid.rows:
        first, *others = row
        table.add_row(_text(words.shortened(first, width)), *map(_text, others))
    return table


def _item(content: str, style: str) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row("-", _text(content, style))
    return grid


def _text(content: str = "", style: str = "") -> Text:
    return Text(letters.printable(content), style)
