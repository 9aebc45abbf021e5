"""What checking found, as a tree: defect by defect, who does what where."""

from collections.abc import Iterator

from cuado.model.defect import Defect
from cuado.model.defect import Severity as Grade
from cuado.report.check import CheckReport
from cuado.report.check.view import DefectView, check_view
from cuado.report.tree import (
    Block,
    Code,
    Heading,
    Items,
    Note,
    Paragraph,
    Place,
    Remark,
    Severity,
    Strong,
    Text,
    Tree,
)

_SEVERITIES = {
    Grade.ERROR: Severity.ERROR,
    Grade.WARNING: Severity.WARNING,
    Grade.NOTE: Severity.NOTICE,
}


def render(report: CheckReport) -> Tree:
    """The report as plain data."""
    view = check_view(report)
    blocks = (
        Paragraph((Strong(view.verdict), f", cuado {report.version}")),
        *map(Note, view.notes),
        *(block for defect in view.defects for block in _defect(defect)),
    )
    remarks = tuple(map(_remark, report.result.defects, view.defects))
    return Tree(view.title, view.verdict, blocks, remarks)


def _defect(defect: DefectView) -> Iterator[Block]:
    yield Heading(f"{defect.severity.capitalize()}: {defect.title}")
    items: list[Text] = [
        (Code(site.place), " ", Code(site.text), f": {site.says}") for site in defect.sites
    ]
    yield Items((*items, *((defect.where,) if defect.where else ())))
    yield Paragraph(f"Try: {defect.advice}.")


def _remark(defect: Defect, view: DefectView) -> Remark:
    said = [f"{site.place}: {site.says}" for site in view.sites]
    said += [view.where] if view.where else []
    # The view names the earlier side of a race first; the line to change is the later one.
    sites = (defect.site, defect.other) if defect.other is not None else (defect.site,)
    return Remark(
        _SEVERITIES[view.severity],
        view.title,
        "\n".join((*said, f"Try: {view.advice}.")),
        tuple(Place(site.file, site.line) for site in sites if site.file and site.line),
    )
