"""A list for a terminal: a table as wide as it needs to be."""

from collections.abc import Iterator
from functools import partial

from rich.console import RenderableType

from cuado.report.answer_terminal import MOST_LINES, fitting
from cuado.report.catalogue import Catalogue
from cuado.report.terminal_parts import labelled, open_table, styled

_STEP = 5
"""Rows that a list is made shorter by until it fits the screen."""
_LONGEST_NAME = 40
"""Characters of names that stay on one line, to be copied; half of a narrow terminal."""


def render(document: Catalogue, _: int) -> Iterator[RenderableType]:
    """What it says, the table, then what to do next."""
    yield from _some(document, len(document.rows))


def brief(document: Catalogue, width: int) -> Iterator[RenderableType]:
    """One screen of it: all rows, or names in groups, or the first rows."""
    screens = [partial(_some, document, len(document.rows))]
    if document.group:
        screens.append(partial(_groups, document))
    most = min(len(document.rows), MOST_LINES)
    screens += [partial(_some, document, rows) for rows in range(most, 0, -_STEP)]
    yield from fitting(screens, width)


def _some(document: Catalogue, most: int) -> Iterator[RenderableType]:
    """The first rows."""
    if document.headline:
        yield styled(document.headline, "bold")
        yield styled()
    table = open_table()
    for column in document.columns:
        numeric = any(isinstance(row.get(column), int | float) for row in document.rows)
        is_first = column == document.columns[0]
        longest = max((len(_cell(row.get(column))) for row in document.rows), default=0)
        table.add_column(
            column.replace("_", " "),
            justify="right" if numeric else "left",
            overflow="fold",
            no_wrap=is_first and longest <= _LONGEST_NAME,
        )
    for row in document.rows[:most]:
        table.add_row(*(styled(_cell(row.get(column))) for column in document.columns))
    yield table
    yield from _end(document, len(document.rows) - most)


def _groups(document: Catalogue) -> Iterator[RenderableType]:
    """The names alone, those of a group together."""
    groups: dict[str, list[str]] = {}
    for row in document.rows:
        group = _cell(row.get(document.group)).partition(", ")[0]
        groups.setdefault(group or "anything", []).append(_cell(row[document.columns[0]]))
    grid = labelled(max(map(len, groups)))
    for group, names in groups.items():
        grid.add_row(styled(group, "dim"), styled(", ".join(names)))
    yield styled(f"{len(document.rows)} {document.name}", "bold")
    yield grid
    yield from _end(document, 0)
    yield styled("-v says what each of them is.", "dim")


def _end(document: Catalogue, left: int) -> Iterator[RenderableType]:
    if document.footer or left:
        yield styled()
    if left:
        yield styled(f"{left:,} more: -v lists them.", "dim")
    if document.footer:
        yield styled(document.footer, "dim")


def _cell(value: str | float | None) -> str:
    if value is None:
        return "-"
    return value if isinstance(value, str) else f"{value:,.6g}"
