"""A trace as HTML: the view of all formats, with shares as bars, and streams over time."""

from cuado.report.drawing.bars import bar
from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import glance
from cuado.report.trace import TraceReport
from cuado.report.trace.answer import answer
from cuado.report.trace.lane_chart import lane_chart
from cuado.report.trace.view import trace_view


def render(report: TraceReport) -> str:
    """The report as a self-contained HTML file."""
    view = trace_view(report)
    drawing = report.result.drawing
    return fill(
        "trace/page.html.jinja",
        title=f"{view.title} trace - cuado",
        report=report,
        view=view,
        glance=glance(answer(report)),
        rows=tuple((row, bar(row.part, "fill compute")) for row in view.hotspots),
        chart=None if drawing is None else lane_chart(drawing, report.result.timeline),
        hottest="" if drawing is None else drawing.hottest,
    )
