"""A session as HTML: the view of all formats, and the times of its versions as bars."""

from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import glance, places_of
from cuado.report.run import RunReport
from cuado.report.run.answer import answer
from cuado.report.run.before_after import before_after
from cuado.report.run.gain_curve import gain_curve
from cuado.report.run.patch import TITLE, patch_view
from cuado.report.run.version_chart import version_chart
from cuado.report.run.view import HOLDS_FOR, LEGEND, run_view


def render(report: RunReport) -> str:
    """The report as a self-contained HTML file."""
    session = report.session
    said = answer(report)
    both = before_after(session, places_of(said))
    versions = [iteration.version for iteration in session.iterations]
    return fill(
        "run/page.html.jinja",
        title=f"{report.kernel} run - cuado",
        report=report,
        view=run_view(report),
        glance=glance(
            said,
            version_chart(versions, session.modelled),
            both.lines.anchor if both is not None else None,
        ),
        both=both,
        curve=gain_curve(session),
        legend=LEGEND,
        holds_for=HOLDS_FOR,
        patch=patch_view(session),
        patch_title=TITLE,
    )
