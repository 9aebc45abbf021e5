"""What is named of memory where no relaxation is: L1 misses, or the roof that the kernel is at."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from cuado.analyze.thresholds import NEAR_ROOF
from cuado.kernel.facts.block_coupling import DATA, decided_by
from cuado.kernel.kernel import Kernel
from cuado.model.cause import Cause
from cuado.model.limiter import Limiter
from cuado.model.limiter import Verdict as Limit
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import Access, Space
from cuado.stats import Interval
from cuado.whatif.diagnose.gains import gaining
from cuado.whatif.result import Claim, NamedCause, Outcome, Status

MISSES_GAIN = 1.1
"""Gain of L1 hits from which L1 misses are named: hits cost nothing, so that it is a bound."""
AGAIN = 0.5
"""Part of what DRAM can move that the buffers are, below which it must move some of them again, or
waits; where it waits for want of accesses in flight that is named instead."""
OF_DRAM = 1.15
"""Gain of L2 hits from which it is DRAM that loads wait for, and not the L2."""
_WAYS = {
    Access.LOAD: {Access.LOAD},
    Access.STORE: {Access.STORE},
    Access.ATOMIC: {Access.LOAD, Access.STORE},
}


def part_of_dram(kernel: Kernel, original: Interval | None) -> float | None:
    """The launch's buffers, moved once each way, as a part of what DRAM can move in the time.

    One that is both loaded and stored moves twice, if it is not data that decides whether; one of
    which it is not known moves once. None where the chip file does not say what DRAM can move, and
    without PTX.
    """
    most = kernel.chip.achievable_dram_bandwidth()
    if most is None or original is None or not kernel.has_ptx:
        return None
    given = zip(kernel.launch.arguments, kernel.function.parameters, strict=False)
    parameters = {argument.name: parameter.name for argument, parameter in given}
    ways = _ways(kernel)
    bytes_once = sum(
        buffer.bytes * max(len(ways[parameters.get(buffer.name, "")]), 1)
        for buffer in kernel.launch.buffers
    )
    return bytes_once / (original.estimate * 1e-9) / most


def _ways(kernel: Kernel) -> dict[str, set[Access]]:
    """Whether each parameter's buffer is loaded, stored, or both, as far as the code proves it.

    Accesses that data decides on may be few.
    """
    found: dict[str, set[Access]] = defaultdict(set)
    if not kernel.is_analysable:
        return found
    for index, effects in enumerate(kernel.code.effects):
        way = _WAYS.get(effects.opcode.access) if effects.opcode.access else None
        if way is None or kernel.space(index) is not Space.GLOBAL:
            continue
        location = kernel.slicer.addresses.location(index)
        root = location.root if location else None
        if root and root.kind is Kind.PARAMETER and DATA not in decided_by(kernel, index):
            found[root.key[0]] |= way
    return found


def misses_of(outcomes: Iterable[Outcome], part: float | None) -> Iterator[NamedCause]:
    """Misses of the L1 where hits would be faster, and DRAM has to move the same data again."""
    found = {outcome.experiment.name: outcome for outcome in outcomes}
    near, far = gaining(found.get("all-hits-l1"), MISSES_GAIN), found.get("all-hits-l2")
    if near is None or far is None or far.gain is None or far.status is not Status.MEASURED:
        return
    if part is not None and 0 < part < AGAIN and far.gain.estimate >= OF_DRAM:
        cause = Cause.L1_MISSES
        remark = (
            f"in the time DRAM could move all buffers, each way that they go, {1 / part:.1f} times"
        )
        yield NamedCause(cause, cause.says, "all-hits-l1", near, Claim.BOUND, remark=remark)


def roof_of(
    limiter: Limiter, outcomes: Iterable[Outcome], part: float | None
) -> Iterator[NamedCause]:
    """The roof that a kernel without a cause is at; nothing if it is below it."""
    found = {outcome.experiment.name: outcome for outcome in outcomes}
    if limiter.verdict is Limit.INSTRUCTION_THROUGHPUT:
        cause, name = Cause.INSTRUCTION_ROOF, "math-only"
    elif limiter.verdict is not Limit.MEMORY_BANDWIDTH:
        return
    elif _of_the_l2(found.get("all-hits-l1"), found.get("all-hits-l2")):
        cause, name = Cause.L2_ROOF, "all-hits-l1"
    elif part is None or part >= NEAR_ROOF.value / 100:
        cause, name = Cause.DRAM_ROOF, "all-hits-l2"
    else:
        return
    yield NamedCause(cause, f"{cause.says}: {limiter.reason}", name)


def _of_the_l2(near: Outcome | None, far: Outcome | None) -> bool:
    """Whether hits in the L1 gain, and hits in the L2 hardly."""
    if not gaining(near, MISSES_GAIN) or far is None or far.gain is None:
        return False
    return far.status is Status.MEASURED and far.gain.estimate < OF_DRAM
