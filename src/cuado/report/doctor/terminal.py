"""What was found on a machine, for a terminal: a line a part, remedies below."""

from collections.abc import Iterator
from functools import partial

from rich.console import RenderableType
from rich.table import Table

from cuado.model.machine import Status
from cuado.report.answer_terminal import fitting
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
    yield from _screen(report, len(report.result.parts))


def brief(report: DoctorReport, width: int) -> Iterator[RenderableType]:
    """One screen of it: what is missing first; of what is in order the names, if it is too long."""
    parts = len(report.result.parts)
    yield from fitting((partial(_screen, report, most) for most in (parts, 12, 0)), width)


def _screen(report: DoctorReport, most: int) -> Iterator[RenderableType]:
    """The verdict, what has a remedy, so many of the other parts, and the names of the rest."""
    found = report.result
    yield styled(verdict(found), "bold green" if found.is_ready else "bold red")
    yield styled()
    lacking = [part for part in found.parts if part.remedy]
    others = [part for part in found.parts if not part.remedy]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for part in (*lacking, *others[:most]):
        status = styled(_SHORT.get(part.status, part.status.value), _STYLES[part.status])
        grid.add_row(status, styled(part.name), styled(part.found))
        if part.remedy:
            grid.add_row(styled(), styled(), styled(f"-> {part.remedy}", "cyan"))
    yield grid
    if rest := others[most:]:
        yield styled()
        yield styled(
            f"Nothing to do: {', '.join(part.name for part in rest)}; -v says more.", "dim"
        )
