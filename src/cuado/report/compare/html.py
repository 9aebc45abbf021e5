"""A comparison as HTML."""

from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.comparison.compared import Compared
from cuado.analysis.comparison.matching import Comparison
from cuado.analysis.units import UNIT_LABELS
from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.report.compare import CompareReport
from cuado.report.compare.view import (
    CAUSE_COLUMNS,
    COLUMNS,
    LINE_COLUMNS,
    PAIR_COLUMNS,
    PairView,
    compare_view,
    pair_view,
)
from cuado.report.drawing.bars import bar
from cuado.report.drawing.environment import fill

_ALL = 100.0
_SHARE_SHOWN = 1.0
"""Percent that a unit is busy in either, for it to be drawn."""


@dataclass(frozen=True, slots=True)
class Bars:
    """A row of bars: a name, and the value of each side beside its bar; unknown ones are empty."""

    name: str
    values: tuple[str, str]
    bars: tuple[Markup, Markup]
    text: str = ""


@dataclass(frozen=True, slots=True)
class PairPage:
    """A pair with its drawings."""

    view: PairView
    lines: tuple[Bars, ...]
    units: tuple[Bars, ...]


def render(report: CompareReport) -> str:
    """The document as a self-contained HTML file."""
    view = compare_view(report.result)
    return fill(
        "compare/page.html.jinja",
        title=f"{view.title} - cuado",
        report=report,
        view=view,
        pairs=pair_pages(report.result),
        **TABLES,
    )


TABLES = {
    "columns": COLUMNS,
    "cause_columns": CAUSE_COLUMNS,
    "line_columns": LINE_COLUMNS,
    "pair_columns": PAIR_COLUMNS,
}
"""The columns that the template ``compare/_pair.html.jinja`` writes."""


def pair_pages(found: Comparison) -> tuple[PairPage, ...]:
    """Every pair with its drawings."""
    return tuple(map(_pair_page, found.pairs))


def _pair_page(found: Compared) -> PairPage:
    """A pair with its drawings: what each line costs, and how busy each unit was."""
    view = pair_view(found)
    # B's time may exceed A's: the longest bar fills its cell.
    most = max((part for row in view.lines for part in (row.part_a, row.part_b)), default=1.0)
    lines = tuple(
        Bars(
            row.cells[0],
            (row.cells[1], row.cells[2]),
            (bar(row.part_a / most, "fill stall"), bar(row.part_b / most, "fill memory")),
            row.cells[4],
        )
        for row in view.lines
    )
    return PairPage(view, lines, tuple(_units(found)))


def _units(found: Compared) -> list[Bars]:
    """The units that were busy in either, busiest first."""
    rows = [
        row
        for row in found.metrics
        if row.name in UNIT_LABELS
        and row.unit
        and max(row.before or 0.0, row.after or 0.0) >= _SHARE_SHOWN
    ]
    rows.sort(key=lambda row: -max(row.before or 0.0, row.after or 0.0))
    return [
        Bars(
            UNIT_LABELS[row.name],
            (_percent(row.before, row.unit), _percent(row.after, row.unit)),
            (
                bar((row.before or 0.0) / _ALL, "fill stall"),
                bar((row.after or 0.0) / _ALL, "fill memory"),
            ),
        )
        for row in rows
    ]


def _percent(value: float | None, unit: Unit | None) -> str:
    return "-" if value is None or unit is None else format_value(value, unit)
