"""What was found on a machine, as HTML."""

from cuado.report.doctor import DoctorReport
from cuado.report.doctor.view import as_table
from cuado.report.drawing.environment import fill


def render(report: DoctorReport) -> str:
    """The document as a self-contained HTML file."""
    return fill("catalogue/page.html.jinja", title="doctor - cuado", list=as_table(report))
