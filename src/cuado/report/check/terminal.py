"""What checking found, for a terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.model.defect import Severity
from cuado.report.check.view import DefectView, check_view
from cuado.report.documents import CheckReport

_STYLES = {
    Severity.ERROR: "bold red",
    Severity.WARNING: "bold yellow",
    Severity.NOTE: "bold cyan",
}
_GOOD = {True: "bold green", False: "bold red", None: "bold yellow"}


def check_parts(report: CheckReport) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = check_view(report)
    yield _text(view.title, "bold")
    yield _text(view.verdict, _GOOD[view.is_good])
    yield from (_text(note, "yellow") for note in view.notes)
    for defect in view.defects:
        yield _text()
        yield _defect(defect)


def _defect(defect: DefectView) -> Group:
    heading = _text(f"{defect.severity}: ", _STYLES[defect.severity])
    heading.append(letters.printable(defect.title), "bold")
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=5, no_wrap=True)
    grid.add_column(overflow="fold")
    for site in defect.sites:
        where = _text(site.place, "cyan")
        where.append(letters.printable(f"  {site.text}"), "none")
        grid.add_row(_text("at", "dim"), where)
        grid.add_row(_text(), _text(site.says))
    if defect.where:
        grid.add_row(_text("where", "dim"), _text(defect.where))
    grid.add_row(_text("try", "green"), _text(defect.advice))
    return Group(heading, Padding(grid, (0, 0, 0, 3)))


def _text(content: str = "", style: str = "") -> Text:
    return Text(letters.printable(content), style)
