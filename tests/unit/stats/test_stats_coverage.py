"""Do intervals hold the true value as often as they say: simulated, seeded, tolerance stated."""

import math
from collections.abc import Callable
from random import Random

import pytest
from bootstrap import bootstrap_interval, bootstrap_ratio_interval

from cuado.stats import Sample, Verdict, compare, ratio_interval

RUNS = 800
TOLERANCE = 0.03
"""4 standard deviations of a share of 95% of 800 runs are 0.031."""

Timing = Callable[[Random], float]


def skewed(draw: Random) -> float:
    """A kernel with occasional long delays: median 1 + 0.05 log 2."""
    return 1 + draw.expovariate(20)


def heavy(draw: Random) -> float:
    """Log-normal, sigma 1: median 1."""
    return draw.lognormvariate(0, 1)


def bimodal(draw: Random) -> float:
    """Two clock states, 70:30, 20% apart."""
    return (1 if draw.random() < 0.7 else 1.2) * draw.lognormvariate(0, 0.01)


def median_of(timing: Timing) -> float:
    draw = Random(0)  # noqa: S311
    return sorted(timing(draw) for _ in range(100_001))[50_000]


MEDIANS: dict[Timing, float] = {timing: median_of(timing) for timing in (skewed, heavy, bimodal)}

# The bootstrap's shortfall at few rounds, as its docstring states it.
BOOTSTRAP = {5: 0.9375, 6: 0.93, 7: 0.875, 8: 0.93, 12: 0.935, 20: 0.94, 30: 0.94}


@pytest.mark.parametrize("timing", MEDIANS, ids=lambda timing: str(timing.__name__))
@pytest.mark.parametrize("rounds", BOOTSTRAP)
def test_median(timing: Timing, rounds: int) -> None:
    draw = Random(rounds)  # noqa: S311
    exact = counted = 0
    promised = 0.0
    for _ in range(RUNS):
        sample = Sample.of([timing(draw) for _ in range(rounds)])
        inner, outer = bootstrap_interval(sample), sample.interval()
        counted += inner.low <= MEDIANS[timing] <= inner.high
        if outer:
            promised = outer.confidence
            exact += outer.low <= MEDIANS[timing] <= outer.high
    assert counted / RUNS == pytest.approx(BOOTSTRAP[rounds], abs=TOLERANCE)
    if rounds >= 6:
        assert promised >= 0.95
        assert exact / RUNS == pytest.approx(promised, abs=TOLERANCE)


@pytest.mark.parametrize(
    ("correlation", "rounds", "most"),
    [(0, 12, 0.05), (0, 30, 0.05), (0.6, 30, 0.12), (0.6, 60, 0.06)],
)
def test_verdicts_at_the_edge_of_the_floor(correlation: float, rounds: int, most: float) -> None:
    """The worst case for a verdict: the truth is the floor itself, so any verdict is a mistake."""
    draw = Random(rounds)  # noqa: S311
    fresh = math.sqrt(1 - correlation**2)
    mistakes = 0
    for _ in range(RUNS):
        state, times = draw.gauss(0, 1), []
        for _ in range(rounds):
            times.append(1.02 * math.exp(0.01 * state))
            state = correlation * state + fresh * draw.gauss(0, 1)
        found = compare(Sample.of([1.0] * rounds), Sample.of(times))
        mistakes += found.verdict is not Verdict.UNDECIDED
    assert mistakes / RUNS <= most + 0.023  # 3 standard deviations of a share of 5%


def pairs(draw: Random, rounds: int, candidate: Timing) -> tuple[Sample, Sample]:
    """Skewed baseline, any candidate, and 30% of noise common to each round."""
    levels = [draw.lognormvariate(10, 0.3) for _ in range(rounds)]
    return (
        Sample.of([level * skewed(draw) for level in levels]),
        Sample.of([level * 0.9 * candidate(draw) for level in levels]),
    )


@pytest.mark.parametrize("candidate", MEDIANS, ids=lambda timing: str(timing.__name__))
@pytest.mark.parametrize("rounds", [6, 10, 20, 30])
def test_paired_ratio(candidate: Timing, rounds: int) -> None:
    truth = math.exp(median_of(lambda draw: math.log(0.9 * candidate(draw) / skewed(draw))))
    draw = Random(rounds)  # noqa: S311
    exact = counted = 0
    for _ in range(RUNS):
        baseline, other = pairs(draw, rounds, candidate)
        outer = ratio_interval(baseline, other)
        assert outer is not None
        exact += outer.low <= truth <= outer.high
        if rounds <= 20:
            inner = bootstrap_ratio_interval(baseline, other)
            counted += inner.low <= truth <= inner.high
    assert exact / RUNS >= 0.95 - TOLERANCE
    assert rounds > 20 or counted / RUNS >= 0.93 - TOLERANCE
