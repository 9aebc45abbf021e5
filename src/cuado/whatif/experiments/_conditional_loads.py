"""Loads that not every iteration of a loop makes, and the predicate that says whether one does.

A load has such a predicate where it is guarded, or where it is in a small block that a guarded
branch jumps over and that does nothing but compute addresses and load.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.operands import rendered
from cuado.whatif.experiments._loops import is_always_made
from cuado.whatif.subject import Subject

_LONGEST = 24
"""Instructions of a block whose arithmetic is done whether its loads are made or not."""


@dataclass(frozen=True, slots=True)
class Condition:
    """When an iteration makes a load.

    Attributes:
        at: the guarded instruction: the load, or the branch over its block.
        predicate: the register, as of there.
        negated: whether the load is made where the predicate does not hold.
        within: instructions of the block that the branch jumps over; empty for a guarded load.
    """

    at: int
    predicate: str
    negated: bool
    within: range = range(0)


def condition_of(subject: Subject, loop: Loop, load: int) -> Condition | None:
    """When an iteration makes a load that not every iteration makes; None if that is not plain."""
    instruction = subject.code.instructions[load]
    if is_always_made(subject, loop, load):
        return Condition(load, instruction.guard, instruction.negated) if instruction.guard else None
    return None if instruction.guard else _of_block(subject, loop, load)


def _of_block(subject: Subject, loop: Loop, load: int) -> Condition | None:
    """The same of a load without a guard, by the block that it is in."""
    code, flow = subject.code, subject.slicer.flow
    number = flow.block_of[load]
    block = flow.blocks[number]
    before = [n for n in sorted(flow.reachable()) if number in flow.blocks[n].successors]
    within = range(block.first, block.last + 1)
    if before != [flow.block_of[block.first - 1]] or len(within) > _LONGEST:
        return None
    at = block.first - 1
    branch = code.instructions[at]
    if branch.base != "bra" or not branch.guard or not is_always_made(subject, loop, at):
        return None
    if code.label(rendered(branch.operands[0]), at) == block.first:
        return None
    if any(not _is_plain(subject, n, branch.guard) for n in within):
        return None
    return Condition(at, branch.guard, not branch.negated, within)


def _is_plain(subject: Subject, index: int, predicate: str) -> bool:
    """Whether an instruction computes or loads, always, and leaves the predicate as it is."""
    effects = subject.code.effects[index]
    instruction, opcode = subject.code.instructions[index], effects.opcode
    if instruction.base == "bra":
        return not instruction.guard
    is_known = opcode.known and not opcode.traits and opcode.access in (Access.LOAD, None)
    return is_known and effects.definite and predicate not in effects.writes
