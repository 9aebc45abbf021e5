"""Reads what ``nvprof --csv`` prints with ``--metrics``, ``--events`` or ``--print-gpu-trace``.

Metrics and events are averages over a kernel's launches: one profile per kernel. A trace has the
time and the shape of each launch, and no counters: one profile per launch. A file may hold several
tables; lines before them begin with ``==``.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cuado.device.library import find_chip
from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError
from cuado.metrics import Measure, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch
from cuado.sources import tables
from cuado.sources.classic import nvprof_trace, unused
from cuado.sources.classic.counter import Counter
from cuado.sources.classic.counters import counter
from cuado.sources.classic.levels import level
from cuado.sources.classic.profiles import Draft, finish, measure, scale_of
from cuado.sources.tables import Line

TOOL = "nvprof"
_MESSAGE = "=="
_COUNTED = ["Device", "Kernel", "Invocations"]
_NAMES = ("Metric Name", "Event Name")
_AVERAGE = "Avg"
_DEVICE = re.compile(r"(.*?)\s*\(\d+\)")
_VALUE = re.compile(r"(?P<number>[^A-Za-z%<>()]+?(?:[eE][+-]?[0-9]+)?)\s*(?P<unit>%|[KMGT]?B/s)?")
_INVALID = re.compile(r"<[A-Za-z ]+>")
# nvprof's traces print 1,028 bytes in 1.888 us as 0.507097 GB/s: its prefixes are powers of 1024.
_RATES = {"B/s": 1.0, "KB/s": 2.0**10, "MB/s": 2.0**20, "GB/s": 2.0**30, "TB/s": 2.0**40}
_THROUGHPUTS = ("dram_read_throughput", "dram_write_throughput")


def is_header(cells: list[str]) -> bool:
    """True if a line's cells are the header of one of nvprof's tables."""
    return _is_counted(cells) or nvprof_trace.is_header(cells)


def _is_counted(cells: list[str]) -> bool:
    return cells[:3] == _COUNTED and _AVERAGE in cells and any(n in cells for n in _NAMES)


@dataclass(slots=True)
class _Kernel:
    """A kernel whose averages are being collected from many rows."""

    signature: str
    device: str
    draft: Draft
    throughputs: dict[str, float] = field(default_factory=dict)
    unused: list[str] = field(default_factory=list)
    problem: str = ""


@dataclass(slots=True)
class _Reading:
    """The state between lines."""

    columns: list[str] = field(default_factory=list)
    units: list[str] | None = None
    kernels: dict[tuple[str, str], _Kernel] = field(default_factory=dict)
    traced: list[nvprof_trace.Launch] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)


def read(path: Path) -> Recording:
    """Every kernel of the tables, and every launch of the traces, in the order of the file.

    A damaged row costs its kernel; the others are not lost.

    Raises:
        UnreadableFileError: if it is not text, has no table, or its tables hold no kernel.
    """
    reading = _Reading()
    for row in tables.lines(tables.read_text(path)):
        if not row.text.startswith(_MESSAGE):
            _take(row, reading)
    if not reading.columns:
        raise UnreadableFileError(path, "has no table", "record it with `nvprof --csv`")
    origin = Origin(str(path), TOOL)
    profiles: list[Profile] = []
    unreadable: list[UnreadableLaunch] = []
    launches: list[_Kernel | nvprof_trace.Launch] = [*reading.kernels.values(), *reading.traced]
    for index, found in enumerate(launches):
        try:
            if found.problem:
                raise InvalidDataError(found.problem)
            if isinstance(found, _Kernel):
                profiles.append(_counted_profile(found, index, origin))
            else:
                profiles.append(nvprof_trace.profile(found, index, origin, _attributes))
        except CuadoError as error:
            name = tables.function_name(found.signature) or "?"
            unreadable.append(UnreadableLaunch(index, name, str(error)))
    first = len(profiles) + len(unreadable)
    unreadable += [UnreadableLaunch(first + i, "?", p) for i, p in enumerate(reading.damaged)]
    if not profiles and not unreadable:
        raise UnreadableFileError(path, "holds no kernel", "profile at least one kernel")
    return Recording(origin, tuple(profiles), tuple(unreadable), tuple(_notes(reading)))


def _take(row: Line, reading: _Reading) -> None:
    """One line that is no message: a header, a trace's units, a row, or the program's output."""
    try:
        cells = row.cells
    except InvalidDataError as error:
        if reading.columns:
            reading.damaged.append(error.message)
        return
    if is_header(cells):
        reading.columns, reading.units = cells, None
    elif not reading.columns or len(cells) == 1:
        return
    elif len(cells) != len(reading.columns):
        reading.damaged.append(
            f"line {row.number} has {len(cells)} cells under {len(reading.columns)} columns"
        )
    elif not nvprof_trace.is_header(reading.columns):
        _take_counted(row.number, dict(zip(reading.columns, cells, strict=True)), reading)
    elif reading.units is None:
        reading.units = cells
    else:
        units = dict(zip(reading.columns, reading.units, strict=True))
        launch = nvprof_trace.launch(
            row.number, dict(zip(reading.columns, cells, strict=True)), units
        )
        if launch is not None:
            reading.traced.append(launch)


def _take_counted(line: int, row: dict[str, str], reading: _Reading) -> None:
    signature, device = row["Kernel"], row["Device"]
    kernel = reading.kernels.setdefault(
        (device, signature), _Kernel(signature, device, Draft(kernel=signature))
    )
    name = next(row[column] for column in _NAMES if column in row)
    try:
        _note_invocations(row["Invocations"], kernel.draft)
        _put(name, row[_AVERAGE], kernel)
    except InvalidDataError as error:
        kernel.problem = kernel.problem or f"line {line}: {tables.shown(name)}: {error.message}"


def _note_invocations(cell: str, draft: Draft) -> None:
    count = tables.whole(cell)
    note = f"averages over {count:,} launches"
    if count > 1 and note not in draft.notes:
        draft.notes.append(note)


def _put(name: str, cell: str, kernel: _Kernel) -> None:
    """Read the average of one metric or event into the kernel's draft."""
    known = counter(name)
    if known is None and name not in _THROUGHPUTS:
        kernel.unused.append(name)
    elif _INVALID.fullmatch(cell):
        kernel.draft.notes.append(f"nvprof could not measure {name}: {cell}")
    elif known is None:
        kernel.throughputs[name] = _rate(cell)
    elif _means_the_same(known, kernel.device):
        if known.metric in kernel.draft.measures:
            raise InvalidDataError(f"gives {known.metric}, which the kernel already has")
        kernel.draft.measures[known.metric] = _measure(name, known, cell)
        if known.doubled_at_8_bytes:
            kernel.draft.doubled.append(known.metric)
    else:
        kernel.draft.notes.append(f"{name} was left out: its meaning on this chip is unknown")


def _means_the_same(known: Counter, device: str) -> bool:
    """True if a counter counts on this device what cuado's name for it says."""
    if not known.capabilities:
        return True
    chip = find_chip(_device_name(device))
    return chip is not None and chip.compute_capability[0] in known.capabilities


def _measure(name: str, known: Counter, cell: str) -> Measure:
    in_words = level(name, known, cell)
    if in_words is not None:
        return in_words
    value, unit_text = _split(cell)
    return measure(name, known, value * scale_of(known, unit_text))


def _split(cell: str) -> tuple[float, str]:
    match = _VALUE.fullmatch(cell)
    if match is None:
        raise InvalidDataError(f"'{tables.shown(cell)}' is not a value of nvprof")
    return tables.number(match["number"].strip()), match["unit"] or ""


def _rate(cell: str) -> float:
    value, unit = _split(cell)
    if value < 0 or unit not in _RATES:
        raise InvalidDataError(f"'{tables.shown(cell)}' is not a throughput")
    return value * _RATES[unit]


def _counted_profile(kernel: _Kernel, index: int, origin: Origin) -> Profile:
    draft = kernel.draft
    if len(kernel.throughputs) == len(_THROUGHPUTS):
        draft.measures["dram_bandwidth"] = Measure(
            sum(kernel.throughputs.values()),
            specification("dram_bandwidth").unit,
            Provenance.MEASURED,
            " + ".join(_THROUGHPUTS),
        )
    if not draft.measures:
        raise InvalidDataError(
            f"has no counter that cuado uses, but {', '.join(map(tables.shown, kernel.unused[:8]))}"
        )
    name = tables.function_name(kernel.signature)
    return finish(draft, index, origin, _attributes(kernel.device), name)


def _attributes(device: str) -> DeviceAttributes:
    return DeviceAttributes(_device_name(device))


def _device_name(device: str) -> str:
    """``Tesla K20X (0)`` is device 0 of the kind Tesla K20X."""
    match = _DEVICE.fullmatch(device)
    return match[1] if match else device


def _notes(reading: _Reading) -> Sequence[str]:
    return unused.notes(name for k in reading.kernels.values() for name in k.unused)
