"""What is wrong with a kernel, said before it is made faster: a race makes every result a guess."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.model.defect import Checked
    from cuado.model.launch import Launch

BLOCKS = 4
"""Blocks that are run, two from each end of the grid: a second of one processor, mostly less."""
STEPS = 20_000_000
"""Thread instructions after which a block counts as too long for a look."""
SECONDS = 2.0
MOST_BYTES = 2 << 30
"""Most bytes of buffers that are made for it on the host."""


def errors_of(launch: "Launch", where: str) -> tuple[str, ...]:
    """A line on the first error that a few blocks make on the emulated device; none if none does.

    ``cuado check`` runs all of them. What cannot be emulated is passed over: a run needs it not.

    Args:
        launch: the kernel and how to launch it.
        where: the file that describes it; empty if there is none.
    """
    from cuado.backends.emulated.check.check import CheckOptions, check

    if not launch.has_ptx or sum(each.bytes for each in launch.buffers) > MOST_BYTES:
        return ()
    try:
        found = check(launch, CheckOptions(blocks=BLOCKS, budget=STEPS, seconds=SECONDS))
    except CuadoError:
        return ()
    if found.interrupted:
        raise KeyboardInterrupt
    return tuple(_said(found, where))


def not_looked(where: str) -> str:
    """That a run had no time to look whether the kernel has an error."""
    command = f"cuado check {where}".rstrip()
    return f"the budget has no time to look for errors of the kernel itself: '{command}' does"


def _said(found: "Checked", where: str) -> Iterator[str]:
    from cuado.model.defect import DefectKind, Severity
    from cuado.report.check import CheckReport
    from cuado.report.check.view import check_view

    errors = [
        (seen, shown)
        for seen, shown in zip(found.defects, check_view(CheckReport(found)).defects, strict=True)
        # A look is too short to say that a loop has no end.
        if seen.severity is Severity.ERROR and seen.kind is not DefectKind.ENDLESS
    ]
    if errors:
        # What has two sides is a race; reads of what is not written yet often follow from one.
        _, first = min(errors, key=lambda each: each[0].other is None)
        places = " and ".join(dict.fromkeys(site.place for site in first.sites))
        more = f", and {len(errors) - 1} more" if len(errors) > 1 else ""
        command = f"cuado check {where}".rstrip()
        yield (
            f"the original kernel has an error that no rewrite fixes: {first.title}, at "
            f"{places}{more} ({found.blocks} blocks emulated; '{command}' runs all)"
        )
