"""Integers of address arithmetic: their bounds, and their form as sums.

Arithmetic of 32-bit registers is followed backwards from where a number is read. Bounds are known
for indices, for values with few bits, and for sums and products of these that stay far from 2**31;
loop-carried and loaded values are unknown.

Of 64-bit registers the low words can be followed as well, which is all of an address in shared
memory: the low word of a sum, of a product and of a left shift depends only on the low words of the
    operands. Their values hold modulo 2**32.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.intervals import Interval, Intervals, times, total
from cuado.kernel.values.known_bits import Bits
from cuado.kernel.values.operations import operation_of
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Operand

LARGEST = 1 << 30
NONE: Interval = (0, 0)
_WORDS = frozenset({"s32", "u32", "b32"})
_LONG = frozenset({"s64", "u64", "b64"})


@dataclass(frozen=True, slots=True)
class Linear:
    """``one * factor + more * sign``.

    Attributes:
        one: an operand.
        factor: a number; with 1 there is no product.
        more: an operand; None for nothing more.
        sign: 1 or -1.
    """

    one: Operand
    factor: int = 1
    more: Operand | None = None
    sign: int = 1


class Numbers(Interpreter[Interval]):
    """Bounds and bits of a kernel's 32-bit integers.

    Args:
        kernel: the kernel and its launch.
        bits: known bits of registers.
        low_words: whether those of 64-bit registers count, too.
    """

    def __init__(self, kernel: Kernel, bits: Bits, *, low_words: bool = False) -> None:
        super().__init__(kernel.code, kernel.slicer.chains, Intervals())
        self._low_words, self._types = low_words, _WORDS | _LONG if low_words else _WORDS
        self._sizes = (32, 64) if low_words else (32,)
        self._block, self._bits = kernel.launch.block, bits

    def definition(self, name: str, index: int) -> int | None:
        """The one instruction that wrote what another reads, if it surely did."""
        symbol = self._code.symbol(name, index)
        if symbol is None or symbol.variable.space != "reg":
            return None
        found = self._chains.definitions.get((index, symbol.key), ())
        # An instruction that reads what it wrote itself is loop-carried: its value is another one
        # in each iteration, which no single number stands for.
        if len(found) != 1 or found[0] == index:
            return None
        effects = self._code.effects[found[0]]
        return found[0] if effects.definite and len(effects.writes) == 1 else None

    def linear(self, index: int) -> Linear | None:  # noqa: PLR0911 - one for each form
        """An instruction as a product with a number and a sum; None for any other."""
        instruction = self._code.instructions[index]
        # Below, what would need the bits that a result loses (a high half, a carry) is left out:
        # the forms are of unbounded integers, and `written` checks afterwards that no register
        # overflows.
        operation = operation_of(instruction.opcode)
        types = {*operation.types}
        if not types or not types <= self._types or operation.loses_bits:
            return None
        if operation.is_wide and not self._low_words:
            return None
        match instruction.base, instruction.operands[1:]:
            case (("mov" | "cvt"), (one,)):
                return Linear(one)
            case (("add" | "sub"), (one, other)):
                return Linear(one, more=other, sign=1 if operation.name == "add" else -1)
            case (("or" | "xor"), (one, other)) if self._are_apart(one, other, index):
                return Linear(one, more=other)
            case (("shl" | "mul" | "mad"), operands):
                return _multiplication(operation.name, operands)
            case "bfi", (one, more, Immediate(value=int(at)), Immediate(value=int(bits))):
                if self._fits(one, more, at, bits, index):
                    return Linear(one, 1 << at, more)
        return None

    def _are_apart(self, one: Operand, other: Operand, index: int) -> bool:
        """True if two operands have no bit in common, so that ``or`` is a sum."""
        return not self._bits.operand(one, index).bits & self._bits.operand(other, index).bits

    def _fits(self, one: Operand, third: Operand, at: int, bits: int, index: int) -> bool:
        """True if inserting bits is adding them: none is cut off, none is overwritten."""
        if not (0 <= at < 32 and 0 < bits <= 32 - at):
            return False
        field = (1 << bits) - 1
        own, others = (self._bits.operand(each, index).bits for each in (one, third))
        return not (own & ~field or others & field << at)

    def bits_of_name(self, name: str, index: int) -> int:
        """Bits that a number may have which an instruction reads."""
        return self._bits.of(name, index)

    def named(self, name: str, index: int) -> Interval | None:
        """The interval of a number of 32 bits, or of a low word, that an instruction reads."""
        symbol = self._code.symbol(name, index)
        if symbol is not None:
            if symbol.variable.space != "reg" or BITS.get(symbol.variable.type) not in self._sizes:
                return None
            # Known bits first: they survive masks and loads of bytes, which are no sums.
            bits = self._bits.of(name, index)
            if bits <= LARGEST:
                return 0, bits
        return super().named(name, index)

    def special(self, name: str) -> Interval | None:
        """Indices and extents of a block."""
        base, _, axis = name.partition(".")
        if axis in ("x", "y", "z") and base in ("%tid", "%ntid"):
            extent = self._block["xyz".index(axis)]
            return (0, extent - 1) if base == "%tid" else (extent, extent)
        return (0, 31) if name == "%laneid" else None

    def written(self, index: int) -> Interval | None:
        """The interval of a sum of products with numbers."""
        linear = self.linear(index)
        if linear is None:
            return None
        one, more = self.operand(linear.one, index), NONE
        if linear.more is not None:
            found = self.operand(linear.more, index)
            one, more = (one, found) if found is not None else (None, NONE)
        if one is None:
            return None
        # 2**30 keeps sums of two such numbers inside a signed word, so that one check here serves
        # for whatever is added to the result later.
        whole = total(times(one, linear.factor), times(more, linear.sign))
        return whole if max(map(abs, whole)) <= LARGEST else None


def _multiplication(base: str, operands: tuple[Operand, ...]) -> Linear | None:
    """``shl``, ``mul`` or ``mad`` with a number as one factor."""
    match base, operands:
        case "shl", (one, Immediate(value=int(by))) if 0 <= by < 32:
            return Linear(one, 1 << by)
        case (("mul" | "mad"), (one, Immediate(value=int(factor)), *rest)):
            return Linear(one, factor, rest[0] if rest else None)
        case "mul", (Immediate(value=int(factor)), one):
            return Linear(one, factor)
    return None
