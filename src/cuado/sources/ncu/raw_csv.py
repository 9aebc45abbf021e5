"""Reads what ``ncu --csv --page raw`` prints: one row per launch, one column per metric.

The header row is followed by a row of units; numbers are scaled to them (Mbyte, Gbyte/s, ms) and
rounded to six decimals, so a profile read from here equals the report's up to that. What only the
report holds is missing: per-instruction counters, source lines, NVIDIA's advice.

Lines before the header are the program's own output or begin with ``==PROF==``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from cuado.errors import CuadoError, InvalidDataError, UnreadableFileError
from cuado.model.device import DeviceAttributes
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch
from cuado.sources import tables
from cuado.sources.ncu import translate
from cuado.sources.ncu.metric_map import DRAM_PEAK, METRICS, PER_CYCLE_THREADS, SMSP_CYCLES
from cuado.sources.tables import Line

_PREFIXES = {"": 1.0, "K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}
_TIMES = {"s": 1e9, "ms": 1e6, "us": 1e3, "ns": 1.0}
_PER_TIME = {"s": 1.0, "ms": 1e3, "us": 1e6, "ns": 1e9}
# Versions before 2024 write the times out.
_TIMES |= {"second": 1e9, "msecond": 1e6, "usecond": 1e3, "nsecond": 1.0}
_PER_TIME |= {"second": 1.0, "msecond": 1e3, "usecond": 1e6, "nsecond": 1e9}
_UNSCALED = {
    "",
    "%",
    "inst",
    "inst/cycle",
    "warp",
    "thread",
    "block",
    "cycle",
    "cycle/inst",
    "request",
    "branches",
    "register/thread",
    "pass",
    "SM",
    "cluster",
    "register",
    "sample",
}


def factor(unit: str) -> float:
    """What a value in ``unit`` is multiplied by: bytes, hertz, nanoseconds, per-second rates.

    Raises:
        InvalidDataError: if the unit is not one Nsight Compute is known to write.
    """
    if unit in _UNSCALED:
        return 1.0
    if unit in _TIMES:
        return _TIMES[unit]
    quantity, _, divisor = unit.partition("/")
    scale = _quantity_factor(quantity)
    if scale is None:
        raise InvalidDataError(f"unknown unit '{unit}'")
    if divisor in _PER_TIME:
        return scale * _PER_TIME[divisor]
    if divisor in ("", "cycle", "block", "sector", "thread", "inst", "request"):
        return scale
    raise InvalidDataError(f"unknown unit '{unit}'")


def _quantity_factor(quantity: str) -> float | None:
    for name in ("byte", "sectors", "sector", "hz", "inst", "warp", "thread", "request", "cycle"):
        if quantity.lower().endswith(name):
            prefix = quantity[: -len(name)]
            return _PREFIXES.get(prefix.upper())
    return None


T = TypeVar("T")

TOOL = "Nsight Compute, raw page as CSV"
_REMEDY = "export it with `ncu --import REPORT --csv --page raw`"

_ID, _KERNEL, _BLOCK, _GRID, _CAPABILITY = "ID", "Kernel Name", "Block Size", "Grid Size", "CC"
_OTHER = {"Process ID", "Process Name", "Host Name", "Context", "Stream", "Device", "Invocations"}
_FIXED = {_ID, _KERNEL, _BLOCK, _GRID, _CAPABILITY} | _OTHER
_MESSAGE = "=="
_METRIC_LIKE = re.compile(r"[a-z][\w.:\[\]-]*_[\w.:\[\]-]+")
_ABSENT = {"", "n/a", "nan", "-nan", "inf", "-inf"}
_ATTRIBUTE = "device__attribute_"
_DISPLAY_NAME = f"{_ATTRIBUTE}display_name"

_METRICS: frozenset[str] = frozenset(
    (
        *(
            part
            for alternatives in METRICS.values()
            for alternative in alternatives
            for part in ((alternative,) if isinstance(alternative, str) else alternative)
        ),
        *PER_CYCLE_THREADS.values(),
        *DRAM_PEAK,
        SMSP_CYCLES,
    )
)
_LAUNCH = frozenset(
    {
        *(f"launch__{what}_dim_{axis}" for what in ("grid", "block") for axis in "xyz"),
        "launch__registers_per_thread",
        *(f"launch__shared_mem_per_block_{part}" for part in ("static", "dynamic", "driver")),
        "launch__shared_mem_config_size",
    }
)


def is_header(cells: list[str]) -> bool:
    """True if a line's cells are the header of a raw page."""
    return cells[:1] == [_ID] and _KERNEL in cells and "Metric Name" not in cells


def is_details_header(cells: list[str]) -> bool:
    """True if they are the header of a details page: one row per metric, labels for names."""
    return cells[:1] == [_ID] and _KERNEL in cells and "Metric Name" in cells


@dataclass(frozen=True, slots=True)
class _Table:
    """The header of the file, and what follows from it."""

    columns: list[str]
    units: Mapping[str, str]
    origin: Origin


def read(path: Path) -> Recording:
    """Every launch of the table, in its order.

    A row that cannot be read is listed as unreadable; the others are not lost.

    Raises:
        UnreadableFileError: if there is no header, no unit row, no launch, a column twice, or no
            column that cuado knows.
    """
    origin = Origin(str(path), TOOL)
    rows = tables.lines(tables.read_text(path))
    table = _table(path, rows, origin)
    profiles: list[Profile] = []
    unreadable: list[UnreadableLaunch] = []
    launches = (row for row in rows if not row.text.startswith(_MESSAGE))
    for index, row in enumerate(launches):
        try:
            profiles.append(_profile(row, index, table))
        except CuadoError as error:
            unreadable.append(UnreadableLaunch(index, _name_of(row, table), str(error)))
    if not profiles and not unreadable:
        raise UnreadableFileError(path, "holds no kernel launch", _REMEDY)
    return Recording(origin, tuple(profiles), tuple(unreadable), tuple(_notes(table)))


def _table(path: Path, rows: Iterator[Line], origin: Origin) -> _Table:
    """Read up to and including the unit row."""
    columns = next((cells for row in rows if is_header(cells := _cells(row))), None)
    if columns is None:
        raise UnreadableFileError(path, "has no header of a raw page", _REMEDY)
    twice = tables.duplicate(columns)
    if twice is not None:
        raise UnreadableFileError(path, f"has two columns '{tables.shown(twice)}'", _REMEDY)
    if _METRICS.isdisjoint(columns):
        raise UnreadableFileError(
            path, "has no metric that cuado uses", "record with `ncu --set full`"
        )
    row = next(rows, None)
    if row is None:
        raise UnreadableFileError(path, "ends after its header", _REMEDY)
    units = _cells(row)
    if len(units) != len(columns) or units[0]:
        raise UnreadableFileError(path, "lacks the row of units below its header", _REMEDY)
    return _Table(columns, dict(zip(columns, units, strict=True)), origin)


def _cells(row: Line) -> list[str]:
    """Split into cells, none if the line is no CSV: the program may print what it likes."""
    try:
        return row.cells
    except InvalidDataError:
        return []


def _name_of(row: Line, table: _Table) -> str:
    cells = _cells(row)
    position = table.columns.index(_KERNEL)
    return tables.function_name(cells[position]) if position < len(cells) else "?"


def _notes(table: _Table) -> Iterator[str]:
    """Columns that are neither ncu's own nor named like a metric: they may be misspelt."""
    for name in table.columns:
        if name and name not in _FIXED and not _METRIC_LIKE.fullmatch(name):
            yield f"column '{tables.shown(name)}' is not a metric's name and was ignored"


def _profile(row: Line, index: int, table: _Table) -> Profile:
    cells = row.cells
    if len(cells) > len(table.columns):
        raise InvalidDataError(
            f"line {row.number} has {len(cells)} cells under {len(table.columns)} columns"
        )
    given = {
        name: cell
        for name, cell in zip(table.columns, cells, strict=False)
        if cell.casefold() not in _ABSENT
    }
    signature = given.get(_KERNEL, "")
    if not signature:
        raise InvalidDataError(f"line {row.number} has no kernel name")
    values = dict(_values(given, table.units))
    shape = translate.launch_shape(values.get)
    if any(size < 1 for size in (*(shape.grid or ()), *(shape.block or ()))):
        raise InvalidDataError(f"line {row.number}: the grid or the block has no threads")
    cut = len(table.columns) - len(cells)
    return Profile(
        kernel=tables.function_name(signature),
        signature=signature,
        index=index,
        origin=table.origin,
        device=_device(given, values),
        launch=replace(
            shape,
            grid=shape.grid or _optional(given, _GRID, tables.extent),
            block=shape.block or _optional(given, _BLOCK, tables.extent),
        ),
        metrics=translate.metric_set(values.get),
        notes=(f"line {row.number} lacks its last {cut} columns",) if cut else (),
    )


def _values(given: Mapping[str, str], units: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """Give the numbers that cuado uses, in base units; attributes that are words are left out."""
    for name, cell in given.items():
        if name in _METRICS or name in _LAUNCH:
            try:
                yield name, _not_negative(tables.number(cell)) * factor(tables.shown(units[name]))
            except InvalidDataError as error:
                raise InvalidDataError(f"column '{name}': {error.message}") from error
        elif name.startswith(_ATTRIBUTE):
            try:
                yield name, tables.number(cell)
            except InvalidDataError:
                continue


def _not_negative(value: float) -> float:
    if value < 0:
        raise InvalidDataError(f"is {value:g}, and no counter is negative")
    return value


def _device(given: Mapping[str, str], values: Mapping[str, float]) -> DeviceAttributes:
    attributes = {name: v for name, v in values.items() if name.startswith(_ATTRIBUTE)}
    device = translate.device_attributes(given.get(_DISPLAY_NAME, ""), attributes)
    if device.compute_capability is None:
        capability = _optional(given, _CAPABILITY, _capability)
        return replace(device, compute_capability=capability)
    return device


def _capability(cell: str) -> tuple[int, int]:
    major, _, minor = cell.partition(".")
    return tables.whole(major), tables.whole(minor)


def _optional(given: Mapping[str, str], name: str, parse: Callable[[str], T]) -> T | None:
    if name not in given:
        return None
    try:
        return parse(given[name])
    except InvalidDataError as error:
        raise InvalidDataError(f"column '{name}': {error.message}") from error
