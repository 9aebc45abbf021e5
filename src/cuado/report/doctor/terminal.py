"""What was found on a machine, for a terminal: a line a part, remedies below."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from cuado.model.machine import Status
from cuado.report.doctor import DoctorReport
from cuado.report.doctor.view import verdict
from cuado.report.terminal_parts import styled

_STYLES = {
    Status.OK: "green",
    Status.WARNING: "bold yellow",
    Status.MISSING: "bold red",
    Status.NOT_NEEDED: "dim",
}
_SHORT = {Status.NOT_NEEDED: "not needed"}


def render(report: DoctorReport, _: int) -> Iterator[RenderableType]:
    """The report, part by part."""
    found = report.result
    yield styled(verdict(found), "bold green" if found.is_ready else "bold red")
    yield styled()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for part in found.parts:
        status = styled(_SHORT.get(part.status, part.status.value), _STYLES[part.status])
        grid.add_row(status, styled(part.name), styled(part.found))
        if part.remedy:
            grid.add_row(styled(), styled(), styled(f"-> {part.remedy}", "cyan"))
    yield grid
