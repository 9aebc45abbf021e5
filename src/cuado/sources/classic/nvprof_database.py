"""Reads what ``nvprof -o`` writes and the Visual Profiler imports: an SQLite file.

A row of ``CUPTI_ACTIVITY_KIND_KERNEL`` (or ``..._CONCURRENT_KERNEL``) is a launch: time, shape,
resources. Other tables refer to it by ``correlationId``: those of the source-level analyses
(``GLOBAL_ACCESS``, ``SHARED_ACCESS``, ``BRANCH``, ``INSTRUCTION_EXECUTION``), which count each
instruction, and ``METRIC`` and ``EVENT``. The latter two are in the file by CUPTI's number, which
differs from chip to chip, and no table of the file names them: they are not read, and a note says
how nvprof prints them by name. Names of kernels and devices are in ``StringTable``.

The columns are CUPTI's activity records (CUPTI user guide, ``CUpti_ActivityGlobalAccess3`` etc.).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError
from cuado.metrics import Measure, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch
from cuado.names import readable_name
from cuado.sources import tables
from cuado.sources.classic.profiles import Draft, finish
from cuado.sources.trace.database import Database

TOOL = "nvprof -o"
_KIND = "CUPTI_ACTIVITY_KIND_"
_KERNELS = ("KERNEL", "CONCURRENT_KERNEL")
_SHAPE = ("gridX", "gridY", "gridZ", "blockX", "blockY", "blockZ")
_RESOURCES = ("registersPerThread", "staticSharedMemory", "dynamicSharedMemory")
_LOAD = 1 << 8
"""Flag of a global access that loads, and does not store (CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS)."""
_BY_NUMBER = ("METRIC", "METRIC_INSTANCE", "EVENT", "EVENT_INSTANCE")

Counts = dict[str, float]


@dataclass(frozen=True, slots=True)
class _Launch:
    """A row of a kernel table, as it stands."""

    correlation: int
    name: object
    device: object
    start: object
    end: object
    shape: tuple[object, ...]
    resources: tuple[object, ...]


def read(path: Path) -> Recording:
    """Every launch of the file, in the order of its start.

    Raises:
        UnreadableFileError: it is damaged, or holds no kernel.
    """
    with Database(path) as database:
        rows = database.rows("StringTable", "_id_", "value")
        strings = {id_: text for id_, text in rows if isinstance(text, str)}
        devices = dict(_devices(database, strings))
        launches = sorted(_launches(database), key=lambda each: _number(each.start, "start"))
        counts = _counts(database)
        notes = _notes(database)
    if not launches:
        raise UnreadableFileError(path, "holds no kernel launch", "profile at least one kernel")
    origin = Origin(str(path), TOOL)
    profiles: list[Profile] = []
    unreadable: list[UnreadableLaunch] = []
    for index, each in enumerate(launches):
        name = strings.get(each.name, "")
        try:
            draft = _draft(each, name, counts.get(each.correlation, {}))
            device = devices.get(each.device, DeviceAttributes())
            readable = readable_name(name).rpartition("::")[2]
            profiles.append(finish(draft, index, origin, device, readable))
        except CuadoError as error:
            unreadable.append(UnreadableLaunch(index, name or "?", str(error)))
    return Recording(origin, tuple(profiles), tuple(unreadable), notes)


def _launches(database: Database) -> Iterator[_Launch]:
    columns = ("correlationId", "name", "deviceId", "start", "end", *_SHAPE, *_RESOURCES)
    for kind in _KERNELS:
        for row in database.rows(f"{_KIND}{kind}", *columns):
            correlation, name, device, start, end = row[:5]
            shape, resources = row[5:11], row[11:]
            if isinstance(correlation, int):
                yield _Launch(correlation, name, device, start, end, shape, resources)


def _devices(
    database: Database, strings: Mapping[object, str]
) -> Iterator[tuple[object, DeviceAttributes]]:
    capability = ("computeCapabilityMajor", "computeCapabilityMinor")
    columns = ("id", "name", "numMultiprocessors", "eccEnabled", *capability)
    for id_, name, sms, ecc, major, minor in database.rows(f"{_KIND}DEVICE", *columns):
        stated = {"multiprocessor_count": sms, "ecc_enabled": ecc}
        values = {key: float(value) for key, value in stated.items() if isinstance(value, int)}
        of = (major, minor) if isinstance(major, int) and isinstance(minor, int) else None
        yield id_, DeviceAttributes(strings.get(name, ""), of, values)


def _draft(launch: _Launch, name: str, counts: Counts) -> Draft:
    """A launch with its time, shape, resources and counts.

    Raises:
        InvalidDataError: a number of it is none, or it ends before it starts.
    """
    draft = Draft(kernel=name)
    duration = _number(launch.end, "end") - _number(launch.start, "start")
    if duration < 0:
        raise InvalidDataError("it ends before it starts")
    _put(draft, "duration", duration, "end - start")
    sizes = [int(_number(size, "a grid or block")) for size in launch.shape]
    draft.extents["grid"], draft.extents["block"] = (
        (sizes[0], sizes[1], sizes[2]),
        (sizes[3], sizes[4], sizes[5]),
    )
    given = zip(
        ("registers_per_thread", "static_shared_bytes", "dynamic_shared_bytes"),
        launch.resources,
        strict=True,
    )
    draft.numbers.update({key: value for key, value in given if isinstance(value, int)})
    for metric, value in counts.items():
        _put(draft, metric, value, "source-level analysis")
    return draft


def _put(draft: Draft, metric: str, value: float, origin: str) -> None:
    unit = specification(metric).unit
    draft.measures[metric] = Measure(value, unit, Provenance.MEASURED, f"nvprof {origin}")


def _number(value: object, what: str) -> float:
    if not isinstance(value, int) or value < 0:
        raise InvalidDataError(f"{what} is {tables.shown(str(value))}")
    return value


def _counts(database: Database) -> dict[int, Counts]:
    """Counts of each launch over its instructions, by vocabulary name."""
    found: dict[int, Counts] = {}
    for table, columns, read_row in (
        (
            "GLOBAL_ACCESS",
            ("flags", "executed", "l2_transactions", "theoreticalL2Transactions"),
            _global_access,
        ),
        (
            "SHARED_ACCESS",
            ("sharedTransactions", "theoreticalSharedTransactions"),
            _shared_access,
        ),
        ("BRANCH", ("executed", "diverged"), _branch),
        (
            "INSTRUCTION_EXECUTION",
            ("executed", "threadsExecuted", "notPredOffThreadsExecuted"),
            _execution,
        ),
    ):
        for correlation, *cells in database.rows(f"{_KIND}{table}", "correlationId", *columns):
            if not isinstance(correlation, int):
                continue
            numbers = [cell for cell in cells if isinstance(cell, int) and cell >= 0]
            if len(numbers) == len(cells):
                counts = found.setdefault(correlation, {})
                for name, value in read_row(numbers):
                    counts[name] = counts.get(name, 0.0) + value
    for counts in found.values():
        _per_instruction(counts)
    return found


def _global_access(row: Sequence[int]) -> Iterable[tuple[str, float]]:
    """Requests and 32-byte transactions of a load or a store, and those that are ideal."""
    flags, executed, moved, ideal = row
    what = "load" if flags & _LOAD else "store"
    return (
        (f"global_{what}_requests", executed),
        (f"global_{what}_sectors", moved),
        ("global_sectors", moved),
        ("global_sectors_ideal", ideal),
    )


def _shared_access(row: Sequence[int]) -> Iterable[tuple[str, float]]:
    passes, ideal = row
    return ("shared_wavefronts", passes), ("shared_wavefronts_ideal", ideal)


def _branch(row: Sequence[int]) -> Iterable[tuple[str, float]]:
    executed, diverged = row
    return ("branch_instructions", executed), ("divergent_branches", diverged)


def _execution(row: Sequence[int]) -> Iterable[tuple[str, float]]:
    executed, threads, predicated_on = row
    return (
        ("instructions_executed", executed),
        ("threads_per_instruction", threads),
        ("unpredicated_threads_per_instruction", predicated_on),
    )


def _per_instruction(counts: Counts) -> None:
    """Threads of all instructions become those of an instruction."""
    executed = counts.get("instructions_executed")
    for name in ("threads_per_instruction", "unpredicated_threads_per_instruction"):
        threads = counts.pop(name, None)
        if threads is not None and executed:
            counts[name] = threads / executed


def _notes(database: Database) -> tuple[str, ...]:
    """What the file has and does not name."""
    numbers = {
        (kind, id_) for kind in _BY_NUMBER for (id_,) in database.rows(f"{_KIND}{kind}", "id")
    }
    if not numbers:
        return ()
    return (
        f"{len(numbers)} metrics and events are in the file by CUPTI's numbers, without names, and "
        "were not read: 'nvprof --import-profile FILE --csv' prints them by name, and cuado reads "
        "that",
    )
