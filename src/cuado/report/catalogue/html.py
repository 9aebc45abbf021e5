"""A list as HTML."""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.metrics.quantity import Unit, format_value
from cuado.report.catalogue import Catalogue
from cuado.report.drawing.environment import fill, sentence

_NOT_KNOWN = "-"
_HEADINGS = {
    "cc": "CC",
    "time_us": "Time, us",
    "clock_MHz": "Clock, MHz",
    "DRAM_GB/s": "DRAM, GB/s",
}
"""Titles of columns whose names are not words."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column that has a cell to show.

    Attributes:
        heading: above it.
        is_numeric: whether some of its cells are numbers: all of it stands at the right.
    """

    heading: str
    is_numeric: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell says; ``is_known`` is False for the dash of a value that nobody knows."""

    text: str
    tone: str = ""
    is_known: bool = True


@dataclass(frozen=True, slots=True)
class ListView:
    """The content of the template ``catalogue/page.html.jinja``.

    Attributes:
        document: the list.
        columns: of the table.
        rows: their cells, as the columns stand.
        tone: of the headline: ``good``, ``bad``, ``open`` or empty.
    """

    document: Catalogue
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    tone: str = ""


def render(document: Catalogue) -> str:
    """The document as a self-contained HTML file."""
    return render_list(document, document.name)


def render_list(
    document: Catalogue, title: str, tones: Mapping[str, str] | None = None, tone: str = ""
) -> str:
    """A list as a page.

    Args:
        document: the list; columns without a single value are not shown.
        title: of the page.
        tones: ``good``, ``bad`` or ``open`` of the texts that are coloured.
        tone: of the headline likewise.
    """
    shown = [
        name
        for name in document.columns
        if any(row[name] not in {None, ""} for row in document.rows)
    ]
    columns = tuple(
        Column(_heading(name), any(isinstance(row[name], int | float) for row in document.rows))
        for name in shown
    )
    rows = tuple(tuple(_cell(row[name], tones or {}) for name in shown) for row in document.rows)
    view = ListView(document, columns, rows, tone)
    return fill("catalogue/page.html.jinja", title=f"{title} - cuado", view=view)


def _heading(name: str) -> str:
    return _HEADINGS.get(name) or sentence(name.replace("_", " "))


def _cell(value: str | float | None, tones: Mapping[str, str]) -> Cell:
    if value is None:
        return Cell(_NOT_KNOWN, is_known=False)
    if isinstance(value, str):
        return Cell(value, tones.get(value, ""))
    return Cell(format_value(value, Unit.RATIO))
