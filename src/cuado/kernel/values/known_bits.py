"""Which bits of a 32-bit value can be set at all, as far as the arithmetic that made it tells."""

from functools import reduce

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import is_integer
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, Operand, Sum

ANY = 0xFFFFFFFF
_MOVES = frozenset({"mov", "cvt"})
_DEEPEST = 32


class Bits:
    """Bits of registers.

    Args:
        subject: the kernel.
        alignment: bytes to which the addresses of shared variables are a multiple, by name.
    """

    def __init__(self, kernel: Kernel, alignment: dict[str, int]) -> None:
        self._kernel = kernel
        self._alignment = alignment
        self._known: dict[int, int] = {}

    def of(self, name: str, index: int, depth: int = _DEEPEST) -> int:
        """Bits of the low word of ``name`` that may be set where ``index`` reads it."""
        code = self._kernel.code
        symbol = code.symbol(name, index)
        if symbol is None:
            return self._special(name)
        if symbol.variable.space != "reg":
            return ANY & -self._alignment.get(name, symbol.variable.align or 1)
        definitions = self._kernel.slicer.chains.definitions.get((index, symbol.key), ())
        if not definitions or not depth:
            return ANY
        found = 0
        for definition in definitions:
            found |= self._written(definition, depth - 1)
        return found

    def _special(self, name: str) -> int:
        base, _, axis = name.partition(".")
        sizes = self._kernel.launch.block
        if base == "%tid" and axis in ("x", "y", "z"):
            return (1 << (sizes["xyz".index(axis)] - 1).bit_length()) - 1
        return 31 if name == "%laneid" else ANY

    def _written(self, index: int, depth: int) -> int:
        """Bits of what an instruction writes; any while it is being found out (in a loop)."""
        if index not in self._known:
            self._known[index] = ANY
            self._known[index] = self._result(index, depth)
        return self._known[index]

    def _operand(self, operand: Operand, index: int, depth: int) -> int:
        match operand:
            case Immediate(value=int(value)):
                return value & ANY
            case Name(text=text):
                return self.of(text, index, depth)
            case Sum(base=Name(text=text), offset=offset):
                return sum_of(self.of(text, index, depth), offset & ANY)
            case _:
                return ANY

    def _result(self, index: int, depth: int) -> int:
        instruction = self._kernel.code.instructions[index]
        base, words = instruction.base, instruction.opcode.split(".")
        types = [word for word in words if word in BITS]
        parts = len(self._kernel.code.effects[index].writes)
        if parts != 1 or "sat" in words or not types or not all(map(is_integer, types)):
            return ANY
        bits = [self._operand(o, index, depth) for o in instruction.operands[1:]]
        last = instruction.operands[-1]
        amount = last.value if isinstance(last, Immediate) else None
        found = ANY
        if base in _MOVES and len(bits) == 1:
            found = ANY if types[-1] in ("s8", "s16") else bits[0]
        elif base in ("and", "or", "xor") and len(bits) == 2:
            found = bits[0] & bits[1] if base == "and" else bits[0] | bits[1]
        elif base == "shl" and isinstance(amount, int) and 0 <= amount < 32:
            found = bits[0] << amount & ANY
        elif base == "shr" and types[0] in ("u32", "b32") and isinstance(amount, int):
            found = bits[0] >> amount
        elif base == "add" and len(bits) == 2:
            found = sum_of(*bits)
        elif base == "bfi" and types[0] == "b32":
            found = self._inserted(instruction.operands, bits)
        elif base in ("mul", "mad") and {"lo", "wide"} & set(words):
            product = self._product(instruction.operands[1:3], bits)
            found = sum_of(product, bits[2]) if base == "mad" else product
        return found

    def _inserted(self, operands: tuple[Operand, ...], bits: list[int]) -> int:
        """Of the second source with bits of the first from a place on."""
        numbers = [o.value for o in operands[3:] if isinstance(o, Immediate)]
        if len(numbers) < 2 or not all(isinstance(n, int) and 0 <= n <= 32 for n in numbers):
            return ANY
        field = ((1 << int(numbers[1])) - 1) << int(numbers[0]) & ANY
        return bits[1] & ~field | bits[0] << int(numbers[0]) & field

    def _product(self, operands: tuple[Operand, ...], bits: list[int]) -> int:
        """Of two factors, one of which is a number."""
        for number, other in ((operands[1], bits[0]), (operands[0], bits[1])):
            if isinstance(number, Immediate) and isinstance(number.value, int):
                factor = number.value & ANY
                terms = (other << n & ANY for n in range(32) if factor >> n & 1)
                return reduce(sum_of, terms, 0)
        return ANY


def sum_of(one: int, other: int) -> int:
    """Bits of a sum: those of both, and where both may have one, all that it may carry to."""
    both = one & other
    if not both:
        return one | other
    lowest = both & -both
    highest = 1 << (one + other).bit_length()
    return (one | other | (highest - lowest)) & ANY
