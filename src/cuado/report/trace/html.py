"""What the template of a trace shows: the view of all formats, bars, and the drawing."""

from dataclasses import dataclass

from markupsafe import Markup

from cuado.report.drawing.bars import bar
from cuado.report.drawing.environment import fill
from cuado.report.trace import TraceReport
from cuado.report.trace.lane_chart import lane_chart
from cuado.report.trace.view import HotspotRow, TraceView, trace_view


@dataclass(frozen=True, slots=True)
class TracePage:
    """Everything that the template shows.

    Attributes:
        report: where it is from.
        view: its content.
        rows: hot spots, each with its share as a bar.
        chart: streams over time; None if nothing ran.
        hottest: the kernel that the drawing shows apart; empty without kernels.
    """

    report: TraceReport
    view: TraceView
    rows: tuple[tuple[HotspotRow, Markup], ...]
    chart: Markup | None
    hottest: str


def render(report: TraceReport) -> str:
    """The report as a self-contained HTML file."""
    page = trace_page(report)
    return fill("trace/page.html.jinja", title=f"{page.view.title} trace - cuado", page=page)


def trace_page(report: TraceReport) -> TracePage:
    """Prepare a report for its template."""
    view = trace_view(report)
    drawing = report.result.drawing
    return TracePage(
        report=report,
        view=view,
        rows=tuple((row, bar(row.part, "fill compute")) for row in view.hotspots),
        chart=None if drawing is None else lane_chart(drawing, report.result.timeline),
        hottest="" if drawing is None else drawing.hottest,
    )
