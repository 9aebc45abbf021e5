"""Order statistics: small cases by hand, the binomial table, and properties."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.stats.order import (
    absolute_deviation,
    interval_rank,
    median,
    median_bounds,
)

TIMES = st.floats(1e-3, 1e12)


def test_median_by_hand() -> None:
    assert median([3]) == 3
    assert median([5, 1, 3]) == 3
    assert median([4, 1, 2, 9]) == 3


def test_absolute_deviation_by_hand() -> None:
    # median 3; deviations 2 1 0 1 97, median 1
    assert absolute_deviation([1, 2, 3, 4, 100]) == 1


def test_nothing_has_no_median() -> None:
    with pytest.raises(ValueError, match="no values"):
        median([])


# count -> rank of the lower end at 95%, exact confidence: the sign test's table
@pytest.mark.parametrize(
    ("count", "rank", "confidence"),
    [(6, 1, 0.96875), (8, 1, 0.9921875), (9, 2, 0.9609375), (10, 2, 0.978515625)],
)
def test_ranks_by_hand(count: int, rank: int, confidence: float) -> None:
    assert interval_rank(count, 0.95) == (rank, confidence)


@pytest.mark.parametrize(("count", "rank"), [(15, 4), (20, 6), (25, 8), (30, 10), (50, 18)])
def test_ranks_as_in_published_tables(count: int, rank: int) -> None:
    found = interval_rank(count, 0.95)
    assert found is not None
    assert found[0] == rank


@pytest.mark.parametrize("count", range(6))
def test_below_six_values_there_is_no_95_percent(count: int) -> None:
    assert interval_rank(count, 0.95) is None
    assert median_bounds([1.0] * count) is None


@pytest.mark.parametrize("confidence", [0, 1, -0.5, 95])
def test_confidence_is_a_share(confidence: float) -> None:
    with pytest.raises(ValueError, match="confidence"):
        interval_rank(10, confidence)


@given(st.integers(1, 300), st.floats(0.5, 0.999))
def test_the_rank_is_the_largest_that_keeps_the_confidence(count: int, confidence: float) -> None:
    def holds(rank: int) -> float:
        return 1 - 2 * sum(comb(count, below) for below in range(rank)) / int(2**count)

    found = interval_rank(count, confidence)
    if found is None:
        assert holds(1) < confidence
        return
    rank, reached = found
    assert reached == pytest.approx(holds(rank))
    assert reached >= confidence
    assert holds(rank + 1) < confidence or 2 * (rank + 1) > count + 1


@given(st.lists(TIMES, min_size=6, max_size=60))
def test_order_does_not_matter_and_the_median_is_inside(values: list[float]) -> None:
    bounds = median_bounds(values)
    assert bounds is not None
    assert bounds[0] <= median(values) <= bounds[1]
    assert median_bounds(sorted(values, reverse=True)) == bounds


@given(st.lists(TIMES, min_size=6, max_size=60), st.integers(-20, 20))
def test_scale_carries_through(values: list[float], power: int) -> None:
    bounds = median_bounds(values)
    scaled = median_bounds([value * 2.0**power for value in values])
    assert bounds is not None
    assert scaled == (bounds[0] * 2.0**power, bounds[1] * 2.0**power, bounds[2])
