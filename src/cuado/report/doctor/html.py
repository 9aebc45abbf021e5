"""What was found on a machine, as HTML."""

from cuado.model.machine import Status
from cuado.report.catalogue.html import render_list
from cuado.report.doctor import DoctorReport
from cuado.report.doctor.view import as_table

_TONES = {Status.OK.value: "good", Status.WARNING.value: "open", Status.MISSING.value: "bad"}


def render(report: DoctorReport) -> str:
    """The document as a self-contained HTML file."""
    tone = "good" if report.result.is_ready else "bad"
    return render_list(as_table(report), "doctor", _TONES, tone)
