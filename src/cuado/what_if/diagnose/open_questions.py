"""What must be excluded before a kernel counts as being at a roof, and what of that is open.

A roof says: nothing makes this kernel faster but less work. That is only known if the unit is busy,
if no rewrite with equal results is faster, and if each cause that could keep the unit busy for
nothing was looked for: by an experiment that found nothing to gain, or by a rule that had all the
counters it needs. What is left over is no roof.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from cuado.analysis import thresholds as at
from cuado.model.cause import Cause
from cuado.model.launch import WARP_SIZE
from cuado.model.limiter import Limit, UnitKind, Utilization
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.outcomes import gaining
from cuado.what_if.result import Claim, CounterVerdict, NamedCause, OpenQuestion, Outcome, Status

_DEBUG = re.compile(r"^\s*\.target\s[^\n]*\bdebug\b", re.MULTILINE)
"""The target of PTX that was compiled with ``-G``."""
FASTER = 1.1
"""Gain from which another version of a kernel shows that it is at no roof: what is worth naming."""

_TRAFFIC = frozenset(
    {
        Cause.UNCOALESCED_LOAD,
        Cause.UNCOALESCED_STORE,
        Cause.L1_MISSES,
        Cause.REDUNDANT_LOADS,
        Cause.SPILLS,
        Cause.DYNAMIC_LOCAL_ARRAY,
    }
)
"""Causes that move more than is needed. Kinds of uncoalesced loads are ruled out with these."""
_WORK = frozenset(
    {
        Cause.DIVERGENCE,
        Cause.FP64,
        Cause.SPECIAL_FUNCTIONS,
        Cause.INTEGER_DIVISION,
        Cause.NON_FUSED,
        Cause.SPILLS,
        Cause.DYNAMIC_LOCAL_ARRAY,
        Cause.PARTIAL_WARPS,
        Cause.DEBUG_BUILD,
        Cause.BANK_CONFLICTS,
        Cause.CONSTANT_CONFLICTS,
    }
)
"""Causes that execute more instructions, or instructions more slowly, than is needed."""
_WAITS = frozenset(
    {
        Cause.BARRIERS,
        Cause.IMBALANCE,
        Cause.ATOMICS,
        Cause.LOW_ILP,
        Cause.DEPENDENT_LOADS,
        Cause.SMALL_GRID,
        Cause.TAIL,
    }
)
"""Causes for which warps wait while every unit has room."""

_BEHIND: Mapping[Cause, frozenset[Cause]] = {
    Cause.DRAM_ROOF: _TRAFFIC,
    Cause.L2_ROOF: _TRAFFIC | {Cause.ATOMICS},
    Cause.INSTRUCTION_ROOF: _WORK,
    # Named by the rate of the products themselves: nothing else keeps tensor cores busy.
    Cause.TENSOR_ROOF: frozenset(),
}
_UNDER: Mapping[Limit, frozenset[Cause]] = {
    Limit.MEMORY_BANDWIDTH: _TRAFFIC,
    Limit.INSTRUCTION_THROUGHPUT: _WORK,
    Limit.LATENCY: _WAITS | _TRAFFIC,
    Limit.MEMORY_AND_LATENCY: _WAITS | _TRAFFIC,
    Limit.BALANCED: _TRAFFIC | _WORK,
}
"""The causes that could explain the time, by roof, and by limiter where not even that is named."""


def open_questions(
    evidence: Evidence,
    named: Sequence[NamedCause],
    ruled_out: Collection[Cause],
    counters: CounterVerdict,
) -> tuple[OpenQuestion, ...]:
    """What is not excluded of a kernel of which nothing but a roof is named, or nothing at all.

    Args:
        evidence: what is known of the experiments.
        named: the causes named by experiments and counters.
        ruled_out: what experiments looked for and did not find.
        counters: what they say; without any, nothing.
    """
    if any(not each.cause.is_roof for each in named):
        return ()
    causes = _UNDER.get(evidence.limiter.verdict, frozenset())
    found: list[OpenQuestion] = []
    part = evidence.part_of_dram
    for roof in (each.cause for each in named):
        # If the buffers, moved once, fill DRAM's time, nothing that moves more explains it.
        is_full = roof is Cause.DRAM_ROOF and part is not None and part >= at.NEAR_ROOF.value / 100
        causes = frozenset() if is_full else _BEHIND[roof]
        found += _not_busy(roof, evidence, counters)
    found += _faster_versions(evidence, named)
    excluded = {*ruled_out, *counters.excluded, *_as_the_launch_shows(evidence)}
    found += (
        OpenQuestion(cause, _why_open(evidence, cause))
        for cause in Cause
        if cause in causes and cause not in excluded
    )
    return tuple(found)


def _as_the_launch_shows(evidence: Evidence) -> Iterator[Cause]:
    """PARTIAL_WARPS of blocks of whole warps, DEBUG_BUILD of PTX that is not for a debugger."""
    kernel = evidence.kernel
    if kernel.launch.threads_per_block % WARP_SIZE == 0:
        yield Cause.PARTIAL_WARPS
    if kernel.has_ptx and not _DEBUG.search(kernel.launch.ptx):
        yield Cause.DEBUG_BUILD


def _not_busy(roof: Cause, evidence: Evidence, counters: CounterVerdict) -> Iterator[OpenQuestion]:
    """The roof itself, if its unit is not known to be about as busy as it can be."""
    if not _BEHIND[roof]:
        return
    units = counters.limiter.utilizations if counters.limiter else ()
    own = [unit for unit in units if _is_of(unit, roof)]
    least = at.ATTAINED.value if roof is Cause.DRAM_ROOF else at.SATURATED.value
    if any(unit.attainable >= least for unit in own):
        return
    part = evidence.part_of_dram
    if roof is Cause.DRAM_ROOF and part is not None and part >= at.NEAR_ROOF.value / 100:
        return
    busiest = max(own, key=lambda unit: unit.attainable, default=None)
    if busiest is None:
        yield OpenQuestion(roof, "how busy its unit is was not counted")
    else:
        yield OpenQuestion(roof, f"{busiest.label} at {busiest.attainable:.0f}% at most")


def _is_of(unit: Utilization, roof: Cause) -> bool:
    if roof is Cause.INSTRUCTION_ROOF:
        return unit.kind is UnitKind.COMPUTE
    return unit.metric == ("dram_utilization" if roof is Cause.DRAM_ROOF else "l2_utilization")


def _faster_versions(evidence: Evidence, named: Sequence[NamedCause]) -> Iterator[OpenQuestion]:
    """The roof, if an experiment shows a version that is faster, whatever names its cause."""
    gains = {each.experiment.name: each.gain.estimate for each in evidence.outcomes if each.gain}
    better = [
        each.experiment.name
        for each in evidence.outcomes
        if _is_better(each) and not evidence.outruns_dram(each)
    ]
    best = max(better, key=lambda name: gains[name], default="")
    for roof in (each.cause for each in named) if best else ():
        yield OpenQuestion(roof, f"{best} is {gains[best]:.2f} times faster all the same")


def _is_better(outcome: Outcome) -> bool:
    experiment = outcome.experiment
    if experiment.is_opportunity or (experiment.cause is None and not experiment.is_remedy):
        return False
    sure = (Claim.REAL, Claim.PREDICTED, Claim.AT_LEAST)
    return outcome.claim in sure and gaining(outcome, FASTER) is not None


def _why_open(evidence: Evidence, cause: Cause) -> str:
    """Why a cause is not excluded: what the experiment on it came to."""
    asked = [each for each in evidence.outcomes if each.experiment.cause is cause]
    for outcome in asked:
        if outcome.status is Status.MEASURED:
            said = outcome.verdict.value if outcome.verdict else "undecided"
            return f"{outcome.experiment.name} is {said}, and no counter excludes it"
    for outcome in asked:
        reason = outcome.reason.rstrip(".") or outcome.status.value
        return f"{outcome.experiment.name}: {reason}"
    return "no experiment on it was made, and no counter excludes it"
