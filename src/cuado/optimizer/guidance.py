"""Decides which transformations to try on a version, and in which order, by its bottlenecks.

1. A transformation is tried if it removes a bottleneck that an experiment found to cost time; those
   that can gain most come first. If the experiment predicts its gain, and does not only bound it,
   the transformation is expected to bring that gain.
2. If no experiment could tell, the transformation is tried, without an expected gain, where the
   limiter or a named cause makes its bottleneck suspect.
3. A transformation that removes a named cause is tried, too, if nothing but counters named it.
4. What experiments looked for and did not find is not tried, unless another experiment on it has no
   answer.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from math import prod

from cuado.device.chip import ChipFacts
from cuado.kernel import without_ptx
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import WARP_SIZE, Launch
from cuado.model.limiter import Limit
from cuado.optimizer.transformation import Transformation
from cuado.stats import Verdict
from cuado.stats.compare import FLOOR
from cuado.what_if.result import Claim, Outcome, Status, WhatIf

WORTH = 1 + FLOOR
"""Gain from which a bottleneck is worth removing and a step worth keeping: the noise floor."""

_MANY_PLACES = 4.0
"""Places for threads over threads from which work for idle places is tried first, though each SM
has a block: with a quarter of its threads an SM seldom hides latency."""
_FEW_IDLE = 1.25
"""Lanes and places over threads from which blocks of another shape are tried first."""
_FLIGHT = frozenset({Bottleneck.IN_FLIGHT, Bottleneck.OCCUPANCY, Bottleneck.LAUNCH_SIZE})
_DATA = frozenset(
    {
        Bottleneck.ACCESS_PATTERN,
        Bottleneck.RELOADS,
        Bottleneck.NARROW,
        Bottleneck.L1_MISSES,
        Bottleneck.L2_MISSES,
        Bottleneck.LOADS,
        Bottleneck.STORES,
    }
)
_WORK = frozenset(
    {
        Bottleneck.MATH,
        Bottleneck.RELOADS,
        Bottleneck.NARROW,
        Bottleneck.FP64,
        Bottleneck.SPECIAL_FUNCTIONS,
        Bottleneck.INTEGER_DIVISION,
        Bottleneck.NON_FUSED,
        Bottleneck.DIVERGENCE,
        Bottleneck.SPILLS,
    }
)
_SUSPECTS: Mapping[Limit, frozenset[Bottleneck]] = {
    Limit.MEMORY_BANDWIDTH: _DATA | _FLIGHT,
    Limit.INSTRUCTION_THROUGHPUT: _WORK | {Bottleneck.OCCUPANCY},
    Limit.LAUNCH: frozenset({Bottleneck.LAUNCH_SIZE, Bottleneck.IN_FLIGHT}),
    Limit.LATENCY: frozenset(Bottleneck),
    Limit.MEMORY_AND_LATENCY: frozenset(Bottleneck),
    Limit.BALANCED: frozenset(Bottleneck),
    Limit.UNDECIDED: frozenset(Bottleneck),
    Limit.NEAR_ROOF: frozenset(),
}
"""The bottlenecks that each limiter makes suspect if no experiment could tell."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A transformation worth trying.

    Attributes:
        kind: its class.
        relaxes: the bottleneck that speaks for it most.
        bound: the most that the kernel can gain without that bottleneck; None if unknown.
        predicted: gain expected of removing its cause; None where the experiment only bounds that,
            or none was measured.
        real: gain of the same rewrite as an experiment, timed with equal results; None without.
        near: the same, where its results are near the original's; None without.
        idle: places for threads over threads, for a transformation that fills SMs or warps; None
            elsewhere.
    """

    kind: type[Transformation]
    relaxes: Bottleneck
    bound: float | None = None
    predicted: float | None = None
    real: float | None = None
    idle: float | None = None
    near: float | None = None


@dataclass(frozen=True, slots=True)
class Promise:
    """The gain of removing a bottleneck.

    Attributes:
        bound: greatest gain of an experiment on it.
        predicted: greatest gain that an experiment predicts rather than bounds; None if none does.
    """

    bound: float
    predicted: float | None = None


def promises(
    outcomes: Iterable[Outcome],
) -> tuple[dict[Bottleneck, Promise], frozenset[Bottleneck]]:
    """The most that removing each bottleneck gains, and the bottlenecks that are absent.

    A bottleneck is absent if an experiment that relaxes it found nothing to relax, or no gain, and
    no other one on it is without an answer: matrices free of bank conflicts say nothing of plain
    accesses. A remedy without a gain does not prove absence: another remedy may gain.
    """
    gains: dict[Bottleneck, Promise] = {}
    absent, open_questions = set(), set()
    for outcome in outcomes:
        experiment = outcome.experiment
        if outcome.status not in (Status.MEASURED, Status.ABSENT) and not experiment.is_remedy:
            open_questions.add(experiment.relaxes)
        if outcome.status is Status.ABSENT and not experiment.is_remedy:
            absent.add(experiment.relaxes)
        if outcome.status is not Status.MEASURED or outcome.gain is None:
            continue
        gain = outcome.gain.estimate
        # An undecided gain is worth a try: the search measures it again.
        if outcome.verdict in (Verdict.FASTER, Verdict.UNDECIDED) and gain >= WORTH:
            known = gains.get(experiment.relaxes, Promise(0.0))
            predicted = None if outcome.claim is Claim.BOUND else gain
            gains[experiment.relaxes] = Promise(
                max(gain, known.bound), _greatest(predicted, known.predicted)
            )
        elif outcome.verdict in (Verdict.SAME, Verdict.SLOWER) and not experiment.is_remedy:
            absent.add(experiment.relaxes)
    return gains, frozenset(absent - set(gains) - open_questions)


def _greatest(*gains: float | None) -> float | None:
    return max((gain for gain in gains if gain is not None), default=None)


@dataclass(frozen=True, slots=True)
class Guidance:
    """The transformations that a version's bottlenecks call for, and those that they do not.

    Attributes:
        wanted: those worth trying, the greatest promise first.
        unwanted: those not worth trying: name and reason.
    """

    wanted: tuple[Wanted, ...]
    unwanted: tuple[tuple[str, str], ...]


def guidance(found: WhatIf, kinds: Sequence[type[Transformation]]) -> Guidance:
    """The transformations to try on a version.

    Args:
        found: the results of the experiments on it.
        kinds: the transformations to choose from.
    """
    gains, absent = promises(found.outcomes)
    real = _timed_gains(found.outcomes, Claim.REAL)
    near = _timed_gains(found.outcomes, Claim.PREDICTED)
    # What an experiment did not find is no suspect, whatever the limiter is.
    suspects = (_SUSPECTS[found.limiter.verdict] | _named(found)) - absent
    unknown = {o.experiment.relaxes for o in found.outcomes if o.status is Status.SKIPPED}
    chosen, left = [], []
    for kind in kinds:
        if kind.NEEDS_PTX and not found.launch.has_ptx:
            left.append((kind.NAME, without_ptx.TRANSFORMATION))
            continue
        named = sorted(kind.RELAXES & set(gains), key=lambda each: (-gains[each].bound, each))
        removed = _removed(kind, found)
        if named:
            # The order is by the largest bound; what is expected is the largest prediction, which
            # may be that of another bottleneck.
            telling = [each for each in named if gains[each].predicted is not None]
            best = max(telling, key=lambda each: gains[each].predicted or 0.0, default=named[0])
            bound = max(gains[named[0]].bound, removed or 0.0)
            name, predicted = kind.NAME, gains[best].predicted
            timed = {"real": real.get(name), "near": None if kind.IS_EXACT else near.get(name)}
            chosen.append(Wanted(kind, best, bound, predicted, **timed))
        elif removed is not None:
            chosen.append(Wanted(kind, min(kind.RELAXES), removed))
        elif suspected := sorted(kind.RELAXES & suspects):
            chosen.append(Wanted(kind, suspected[0]))
        else:
            left.append((kind.NAME, _why_not(kind, absent, unknown)))
    return _in_order(_reshaping(_filling(chosen, kinds, found), kinds, found), left)


def _in_order(chosen: Iterable[Wanted], left: Iterable[tuple[str, str]]) -> Guidance:
    """The greatest promise first; what is chosen after all is not left.

    Suspects without a bound come last, as if they gained nothing; of these, what fits few kernels
    comes before what can be tried on any: it relaxes fewer bottlenecks.
    """
    order = sorted(chosen, key=lambda each: (-(each.bound or 1.0), _breadth(each), each.kind.NAME))
    names = {each.kind.NAME for each in order}
    return Guidance(tuple(order), tuple(each for each in left if each[0] not in names))


def _breadth(wanted: Wanted) -> int:
    """How many bottlenecks a transformation without a bound can relax; 0 for one with a bound."""
    return 0 if wanted.bound else len(wanted.kind.RELAXES)


def _filling(
    chosen: list[Wanted], kinds: Sequence[type[Transformation]], found: WhatIf
) -> list[Wanted]:
    """The same, and what fills SMs, where the launch has few threads for them.

    An SM that has a block of a few warps is idle as well, most of the time: what places it has for
    threads decides whether to fill them first, not what that gains. Whatever the limiter is: with
    few threads in flight it is one of what these few do.
    """
    blocks, sms = prod(found.launch.grid), found.chip.sm_count
    places = idle_places(found.launch, found.chip)
    if found.limiter.verdict is Limit.NEAR_ROOF or places is None:
        return chosen
    idle = max(sms / blocks, 1.0)
    is_few = blocks < sms and found.limiter.verdict is Limit.LAUNCH
    made = {each.kind: each for each in chosen}
    for kind in kinds:
        if kind.FILLS and (found.launch.has_ptx or not kind.NEEDS_PTX):
            known = made.get(kind, Wanted(kind, min(kind.RELAXES)))
            bound = max(known.bound or 1.0, idle) if is_few else known.bound
            made[kind] = replace(known, bound=bound, idle=max(places, idle))
    return [*made.values()]


def idle_places(launch: Launch, chip: ChipFacts) -> float | None:
    """Places for threads over threads, where SMs have no block or few threads; None elsewhere."""
    blocks, sms = prod(launch.grid), chip.sm_count
    places = sms * chip.max_threads_per_sm / (blocks * launch.threads_per_block)
    return None if blocks >= sms and places < _MANY_PLACES else places


def _reshaping(
    chosen: list[Wanted], kinds: Sequence[type[Transformation]], found: WhatIf
) -> list[Wanted]:
    """The same, and what launches other blocks, where those of the launch leave places idle.

    An SM has room for so many blocks: small ones cannot fill it. And a partial warp takes
    as long as one that is.
    """
    idle = idle_lanes(found.launch, found.chip)
    if found.limiter.verdict is Limit.NEAR_ROOF or idle is None:
        return chosen
    made = {each.kind: each for each in chosen}
    for kind in kinds:
        if kind.RESHAPES and (found.launch.has_ptx or not kind.NEEDS_PTX):
            known = made.get(kind, Wanted(kind, min(kind.RELAXES)))
            made[kind] = replace(known, bound=max(known.bound or 1.0, idle), idle=idle)
    return [*made.values()]


def idle_lanes(launch: Launch, chip: ChipFacts) -> float | None:
    """Lanes and places over threads, where blocks are small or have a partial warp."""
    threads = launch.threads_per_block
    lanes = -(-threads // WARP_SIZE) * WARP_SIZE / threads
    idle = max(lanes, chip.max_threads_per_sm / (threads * chip.max_blocks_per_sm))
    return None if idle < _FEW_IDLE else idle


def _removed(kind: type[Transformation], found: WhatIf) -> float | None:
    """The most that removing the causes gains which a transformation removes; None without one."""
    bounds = [
        each.gain.estimate if each.gain is not None else each.bound or 1.0
        for each in found.causes
        if each.cause in kind.REMOVES
    ]
    return max(bounds, default=None)


def _timed_gains(outcomes: Iterable[Outcome], claim: Claim) -> dict[str, float]:
    """Gains of experiments that are rewrites, timed, by name: with equal results, or others."""
    return {
        each.experiment.name: each.gain.estimate
        for each in outcomes
        if each.claim is claim and each.verdict is Verdict.FASTER and each.gain is not None
    }


def _named(found: WhatIf) -> frozenset[Bottleneck]:
    """Bottlenecks with a named cause (by counters, say) that no experiment could measure."""
    named = {each.cause for each in found.causes}
    return frozenset(
        outcome.experiment.relaxes
        for outcome in found.outcomes
        if outcome.status not in (Status.MEASURED, Status.ABSENT)
        and outcome.experiment.cause in named
    )


def _why_not(kind: type[Transformation], absent: Set[Bottleneck], unknown: Set[Bottleneck]) -> str:
    relaxed = ", ".join(sorted(kind.RELAXES))
    if absent >= kind.RELAXES:
        return f"experiments looked for what it relaxes and did not find it: {relaxed}"
    if unasked := ", ".join(sorted((kind.RELAXES & unknown) - absent)):
        return (
            f"the time was too short to look for what it relaxes, and nothing hints at: {unasked}"
        )
    return f"what it relaxes does not limit this version: {relaxed}"
