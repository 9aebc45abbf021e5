"""Remainders of unrolled loops: loops that make as many iterations as a number says, 0 included.

A compiler unrolls a loop of unknown length by making first what is left over, in a loop of its own
that counts down from ``trips & 3``, say, and is skipped where that is 0. The unrolled loop goes on
from where it ended: whatever path was taken, an induction has made that number of steps.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import (
    comparison_of,
    deciding_branch,
    definitions_of,
    stepping_of,
    writes_truth,
    written_by,
)
from cuado.kernel.facts.loops.loop import ends_early
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import Interval
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.syntax.operands import Immediate, Name, Operand

_EQUALITIES = {"eq": False, "ne": True}
_TYPES = frozenset({"s32", "u32", "b32"})


@dataclass(frozen=True, slots=True)
class Remainder:
    """A loop that makes as many iterations as a number says.

    Attributes:
        loop: the loop.
        number: the instruction that computes the number.
        most: the largest that the number can be; it is not negative.
        skips: the basic block that decides whether the loop is skipped; there is no other way in.
    """

    loop: Loop
    number: int
    most: int
    skips: int


def remainder_of(kernel: Kernel, loop: Loop) -> Remainder | None:
    """A loop as a remainder; None if it is none."""
    return kernel.once(("remainder", loop.header), lambda: _found(kernel, loop))


def is_renewed(kernel: Kernel, index: int, block: int) -> bool:
    """True if an instruction has run anew whenever a basic block is reached: in each iteration of
    loops around it as well.
    """
    flow = kernel.slicer.flow
    at = flow.block_of[index]
    around = (loop for loop in loops_of(flow) if block in loop.blocks)
    is_plain = kernel.code.effects[index].definite and not kernel.code.instructions[index].guard
    return is_plain and Dominance(flow).is_before(at, block) and all(at in e.blocks for e in around)


def continued(
    kernel: Kernel, definitions: Sequence[int], index: int
) -> tuple[int, int, Remainder] | None:
    """Two instructions one of which a remainder's iterations come to, from the other one's number.

    Args:
        kernel: the kernel.
        definitions: that may have written what an instruction reads.
        index: that instruction.

    Returns:
        The instruction on the way that skips the remainder, the one in it, and the remainder: each
        way that leads past the remainder to where it is read is the one on which it is skipped.
        None for others.
    """
    flow = kernel.slicer.flow
    if len(definitions) != 2:
        return None
    for loop in loops_of(flow):
        inside = [n for n in definitions if flow.block_of[n] in loop.blocks]
        if len(inside) != 1 or flow.block_of[index] in loop.blocks:
            continue
        found = remainder_of(kernel, loop)
        (last,) = inside
        (first,) = {*definitions} - {last}
        if found is None or not _is_made_in_each(kernel, loop, last):
            continue
        is_behind = Dominance(flow).is_before(found.skips, flow.block_of[index])
        if is_behind and is_renewed(kernel, first, found.skips):
            return first, last, found
    return None


def _is_made_in_each(kernel: Kernel, loop: Loop, index: int) -> bool:
    """True if each iteration of a loop runs an instruction."""
    block = kernel.slicer.flow.block_of[index]
    dominates = Dominance(kernel.slicer.flow)
    is_plain = kernel.code.effects[index].definite and not kernel.code.instructions[index].guard
    return is_plain and all(dominates.is_before(block, latch) for latch in loop.latches)


def _found(kernel: Kernel, loop: Loop) -> Remainder | None:
    number = None if ends_early(kernel, loop) else _counted_down(kernel, loop)
    skips = None if number is None else _skipping(kernel, loop, number)
    if number is None or skips is None or not is_renewed(kernel, number, skips):
        return None
    # A negative number is counted down to 0, too, by way of all others.
    known = kernel.ranges.result(number) or masked(kernel, number)
    return Remainder(loop, number, known[1], skips) if known and known[0] >= 0 else None


def _counted_down(kernel: Kernel, loop: Loop) -> int | None:
    """The instruction that computes the number from which a loop counts down to 0, by 1."""
    branch = deciding_branch(kernel, loop)
    comparison = None if branch is None else comparison_of(kernel, loop, branch)
    if comparison is None or comparison[1] != "ne" or comparison[2] not in _TYPES:
        return None
    compare = comparison[0]
    counter = _beside_zero(kernel.code.instructions[compare].operands[1:])
    stepping = stepping_of(kernel, loop, counter, compare) if counter else None
    if stepping is None or len(stepping.adds) != 1 or not stepping.made:
        return None
    by = kernel.code.instructions[stepping.adds[0]].operands[2]
    return stepping.entering if isinstance(by, Immediate) and by.value == -1 else None


def masked(kernel: Kernel, index: int) -> Interval | None:
    """The bounds of some low bits of a number: ``and`` with a constant that is not negative."""
    instruction = kernel.code.instructions[index]
    if instruction.opcode not in ("and.b32", "and.b64") or instruction.guard:
        return None
    numbers = [each.value for each in instruction.operands[1:] if isinstance(each, Immediate)]
    mask = numbers[0] if len(numbers) == 1 else -1
    return (0, mask) if isinstance(mask, int) and 0 <= mask < 1 << 31 else None


def _beside_zero(operands: Sequence[Operand]) -> str:
    """The register that two operands compare with 0; empty for others."""
    names = [each.text for each in operands if isinstance(each, Name)]
    numbers = [each.value for each in operands if isinstance(each, Immediate)]
    return names[0] if len(names) == 1 and numbers == [0] else ""


def _skipping(kernel: Kernel, loop: Loop, number: int) -> int | None:
    """The block that leads into a loop where a number is not 0, the only one that does; or None."""
    flow, first = kernel.slicer.flow, loop.header
    into = _before(kernel, first) - loop.blocks
    if len(into) == 1 and all(flow.successors[block] == [first] for block in into):
        (first,) = into
        into = _before(kernel, first)
    if len(into) != 1:
        return None
    (block,) = into
    is_taken = _is_taken(kernel, block, first)
    branch = flow.blocks[block].last
    instruction = kernel.code.instructions[branch]
    compare = written_by(kernel, instruction.guard, branch) if instruction.guard else None
    if is_taken is None or compare is None or not is_renewed(kernel, compare, block):
        return None
    relation = _relation_to_zero(kernel, compare, instruction.guard, number)
    if relation not in _EQUALITIES:
        return None
    return block if (is_taken != instruction.negated) == _EQUALITIES[relation] else None


def _relation_to_zero(kernel: Kernel, compare: int, guard: str, number: int) -> str:
    """How a comparison relates what an instruction has computed to 0; empty if it does not."""
    instruction = kernel.code.instructions[compare]
    words = instruction.opcode.split(".")
    if len(words) != 3 or words[0] != "setp" or words[2] not in _TYPES:
        return ""
    name = _beside_zero(instruction.operands[1:])
    is_so = bool(name) and definitions_of(kernel, name, compare) == (number,)
    return words[1] if is_so and writes_truth(kernel, compare, guard) else ""


def _before(kernel: Kernel, block: int) -> frozenset[int]:
    """The basic blocks that lead to one."""
    flow = kernel.slicer.flow
    return frozenset(n for n, following in enumerate(flow.successors) if block in following)


def _is_taken(kernel: Kernel, block: int, successor: int) -> bool | None:
    """True if a block's last branch is taken on the edge to a successor; None if both edges lead
    there, or there is no branch.
    """
    flow = kernel.slicer.flow
    last = flow.blocks[block].last
    after = last + 1
    falls = flow.block_of[after] if after < len(flow.block_of) else -1
    others = [n for n in flow.blocks[block].successors if n != falls]
    if len(others) != 1 or successor not in (falls, *others) or falls == others[0]:
        return None
    return successor != falls
