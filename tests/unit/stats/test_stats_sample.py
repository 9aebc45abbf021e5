"""Samples, intervals and pairing."""

import math

import pytest
from bootstrap import bootstrap_interval, bootstrap_ratio_interval
from hypothesis import given
from hypothesis import strategies as st

from cuado.stats import Interval, Sample, Verdict, compare, ratio_interval
from cuado.stats.pairs import common_rounds, log_ratios

TIMES = st.floats(1e-3, 1e12)


def test_a_sample_describes_itself() -> None:
    sample = Sample.of([10, 20, 30, 40, 1000, 25])
    assert len(sample) == 6
    assert sample.rounds == (0, 1, 2, 3, 4, 5)
    assert sample.median == 27.5
    assert sample.interval() == Interval(27.5, 10, 1000, 0.96875, 6)
    inner = bootstrap_interval(sample)
    assert 10 <= inner.low <= 27.5 <= inner.high <= 1000


def test_five_timings_have_no_interval() -> None:
    assert Sample.of([1, 2, 3, 4, 5]).interval() is None


@pytest.mark.parametrize(
    ("times", "rounds", "clocks", "tick"),
    [
        ([0.0], [0], None, 0),
        ([math.nan], [0], None, 0),
        ([math.inf], [0], None, 0),
        ([1.0], [0, 1], None, 0),
        ([1.0, 2.0], [1, 1], None, 0),
        ([1.0, 2.0], [2, 1], None, 0),
        ([1.0], [0], [[0.0]], 0),
        ([1.0], [0], [[1980.0], [1980.0]], 0),
        ([1.0], [0], None, -1),
    ],
)
def test_what_is_no_measurement_is_refused(
    times: list[float], rounds: list[int], clocks: list[list[float]] | None, tick: float
) -> None:
    with pytest.raises(ValueError, match=r"differ|increase|positive|resolution"):
        Sample.of(times, rounds, clocks, tick)


def test_only_some_rounds() -> None:
    sample = Sample.of([1, 2, 3], [4, 6, 8], [[1000], [], [1010, 1020]], tick=0.5)
    assert sample.only([8, 4, 5]) == Sample.of([1, 3], [4, 8], [[1000], [1010, 1020]], 0.5)


@pytest.mark.parametrize(
    ("estimate", "low", "high", "confidence"),
    [(1, 2, 3, 0.9), (2, 1, 1.5, 0.9), (1, 0, 2, 0.9), (1, 1, math.inf, 0.9), (1, 1, 1, 1.1)],
)
def test_what_is_no_interval_is_refused(
    estimate: float, low: float, high: float, confidence: float
) -> None:
    with pytest.raises(ValueError, match=r"interval|confidence"):
        Interval(estimate, low, high, confidence, 6)


def test_interval_arithmetic_by_hand() -> None:
    interval = Interval(2, 1, 4, 0.95, 9)
    assert interval.inverted() == Interval(0.5, 0.25, 1, 0.95, 9)
    assert interval.half_width == 1
    assert interval.distance == 3
    assert interval.inverted().distance == 3
    assert interval.widened(2) == Interval(2, 0.5, 8, 0.95, 9)
    assert str(interval) == "2 [1, 4]"
    assert interval.stretched(2) == Interval(2, 0.5, 8, 0.95, 9)
    assert Interval(2, 2, 4, 0.95, 9).stretched(2) == Interval(2, 2, 8, 0.95, 9)
    with pytest.raises(ValueError, match="narrow"):
        interval.widened(0.5)
    with pytest.raises(ValueError, match="narrow"):
        interval.stretched(0.5)


def test_pairs_are_made_by_round() -> None:
    baseline = Sample.of([10, 20, 40, 80], [0, 1, 3, 4])
    candidate = Sample.of([10, 10, 99, 80], [1, 3, 2 + 3, 7])
    assert common_rounds(baseline, candidate) == (1, 3)
    assert log_ratios(baseline, candidate) == pytest.approx([math.log(0.5), math.log(0.25)])


def test_noise_common_to_a_round_cancels() -> None:
    context = [1, 1.6, 1.1, 1.3, 1.5, 1.2, 1]
    baseline = Sample.of([100 * level for level in context])
    candidate = Sample.of([90 * level for level in context])
    ratio = ratio_interval(baseline, candidate)
    assert ratio is not None
    assert (ratio.low, ratio.estimate, ratio.high) == pytest.approx((0.9, 0.9, 0.9))
    assert ratio.rounds == 7


@given(st.lists(st.tuples(TIMES, TIMES), min_size=6, max_size=40))
def test_swapping_inverts_the_ratio_exactly_on_logarithms(pairs: list[tuple[float, float]]) -> None:
    a, b = (Sample.of(times) for times in zip(*pairs, strict=True))
    assert log_ratios(a, b) == tuple(-ratio for ratio in log_ratios(b, a))
    for method in (ratio_interval, bootstrap_ratio_interval):
        one, other = method(a, b), method(b, a)
        assert one is not None
        assert other is not None
        swapped = other.inverted()
        assert (one.low, one.estimate, one.high) == pytest.approx(
            (swapped.low, swapped.estimate, swapped.high), rel=1e-12
        )


def test_a_models_times_have_no_scatter_and_one_will_do() -> None:
    one, other = (Sample((time,), (0,), ((),), exact=True) for time in (200.0, 100.0))
    assert one.interval() == Interval(200.0, 200.0, 200.0, 1.0, 1)
    ratio = ratio_interval(one, other)
    assert ratio is not None
    assert ratio.low == ratio.estimate == ratio.high == pytest.approx(0.5)
    found = compare(one, other, 0.05)
    assert found.verdict is Verdict.FASTER
    assert found.notes == ()
    near = Sample((208.0,), (0,), ((),), exact=True)
    assert compare(one, near, 0.05).verdict is Verdict.SAME
    # A measured time beside a modelled one is no comparison of a model's.
    assert ratio_interval(one, Sample((100.0,), (0,), ((),))) is None
