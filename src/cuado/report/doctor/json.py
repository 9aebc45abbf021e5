"""What was found on a machine, as JSON."""

from cuado.report.doctor import DoctorReport
from cuado.report.json_parts import Json


def render(report: DoctorReport) -> Json:
    """The report as dictionaries and lists."""
    found = report.result
    return {
        "kind": "doctor",
        "tool": {"name": "cuado", "version": report.version},
        "asked": found.asked or None,
        "ready": found.is_ready,
        "places": list(found.places),
        "parts": [
            {
                "name": part.name,
                "status": part.status.name.lower(),
                "found": part.found,
                "remedy": part.remedy or None,
            }
            for part in found.parts
        ],
    }
