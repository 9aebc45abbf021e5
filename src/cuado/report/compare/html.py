"""A comparison as HTML."""

import math
from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.comparison.changes import Trend
from cuado.analysis.comparison.compared import Compared
from cuado.analysis.comparison.matching import Comparison
from cuado.analysis.units import UNIT_LABELS
from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.report.compare import CompareReport
from cuado.report.compare.answer import answer
from cuado.report.compare.view import (
    CAUSE_COLUMNS,
    COLUMNS,
    LINE_COLUMNS,
    PAIR_COLUMNS,
    PairView,
    Row,
    compare_view,
    pair_view,
)
from cuado.report.drawing.bars import bar, change_bar
from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import glance

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
    tables: tuple[tuple[str, bool, tuple[tuple[Row, Markup | None], ...]], ...]


def render(report: CompareReport) -> str:
    """The document as a self-contained HTML file."""
    view = compare_view(report.result)
    return fill(
        "compare/page.html.jinja",
        title=f"{view.title} - cuado",
        report=report,
        view=view,
        glance=glance(answer(report.result)),
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
            (bar(row.part_a / most, "fill before"), bar(row.part_b / most, "fill then")),
            row.cells[4],
        )
        for row in view.lines
    )
    tables = (
        ("what moved most", True, _by_change(view.brief)),
        ("resources", False, _by_change(view.resources)),
        ("all metrics", False, _by_change(view.metrics)),
    )
    return PairPage(view, lines, tuple(_units(found)), tables)


_TRENDS = {Trend.BETTER: "fill then", Trend.WORSE: "fill cost"}


def _by_change(rows: tuple[Row, ...]) -> tuple[tuple[Row, Markup | None], ...]:
    """Rows with a bar of the change each, the greatest factor first; unknown ones last."""
    ordered = sorted(rows, key=lambda row: (row.trend in _LAST, -_size(row)))
    return tuple(
        (
            row,
            None
            if row.factor is None or row.trend in _LAST
            else change_bar(row.factor, _MOST_FACTOR, _TRENDS.get(row.trend, "fill progress")),
        )
        for row in ordered
    )


_LAST = frozenset({Trend.SAME, Trend.UNLIKE, Trend.ONE_SIDED})
_MOST_FACTOR = 8.0
"""The change, as a factor, that fills half of a bar's cell."""


def _size(row: Row) -> float:
    """How far a factor is from 1, up or down."""
    if row.factor is None:
        return -1.0
    return abs(math.log(row.factor)) if row.factor > 0 else math.inf


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
                bar((row.before or 0.0) / _ALL, "fill before"),
                bar((row.after or 0.0) / _ALL, "fill then"),
            ),
        )
        for row in rows
    ]


def _percent(value: float | None, unit: Unit | None) -> str:
    return "-" if value is None or unit is None else format_value(value, unit)
