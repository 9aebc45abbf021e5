"""A trace as a tree: what it says, the hot spots, then tables."""

from collections.abc import Iterator

from cuado.report.trace import TraceReport
from cuado.report.trace.view import Grid, HotspotRow, TraceView, trace_view
from cuado.report.tree import (
    Block,
    Code,
    Emphasis,
    Heading,
    Items,
    Note,
    Paragraph,
    Remark,
    Severity,
    Strong,
    Table,
    Text,
    Tree,
    facts,
)


def render(report: TraceReport) -> Tree:
    """The report as plain data."""
    view = trace_view(report)
    advised = [said for said in view.observations if said.advice]
    return Tree(
        view.title,
        " ".join(said.says for said in view.observations[:1]),
        tuple(_blocks(view, report.version)),
        tuple(Remark(Severity.NOTICE, said.says, said.advice, ()) for said in advised),
    )


def _blocks(view: TraceView, version: str) -> Iterator[Block]:
    yield from map(Note, view.notes)
    yield facts(view.facts, version)
    if view.observations:
        yield Items(
            tuple(
                (Strong(said.says), *((" ", Emphasis(said.advice)) if said.advice else ()))
                for said in view.observations
            )
        )
    if view.hotspots:
        yield Heading("Hot spots")
        yield _hotspots(view)
        yield from (Paragraph(line) for line in (view.left_out, view.ranked) if line)
    for grid in view.tables:
        yield from _grid(grid)


def _hotspots(view: TraceView) -> Table:
    columns = ["#", "kernel", "shape, first to last decile", "launches", "time", "share", "mean"]
    columns += ["bound"] if view.has_bounds else []
    rows = tuple(_hotspot(row)[: len(columns)] for row in view.hotspots)
    return Table(tuple(columns), rows, numbers=(0, 3, 4, 5, 6, 7))


def _hotspot(row: HotspotRow) -> tuple[Text, ...]:
    details = "; ".join(row.details)
    numbers = (row.launches, row.time, row.share, row.mean, row.bound)
    return (str(row.rank), Code(row.kernel), details, *numbers)


def _grid(grid: Grid) -> Iterator[Block]:
    yield Heading(grid.title)
    yield Table(grid.columns, grid.rows, numbers=tuple(range(1, len(grid.columns))))
    if grid.note:
        yield Paragraph(grid.note)
