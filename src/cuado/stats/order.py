"""Order statistics: median, and the exact interval of the median.

For independent values from any continuous distribution, each lies below its median with
probability 1/2, so the number that do is binomial, and

    P(x_(k) <= median <= x_(n+1-k)) = 1 - 2 P(Binomial(n, 1/2) <= k - 1)

whatever the distribution: skewed, bimodal, heavy-tailed. The interval takes the largest ``k`` that
keeps the wanted confidence. With ties the confidence is at least that large. Below 6 values no
``k`` gives 95%. Source: W. J. Conover, Practical Nonparametric Statistics, 3rd ed. (1999),
section 3.2; the interval of the sign test.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb


def median(values: Sequence[float]) -> float:
    """The middle value, or the mean of the two middle ones.

    Raises:
        ValueError: if there are no values.
    """
    if not values:
        raise ValueError("no values: no median")
    ordered = sorted(values)
    half = len(ordered) // 2
    # Halves before sum: the sum of two large floats may overflow.
    return ordered[half] if len(ordered) % 2 else ordered[half - 1] / 2 + ordered[half] / 2


def absolute_deviation(values: Sequence[float]) -> float:
    """Median absolute deviation from the median (MAD), not scaled to a standard deviation."""
    centre = median(values)
    return median([abs(value - centre) for value in values])


@lru_cache(maxsize=512)
def interval_rank(count: int, confidence: float) -> tuple[int, float] | None:
    """The rank ``k`` of the lower end, from 1, with the exact confidence of [x_(k), x_(n+1-k)].

    None when even the whole range [x_(1), x_(n)] falls short of ``confidence``.
    """
    if not 0 < confidence < 1:
        raise ValueError(f"confidence {confidence} is not between 0 and 1")
    rank, below, reached = 0, 0, 0.0
    while 2 * (rank + 1) <= count + 1:
        below += comb(count, rank)
        holds = 1 - below / 2 ** (count - 1)
        if holds < confidence:
            break
        rank, reached = rank + 1, holds
    return (rank, reached) if rank else None


def median_bounds(
    values: Sequence[float], confidence: float = 0.95
) -> tuple[float, float, float] | None:
    """Lower end, upper end and exact confidence of the median's interval; None if too few."""
    found = interval_rank(len(values), confidence)
    if found is None:
        return None
    rank, reached = found
    ordered = sorted(values)
    return ordered[rank - 1], ordered[-rank], reached
