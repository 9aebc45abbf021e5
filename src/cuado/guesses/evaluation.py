"""Numbers that registers hold for one thread: loops at their first iteration, memory full of zeros.

What a guard compares can so be evaluated for the first and the last thread of a grid, whatever the
compiler made of it: shifts, products, divisions by constants. This is good for guesses, not for
proofs: of several definitions of a register the first in the order of control flow counts.
"""

from collections.abc import Callable, Mapping, Sequence

from cuado.guesses.origins import parameter_of
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.operations import COMPARISONS, Domain, Operation, is_integer, quotient
from cuado.ptx.semantics.opcode import BITS, Space
from cuado.ptx.syntax.operands import Immediate, Operand

_DEEPEST = 150
"""Definitions followed one after the other: Python's stack holds some hundred."""


_PAIRS: dict[str, Callable[[int, int], int | None]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "mul24": lambda a, b: a * b,
    "div": lambda a, b: quotient(a, b) if b else None,
    "rem": lambda a, b: a - b * quotient(a, b) if b else None,
    "min": min,
    "max": max,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << (b & 63),
    "shr": lambda a, b: a >> (b & 63),
}


class Numbers(Domain[int]):
    """The domain of plain numbers."""

    def number(self, value: int) -> int:
        """Itself."""
        return value

    def sum(self, one: int, other: int) -> int:
        """The sum."""
        return one + other

    def product(self, one: int, other: int) -> int:
        """The product."""
        return one * other

    def as_number(self, value: int) -> int:
        """Itself."""
        return value

    def result(self, operation: Operation, values: Sequence[int]) -> int | None:
        """The result of an integer operation as the machine has it."""
        kind = operation.source
        if operation.name == "setp":
            return _holds(operation, values)
        if operation.name == "selp" and len(values) == 3:
            return values[0] if values[2] else values[1]
        if operation.types and not operation.is_integer and "pred" not in operation.types:
            return 0  # floating point: as memory, all zeros
        found = _computed(operation, [_read(each, kind) if kind else each for each in values])
        if found is None or not operation.types:
            return found
        if "hi" in operation.words:
            found >>= BITS[operation.types[0]]
        return _wrapped(found, operation.bits)


def _holds(operation: Operation, values: Sequence[int]) -> int | None:
    """1 if a comparison of whole numbers is true, else 0; None if it is of others."""
    compare, kind = COMPARISONS.get(operation.words[0]), operation.source
    if compare is None or len(values) != 2:
        return None
    if not is_integer(kind):
        return 0
    return int(compare(*(_read(each, kind) for each in values)))


_SINGLE: dict[str, Callable[[int], int]] = {
    "mov": lambda a: a,
    "cvt": lambda a: a,
    "cvta": lambda a: a,
    "neg": lambda a: -a,
    "not": lambda a: ~a,
    "abs": abs,
}


def _computed(operation: Operation, taken: Sequence[int]) -> int | None:
    match operation.name, taken:
        case name, [one] if name in _SINGLE:
            return _SINGLE[name](one)
        case (("mad" | "mad24"), [one, other, more]):
            return one * other + more
        case name, [one, other] if name in _PAIRS:
            return _PAIRS[name](one, other)
        case "bfe", [one, at, length]:
            return one >> at & (1 << length) - 1
    return None


def _wrapped(value: int, bits: int) -> int:
    """A number as a signed one of so many bits; a predicate as it is."""
    if bits < 8:
        return value & 1
    return ((value + (1 << bits - 1)) & (1 << bits) - 1) - (1 << bits - 1)


def _read(value: int, kind: str) -> int:
    """A signed number as an instruction reads it."""
    bits = BITS.get(kind, 64)
    value = _wrapped(value, bits)
    return value & (1 << bits) - 1 if kind[0] == "u" and bits >= 8 else value


class Evaluation(Interpreter[int]):
    """The numbers of one thread.

    Args:
        slicer: of the kernel.
        parameters: values by parameter and byte; others are unknown.
        specials: values of special registers.
        memory: what some loads find, by instruction; others find 0.
    """

    deepest = _DEEPEST

    def __init__(
        self,
        slicer: Slicer,
        parameters: Mapping[tuple[str, int], int],
        specials: Mapping[str, int],
        memory: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__(slicer.code, slicer.chains, Numbers())
        self._order = slicer.flow.order
        self._parameters, self._specials = parameters, specials
        self._memory = memory or {}

    def operand(self, operand: Operand, index: int) -> int | None:
        """The value of an operand; 0 for a floating-point number."""
        if isinstance(operand, Immediate) and not isinstance(operand.value, int):
            return 0
        return super().operand(operand, index)

    def special(self, name: str) -> int | None:
        """The value of a special register."""
        return self._specials.get(name)

    def loaded(self, index: int) -> int | None:
        """The value of a parameter; 0 for memory."""
        effects = self._code.effects[index]
        if effects.opcode.space is not Space.PARAM:
            return self._memory.get(index, 0)
        found = parameter_of(effects.operands)
        return None if found is None else self._parameters.get(found)

    def joined(self, definitions: Sequence[int]) -> int | None:
        """The value of the definition that comes first: where a loop begins."""
        for each in sorted(definitions, key=self._order.__getitem__):
            if (found := self.result(each)) is not None:
                return found
        return None

    def difference(self, index: int) -> int | None:
        """The first operand of a comparison less the second one; None if one is unknown."""
        effects = self._code.effects[index]
        operands = [operand for operand, role in effects.operands if role.reads][:2]
        values = [self.operand(operand, index) for operand in operands]
        if len(values) != 2 or values[0] is None or values[1] is None:
            return None
        # As signed numbers, whatever is compared: a guard is below zero on one side of it.
        return values[0] - values[1]

    def address(self, index: int) -> int | None:
        """The address that an instruction accesses, with pointers that are 0."""
        for operand, _ in self._code.effects[index].operands:
            base, offset = getattr(operand, "base", None), getattr(operand, "offset", None)
            if base is not None:
                found = self.operand(base, index)
                return None if found is None else found + (offset or 0)
        return None
