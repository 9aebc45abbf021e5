"""Two versions side by side, for a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from cuado.optimizer.comparing import Trend
from cuado.report.compare import CompareReport
from cuado.report.compare.view import COLUMNS, Row, compare_view
from cuado.report.terminal_parts import open_table, styled

_TONES = {True: "bold green", False: "bold red", None: "bold yellow"}
_TRENDS = {Trend.BETTER: "green", Trend.WORSE: "red"}


def render(report: CompareReport, _: int) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = compare_view(report)
    yield styled(view.title, "bold")
    yield from (styled(f"{name}: {what}", "dim") for name, what in view.sides)
    yield styled(view.verdict, _TONES[view.tone])
    yield styled(f"   {view.why}")
    yield from (styled(caution, "yellow") for caution in view.cautions)
    yield styled()
    facts = open_table()
    for column in ("", "A", "B"):
        facts.add_column(column, overflow="fold")
    for row in view.facts:
        facts.add_row(*(styled(cell or "-") for cell in row))
    yield facts
    for heading, rows in view.groups:
        yield styled()
        yield _numbers(heading, rows)


def _numbers(heading: str, rows: tuple[Row, ...]) -> Table:
    table = open_table()
    table.add_column(heading, overflow="fold")
    for column in COLUMNS[1:]:
        table.add_column(column, justify="right" if column else "left", no_wrap=not column)
    for row in rows:
        *cells, trend = row.cells
        table.add_row(*map(styled, cells), styled(trend, _TRENDS.get(row.trend, "dim")))
    return table
