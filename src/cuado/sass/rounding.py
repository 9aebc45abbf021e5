"""How a machine instruction rounds what it computes: a sum, a product, or both at once."""

import re
from enum import StrEnum

from cuado.sass.toolchain.classes import SassClass, base_opcode
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.opcode_bits import (
    CONSTANT,
    IMMEDIATE,
    REGISTER,
    RZ,
    UNIFORM,
    classes_by_bits,
    encodings,
    form_of,
    opcode_of,
)

_OPCODE = re.compile(r"^(?:@!?U?P[T\d]+\s+)?U?([A-Z0-9_]+)((?:\.\w+)*)\s+(.*)$")
_SCALING = re.compile(r"\.[MD]\d+\b")
_SUMS = frozenset({"FADD", "FADD2", "FADD32I", "FHADD", "DADD", "HADD2", "HADD2_32I"})
_PRODUCTS = frozenset({"FMUL", "FMUL2", "FMUL32I", "DMUL", "HMUL2", "HMUL2_32I"})
_BOTH = frozenset({"FFMA", "FFMA2", "FFMA32I", "FHFMA", "DFMA", "HFMA2", "HFMA2_32I"})
_ONE = re.compile(r"^-?1(?:\.0*)?(?:, -?1(?:\.0*)?)?$")


class Rounding(StrEnum):
    """What is rounded, each time once."""

    SUM = "a sum"
    PRODUCT = "a product"
    FUSED = "a product and a sum at once"
    SCALED = "a product and its multiple at once"
    WIDER = "a result of another precision"


def rounding_of(sass: str) -> Rounding | None:
    """How an instruction rounds; None for what is no addition or multiplication of floats.

    A fused multiply-add that multiplies by one is a sum, one that adds -0 is a product: the
    assembler has either made by whichever unit is free.
    """
    match = _OPCODE.match(sass)
    if match is None or base_opcode(sass) == "":
        return None
    base, modifiers, operands = match[1], match[2], match[3]
    # With .F32 the result of a half-precision unit is wider than its operands.
    if base[0] == "H" and ".F32" in modifiers:
        return Rounding.WIDER if base in _SUMS | _PRODUCTS | _BOTH else None
    if base in _SUMS:
        return Rounding.SUM
    if base in _PRODUCTS:
        return Rounding.SCALED if _SCALING.search(modifiers) else Rounding.PRODUCT
    if base not in _BOTH:
        return None
    return _of_fused(operands)


def _of_fused(operands: str) -> Rounding:
    """What a fused multiply-add rounds."""
    _, *sources = (part.strip() for part in operands.split(","))
    if any(map(_ONE.match, sources[:2])):
        return Rounding.SUM
    return Rounding.PRODUCT if sources and sources[-1] == "-RZ" else Rounding.FUSED


_FLOATS = frozenset({SassClass.FP32, SassClass.FP64, SassClass.FP16, SassClass.MOVE})
_MULTIPLY, _ADD_HALVES, _CONSTANT_OF_HALVES = 0x020, 0x030, 0x035
_ONES = {0x023: (0x3F800000, 0xBF800000), 0x02B: (0x3FF00000, 0xBFF00000)}
"""High or only words of 1 and -1, by the opcode of what multiplies by them and adds."""
_CHOSEN = (0x008, 0x009, 0x00A, 0x00B, 0x02A, 0x033, 0x034, 0x102)
"""Opcodes that choose and compare floats."""
_KNOWN: dict[int, tuple[Rounding, ...]] = {
    0x021: (Rounding.SUM,),
    0x029: (Rounding.SUM,),
    0x028: (Rounding.PRODUCT,),
    **dict.fromkeys(_CHOSEN, ()),
}


def rounding_of_bits(encoding: int, kind: SassClass) -> tuple[Rounding, ...] | None:
    """As :func:`rounding_of` says it of a listing, by the bits of an instruction; None if unknown.

    Args:
        encoding: of the instruction.
        kind: its class (``opcode_bits.class_of_bits``), whose architectures these are.

    Returns:
        How it rounds; nothing for what is no addition or multiplication of floats.
    """
    opcode = opcode_of(encoding)
    if kind not in _FLOATS:
        return ()
    if kind is SassClass.MOVE:
        # A constant that a multiply-add of halves makes is one, as its text says.
        return (Rounding.FUSED,) if opcode == _CONSTANT_OF_HALVES else ()
    if opcode in _ONES:
        return _of_fused_bits(encoding, _ONES[opcode])
    if opcode == _MULTIPLY:  # A scale of 2 ** n has other bits.
        return (Rounding.PRODUCT,) if encoding >> 84 & 7 == 4 else None
    if opcode == _ADD_HALVES:
        return (Rounding.WIDER if encoding >> 78 & 1 else Rounding.SUM,)
    return _KNOWN.get(opcode)


def is_told_by_bits(cubin: bytes) -> bool:
    """True if the bits of all instructions of a cubin say what kind they are, and how they round.

    Raises:
        InvalidCubinError: not a cubin.
    """
    read = Cubin(cubin)
    for name in read.code:
        kinds = classes_by_bits(cubin, name)
        if kinds is None:
            return False
        pairs = zip(encodings(read, name), kinds, strict=True)
        if any(rounding_of_bits(encoding, kind) is None for encoding, kind in pairs):
            return False
    return True


def _of_fused_bits(encoding: int, ones: tuple[int, ...]) -> tuple[Rounding, ...] | None:
    """What a fused multiply-add rounds."""
    form, last = form_of(encoding), encoding >> 64 & 0xFF
    if form == IMMEDIATE and encoding >> 32 & 0xFFFFFFFF in ones:
        return (Rounding.SUM,)
    adds_register = form in (REGISTER, IMMEDIATE, CONSTANT, UNIFORM)
    if not adds_register or last != RZ or not encoding >> 75 & 1:
        return (Rounding.FUSED,)
    # With a mark of its size, or for a cache of operands, it is printed otherwise.
    is_plain = not encoding >> 74 & 1 and not encoding >> 124 & 1
    return (Rounding.PRODUCT,) if is_plain else None
