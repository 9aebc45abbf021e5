"""What checking found, as HTML."""

from cuado.report.check import CheckReport
from cuado.report.check.answer import answer
from cuado.report.check.view import check_view
from cuado.report.drawing.cost_lines import cost_listing
from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import glance


def render(report: CheckReport) -> str:
    """The document as a self-contained HTML file."""
    title = f"{report.result.name} check - cuado"
    said = answer(report)
    view = check_view(report)
    named = [[site.place for site in defect.sites] for defect in view.defects]
    listing = cost_listing((), report.result.sources, named)
    return fill(
        "check/page.html.jinja",
        title=title,
        report=report,
        view=view,
        listing=listing,
        glance=glance(said, anchor=listing.anchor),
    )
