"""Hardware counters are compared with the experiments, and add to their causes and limiter.

Counters see everywhere at once and infer what a cause costs; experiments measure it, one by one.
So what experiments name stands. A rule's finding is added to the cause that it finds. It names a
cause of its own only if no experiment looked for that cause, or none could tell, and if its bound
is more than a little, and more than what experiments gain by other causes, since bounds overlap.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from cuado.analysis.theory import held_against_theory
from cuado.analysis.thresholds import IDLE
from cuado.kernel.facts.synchronization.warp_roles import WarpRoles
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Finding, Kind, Scope
from cuado.model.instruction import SourceLocation
from cuado.model.limiter import Limit, Limiter
from cuado.what_if.result import CounterVerdict, NamedCause

LEAST_BOUND = 1.2
"""Bound on the kernel's time from which counters alone name a cause. On an H200 bounds exceeded
the measured gains by 1.1 to 1.6 times (``docs/bounds.md``)."""

LOW_THROUGHPUT = "low throughput"
"""Named where memory or math alone takes the whole time, and no unit of its kind is busy."""

_KINDS = frozenset({Cause.MISALIGNED, Cause.ARRAY_OF_STRUCTURES})
"""Kinds of uncoalesced loads: counters see the sectors, and not what is in them."""
_MISSING_WARPS = frozenset({Cause.IMBALANCE, Cause.SMALL_GRID, Cause.TAIL, Cause.OCCUPANCY})
"""Causes for which fewer warps are on an SM than it holds."""
_OF_ROLES = frozenset({Cause.DIVERGENCE, Cause.IMBALANCE})
"""What counters find wherever warps have roles of their own."""
_WASTE = frozenset({Bottleneck.ACCESS_PATTERN.value, Bottleneck.BANK_CONFLICTS.value})
"""Causes that keep a memory unit busy with more than is needed: counters see a busy unit."""


def confirmed(
    named: tuple[NamedCause, ...], ruled_out: Collection[Cause], findings: Iterable[Finding]
) -> tuple[NamedCause, ...]:
    """Causes named by experiments, supported and completed by counters.

    Args:
        named: by experiments, what matters most first.
        ruled_out: what experiments looked for and did not find, or cannot settle: it is not added.
        findings: of the rules, greatest bound first.
    """
    by_cause = _by_cause(findings)
    supported = tuple(_supported(each, by_cause.get(each.cause)) for each in named)
    known = {each.cause for each in named} | set(ruled_out)
    if not known.isdisjoint(_KINDS):
        known |= {*_KINDS, Cause.UNCOALESCED_LOAD}
    least = max([LEAST_BOUND, *(each.gain.estimate for each in named if each.gain)])
    added = tuple(_added(known, by_cause, least))
    defects = tuple(each for each in supported if not each.cause.is_roof)
    found = (*_not_explained(defects, added), *added)
    # What is measured of code that was not optimised says little of the code that will be.
    return tuple(sorted(found, key=lambda each: each.cause is not Cause.DEBUG_BUILD)) or supported


def _not_explained(
    named: Iterable[NamedCause], added: Iterable[NamedCause]
) -> tuple[NamedCause, ...]:
    """The causes named by experiments that what the counters add does not explain.

    More loads in flight hide some of any latency. Where counters find that warps are missing, and
    that this may cost more, that is why there is too little in flight, and not what a warp has.
    """
    if any(each.cause in _MISSING_WARPS for each in added):
        return tuple(each for each in named if each.cause is not Cause.LOW_ILP or not each.gain)
    return tuple(named)


def apart_from_roles(findings: Iterable[Finding], roles: WarpRoles) -> tuple[Finding, ...]:
    """The findings that say more than that warps have roles.

    Where warps are specialised, they take different paths, take different times and wait for each
    other by design: counters cannot tell that from a defect, and experiments can. Where roles set
    their registers themselves (``setmaxnreg``) few warps that share an SM's registers are meant to
    hide latency by copies ahead, and a launch bound would break what the roles hand over.
    """
    if not roles.are_specialised:
        return tuple(findings)
    explained = _OF_ROLES | ({Cause.OCCUPANCY} if roles.handed_over else set())
    return tuple(each for each in findings if each.cause not in explained)


def _by_cause(findings: Iterable[Finding]) -> dict[Cause, Finding]:
    """The first finding of each cause, which has the greatest bound."""
    found: dict[Cause, Finding] = {}
    for finding in findings:
        if finding.kind is Kind.CAUSE and finding.cause:
            found.setdefault(finding.cause, finding)
    return found


def _supported(cause: NamedCause, finding: Finding | None) -> NamedCause:
    """A cause with the rule that finds it as well, if one does."""
    if finding is None:
        return cause
    lines = cause.lines or _lines(finding)
    return replace(cause, rule=finding.rule, bound=_of_any_fix(finding.bound), lines=lines)


def _of_any_fix(bound: Bound | None) -> float | None:
    """What a bound says of the cause; None if it is of one fix only, and others may gain more."""
    return bound.speedup if bound and not bound.by else None


def _lines(finding: Finding) -> tuple[SourceLocation, ...]:
    """The line with the largest share of what a rule found."""
    return tuple(SourceLocation(each.file, each.line) for each in finding.lines[:1])


def _added(
    known: Collection[Cause], by_cause: dict[Cause, Finding], least: float
) -> Iterator[NamedCause]:
    """The causes that only counters find, if their bounds are worth it."""
    for cause, finding in by_cause.items():
        bound = finding.bound
        if cause in known or bound is None or bound.scope is not Scope.KERNEL:
            continue
        if bound.speedup >= least and not cause.is_roof:
            most, lines = _of_any_fix(bound), _lines(finding)
            yield NamedCause(cause, finding.title, rule=finding.rule, bound=most, lines=lines)


def by_counters(experiments: Limiter, counters: CounterVerdict) -> Limiter:
    """The counters' verdict where the experiments have none, as of machine code alone.

    The pictures of the method need PTX, and asynchronous copies whose protocol is understood;
    without them the experiments decide on little.
    """
    other = counters.limiter
    if experiments.verdict is not Limit.UNDECIDED or other is None:
        return experiments
    if other.verdict is Limit.UNDECIDED:
        return experiments
    reason = f"by hardware counters: {other.reason}"
    return replace(other, reason=reason, variants=experiments.variants)


def against_theory(experiments: Limiter, counters: CounterVerdict) -> Limiter:
    """The experiments' verdict, LATENCY if the throughput that it names is low by the counters.

    The causes do not depend on it: they are what experiments gain.
    """
    units = counters.limiter.utilizations if counters.limiter else ()
    times = experiments.variants
    held = held_against_theory(experiments.verdict, units, times.memory_part if times else None)
    if held is None:
        return experiments
    reason, used = experiments.reason + held.words, (*experiments.thresholds, IDLE)
    if not held.is_low:
        return replace(experiments, reason=reason, thresholds=used)
    return replace(
        experiments, verdict=Limit.LATENCY, unit=LOW_THROUGHPUT, reason=reason, thresholds=used
    )


def tensor_busy(counters: CounterVerdict) -> float | None:
    """Part of the time (0..1) that tensor cores are busy; None if it was not counted."""
    units = counters.limiter.utilizations if counters.limiter else ()
    found = (each for each in units if each.metric == "pipe_tensor_utilization")
    return next((each.measure.value / 100 for each in found), None)


def agreement(
    experiments: Limiter, counters: CounterVerdict, final: Limiter | None = None
) -> CounterVerdict:
    """The counters' verdict, compared with that of the experiments.

    Args:
        experiments: what they say by themselves.
        counters: what the counters say.
        final: the verdict held against theory, which may be the counters'; None if it is not.
    """
    other = counters.limiter
    if other is None:
        return counters
    ours, theirs = experiments.verdict, other.verdict
    if Limit.UNDECIDED in (ours, theirs):
        which = "the experiments" if ours is Limit.UNDECIDED else "the counters"
        return replace(counters, words=f"{which} are undecided: no cross-check")
    named = [f"{v.value.replace('_', ' ')} ({unit})" for v, unit in _both(experiments, other)]
    if ours is theirs:
        words = f"experiments and counters agree: {ours.value.replace('_', ' ')}"
        return replace(counters, agrees=True, words=words)
    why = _same_thing(experiments, other)
    if not why and final is not None and final.verdict is theirs:
        why = "what takes the time runs at a low throughput"
    said = f"experiments say {named[0]}, counters say {named[1]}"
    return replace(counters, agrees=bool(why), words=f"{said}: {why}" if why else said)


def _both(one: Limiter, other: Limiter) -> tuple[tuple[Limit, str], tuple[Limit, str]]:
    return (one.verdict, one.unit), (other.verdict, other.unit)


def _same_thing(experiments: Limiter, counters: Limiter) -> str:
    """Why two different verdicts do not contradict each other; empty if they do."""
    if {experiments.verdict, counters.verdict} == {Limit.MEMORY_BANDWIDTH, Limit.NEAR_ROOF}:
        return "at the roof memory is the limit"
    if Limit.MEMORY_AND_LATENCY in (experiments.verdict, counters.verdict):
        other = ({experiments.verdict, counters.verdict} - {Limit.MEMORY_AND_LATENCY}).pop()
        if other in (Limit.LATENCY, Limit.MEMORY_BANDWIDTH):
            return "memory and latency limit together"
    if experiments.unit in _WASTE and counters.verdict is Limit.MEMORY_BANDWIDTH:
        return f"the unit is busy because of {experiments.unit}"
    return ""
