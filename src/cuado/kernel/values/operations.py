"""The results of integer opcodes, for any domain of values that stand for integers.

An opcode is parsed once (``operation_of``). A domain defines sums and products of its values, and
the table in ``Domain.result`` composes the opcodes from them: intervals, known bits, polynomials
and values of all lanes are followed by the same table.
"""

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from cuado.ptx.semantics.opcode import BITS

_LOSING = frozenset({"hi", "sat", "cc", "relu"})
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "lo": operator.lt,
    "ls": operator.le,
    "hi": operator.gt,
    "hs": operator.ge,
}
"""Relations of ``setp`` between integers that were read with the type's sign."""
ALIASES = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
"""Relations of numbers without a sign, by their other names."""
INVERSE = {"lt": "ge", "le": "gt", "gt": "le", "ge": "lt", "eq": "ne", "ne": "eq"}
"""Relations that hold where another one does not."""
V = TypeVar("V")


def quotient(one: int, other: int) -> int:
    """Division towards zero, as PTX divides; the divisor is not 0."""
    found = abs(one) // abs(other)
    return found if (one < 0) == (other < 0) else -found


def is_integer(type_: str) -> bool:
    """True if a type's arithmetic is that of integers."""
    return type_[0] in "usb" and type_[1:].isdigit() and 8 <= BITS.get(type_, 0) <= 64


@dataclass(frozen=True, slots=True)
class Operation:
    """A parsed opcode.

    Attributes:
        name: without modifiers: ``mad``.
        types: that it names, the result's first and the source's last.
        words: its modifiers and types.
    """

    name: str
    types: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def source(self) -> str:
        """The type that operands are read as; empty without types."""
        return self.types[-1] if self.types else ""

    @property
    def is_wide(self) -> bool:
        """True if the result has twice the bits of the operands."""
        return "wide" in self.words

    @property
    def bits(self) -> int:
        """Bits of the result; 64 where no type says."""
        return BITS[self.types[0]] * (2 if self.is_wide else 1) if self.types else 64

    @property
    def is_signed(self) -> bool:
        """True if operands are read as signed numbers."""
        return self.source[:1] == "s"

    @property
    def is_integer(self) -> bool:
        """True if all types are those of integers, and there is one."""
        return bool(self.types) and all(map(is_integer, self.types))

    def reads(self, low: int, high: int) -> bool:
        """True if numbers in these bounds are operands of the source's type: none is cut off.

        ``cvt.s32.s8`` reads the low byte of a register that may hold more.
        """
        if not self.source:
            return True
        bits, is_signed = BITS[self.source], self.is_signed
        least, most = (-(1 << (bits - 1)), 1 << (bits - 1)) if is_signed else (0, 1 << bits)
        return least <= low and high < most

    @property
    def loses_bits(self) -> bool:
        """True if the result differs from that of unbounded integers: a high half, a carry, a 0 in
        place of what is negative (``min.relu``).
        """
        return not _LOSING.isdisjoint(self.words)


@lru_cache(maxsize=1 << 12)
def operation_of(opcode: str) -> Operation:
    """The operation of a full opcode: ``mad.lo.s32``."""
    name, *words = opcode.split(".")
    types = tuple(word for word in words if word in BITS)
    return Operation(name, types, tuple(words))


class Domain(ABC, Generic[V]):
    """A kind of value that stands for integers; None is a value of which nothing is known.

    Results are those of unbounded integers: the caller decides if a register holds them.
    """

    @abstractmethod
    def number(self, value: int) -> V | None:
        """The value that stands for a number."""

    @abstractmethod
    def sum(self, one: V, other: V) -> V | None:
        """The value that stands for sums."""

    @abstractmethod
    def product(self, one: V, other: V) -> V | None:
        """The value that stands for products."""

    @abstractmethod
    def as_number(self, value: V) -> int | None:
        """The one number that a value stands for; None where it stands for others as well."""

    def negated(self, value: V) -> V | None:
        """The value that stands for the negated numbers."""
        minus = self.number(-1)
        return None if minus is None else self.product(value, minus)

    def other(self, operation: Operation, values: Sequence[V]) -> V | None:
        """The result of an operation that is not composed of sums and products."""
        del operation, values
        return None

    def result(self, operation: Operation, values: Sequence[V]) -> V | None:
        """The result of an operation on values, in order of the operands."""
        if operation.loses_bits:
            return None
        found: V | None = None
        match operation.name, values:
            case (("mov" | "cvt" | "cvta"), [one]):
                found = one
            case "add", [one, other]:
                found = self.sum(one, other)
            case "sub", [one, other]:
                found = self._summed(one, self.negated(other))
            case "neg", [one]:
                found = self.negated(one)
            case "mul", [one, other]:
                found = self.product(one, other)
            case "mad", [one, other, more]:
                found = self._summed(more, self.product(one, other))
            case "shl", [one, by] if (power := self._power(by)) is not None:
                found = self.product(one, power)
            case _:
                found = self.other(operation, values)
        return found

    def _summed(self, one: V, other: V | None) -> V | None:
        return None if other is None else self.sum(one, other)

    def _power(self, by: V) -> V | None:
        """The factor that a shift to the left by a known number is."""
        count = self.as_number(by)
        return self.number(1 << count) if count is not None and 0 <= count < 64 else None
