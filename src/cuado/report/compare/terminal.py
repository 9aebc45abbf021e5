"""A comparison for a terminal: one screen, or all of it."""

from collections.abc import Iterator, Sequence
from functools import partial

from rich.console import RenderableType
from rich.table import Table

from cuado.analysis.comparison.causes import Fate
from cuado.analysis.comparison.changes import Trend
from cuado.analysis.comparison.matching import Comparison
from cuado.report import words
from cuado.report.answer_terminal import fitting, what_to_do
from cuado.report.compare import CompareReport
from cuado.report.compare.view import (
    CAUSE_COLUMNS,
    COLUMNS,
    LINE_COLUMNS,
    PAIR_COLUMNS,
    CauseRow,
    LineRow,
    PairView,
    Row,
    compare_view,
)
from cuado.report.terminal_parts import open_table, styled

_TONES = {True: "bold green", False: "bold red", None: "bold yellow"}
_TRENDS = {Trend.BETTER: "green", Trend.WORSE: "red"}
_FATES = {Fate.GONE: "green", Fate.MINOR: "green", Fate.NEW: "red", Fate.STAYED: "yellow"}
MOST_METRICS, MOST_LINES, MOST_CAUSES, MOST_PAIRS = 7, 4, 4, 6
"""Rows of each kind on the one screen; ``-v`` has all."""
MOST_FACTS = 5
MOVED = 0.01
"""Part of A's time by which a line on the one screen came or went at least."""
GAP = 2
"""Columns between two columns of a table."""


def render(report: CompareReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    yield styled(compare_view(report.result).title, "bold")
    yield from comparison_parts(report.result, width, verbose=True)


def brief(report: CompareReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    screens = (partial(_screen, report, width, most) for most in (MOST_METRICS, 3, 0))
    yield from fitting(screens, width)


def _screen(report: CompareReport, width: int, most: int) -> Iterator[RenderableType]:
    """One screen, with so many metrics."""
    view = compare_view(report.result)
    yield styled(view.title, "bold")
    yield from comparison_parts(report.result, width, verbose=False, most=most)
    more = f"; of {len(view.pairs)} kernels the first" if len(view.pairs) > 1 else ""
    yield styled(f"-v shows everything{more}; -o page.html draws it", "dim")


def comparison_parts(
    found: Comparison, width: int, *, verbose: bool, most: int = MOST_METRICS
) -> Iterator[RenderableType]:
    """All pairs in a table, and the first in detail, with so many metrics; or all of them."""
    view = compare_view(found)
    if len(view.pairs) > 1:
        yield _table(PAIR_COLUMNS, view.rows if verbose else view.rows[:MOST_PAIRS], width, 4)
    yield from (styled(note, "yellow") for note in view.notes)
    for pair in view.pairs if verbose else view.pairs[:1]:
        if len(view.pairs) > 1:
            yield styled()
            yield styled(pair.title, "bold")
        yield from _pair_parts(pair, width, None if verbose else most)


def _pair_parts(view: PairView, width: int, most: int | None) -> Iterator[RenderableType]:
    """One result held against another: all of it, or so many metrics."""
    verbose = most is None
    yield styled(view.verdict, _TONES[view.tone])
    yield styled(f"   {view.why}")
    yield styled(f"Next: {words.sentence(view.next[1])}", "bold")
    yield from what_to_do(view.to_do, width)
    yield from (styled(f"{name}: {what}", "dim") for name, what in view.sides)
    yield styled(f"What limits B: {words.sentence(view.next[0])}")
    yield from (styled(caution, "yellow") for caution in view.cautions)
    yield _facts(view.facts if verbose else view.facts[:MOST_FACTS])
    if verbose and view.resources:
        yield from _numbers("resources", view.resources, width)
    yield from _causes(view.causes if verbose else view.causes[:MOST_CAUSES], width)
    metrics = view.metrics if verbose else view.brief[:most]
    if metrics:
        yield from _numbers("metrics" if verbose else "what moved most", metrics, width)
    yield from _lines(view.lines if verbose else _moved(view.lines)[:MOST_LINES], width)


def _causes(rows: Sequence[CauseRow], width: int) -> Iterator[RenderableType]:
    if rows:
        yield styled()
        styles = [_FATES.get(row.fate, "dim") for row in rows]
        yield _table(CAUSE_COLUMNS, [row.cells for row in rows], width, 1, styles)


def _lines(rows: Sequence[LineRow], width: int) -> Iterator[RenderableType]:
    if rows:
        yield styled()
        yield _table(LINE_COLUMNS, [row.cells for row in rows], width, 4)


def _moved(rows: Sequence[LineRow]) -> list[LineRow]:
    return [row for row in rows if abs(row.part_a - row.part_b) >= MOVED]


def _numbers(heading: str, rows: Sequence[Row], width: int) -> Iterator[RenderableType]:
    yield styled()
    columns = (heading, *COLUMNS[1:])
    styles = [_TRENDS.get(row.trend, "dim") for row in rows]
    yield _table(columns, [row.cells for row in rows], width, 0, styles, styled_column=4)


def _table(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    width: int,
    cut: int,
    styles: Sequence[str] = (),
    *,
    styled_column: int = 0,
) -> Table:
    """A table of one line a row: the texts of the column ``cut`` are shortened to what is left."""
    others = [
        max(len(row[place]) for row in (columns, *rows)) + GAP
        for place in range(len(columns))
        if place != cut
    ]
    room = max(width - sum(others) - 2 * GAP, words.SHORTEST_NAME)
    table = open_table()
    for column in columns:
        table.add_column(
            column, justify="right" if column in {"A", "B", "change"} else "left", no_wrap=True
        )
    for number, row in enumerate(rows):
        cells = [_cut(cell, room) if place == cut else cell for place, cell in enumerate(row)]
        style = styles[number] if styles else ""
        table.add_row(
            *(
                styled(cell, style if place == styled_column else "")
                for place, cell in enumerate(cells)
            )
        )
    return table


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 3]}..."


def _facts(rows: Sequence[Sequence[str]]) -> Table:
    table = open_table()
    for column in ("", "A", "B"):
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(styled(cell or "-") for cell in row))
    return table
