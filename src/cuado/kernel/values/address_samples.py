"""Addresses of a block's threads in samples of what happens: to choose by, not to prove by.

What the threads of the first block compute is followed from their indices and the launch's
numbers, a loop's values through its first iterations. What was loaded from memory is not known.
"""

from math import prod

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_transfer import result_of
from cuado.kernel.values.lane_values import Known, constant, lane_value
from cuado.model.arguments import Scalar
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum

_DEEPEST = 120


class Samples:
    """Values in the first block of a launch.

    Args:
        subject: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._code, self._chains = kernel.code, kernel.slicer.chains
        self._block, self._threads = kernel.launch.block, prod(kernel.launch.block)
        named = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
        self._arguments = {
            parameter.name: argument.value
            for parameter, argument in named
            if isinstance(argument, Scalar) and isinstance(argument.value, int)
        }
        self._known: dict[tuple[int, int], Known] = {}

    def address(self, index: int, turn: int) -> tuple[int, ...] | None:
        """Where the threads access in iteration ``turn``, arrays being at 0; None if unknown."""
        operands = (operand for operand, _ in self._code.effects[index].operands)
        found = next((each for each in operands if isinstance(each, Address)), None)
        if found is None or found.extra:
            return None
        base = self._of(found.base, index, turn, _DEEPEST)
        if base is None:
            return None
        return tuple(value + (found.offset or 0) for value in base.offsets)

    def _of(self, operand: Operand, index: int, turn: int, depth: int) -> Known:
        match operand:
            case Immediate(value=int(value)):
                return constant(value, self._threads)
            case Name(text=text):
                return self._of_name(text, index, turn, depth)
            case Sum(base=Name(), offset=offset):
                return constant(offset, self._threads)
        return None

    def _of_name(self, name: str, index: int, turn: int, depth: int) -> Known:
        symbol = self._code.symbol(name, index)
        if symbol is None:
            return self._special(name)
        if symbol.variable.space != "reg":
            return constant(0, self._threads)
        definitions = self._chains.definitions.get((index, symbol.key), ())
        if not definitions or not depth:
            return None
        # Of several, the first in the text is what a loop begins with, the last what goes on.
        first, last = min(definitions), max(definitions)
        if first == last or not turn:
            return self._written(first, turn, depth - 1)
        return self._written(last, turn - 1, depth - 1)

    def _special(self, name: str) -> Known:
        base, _, component = name.partition(".")
        threads, axis = range(self._threads), "xyz".find(component or "?")
        if base in ("%tid", "%ntid") and axis >= 0:
            extent, below = self._block[axis], prod(self._block[:axis])
            return lane_value(t // below % extent if base == "%tid" else extent for t in threads)
        if base in ("%laneid", "%warpid"):
            return lane_value(t % 32 if base == "%laneid" else t // 32 for t in threads)
        return constant(0, self._threads)

    def _written(self, index: int, turn: int, depth: int) -> Known:
        key = index, turn
        if key not in self._known:
            self._known[key] = None  # for what depends on itself
            self._known[key] = self._result(index, turn, depth)
        return self._known[key]

    def _result(self, index: int, turn: int, depth: int) -> Known:
        effects = self._code.effects[index]
        if effects.opcode.access is Access.LOAD and effects.opcode.space is Space.PARAM:
            names = (name for name in effects.address if name in self._arguments)
            return constant(self._arguments.get(next(names, ""), 0), self._threads)
        if effects.opcode.access is not None or effects.opcode.traits:
            return None
        reads = [operand for operand, role in effects.operands if role.reads]
        sources = [self._of(operand, index, turn, depth) for operand in reads]
        found = result_of(self._code.instructions[index].opcode, sources, self._threads)
        return found if found is not None and found.exact else None
