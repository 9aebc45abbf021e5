"""Two versions side by side, as HTML."""

from cuado.report.compare import CompareReport
from cuado.report.compare.view import COLUMNS, compare_view
from cuado.report.drawing.environment import fill


def render(report: CompareReport) -> str:
    """The document as a self-contained HTML file."""
    view = compare_view(report)
    title = f"{view.title} - cuado"
    return fill("compare/page.html.jinja", title=title, report=report, view=view, columns=COLUMNS)
