"""Runs a program, and reads its timeline."""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.errors import CuadoError
from cuado.model.timeline import Timeline
from cuado.sources.trace.raw import ENDING, read_files


@dataclass(frozen=True, slots=True, eq=False)
class Recorded:
    """What came of a program that was run.

    Attributes:
        timeline: None if no process came to record.
        exit_code: exit code of the program; 128 and the number of the signal that ended it.
        folder: where the recording was kept; None if it was not.
        notes: what the library had to say, where there is no timeline to have it.
    """

    timeline: Timeline | None
    exit_code: int
    folder: Path | None = None
    notes: tuple[str, ...] = ()


def trace_application(
    command: Sequence[str],
    *,
    calls: bool = False,
    keep: Path | None = None,
) -> Recorded:
    """Run a program to its end, and read what it did on its GPUs.

    Args:
        command: program and arguments.
        calls: whether calls of the driver and runtime are recorded as well.
        keep: folder for the recording; None drops it, unless a signal ended the program.

    Raises:
        CuadoError: the folder has a recording already; the command or the library is not there.
    """
    from cuado.sources.injection.run import Traced, injected

    if keep is not None and any(keep.glob(f"*{ENDING}")):
        raise CuadoError(f"{keep} has a recording already", "name another folder, or empty it")
    with _folder(keep) as place:
        ran = injected(command, Traced(api=calls), folder=place.path)
        place.is_kept |= ran.signal is not None and bool(ran.files)
        if not ran.files:
            return Recorded(None, ran.exit_code, notes=ran.notes)
        timeline = read_files(ran.files, ran.folder)
    ended = (
        (f"the program was ended by signal {ran.signal}: this is what ran until then",)
        if ran.signal is not None
        else ()
    )
    notes = (*ended, *timeline.notes, *ran.notes)
    kept = place.path if place.is_kept else None
    return Recorded(replace(timeline, notes=notes), ran.exit_code, kept)


@dataclass(slots=True)
class _Place:
    path: Path
    is_kept: bool


@contextmanager
def _folder(keep: Path | None) -> Iterator[_Place]:
    """A folder that is removed afterwards unless it is to be kept."""
    place = _Place(keep or Path(tempfile.mkdtemp(prefix="cuado-trace-")), keep is not None)
    try:
        yield place
    finally:
        if not place.is_kept:
            shutil.rmtree(place.path, ignore_errors=True)
