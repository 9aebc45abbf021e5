"""What was found on a machine, as a tree: a table of the parts."""

from cuado.report.catalogue.tree import render as catalogue_tree
from cuado.report.doctor import DoctorReport
from cuado.report.doctor.view import as_table
from cuado.report.tree import Tree


def render(report: DoctorReport) -> Tree:
    """The report as plain data."""
    return catalogue_tree(as_table(report))
