"""``cuado`` alone: what this machine can do, the last results, and the ways to begin."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cuado.cli.journal_files import existing, path_of
from cuado.errors import CuadoError
from cuado.letters import printable
from cuado.version import __version__

if TYPE_CHECKING:
    from cuado.journal.session_list import Entry

MOST_RUNS = 3
_COMMAND = 31
WAYS = (
    ("cuado analyze report.ncu-rep", "a report of Nsight Compute, in seconds"),
    ("cuado run -- ./app", "a program on a GPU: its hottest kernel"),
    ("cuado case new kernels.cu", "a kernel that is emulated: no GPU needed"),
)


def lines() -> Iterator[str]:
    """The page, line by line."""
    yield f"cuado {__version__}: why a CUDA kernel is slow, at which line, and what to change."
    yield ""
    yield from _machine()
    runs = tuple(_runs())
    if runs:
        yield ""
        yield "Last runs ('cuado show' shows the newest again, 'cuado log' lists all):"
        yield from runs
    yield ""
    yield "Begin with what you have:"
    yield from (f"  {command:<{_COMMAND}}{what}" for command, what in WAYS)
    yield ""
    yield "'cuado --help' lists all verbs, 'cuado doctor' says what is missing here."


def _machine() -> Iterator[str]:
    from cuado.backends.gpu import GpuBackend

    try:
        device = GpuBackend().device
    except CuadoError as error:
        reason = error.message.partition(" (")[0]
        yield f"This machine: no GPU can be used ({printable(reason)});"
        yield "kernels are emulated here: results are exact, times modelled."
        return
    yield f"This machine: {printable(device.name)}; kernels are run and timed on it."


def _runs() -> Iterator[str]:
    from cuado.journal.session_list import Selection

    if not path_of(None).exists():
        return
    try:
        with existing(None) as opened:
            found = opened.sessions(Selection(most=MOST_RUNS))
    except CuadoError as error:  # A journal that cannot be read must not hide the rest.
        yield f"  {printable(error.message)}"
        return
    yield from map(_run, found)


def _run(entry: "Entry") -> str:
    from cuado.report import words
    from cuado.report.whatif import wording

    gain = wording.gain(entry.speedup) if entry.speedup else "no gain"
    return printable(
        f"  #{entry.number:<4} {words.shortened(words.basename(entry.case), 30):<31}"
        f"{words.shortened(entry.device, 20):<21}{gain:>8}  {entry.ending}"
    )
