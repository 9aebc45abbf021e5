"""How far accesses go from where their pointers lead, in one launch.

An address is a pointer or a variable, and integers that are added to it. Where their ranges are
known for all threads (``ranges``), so are the bytes that the access may go to. What is put together
otherwise, or differs between paths, is not known.
"""

from cuado.kernel.values.ranges import Range, Ranges
from cuado.ptx.analysis.addresses import Addresses, Kind
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.syntax.operands import Address, Name, Operand, Sum

Span = tuple[int, int]
"""The first byte, and the one after the last, from where a pointer leads."""

_FARTHEST = 1 << 62
_ZERO = (0, 0)


class Distances:
    """Distances in one function.

    Args:
        code: the function.
        flow: its control flow.
        chains: its def-use chains.
        addresses: where its addresses come from.
        ranges: of its integers, in a launch.
    """

    def __init__(
        self, code: Code, flow: Flow, chains: DefUse, addresses: Addresses, ranges: Ranges
    ) -> None:
        self._code, self._chains = code, chains
        self._addresses, self._ranges = addresses, ranges
        self._written: dict[int, Range] = {}
        # In order of control flow: what goes round in a loop is not known.
        for index in flow.in_order:
            effects = self._code.effects[index]
            if effects.definite and len(effects.writes) == 1:
                self._written[index] = self._result(index)

    def span(self, index: int, address: Address) -> Span | None:
        """The bytes that an access may go to, from where its pointer leads; None if unknown."""
        size = self._code.effects[index].opcode.bytes
        found = None if address.extra else self._pointer(address.base, index)
        if found is None or not size or max(map(abs, found)) > _FARTHEST:
            return None
        begin = address.offset or 0
        return found[0] + begin, found[1] + begin + size

    def _pointer(self, operand: Operand, index: int) -> Range:
        """Bytes from where a pointer leads to the address that an operand is."""
        match operand:
            case Name(text=text):
                pass
            case Sum(base=Name(text=text), offset=offset):
                found = self._pointer(operand.base, index)
                return None if found is None else (found[0] + offset, found[1] + offset)
            case _:
                return None
        symbol = self._code.symbol(text, index)
        if symbol is None:
            return None
        if symbol.variable.space != "reg":
            return _ZERO
        definitions = self._chains.definitions.get((index, symbol.key), ())
        return self._written.get(definitions[0]) if len(definitions) == 1 else None

    def _result(self, index: int) -> Range:
        """The same of what an instruction writes; None where that is no address."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        base, *words = instruction.opcode.split(".")
        read = [operand for operand, role in effects.operands if role.reads]
        if base == "ld" and "param" in words:
            roots = self._addresses.result(index)
            return _ZERO if {root.kind for root in roots} == {Kind.PARAMETER} else None
        found = None
        match base, read if {"hi", "sat", "cc"}.isdisjoint(words) else []:
            case (("mov" | "cvta"), [one]):
                found = self._pointer(one, index)
            case "add", [one, other]:
                found = _total(self._pointer(one, index), self._number(other, index))
                found = found or _total(self._pointer(other, index), self._number(one, index))
            case "sub", [one, other]:
                found = _total(self._pointer(one, index), _negated(self._number(other, index)))
            case "mad", [one, other, third]:
                product = _product(self._number(one, index), self._number(other, index))
                found = _total(self._pointer(third, index), product)
        return found

    def _number(self, operand: Operand, index: int) -> Range:
        return self._ranges.operand(operand, index)


def _total(one: Range, other: Range) -> Range:
    return None if one is None or other is None else (one[0] + other[0], one[1] + other[1])


def _negated(one: Range) -> Range:
    return None if one is None else (-one[1], -one[0])


def _product(one: Range, other: Range) -> Range:
    if one is None or other is None:
        return None
    every = [a * b for a in one for b in other]
    return min(every), max(every)
