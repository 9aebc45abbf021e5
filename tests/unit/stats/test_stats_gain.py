"""Gains of switched experiments."""

import pytest

from cuado.stats import (
    Reason,
    Sample,
    Verdict,
    compare,
    switched_gain,
)

JITTER = [1.0, 1.004, 0.997, 1.001, 0.999, 1.003, 0.996, 1.0, 1.002, 0.998, 1.0, 1.001]


def timed(milliseconds: float, turn: int) -> Sample:
    jitter = JITTER[turn:] + JITTER[:turn]
    return Sample.of([milliseconds * 1e6 * factor for factor in jitter])


# Measured on an H200: original, off, on; what the experiment should say.
@pytest.mark.parametrize(
    ("original", "off", "on", "verdict", "gain"),
    [
        (0.973, 0.974, 0.264, Verdict.FASTER, 3.69),  # transpose, coalesced
        (0.510, 0.515, 0.312, Verdict.FASTER, 1.65),  # shared transpose, conflict-free
        (0.312, 0.317, 0.317, Verdict.SAME, 1.00),  # padded transpose, conflict-free
        (10.49, 11.24, 7.18, Verdict.FASTER, 1.57),  # averaging, coalesced
        (6.84, 14.86, 14.86, Verdict.UNDECIDED, 1.00),  # the switch doubles the time
        (1.105, 0.928, 0.272, Verdict.UNDECIDED, 3.41),  # the switch itself speeds it up
    ],
)
def test_recorded_experiments(
    original: float, off: float, on: float, verdict: Verdict, gain: float
) -> None:
    first, second, third = timed(original, 0), timed(off, 4), timed(on, 8)
    found = switched_gain(compare(second, third), compare(first, second))
    assert found.comparison.verdict is verdict
    assert (found.comparison.reasons[0] is Reason.PERTURBED) == (verdict is Verdict.UNDECIDED)
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(gain, rel=0.01)
    assert found.perturbation is not None
    assert found.perturbation.estimate == pytest.approx(off / original, rel=0.01)


# Measured on an H200: SpMV, one thread a row, values coalesced; the next two are made up.
@pytest.mark.parametrize(
    ("original", "off", "on", "verdict", "gain"),
    [
        (0.527, 0.925, 0.268, Verdict.FASTER, 1.97),  # on beats the original, switch and all
        (0.307, 0.428, 0.367, Verdict.UNDECIDED, 1.17),  # it does not
        (1.105, 0.928, 0.272, Verdict.UNDECIDED, 3.41),  # the switch speeds it up: no floor
        (0.527, 0.530, 0.268, Verdict.FASTER, 1.98),  # the switch is cheap: on against off
    ],
)
def test_a_switch_that_slows_leaves_the_least_that_is_gained(
    original: float, off: float, on: float, verdict: Verdict, gain: float
) -> None:
    first, second, third = timed(original, 0), timed(off, 4), timed(on, 8)
    given = compare(second, third), compare(first, second)
    found = switched_gain(*given, on_against_original=compare(first, third))
    assert found.comparison.verdict is verdict
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(gain, rel=0.01)
    assert (Reason.PERTURBED in found.comparison.notes) == (gain == 1.97)
    assert switched_gain(*given).comparison.verdict is not Verdict.FASTER or off == 0.530


# The first two measured on an H200; of the first, the fixed kernel gains 7.0. The others are made
# up: what is gained is to the square of what the switch gains as they say.
@pytest.mark.parametrize(
    ("original", "off", "on", "verdict", "gain"),
    [
        (0.9753, 0.6375, 0.0866, Verdict.FASTER, 4.81),
        (1.105, 0.928, 0.272, Verdict.FASTER, 2.87),
        (1.0, 0.5, 0.115, Verdict.FASTER, 2.17),  # beyond it
        (1.0, 0.5, 0.123, Verdict.UNDECIDED, 4.07),  # beyond it, but not beyond the noise of three
        (1.0, 0.5, 0.3, Verdict.UNDECIDED, 1.67),  # below it
        (1.0, 0.5, 0.5, Verdict.UNDECIDED, 1.0),
    ],
)
def test_a_switch_that_speeds_up_leaves_what_is_gained_beyond_that(
    original: float, off: float, on: float, verdict: Verdict, gain: float
) -> None:
    first, second, third = timed(original, 0), timed(off, 4), timed(on, 8)
    given = compare(second, third), compare(first, second)
    found = switched_gain(*given, or_discounted=True)
    assert found.comparison.verdict is verdict
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(gain, rel=0.01)
    assert (Reason.PERTURBED in found.comparison.notes) == (verdict is Verdict.FASTER)
    assert (Reason.PERTURBED in found.comparison.reasons) == (verdict is Verdict.UNDECIDED)
    assert switched_gain(*given).comparison.verdict is Verdict.UNDECIDED


def test_a_switch_that_speeds_up_in_some_rounds_only_leaves_nothing() -> None:
    off, on = Sample.of([0.5e6, 1.1e6] * 6), timed(0.05, 8)
    given = compare(off, on), compare(timed(1, 0), off)
    assert given[0].verdict is Verdict.FASTER
    found = switched_gain(*given, or_discounted=True)
    assert found.comparison.verdict is Verdict.UNDECIDED


def test_a_switch_that_may_speed_it_up_leaves_no_least() -> None:
    original, on = timed(1, 0), timed(0.5, 8)
    off = Sample.of([0.9e6, 1.3e6] * 6)
    found = switched_gain(
        compare(off, on), compare(original, off), on_against_original=compare(original, on)
    )
    assert found.perturbation is not None
    assert found.perturbation.low < 1
    assert found.comparison.verdict is Verdict.UNDECIDED


def test_without_rounds_of_the_original_there_is_no_trust() -> None:
    off, on = timed(2, 0), timed(1, 5)
    none = compare(Sample.of([]), off)
    found = switched_gain(compare(off, on), none)
    assert found.comparison.verdict is Verdict.UNDECIDED
    assert found.comparison.reasons == (Reason.TOO_FEW_ROUNDS,)
    assert found.perturbation is None


def test_an_undecided_gain_keeps_its_own_reasons() -> None:
    short = Sample.of([1.0] * 3)
    found = switched_gain(compare(short, short), compare(timed(1, 0), timed(2, 3)))
    assert found.comparison.reasons == (Reason.PERTURBED, Reason.TOO_FEW_ROUNDS)
    assert found.gain is None


def test_the_threshold_is_the_callers() -> None:
    on, around = compare(timed(3, 0), timed(1, 2)), compare(timed(1, 1), timed(1.2, 4))
    assert switched_gain(on, around).comparison.verdict is Verdict.UNDECIDED
    assert switched_gain(on, around, 0.3).comparison.verdict is Verdict.FASTER
    with pytest.raises(ValueError, match="threshold"):
        switched_gain(on, around, 0)
