"""Comparisons of the upper word of a double, and the float limits that correspond.

Library functions compare the upper word of a double as an integer to find its magnitude, since
words order as the numbers do. Where a float replaces the double (a computed one, or a parameter
that arithmetic uses, which is converted where it is read), the limit must suit the float's word:
``word > limit`` holds for all doubles from the first one whose upper word is ``limit + 1``, and so
for the floats from that one on.

Values loaded from memory, and parameters that no arithmetic uses, stay doubles: their words are
compared with the original limit.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel.facts.registers.fp64_thresholds import Thresholds, is_parameter
from cuado.kernel.kernel import Kernel
from cuado.ptx.syntax.operands import Immediate, Name

_MAGNITUDE, _SIGN, _WORD = 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF
_INFINITE, _FLOATS_INFINITE = 0x7FF00000, 0x7F800000
_BIAS = 1023 - 127
_MANTISSA = 20
"""Bits of a double's mantissa in its upper word: 3 fewer than in a float."""
_FROM = frozenset({"ge", "lt", "hs", "lo"})
"""Comparisons that separate numbers at the limit itself."""
_PAST = frozenset({"gt", "le", "hi", "ls"})
"""Comparisons that separate numbers just above the limit."""
_MOVING = frozenset({"mov", "selp", "neg", "abs", "copysign"})
_INTEGERS = frozenset({"u32", "s32", "b32"})


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit that replaces the original one.

    Attributes:
        index: of the comparison.
        position: of its operand.
        value: the limit for the float's word.
    """

    index: int
    position: int
    value: int


def limits_of(
    kernel: Kernel, arithmetic: frozenset[int], thresholds: Thresholds
) -> Iterator[Limit]:
    """The comparisons of upper words of doubles that become floats, with their new limits.

    Args:
        kernel: the kernel.
        arithmetic: instructions that compute in fp32 instead.
        thresholds: the kernel's.
    """
    for index, instruction in enumerate(kernel.code.instructions):
        words = instruction.opcode.split(".")
        if words[0] != "setp" or len(words) != 3 or words[2] not in _INTEGERS:
            continue
        match instruction.operands:
            case (_, Name() as word, Immediate(value=int(limit))):
                apart = thresholds.word(index, word, 1)
                value = float_limit(words[1], limit & _WORD)
                are_floats = all(_is_float(kernel, n, arithmetic) for n in apart)
                if apart and are_floats and value is not None:
                    is_negative = words[2] == "s32" and value & _SIGN
                    yield Limit(index, 2, value - (_SIGN << 1) if is_negative else value)


def float_limit(comparison: str, limit: int) -> int | None:
    """The limit for a float's word in place of a double's upper one; None if there is none.

    Args:
        comparison: ``lt``, ``ge``, ...
        limit: the upper word, without a sign.
    """
    if comparison in _FROM:
        return _word_of_float(limit)
    if comparison in _PAST and limit & _MAGNITUDE != _MAGNITUDE:
        return _word_of_float(limit + 1) - 1
    return None


def _word_of_float(word: int) -> int:
    """The least float at least as large as the least double with that upper word.

    A double too large for a float becomes infinity; one too small, the least normal float.
    """
    sign, magnitude = word & _SIGN, word & _MAGNITUDE
    if magnitude >= _INFINITE:
        return sign | _FLOATS_INFINITE | (magnitude - _INFINITE) << 3
    # The exponent loses the difference of the biases; the mantissa's 20 bits become the upper ones
    # of 23. IEEE 754-2019, table 3.5.
    exponent = (magnitude >> _MANTISSA) - _BIAS
    if exponent >= 0xFF:
        return sign | _FLOATS_INFINITE
    if exponent <= 0:
        return sign | (1 << 23 if magnitude else 0)
    return sign | (magnitude - (_BIAS << _MANTISSA)) << 3


def _is_float(kernel: Kernel, apart: int, arithmetic: frozenset[int]) -> bool:
    """True if an unpacked double has surely become a float.

    It has if it was computed or is a parameter, not if it was only loaded and moved. A parameter
    becomes a float only if arithmetic uses it; the caller asks about no others.
    """
    code, chains = kernel.code, kernel.slicer.chains
    seen: set[int] = set()
    todo = [apart]
    while todo:
        index = todo.pop()
        for key in code.keys(code.effects[index].reads, index):
            definitions = set(chains.definitions.get((index, key), ()))
            made = {n for n in definitions if not is_parameter(code.instructions[n])}
            if not definitions or not made <= arithmetic:
                return False
            moving = {n for n in made - seen if code.instructions[n].base in _MOVING}
            seen |= definitions
            todo += moving
    return True
