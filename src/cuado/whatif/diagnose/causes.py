"""Which causes the experiments name: from gains and curves to the words of one vocabulary.

A cause is named where an experiment that relaxes it gains, and nothing says otherwise; what the
launch or the number of warps in flight limits is named from the limiter and its curves. Where
nothing is named, the limiter says which roof the kernel is at, if any.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.align_accesses import is_ideal
from cuado.model.cause import Cause
from cuado.model.limiter import Limiter
from cuado.model.limiter import Verdict as Limit
from cuado.ptx.semantics.opcode import Access, Space
from cuado.stats import Interval
from cuado.whatif.diagnose.gains import LEAST_GAIN, exceeds, gaining, promise
from cuado.whatif.diagnose.limits import FEW_IN_FLIGHT, LAST_WAVE, STEEP
from cuado.whatif.diagnose.rereads import read_again
from cuado.whatif.diagnose.roofs import misses_of, part_of_dram, roof_of
from cuado.whatif.diagnose.ruled_out import TOGETHER, is_flat, loads_less, of_waves, ruled_out
from cuado.whatif.experiments.cache_hints import EVERYTHING
from cuado.whatif.result import Claim, NamedCause, Outcome, Status

_PATTERNS = frozenset(
    {
        Cause.UNCOALESCED_LOAD,
        Cause.UNCOALESCED_STORE,
        Cause.MISALIGNED,
        Cause.ARRAY_OF_STRUCTURES,
    }
)
"""Causes that waste part of every access."""
_OF_PARALLELISM = frozenset({Cause.OCCUPANCY, Cause.SMALL_GRID, Cause.TAIL, Cause.SHORT_LAUNCH})
"""Causes for which too few warps have anything in flight."""
_UNROLLED = "unrolled-loads"
COVERED = 2
"""Times, counted in factors, that another cause must gain what barriers cost at most, to be why
warps wait at them: 1.4 covers 1.18. Chosen, not measured."""
FEW_WARPS = 0.5
"""Part of an SM's warps that fit up to which occupancy is named; beyond that it is what each
warp has in flight. [003]: 64 warps at most, 16 a scheduler; [002] was done at 62.5 %."""
AS_LONG = 0.85
"""Part of the time that math alone takes from which it is not only memory that is waited for."""
SHORT = 5e3
"""Nanoseconds of a kernel that counts as about as short as its launch; chosen, not measured."""
WORD = 4
"""Bytes; less than that a thread is a narrow access."""
WIDEST_STRUCTURE = 256
"""Bytes between the lanes' addresses up to which they may be fields of structures."""


def named_causes(
    kernel: Kernel, outcomes: tuple[Outcome, ...], limiter: Limiter, original: Interval | None
) -> tuple[NamedCause, ...]:
    """What the experiments name, what matters most first; nothing that they rule out.

    Args:
        kernel: the kernel.
        outcomes: of all experiments, on the whole kernel.
        limiter: the verdict of the experiments.
        original: time of the original, nanoseconds.
    """
    first = list(_of_the_launch(limiter, original))
    if limiter.verdict is not Limit.LAUNCH:
        first += _of_concurrency(kernel, outcomes, limiter)
    relaxed = _relaxed_by(kernel, (o for o in outcomes if o.experiment.name != _UNROLLED))
    curve = next((o for o in outcomes if o.experiment.name == "occupancy-sweep"), None)
    if not is_flat(curve) and _may_lack_loads(first, relaxed, limiter):
        relaxed = _relaxed_by(kernel, outcomes)
    both = next((o for o in outcomes if o.experiment.name == "coalesced-accesses"), None)
    absent = ruled_out(kernel, outcomes, limiter)
    relaxed = {c: each for c, each in _joint(relaxed, both).items() if c not in absent}
    first = [each for each in first if each.cause not in absent]
    if not _PATTERNS.isdisjoint(relaxed):
        # What is in flight is waste then; a better pattern has more of what is needed in flight.
        first = [each for each in first if each.cause is not Cause.LOW_ILP]
    # What a curve names and a remedy gains is said with its gain.
    first = [relaxed.pop(each.cause, each) for each in first]
    in_flight = relaxed.get(Cause.LOW_ILP)
    if in_flight and any(exceeds(each, in_flight) for each in relaxed.values()):
        del relaxed[Cause.LOW_ILP]  # Several elements a thread hide some of what costs more.
    rest = sorted(relaxed.values(), key=lambda each: -(each.gain.estimate if each.gain else 0.0))
    found = (*first, *rest)
    if not any(each.gain for each in found):
        found = (*found, *read_again(outcomes, is_alone=not found))
    part = part_of_dram(kernel, original)
    misses: tuple[NamedCause, ...] = ()
    if all(each.experiment == _UNROLLED for each in found):
        misses = tuple(misses_of(outcomes, part))
        found = tuple(each for each in found if not any(exceeds(miss, each) for miss in misses))
    return (*found, *misses) or tuple(roof_of(limiter, outcomes, part))


def _may_lack_loads(
    first: Iterable[NamedCause], relaxed: Collection[Cause], limiter: Limiter
) -> bool:
    """Whether what unrolled loads gain can be for want of loads in flight.

    They hide some of any latency, and save some of a loop's instructions. That is said of nothing
    where instructions take the time, or where the launch, the warps that fit, or a pattern that
    wastes what is in flight are named already.
    """
    named = {*(each.cause for each in first), *relaxed}
    if not named.isdisjoint(_PATTERNS | _OF_PARALLELISM):
        return False
    return limiter.verdict is not Limit.INSTRUCTION_THROUGHPUT and not _math_takes_as_long(limiter)


def _relaxed_by(kernel: Kernel, outcomes: Iterable[Outcome]) -> dict[Cause, NamedCause]:
    """What experiments that relax a cause name, by cause."""
    return {each.cause: each for each in _relaxed(kernel, tuple(outcomes))}


def _relaxed(kernel: Kernel, outcomes: tuple[Outcome, ...]) -> Iterator[NamedCause]:
    """A cause for each experiment on it that gains: the one that gains most, if there are two."""
    absent = {
        outcome.experiment.cause
        for outcome in outcomes
        if outcome.status is Status.ABSENT and not outcome.experiment.is_remedy
    }
    is_reused = loads_less(kernel, {each.experiment.name: each for each in outcomes})
    best: dict[Cause, Outcome] = {}
    for outcome in outcomes:
        cause = outcome.experiment.cause
        if cause is None or not gaining(outcome):
            continue
        # A rewrite can gain in other ways where there provably is nothing for it to remedy.
        if outcome.experiment.is_remedy and cause in absent:
            continue
        if _gains_without_hits(outcome):
            continue
        cause = _refined(kernel, cause, is_reused=is_reused)
        if cause is None:
            continue
        if cause not in best or promise(outcome) > promise(best[cause]):
            best[cause] = outcome
    for cause, outcome in best.items():
        if not outcome.experiment.bounds and _is_covered(cause, outcome, best):
            continue
        yield NamedCause(
            cause,
            cause.says,
            outcome.experiment.name,
            outcome.gain,
            outcome.claim,
            lines=outcome.touched,
            remark=_remark(cause, outcome),
        )


def _gains_without_hits(outcome: Outcome) -> bool:
    """Whether a cache hint gains about as much where it leaves the L1 nothing to keep."""
    for each in (outcome, *outcome.alternatives):
        if any(timing.label == EVERYTHING for timing in each.timings):
            if outcome.gain is None or each.gain is None or each.status is not Status.MEASURED:
                return False
            return outcome.gain.low < LEAST_GAIN * each.gain.estimate
    return False


def _is_covered(cause: Cause, outcome: Outcome, others: Mapping[Cause, Outcome]) -> bool:
    """Whether what another cause gains, which can be had, is reason enough not to name a bound.

    Warps may wait at a barrier for what another cause keeps them: for one that is much greater.
    More loads in flight hide such waits, too, and are no reason for them. Other bounds are of
    operations that the other cause counts as well.
    """
    is_removable, gain = promise(outcome)
    waits = cause is Cause.BARRIERS
    hiding = {Cause.LOW_ILP} if waits else set()
    gains = (promise(other) for each, other in others.items() if each not in hiding)
    removable = max((gain for can_be_had, gain in gains if can_be_had), default=0.0)
    return not is_removable and removable > (gain**COVERED if waits else gain)


def _joint(relaxed: dict[Cause, NamedCause], both: Outcome | None) -> dict[Cause, NamedCause]:
    """Loads and stores as one matter, where either alone leaves most of what both gain."""
    gain = gaining(both)
    of_loads = next((c for c in relaxed if c in _PATTERNS - {Cause.UNCOALESCED_STORE}), None)
    pair = of_loads or Cause.UNCOALESCED_LOAD, Cause.UNCOALESCED_STORE
    alone = [each for cause in pair if (each := relaxed.get(cause)) and each.gain]
    if any(each.claim is Claim.AT_LEAST for each in alone):
        return relaxed  # One of them may gain as much as both.
    single = max((each.gain.estimate for each in alone if each.gain), default=1.0)
    if both is None or gain is None or gain.estimate < TOGETHER * single:
        return relaxed
    found = dict(relaxed)
    for cause in pair:
        found[cause] = NamedCause(
            cause,
            cause.says,
            both.experiment.name,
            gain,
            both.claim,
            lines=both.touched,
            remark="that is loads and stores together",
        )
    return found


def _remark(cause: Cause, outcome: Outcome) -> str:
    """What a gain bounds, if that is one kind of fix and not all; or what is reused."""
    if bounds := outcome.experiment.bounds:
        return f"that bounds {bounds}, and no other fix"
    if cause is Cause.REDUNDANT_LOADS and outcome.experiment.cause is Cause.NARROW_ACCESS:
        return "what neighbours all load is loaded once for several of them"
    return ""


def _refined(kernel: Kernel, cause: Cause, *, is_reused: bool) -> Cause | None:
    """The cause, told apart further by what the code says of its accesses; None if it is none.

    Args:
        kernel: the kernel.
        cause: of an experiment.
        is_reused: whether what neighbours all load is what wide accesses gain by.
    """
    if cause is Cause.FP64 and _has_doubles(kernel):
        return None
    if cause is Cause.NARROW_ACCESS and not _is_narrow(kernel):
        return Cause.REDUNDANT_LOADS if is_reused else Cause.LOW_ILP
    if cause is Cause.TAIL:
        return of_waves(kernel)
    return _pattern(kernel) if cause is Cause.UNCOALESCED_LOAD else cause


def _has_doubles(kernel: Kernel) -> bool:
    """Whether the data is in double precision: then the arithmetic is meant to be."""
    accesses = kernel.global_loads + kernel.global_stores
    return any(".f64" in kernel.code.instructions[n].opcode for n in accesses)


def _is_narrow(kernel: Kernel) -> bool:
    """Whether threads move less than a word at a time, side by side.

    Where they move words, what wider accesses gain is more in flight in a warp.
    """
    lanes, effects = kernel.lanes, kernel.code.effects
    widths = (
        effects[n].opcode.bytes
        for n in kernel.global_loads + kernel.global_stores
        if lanes.stride_of(n) == effects[n].opcode.bytes
    )
    return any(width is not None and width < WORD for width in widths)


def _pattern(kernel: Kernel) -> Cause:
    """What is wrong with the loads' addresses, as far as their distance between lanes tells.

    Consecutive ones of which only the beginning is not known say nothing beside scattered ones.
    """
    lanes, effects = kernel.lanes, kernel.code.effects
    wrong = [n for n in kernel.global_loads if not is_ideal(kernel, n)]
    scattered = [n for n in wrong if lanes.stride_of(n) != effects[n].opcode.bytes]
    if wrong and not scattered:
        return Cause.MISALIGNED
    if wrong and all(_leaves_gaps(kernel, n) for n in scattered):
        return Cause.ARRAY_OF_STRUCTURES
    return Cause.UNCOALESCED_LOAD


def _leaves_gaps(kernel: Kernel, index: int) -> bool:
    """Whether a load takes a part of each structure, and no other load the rest.

    Of a loop that may walk through the structure that is not known.
    """
    lanes, code = kernel.lanes, kernel.code
    stride, size = lanes.stride_of(index), code.effects[index].opcode.bytes or 0
    if stride is None or not size < stride <= WIDEST_STRUCTURE:
        return False
    flow = kernel.slicer.flow
    block = flow.block_of[index]
    if block in lanes.divergence.reachable(block):
        return False
    alike = [n for n in kernel.accesses(Access.LOAD, Space.GLOBAL) if lanes.stride_of(n) == stride]
    return sum(code.effects[n].opcode.bytes or 0 for n in alike) < stride


def _of_the_launch(limiter: Limiter, original: Interval | None) -> Iterator[NamedCause]:
    """Too few blocks, a last wave of few, or hardly any work."""
    if limiter.verdict is not Limit.LAUNCH:
        return
    cause = Cause.TAIL if limiter.unit == LAST_WAVE else Cause.SMALL_GRID
    if cause is Cause.SMALL_GRID and original is not None and original.estimate <= SHORT:
        cause = Cause.SHORT_LAUNCH
    yield NamedCause(cause, f"{cause.says}: {limiter.reason}", "grid-scaling")


def _of_concurrency(
    kernel: Kernel, outcomes: Iterable[Outcome], limiter: Limiter
) -> Iterator[NamedCause]:
    """Too few warps, or too little in flight in each, where more warps are faster."""
    warps = kernel.blocks_per_sm * -(-kernel.launch.threads_per_block // 32)
    few = warps <= FEW_WARPS * kernel.chip.max_warps_per_sm
    curve = next((o for o in outcomes if o.experiment.name == "occupancy-sweep"), None)
    slope = steepness(curve, kernel.blocks_per_sm)
    if few and slope is not None and slope >= STEEP.value:
        why = f"{warps} of {kernel.chip.max_warps_per_sm} warps fit an SM, and fewer are slower"
        yield NamedCause(Cause.OCCUPANCY, why, "occupancy-sweep")
    elif limiter.unit == FEW_IN_FLIGHT and not few and not _math_takes_as_long(limiter):
        why = f"{warps} warps fit an SM, and still more would be faster"
        yield NamedCause(Cause.LOW_ILP, why, "occupancy-sweep")


def _math_takes_as_long(limiter: Limiter) -> bool:
    """Whether instructions alone take nearly the whole time: more in flight would not help."""
    times = limiter.variants
    return bool(times and times.math_only and times.math_only >= AS_LONG * times.full)


def steepness(curve: Outcome | None, blocks_per_sm: int) -> float | None:
    """Elasticity of time to blocks per SM at about half of them; None if it was not measured.

    1 is: half the blocks, twice the time. The lower end of the interval counts.
    """
    points = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm] if curve else []
    if not points:
        return None
    half = min(points, key=lambda timing: abs(timing.amount - blocks_per_sm / 2))
    if half.ratio is None:
        return None
    return math.log(half.ratio.low) / math.log(blocks_per_sm / half.amount)
