"""The bits of a 32-bit value that may be set, derived from its arithmetic."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.operations import Domain, Operation
from cuado.ptx.analysis.code import Symbol
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Operand

ANY = 0xFFFFFFFF
_DEEPEST = 32
_NARROW = frozenset({"s8", "s16"})
_WORD = 32


@dataclass(frozen=True, slots=True)
class Known:
    """The low word of a value.

    Attributes:
        bits: the bits that may be set.
        number: the value, where it is one number.
    """

    bits: int
    number: int | None = None


_UNKNOWN = Known(ANY)


class KnownBits(Domain[Known]):
    """The domain of known bits; all results hold modulo 2**32."""

    def number(self, value: int) -> Known:
        """The bits of a number."""
        return Known(value & ANY, value & ANY)

    def as_number(self, value: Known) -> int | None:
        """The number, where it is one."""
        return value.number

    def negated(self, value: Known) -> Known | None:
        """Only the difference of two numbers is known."""
        return None if value.number is None else self.number(-value.number)

    def sum(self, one: Known, other: Known) -> Known:
        """The bits of a sum, with possible carries."""
        if one.number is not None and other.number is not None:
            return self.number(one.number + other.number)
        return Known(sum_of(one.bits, other.bits))

    def product(self, one: Known, other: Known) -> Known | None:
        """The bits of a product with a number, as a sum of shifted values."""
        # A product with a number is the sum of the other factor, shifted by each bit of the number.
        factor, bits = (other.number, one.bits) if one.number is None else (one.number, other.bits)
        if factor is None:
            return None
        if one.number is not None and other.number is not None:
            return self.number(one.number * other.number)
        return Known(reduce(sum_of, (bits << n & ANY for n in range(32) if factor >> n & 1), 0))

    def result(self, operation: Operation, values: Sequence[Known]) -> Known | None:
        """The result, where no sign is extended and no address converted."""
        if not operation.is_integer or operation.name == "cvta":
            return None
        # Sign extension sets high bits by a bit that may be 1: nothing is left of what was known.
        extends = operation.name in ("mov", "cvt") or operation.is_wide
        if extends and not _NARROW.isdisjoint(operation.types):
            return None
        if operation.name == "cvt":
            values = [_cut(each, operation.source) for each in values]
        found = super().result(operation, values)
        return None if found is None else _cut(found, operation.types[0], wide=operation.is_wide)

    def other(self, operation: Operation, values: Sequence[Known]) -> Known | None:
        """Bits that are combined, moved or inserted."""
        match operation.name, values:
            case "and", [one, other]:
                return Known(one.bits & other.bits)
            case (("or" | "xor"), [one, other]):
                return Known(one.bits | other.bits)
            case "shr", [one, Known(number=int(by))] if operation.types[0] in ("u32", "b32"):
                return Known(one.bits >> by)
            case "bfi", [one, into, Known(number=int(at)), Known(number=int(count))]:
                if operation.types[0] == "b32" and max(at, count) <= 32:
                    field = ((1 << count) - 1) << at & ANY
                    return Known(into.bits & ~field | one.bits << at & field)
        return None


def _cut(value: Known, type_: str, *, wide: bool = False) -> Known:
    """What a register of a type keeps of a value, or twice as much."""
    kept = (1 << min(BITS[type_] * (1 + wide), _WORD)) - 1
    return Known(value.bits & kept, None if value.number is None else value.number & kept)


class Bits(Interpreter[Known]):
    """Bits of registers.

    Args:
        kernel: the kernel.
        alignment: bytes to which the addresses of shared variables are a multiple, by name.
    """

    deepest = _DEEPEST

    def __init__(self, kernel: Kernel, alignment: dict[str, int]) -> None:
        super().__init__(kernel.code, kernel.slicer.chains, KnownBits())
        self._block = kernel.launch.block
        self._alignment = alignment

    def of(self, name: str, index: int) -> int:
        """Bits of the low word of ``name`` that may be set where ``index`` reads it."""
        found = self.named(name, index)
        return ANY if found is None else found.bits

    def operand(self, operand: Operand, index: int) -> Known:
        """The bits of an operand; of an unknown one all may be set."""
        return super().operand(operand, index) or _UNKNOWN

    def special(self, name: str) -> Known | None:
        """Indices of threads."""
        base, _, axis = name.partition(".")
        if base == "%tid" and axis in ("x", "y", "z"):
            return Known((1 << (self._block["xyz".index(axis)] - 1).bit_length()) - 1)
        return Known(31) if name == "%laneid" else None

    def variable(self, symbol: Symbol) -> Known:
        """A variable's address, of which the alignment is known."""
        align = self._alignment.get(symbol.key[0], symbol.variable.align or 1)
        return Known(ANY & -align)

    def joined(self, definitions: Sequence[int]) -> Known | None:
        """The union of the bits of all definitions."""
        found = [self.result(definition) or _UNKNOWN for definition in definitions]
        if not found:
            return None
        numbers = {each.number for each in found}
        number = numbers.pop() if len(numbers) == 1 else None
        return Known(reduce(int.__or__, (each.bits for each in found)), number)


def sum_of(one: int, other: int) -> int:
    """Bits of a sum: those of both, and all bits that a carry may reach."""
    both = one & other
    if not both:
        return one | other
    # A carry begins at the lowest bit that both may have and reaches the top bit of the largest
    # sum at most; bits in between may become anything.
    lowest = both & -both
    highest = 1 << (one + other).bit_length()
    return (one | other | (highest - lowest)) & ANY
