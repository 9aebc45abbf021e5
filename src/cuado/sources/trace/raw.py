"""Raw traces: a folder with one file for each process of a program, read into one timeline."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from cuado.errors import UnreadableFileError
from cuado.model.profile import Origin
from cuado.model.timeline import Timeline, TracedDevice, TracedProcess, last_end
from cuado.model.timeline_tables import (
    Calls,
    Copies,
    DeviceWork,
    Kernels,
    Memsets,
    Ranges,
    Sites,
    Spans,
    Waits,
)
from cuado.sources.trace.names import Texts, signatures
from cuado.sources.trace.raw_file import LATEST, RawFile
from cuado.sources.trace.raw_layout import MAGIC, SEPARATOR, Kind
from cuado.sources.trace.raw_tables import Interned, RawTables

TOOL = "cuado trace"
ENDING = ".trace"
_MOST_NOTES = 5
"""Notes of one kind: a program with a thousand children must not fill a page with them."""


def recognises(head: bytes) -> bool:
    """True if a file's first bytes are a raw trace's."""
    return head.startswith(MAGIC)


def read_folder(folder: Path) -> Timeline:
    """All processes' traces of a folder.

    Raises:
        UnreadableFileError: there is none, or none can be read.
    """
    paths = sorted(folder.glob(f"*{ENDING}"))
    if not paths:
        raise UnreadableFileError(
            folder,
            f"has no trace: no file named *{ENDING}",
            "record one: cuado trace --keep FOLDER -- COMMAND",
        )
    return read_files(paths, folder)


def read_files(paths: Sequence[Path], shown: Path | None = None) -> Timeline:
    """Traces of the processes of one program; a damaged file among good ones is noted.

    Args:
        paths: one file a process; at least one.
        shown: what the user calls them; the first file by default.

    Raises:
        UnreadableFileError: none can be read.
    """
    files, problems = [], []
    for path in paths:
        try:
            files.append(RawFile(path))
        except UnreadableFileError as error:
            problems.append(error)
    if not files:
        raise problems[0]
    files.sort(key=lambda file: (file.header.unix, file.header.pid))
    origin = Origin(str(shown or paths[0]), TOOL)
    notes = [f"not read: {error.message}" for error in problems]
    return _merged(files, origin, notes)


def _merged(files: Sequence[RawFile], origin: Origin, notes: list[str]) -> Timeline:
    first = files[0].header.unix
    interned = Interned(Texts(), Texts())
    parts = [
        RawTables(file, at, file.header.unix - first - file.header.start, interned)
        for at, file in enumerate(files)
    ]
    kernels = Kernels.joined([part.kernels() for part in parts])
    copies = Copies.joined([part.copies() for part in parts])
    memsets = Memsets.joined([part.memsets() for part in parts])
    calls = Calls.joined([part.calls() for part in parts])
    waits = Waits.joined([part.waits() for part in parts])
    ranges = Ranges.joined([part.ranges() for part in parts])
    spans: tuple[Spans, ...] = (kernels, copies, memsets, calls, waits, ranges)
    processes = tuple(
        _process(file, part, at, file.header.unix - first, spans)
        for at, (file, part) in enumerate(zip(files, parts, strict=True))
    )
    return Timeline(
        origin=origin,
        processes=processes,
        devices=_devices(files, parts, (kernels, copies, memsets)),
        kernels=kernels,
        copies=copies,
        memsets=memsets,
        # The library writes calls only where it was asked to: none at all beside kernels means
        # that they were not recorded.
        calls=calls if len(calls) or not len(kernels) else None,
        waits=waits,
        ranges=ranges,
        sites=Sites.joined([part.sites() for part in parts]),
        kernel_names=interned.kernels.all,
        signatures=signatures(interned.kernels.all),
        texts=interned.texts.all,
        unix_start=first,
        notes=tuple(notes + _notes(files, parts, processes)),
    )


def _process(
    file: RawFile, part: RawTables, at: int, start: int, spans: tuple[Spans, ...]
) -> TracedProcess:
    ends = file.column(Kind.END, "end")
    # The last event of a process can end after its END record was written, never before it began.
    end = max(start, last_end(spans, at) or start)
    if len(ends) and ends[-1] < LATEST:
        end = max(end, start + int(ends[-1]) - file.header.start)
    commands = file.column(Kind.PROCESS, "command")
    command = part.string(int(commands[-1])) if len(commands) else ""
    dropped = file.column(Kind.DROPPED, "records")
    return TracedProcess(
        pid=file.header.pid,
        parent=file.header.parent or None,
        command=tuple(command.split(SEPARATOR)) if command else (),
        start=start,
        end=end,
        complete=bool(len(ends)),
        dropped=int(dropped.max()) if len(dropped) else 0,
    )


def _devices(
    files: Sequence[RawFile], parts: Sequence[RawTables], work: tuple[DeviceWork, ...]
) -> tuple[TracedDevice, ...]:
    found: dict[int, TracedDevice] = {}
    for file, part in zip(files, parts, strict=True):
        at = file.records(Kind.DEVICE)
        names = ("device", "name", "multiprocessors", "major", "minor", "memory")
        columns = [file.column(Kind.DEVICE, name, at).tolist() for name in names]
        for number, name, multiprocessors, major, minor, memory in zip(*columns, strict=True):
            found[number] = TracedDevice(
                number=number,
                name=part.string(name),
                multiprocessors=multiprocessors or None,
                compute=(major, minor) if major else None,
                memory_bytes=memory or None,
            )
    used = {int(number) for table in work for number in np.unique(table.device)}
    for number in used - set(found):
        found[number] = TracedDevice(number)
    return tuple(found[number] for number in sorted(found))


def _notes(
    files: Sequence[RawFile], parts: Sequence[RawTables], processes: Sequence[TracedProcess]
) -> list[str]:
    """Notes on what is damaged, lost or left out."""
    cut, crashed = [], []
    for file, process in zip(files, processes, strict=True):
        who = _who(process)
        if file.problem:
            cut.append(f"the trace of {who} {file.problem}; what is before that was read")
        elif not process.complete:
            crashed.append(
                f"{who} did not end in an orderly way (crashed, was killed, or its trace is still "
                "being written): the trace goes up to its last event"
            )
    notes = [*_few(cut), *_few(crashed)]
    lost = sum(process.dropped or 0 for process in processes)
    if lost:
        what = "record was" if lost == 1 else "records were"
        notes.append(
            f"{lost:,} {what} lost: the program made them faster than they were written; "
            "launches and times are those of the others"
        )
    left_out = sum(part.without_times for part in parts)
    if left_out:
        notes.append(f"events without times, or with impossible ones, left out: {left_out:,}")
    return notes


def _who(process: TracedProcess) -> str:
    program = process.command[0].rpartition("/")[2] if process.command else ""
    return f"process {process.pid} ({program})" if program else f"process {process.pid}"


def _few(notes: list[str]) -> list[str]:
    more = len(notes) - _MOST_NOTES
    return notes if more <= 0 else [*notes[:_MOST_NOTES], f"... and {more} more processes so"]
