"""Conversions between types: integers, floats, half precision, tf32 (PTX ISA, "cvt")."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import nans
from cuado.backends.emulated.frontend.lowering.eight_bits import converts_eights, cvt_eights
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.floating import (
    PRECISION,
    clamped,
    flushed,
    narrowed,
    number_of,
    rounding_of,
    widened,
)
from cuado.backends.emulated.frontend.lowering.pending_nans import makes_one_nan
from cuado.backends.emulated.frontend.lowering.types import (
    F32,
    F64,
    I32,
    I64,
    TYPES,
    Type,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Name, Operand


def cvt(e: Emitter) -> None:
    """cvt: between any two types; rounding to an integer is exact."""
    if converts_eights(e):
        cvt_eights(e)
        return
    if "satfinite" in e.words:
        raise e.unsupported()
    if "tf32" in e.words:
        _to_tf32(e)
        return
    to, source, *more = types_in(e.words)
    if more or source.name in ("f16x2", "bf16x2"):
        raise e.unsupported()
    if to.name in ("f16x2", "bf16x2"):
        _pack_halves(e, TYPES[to.name[:-2]])
        return
    operand = e.operands[1]
    if source.kind == "f":
        _from_float(e, to, source, operand)
        return
    bits = _source_bits(e, operand, source)
    # The register may be wider than the type: its low part is converted.
    value = e.read(operand, TYPES[f"b{bits}"]) if bits == source.bits else e.integers(operand, bits)
    value = e.resized(value, source.bits)
    if to.kind == "f":
        e.write(e.operands[0], _to_float(e, value, to, source))
        return
    if "sat" in e.words:
        value = _saturated(e, value, to, source)
    value = e.resized(value, to.bits, signed=source.is_signed)
    e.write(e.operands[0], value, signed=to.is_signed)


def _to_tf32(e: Emitter) -> None:
    """Floats with ten fraction bits: ties are rounded away from 0.

    The other bits of a NaN are truncated, so that some become infinite, as on an H200.
    """
    if "rna" not in e.words or "sat" in e.words or "relu" in e.words:
        raise e.unsupported()
    b, bits = e.builder, e.read(e.operands[1], TYPES["b32"])
    is_nan = b.icmp_unsigned(
        ">", b.and_(bits, e.constant(I32, 0x7FFFFFFF)), e.constant(I32, 0x7F800000)
    )
    # Half of the last kept bit: adding it before truncation rounds the magnitude.
    half = b.select(is_nan, e.constant(I32, 0), e.constant(I32, 0x1000))
    e.write(e.operands[0], b.and_(b.add(bits, half), e.constant(I32, 0xFFFFE000)))


def _to_float(e: Emitter, value: ir.Value, to: Type, source: Type) -> ir.Value:
    """Integers as floats, rounded once."""
    b, how = e.builder, rounding_of(e)
    if how or to.bits == 16:
        bits = e.resized(value, 64, signed=source.is_signed)
        numbers = (int(source.is_signed), number_of(to), how)
        made = e.lanewise("exact_from_integer", I64, [bits], *numbers)
        value = e.typed(e.resized(made, to.bits), to)
    else:
        wide = vector(to.llvm)
        value = b.sitofp(value, wide) if source.is_signed else b.uitofp(value, wide)
    if "sat" not in e.words:
        return value
    if to.bits == 16:
        return narrowed(e, to, clamped(e, widened(e, to, value)))
    return clamped(e, value)


def _source_bits(e: Emitter, operand: Operand, source: Type) -> int:
    """Width of an operand's register, of which cvt reads the low part."""
    if isinstance(operand, Name):
        variable = e.variable(operand.text)
        if variable is not None and variable.space == "reg":
            return TYPES[variable.type].bits
        return max(source.bits, 32)
    return source.bits


def _saturated(e: Emitter, value: ir.Value, to: Type, source: Type) -> ir.Value:
    b, width = e.builder, source.bits
    # A bound of the target outside of the source's range cannot be exceeded, nor be represented.
    low = -(1 << (to.bits - 1)) if to.is_signed else 0
    high = (1 << (to.bits - (1 if to.is_signed else 0))) - 1
    if source.is_signed:
        if low >= -(1 << (width - 1)):
            least = e.constant(source.integer, low)
            value = b.select(b.icmp_signed("<", value, least), least, value)
        if high < 1 << (width - 1):
            most = e.constant(source.integer, high)
            value = b.select(b.icmp_signed(">", value, most), most, value)
    elif high < 1 << width:
        most = e.constant(source.integer, high)
        value = b.select(b.icmp_unsigned(">", value, most), most, value)
    return value


_TO_INTEGER = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
"""LLVM's names of roundings to an integer."""


def _from_float(e: Emitter, to: Type, source: Type, operand: Operand) -> None:
    value = _float_source(e, to, source, operand)
    width = "f64" if value.type.element == F64 else "f32"
    how = next((word for word in e.words if word in _TO_INTEGER), None)
    if how is not None:
        name = f"llvm.{_TO_INTEGER[how]}.v32{width}"
        value = e.builder.call(e.runtime(name, value.type, [value.type]), [value])
    if to.kind != "f":
        result = e.lanewise(f"{width}_to_{to.name}", to.integer, [value])
        e.write(e.operands[0], result, signed=to.is_signed)
        return
    value = _resized_float(e, clamped(e, value), to)
    value = flushed(e, value) if to.is_float else value
    if makes_one_nan(e.words):
        e.write_made(e.operands[0], value)
    else:
        e.write(e.operands[0], value)


def _resized_float(e: Emitter, value: ir.Value, to: Type) -> ir.Value:
    """A float of 32 or 64 bits as one of another type, rounded once."""
    rounding, is_double = rounding_of(e), value.type.element == F64
    if is_double and (to.bits == 16 or (to.bits == 32 and rounding)):
        # `narrowed` takes 32 bits, and would round a double twice; fptrunc only rounds to nearest.
        bits = e.builder.bitcast(value, vector(I64))
        numbers = (number_of(TYPES["f64"]), number_of(to), rounding)
        made = e.resized(e.lanewise("exact_cvt", I64, [bits], *numbers), to.bits)
        return e.typed(nans.shortened(e, value, to, PRECISION[to.name] - 1, made), to)
    if to.bits == 16:
        return narrowed(e, to, value, rounding)
    if to.bits == 32 and is_double:
        return e.builder.fptrunc(value, vector(F32))
    if to.bits == 64 and not is_double:
        return e.builder.fpext(value, vector(F64))
    return value


def _float_source(e: Emitter, to: Type, source: Type, operand: Operand) -> ir.Value:
    """The float to convert; half precision as f32, which holds it exactly."""
    if source.bits == 16:
        return widened(e, source, e.integers(operand, 16))
    value = e.read(operand, source)
    if to.name != "f16":  # To f16 an H200 ignores .ftz.
        value = flushed(e, value)
    if to.name == "f64" and "ftz" in e.words:
        return e.typed(e.with_one_nan(e.untyped(value)), source)
    return value


def _pack_halves(e: Emitter, one: Type) -> None:
    """Conversion of two floats to a pair: the first goes to the high half."""
    b = e.builder
    if len(e.operands) > 3:
        raise e.unsupported()
    values = [flushed(e, clamped(e, e.read(o, TYPES["f32"]))) for o in e.operands[1:3]]
    high, low = (narrowed(e, one, value, rounding_of(e)) for value in values)
    parts = [b.zext(part, vector(I32)) for part in (high, low)]
    e.write(e.operands[0], b.or_(b.shl(parts[0], e.constant(I32, 16)), parts[1]))


HANDLERS = {"cvt": cvt}
