"""Two versions side by side, for a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.optimize.comparing import Trend
from cuado.report.compare.view import COLUMNS, Row, compare_view
from cuado.report.documents import CompareReport

_TONES = {True: "bold green", False: "bold red", None: "bold yellow"}
_TRENDS = {Trend.BETTER: "green", Trend.WORSE: "red"}


def compare_parts(report: CompareReport) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = compare_view(report)
    yield _text(view.title, "bold")
    yield from (_text(f"{name}: {what}", "dim") for name, what in view.sides)
    yield _text(view.verdict, _TONES[view.tone])
    yield _text(f"   {view.why}")
    yield from (_text(caution, "yellow") for caution in view.cautions)
    yield _text()
    facts = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("", "A", "B"):
        facts.add_column(column, overflow="fold")
    for row in view.facts:
        facts.add_row(*(_text(cell or "-") for cell in row))
    yield facts
    for heading, rows in view.groups:
        yield _text()
        yield _numbers(heading, rows)


def _numbers(heading: str, rows: tuple[Row, ...]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(heading, overflow="fold")
    for column in COLUMNS[1:]:
        table.add_column(column, justify="right" if column else "left", no_wrap=not column)
    for row in rows:
        *cells, trend = row.cells
        table.add_row(*map(_text, cells), _text(trend, _TRENDS.get(row.trend, "dim")))
    return table


def _text(content: str = "", style: str = "") -> Text:
    return Text(letters.printable(content), style)
