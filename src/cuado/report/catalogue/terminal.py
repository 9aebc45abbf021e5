"""A list for a terminal: a table as wide as it needs to be."""

from collections.abc import Iterator

from rich.console import RenderableType

from cuado.report.catalogue import Catalogue
from cuado.report.terminal_parts import open_table, styled


def render(document: Catalogue, _: int) -> Iterator[RenderableType]:
    """The table, then what to do next."""
    table = open_table()
    for column in document.columns:
        numeric = any(isinstance(row.get(column), int | float) for row in document.rows)
        table.add_column(
            column.replace("_", " "), justify="right" if numeric else "left", overflow="fold"
        )
    for row in document.rows:
        table.add_row(*(styled(_cell(row.get(column))) for column in document.columns))
    yield table
    if document.footer:
        yield styled()
        yield styled(document.footer, "dim")


def _cell(value: str | float | None) -> str:
    if value is None:
        return "-"
    return value if isinstance(value, str) else f"{value:,.6g}"
