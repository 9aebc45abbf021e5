"""Which of several related causes the code shows, where experiments cannot tell them apart.

``coalesced-loads`` gains for three causes alike, ``wide-access`` for three others: what tells them
apart is how far lanes' addresses are from each other, and what type of data they move.
"""

from collections.abc import Callable, Mapping

from cuado.kernel.facts.accesses.wide_accesses import is_narrow, shared_by_neighbours
from cuado.kernel.facts.registers.fp64_registers import has_double_data
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.align_accesses import is_ideal
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.experiments import wide_access

WIDEST_STRUCTURE = 256
"""Bytes. Lanes' addresses further apart than this are no fields of structures. Chosen."""


def refined(evidence: Evidence, cause: Cause) -> Cause | None:
    """The cause that a gain names, refined by the code; None if the gain names none.

    Args:
        evidence: what is known.
        cause: that the experiment declares.
    """
    distinguished = _DISTINGUISHED.get(cause)
    return distinguished(evidence) if distinguished else cause


def wave_cause(kernel: Kernel) -> Cause:
    """TAIL if the last wave is partial; SMALL_GRID if there is less than one whole wave."""
    wave = kernel.blocks_per_sm * kernel.chip.sm_count
    return Cause.SMALL_GRID if kernel.launch.blocks < wave else Cause.TAIL


def neighbours_share_loads(evidence: Evidence) -> bool:
    """True if doing several neighbours' work in a thread gains by loading what they share once.

    That is so if the gain cannot come from more accesses in flight, since the number of warps does
    not matter, and if neighbours all load the same addresses where the kernel spends its time.
    """
    if not evidence.is_indifferent_to_warps:
        return False
    if not evidence.outcomes.gain(wide_access.EXPERIMENT):
        return False
    return bool(shared_by_neighbours(evidence.kernel))


def _double_precision(evidence: Evidence) -> Cause | None:
    """FP64, unless the data is in double precision: then the arithmetic is meant to be."""
    return None if has_double_data(evidence.kernel) else Cause.FP64


def _wider_accesses(evidence: Evidence) -> Cause:
    """NARROW_ACCESS, REDUNDANT_LOADS or LOW_ILP: what several elements in a thread gain by.

    Threads that already move words gain by loads shared with neighbours, or by more in flight.
    """
    if is_narrow(evidence.kernel):
        return Cause.NARROW_ACCESS
    return Cause.REDUNDANT_LOADS if neighbours_share_loads(evidence) else Cause.LOW_ILP


def _load_pattern(evidence: Evidence) -> Cause:
    """MISALIGNED, ARRAY_OF_STRUCTURES or UNCOALESCED_LOAD, by the distance between lanes.

    Loads of consecutive addresses that may begin anywhere say nothing beside scattered ones.
    """
    kernel = evidence.kernel
    lanes, effects = kernel.lanes, kernel.code.effects
    wrong = [n for n in kernel.global_loads if not is_ideal(kernel, n)]
    scattered = [n for n in wrong if lanes.stride_of(n) != effects[n].opcode.bytes]
    if wrong and not scattered:
        return Cause.MISALIGNED
    if wrong and all(_leaves_gaps(kernel, n) for n in scattered):
        return Cause.ARRAY_OF_STRUCTURES
    return Cause.UNCOALESCED_LOAD


def _leaves_gaps(kernel: Kernel, index: int) -> bool:
    """True if a load takes a part of each structure, and no other load takes the rest.

    A load inside a loop may advance through the structure: of it this is not known.
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


_DISTINGUISHED: Mapping[Cause, Callable[[Evidence], Cause | None]] = {
    Cause.FP64: _double_precision,
    Cause.NARROW_ACCESS: _wider_accesses,
    Cause.TAIL: lambda evidence: wave_cause(evidence.kernel),
    Cause.UNCOALESCED_LOAD: _load_pattern,
}
"""The functions that refine a declared cause; other causes are named as declared."""
