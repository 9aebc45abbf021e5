"""Integer divisions by run-time numbers, and the divisors that a launch passes."""

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.replace_arithmetic import is_constant, words_of
from cuado.model.arguments import Scalar
from cuado.ptx.analysis.code import PARAMETER_SCOPE
from cuado.ptx.syntax.operands import Address, Name

_DIVISIONS = frozenset({"div", "rem"})
_INTEGERS = frozenset({"u16", "s16", "u32", "s32", "u64", "s64"})
_TYPES = frozenset({"u32", "s32", "u64", "s64"})
_CARRYING = frozenset({"mov", "cvt"})
_SIGNED = "s"
_PASSES = 8
"""Moves and conversions that a divisor is followed through."""


def divides(kernel: Kernel, index: int) -> bool:
    """True if an instruction divides integers by a number known only at run time."""
    instruction = kernel.code.instructions[index]
    words = words_of(instruction)
    if words[0] not in _DIVISIONS or words[-1] not in _INTEGERS or len(instruction.operands) != 3:
        return False
    return not is_constant(kernel, instruction.operands[2], index)


def divisions_of(kernel: Kernel) -> list[int]:
    """Integer divisions whose divisor is known only at run time."""
    instructions = enumerate(kernel.code.instructions)
    return [n for n, each in instructions if words_of(each)[-1] in _TYPES and divides(kernel, n)]


def divisor_of(kernel: Kernel, index: int) -> int:
    """The divisor in this launch; 0 if it is not known."""
    instruction = kernel.code.instructions[index]
    name, at = instruction.operands[2], index
    seen = [words_of(instruction)[-1]]
    for _ in range(_PASSES):
        if not isinstance(name, Name):
            return 0
        found = [
            definition
            for key in kernel.code.keys((name.text,), at)
            for definition in kernel.slicer.chains.definitions.get((at, key), ())
        ]
        if len(found) != 1 or not kernel.code.effects[found[0]].definite:
            return 0
        (at,) = found
        source = kernel.code.instructions[at]
        if not isinstance(source.operands[0], Name):
            return 0  # It is taken apart: which part this is, is not followed.
        if source.opcode.startswith("ld.param"):
            value = _passed(kernel, at)
            for type_ in (words_of(source)[-1], *reversed(seen)):
                value = _as(type_, value)
            return value
        if source.base not in _CARRYING or not _carries(words_of(source)):
            return 0
        # A conversion goes through the type that it makes, which may be the narrower one.
        seen += words_of(source)[-2:] if source.base == "cvt" else words_of(source)[-1:]
        name = source.operands[-1]
    return 0


def _carries(words: tuple[str, ...]) -> bool:
    """True for a move or a conversion between integers: its types say which bits it keeps."""
    if words[0] == "mov":
        return True
    into, source = words[-2:]
    return into[0] in "su" and source[0] in "su" and "sat" not in words


def _passed(kernel: Kernel, index: int) -> int:
    """The value of an integer parameter in this launch; 0 if it is no integer."""
    operand = kernel.code.instructions[index].operands[1]
    if not isinstance(operand, Address) or operand.offset or not isinstance(operand.base, Name):
        return 0
    symbol = kernel.code.symbol(operand.base.text, index)
    if symbol is None or symbol.key[1] != PARAMETER_SCOPE:
        return 0
    parameters = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
    for parameter, argument in parameters:
        if parameter.name == symbol.key[0] and isinstance(argument, Scalar):
            return argument.integer or 0
    return 0


def _as(type_: str, value: int) -> int:
    """A number reinterpreted as an integer type; ``b32`` is taken as unsigned."""
    bits = int(type_[1:])
    value &= (1 << bits) - 1
    return value - (value >> (bits - 1) << bits) if type_.startswith(_SIGNED) else value
