"""Integers in the text of a function, as the instructions read them.

PTX has no negative integers of a size: ``-4`` and ``4294967292`` are one word of 32 bits, and the
assembler takes either for the other. ``mul.wide.s32 %rd, %r, 4294967292`` multiplies by -4.
"""

from cuado.ptx.analysis.code import Code
from cuado.ptx.syntax.operands import Immediate

_SIZES = frozenset({8, 16, 32, 64})
_MODULAR = frozenset({"mov", "add", "sub", "neg"})
"""Operations whose result is the same, modulo its size, whether operands are signed or not."""
_ADDED_LAST = {"mad": 3}
"""The operand that an operation adds to its product, whatever the product's type."""


def integer_of(code: Code, literal: Immediate, index: int) -> int | None:
    """The integer that an instruction reads in a literal; None for a number with a point.

    It is signed where the instruction reads signed numbers, and where that makes no difference.

    Args:
        code: the function.
        literal: an operand of the instruction.
        index: the instruction.
    """
    value = literal.value
    if not isinstance(value, int):
        return None
    words = code.instructions[index].opcode.split(".")
    for at, (operand, role) in enumerate(code.effects[index].operands):
        bits = role.bits
        if operand == literal and bits == 1:
            return int(value != 0)  # `mov.pred %p, -1` sets it as 1 does.
        if operand == literal and bits is not None and bits in _SIZES:
            value &= (1 << bits) - 1
            is_signed = words[-1].startswith("s")
            is_signed |= words[0] in _MODULAR or "lo" in words or _ADDED_LAST.get(words[0]) == at
            return value - (value >> (bits - 1) << bits) if is_signed else value
    return value
