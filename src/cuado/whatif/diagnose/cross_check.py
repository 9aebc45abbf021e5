"""Causes by experiments and by counters, put together.

Counters see everywhere at once and infer what a cause costs; experiments measure it, one by one.
So what experiments name stands. A rule's finding is added to the cause it is of; it names a cause
of its own only where no experiment looked, or none could tell, and its bound is worth it: more
than a little, and more than what experiments gain by other causes, since bounds overlap.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from cuado.model.cause import Cause
from cuado.model.finding import Finding, Kind, Scope
from cuado.whatif.result import NamedCause

LEAST_BOUND = 1.2
"""Bound on the kernel's time from which counters alone name a cause. On an H200 bounds exceeded
the measured gains by 1.1 to 1.6 times (``docs/bounds.md``)."""


_KINDS = frozenset({Cause.MISALIGNED, Cause.ARRAY_OF_STRUCTURES})
"""Kinds of uncoalesced loads: counters see the sectors, and not what is in them."""


def confirmed(
    named: tuple[NamedCause, ...], ruled_out: Collection[Cause], findings: Iterable[Finding]
) -> tuple[NamedCause, ...]:
    """What experiments name, with what counters add.

    Args:
        named: by experiments, what matters most first.
        ruled_out: what experiments looked for and did not find.
        findings: of the rules, greatest bound first.
    """
    causes = [finding for finding in findings if finding.kind is Kind.CAUSE and finding.cause]
    by_cause: dict[Cause, Finding] = {}
    for finding in causes:
        if finding.cause is not None:
            by_cause.setdefault(finding.cause, finding)
    supported = tuple(_supported(each, by_cause.get(each.cause)) for each in named)
    known = {each.cause for each in named} | set(ruled_out)
    if not known.isdisjoint(_KINDS):
        known |= {*_KINDS, Cause.UNCOALESCED_LOAD}
    least = max([LEAST_BOUND, *(each.gain.estimate for each in named if each.gain)])
    added = tuple(_added(known, by_cause, least))
    defects = tuple(each for each in supported if not each.cause.is_roof)
    return (*defects, *added) or supported


def _supported(cause: NamedCause, finding: Finding | None) -> NamedCause:
    if finding is None:
        return cause
    bound = finding.bound.speedup if finding.bound else None
    return replace(cause, rule=finding.rule, bound=bound)


def _added(
    known: Collection[Cause], by_cause: dict[Cause, Finding], least: float
) -> Iterator[NamedCause]:
    for cause, finding in by_cause.items():
        bound = finding.bound
        if cause in known or bound is None or bound.scope is not Scope.KERNEL:
            continue
        if bound.speedup >= least and not cause.is_roof:
            yield NamedCause(cause, finding.title, rule=finding.rule, bound=bound.speedup)
