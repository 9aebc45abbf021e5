"""The table of what is ruled out: causes that experiments looked for and did not find.

The rows of ``RULED_OUT`` are read from top to bottom. A row rules causes out, or leaves open again
what rows above it ruled out; what is ruled out at the end is never named.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from math import ceil

from cuado.kernel.facts.threads.waiting_blocks import BLOCK, DATA, deciding_work
from cuado.model.cause import Cause
from cuado.what_if.diagnose.code_patterns import neighbours_share_loads, wave_cause
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.limits import last_wave_gain
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    balanced_blocks,
    block_invariant_loads,
    coalesced_accesses,
    coalesced_loads,
    coalesced_stores,
    grid_scaling,
    occupancy_sweep,
    shared_once,
    whole_waves,
    wide_access,
)
from cuado.what_if.outcomes import gaining, gains_nothing
from cuado.what_if.result import Outcome, Status

TOGETHER = 1.1
"""Loads and stores coalesced together are one matter if they gain this many times what either
gains alone. Chosen, as ``NAMED`` is: a tenth is what is worth naming."""


class Effect(Enum):
    """The effect of a row on its causes."""

    RULES_OUT = "rules out"
    LEAVES_OPEN = "leaves open"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table.

    Attributes:
        effect: whether its causes are ruled out, or left open again.
        by: the experiments that say so; empty for any that declares the cause.
        causes: the causes, of what is known and of what the rows above ruled out.
    """

    effect: Effect
    by: tuple[Experiment, ...]
    causes: Callable[[Evidence, frozenset[Cause]], Iterable[Cause]]


def ruled_out(evidence: Evidence) -> frozenset[Cause]:
    """The causes that experiments looked for and did not find."""
    found: frozenset[Cause] = frozenset()
    for row in RULED_OUT:
        causes = frozenset(row.causes(evidence, found))
        found = found | causes if row.effect is Effect.RULES_OUT else found - causes
    return found


def _looked_for_in_vain(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """Causes of which every experiment found nothing to relax, or no gain in relaxing it.

    A remedy that could not be made, or gains nothing, says nothing: the cause may be there.
    """
    is_out: dict[Cause, bool] = {}
    for outcome in evidence.outcomes:
        cause = outcome.experiment.cause
        is_absent = outcome.status is Status.ABSENT
        if cause is not None and (is_absent or not outcome.experiment.is_remedy):
            is_out[cause] = is_out.get(cause, True) and (is_absent or gains_nothing(outcome))
    return (cause for cause, is_so in is_out.items() if is_so)


def _remedied(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """Causes that only remedies look for, one of which gains.

    That another remedy finds nothing to do does not rule out what this one does.
    """
    relaxed = {o.experiment.cause for o in evidence.outcomes if not o.experiment.is_remedy}
    for outcome in evidence.outcomes:
        cause = outcome.experiment.cause
        if cause is not None and cause not in relaxed and gaining(outcome):
            yield cause


def _few_registers_say_nothing(_: Evidence, __: frozenset[Cause]) -> Iterable[Cause]:
    """OCCUPANCY: an impossible cap on registers says nothing of more warps."""
    return (Cause.OCCUPANCY,)


def _uneven_blocks(evidence: Evidence, found: frozenset[Cause]) -> Iterable[Cause]:
    """IMBALANCE: blocks may have unequal work that matters, even if the warps of each are equal.

    The experiment knows that if the block's index decides. It cannot follow data that decides.
    """
    if Cause.IMBALANCE not in found:
        return  # Nothing ruled it out. To ask took 15 s of a kernel with 1,084 branches.
    balanced = evidence.outcomes.of(balanced_blocks.EXPERIMENT)
    if _blocks_may_differ(evidence, balanced):
        yield Cause.IMBALANCE


def _blocks_may_differ(evidence: Evidence, balanced: Outcome | None) -> bool:
    if not evidence.kernel.has_ptx:
        return True
    if balanced is not None and balanced.status is Status.ABSENT:
        return False
    why = deciding_work(evidence.kernel)
    return DATA in why or (BLOCK in why and (balanced is None or not gains_nothing(balanced)))


def _indifferent_to_warps(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """OCCUPANCY and LOW_ILP: with a block fewer on each SM the kernel is no slower."""
    return (Cause.OCCUPANCY, Cause.LOW_ILP) if evidence.is_indifferent_to_warps else ()


def _large_enough_grid(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """SMALL_GRID and TAIL: time was measured against the grid, and the launch does not limit."""
    is_measured = evidence.outcomes.measured(grid_scaling.EXPERIMENT) is not None
    if is_measured and not evidence.is_launch_limited:
        return (Cause.SMALL_GRID, Cause.TAIL)
    return ()


def _within_the_last_wave(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """Causes whose gain is a mere bound, and no more than a last wave of few blocks costs.

    Nothing hides the waits of blocks that are alone on their SMs: without barriers that wave is
    shorter, although with more blocks beside them nobody would notice these.
    """
    return _bounded_by(evidence, last_wave_gain(evidence.outcomes))


def unsettled(evidence: Evidence) -> frozenset[Cause]:
    """Causes that a last wave may explain as well, which nobody asked about.

    They are not named, and not ruled out either: they stay open questions.
    """
    return frozenset(_bounded_by(evidence, _unasked_last_wave(evidence)))


def _bounded_by(evidence: Evidence, most: float | None) -> Iterator[Cause]:
    """Causes of which there are only bounds, all below a gain; none without one."""
    if most is None:
        return
    is_within: dict[Cause, bool] = {}
    for outcome in filter(gaining, evidence.outcomes):
        cause, gain = outcome.experiment.cause, outcome.gain
        is_bound = outcome.experiment.only_bounds and not outcome.experiment.bounds
        if cause is not None and gain is not None:
            is_within[cause] = is_within.get(cause, True) and is_bound and gain.high < most
    yield from (cause for cause, is_so in is_within.items() if is_so)


def _unasked_last_wave(evidence: Evidence) -> float | None:
    """The most that the partial last wave costs: it takes as long as a full one.

    None if grid-scaling has measured it, or if there is no such wave.
    """
    kernel, curve = evidence.kernel, evidence.outcomes.of(grid_scaling.EXPERIMENT)
    wave = kernel.blocks_per_sm * kernel.chip.sm_count
    is_asked = curve is not None and curve.status is not Status.SKIPPED
    if is_asked or not wave or kernel.launch.blocks <= wave:
        return None
    waves = kernel.launch.blocks / wave
    return ceil(waves) / waves


def _whole_waves_gain_nothing(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """TAIL, or SMALL_GRID below one wave: no grid of whole waves is faster."""
    waves = evidence.outcomes.of(whole_waves.EXPERIMENT)
    if waves is None or evidence.is_launch_limited:
        return
    if all(map(gains_nothing, (waves, *waves.alternatives))):
        yield wave_cause(evidence.kernel)


def _loaded_again(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """REDUNDANT_LOADS: words are read again where the cause's own experiments do not look.

    Those look at global memory only, and at what one thread loads again.
    """
    again = (shared_once.EXPERIMENT, block_invariant_loads.EXPERIMENT)
    if any(map(evidence.outcomes.gain, again)) or neighbours_share_loads(evidence):
        yield Cause.REDUNDANT_LOADS


def _other_fixes_gain(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """Causes that one kind of fix gains nothing by, and a fix of another kind does."""
    remedied = {
        each.experiment.cause
        for each in evidence.outcomes
        if each.experiment.is_remedy and gaining(each)
    }
    for ideal in evidence.outcomes:
        cause = ideal.experiment.cause
        is_partial = bool(ideal.experiment.bounds) and ideal.status is Status.MEASURED
        if is_partial and cause and cause in remedied:
            yield cause


def _only_together(evidence: Evidence, _: frozenset[Cause]) -> Iterable[Cause]:
    """UNCOALESCED_LOAD and UNCOALESCED_STORE: coalesced together they gain, alone they do not."""
    both = evidence.outcomes.gain(coalesced_accesses.EXPERIMENT)
    pair = (coalesced_loads.EXPERIMENT, coalesced_stores.EXPERIMENT)
    alone = [found.gain for each in pair if (found := evidence.outcomes.of(each)) is not None]
    single = max((gain.estimate for gain in alone if gain), default=1.0)
    if both and both.estimate >= TOGETHER * single:
        yield from (Cause.UNCOALESCED_LOAD, Cause.UNCOALESCED_STORE)


def _kinds_of_uncoalesced_loads(_: Evidence, found: frozenset[Cause]) -> Iterable[Cause]:
    """MISALIGNED and ARRAY_OF_STRUCTURES: they are kinds of what is ruled out already."""
    is_out = Cause.UNCOALESCED_LOAD in found
    return (Cause.MISALIGNED, Cause.ARRAY_OF_STRUCTURES) if is_out else ()


_OUT, _OPEN = Effect.RULES_OUT, Effect.LEAVES_OPEN

RULED_OUT: tuple[Row, ...] = (
    Row(_OUT, (), _looked_for_in_vain),
    Row(_OPEN, (), _remedied),
    Row(_OPEN, (), _few_registers_say_nothing),
    Row(_OPEN, (balanced_blocks.EXPERIMENT,), _uneven_blocks),
    Row(_OUT, (occupancy_sweep.EXPERIMENT,), _indifferent_to_warps),
    Row(_OUT, (grid_scaling.EXPERIMENT,), _large_enough_grid),
    Row(_OUT, (grid_scaling.EXPERIMENT,), _within_the_last_wave),
    Row(_OUT, (whole_waves.EXPERIMENT,), _whole_waves_gain_nothing),
    Row(
        _OPEN,
        (shared_once.EXPERIMENT, block_invariant_loads.EXPERIMENT, wide_access.EXPERIMENT),
        _loaded_again,
    ),
    Row(_OPEN, (), _other_fixes_gain),
    Row(
        _OPEN,
        (coalesced_accesses.EXPERIMENT, coalesced_loads.EXPERIMENT, coalesced_stores.EXPERIMENT),
        _only_together,
    ),
    Row(_OUT, (), _kinds_of_uncoalesced_loads),
)
"""The rows, in order."""
