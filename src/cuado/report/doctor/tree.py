"""What was found on a machine, as a tree: a table of the parts."""

from cuado.model.machine import Part, Status
from cuado.report.catalogue.tree import render as catalogue_tree
from cuado.report.doctor import DoctorReport
from cuado.report.doctor.view import as_table, verdict
from cuado.report.tree import Remark, Severity, Tree


def render(report: DoctorReport) -> Tree:
    """The report as plain data."""
    table = catalogue_tree(as_table(report))
    lacking = (part for part in report.result.parts if part.remedy)
    return Tree(table.title, verdict(report.result), table.blocks, tuple(map(_remark, lacking)))


def _remark(part: Part) -> Remark:
    severity = Severity.ERROR if part.status is Status.MISSING else Severity.WARNING
    return Remark(severity, part.name, f"{part.found}\nTry: {part.remedy}", ())
