"""Distances of accesses from their pointers, in one launch.

An address is a pointer or a variable, and integers that are added to it. Where the intervals of
these are known for all threads (``ranges``), so are the bytes that the access may go to. Addresses
of other forms, or different ones on different paths, are unknown.
"""

from collections.abc import Sequence

from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.intervals import Interval, Intervals, product, times, total
from cuado.kernel.values.operations import Operation, operation_of
from cuado.kernel.values.ranges import Ranges
from cuado.ptx.analysis.addresses import Addresses, Kind
from cuado.ptx.analysis.code import Code, Symbol
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.semantics.opcode import Space
from cuado.ptx.syntax.operands import Address, Immediate, Operand

Span = tuple[int, int]
"""The first byte, and the one after the last, relative to a pointer."""

_FARTHEST = 1 << 62
_ZERO = (0, 0)
_WORD = 32
_NEAR = 1 << 30
"""Two distances below, in a register of 32 bits, differ by less than it has numbers."""


class Distances(Interpreter[Interval]):
    """Distances in bytes from pointers to the addresses in registers, in one function.

    Args:
        code: the function.
        flow: its control flow.
        chains: its def-use chains.
        addresses: where its addresses come from.
        ranges: ranges of its integers in a launch.
    """

    def __init__(
        self, code: Code, flow: Flow, chains: DefUse, addresses: Addresses, ranges: Ranges
    ) -> None:
        super().__init__(code, chains, Intervals())
        self._addresses, self._ranges = addresses, ranges
        # In order of control flow: what each one builds on is there, and no chain gets deep.
        for index in flow.in_order:
            if code.effects[index].definite and len(code.effects[index].writes) == 1:
                self.result(index)

    def span(self, index: int, address: Address) -> Span | None:
        """The bytes that an access may go to, relative to its pointer; None if unknown."""
        size = self._code.effects[index].opcode.bytes
        is_plain = address.is_near and not address.extra
        found = self.operand(address.base, index) if is_plain else None
        if found is None or not size or max(map(abs, found)) > _FARTHEST:
            return None
        begin = address.offset or 0
        return found[0] + begin, found[1] + begin + size

    def operand(self, operand: Operand, index: int) -> Interval | None:
        """The distance of an operand that is an address; None for a number."""
        return None if isinstance(operand, Immediate) else super().operand(operand, index)

    def variable(self, symbol: Symbol) -> Interval:
        """A variable's address has the distance 0."""
        del symbol
        return _ZERO

    def written(self, index: int) -> Interval | None:
        """The distance of an instruction's result; None if that is no address."""
        effects = self._code.effects[index]
        if effects.opcode.access is not None:
            is_pointer = {r.kind for r in self._addresses.result(index)} == {Kind.PARAMETER}
            return _ZERO if is_pointer and effects.opcode.space is Space.PARAM else None
        operation = operation_of(self._code.instructions[index].opcode)
        read = [operand for operand, role in effects.operands if role.reads]
        found = self._computed(operation, read, index)
        # A shared address of 32 bits comes around: one that is 2**32 further is the same.
        is_whole = found is None or operation.bits > _WORD or max(map(abs, found)) < _NEAR
        return found if is_whole else None

    def _computed(
        self, operation: Operation, read: Sequence[Operand], index: int
    ) -> Interval | None:
        """The distance of a sum, as if nothing wrapped around."""
        match operation.name, [] if operation.loses_bits else read:
            case (("mov" | "cvta"), [one]):
                return self.operand(one, index)
            case "add", [one, other]:
                return self._moved(one, other, index) or self._moved(other, one, index)
            case "sub", [one, other]:
                return self._moved(one, other, index, -1)
            case "mad", [one, other, third]:
                base, *factors = (self.operand(third, index), *self._numbers(index, one, other))
                if base is not None and len(factors) == 2:
                    return total(base, product(*factors))
        return None

    def _moved(self, one: Operand, by: Operand, index: int, sign: int = 1) -> Interval | None:
        """The distance of a sum of an address and a number, or of their difference."""
        base, numbers = self.operand(one, index), self._numbers(index, by)
        return total(base, times(numbers[0], sign)) if base is not None and numbers else None

    def _numbers(self, index: int, *operands: Operand) -> list[Interval]:
        """The intervals of operands that are numbers; none where one is not known."""
        found = [self._ranges.operand(each, index) for each in operands]
        known = [each for each in found if each is not None]
        return known if len(known) == len(found) else []
