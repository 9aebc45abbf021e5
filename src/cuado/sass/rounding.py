"""How a machine instruction rounds what it computes: a sum, a product, or both at once."""

import re
from enum import StrEnum

from cuado.sass.toolchain.classes import base_opcode

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
