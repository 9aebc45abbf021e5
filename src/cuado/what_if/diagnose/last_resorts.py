"""The rows of the table of causes that are asked only if nothing above them explains the time."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from cuado.analysis.thresholds import NEAR_ROOF
from cuado.kernel.facts.shared_memory.shared_products import products_of_each_word
from cuado.kernel.kernel import Kernel
from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.memory_traffic import gathers, loads_of_each_byte, loads_of_each_word
from cuado.what_if.diagnose.named_causes import Named, Place, Shown
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    all_hits_l1,
    all_hits_l2,
    block_invariant_loads,
    coalesced_loads,
    half_wide_data,
    memory_only,
    no_stores,
    noise_fma,
    noise_global,
    noise_shared,
    shared_once,
    unrolled_loads,
)
from cuado.what_if.outcomes import LEAST_GAIN, exceeds, gaining, promise
from cuado.what_if.result import Claim, NamedCause, Outcome, Status

MISSES_GAIN = 1.1
"""L1 misses are named if L1 hits gain at least this: hits cost nothing, so that it is a bound."""
AGAIN = 0.5
"""If the buffers are a smaller part than this of what DRAM can move in the time, it must move some
of them again, or it waits; a wait for want of accesses in flight is named instead."""
AGAIN_FROM_L2 = 2.0
"""If threads load each word at least this often, and from the L2, L1 hits could relieve it of half
of what it moves, or more."""
FEW_PRODUCTS = 1.5
"""Products of each word from shared memory up to which factors count as loaded again and again, as
for the counters' rule; a thread that computes 4 x 4 elements makes two."""
BUSIER = 1.5
"""Times by which more accesses to shared memory must slow a kernel more than as many multiply-adds
do, for its pipe to be what the time goes to. On an H100 1.7 and 1.8 for two products of tiles with
an element for each thread, and 1.2 to 1.3 for kernels that wait for rows and use none of it."""
SLOWED = 1.25
"""Times by which more loads must slow a kernel for the L1 to have no room for them. On an H100 2.0
where a window of 15 x 15 elements is loaded by each thread; kernels that wait for data, 1.0 to 1.1.
"""
ALONE = 1.1
"""What accesses alone may gain where they are what counts, if threads load each byte ``OFTEN``: a
window of 9 x 9 bytes gained 1.09 on an H100, and its arithmetic without loads took as long."""
OFTEN = 16.0
"""Bytes that threads load for each byte of the buffers, at least, of operands loaded again; and the
loads for each store, if stores count for nothing without being measured."""
_OTHERS = (Space.SHARED, Space.LOCAL, Space.GENERIC)
OF_DRAM = 1.15
"""If L2 hits gain at least this, it is DRAM that loads wait for, and not the L2."""


def nothing_gains(_: Evidence, named: Named) -> bool:
    """True if no gain of what is named is known."""
    return not named.gains


def read_again(evidence: Evidence, named: Named) -> Iterable[Shown]:
    """REDUNDANT_LOADS: words that are read again and again, by the bound that gains most.

    Accesses left out take their conflicts and their latency along, so that any other gain comes
    first. What all blocks read is named only if nothing else is: L1 hits hide any latency.
    """
    again = [shared_once.EXPERIMENT]
    if not named.shown:
        again.append(block_invariant_loads.EXPERIMENT)
    found = [outcome for outcome in map(evidence.outcomes.of, again) if outcome]
    best = max(filter(_beats_the_original, found), key=promise, default=None)
    if best is not None:
        yield Shown.by_gain(Cause.REDUNDANT_LOADS, best, place=Place.LAST)


def _beats_the_original(outcome: Outcome) -> bool:
    """True if a relaxed copy gains, and not just beside itself switched off.

    A load that the assembler moves out of a loop stays in the loop under a switch.
    """
    is_faster = all(t.ratio is None or t.ratio.high < 1 for t in outcome.timings[-1:])
    return is_faster and gaining(outcome) is not None


def shared_memory_is_busier(evidence: Evidence, named: Named) -> bool:
    """True if nothing is named, and more accesses to shared memory slow most.

    Not where DRAM moves what it can: a roof is what takes the time then.
    """
    ratio, part = _of_noise(evidence), evidence.part_of_dram
    is_full = part is not None and part >= NEAR_ROOF.value / 100
    return not named.shown and not is_full and ratio is not None and ratio >= BUSIER


def operands_from_shared(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """SHARED_OPERAND_TRAFFIC: a loop loads both factors of its products from shared memory."""
    products, ratio = products_of_each_word(evidence.kernel), _of_noise(evidence)
    if products is not None and ratio is not None and products <= FEW_PRODUCTS:
        cause = Cause.SHARED_OPERAND_TRAFFIC
        why = (
            f"{cause.says}: {products:.2g} products of each word, and more accesses to shared "
            f"memory slow it {ratio:.2f} times as much as multiply-adds do"
        )
        yield Shown(NamedCause(cause, why, noise_shared.EXPERIMENT.name), Place.LAST)


def _of_noise(evidence: Evidence) -> float | None:
    """How much more the kernel is slowed by accesses to shared memory than by multiply-adds."""
    kinds = (noise_fma.EXPERIMENT, noise_shared.EXPERIMENT)
    found = [each.gain for each in map(evidence.outcomes.measured, kinds) if each is not None]
    if len(found) < len(kinds) or None in found:
        return None
    arithmetic, shared = (each.estimate for each in found if each is not None)
    return arithmetic / shared


def l1_serves_all_loads(evidence: Evidence, named: Named) -> bool:
    """True if nothing is named, and the number of loads is what takes the time.

    Accesses alone take as long as the kernel, or nearly so where each byte is loaded often; hits in
    the L1, whole lines for each warp and fewer stores gain nothing; DRAM rests, and more loads slow
    the kernel. Only where all accesses are plain ones of global memory: others would take time in
    its place.
    """
    kernel, outcomes, part = evidence.kernel, evidence.outcomes, evidence.part_of_dram
    if named.shown or part is None or part >= AGAIN or not _loads_plainly(kernel):
        return False
    more = outcomes.measured(noise_global.EXPERIMENT)
    is_full = more is not None and more.gain is not None and more.gain.estimate <= 1 / SLOWED
    pattern = outcomes.of(coalesced_loads.EXPERIMENT)
    is_coalesced = pattern is not None and (
        pattern.status is Status.ABSENT or _gains_little(outcomes.measured(pattern.experiment))
    )
    least = ALONE if loads_of_each_byte(kernel) >= OFTEN else LEAST_GAIN
    is_all = _gains_little(outcomes.measured(memory_only.EXPERIMENT), least)
    hits = _gains_little(outcomes.measured(all_hits_l1.EXPERIMENT))
    return is_coalesced and is_full and is_all and hits and _stores_little(evidence)


def _stores_little(evidence: Evidence) -> bool:
    """True if fewer stores would gain nothing: measured, or as there are few beside the loads."""
    stores = evidence.outcomes.of(no_stores.EXPERIMENT)
    if stores is not None and stores.status is not Status.SKIPPED:
        return _gains_little(evidence.outcomes.measured(no_stores.EXPERIMENT))
    kernel = evidence.kernel
    return len(kernel.global_loads) >= OFTEN * len(kernel.global_stores)


def _loads_plainly(kernel: Kernel) -> bool:
    """True if all accesses are plain ones of global memory."""
    return kernel.has_ptx and not (
        kernel.accesses(Access.LOAD, *_OTHERS) or kernel.accesses(Access.ATOMIC, *Space)
    )


def _gains_little(outcome: Outcome | None, least: float = LEAST_GAIN) -> bool:
    """True if an experiment was measured, and gained nothing to speak of."""
    return outcome is not None and outcome.gain is not None and outcome.gain.estimate < least


def operands_from_cache(_: Evidence, __: Named) -> Iterable[Shown]:
    """CACHE_OPERAND_TRAFFIC: the L1 serves what it holds again and again."""
    cause = Cause.CACHE_OPERAND_TRAFFIC
    why = (
        "threads load the same words from the L1 again and again: accesses alone take the whole "
        "time, and neither hits in the L1 nor whole lines nor fewer stores would gain"
    )
    yield Shown(NamedCause(cause, why, noise_global.EXPERIMENT.name), Place.LAST)


def nothing_but_loads_in_flight(_: Evidence, named: Named) -> bool:
    """True if nothing is named, or only what unrolled loads gain."""
    return named.only_by(unrolled_loads.EXPERIMENT)


def misses(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """L1_MISSES: hits would be faster, and DRAM has to move the same data again.

    Not where data decides what is loaded: which words are loaded again, and when, is not the
    code's choice then.
    """
    near = evidence.outcomes.of(all_hits_l1.EXPERIMENT)
    far = evidence.outcomes.measured(all_hits_l2.EXPERIMENT)
    part = evidence.part_of_dram
    if near is None or not gaining(near, MISSES_GAIN) or far is None or far.gain is None:
        return
    if gathers(evidence.kernel):
        return
    if part is not None and 0 < part < AGAIN and far.gain.estimate >= OF_DRAM:
        remark = (
            f"in the time DRAM could move all buffers, each way that they go, {1 / part:.1f} times"
        )
        cause = Cause.L1_MISSES
        name = near.experiment.name
        named = NamedCause(cause, cause.says, name, near.gain, Claim.BOUND, remark=remark)
        yield Shown(named, Place.LAST, near)


def misses_to_l2(evidence: Evidence, named: Named) -> Iterable[Shown]:
    """L1_MISSES: L1 hits would be faster, and the L2 moves the same words again and again."""
    near = evidence.outcomes.of(all_hits_l1.EXPERIMENT)
    if near is None or not gaining(near, MISSES_GAIN) or not at_the_l2(evidence, named):
        return
    often = loads_of_each_word(evidence.kernel)
    if often >= AGAIN_FROM_L2:
        remark = f"the L2 is what limits, and {often:.0f} threads load each word"
        yield Shown.by_gain(Cause.L1_MISSES, near, remark, Place.LAST)


def outdone_by_misses(_: Evidence, named: Named) -> Iterable[Cause]:
    """LOW_ILP, if L1 hits gain more than unrolled loads."""
    misses = named.shown.get(Cause.L1_MISSES)
    if misses and misses.place is Place.LAST:
        yield from (c for c, each in named.shown.items() if exceeds(misses.cause, each.cause))


def at_the_l2(evidence: Evidence, named: Named) -> bool:
    """True if memory limits, hits in the L1 would gain, and hits in the L2 hardly."""
    far = evidence.outcomes.measured(all_hits_l2.EXPERIMENT)
    if not _memory_limits(evidence, named) or far is None or far.gain is None:
        return False
    near = evidence.outcomes.gain(all_hits_l1.EXPERIMENT, MISSES_GAIN)
    return near is not None and far.gain.estimate < OF_DRAM


def at_dram(evidence: Evidence, named: Named) -> bool:
    """True if memory limits, and DRAM moves about as much as it can; or if that is not known."""
    part = evidence.part_of_dram
    return _memory_limits(evidence, named) and (part is None or part >= NEAR_ROOF.value / 100)


def _memory_limits(evidence: Evidence, named: Named) -> bool:
    return not named.shown and evidence.limiter.verdict is Limit.MEMORY_BANDWIDTH


def instructions_limit(evidence: Evidence, named: Named) -> bool:
    """True if nothing is named, and instructions take the time, products on tensor cores aside."""
    times = evidence.limiter.variants
    if times is not None and times.of_tiles:
        return False
    return not named.shown and evidence.limiter.verdict is Limit.INSTRUCTION_THROUGHPUT


def dram_roof(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """DRAM_ROOF, with what half-wide data would gain."""
    why = f"{Cause.DRAM_ROOF.says}: {evidence.limiter.reason}"
    shown = Shown.without_gain(Cause.DRAM_ROOF, why, all_hits_l2.EXPERIMENT)
    gain = evidence.outcomes.gain(half_wide_data.EXPERIMENT)
    if gain is None:
        yield shown
    else:
        remark = f"data stored half as wide would gain {gain.estimate:.2f}x"
        yield replace(shown, cause=replace(shown.cause, remark=remark))


def roof(cause: Cause, by: Experiment) -> Callable[[Evidence, Named], Iterable[Shown]]:
    """A roof, with what the limiter says."""

    def shows(evidence: Evidence, _: Named) -> Iterable[Shown]:
        yield Shown.without_gain(cause, f"{cause.says}: {evidence.limiter.reason}", by)

    return shows
