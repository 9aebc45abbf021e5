"""The rows of the table of causes that name what an experiment gains, and what takes them back."""

from collections.abc import Iterable

from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.model.vocabulary import CAUSES
from cuado.what_if.diagnose.code_patterns import refined
from cuado.what_if.diagnose.cross_check import LEAST_BOUND
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.named_causes import Named, Shown
from cuado.what_if.diagnose.ruled_out import TOGETHER
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import cache_hints, coalesced_accesses
from cuado.what_if.experiments.cache_hints import EVERYTHING
from cuado.what_if.outcomes import LEAST_GAIN, gaining, promise
from cuado.what_if.result import Claim, Outcome, Status

PATTERNS = CAUSES[Bottleneck.ACCESS_PATTERN]
"""Causes that waste part of every access."""
PARALLELISM = CAUSES[Bottleneck.OCCUPANCY] | CAUSES[Bottleneck.LAUNCH_SIZE]
"""Causes for which too few warps have anything in flight."""
COVERED = 2
"""Another cause explains why warps wait at barriers if it gains more than this power of what the
barriers cost at most: 1.4 covers 1.18. Chosen, not measured."""


def always(_: Evidence, __: Named) -> bool:
    """True: the row is asked whatever else is known."""
    return True


def declared_gain(evidence: Evidence, outcome: Outcome) -> Iterable[Shown]:
    """The cause that a gain names; none where there is none, or nothing that could be relaxed.

    A remedy can gain in other ways if another experiment proves that its cause is not there.
    """
    experiment = outcome.experiment
    declared = experiment.cause
    # What no fix reaches must promise more: useful polynomials are longer than the shortest.
    least = LEAST_BOUND if experiment.is_bound else LEAST_GAIN
    if declared is None or not gaining(outcome, least):
        return
    if experiment.is_remedy and declared in _absent(evidence):
        return
    if evidence.outruns_dram(outcome):
        return
    cause = refined(evidence, declared)
    if cause is not None:
        yield Shown.by_gain(cause, outcome, _remark(cause, experiment))


def _absent(evidence: Evidence) -> frozenset[Cause | None]:
    """Causes of which an experiment that relaxes them finds nothing in the code."""
    return frozenset(
        outcome.experiment.cause
        for outcome in evidence.outcomes
        if outcome.status is Status.ABSENT and not outcome.experiment.is_remedy
    )


def _remark(cause: Cause, experiment: Experiment) -> str:
    """A remark: the one kind of fix that a gain bounds, or the loads that are shared."""
    if experiment.bounds:
        return f"that bounds {experiment.bounds}, and no other fix"
    if cause is Cause.REDUNDANT_LOADS and experiment.cause is Cause.NARROW_ACCESS:
        return "what neighbours all load is loaded once for several of them"
    return ""


def hits_are_what_gains(evidence: Evidence, _: Named) -> bool:
    """True unless a cache hint gains about as much if it leaves the L1 nothing to keep."""
    outcome = evidence.outcomes.of(cache_hints.EXPERIMENT)
    for each in (outcome, *outcome.alternatives) if outcome else ():
        if any(timing.label == EVERYTHING for timing in each.timings):
            if not outcome or not outcome.gain or not each.gain:
                return True
            is_measured = each.status is Status.MEASURED
            return not is_measured or outcome.gain.low >= LEAST_GAIN * each.gain.estimate
    return True


def may_lack_loads(evidence: Evidence, named: Named) -> bool:
    """True if what unrolled loads gain can be for want of loads in flight.

    They hide some of any latency, and save some of a loop's instructions. So they name nothing if
    the number of warps does not matter, if instructions take the time, or if the launch, the warps
    that fit, or a pattern that wastes what is in flight explains the time.
    """
    if evidence.is_indifferent_to_warps or evidence.is_launch_limited or evidence.needs_warps:
        return False
    if any(cause in named for cause in PATTERNS | PARALLELISM):
        return False
    if evidence.limiter.verdict is Limit.INSTRUCTION_THROUGHPUT:
        return False
    return not evidence.math_takes_as_long


def explained(_: Evidence, named: Named) -> Iterable[Cause]:
    """Upper bounds, if another, achievable gain explains what they bound.

    Warps may wait at a barrier for what another cause keeps them, if that is much greater. More
    loads in flight hide such waits, and do not explain them. What other bounds are of, the other
    cause counts as well. Bounds of one kind of fix are kept: other fixes may gain more.
    """
    promises = {each.cause.cause: promise(each.outcome) for each in named if each.outcome}
    for cause, (is_achievable, gain) in promises.items():
        outcome = named.shown[cause].outcome
        if is_achievable or (outcome and outcome.experiment.bounds):
            continue
        waits = cause is Cause.BARRIERS
        others = [
            other
            for each, (is_removable, other) in promises.items()
            if is_removable and not (waits and each is Cause.LOW_ILP)
        ]
        if max(others, default=0.0) > (gain**COVERED if waits else gain):
            yield cause


def loads_and_stores(evidence: Evidence, named: Named) -> Iterable[Shown]:
    """Loads and stores as one matter, if either alone leaves most of what both gain.

    Not if one of them gains at least some amount, and so perhaps as much as both.
    """
    both = evidence.outcomes.of(coalesced_accesses.EXPERIMENT)
    gain = gaining(both)
    of_loads = next((c for c in named.shown if c in PATTERNS - {Cause.UNCOALESCED_STORE}), None)
    pair = of_loads or Cause.UNCOALESCED_LOAD, Cause.UNCOALESCED_STORE
    alone = [named.shown[cause] for cause in pair if cause in named]
    if both is None or gain is None or any(e.cause.claim is Claim.AT_LEAST for e in alone):
        return
    if gain.estimate >= TOGETHER * max((each.gain for each in alone), default=1.0):
        for cause in pair:
            yield Shown.by_gain(cause, both, "that is loads and stores together")


def looked_for_in_vain(_: Evidence, named: Named) -> Iterable[Cause]:
    """The causes that experiments looked for and did not find."""
    return named.ruled_out
