"""Sampled addresses of a block's threads: a basis for choices, not for proofs.

The values of the first block's threads are computed from their indices and the launch's numbers,
with loops through their first iterations. Values loaded from memory are unknown.
"""

from collections.abc import Sequence
from math import prod

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.given_numbers import given_numbers, place_of
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.lane_transfer import LaneValues
from cuado.kernel.values.lane_values import Known, LaneValue, constant, lane_value
from cuado.ptx.analysis.code import Symbol
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Name

_DEEPEST = 120


class Samples:
    """Values in the first block of a launch.

    Args:
        kernel: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._turns: list[_Iteration] = []

    def address(self, index: int, turn: int) -> tuple[int, ...] | None:
        """The threads' addresses in iteration ``turn``, with arrays at 0; None if unknown."""
        while len(self._turns) <= turn:
            self._turns.append(_Iteration(self._kernel, self._turns[-1] if self._turns else None))
        operands = (operand for operand, _ in self._kernel.code.effects[index].operands)
        found = next((each for each in operands if isinstance(each, Address)), None)
        if found is None or found.extra:
            return None
        base = self._turns[turn].operand(found.base, index)
        if base is None:
            return None
        return tuple(value + (found.offset or 0) for value in base.offsets)


class _Iteration(Interpreter[LaneValue]):
    """Values in one iteration of all loops.

    Args:
        kernel: the kernel and its launch.
        before: values of the previous iteration; None in the first.
    """

    deepest = _DEEPEST

    def __init__(self, kernel: Kernel, before: "_Iteration | None") -> None:
        self._block, self._threads = kernel.launch.block, prod(kernel.launch.block)
        self._domain_of_all = LaneValues(self._threads)
        super().__init__(kernel.code, kernel.slicer.chains, self._domain_of_all)
        self._before = before
        self._arguments = given_numbers(kernel.code, kernel.launch.arguments)

    def special(self, name: str) -> Known:
        """Indices in the block; 0 for all else."""
        base, _, component = name.partition(".")
        threads, axis = range(self._threads), "xyz".find(component or "?")
        if base in ("%tid", "%ntid") and axis >= 0:
            extent, below = self._block[axis], prod(self._block[:axis])
            return lane_value(t // below % extent if base == "%tid" else extent for t in threads)
        if base in ("%laneid", "%warpid"):
            return lane_value(t % 32 if base == "%laneid" else t // 32 for t in threads)
        return constant(0, self._threads)

    def variable(self, symbol: Symbol) -> Known:
        """Arrays are at 0."""
        del symbol
        return constant(0, self._threads)

    def joined(self, definitions: Sequence[int]) -> Known:
        """The first definition in the text enters a loop, the last one continues it."""
        if not definitions:
            return None
        first, last = min(definitions), max(definitions)
        if first == last or self._before is None:
            return self.result(first)
        return self._before.result(last)

    def written(self, index: int) -> Known:
        """The result of an instruction on exact values, or a number of the launch."""
        effects = self._code.effects[index]
        if effects.opcode.access is Access.LOAD and effects.opcode.space is Space.PARAM:
            places = (
                place_of(each.base.text, each.offset)
                for each, _ in effects.operands
                if isinstance(each, Address) and isinstance(each.base, Name)
            )
            return constant(self._arguments.get(next(places, ""), 0), self._threads)
        if effects.opcode.access is not None or effects.opcode.traits:
            return None
        reads = [operand for operand, role in effects.operands if role.reads]
        sources = [self.operand(operand, index) for operand in reads]
        found = self._domain_of_all.of_instruction(self._code, index, sources)
        return found if found is not None and found.exact else None
