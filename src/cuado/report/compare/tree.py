"""Two versions side by side, as a tree."""

from collections.abc import Iterator

from cuado.report.compare import CompareReport
from cuado.report.compare.view import COLUMNS, CompareView, compare_view
from cuado.report.tree import (
    Block,
    Items,
    Note,
    Paragraph,
    Remark,
    Severity,
    Strong,
    Table,
    Tree,
)


def render(report: CompareReport) -> Tree:
    """The report as plain data."""
    view = compare_view(report)
    slower = (Remark(Severity.WARNING, view.title, f"{view.verdict}\n{view.why}", ()),)
    remarks = slower if view.tone is False else ()
    return Tree(view.title, view.verdict, tuple(_blocks(view, report.version)), remarks)


def _blocks(view: CompareView, version: str) -> Iterator[Block]:
    yield Paragraph((Strong(view.verdict), f": {view.why}, cuado {version}"))
    yield Items(tuple(f"{name}: {what}" for name, what in view.sides))
    yield from map(Note, view.cautions)
    yield Table(("", "A", "B"), tuple(tuple(cell or "-" for cell in row) for row in view.facts))
    for heading, rows in view.groups:
        columns = (heading, *COLUMNS[1:])
        yield Table(columns, tuple(row.cells for row in rows), numbers=(1, 2, 3))
