"""Remainders of unrolled loops: loops that make as many iterations as a number says, 0 included.

A compiler unrolls a loop of unknown length by making first what is left over, in a loop of its own
that counts down from ``trips & 3``, say, and is skipped where that is 0. The unrolled loop goes on
from where it ended: whatever path was taken, an induction has made that number of steps. What is
left over of a loop unrolled twice is one iteration or none: it is *peeled off*, without a loop.
"""

from collections.abc import Iterator, Sequence
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
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.syntax.operands import Immediate, Name, Operand

_EQUALITIES = {"eq": False, "ne": True}
_TYPES = frozenset({"s32", "u32", "b32", "s64", "u64", "b64"})
_TURNS = frozenset({("not", 1), ("xor", 2)})
"""Operations that turn a predicate around, or not, and the number of predicates that they read."""


@dataclass(frozen=True, slots=True)
class Remainder:
    """Code that makes as many iterations as a number says.

    Attributes:
        blocks: its basic blocks.
        loop: the loop that they are; None where one iteration is peeled off.
        number: the instruction that computes the number.
        most: the largest that the number can be; it is not negative.
        skips: the basic block that decides whether it is skipped; there is no other way in.
        is_opposite: whether the iteration that is peeled off is made where the number is 0, and
            not where it is 1.
    """

    blocks: frozenset[int]
    loop: Loop | None
    number: int
    most: int
    skips: int
    is_opposite: bool = False


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
    loops = (remainder_of(kernel, loop) for loop in loops_of(flow))
    for found in (*filter(None, loops), *peeled_iterations(kernel)):
        inside = [n for n in definitions if flow.block_of[n] in found.blocks]
        if len(inside) != 1 or flow.block_of[index] in found.blocks:
            continue
        (last,) = inside
        (first,) = {*definitions} - {last}
        if not _is_made_in_each(kernel, found, last):
            continue
        is_behind = Dominance(flow).is_before(found.skips, flow.block_of[index])
        if is_behind and is_renewed(kernel, first, found.skips):
            return first, last, found
    return None


def _is_made_in_each(kernel: Kernel, remainder: Remainder, index: int) -> bool:
    """True if each iteration of a remainder runs an instruction."""
    flow, loop = kernel.slicer.flow, remainder.loop
    block, dominates = flow.block_of[index], Dominance(flow)
    leaving = (n for n in remainder.blocks if not remainder.blocks.issuperset(flow.successors[n]))
    is_plain = kernel.code.effects[index].definite and not kernel.code.instructions[index].guard
    ends = loop.latches if loop is not None else leaving
    return is_plain and all(dominates.is_before(block, end) for end in ends)


def peeled_iterations(kernel: Kernel) -> tuple[Remainder, ...]:
    """The iterations that are peeled off: code that is skipped or not as one bit of a number says,
    which nothing else leads into, and which leads on to where it would have been skipped to.
    """
    return kernel.once("peeled iterations", lambda: tuple(_peeled(kernel)))


def _peeled(kernel: Kernel) -> Iterator[Remainder]:
    flow = kernel.slicer.flow
    for block, basic in enumerate(flow.blocks):
        guard = kernel.code.instructions[basic.last].guard
        if not guard or len({*basic.successors}) != 2 or EXIT in basic.successors:
            continue
        bit = bit_of(kernel, guard, basic.last)
        if bit is None or not all(is_renewed(kernel, n, block) for n in bit.made):
            continue
        for entry, behind in (basic.successors, basic.successors[::-1]):
            inside, taken = _up_to(kernel, entry, behind), _is_taken(kernel, block, entry)
            is_made = taken != kernel.code.instructions[basic.last].negated
            if inside and taken is not None and _leads_into(kernel, inside) == {block}:
                yield Remainder(inside, None, bit.number, 1, block, bit.holds != is_made)


def _leads_into(kernel: Kernel, blocks: frozenset[int]) -> set[int]:
    """The basic blocks that lead into some others."""
    before = kernel.slicer.flow.predecessors
    return {n for each in blocks for n in before[each]} - blocks


def _up_to(kernel: Kernel, entry: int, behind: int) -> frozenset[int] | None:
    """The basic blocks from one to another, which all ways come to; None where some do not."""
    flow = kernel.slicer.flow
    todo, found = [entry], set[int]()
    while todo:
        block = todo.pop()
        if block == behind or block in found:
            continue
        if EXIT in flow.blocks[block].successors:
            return None
        found.add(block)
        todo += flow.successors[block]
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Bit:
    """A number that is 0 or 1, and a predicate that follows it.

    Attributes:
        made: the instructions from the one that computes the number to the predicate's.
        holds: whether the predicate is true where the number is 1, and not where it is 0.
    """

    made: tuple[int, ...]
    holds: bool

    @property
    def number(self) -> int:
        """The instruction that computes the number."""
        return self.made[0]


def bit_of(kernel: Kernel, name: str, index: int) -> Bit | None:
    """The number of one bit that a predicate follows; None if it follows none.

    ``and.b32 odd, trips, 1; setp.eq.s32 p, odd, 1; mov.pred no, 0; xor.pred q, p, no`` is what
    compilers make of ``trips % 2``.
    """
    made = _before_it(kernel, name, index)
    if made is None:
        return None
    instruction = kernel.code.instructions[made]
    base, *words = instruction.opcode.split(".")
    names = [each.text for each in instruction.operands[1:] if isinstance(each, Name)]
    if base == "setp" and writes_truth(kernel, made, name):
        return _compared_bit(kernel, made, names)
    if words != ["pred"] or (base, len(names)) not in _TURNS:
        return None
    for own, other in (names, names[::-1]) if len(names) > 1 else ((names[0], ""),):
        turns = _truth(kernel, other, made) if other else True
        found = None if turns is None else bit_of(kernel, own, made)
        if found is not None:
            return Bit((*found.made, made), found.holds != turns)
    return None


def _compared_bit(kernel: Kernel, compare: int, names: Sequence[str]) -> Bit | None:
    """The bit that a comparison with 0 or 1 tells."""
    instruction = kernel.code.instructions[compare]
    words = instruction.opcode.split(".")
    other = [each.value for each in instruction.operands[1:] if isinstance(each, Immediate)]
    if len(words) != 3 or words[1] not in _EQUALITIES or words[2] not in _TYPES:
        return None
    number = _before_it(kernel, names[0], compare) if len(names) == 1 else None
    if number is None or masked(kernel, number) != (0, 1) or other not in ([0], [1]):
        return None
    return Bit((number, compare), (other == [1]) == (words[1] == "eq"))


def _before_it(kernel: Kernel, name: str, index: int) -> int | None:
    """The instruction that has written what another one reads, without a guard, on all ways."""
    made = written_by(kernel, name, index)
    if made is None or kernel.code.instructions[made].guard:
        return None
    return made if Dominance(kernel.slicer.flow)(made, index) else None


def _truth(kernel: Kernel, name: str, index: int) -> bool | None:
    """The truth that a predicate is set to; None if it is computed."""
    made = _before_it(kernel, name, index)
    if made is None or kernel.code.instructions[made].opcode != "mov.pred":
        return None
    value = kernel.code.instructions[made].operands[1]
    return bool(value.value) if isinstance(value, Immediate) else None


def _found(kernel: Kernel, loop: Loop) -> Remainder | None:
    number = None if ends_early(kernel, loop) else _counted_down(kernel, loop)
    skips = None if number is None else _skipping(kernel, loop, number)
    if number is None or skips is None or not is_renewed(kernel, number, skips):
        return None
    # A negative number is counted down to 0, too, by way of all others.
    known = kernel.ranges.result(number) or masked(kernel, number)
    if known is None or known[0] < 0:
        return None
    return Remainder(loop.blocks, loop, number, known[1], skips)


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
    into = {*flow.predecessors[first]} - loop.blocks
    if len(into) == 1 and all(flow.successors[block] == [first] for block in into):
        (first,) = into
        into = {*flow.predecessors[first]}
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
