"""What checking found, as HTML."""

from cuado.report.check import CheckReport
from cuado.report.check.view import check_view
from cuado.report.drawing.environment import fill


def render(report: CheckReport) -> str:
    """The document as a self-contained HTML file."""
    title = f"{report.result.name} check - cuado"
    return fill("check/page.html.jinja", title=title, report=report, view=check_view(report))
