"""What was found on a machine, in words and as a table: the same in every format."""

from cuado.model.machine import Examination
from cuado.report.catalogue import Catalogue
from cuado.report.doctor import DoctorReport

TITLE = "This machine"


def verdict(found: Examination) -> str:
    """A line that says whether kernels can be run."""
    places = ", ".join(found.places)
    if found.asked and not found.is_ready:
        others = f"; they can on {places}" if places else ""
        return f"Kernels cannot be run on {found.asked}{others}."
    return f"Kernels can be run on {places}." if places else "Kernels cannot be run here."


def as_table(report: DoctorReport) -> Catalogue:
    """One row a part."""
    rows = tuple(
        {"part": p.name, "status": p.status.value, "found": p.found, "remedy": p.remedy}
        for p in report.result.parts
    )
    return Catalogue(TITLE, tuple(rows[0]), rows, headline=verdict(report.result))
