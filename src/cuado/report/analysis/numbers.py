"""Numbers as the reports of analyses write them, beyond what every format shares."""

from collections.abc import Mapping

from cuado.metrics.quantity import Unit, format_value
from cuado.report import words

MATTERS = 0.005
"""Part of the samples from which a line, or a stall reason on it, matters."""

_MOVING = frozenset({"selected", "not_selected"})
_PREFIXES = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"))


def count(value: float) -> str:
    """A large count in three digits: ``1.11 G``; empty for none, for tables of mostly none."""
    if not value:
        return ""
    for scale, prefix in _PREFIXES:
        if abs(value) >= scale:
            scaled = value / scale
            decimals = max(3 - len(str(int(abs(scaled)))), 0)
            return f"{scaled:.{decimals}f} {prefix}"
    return f"{value:.0f}"


def bandwidth(value: float) -> str:
    """Bytes per second."""
    return format_value(value, Unit.BYTE_PER_SECOND)


def fact(name: str, value: float) -> str:
    """A fact of a chip, in the unit that its name says."""
    if name.endswith("_bandwidth"):
        return bandwidth(value)
    if name.endswith("_clock"):
        return format_value(value, Unit.HERTZ)
    return f"{value:,.0f} B" if name.endswith("_bytes") else f"{value:,.10g}"


def percent(part: float) -> str:
    """A part (0..1) of what lines are compared by, with one decimal; empty for none."""
    if not part:
        return ""
    return f"{100 * part:.1f}%" if part >= 0.0005 else "<0.1%"


def top_stall(stalls: Mapping[str, float]) -> str:
    """The commonest reason why warps wait, with its part of all samples; empty if none matters.

    Args:
        stalls: part (0..1) of the samples by reason, largest first.
    """
    waits = [(reason, part) for reason, part in stalls.items() if reason not in _MOVING]
    if not waits or waits[0][1] < MATTERS:
        return ""
    return f"{words.stall_name(waits[0][0])} {words.share(waits[0][1])}"
