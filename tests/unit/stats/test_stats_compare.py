"""Verdicts: each reason by an exact case, symmetry and invariance by property, speed."""

import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.stats import Comparison, Interval, Reason, Sample, Verdict, compare

BASE = [100.0, 101, 99, 100, 102, 98, 100, 101, 99, 100, 101, 100, 99, 100]
MIRRORED = {
    Verdict.FASTER: Verdict.SLOWER,
    Verdict.SLOWER: Verdict.FASTER,
    Verdict.SAME: Verdict.SAME,
    Verdict.UNDECIDED: Verdict.UNDECIDED,
}


def scaled(*factors: float) -> Comparison:
    """BASE against itself times these factors, used in turn."""
    times = [value * factors[number % len(factors)] for number, value in enumerate(BASE)]
    return compare(Sample.of(BASE), Sample.of(times))


@pytest.mark.parametrize(
    ("factors", "verdict", "reason"),
    [
        ((1.0,), Verdict.SAME, Reason.WITHIN_FLOOR),
        ((1.019,), Verdict.SAME, Reason.WITHIN_FLOOR),
        ((0.985,), Verdict.SAME, Reason.WITHIN_FLOOR),
        ((1.021,), Verdict.SLOWER, Reason.BEYOND_FLOOR),
        ((0.975,), Verdict.FASTER, Reason.BEYOND_FLOOR),
        ((0.5,), Verdict.FASTER, Reason.BEYOND_FLOOR),
        ((1.0, 1.03), Verdict.UNDECIDED, Reason.SPANS_FLOOR),
        ((0.97, 0.98, 0.99, 1.0), Verdict.UNDECIDED, Reason.SPANS_FLOOR),
    ],
)
def test_verdicts_by_hand(factors: tuple[float, ...], verdict: Verdict, reason: Reason) -> None:
    found = scaled(*factors)
    assert (found.verdict, found.reasons[0]) == (verdict, reason)
    assert found.rounds == len(BASE)
    assert found.limit == 0.02


def test_unchecked_things_are_noted() -> None:
    notes = compare(Sample.of(BASE[:6]), Sample.of(BASE[:6])).notes
    assert notes == (Reason.CONTROL_UNKNOWN, Reason.MODES_UNKNOWN, Reason.CLOCK_UNKNOWN)
    clocks = [[1980.0]] * len(BASE)
    sample = Sample.of(BASE, clocks=clocks)
    assert compare(sample, sample, control=Interval(1, 1, 1, 0.95, 14)).notes == ()


def test_gain_is_the_inverse_ratio() -> None:
    found = scaled(0.5)
    assert found.ratio is not None
    assert found.gain is not None
    assert found.ratio.estimate == pytest.approx(0.5)
    assert found.gain.estimate == pytest.approx(2)


def test_five_rounds_are_too_few() -> None:
    found = compare(Sample.of(BASE[:5]), Sample.of([1.0] * 5))
    assert (found.verdict, found.reasons) == (Verdict.UNDECIDED, (Reason.TOO_FEW_ROUNDS,))
    assert found.ratio is None
    assert found.gain is None


def test_rounds_not_in_common_are_no_rounds() -> None:
    found = compare(Sample.of(BASE), Sample.of(BASE, range(9, 9 + len(BASE))))
    assert found.reasons == (Reason.TOO_FEW_ROUNDS,)
    assert found.rounds == 5


def test_the_floor_is_never_below_what_the_run_shows_of_itself() -> None:
    control = Interval(1.0, 0.95, 1.02, 0.95, 14)
    ours, theirs = Sample.of(BASE), Sample.of([value * 1.04 for value in BASE])
    assert compare(ours, theirs).verdict is Verdict.SLOWER
    found = compare(ours, theirs, control=control)
    assert (found.verdict, found.reasons) == (Verdict.UNDECIDED, (Reason.NOISY,))
    assert found.limit == pytest.approx(1 / 0.95 - 1)
    assert compare(ours, ours, control=control).verdict is Verdict.UNDECIDED
    slow = Sample.of([value * 1.1 for value in BASE])
    assert compare(ours, slow, control=control).verdict is Verdict.SLOWER


def test_a_timer_that_steps_by_more_than_the_floor_cannot_prove_equality() -> None:
    coarse = Sample.of([2000.0] * 12, tick=500)
    found = compare(coarse, coarse)
    assert (found.verdict, found.reasons) == (Verdict.UNDECIDED, (Reason.NOISY,))
    assert found.limit == 0.25
    assert compare(coarse, Sample.of([1000.0] * 12, tick=500)).verdict is Verdict.FASTER


def test_two_groups_of_ratios_with_different_verdicts_are_undecided() -> None:
    # A quarter of the rounds at 1.10: the median alone would say "same".
    candidate = [100.0, 110, 100.1, 100.2] * 8
    found = compare(Sample.of([100.0] * 32), Sample.of(candidate))
    assert found.ratio is not None
    assert found.ratio.high < 1.02
    assert (found.verdict, found.reasons) == (Verdict.UNDECIDED, (Reason.BIMODAL,))


def test_two_groups_with_the_same_verdict_are_noted() -> None:
    found = scaled(0.5, 0.6)
    assert found.verdict is Verdict.FASTER
    assert Reason.BIMODAL in found.notes


def test_drift_that_could_change_the_verdict_is_undecided() -> None:
    candidate = [100 * 1.0012**number for number in range(30)]
    found = compare(Sample.of([100.0] * 30), Sample.of(candidate), floor=0.03)
    assert found.ratio is not None
    assert found.ratio.high < 1.03
    assert found.verdict is Verdict.UNDECIDED
    # A trend makes neighbours alike as well.
    assert found.reasons == (Reason.DRIFT, Reason.DEPENDENT)


def test_drift_that_could_not_is_noted() -> None:
    candidate = [50 * 1.002**number for number in range(30)]
    found = compare(Sample.of([100.0] * 30), Sample.of(candidate))
    assert found.verdict is Verdict.FASTER
    assert Reason.DRIFT in found.notes


def test_drift_common_to_both_does_not_matter() -> None:
    warming = [100 * 1.01**number for number in range(30)]
    found = compare(Sample.of(warming), Sample.of([0.9 * value for value in warming]))
    assert found.verdict is Verdict.FASTER
    assert Reason.DRIFT not in found.notes


def test_dependent_rounds_need_a_wider_margin() -> None:
    # Six rounds at 1.015, then six at 1.000, and so on: the interval alone would say "same".
    candidate = [101.5 + 0.1 * (n % 3) if n % 12 < 6 else 100 + 0.1 * (n % 3) for n in range(36)]
    found = compare(Sample.of([100.0] * 36), Sample.of(candidate))
    assert found.ratio is not None
    assert found.ratio.high < 1.02
    assert (found.verdict, found.reasons) == (Verdict.UNDECIDED, (Reason.DEPENDENT,))
    found = compare(Sample.of([100.0] * 36), Sample.of([value / 2 for value in candidate]))
    assert found.verdict is Verdict.FASTER
    assert Reason.DEPENDENT in found.notes


def test_rounds_at_another_clock_are_left_out_and_counted() -> None:
    clocks = [[1980.0, 1980.0]] * 12 + [[1980.0, 1200.0]] * 2
    ours, theirs = Sample.of(BASE, clocks=clocks), Sample.of(BASE, clocks=[[1980.0]] * 14)
    found = compare(ours, theirs)
    assert found.verdict is Verdict.SAME
    assert found.disturbed == (12, 13)
    assert found.rounds == 12
    assert Reason.DISTURBED_CLOCK in found.notes


def test_too_few_steady_rounds_name_the_clock() -> None:
    clocks = [[1980.0]] * 5 + [[1000.0], [3000.0]]
    sample = Sample.of(BASE[:7], clocks=clocks)
    found = compare(sample, sample)
    assert found.reasons == (Reason.TOO_FEW_ROUNDS, Reason.DISTURBED_CLOCK)
    assert found.disturbed == (5, 6)


def test_a_variant_at_its_own_lower_clock_is_judged_with_that_allowed_for() -> None:
    ours = Sample.of(BASE, clocks=[[1980.0]] * 14)
    slow_clock = [[1800.0]] * 14
    near = compare(ours, Sample.of([value * 1.08 for value in BASE], clocks=slow_clock))
    assert (near.verdict, near.reasons) == (Verdict.UNDECIDED, (Reason.DISTURBED_CLOCK,))
    far = compare(ours, Sample.of([value * 3 for value in BASE], clocks=slow_clock))
    assert far.verdict is Verdict.SLOWER
    assert Reason.DISTURBED_CLOCK in far.notes


def test_outliers_are_counted_and_kept() -> None:
    times = [*BASE[:-1], 9000.0]
    found = compare(Sample.of(BASE), Sample.of(times))
    assert found.verdict is Verdict.SAME
    assert found.outliers == (13,)
    assert found.rounds == 14
    assert Reason.OUTLIERS in found.notes


@pytest.mark.parametrize("floor", [0, -0.1, float("nan"), float("inf")])
def test_a_floor_is_positive(floor: float) -> None:
    with pytest.raises(ValueError, match="noise floor"):
        compare(Sample.of(BASE), Sample.of(BASE), floor)


@st.composite
def runs(draw: st.DrawFn) -> tuple[Sample, Sample, Interval | None]:
    """Two samples with noise common to rounds, groups, trends and clocks; perhaps a control."""
    count = draw(st.integers(3, 30))
    mixer = Random(draw(st.integers(0, 10**6)))  # noqa: S311
    effect = draw(st.sampled_from([0.5, 0.9, 0.97, 0.99, 1.0, 1.005, 1.02, 1.05, 2.0]))
    noise = draw(st.sampled_from([0.001, 0.005, 0.02, 0.1]))
    trend = draw(st.sampled_from([0, 0, 0.001, -0.004]))
    jump = draw(st.sampled_from([0, 0, 0.1]))
    ours, theirs, clocks = [], [], []
    for number in range(count):
        level = mixer.lognormvariate(10, 0.3)
        ours.append(level * mixer.lognormvariate(0, noise))
        change = effect * (1 + trend * number) * (1 + jump * (mixer.random() < 0.4))
        theirs.append(level * change * mixer.lognormvariate(0, noise))
        clocks.append([1980.0 if mixer.random() < 0.9 else 1700.0])
    control = draw(st.sampled_from([None, Interval(1, 0.99, 1.005, 0.95, 9)]))
    other = clocks if draw(st.booleans()) else [[1800.0]] * count
    return Sample.of(ours, clocks=clocks), Sample.of(theirs, clocks=other), control


@given(runs())
def test_verdicts_are_symmetric(run: tuple[Sample, Sample, Interval | None]) -> None:
    a, b, control = run
    one, other = compare(a, b, control=control), compare(b, a, control=control)
    assert one.verdict is MIRRORED[other.verdict]
    assert one.reasons == other.reasons
    assert one.notes == other.notes


@given(runs(), st.integers(-10, 10))
def test_units_do_not_matter(run: tuple[Sample, Sample, Interval | None], power: int) -> None:
    a, b, control = run
    one = compare(a, b, control=control)
    a, b = (
        Sample(tuple(t * 10.0**power for t in s.times), s.rounds, s.clocks, s.tick) for s in (a, b)
    )
    assert compare(a, b, control=control).verdict is one.verdict


@given(runs(), st.randoms(use_true_random=False))
def test_the_order_of_rounds_matters_to_drift_and_dependence_alone(
    run: tuple[Sample, Sample, Interval | None], mixer: Random
) -> None:
    a, b, control = run
    order = list(range(len(a)))
    mixer.shuffle(order)
    c, d = (
        Sample.of([s.times[i] for i in order], clocks=[s.clocks[i] for i in order]) for s in (a, b)
    )
    one, other = compare(a, b, control=control), compare(c, d, control=control)
    assert one.ratio == other.ratio
    said = {*one.reasons, *one.notes, *other.reasons, *other.notes}
    assert {Reason.DRIFT, Reason.DEPENDENT} & said or one.verdict is other.verdict


def test_thirty_rounds_are_compared_in_less_than_20_ms() -> None:
    draw = Random(3)  # noqa: S311
    a, b = (Sample.of([draw.lognormvariate(10, 0.1) for _ in range(30)]) for _ in range(2))
    spent = []
    for _ in range(5):
        start = time.perf_counter()
        compare(a, b)
        spent.append(time.perf_counter() - start)
    assert min(spent) < 0.020
