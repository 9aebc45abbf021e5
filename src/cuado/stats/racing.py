"""Which of many variants cannot be the best any more, and need no more rounds.

A race of K variants: after a few rounds most are plainly behind. A variant leaves

    behind    if its time over the leader's (the variant with the least median ratio so far), or the
              baseline's, lies beyond the noise: the whole interval above ``1 + limit``;
    no gain   if its time over the baseline's surely lies above ``1 / (1 + floor / 2)``: it cannot
              gain as much as counts.

``no gain`` needs 5 rounds (:data:`FEWEST`) that all say so; later the lower end of the exact
interval at the plan's ``drop_confidence`` decides. If rounds are independent, a candidate exactly
at the threshold is dropped wrongly in less than 5% of races, whatever the distribution of the
noise, although it is tested after every round: in 3.7% of 24 rounds and 4.6% of 60, at a
confidence of 99%. With three rounds the error would be up to 12.5%.

``behind`` uses the exact interval as soon as there are enough rounds for the plan's confidence.
Before that it uses the range of the ``n`` ratios, whose confidence is ``1 - 2^(1-n)`` (75% for
three), and twice the ``limit``: only a variant that is far behind leaves so early. ``limit`` is the
floor, raised to what the baseline shows against itself in the same rounds; where it is raised,
nothing leaves before there are enough rounds. Simulated over both conditions, a candidate at the
threshold leaves in 0.5% of races if it scatters by 2% and the baseline by 0.2%, in 1.5% for 5%
and 0.5%, and in 7% for 20% and 0.5%.

What it may cost is a variant that is faster than the best by less than ``limit``, or one that was
disturbed in every round. Successive elimination on intervals: O. Maron and A. W. Moore, Hoeffding
Races (1994).
"""

import math
from collections.abc import Mapping, Sequence

from cuado.stats.interval import Interval
from cuado.stats.order import median, median_bounds
from cuado.stats.pairs import exponential, log_ratios, ratio_interval
from cuado.stats.plan import Plan
from cuado.stats.run import Dropped
from cuado.stats.sample import Sample

FEWEST = 5
"""Rounds after which a variant may be found no gain: all of 5 err together in 1/32 of cases."""
EARLY = 2.0
"""Factor of the limit before there are rounds enough for an interval of the plan's confidence."""


def leaving(
    samples: Mapping[str, Sample],
    candidates: Sequence[str],
    baseline: str,
    control: str | None,
    plan: Plan,
) -> list[Dropped]:
    """The candidates that leave the race after the rounds so far.

    Args:
        samples: undisturbed timings by variant.
        candidates: candidates that are still measured.
        baseline: what they are compared with.
        control: the baseline once more; None if there is none.
        plan: plan of the run.
    """
    first = samples[baseline]
    # What the baseline shows against itself is noise: no smaller difference may count.
    noise = _interval(first, samples[control], plan) if control is not None else None
    is_early = ratio_interval(first, first, plan.confidence) is None
    limit = max(plan.floor, noise.distance if noise else 0.0)
    # The device is too noisy for a verdict from few rounds: nobody leaves yet.
    if is_early and limit > plan.floor:
        return []
    margin = 1 + (EARLY * limit if is_early else limit)
    ratios = {name: _median(first, samples[name]) for name in candidates}
    leader = min(candidates, key=ratios.__getitem__, default=baseline)
    # If no candidate is ahead, all have to keep up with the baseline.
    if ratios.get(leader, 1.0) >= 1:
        leader = baseline
    made = []
    for name in candidates:
        ratio = _interval(first, samples[name], plan)
        behind = _interval(samples[leader], samples[name], plan)
        if ratio is None or behind is None:
            continue
        last = samples[name].rounds[-1]
        # "No gain that counts" is checked first: it is against the baseline, and so does not depend
        # on a leader that may be disqualified later.
        bound = _lower_bound(first, samples[name], plan.drop_confidence)
        is_none = bound is not None and bound > 1 / (1 + plan.floor / 2)
        if is_none or ratio.low > margin:
            made.append(Dropped(name, last, "no gain that counts", ratio))
        elif behind.low > margin:
            made.append(Dropped(name, last, "far behind the fastest", ratio, leader))
    return made


def _lower_bound(baseline: Sample, candidate: Sample, confidence: float) -> float | None:
    """What the ratio is surely above; None where there are too few rounds to say."""
    ratios = log_ratios(baseline, candidate)
    if len(ratios) < FEWEST:
        return None
    found = median_bounds(ratios, confidence)
    return math.exp(min(ratios) if found is None else found[0])


def _median(baseline: Sample, candidate: Sample) -> float:
    ratios = log_ratios(baseline, candidate)
    return math.exp(median(ratios)) if ratios else math.inf


def _interval(baseline: Sample, candidate: Sample, plan: Plan) -> Interval | None:
    """The exact interval of the ratio; the range of all ratios where there are too few for one."""
    found = ratio_interval(baseline, candidate, plan.confidence)
    if found is not None:
        return found
    ratios = log_ratios(baseline, candidate)
    if len(ratios) < 2:
        return None
    reached = 1 - 2.0 ** (1 - len(ratios))
    return exponential(median(ratios), min(ratios), max(ratios), reached, len(ratios))
