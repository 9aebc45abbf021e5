"""What is irregular in the times of a variant: a drift, dependence, several modes, outliers.

Each is reported with the comparison; no value is dropped because of it.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from cuado.stats.order import absolute_deviation, median

# Drift: did the numbers rise or fall while the run went on.
#
# Slope: the median of the slopes between all pairs of points (H. Theil 1950; P. K. Sen, Estimates
# of the Regression Coefficient Based on Kendall's Tau, 1968): up to 29% outliers do not move it.
# Significance: Mann-Kendall test. With ``S`` the number of rising pairs less the falling ones,
#
#     var(S) = (n (n-1) (2n+5) - sum_ties t (t-1) (2t+5)) / 18,    z = (|S| - 1) / sqrt(var(S))
#
# and ``p = erfc(z / sqrt(2))`` (M. G. Kendall, Rank Correlation Methods, 1975). Simulated false
# alarms at p <= 0.01 without a trend: at most 1% for n = 6 to 30. Values that wander (positively
# autocorrelated) raise it too, as they should: they are not independent rounds either.

LEAST_POINTS = 6
SIGNIFICANT_DRIFT = 0.01
"""p at or below which a trend counts as drift."""

LEAST_CHANGE = 1e-9


@dataclass(frozen=True, slots=True)
class Drift:
    """A trend over the rounds, of logarithms of times or of ratios.

    Attributes:
        slope: change per round; 0.001 is about 0.1% a round.
        change: ``slope`` times the rounds from first to last.
        p: probability of a trend at least this clear among independent values.
    """

    slope: float
    change: float
    p: float

    @property
    def significant(self) -> bool:
        """True if the trend is more than chance, and more than the rounding of floats."""
        return self.p <= SIGNIFICANT_DRIFT and abs(self.change) > LEAST_CHANGE


def find_drift(rounds: Sequence[int], values: Sequence[float]) -> Drift | None:
    """The trend of values over increasing rounds; None below :data:`LEAST_POINTS` points.

    Takes time proportional to the square of their number: 1,000 rounds take some 0.2 s.
    """
    if len(values) < LEAST_POINTS:
        return None
    points = list(zip(rounds, values, strict=True))
    slopes = [
        (value - earlier) / (place - before)
        for number, (place, value) in enumerate(points)
        for before, earlier in points[:number]
    ]
    score = sum((slope > 0) - (slope < 0) for slope in slopes)
    slope = median(slopes)
    return Drift(slope, slope * (rounds[-1] - rounds[0]), _chance(score, values))


def _chance(score: int, values: Sequence[float]) -> float:
    """The two-sided p of Kendall's score, corrected for ties and for continuity."""
    ties = Counter(values).values()
    variance = (_weight(len(values)) - sum(_weight(tied) for tied in ties)) / 18
    if variance <= 0:
        return 1.0
    return math.erfc(max(0, abs(score) - 1) / math.sqrt(2 * variance))


def _weight(count: int) -> int:
    return count * (count - 1) * (2 * count + 5)


# Serial dependence: are rounds like their neighbours.
#
# Intervals count rounds as independent. If each resembles the one before, ``n`` rounds carry the
# information of fewer, and an interval of 95% holds the truth less often: simulated for 30 rounds,
# 92%, 86% and 75% at a correlation of 0.2, 0.4 and 0.6 from one round to the next.
#
# Rank version of von Neumann's ratio (R. Bartels, The Rank Version of von Neumann's Ratio Test for
# Randomness, 1982), one-sided. With ``R_i`` the rank of round ``i``, ties sharing their mean rank,
#
#     RVN = sum (R_i - R_(i+1))^2 / sum (R_i - mean)^2
#     var = 4 (n - 2) (5 n^2 - 2 n - 9) / (5 n (n + 1) (n - 1)^2)
#     p   = erfc((2 - RVN) / sqrt(2 var)) / 2
#
# The correlation is taken as ``r = 1 - RVN / 2``; for a first-order process the variance of a mean
# then grows by ``(1 + r) / (1 - r)``, and an interval must be stretched by the square root of that.

LEAST_VALUES = 10
SIGNIFICANT_DEPENDENCE = 0.05
"""p at or below which rounds count as dependent: less strict than for drift, as a missed
dependence makes an interval too narrow and a false one only costs a verdict near the floor."""

MOST_CORRELATION = 0.95


@dataclass(frozen=True, slots=True)
class Dependence:
    """How much a round resembles the one before.

    Attributes:
        correlation: correlation of the ranks of neighbouring rounds, up to 0.95.
        p: probability of a correlation at least this high among independent rounds.
    """

    correlation: float
    p: float

    @property
    def significant(self) -> bool:
        """True if the resemblance is more than chance."""
        return self.p <= SIGNIFICANT_DEPENDENCE

    @property
    def stretch(self) -> float:
        """Factor, at least 1, by which it lengthens an interval."""
        correlation = max(0.0, self.correlation)
        return math.sqrt((1 + correlation) / (1 - correlation))


def find_dependence(values: Sequence[float]) -> Dependence | None:
    """The dependence of values in their order of time; None if too few, or all are equal."""
    count = len(values)
    if count < LEAST_VALUES:
        return None
    ranks = mean_ranks(values)
    total = sum((rank - (count + 1) / 2) ** 2 for rank in ranks)
    if total == 0:
        return None
    ratio = sum((rank - other) ** 2 for rank, other in pairwise(ranks)) / total
    above = 4 * (count - 2) * (5 * count**2 - 2 * count - 9)
    variance = above / (5 * count * (count + 1) * (count - 1) ** 2)
    chance = math.erfc((2 - ratio) / math.sqrt(2 * variance)) / 2
    return Dependence(min(MOST_CORRELATION, 1 - ratio / 2), chance)


def mean_ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value from 1; equal values share the mean of their ranks."""
    places: dict[float, list[int]] = {}
    for rank, value in enumerate(sorted(values), start=1):
        places.setdefault(value, []).append(rank)
    return [(places[value][0] + places[value][-1]) / 2 for value in values]


# Bimodality: do the values fall into two separate groups.
#
# A kernel that alternates between two clock states, or two memory placements, has no typical time:
# the median lies in whichever group is larger and may jump between runs.
#
# The values are cut where the sum of squares within the two parts is least (exact 2-means in one
# dimension; W. D. Fisher, On Grouping for Maximum Homogeneity, 1958). The parts count as modes if
# their means are more than 6 pooled standard deviations apart, more than 40% of that distance is
# empty, and each holds at least a fifth of the values. Both limits were tuned by simulation: any
# distribution can be cut, and the halves of a normal one are already 2.7 apart, of a uniform one
# 3.5. Calibration, not theory. Simulated: normal, uniform, exponential and log-normal values are
# called two groups in at most 2.6% of samples of 12, 1.5% of 16, 0.7% of 20; normal groups 8
# deviations apart (60:40) are found in 83% to 95%, 6 apart in half. The tests hold these rates.

LEAST_FOR_MODES = 12
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
    return len(values) >= LEAST_FOR_MODES


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


# Which values lie far from the rest: counted and reported, never dropped.
#
# Modified z-score of B. Iglewicz and D. C. Hoaglin, How to Detect and Handle Outliers (1993):
#
#     |x - median| / (1.4826 MAD) > 3.5
#
# where 1.4826 makes the median absolute deviation (MAD) a standard deviation for normal values. If
# more than half the values are equal, as a coarse timer makes them, the MAD is 0 and 1.2533 times
# the mean absolute deviation takes its place, as they advise.

FAR = 3.5


def find_outliers(values: Sequence[float]) -> tuple[int, ...]:
    """The places, from 0, of the values that lie far from the rest."""
    if not values:
        return ()
    centre = median(values)
    mean = sum(abs(value - centre) for value in values) / len(values)
    spread = 1.4826 * absolute_deviation(values) or 1.2533 * mean
    return tuple(place for place, value in enumerate(values) if abs(value - centre) > FAR * spread)
