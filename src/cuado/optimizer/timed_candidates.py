"""Candidates of a search that were timed against the incumbent."""

from dataclasses import dataclass

from cuado.optimizer.executor import Left, Timing
from cuado.optimizer.moves import Move
from cuado.optimizer.version import Version
from cuado.stats import Comparison, Interval, Verdict


@dataclass(frozen=True, slots=True)
class Timed:
    """A candidate that was compared with the incumbent.

    Attributes:
        move: how it came to be.
        version: the candidate.
        timing: what was measured.
        comparison: with the incumbent.
    """

    move: Move
    version: Version
    timing: Timing
    comparison: Comparison

    @property
    def verdict(self) -> Verdict:
        """True if it is faster than the incumbent."""
        return self.comparison.verdict


@dataclass(frozen=True, slots=True)
class Dropout:
    """A candidate that left the race.

    Attributes:
        move: how it came to be.
        version: the candidate.
        timing: what was measured.
        left: its standing then.
    """

    move: Move
    version: Version
    timing: Timing
    left: Left


def gain_of(timing: Timing) -> Interval | None:
    """The gain over the incumbent if rounds were measured; with low confidence after few rounds."""
    if timing.left is not None:
        return timing.left.interval.inverted() if timing.left.interval else None
    return timing.comparison.gain if timing.comparison else None


def time_of(timed: Timed) -> float:
    """The candidate's time over the incumbent's; 1 if it is not known."""
    ratio = timed.comparison.ratio
    return ratio.estimate if ratio else 1.0
