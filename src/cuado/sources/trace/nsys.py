"""Exports of Nsight Systems: ``nsys export --type sqlite``; columns differ between its versions."""

from pathlib import Path

import numpy as np

from cuado.errors import UnreadableFileError
from cuado.model.profile import Origin
from cuado.model.timeline import Timeline, TracedDevice, TracedProcess, last_end
from cuado.model.timeline_tables import DeviceWork, Kernels, Sites, Spans
from cuado.sources.trace.database import Database
from cuado.sources.trace.names import Texts, signatures
from cuado.sources.trace.nsys_host import calls_of, ranges_of, waits_of
from cuado.sources.trace.nsys_identity import Identities
from cuado.sources.trace.nsys_work import (
    copies_of,
    graphs_of,
    kernels_of,
    memsets_of,
    whole_graphs_note,
)

TOOL = "Nsight Systems"
_MARKS = ("StringIds", "TARGET_INFO_GPU", "ANALYSIS_DETAILS", "NVTX_EVENTS", "PROCESSES")
_ACTIVITY = "CUPTI_ACTIVITY_KIND_"
_EXPORT = "export one: nsys export --type sqlite --output NAME.sqlite NAME.nsys-rep"
_WARNING = 2
_MOST_DIAGNOSTICS = 5
_LOSS = ("drop", "lost", "not all", "incomplete", "missing", "overflow")
"""Words of nsys's own messages that say that events are missing."""


def read(path: Path) -> Timeline:
    """The timeline of an export.

    Raises:
        UnreadableFileError: it is no export of Nsight Systems, or damaged.
    """
    with Database(path) as database:
        if database.has("StringTable") and not database.has("StringIds"):
            raise UnreadableFileError(
                path, "is a profile of nvprof -o, whose launches 'cuado analyze' reads", _EXPORT
            )
        if not any(database.has(table) for table in _MARKS) and not database.has(
            f"{_ACTIVITY}KERNEL"
        ):
            raise UnreadableFileError(
                path,
                "is an SQLite file, but no export of Nsight Systems",
                _EXPORT,
            )
        return _timeline(path, database)


def _timeline(path: Path, database: Database) -> Timeline:
    rows = database.rows("StringIds", "id", "value")
    # SQLite keeps a text where a number belongs: nothing can refer to it.
    strings = {id_: text for id_, text in rows if isinstance(id_, int) and isinstance(text, str)}
    names, texts, identities = Texts(), Texts(), Identities(database)
    kernels = kernels_of(database, identities, strings, names)
    if database.has(f"{_ACTIVITY}GRAPH_TRACE"):
        kernels = Kernels.joined([kernels, graphs_of(database, identities, names, kernels)])
    copies, memsets = copies_of(database, identities), memsets_of(database, identities)
    calls = calls_of(database, identities, strings, texts)
    waits = waits_of(database, identities)
    ranges = ranges_of(database, identities, strings, texts)
    work: tuple[DeviceWork, ...] = (kernels, copies, memsets)
    spans: tuple[Spans, ...] = (*work, waits, ranges, *((calls,) if calls is not None else ()))
    begins = [int(table.start.min()) for table in spans if len(table)]
    start = min(begins, default=0)
    return Timeline(
        origin=Origin(str(path), TOOL, _version(database)),
        processes=_processes(database, identities, spans, start),
        devices=_devices(database, work),
        kernels=kernels,
        copies=copies,
        memsets=memsets,
        calls=calls,
        waits=waits,
        ranges=ranges,
        sites=_no_sites(),
        kernel_names=names.all,
        signatures=signatures(names.all),
        texts=texts.all,
        unix_start=_unix_start(database),
        notes=tuple(_notes(database)),
    )


def _processes(
    database: Database, identities: Identities, spans: tuple[Spans, ...], start: int
) -> tuple[TracedProcess, ...]:
    names: dict[int, str] = {}
    for pid, name in database.rows("PROCESSES", "pid", "name"):
        if isinstance(pid, int) and isinstance(name, str):
            names[pid] = name
    return tuple(
        TracedProcess(
            pid=pid,
            command=(names[pid],) if names.get(pid) else (),
            start=start,
            end=max(start, last_end(spans, at) or start),
        )
        for at, pid in enumerate(identities.pids)
    )


def _devices(database: Database, work: tuple[DeviceWork, ...]) -> tuple[TracedDevice, ...]:
    columns = ("id", "name", "smCount", "computeMajor", "computeMinor", "totalMemory")
    found: dict[int, TracedDevice] = {}
    for number, name, count, major, minor, memory in database.rows("TARGET_INFO_GPU", *columns):
        if isinstance(number, int):
            known = isinstance(major, int) and isinstance(minor, int)
            found[number] = TracedDevice(
                number=number,
                name=name if isinstance(name, str) else "",
                multiprocessors=_positive(count),
                compute=(int(str(major)), int(str(minor))) if known else None,
                memory_bytes=_positive(memory),
            )
    used = {int(number) for table in work for number in np.unique(table.device)}
    for number in used - set(found):
        found[number] = TracedDevice(number)
    return tuple(found[number] for number in sorted(found))


def _positive(value: object) -> int | None:
    return value if isinstance(value, int) and value > 0 else None


def _unix_start(database: Database) -> int | None:
    rows = database.rows("TARGET_INFO_SESSION_START_TIME", "utcEpochNs")
    return _positive(rows[0][0]) if rows else None


def _version(database: Database) -> str:
    for table in ("META_DATA_CAPTURE", "META_DATA_EXPORT"):
        for name, value in database.rows(table, "name", "value"):
            if name in ("PRODUCT_VERSION", "EXPORT_PRODUCT_VERSION") and isinstance(value, str):
                return value
    return ""


def _notes(database: Database) -> list[str]:
    notes = [note] if (note := whole_graphs_note(database)) else []
    said = []
    for severity, text in database.rows("DIAGNOSTIC_EVENT", "severity", "text"):
        line = str(text or "")
        if isinstance(severity, int) and severity < _WARNING:
            continue
        if any(word in line.lower() for word in _LOSS) and line not in said:
            said.append(line)
    return notes + [f"nsys says: {text}" for text in said[:_MOST_DIAGNOSTICS]]


def _no_sites() -> Sites:
    empty = np.zeros(0, dtype=np.int64)
    return Sites(process=empty, correlation=empty, text=empty)
