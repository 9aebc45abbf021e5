"""A number with its unit and its provenance, and how to write it for a reader."""

import math
from dataclasses import dataclass
from enum import StrEnum


class Unit(StrEnum):
    """Units of cuado's vocabulary. Rates are per second, times are in nanoseconds."""

    NANOSECOND = "ns"
    CYCLE = "cycle"
    HERTZ = "Hz"
    BYTE = "byte"
    BYTE_PER_SECOND = "byte/s"
    BYTE_PER_SECTOR = "byte/sector"
    SECTOR = "sector"
    REQUEST = "request"
    SECTOR_PER_REQUEST = "sector/request"
    TRANSACTION = "transaction"
    TRANSACTION_PER_REQUEST = "transaction/request"
    WAVEFRONT = "wavefront"
    INSTRUCTION = "instruction"
    INSTRUCTION_PER_CYCLE = "instruction/cycle"
    INSTRUCTION_PER_BYTE = "instruction/byte"
    FLOP = "flop"
    FLOP_PER_SECOND = "flop/s"
    FLOP_PER_BYTE = "flop/byte"
    CYCLE_PER_INSTRUCTION = "cycle/instruction"
    THREAD = "thread"
    WARP = "warp"
    BLOCK = "block"
    WAVE = "wave"
    BRANCH = "branch"
    SAMPLE = "sample"
    PERCENT = "%"
    RATIO = "ratio"


class Provenance(StrEnum):
    """How a number came to be; the reader of a report sees it beside the number."""

    MEASURED = "measured"
    DERIVED = "derived"
    EMULATED = "emulated"
    MODELLED = "modelled"


@dataclass(frozen=True, slots=True)
class Measure:
    """One number.

    Attributes:
        value: finite; a number that does not exist is absent, never NaN and never 0.
        unit: unit of ``value``.
        provenance: see :class:`Provenance`.
        origin: the source's own name for it, or the formula that made it.

    Raises:
        ValueError: if ``value`` is NaN or infinite.
    """

    value: float
    unit: Unit
    provenance: Provenance
    origin: str

    def __post_init__(self) -> None:
        if not math.isfinite(self.value):
            raise ValueError(f"{self.origin}: {self.value} is not a measurement")

    def __str__(self) -> str:
        return format_value(self.value, self.unit)


_Scales = tuple[tuple[float, str], ...]
_PREFIXES: _Scales = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"), (0.0, ""))
_TIMES: _Scales = ((1e9, "s"), (1e6, "ms"), (1e3, "us"), (1.0, "ns"))
_SCALED = {
    Unit.HERTZ: "Hz",
    Unit.BYTE: "B",
    Unit.BYTE_PER_SECOND: "B/s",
    Unit.FLOP: "flop",
    Unit.FLOP_PER_SECOND: "flop/s",
}


def format_value(value: float, unit: Unit) -> str:
    """Write a value with its unit as a person would: ``10.55 ms``, ``3.67 TB/s``, ``32``.

    Prefixes are decimal (1 GB = 1e9 bytes), as in NVIDIA's own documents on bandwidth.
    """
    scales: _Scales
    if unit is Unit.NANOSECOND:
        return format_duration(value)
    if unit in _SCALED:
        scales, name = _PREFIXES, _SCALED[unit]
    else:
        scales, name = ((0.0, ""),), "" if unit is Unit.RATIO else unit.value
    scale, prefix = next(((s, p) for s, p in scales if abs(value) >= s), scales[-1])
    gap = "" if unit is Unit.PERCENT else " "
    return f"{_digits(value / (scale or 1))}{gap}{prefix}{name}".rstrip()


def format_duration(nanoseconds: float) -> str:
    """Write a time as a person would: ``12.3 us``, ``8.64 ms``; the one place that picks the unit.

    Three significant digits; a time that rounds to the next unit is written in that one.
    """
    scale, unit = duration_scale(nanoseconds)
    value = nanoseconds / scale
    if not math.isfinite(value):
        return f"{value} {unit}"
    if unit == "ns" and value == int(value):  # Clocks count whole nanoseconds.
        return f"{int(value)} {unit}"
    rounded = float(f"{value:.3g}")
    if abs(rounded) < 1:
        return f"{rounded:.3g} {unit}"
    whole = len(str(int(abs(rounded))))  # Of 9.87 one digit, though it rounds to 10.
    return f"{value:,.{max(3 - whole, 0)}f} {unit}"


def duration_scale(nanoseconds: float) -> tuple[float, str]:
    """The unit to write a time in, and how many nanoseconds it has: ``(1e3, "us")``."""
    rounded = abs(float(f"{nanoseconds:.3g}"))
    return next((pair for pair in _TIMES if rounded >= pair[0]), _TIMES[-1])


def format_factor(factor: float) -> str:
    """Write how many times faster: ``1.65x``, ``12.3x``; three significant digits."""
    if factor >= 99.5:
        return f"{factor:,.0f}x"
    return f"{factor:.2f}x" if factor < 9.995 else f"{factor:.1f}x"


def format_count(number: int, noun: str, plural: str = "") -> str:
    """Write a count with its noun: ``1 block``, ``1,024 blocks``; ``plural`` if not by an s."""
    return f"1 {noun}" if number == 1 else f"{number:,} {plural or noun + 's'}"


def _digits(value: float) -> str:
    """Three significant digits for fractions; whole numbers whole, with thousands separators."""
    if not math.isfinite(value):
        return f"{value}"
    if value == int(value) and abs(value) < 1e15:
        return f"{int(value):,}"
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    if abs(value) >= 100:
        return f"{value:.0f}"
    if abs(value) >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}" if abs(value) >= 0.1 else f"{value:.2g}"
