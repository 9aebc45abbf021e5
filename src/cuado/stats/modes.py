"""Bimodality: do the values fall into two separate groups.

A kernel that alternates between two clock states, or two memory placements, has no typical time:
the median lies in whichever group is larger and may jump between runs.

The values are cut where the sum of squares within the two parts is least (exact 2-means in one
dimension; W. D. Fisher, On Grouping for Maximum Homogeneity, 1958). The parts count as modes if
their means are more than 6 pooled standard deviations apart, more than 40% of that distance is
empty, and each holds at least a fifth of the values. Both limits were tuned by simulation: any
distribution can be cut, and the halves of a normal one are already 2.7 apart, of a uniform one
3.5. Calibration, not theory. Simulated: normal, uniform, exponential and log-normal values are
called two groups in at most 2.6% of samples of 12, 1.5% of 16, 0.7% of 20; normal groups 8
deviations apart (60:40) are found in 83% to 95%, 6 apart in half. The tests hold these rates.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from cuado.stats.order import median

LEAST_VALUES = 12
LEAST_SHARE = 0.2
SEPARATION = 6.0
EMPTY_SHARE = 0.4
LEAST_DISTANCE = 1e-9
"""Between the means; the values are logarithms, so anything nearer is the rounding of floats."""


@dataclass(frozen=True, slots=True)
class Modes:
    """Two groups of values with a gap between them.

    Attributes:
        low: median of the lower group.
        high: median of the upper group.
        share: part of the values that lies in the upper group.
    """

    low: float
    high: float
    share: float


def checkable(values: Sequence[float]) -> bool:
    """True if there are enough values to tell two groups from chance."""
    return len(values) >= LEAST_VALUES


def find_modes(values: Sequence[float]) -> Modes | None:
    """The two groups of logarithms; None if there is one group, or too few values to tell."""
    if not checkable(values):
        return None
    ordered = sorted(values)
    cut = _best_cut(ordered)
    low, high = ordered[:cut], ordered[cut:]
    apart = sum(high) / len(high) - sum(low) / len(low)
    within = math.sqrt((_squares(low) + _squares(high)) / (len(ordered) - 2))
    empty = high[0] - low[-1]
    if apart <= max(SEPARATION * within, LEAST_DISTANCE) or empty <= EMPTY_SHARE * apart:
        return None
    return Modes(median(low), median(high), len(high) / len(ordered))


def _best_cut(ordered: Sequence[float]) -> int:
    """Size of the lower part that leaves the least squares within the two parts.

    Equivalently the most between them: ``k (n - k) (difference of the means)^2 / n``.
    """
    count = len(ordered)
    centre = sum(ordered) / count
    sums = list(accumulate(value - centre for value in ordered))
    least = math.ceil(LEAST_SHARE * count)

    def between(cut: int) -> float:
        low, high = sums[cut - 1], sums[-1] - sums[cut - 1]
        return cut * (count - cut) * (high / (count - cut) - low / cut) ** 2

    return max(range(least, count - least + 1), key=between)


def _squares(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values)
