"""Pointers that walk to an end which is so many bytes beyond where they begin.

``for (p = row, end = row + n; p < end; p++) sum += *p;`` makes as many iterations as ``i`` from 0
to ``n`` would. Nothing wraps around: in each iteration memory is accessed where the pointer points
to, and addresses of memory are far below 2**64 less what any memory is long.
"""

from cuado.kernel.facts.loops.counted_loops import Stepping, definitions_of, written_by
from cuado.kernel.facts.loops.loop import instructions_of, is_always_made
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import Interval
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Name, Operand

WALKING = frozenset({"u64", "s64"})
"""Types as which pointers are compared."""
_SUMS = frozenset({"add.u64", "add.s64"})
_LONGEST = 1 << 48
"""Bytes: no memory is as long."""


def bytes_to_walk(
    kernel: Kernel, loop: Loop, stepping: Stepping, bound: Operand, compare: int
) -> Interval | None:
    """The bounds of the bytes from a counter's first value to its end; None if it is no pointer.

    Args:
        kernel: the kernel.
        loop: one of its loops.
        stepping: the updates of its counter.
        bound: what the counter is compared with.
        compare: the comparison.
    """
    end = written_by(kernel, bound.text, compare) if isinstance(bound, Name) else None
    if end is None or stepping.other is not None:
        return None
    instruction = kernel.code.instructions[end]
    if instruction.opcode not in _SUMS or not _is_made_anew(kernel, loop, stepping.entering, end):
        return None
    _, one, other = instruction.operands
    for begin, length in ((one, other), (other, one)):
        named = definitions_of(kernel, begin.text, end) if isinstance(begin, Name) else ()
        found = kernel.ranges.operand(length, end) if named == (stepping.entering,) else None
        if found and found[0] >= 0 and found[1] < _LONGEST and _points(kernel, loop, stepping):
            return found
    return None


def _is_made_anew(kernel: Kernel, loop: Loop, begin: int, end: int) -> bool:
    """True if an end is computed behind the beginning whenever a loop begins, and not in some
    rounds of loops around it.
    """
    flow = kernel.slicer.flow
    dominates, place = Dominance(flow), flow.block_of[end]
    around = (e for e in loops_of(flow) if loop.header in e.blocks and e.header != loop.header)
    is_plain = not kernel.code.instructions[end].guard and all(place in e.blocks for e in around)
    return is_plain and dominates(begin, end) and dominates.is_before(place, loop.header)


def _points(kernel: Kernel, loop: Loop, stepping: Stepping) -> bool:
    """True if each iteration accesses global memory where its counter points to as it begins."""
    return any(
        _address(kernel, n) == {stepping.entering, stepping.turned}
        and is_always_made(kernel, loop, n)
        for n in instructions_of(kernel, loop)
    )


def _address(kernel: Kernel, index: int) -> set[int]:
    """The instructions that may have made the address of an access to global memory."""
    instruction = kernel.code.instructions[index]
    is_access = kernel.code.effects[index].opcode.access in (Access.LOAD, Access.STORE)
    if not is_access or instruction.guard or kernel.space(index) is not Space.GLOBAL:
        return set()
    address = next((e for e in instruction.operands if isinstance(e, Address)), None)
    if address is None or not isinstance(address.base, Name):
        return set()
    is_near = abs(address.offset or 0) < _LONGEST
    return {*definitions_of(kernel, address.base.text, index)} if is_near else set()
