"""A trace for a terminal: what it says, the hot spots, then tables."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from cuado.report import words
from cuado.report.answer_terminal import screen
from cuado.report.terminal_parts import hanging, open_table, styled
from cuado.report.trace import TraceReport
from cuado.report.trace.answer import answer
from cuado.report.trace.view import Grid, HotspotRow, TraceView, trace_view

_NUMBERS = 41
"""Columns of the hot spots' numbers and the gaps between; the kernel has the rest."""
_BOUND = 8
_SHORTEST = 12


def render(report: TraceReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    view = trace_view(report)
    yield styled(view.title, "bold")
    for label, value in view.facts:
        yield styled(f"{label}: {value}", "dim")
    yield from (styled(f"note: {note}", "bold yellow") for note in view.notes)
    yield styled()
    for said in view.observations:
        yield hanging(said.says, "bold" if said.advice else "")
        if said.advice:
            yield Padding(styled(f"-> {said.advice}", "cyan"), (0, 0, 0, 2))
    if view.hotspots:
        yield styled()
        yield _hotspots(view, width)
        yield from (styled(line, "dim") for line in (view.left_out, view.ranked) if line)
    for grid in view.tables:
        yield styled()
        yield styled(grid.title, "bold")
        yield _grid(grid, width)
        if grid.note:
            yield styled(grid.note, "dim")


def brief(report: TraceReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    yield from screen(answer(report), width)


def _hotspots(view: TraceView, width: int) -> Table:
    table = open_table(pad_edge=False)
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
        table.add_row(str(row.rank), _kernel(row, room), *map(styled, cells))
    return table


def _kernel(row: HotspotRow, room: int) -> Group:
    name = styled(words.shortened(row.kernel, room))
    return Group(name, styled("; ".join(row.details), "dim")) if row.details else Group(name)


def _grid(grid: Grid, width: int) -> Table:
    table = open_table(pad_edge=False)
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
        table.add_row(styled(words.shortened(first, width)), *map(styled, others))
    return table
