"""Loads that some iterations of a loop skip, and the predicate of each.

The predicate is the load's guard, or that of a branch over (or to) a small block which only
computes addresses and loads.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cuado.kernel.facts.loops.loop import is_always_made
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.operands import rendered

_LONGEST = 24
"""Most instructions of such a block: its arithmetic runs even if its loads do not."""


@dataclass(frozen=True, slots=True)
class Condition:
    """The condition under which an iteration makes a load.

    Attributes:
        at: the guarded instruction: the load, or the branch that decides on its block.
        predicate: the register, as read there.
        negated: whether the load is made where the predicate does not hold.
        within: instructions of the block that the branch decides on; empty for a guarded load.
    """

    at: int
    predicate: str
    negated: bool
    within: range = range(0)


def scoped(
    indices: Iterable[int], conditions: Mapping[int, Condition], names: dict[str, str]
) -> Iterator[tuple[int, dict[str, str]]]:
    """Instructions with the names valid for each: names written in a block are valid in it only."""
    inside: dict[range, dict[str, str]] = {}
    blocks = [each.within for each in conditions.values()]
    for index in indices:
        # What a skipped block writes is not there behind it: names made in it must not leak to its
        # successors.
        within = next((each for each in blocks if index in each), None)
        yield index, names if within is None else inside.setdefault(within, dict(names))


def condition_of(kernel: Kernel, loop: Loop, load: int) -> Condition | None:
    """The condition of a load that not every iteration makes; None if its form is not supported."""
    instruction = kernel.code.instructions[load]
    if is_always_made(kernel, loop, load):
        return (
            Condition(load, instruction.guard, instruction.negated) if instruction.guard else None
        )
    return None if instruction.guard else _of_block(kernel, loop, load)


def _of_block(kernel: Kernel, loop: Loop, load: int) -> Condition | None:
    """The condition of an unguarded load, from the branch around its block."""
    code, flow = kernel.code, kernel.slicer.flow
    number = flow.block_of[load]
    block = flow.blocks[number]
    # Only one branch may decide on the block: with several predecessors there would be no single
    # predicate for it.
    before = [n for n in sorted(flow.reachable()) if number in flow.blocks[n].successors]
    within = range(block.first, block.last + 1)
    if len(before) != 1 or len(within) > _LONGEST:
        return None
    at = flow.blocks[before[0]].last
    branch = code.instructions[at]
    if branch.base != "bra" or not branch.guard or not is_always_made(kernel, loop, at):
        return None
    # The block runs either where the branch is taken or where it is not; a branch to the next
    # instruction does not tell which.
    is_target = code.label(rendered(branch.operands[0]), at) == block.first
    if is_target and block.first == at + 1:
        return None
    if any(not _is_plain(kernel, n, branch.guard) for n in within):
        return None
    return Condition(at, branch.guard, branch.negated if is_target else not branch.negated, within)


def _is_plain(kernel: Kernel, index: int, predicate: str) -> bool:
    """True if an instruction always computes or loads, and does not write the predicate."""
    effects = kernel.code.effects[index]
    instruction, opcode = kernel.code.instructions[index], effects.opcode
    if instruction.base == "bra":
        return not instruction.guard
    is_known = opcode.known and not opcode.traits and opcode.access in (Access.LOAD, None)
    return is_known and effects.definite and predicate not in effects.writes
