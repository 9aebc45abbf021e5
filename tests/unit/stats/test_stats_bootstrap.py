"""The counted bootstrap: against enumeration, against drawing, and beside the exact interval."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from bootstrap import MOST_VALUES, bootstrap_bounds, middle_ranks
from hypothesis import given
from hypothesis import strategies as st

from cuado.stats.order import median, median_bounds

TIMES = st.floats(1e-3, 1e12)


@pytest.mark.parametrize("count", range(1, 7))
def test_counts_equal_full_enumeration(count: int) -> None:
    found: Counter[tuple[int, int]] = Counter()
    for drawn in product(range(1, count + 1), repeat=count):
        ordered = sorted(drawn)
        found[ordered[(count - 1) // 2], ordered[count // 2]] += 1
    assert {(i, j): ways for i, j, ways in middle_ranks(count)} == found


@pytest.mark.parametrize("count", [7, 8, 29, 30, MOST_VALUES - 1, MOST_VALUES])
def test_every_resample_is_counted_once(count: int) -> None:
    assert sum(ways for _, _, ways in middle_ranks(count)) == count**count


@pytest.mark.parametrize("count", [12, 25])
def test_drawing_resamples_comes_to_the_same(count: int) -> None:
    draw = Random(7)  # noqa: S311
    values = [draw.expovariate(1) for _ in range(count)]
    medians = sorted(median(draw.choices(values, k=count)) for _ in range(20_000))
    low, high = bootstrap_bounds(values)
    # The share beyond each end: below the tail, and reaching it with the end itself.
    # 0.005 is 4.5 standard deviations of a share of 2.5% of 20,000.
    assert sum(m < low for m in medians) / 20_000 <= 0.025 + 0.005
    assert sum(m <= low for m in medians) / 20_000 >= 0.025 - 0.005
    assert sum(m > high for m in medians) / 20_000 <= 0.025 + 0.005
    assert sum(m >= high for m in medians) / 20_000 >= 0.025 - 0.005


def test_five_values_give_their_range() -> None:
    # P(median of a resample is the least of 5) = P(Binomial(5, 1/5) >= 3) = 5.8% > 2.5%
    assert bootstrap_bounds([5, 3, 1, 2, 4]) == (1, 5)


@given(st.lists(TIMES, min_size=6, max_size=40))
def test_the_exact_interval_holds_it(values: list[float]) -> None:
    low, high = bootstrap_bounds(values)
    exact = median_bounds(values)
    assert exact is not None
    assert exact[0] <= low <= median(values) <= high <= exact[1]


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=40))
def test_negated_values_give_the_negated_interval(values: list[float]) -> None:
    low, high = bootstrap_bounds(values)
    assert bootstrap_bounds([-value for value in values]) == (-high, -low)


@pytest.mark.parametrize("count", [0, MOST_VALUES + 1])
def test_what_it_cannot_count_it_refuses(count: int) -> None:
    with pytest.raises(ValueError, match="bootstrap counts"):
        bootstrap_bounds([1.0] * count)


def test_confidence_is_a_share() -> None:
    with pytest.raises(ValueError, match="confidence"):
        bootstrap_bounds([1.0, 2.0], 95)
