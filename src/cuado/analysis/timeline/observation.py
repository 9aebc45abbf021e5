"""One thing that a timeline says, and how its figures are written."""

from dataclasses import dataclass

from cuado.metrics import Unit
from cuado.metrics.quantity import format_value


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that a timeline says.

    Attributes:
        code: names it for scripts.
        says: a sentence with its figures.
        advice: what to do; empty if there is nothing to do.
    """

    code: str
    says: str
    advice: str = ""


def counted(count: int, one: str, more: str) -> str:
    """A count with its noun."""
    return f"{count:,} {one if count == 1 else more}"


def in_time(nanoseconds: float) -> str:
    """A time with its unit."""
    return format_value(nanoseconds, Unit.NANOSECOND)


def in_percent(part: float) -> str:
    """A part (0..1) in percent; what is too small to round to 1 says so."""
    return "<1%" if 0 < part < 0.005 else f"{part:.0%}"
