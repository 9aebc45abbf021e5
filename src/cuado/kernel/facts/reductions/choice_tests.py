"""Comparisons of a new value with the best one so far, and blocks that only some come to."""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.syntax.operands import Name, Operand, rendered

_SWAPPED = {"gt": "lt", "lt": "gt", "ge": "le", "le": "ge"}
INVERSE = {"gt": "le", "lt": "ge", "ge": "lt", "le": "gt"}
EXTREME = {"gt": "max", "ge": "max", "lt": "min", "le": "min"}


def swapped(relation: str) -> str:
    """A relation with its sides exchanged; ``ltu`` becomes ``gtu``."""
    open_ = "u" if relation.endswith("u") else ""
    plain = _SWAPPED.get(relation.removesuffix("u"), "")
    return f"{plain}{open_}" if plain else ""


@dataclass(frozen=True, slots=True)
class ChoiceTest:
    """A predicate that says if a step's value is better.

    Attributes:
        step: the step.
        holds: whether it holds for a better value.
        compare: the comparison.
        decides: what joins it with another condition; the comparison where there is none.
    """

    step: int
    holds: bool
    compare: int
    decides: int

    @property
    def decision(self) -> tuple[int, bool]:
        """What decides about the step, and whether it holds for a better value."""
        return self.decides, self.holds


def is_skipped_alone(flow: Flow, number: int) -> bool:
    """True if a branch before a block skips this block alone, and nothing else leads to it."""
    before = flow.predecessors[number]
    after = flow.successors[number]
    if len(before) != 1 or len(after) != 1 or number in flow.successors[after[0]]:
        return False
    return before == [number - 1] and {*flow.successors[number - 1]} == {number, *after}


def is_in_order(flow: Flow, loops: Sequence[Loop]) -> bool:
    """True if the first of some loops, with the others in it, goes on by the text's order alone."""
    ends = {(n, each.header) for each in loops for n in each.blocks}
    blocks = loops[0].blocks
    return all(
        n < each or (n, each) in ends
        for n in blocks
        for each in blocks.intersection(flow.successors[n])
    )


def identity_of(kernel: Kernel, inner: Sequence[Loop], operand: Operand, index: int) -> object:
    """What tells a value from others: its text, who wrote it, and where it is read, if it counts.

    What one of some inner loops carries may be another value by the same instructions.
    """
    if not isinstance(operand, Name):
        return rendered(operand)
    found, keys = (
        definitions_of(kernel, operand.text, index),
        kernel.code.keys((operand.text,), index),
    )
    block_of, is_live = kernel.slicer.flow.block_of, live_registers(kernel)
    written = {block_of[n] for n in found}
    around = [each for each in inner if block_of[index] in each.blocks]
    carrying = [each.header for each in around if written & each.blocks]
    if any(is_live(key, header) for header in carrying for key in keys):
        return operand.text, found, index
    return operand.text, found
