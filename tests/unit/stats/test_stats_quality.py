"""Drift, groups, outliers and clocks: by hand, and their error rates by simulation."""

import math
from collections.abc import Callable
from random import Random

import pytest

from cuado.stats import Sample
from cuado.stats.clocks import disturbed_rounds, steady_difference
from cuado.stats.irregularities import (
    find_dependence,
    find_drift,
    find_modes,
    find_outliers,
    mean_ranks,
)

UNIMODAL: dict[str, Callable[[Random], float]] = {
    "normal": lambda draw: draw.gauss(0, 1),
    "uniform": lambda draw: draw.random(),
    "exponential": lambda draw: draw.expovariate(1),
}


def test_a_straight_line_has_its_slope() -> None:
    drift = find_drift([0, 1, 2, 3, 5, 8], [0, 2, 4, 6, 10, 16])
    assert drift is not None
    assert drift.slope == 2
    assert drift.change == 16
    # S = 15, var = 6*5*17/18, z = 14 / 5.323 = 2.630
    assert drift.p == pytest.approx(math.erfc(14 / math.sqrt(510 / 18) / math.sqrt(2)))
    assert drift.significant


def test_one_wild_round_does_not_move_the_slope() -> None:
    values = [0.001 * number for number in range(20)]
    values[19] = 50
    drift = find_drift(range(20), values)
    assert drift is not None
    assert drift.slope == pytest.approx(0.001)


def test_equal_values_do_not_drift() -> None:
    drift = find_drift(range(10), [3.0] * 10)
    assert drift is not None
    assert (drift.slope, drift.p, drift.significant) == (0, 1, False)


def test_five_rounds_cannot_show_drift() -> None:
    assert find_drift(range(5), [1, 2, 3, 4, 5]) is None


@pytest.mark.parametrize("count", [6, 10, 30])
def test_drift_is_rarely_seen_where_there_is_none(count: int) -> None:
    draw = Random(count)  # noqa: S311
    alarms = 0
    for _ in range(1000):
        drift = find_drift(range(count), [draw.expovariate(1) for _ in range(count)])
        alarms += drift is not None and drift.significant
    assert alarms <= 20  # 1% of 1,000 expected at most; 3 standard deviations above


def test_drift_of_a_warming_chip_is_seen() -> None:
    draw = Random(1)  # noqa: S311
    values = [0.002 * number + draw.gauss(0, 0.01) for number in range(30)]
    drift = find_drift(range(30), values)
    assert drift is not None
    assert drift.significant
    assert 0.03 < drift.change < 0.09


def test_ranks_of_equal_values_are_shared() -> None:
    assert mean_ranks([30, 10, 20, 10]) == [4, 1.5, 3, 1.5]


def test_dependence_by_hand() -> None:
    # Ranks 1..10: nine steps of 1; squares about 5.5 sum to 82.5.
    rising = find_dependence(range(10))
    assert rising is not None
    assert rising.correlation == pytest.approx(1 - 9 / 82.5 / 2)
    # var = 4*8*(500-20-9) / (5*10*11*81)
    assert rising.p == pytest.approx(
        math.erfc((2 - 9 / 82.5) / math.sqrt(2 * 4 * 8 * 471 / (50 * 11 * 81))) / 2
    )
    assert rising.significant
    swinging = find_dependence([0, 1] * 6)
    assert swinging is not None
    assert (swinging.significant, swinging.stretch) == (False, 1)
    assert find_dependence(range(9)) is None
    assert find_dependence([7] * 20) is None


@pytest.mark.parametrize("count", [10, 20, 30])
def test_dependence_has_its_error_rate(count: int) -> None:
    draw = Random(count)  # noqa: S311
    alarms = 0
    for _ in range(1000):
        found = find_dependence([draw.expovariate(1) for _ in range(count)])
        alarms += found is not None and found.significant
    assert alarms / 1000 == pytest.approx(0.05, abs=0.021)  # 3 standard deviations


def test_two_groups_by_hand() -> None:
    modes = find_modes([10, 11, 12, 10, 11, 12, 11, 11, 20, 21, 22, 21])
    assert modes is not None
    assert (modes.low, modes.high, modes.share) == (11, 21, 4 / 12)


@pytest.mark.parametrize("values", [[1.0] * 20, list(range(20)), [1.0] * 19 + [9.0]])
def test_one_group_is_one_group(values: list[float]) -> None:
    assert find_modes(values) is None


def test_rounding_of_floats_is_neither_groups_nor_drift() -> None:
    assert find_modes([0.1, 0.1 + 2e-16] * 10) is None
    drift = find_drift(range(20), [0.1 + number * 1e-15 for number in range(20)])
    assert drift is not None
    assert not drift.significant


def test_two_exact_values_are_two_groups() -> None:
    assert find_modes([1.0] * 8 + [2.0] * 8) is not None


def test_eleven_values_are_too_few_to_tell() -> None:
    assert find_modes([1.0] * 6 + [9.0] * 5) is None


@pytest.mark.parametrize("name", UNIMODAL)
@pytest.mark.parametrize(("count", "most"), [(12, 0.04), (16, 0.025), (30, 0.005)])
def test_groups_are_rarely_seen_where_there_are_none(name: str, count: int, most: float) -> None:
    draw = Random(count)  # noqa: S311
    alarms = sum(
        find_modes([UNIMODAL[name](draw) for _ in range(count)]) is not None for _ in range(1000)
    )
    assert alarms / 1000 <= most


@pytest.mark.parametrize("count", [16, 30])
def test_groups_eight_deviations_apart_are_mostly_seen(count: int) -> None:
    draw = Random(count)  # noqa: S311
    seen = sum(
        find_modes([draw.gauss(8 * (draw.random() < 0.4), 1) for _ in range(count)]) is not None
        for _ in range(500)
    )
    assert seen / 500 >= 0.8


def test_outliers_by_hand() -> None:
    assert find_outliers([10, 11, 9, 10, 12, 8, 100]) == (6,)
    assert find_outliers([5, 5, 5, 5, 5, 5, 50]) == (6,)
    assert find_outliers([5, 5, 5]) == ()
    assert find_outliers([]) == ()


def test_a_batch_at_another_clock_is_disturbed() -> None:
    clocks = [[1980, 1980], [1980, 1965], [1980, 1700], [1995, 1980], [1980]]
    sample = Sample.of([1, 1, 1, 1, 1], [3, 4, 5, 6, 7], clocks)
    assert disturbed_rounds(sample) == {5}
    assert disturbed_rounds(sample, 0.5) == frozenset()
    assert disturbed_rounds(Sample.of([1, 2, 3])) == frozenset()


def test_a_steady_difference_of_clocks_is_a_factor() -> None:
    low = Sample.of([1, 1], clocks=[[1800], [1800]])
    high = Sample.of([1, 1], clocks=[[1980], [1980]])
    assert steady_difference(low, high) == steady_difference(high, low) == 1.1
    assert steady_difference(low, Sample.of([1, 1])) == 1
