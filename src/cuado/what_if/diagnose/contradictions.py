"""Gains that contradict the bound of an experiment that relaxes more: they are shown as bounds.

Loads that are coalesced cannot gain more than if no global load cost any time. Where one experiment
says so nevertheless, one of the two is wrong: a switch cost more than it seems, or the copy was
assembled otherwise. Which one is not known, so the gain is no promise any longer: *at most* so
much. Rewrites with equal results stay what they are: they were timed themselves.

That every load hits the L1 relaxes more than coalescing unless the L1's own look-ups are what
limits: they go with the lines of a request. So it only corrects what is said with least certainty,
*at least* so much, and not where counters show the L1 busy.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cuado.analysis import thresholds as at
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    all_hits_l1,
    all_hits_l2,
    coalesced_loads,
    coalesced_stores,
    loads_once,
    no_loads,
    no_stores,
)
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.result import Claim, CounterVerdict, Outcome, Status

TOLERANCE = 1.1
"""Times that a gain may exceed the bound that covers it: a tenth is what is worth naming."""

_COVERED: Mapping[Experiment, tuple[Experiment, ...]] = {
    coalesced_loads.EXPERIMENT: (no_loads.EXPERIMENT,),
    all_hits_l1.EXPERIMENT: (no_loads.EXPERIMENT,),
    all_hits_l2.EXPERIMENT: (no_loads.EXPERIMENT,),
    loads_once.EXPERIMENT: (no_loads.EXPERIMENT,),
    coalesced_stores.EXPERIMENT: (no_stores.EXPERIMENT,),
}
"""Each experiment, with those that relax the same and more."""
_NEARLY: Mapping[Experiment, tuple[Experiment, ...]] = {
    coalesced_loads.EXPERIMENT: (all_hits_l1.EXPERIMENT,)
}
"""The same, unless the L1's data stage limits."""
_STAGE = "l1_data_pipe_utilization"


def reconciled(outcomes: tuple[Outcome, ...], counters: CounterVerdict) -> tuple[Outcome, ...]:
    """The outcomes, those contradicted by what covers them as bounds.

    Args:
        outcomes: of all experiments.
        counters: what they say; the L1 counts as not busy if they do not.
    """
    every = Outcomes(outcomes)
    is_busy = _stage_is_busy(counters)
    return tuple(_held_against(each, every, stage_is_busy=is_busy) for each in outcomes)


def _held_against(outcome: Outcome, every: Outcomes, *, stage_is_busy: bool) -> Outcome:
    """An outcome, marked if one that covers it gains less."""
    gain, claim = outcome.gain, outcome.claim
    if gain is None or outcome.status is not Status.MEASURED or claim in (Claim.REAL, Claim.BOUND):
        return outcome
    above = _COVERED.get(outcome.experiment, ())
    if claim is Claim.AT_LEAST and not stage_is_busy:
        above += _NEARLY.get(outcome.experiment, ())
    for bound in _measured(above, every):
        most = bound.gain
        if most is not None and gain.low > TOLERANCE * most.high:
            why = (
                f"contradicted: {bound.experiment.name} relaxes more and gains "
                f"{most.estimate:.2f}x, so that one of the two is wrong"
            )
            return replace(outcome, contradicted=why, notes=(*outcome.notes, why))
    return outcome


def _measured(asked: Iterable[Experiment], every: Outcomes) -> Iterable[Outcome]:
    found = map(every.measured, asked)
    return (each for each in found if each is not None and each.gain)


def _stage_is_busy(counters: CounterVerdict) -> bool:
    units = counters.limiter.utilizations if counters.limiter else ()
    return any(u.metric == _STAGE and u.measure.value >= at.IDLE.value for u in units)
