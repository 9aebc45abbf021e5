"""What was found on a machine, for a terminal: a line a part, remedies below."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.model.machine import Status
from cuado.report.doctor.view import verdict
from cuado.report.documents import DoctorReport

_STYLES = {
    Status.OK: "green",
    Status.WARNING: "bold yellow",
    Status.MISSING: "bold red",
    Status.NOT_NEEDED: "dim",
}
_SHORT = {Status.NOT_NEEDED: "not needed"}


def doctor_parts(report: DoctorReport) -> Iterator[RenderableType]:
    """The report, part by part."""
    found = report.result
    yield _text(verdict(found), "bold green" if found.is_ready else "bold red")
    yield _text()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for part in found.parts:
        status = _text(_SHORT.get(part.status, part.status.value), _STYLES[part.status])
        grid.add_row(status, _text(part.name), _text(part.found))
        if part.remedy:
            grid.add_row(_text(), _text(), _text(f"-> {part.remedy}", "cyan"))
    yield grid


def _text(content: str = "", style: str = "") -> Text:
    return Text(letters.printable(content), style)
