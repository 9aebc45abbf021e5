"""Conversions from and to pairs of floats of eight bits (PTX ISA, "cvt": e4m3x2, e5m2x2)."""

from dataclasses import dataclass

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.floating import narrowed, widened
from cuado.backends.emulated.frontend.lowering.types import F32, I16, I32, TYPES, vector

_BIAS, _FRACTION, _INFINITY = 127, 23, 0x7F800000
"""Exponent bias, bits of the fraction, and infinity of f32."""
_NAN, _HALF_NAN = 0x7F, 0x7FFF
"""What every NaN becomes: in eight bits, in f16 (``__nv_cvt_fp8_to_halfraw`` of cuda_fp8.hpp)."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format of eight bits.

    Attributes:
        fraction: its bits.
        bias: of its exponent.
        most: bits of its greatest number.
    """

    fraction: int
    bias: int
    most: int


FORMATS = {"e4m3x2": Format(3, 7, 0x7E), "e5m2x2": Format(2, 15, 0x7B)}


def converts_eights(e: Emitter) -> bool:
    """True if the instruction converts from or to a pair of 8-bit floats."""
    return not FORMATS.keys().isdisjoint(e.words)


def cvt_eights(e: Emitter) -> None:
    """cvt: two floats, or a pair of f16, to such a pair; such a pair to one of f16."""
    _, *how, to, source = e.words
    is_narrowing = to in FORMATS
    sources = ("f32", "f16x2") if is_narrowing else FORMATS
    needed = {"rn", "satfinite"} if is_narrowing else {"rn"}
    operands = 3 if source == "f32" else 2
    if (
        source not in sources
        or not (is_narrowing or to == "f16x2")
        or set(how) - {"relu"} != needed
        or len(e.operands) != operands
    ):
        raise e.unsupported()
    if not is_narrowing:
        both = e.resized(e.integers(e.operands[1], 16), 32)
        low, high = (_to_half(e, part, source) for part in _halved(e, both, 8))
        e.write(e.operands[0], _joined(e, high, low, 16))
        return
    form = FORMATS[to]
    if source == "f32":
        values = [e.read(operand, TYPES["f32"]) for operand in e.operands[1:]]
    else:
        low, high = _halved(e, e.integers(e.operands[1], 32), 16)
        values = [widened(e, TYPES["f16"], e.resized(part, 16)) for part in (high, low)]
    high, low = (_to_eight(e, value, form) for value in values)
    e.write(e.operands[0], e.resized(_joined(e, high, low, 8), 16))


def _halved(e: Emitter, value: ir.Value, bits: int) -> tuple[ir.Value, ir.Value]:
    """The low and the high part of integers, of so many bits each."""
    b, width = e.builder, e.constant(I32, bits)
    return b.and_(value, e.constant(I32, (1 << bits) - 1)), b.lshr(value, width)


def _joined(e: Emitter, high: ir.Value, low: ir.Value, bits: int) -> ir.Value:
    return e.builder.or_(e.builder.shl(high, e.constant(I32, bits)), low)


def _to_eight(e: Emitter, value: ir.Value, form: Format) -> ir.Value:
    """Bits of f32 rounded to nearest, ties to even; what is too large becomes the greatest."""
    b = e.builder

    def number(each: int) -> ir.Value:
        return e.constant(I32, each)

    bits = e.untyped(value)
    size, dropped = b.and_(bits, number(0x7FFFFFFF)), _FRACTION - form.fraction
    odd = b.and_(b.lshr(size, number(dropped)), number(1))
    nearest = b.add(b.add(size, number((1 << dropped - 1) - 1)), odd)
    normal = b.sub(b.lshr(nearest, number(dropped)), number(_BIAS - form.bias << form.fraction))
    # Added to a number whose last bit is worth as much as the format's least one, a float is
    # rounded there.
    rounding = _BIAS + 1 + _FRACTION - form.bias - form.fraction << _FRACTION
    whole = b.fadd(e.typed(size, TYPES["f32"]), e.typed(number(rounding), TYPES["f32"]))
    subnormal = b.sub(e.untyped(whole), number(rounding))
    is_small = b.icmp_unsigned("<", size, number(_BIAS + 1 - form.bias << _FRACTION))
    found = b.select(is_small, subnormal, normal)
    most = number(form.most)
    found = b.select(b.icmp_unsigned(">", found, most), most, found)
    found = _signed(e, found, b.and_(b.lshr(bits, number(24)), number(0x80)))
    return b.select(b.icmp_unsigned(">", size, number(_INFINITY)), number(_NAN), found)


def _to_half(e: Emitter, value: ir.Value, source: str) -> ir.Value:
    """Eight bits as those of f16, which holds every number exactly."""
    b, form = e.builder, FORMATS[source]
    size, sign = (b.and_(value, e.constant(I32, mask)) for mask in (0x7F, 0x80))
    shifted = b.shl(size, e.constant(I32, 10 - form.fraction))
    if form.bias == 15:  # That of f16.
        found, last = shifted, e.constant(I32, 0x7C)
    else:
        factor = ir.Constant(vector(F32), [2.0 ** (15 - form.bias)] * 32)
        exact = b.fmul(widened(e, TYPES["f16"], b.trunc(shifted, vector(I16))), factor)
        found, last = b.zext(narrowed(e, TYPES["f16"], exact), vector(I32)), e.constant(I32, 0x7E)
    found = _signed(e, found, b.shl(sign, e.constant(I32, 8)))
    return b.select(b.icmp_unsigned(">", size, last), e.constant(I32, _HALF_NAN), found)


def _signed(e: Emitter, size: ir.Value, sign: ir.Value) -> ir.Value:
    """A magnitude with its sign; with ``.relu`` 0 where that is set."""
    b, zero = e.builder, e.constant(I32, 0)
    if "relu" in e.words:
        return b.select(b.icmp_unsigned("!=", sign, zero), zero, size)
    return b.or_(size, sign)
