"""What the template of a session shows: the view of all formats, and its drawing."""

from dataclasses import dataclass

from markupsafe import Markup

from cuado.report.drawing.environment import fill
from cuado.report.run import RunReport
from cuado.report.run.version_chart import version_chart
from cuado.report.run.view import HOLDS_FOR, LEGEND, RunView, run_view


@dataclass(frozen=True, slots=True)
class RunPage:
    """Everything that the template shows.

    Attributes:
        report: where it is from.
        view: its content.
        chart: times of the versions; None if there are not two to compare.
        legend: what the table's columns mean.
        holds_for: heading of the result's conditions.
    """

    report: RunReport
    view: RunView
    chart: Markup | None
    legend: str
    holds_for: str


def render(report: RunReport) -> str:
    """The report as a self-contained HTML file."""
    title = f"{report.kernel} run - cuado"
    return fill("run/page.html.jinja", title=title, page=run_page(report))


def run_page(report: RunReport) -> RunPage:
    """Prepare a report for its template."""
    session = report.session
    versions = [iteration.version for iteration in session.iterations]
    chart = version_chart(versions, session.modelled)
    return RunPage(report, run_view(report), chart, LEGEND, HOLDS_FOR)
