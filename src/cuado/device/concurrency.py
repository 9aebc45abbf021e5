"""Bandwidth of DRAM against warps per SM and the words that each thread has under way.

Measured, chip by chip: the curve of "Analysis-Driven Optimization" [000], which increments an array
so that each warp has one request under way at a time. It says what a copy *at the same occupancy*
reaches, where the attainable bandwidth is that of a copy with as many warps as it likes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

LINE_BYTES = 128
"""What the founding documents count what is in flight in: a line of L1 and L2."""


class Pattern(StrEnum):
    """What each thread does, over and over."""

    INCREMENT = "increment"
    """Load its words, add, store them where they were."""
    READ = "read"
    """Load its words, and wait for them before the next."""


@dataclass(frozen=True, slots=True)
class BandwidthCurve:
    """One curve.

    Attributes:
        pattern: what each thread does.
        loads: of a thread that are under way at a time.
        word_bytes: of each load.
        warps: per SM, ascending.
        bandwidth: byte/s of the whole chip, read and written added, at each number of warps.
        source: where it was measured.
    """

    pattern: Pattern
    loads: int
    word_bytes: int
    warps: tuple[int, ...]
    bandwidth: tuple[float, ...]
    source: str

    def at(self, warps: float) -> float:
        """byte/s with that many warps per SM: between two measured points, on the line that joins
        them; below the first, in proportion; beyond the last, as at the last.
        """
        points = [(0.0, 0.0), *zip(map(float, self.warps), self.bandwidth, strict=True)]
        for (low, least), (high, most) in pairwise(points):
            if warps <= high:
                return least + (most - least) * (warps - low) / (high - low)
        return self.bandwidth[-1]


def curve_of(
    curves: Sequence[BandwidthCurve], pattern: Pattern, word_bytes: int, loads: int = 1
) -> BandwidthCurve | None:
    """The curve of a pattern, words and loads; None if nobody measured it."""
    wanted = (pattern, word_bytes, loads)
    return next((c for c in curves if (c.pattern, c.word_bytes, c.loads) == wanted), None)


def bytes_to_fill(latency: float, clock: float, bandwidth: float, sm_count: int) -> float:
    """Bytes in flight per SM that a bandwidth takes, by Little's law [000, 001, 004].

    Args:
        latency: cycles.
        clock: Hz.
        bandwidth: byte/s of the whole chip.
        sm_count: SMs that share it.
    """
    return latency / clock * bandwidth / sm_count
