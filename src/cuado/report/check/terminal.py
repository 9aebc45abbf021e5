"""What checking found, for a terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding

from cuado.model.defect import Severity
from cuado.report.answer_terminal import screen
from cuado.report.check import CheckReport
from cuado.report.check.answer import answer
from cuado.report.check.view import DefectView, check_view
from cuado.report.terminal_parts import labelled, shown, styled

_STYLES = {
    Severity.ERROR: "bold red",
    Severity.WARNING: "bold yellow",
    Severity.NOTE: "bold cyan",
}
_GOOD = {True: "bold green", False: "bold red", None: "bold yellow"}


def render(report: CheckReport, _: int) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = check_view(report)
    yield styled(view.title, "bold")
    yield styled(view.verdict, _GOOD[view.is_good])
    yield from (styled(note, "yellow") for note in view.notes)
    for defect in view.defects:
        yield styled()
        yield _defect(defect)


def brief(report: CheckReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    yield from screen(answer(report), width)


def _defect(defect: DefectView) -> Group:
    heading = styled(f"{defect.severity}: ", _STYLES[defect.severity])
    heading.append(shown(defect.title), "bold")
    grid = labelled(5)
    for site in defect.sites:
        where = styled(site.place, "cyan")
        where.append(shown(f"  {site.text}"), "none")
        grid.add_row(styled("at", "dim"), where)
        grid.add_row(styled(), styled(site.says))
    if defect.where:
        grid.add_row(styled("where", "dim"), styled(defect.where))
    grid.add_row(styled("try", "green"), styled(defect.advice))
    return Group(heading, Padding(grid, (0, 0, 0, 3)))
