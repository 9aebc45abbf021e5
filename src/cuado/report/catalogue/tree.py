"""A list as a tree: one table."""

from cuado.report.catalogue import Catalogue
from cuado.report.tree import Paragraph, Table, Tree


def render(document: Catalogue) -> Tree:
    """The list as plain data."""
    columns = document.columns
    rows = tuple(
        tuple("-" if row.get(c) is None else str(row[c]) for c in columns) for row in document.rows
    )
    table = Table(tuple(column.replace("_", " ") for column in columns), rows)
    headline = (Paragraph(document.headline),) if document.headline else ()
    footer = (Paragraph(document.footer),) if document.footer else ()
    return Tree(
        document.name.capitalize(), f"{len(rows)} {document.name}", (*headline, table, *footer)
    )
