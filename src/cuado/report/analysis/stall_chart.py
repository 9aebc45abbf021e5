"""The stall breakdown: what warps spend their time on, one bar per reason."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from cuado.metrics.vocabulary import STALL_REASONS
from cuado.report import words
from cuado.report.drawing.bars import bar

LEAST = 0.01
"""Reasons below one percent share a line."""

PROGRESS = frozenset({"selected"})
"""Reasons that are no wait: the warp issues."""


@dataclass(frozen=True, slots=True)
class StallRow:
    """A reason's bar."""

    name: str
    meaning: str
    bar: Markup
    value: str


@dataclass(frozen=True, slots=True)
class StallChart:
    """Reasons by share of warp time; ``rest`` sums up the small ones, empty if there are none."""

    rows: tuple[StallRow, ...]
    rest: str


def stall_chart(stalls: Mapping[str, float]) -> StallChart:
    """The chart of parts (0..1) of warp time; bars of 0 to 100 %, as of units."""
    rows = [
        StallRow(
            f"{words.stall_name(reason)}{' (issuing)' if reason in PROGRESS else ''}",
            STALL_REASONS.get(reason, "a reason that cuado does not know"),
            bar(part, "fill progress" if reason in PROGRESS else "fill stall"),
            words.share(part),
        )
        for reason, part in stalls.items()
        if part >= LEAST
    ]
    small = {reason: part for reason, part in stalls.items() if 0 < part < LEAST}
    rest = (
        f"{words.share(sum(small.values()))} in all: {', '.join(map(words.stall_name, small))}"
        if small
        else ""
    )
    return StallChart(tuple(rows), rest)
