"""A comparison as a tree."""

from collections.abc import Iterator

from cuado.report.compare import CompareReport
from cuado.report.compare.view import (
    CAUSE_COLUMNS,
    COLUMNS,
    LINE_COLUMNS,
    PAIR_COLUMNS,
    CompareView,
    PairView,
    compare_view,
)
from cuado.report.tree import (
    Block,
    Heading,
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
    view = compare_view(report.result)
    remarks = tuple(
        Remark(Severity.WARNING, pair.title, f"{pair.verdict}\n{pair.why}", ())
        for pair in view.pairs
        if pair.tone is False
    )
    blocks = (*comparison_blocks(view), Paragraph(f"By cuado {report.version}."))
    return Tree(view.title, view.pairs[0].verdict, blocks, remarks)


def comparison_blocks(view: CompareView) -> Iterator[Block]:
    """All pairs in a table, and each in detail."""
    if len(view.pairs) > 1:
        yield Table(PAIR_COLUMNS, view.rows)
    yield from map(Note, view.notes)
    for pair in view.pairs:
        if len(view.pairs) > 1:
            yield Heading(pair.title)
        yield from _pair_blocks(pair)


def _pair_blocks(view: PairView) -> Iterator[Block]:
    """One result held against another."""
    yield Paragraph((Strong(view.verdict), f": {view.why}"))
    yield Items(tuple(f"{name}: {what}" for name, what in view.sides))
    yield from map(Note, view.cautions)
    yield Table(("", "A", "B"), tuple(tuple(cell or "-" for cell in row) for row in view.facts))
    yield Paragraph((Strong("next"), f": {'; '.join(view.next)}"))
    if view.causes:
        rows = tuple(row.cells for row in view.causes)
        yield Table(CAUSE_COLUMNS, rows, numbers=(2, 3))
    if view.lines:
        yield Table(LINE_COLUMNS, tuple(row.cells for row in view.lines), numbers=(1, 2, 3))
    for heading, numbers in (("resources", view.resources), ("metrics", view.metrics)):
        if numbers:
            columns = (heading, *COLUMNS[1:])
            yield Table(columns, tuple(row.cells for row in numbers), numbers=(1, 2, 3))
