"""Occupancy as a tree: a table for each curve."""

from collections.abc import Iterator

from cuado.report.occupancy import OccupancyReport
from cuado.report.occupancy.view import OccupancyView, occupancy_view
from cuado.report.tree import Block, Heading, Items, Paragraph, Strong, Table, Tree


def render(report: OccupancyReport) -> Tree:
    """The report as plain data."""
    view = occupancy_view(report.chip, report.launch)
    return Tree(f"Occupancy on {report.chip.title}", view.says, tuple(_blocks(view, report)))


def _blocks(view: OccupancyView, report: OccupancyReport) -> Iterator[Block]:
    yield Paragraph(f"{view.launch}; cuado {report.version}")
    yield Paragraph(Strong(f"{view.says}."))
    if view.steps:
        yield Items(tuple(f"{step}." for step in view.steps))
    for curve in view.curves:
        yield Heading(f"Against {curve.title}")
        yield Paragraph(curve.says)
        rows = tuple(
            (
                Strong(row.label) if row.own else row.label,
                row.percent,
                str(row.warps),
                row.blocks,
                row.limiting,
            )
            for row in curve.rows
        )
        columns = (curve.title, "occupancy", "warps", "blocks", "limited by")
        yield Table(columns, rows, numbers=(1, 2, 3))
