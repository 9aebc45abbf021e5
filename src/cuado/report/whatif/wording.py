"""How times, gains and what is known of them are worded, the same in every format."""

from cuado.metrics.quantity import duration_scale, format_count, format_factor
from cuado.model.instruction import SourceLocation
from cuado.report import words
from cuado.stats import Interval

_NOTHING = 0.005
"""Shares below this count as nothing."""


def estimate(interval: Interval | None) -> float | None:
    """The middle of an interval, if there is one."""
    return None if interval is None else interval.estimate


def gain(factor: float | None) -> str:
    """How many times faster: ``1.65x``, ``12.3x``; a dash for none."""
    return "-" if factor is None else format_factor(factor)


def ends(interval: Interval | None) -> str:
    """The range of a ratio: ``[1.64, 1.66]``; empty for none, and for a model's, which has none."""
    if interval is None or interval.confidence == 1:
        return ""
    low, high = (format_factor(end).removesuffix("x") for end in (interval.low, interval.high))
    return f"[{low}, {high}]"


def gain_with_ends(interval: Interval | None) -> str:
    """``1.65x [1.64, 1.66]``, or a dash."""
    if interval is None:
        return "-"
    return f"{gain(interval.estimate)} {ends(interval)}".rstrip()


def time_with_ends(interval: Interval | None) -> str:
    """A time in nanoseconds with its range: ``499.2 us [498.8, 500.1]``, or a dash."""
    if interval is None:
        return "-"
    scale, unit = duration_scale(interval.estimate)
    if interval.confidence == 1:
        return f"{_four_digits(interval.estimate / scale)} {unit}"
    middle, low, high = (
        _four_digits(value / scale) for value in (interval.estimate, interval.low, interval.high)
    )
    return f"{middle} {unit} [{low}, {high}]"


def change(before: float | None, after: float | None) -> str:
    """Two times in nanoseconds: ``515 -> 312 us``; a shared unit is said once."""
    first, second = words.time(before), words.time(after)
    value, _, unit = first.partition(" ")
    return f"{value if unit and second.endswith(f' {unit}') else first} -> {second}"


def more(ratio: Interval | None) -> str:
    """A time ratio as a change: ``+2%``, ``-6%``; ``0%`` for nearly none, a dash for unknown."""
    return "-" if ratio is None else signed_share(ratio.estimate - 1)


def signed_share(part: float) -> str:
    """A signed share in whole percent; ``0%`` if it rounds to that."""
    return "0%" if abs(part) < _NOTHING else f"{part:+.0%}"


def distance(noise: Interval | None) -> str:
    """The deviation of the original from itself: ``0.4%``, or ``not measured``."""
    return "not measured" if noise is None else f"{noise.distance:.1%}"


def place(location: SourceLocation) -> str:
    """``transpose.cu:42``."""
    return f"{words.basename(location.file)}:{location.line}"


def count(number: int, noun: str) -> str:
    """``1 round``, ``30 rounds``."""
    return format_count(number, noun)


def _four_digits(value: float) -> str:
    decimals = 3 if value < 9.9995 else 2 if value < 99.995 else 1
    return f"{value:,.{decimals}f}"
