"""The rows of ``nvprof --csv --print-gpu-trace``: time and shape of each launch."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cuado.errors import InvalidDataError
from cuado.metrics import Measure, Provenance, Unit, specification
from cuado.model.device import DeviceAttributes
from cuado.model.profile import Origin, Profile
from cuado.sources import tables
from cuado.sources.classic.profiles import Draft, finish
from cuado.sources.classic.units import factor

_NAME, _DURATION, _DEVICE = "Name", "Duration", "Device"
_COPY = "[CUDA "
_CORRELATION = re.compile(r"\s*\[\d+\]$")
# Its KB is 1024 bytes: it prints 1,028 of them as 1.003906KB.
_SIZES = {"": 1, "B": 1, "KB": 2**10, "MB": 2**20, "GB": 2**30}
_SHARED = {"Static SMem": "static_shared_bytes", "Dynamic SMem": "dynamic_shared_bytes"}
_REGISTERS = ("Registers Per Thread", "Registers Per Thread*")


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch as its row describes it, or what is wrong with the row."""

    signature: str
    device: str
    draft: Draft
    problem: str = ""


def is_header(cells: list[str]) -> bool:
    """True if a line's cells are the header of a trace."""
    return cells[:2] == ["Start", _DURATION] and "Grid X" in cells and cells.count(_NAME) == 1


def launch(line: int, row: Mapping[str, str], units: Mapping[str, str]) -> Launch | None:
    """Read the launch of one row; None for a memory copy."""
    signature = _CORRELATION.sub("", row[_NAME])
    if signature.startswith(_COPY):
        return None
    draft = Draft(kernel=signature)
    device = row.get(_DEVICE, "")
    try:
        _read_time(row[_DURATION], units[_DURATION], draft)
        _read_shape(row, units, draft)
    except InvalidDataError as error:
        return Launch(signature, device, draft, f"line {line}: {error}")
    return Launch(signature, device, draft)


def profile(
    found: Launch, index: int, origin: Origin, attributes: Callable[[str], DeviceAttributes]
) -> Profile:
    """Make a profile of the launch.

    Raises:
        InvalidDataError: if the row has no kernel name.
    """
    name = tables.function_name(found.signature)
    return finish(found.draft, index, origin, attributes(found.device), name)


def _read_time(cell: str, unit: str, draft: Draft) -> None:
    time = tables.number(cell)
    if time < 0:
        raise InvalidDataError(f"a duration is {cell}")
    value = time * factor(unit, Unit.NANOSECOND)
    draft.measures["duration"] = Measure(
        value, specification("duration").unit, Provenance.MEASURED, "nvprof Duration"
    )


def _read_shape(row: Mapping[str, str], units: Mapping[str, str], draft: Draft) -> None:
    for what, name in (("Grid", "grid"), ("Block", "block")):
        cells = [row.get(f"{what} {axis}", "") for axis in "XYZ"]
        if all(cells):
            draft.extents[name] = tables.extent("x".join(cells))
    for column in _REGISTERS:
        if row.get(column):
            draft.numbers["registers_per_thread"] = tables.whole(row[column])
    for column, name in _SHARED.items():
        if row.get(column):
            draft.numbers[name] = _size(row[column], units[column])


def _size(cell: str, unit: str) -> int:
    if unit not in _SIZES:
        raise InvalidDataError(f"unknown unit '{tables.shown(unit)}'")
    value = tables.number(cell)
    if value < 0:
        raise InvalidDataError(f"'{cell}' is not a size")
    return round(value * _SIZES[unit])
