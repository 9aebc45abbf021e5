"""Two variants, round by round: the ratio of their times and its interval."""

import math

from cuado.stats.interval import Interval
from cuado.stats.order import median, median_bounds
from cuado.stats.sample import Sample


def common_rounds(baseline: Sample, candidate: Sample) -> tuple[int, ...]:
    """The rounds in which both were timed, increasing."""
    theirs = frozenset(candidate.rounds)
    return tuple(number for number in baseline.rounds if number in theirs)


def log_ratios(baseline: Sample, candidate: Sample) -> tuple[float, ...]:
    """``log(candidate_i) - log(baseline_i)`` of each common round, in order.

    A difference of logarithms rather than the logarithm of a quotient: swapping the arguments then
    negates it to the last bit.
    """
    ours = dict(zip(baseline.rounds, baseline.times, strict=True))
    theirs = dict(zip(candidate.rounds, candidate.times, strict=True))
    return tuple(
        math.log(theirs[number]) - math.log(ours[number])
        for number in common_rounds(baseline, candidate)
    )


def ratio_interval(
    baseline: Sample, candidate: Sample, confidence: float = 0.95
) -> Interval | None:
    """Exact interval of the median of ``candidate_i / baseline_i``; None for too few rounds.

    It applies the exact method of :mod:`cuado.stats.order` to the logarithms: for an even number of
    rounds the median is the geometric mean of the two middle ratios. One round of modelled times is
    enough.
    """
    ratios = log_ratios(baseline, candidate)
    if ratios and baseline.exact and candidate.exact:
        return exponential(median(ratios), median(ratios), median(ratios), 1.0, len(ratios))
    bounds = median_bounds(ratios, confidence)
    if bounds is None:
        return None
    low, high, reached = bounds
    return exponential(median(ratios), low, high, reached, len(ratios))


def exponential(
    estimate: float, low: float, high: float, confidence: float, rounds: int
) -> Interval:
    """The interval of a ratio from estimate and ends of its logarithm."""
    return Interval(math.exp(estimate), math.exp(low), math.exp(high), confidence, rounds)
