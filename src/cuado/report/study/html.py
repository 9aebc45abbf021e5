"""A case study as HTML."""

from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import glance
from cuado.report.study import StudyReport
from cuado.report.study.answer import answer
from cuado.report.study.pictures import study_pictures
from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view


def render(report: StudyReport) -> str:
    """The document as a self-contained HTML file."""
    return fill(
        "study/page.html.jinja",
        title=f"{report.result.study.name} study - cuado",
        report=report,
        view=study_view(report),
        glance=glance(answer(report)),
        pictures=study_pictures(report.result),
        columns=COLUMNS,
        per_request=PER_REQUEST,
    )
