"""The verdict: is the candidate faster, slower, or the same, as far as this run can tell.

The evidence is the exact interval of the median of the per-round ratios
(:func:`cuado.stats.pairs.ratio_interval`) against a noise floor, on the logarithmic scale:

    FASTER     the whole interval lies below  1 / (1 + limit)
    SLOWER     the whole interval lies above  1 + limit
    SAME       the whole interval lies within 1 / (1 + floor) .. 1 + floor
    UNDECIDED  anything else

``limit`` is the floor, raised to what the baseline against itself shows in the same run and to the
timer's resolution. Where it is raised nothing is SAME: a noisy run cannot prove equality. SAME is
a finding (the interval-inclusion form of two one-sided tests, D. J. Schuirmann 1987), not the
absence of one.

A doubt (dependent rounds, drift of the ratio, two groups of ratios, unequal clocks) withdraws a
verdict only if it could change it: each is turned into a wider interval, which must give the same
verdict.

Error rates, simulated with the true ratio exactly at the edge of the floor, the worst case: a
verdict instead of UNDECIDED in 5% of runs with independent rounds. With rounds correlated by 0.6
from each to the next, 16%, 9% and 3% for 12, 30 and 60 rounds (22%, 26% and 19% without the check).
"""

import math
from collections.abc import Iterable, Sequence

from cuado.stats.clocks import CLOCK_SHARE, clocks_known, disturbed_rounds, steady_difference
from cuado.stats.interval import Interval
from cuado.stats.irregularities import (
    checkable,
    find_dependence,
    find_drift,
    find_modes,
    find_outliers,
)
from cuado.stats.pairs import common_rounds, log_ratios, ratio_interval
from cuado.stats.sample import Sample
from cuado.stats.verdict import Comparison, Reason, Verdict

FLOOR = 0.02
"""Differences below 2% are noise unless a caller says otherwise."""


def compare(
    baseline: Sample,
    candidate: Sample,
    floor: float = FLOOR,
    *,
    control: Interval | None = None,
    confidence: float = 0.95,
    clock_share: float = CLOCK_SHARE,
) -> Comparison:
    """The verdict on the candidate.

    Args:
        baseline: timings of the original.
        candidate: timings of the variant, in the same rounds.
        floor: differences up to this share are noise.
        control: ratio of the baseline to itself, measured as two variants of the same run.
        confidence: the interval's. Verdicts err less often unless the truth is at the floor.
        clock_share: see :mod:`cuado.stats.clocks`.

    Raises:
        ValueError: unless the floor is positive and the confidence between 0 and 1.
    """
    if not 0 < floor < math.inf:
        raise ValueError(f"a noise floor of {floor} is not positive")
    both = common_rounds(baseline, candidate)
    bad = disturbed_rounds(baseline, clock_share) | disturbed_rounds(candidate, clock_share)
    good = [number for number in both if number not in bad]
    left_out = tuple(number for number in both if number in bad)
    ours, theirs = baseline.only(good), candidate.only(good)
    ratio = ratio_interval(ours, theirs, confidence)
    unknown = _unknown(ours, theirs, control)
    if ratio is None:
        reasons = (Reason.TOO_FEW_ROUNDS, *((Reason.DISTURBED_CLOCK,) if left_out else ()))
        return Comparison(Verdict.UNDECIDED, reasons, unknown, None, floor, len(good), left_out, ())
    limit = max(floor, control.distance if control else 0.0, _tick_share(ours), _tick_share(theirs))
    verdict, reasons, notes = _weigh(ratio, floor, limit, _doubts(ours, theirs, ratio, clock_share))
    if left_out and Reason.DISTURBED_CLOCK not in (*reasons, *notes):
        notes = (*notes, Reason.DISTURBED_CLOCK)
    far = tuple(good[place] for place in find_outliers(log_ratios(ours, theirs)))
    if far:
        notes = (*notes, Reason.OUTLIERS)
    return Comparison(verdict, reasons, (*notes, *unknown), ratio, limit, len(good), left_out, far)


def judge(ratio: Interval, floor: float, limit: float) -> tuple[Verdict, Reason]:
    """The verdict on an interval alone; see the top of this file."""
    low, high = math.log(ratio.low), math.log(ratio.high)
    edge, same = math.log1p(limit), math.log1p(floor)
    if high < -edge:
        return Verdict.FASTER, Reason.BEYOND_FLOOR
    if low > edge:
        return Verdict.SLOWER, Reason.BEYOND_FLOOR
    if limit > floor:
        return Verdict.UNDECIDED, Reason.NOISY
    if -same <= low and high <= same:
        return Verdict.SAME, Reason.WITHIN_FLOOR
    return Verdict.UNDECIDED, Reason.SPANS_FLOOR


def _weigh(
    ratio: Interval, floor: float, limit: float, doubts: Sequence[tuple[Reason, Interval]]
) -> tuple[Verdict, tuple[Reason, ...], tuple[Reason, ...]]:
    """Verdict, reasons and notes, given each doubt with the interval that allows for it."""
    verdict, reason = judge(ratio, floor, limit)
    every = tuple(doubt for doubt, _ in doubts)
    if verdict is Verdict.UNDECIDED:
        return verdict, (reason, *every), ()
    grave = tuple(doubt for doubt, wider in doubts if judge(wider, floor, limit)[0] is not verdict)
    if not grave:
        return verdict, (reason,), every
    return Verdict.UNDECIDED, grave, tuple(doubt for doubt in every if doubt not in grave)


def _doubts(
    baseline: Sample, candidate: Sample, ratio: Interval, clock_share: float
) -> list[tuple[Reason, Interval]]:
    """Each doubt with the interval that allows for it."""
    ratios = log_ratios(baseline, candidate)
    doubts = []
    modes = find_modes(ratios)
    if modes:
        doubts.append((Reason.BIMODAL, _reaching(ratio, (modes.low, modes.high))))
    drift = find_drift(baseline.rounds, ratios)
    if drift and drift.significant:
        # The median stands for the middle of the run; its ends lie half the change away.
        doubts.append((Reason.DRIFT, ratio.widened(math.exp(abs(drift.change) / 2))))
    dependence = find_dependence(ratios)
    if dependence and dependence.significant:
        doubts.append((Reason.DEPENDENT, ratio.stretched(dependence.stretch)))
    difference = steady_difference(baseline, candidate)
    if difference > 1 + clock_share:
        doubts.append((Reason.DISTURBED_CLOCK, ratio.widened(difference)))
    return doubts


def _reaching(ratio: Interval, logs: Iterable[float]) -> Interval:
    """The interval extended to hold these values, given as logarithms."""
    values = [math.exp(value) for value in logs]
    low, high = min(ratio.low, *values), max(ratio.high, *values)
    return Interval(ratio.estimate, low, high, ratio.confidence, ratio.rounds)


def _tick_share(sample: Sample) -> float:
    """The timer's resolution as a share of the time."""
    return sample.tick / sample.median


def _unknown(baseline: Sample, candidate: Sample, control: Interval | None) -> tuple[Reason, ...]:
    """The checks that could not be made; a model's times need none."""
    if baseline.exact and candidate.exact:
        return ()
    known = {
        Reason.CONTROL_UNKNOWN: control is not None,
        Reason.MODES_UNKNOWN: checkable(baseline.times),
        Reason.CLOCK_UNKNOWN: clocks_known(baseline) and clocks_known(candidate),
    }
    return tuple(reason for reason, is_known in known.items() if not is_known)
