"""Occupancy for a terminal: the launch, the next steps, and bars."""

from collections.abc import Iterator
from functools import partial

from rich.console import RenderableType

from cuado.report.answer_terminal import fitting
from cuado.report.occupancy import OccupancyReport
from cuado.report.occupancy.view import CurveView, Row, occupancy_view
from cuado.report.terminal_parts import INDENT, bar, indented, styled

MOST_BAR = 32
_ALL = 10_000
"""Rows of a curve: more than there are."""
_PERCENT, _BLOCKS = 7, 16
"""Columns of the numbers behind a bar."""


def render(report: OccupancyReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    yield from _screen(report, width, _ALL)


def brief(report: OccupancyReport, width: int) -> Iterator[RenderableType]:
    """One screen of it: of long curves the rows around the launch's own."""
    yield from fitting((partial(_screen, report, width, most) for most in (_ALL, 10, 7, 5)), width)


def _screen(report: OccupancyReport, width: int, most: int) -> Iterator[RenderableType]:
    view = occupancy_view(report.chip, report.launch)
    yield styled(f"Occupancy on {report.chip.title}", "bold")
    yield indented(f"{view.launch}")
    yield indented(f"{view.says}.", "bold")
    for step in view.steps:
        yield indented(f"{step}.", "green")
    for curve in view.curves:
        yield styled()
        yield styled(curve.title, "bold")
        yield from _curve(curve, width, most)


def _curve(curve: CurveView, width: int, most: int) -> Iterator[RenderableType]:
    wide = max((len(row.label) for row in curve.rows), default=0) + 2
    room = width - INDENT - 2 - wide - _PERCENT - _BLOCKS
    own = next((number for number, row in enumerate(curve.rows) if row.own), 0)
    first = max(min(own - most // 2, len(curve.rows) - most), 0)
    for row in curve.rows[first : first + most]:
        yield _row(row, wide, max(min(room, MOST_BAR), 0))
    if len(curve.rows) > most:
        yield indented(f"{len(curve.rows) - most} more: -v shows them.", "dim")
    yield indented(curve.says, "dim")


def _row(row: Row, wide: int, room: int) -> RenderableType:
    mark = "> " if row.own else "  "
    line = styled(" " * INDENT + mark + f"{row.label:<{wide}}", "bold" if row.own else "")
    line.append(f"{bar(row.fraction, room):<{room}}", "blue")
    line.append(f"{row.percent:>{_PERCENT}}")
    blocks = "1 block" if row.blocks == "1" else f"{row.blocks} blocks"
    line.append(f"  {blocks}", "dim")
    return line
