"""Occupancy as HTML."""

from cuado.report.drawing.environment import fill
from cuado.report.occupancy import OccupancyReport
from cuado.report.occupancy.charts import occupancy_charts


def render(report: OccupancyReport) -> str:
    """The document as a self-contained HTML file."""
    return fill(
        "occupancy/page.html.jinja",
        title=f"Occupancy on {report.chip.title} - cuado",
        report=report,
        shown=occupancy_charts(report.chip, report.launch),
    )
