"""Which causes the experiments rule out; naming names none of them."""

from collections.abc import Iterable, Mapping

from cuado.kernel.facts.block_coupling import BLOCK, DATA, deciding_work
from cuado.kernel.facts.wide_accesses import shared_by_neighbours
from cuado.kernel.kernel import Kernel
from cuado.model.cause import Cause
from cuado.model.limiter import Limiter
from cuado.model.limiter import Verdict as Limit
from cuado.stats import Verdict
from cuado.whatif.diagnose.gains import gaining
from cuado.whatif.result import Outcome, Status

FLAT = 1.03
"""Time with a block fewer on each SM up to which the number of warps does not matter."""
TOGETHER = 1.1
"""Times that loads and stores coalesced together must gain what either does, to be one matter."""
REREADS = ("shared-once", "block-invariant-loads")
"""Experiments that show what is read again, though it takes more than them to name it."""
_COALESCED = {
    "coalesced-loads": Cause.UNCOALESCED_LOAD,
    "coalesced-stores": Cause.UNCOALESCED_STORE,
}


def ruled_out(kernel: Kernel, outcomes: tuple[Outcome, ...], limiter: Limiter) -> frozenset[Cause]:
    """The causes that experiments looked for and did not find.

    All that relax a cause must have found nothing to relax, or no gain in it. A remedy that gains
    nothing says nothing.

    Args:
        kernel: the kernel.
        outcomes: of all experiments, on the whole kernel.
        limiter: the verdict of the experiments.
    """
    said: dict[Cause, bool] = {}
    for outcome in outcomes:
        cause = outcome.experiment.cause
        absent = outcome.status is Status.ABSENT
        if cause is not None and (absent or not outcome.experiment.is_remedy):
            said[cause] = said.get(cause, True) and (absent or _gains_nothing(outcome))
    found = {cause for cause, nothing in said.items() if nothing}
    found -= set(_only_remedied(outcomes))
    found -= {Cause.OCCUPANCY}
    by_name = {outcome.experiment.name: outcome for outcome in outcomes}
    if _blocks_may_differ(kernel, by_name.get("balanced-blocks")):
        found -= {Cause.IMBALANCE}
    if is_flat(by_name.get("occupancy-sweep")):
        found |= {Cause.OCCUPANCY, Cause.LOW_ILP}
    scaled = by_name.get("grid-scaling")
    if scaled and scaled.status is Status.MEASURED and limiter.verdict is not Limit.LAUNCH:
        found |= {Cause.SMALL_GRID, Cause.TAIL}
    if _are_whole(by_name.get("whole-waves")) and limiter.verdict is not Limit.LAUNCH:
        found.add(of_waves(kernel))
    found -= set(_shown_otherwise(kernel, by_name))
    if found >= {Cause.UNCOALESCED_LOAD}:
        found |= {Cause.MISALIGNED, Cause.ARRAY_OF_STRUCTURES}
    return frozenset(found)


def _only_remedied(outcomes: Iterable[Outcome]) -> Iterable[Cause]:
    """Causes that no experiment relaxes but remedies, one of which gains.

    That another remedy finds nothing to do does not rule out what this one does.
    """
    relaxed = {o.experiment.cause for o in outcomes if not o.experiment.is_remedy}
    for outcome in outcomes:
        cause = outcome.experiment.cause
        if cause is not None and cause not in relaxed and gaining(outcome):
            yield cause


def _shown_otherwise(kernel: Kernel, by_name: Mapping[str, Outcome]) -> Iterable[Cause]:
    """Causes of which an experiment shows what those that relax them do not look at."""
    if any(gaining(by_name.get(name)) for name in REREADS) or loads_less(kernel, by_name):
        yield Cause.REDUNDANT_LOADS
    # Of one kind of fix that gains nothing it does not follow that another does not.
    for ideal in (each for each in by_name.values() if each.experiment.bounds):
        cause = ideal.experiment.cause
        remedies = (o for o in by_name.values() if o.experiment.is_remedy and gaining(o))
        if cause and ideal.status is Status.MEASURED:
            yield from (cause for each in remedies if each.experiment.cause is cause)
    both = gaining(by_name.get("coalesced-accesses"))
    alone = [by_name[name] for name in _COALESCED if name in by_name]
    single = max((each.gain.estimate for each in alone if each.gain), default=1.0)
    if both and both.estimate >= TOGETHER * single:
        yield from _COALESCED.values()


def loads_less(kernel: Kernel, by_name: Mapping[str, Outcome]) -> bool:
    """Whether several neighbours' work in a thread gains, and not for more in flight.

    What they all load is loaded once then.
    """
    if not is_flat(by_name.get("occupancy-sweep")) or not gaining(by_name.get("wide-access")):
        return False
    return bool(shared_by_neighbours(kernel))


def is_flat(curve: Outcome | None) -> bool:
    """Whether a block fewer on each SM is no slower."""
    ratios = [t.ratio for t in curve.timings if t.ratio] if curve else []
    return bool(ratios) and ratios[0].high < FLAT


def _blocks_may_differ(kernel: Kernel, balanced: Outcome | None) -> bool:
    """Whether blocks may have unequal work that matters.

    The experiment knows it where the block's index decides. Data it cannot follow.
    """
    if not kernel.has_ptx:
        return True
    if balanced is not None and balanced.status is Status.ABSENT:
        return False
    why = deciding_work(kernel)
    if DATA in why:
        return True
    return BLOCK in why and (balanced is None or not _gains_nothing(balanced))


def _are_whole(waves: Outcome | None) -> bool:
    """Whether no grid of whole waves is faster."""
    return waves is not None and all(map(_gains_nothing, (waves, *waves.alternatives)))


def of_waves(kernel: Kernel) -> Cause:
    """What whole waves remedy: a last one of few blocks, or fewer blocks than there is room for."""
    wave = kernel.blocks_per_sm * kernel.chip.sm_count
    return Cause.SMALL_GRID if kernel.launch.blocks < wave else Cause.TAIL


def _gains_nothing(outcome: Outcome) -> bool:
    return outcome.status is Status.MEASURED and outcome.verdict in (Verdict.SAME, Verdict.SLOWER)
