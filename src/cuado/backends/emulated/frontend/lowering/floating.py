"""Arithmetic of f32, f64 and half-precision numbers."""

from collections.abc import Sequence

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import nans
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import (
    F32,
    I16,
    I32,
    I64,
    TYPES,
    Type,
    types_in,
    vector,
)

DIRECTED = {"rz": 1, "rm": 2, "rp": 3}


def kind_of(e: Emitter) -> Type:
    """The type that an instruction computes in.

    Raises:
        UnsupportedInstructionError: ``.ftz`` of f16, whose subnormal numbers are normal as f32.
    """
    kind = types_in(e.words)[-1]
    if "ftz" in e.words and kind.name in ("f16", "f16x2"):
        raise e.unsupported("subnormal numbers of half precision as zeros")
    return kind


def rounding_of(e: Emitter) -> int:
    """The directed rounding that the opcode names; 0 for the nearest number."""
    return next((DIRECTED[word] for word in e.words if word in DIRECTED), 0)


def flushed(e: Emitter, value: ir.Value) -> ir.Value:
    """Subnormal numbers as zeros of their sign, where the opcode says ``.ftz``."""
    if "ftz" not in e.words or value.type.element != F32:
        return value
    b = e.builder
    # By the bits: the magnitude of a subnormal number is below that of the smallest normal one.
    bits = b.bitcast(value, vector(I32))
    magnitude = b.and_(bits, e.constant(I32, 0x7FFFFFFF))
    small = b.icmp_unsigned("<", magnitude, e.constant(I32, 0x00800000))
    sign = b.and_(bits, e.constant(I32, 0x80000000))
    return b.bitcast(b.select(small, sign, bits), value.type)


def read_all(e: Emitter, kind: Type, first: int = 1) -> list[ir.Value]:
    """The source operands as floats; half precision as f32, which holds it exactly."""
    values = []
    for operand in e.operands[first:]:
        if kind.bits == 16:
            values.append(widened(e, kind, e.read(operand, TYPES["b16"])))
        else:
            values.append(flushed(e, e.read(operand, kind)))
    return values


def widened(e: Emitter, kind: Type, value: ir.Value) -> ir.Value:
    """f16 or bf16 as f32."""
    return e.lanewise(f"{kind.name}_to_f32", F32, [value])


def narrowed(e: Emitter, kind: Type, value: ir.Value, how: int = 0) -> ir.Value:
    """f32 as the bits of f16 or bf16."""
    return e.lanewise(f"f32_to_{kind.name}", I16, [value], how)


def clamped(e: Emitter, value: ir.Value) -> ir.Value:
    """``.sat``: in 0 to 1, NaN as 0. ``.relu``: not below 0."""
    b = e.builder
    zero, one = e.typed_constant(value, 0.0), e.typed_constant(value, 1.0)
    if "sat" in e.words:
        value = b.select(b.fcmp_ordered(">", value, zero), value, zero)
        value = b.select(b.fcmp_ordered("<", value, one), value, one)
    if "relu" in e.words:
        value = b.select(b.fcmp_unordered(">", value, zero), value, zero)
    return value


def finish(e: Emitter, kind: Type, value: ir.Value) -> None:
    """Write a result: flushed, saturated and in its own precision, as the opcode says."""
    value = flushed(e, clamped(e, value))
    if kind.name == "f32":
        e.write_made(e.operands[0], value)
        return
    e.write(e.operands[0], narrowed(e, kind, value) if kind.bits == 16 else value)


PRECISION = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}


def number_of(kind: Type) -> int:
    """The number of a format in ``exact.c``."""
    return kind.bits << 8 | PRECISION[kind.name]


def exactly(
    e: Emitter, name: str, kind: Type, values: Sequence[ir.Value], rounding: int
) -> ir.Value:
    """An operation without an LLVM equivalent, done with integers and rounded once."""
    bits = [e.resized(e.untyped(value), 64) for value in values]
    made = e.lanewise(f"exact_{name}", I64, bits, number_of(kind), rounding)
    return e.typed(e.resized(made, kind.bits), kind)


def _packed(e: Emitter, kind: Type) -> bool:
    """Lower an instruction on pairs of halves as two; False if it is none."""
    if kind.name not in ("f16x2", "bf16x2"):
        return False
    one, b = TYPES[kind.name[:-2]], e.builder
    words = [e.read(operand, TYPES["b32"]) for operand in e.operands[1:]]
    halves = []
    for number in range(2):
        values = []
        for word in words:
            # The lower half first; each is computed as f32 and rounded back.
            moved = b.lshr(word, e.constant(I32, 16 * number))
            values.append(widened(e, one, b.trunc(moved, vector(I16))))
        result = flushed(e, clamped(e, _compute(e, one, values)))
        halves.append(b.zext(narrowed(e, one, result), vector(I32)))
    e.write(e.operands[0], b.or_(halves[0], b.shl(halves[1], e.constant(I32, 16))))
    return True


_PLAIN = {"add": "fadd", "sub": "fsub", "mul": "fmul", "neg": "fneg"}
"""Instructions that have an LLVM operation."""
_ROUNDED = {"add": "add", "sub": "add", "mul": "mul", "fma": "fma", "mad": "fma", "div": "div"}
"""Instructions that round as the opcode says, and what they are but for a sign."""


def _compute(e: Emitter, kind: Type, values: Sequence[ir.Value]) -> ir.Value:
    """The result in the precision of ``values``; halves are passed and returned as f32.

    Rounding f32 to half precision again changes nothing but for an fma.
    """
    base = e.words[0]
    if rounding_of(e) and base in _ROUNDED:
        return _directed(e, kind, values)
    if kind.bits == 64 and base in nans.ORDERS:
        values = nans.alike(e, base, values)
    if base in _PLAIN:
        made = getattr(e.builder, _PLAIN[base])(*values)
        return _signed_alike(e, kind, values[0], made) if base == "neg" else made
    if base == "div":
        return _quotient(e, *values)
    if base in ("fma", "mad"):
        return _fused(e, kind, values)
    if base == "abs":
        return _signed_alike(e, kind, values[0], _intrinsic(e, "llvm.fabs", values))
    if len(values) != 2:
        raise e.unsupported("more than two operands")
    return _extreme(e, values)


def _signed_alike(e: Emitter, kind: Type, value: ir.Value, made: ir.Value) -> ir.Value:
    """The result of neg or abs; a NaN of f64 keeps its sign."""
    return nans.quieted_or(e, value, made) if kind.bits == 64 else made


def _directed(e: Emitter, kind: Type, values: Sequence[ir.Value]) -> ir.Value:
    if kind.bits == 16:
        raise e.unsupported("directed rounding of half precision")
    base, read = e.words[0], values
    # Negation is exact, so that a - b rounds as a + (-b).
    if base == "sub":
        values = [values[0], e.builder.fneg(values[1])]
    made = exactly(e, _ROUNDED[base], kind, values, rounding_of(e))
    return nans.payload(e, read, made, base) if kind.bits == 64 else made


def _fused(e: Emitter, kind: Type, values: Sequence[ir.Value]) -> ir.Value:
    """A product and a sum, rounded once: with integers for halves, as f32 would round twice."""
    if kind.bits != 16:
        return _intrinsic(e, "llvm.fma", values)
    halves = [narrowed(e, kind, value) for value in values]
    return widened(e, kind, exactly(e, "fma", kind, halves, 0))


def _quotient(e: Emitter, x: ir.Value, y: ir.Value) -> ir.Value:
    """div; ``.approx`` treats a divisor above 2^126 as infinite. PTX ISA 9.7.3.8."""
    b = e.builder
    value = b.fdiv(x, y)
    if "approx" not in e.words:
        return value
    # x times a zero of the divisor's sign: 0, or NaN if x is infinite, as with an infinite divisor.
    great = b.fcmp_ordered(">", _intrinsic(e, "llvm.fabs", [y]), e.typed_constant(y, 2.0**126))
    zero = _intrinsic(e, "llvm.copysign", [e.typed_constant(y, 0.0), y])
    return b.select(great, b.fmul(x, zero), value)


def _extreme(e: Emitter, values: Sequence[ir.Value]) -> ir.Value:
    """min, max: the other operand if one is NaN; -0 below +0. PTX ISA 9.7.3.11."""
    b, (x, y) = e.builder, values[:2]
    if len(values) > 2:
        raise e.unsupported("min and max of three numbers")
    if "xorsign" in e.words:
        bits = vector(I32 if x.type.element == F32 else I64)
        sign = b.bitcast(b.xor(b.bitcast(x, bits), b.bitcast(y, bits)), x.type)
        sizes = [_intrinsic(e, "llvm.fabs", [value]) for value in values]
        return _intrinsic(e, "llvm.copysign", [_least_or_greatest(e, *sizes), sign])
    return _least_or_greatest(e, x, y)


def _least_or_greatest(e: Emitter, x: ir.Value, y: ir.Value) -> ir.Value:
    b = e.builder
    is_min = e.words[0] == "min"
    bits = vector(I32 if x.type.element == F32 else ir.IntType(64))
    equal = b.fcmp_ordered("==", x, y)
    xi, yi = b.bitcast(x, bits), b.bitcast(y, bits)
    # Of equal numbers only zeros may have other bits: the sign is set if either zero has it for a
    # minimum, if both have it for a maximum.
    same = b.bitcast(b.or_(xi, yi) if is_min else b.and_(xi, yi), x.type)
    chosen = b.select(b.fcmp_ordered("<" if is_min else ">", x, y), x, y)
    chosen = b.select(equal, same, chosen)
    y_nan, x_nan = b.fcmp_unordered("uno", y, y), b.fcmp_unordered("uno", x, x)
    if "NaN" in e.words:
        nan = e.typed_constant(x, float("nan"))
        return b.select(b.or_(x_nan, y_nan), nan, chosen)
    if kind_of(e).bits == 64:  # If both are NaNs, the result is the second one, made quiet.
        y = nans.quieted_or(e, y, y)
    return b.select(x_nan, y, b.select(y_nan, x, chosen))


def _intrinsic(e: Emitter, name: str, values: Sequence[ir.Value]) -> ir.Value:
    suffix = "f32" if values[0].type.element == F32 else "f64"
    function = e.runtime(f"{name}.v32{suffix}", values[0].type, [v.type for v in values])
    return e.builder.call(function, list(values))


def arithmetic(e: Emitter) -> None:
    """add, sub, mul, div, fma, mad, neg, abs, min, max of floats."""
    kind = kind_of(e)
    if _packed(e, kind):
        return
    values = read_all(e, kind)
    finish(e, kind, _compute(e, kind, values))


def root(e: Emitter) -> None:
    """sqrt, rcp, rsqrt: correctly rounded, which is within the error bound of approximations."""
    kind, b = kind_of(e), e.builder
    (x,) = read_all(e, kind)
    base, coarse = e.words[0], kind.bits == 64 and "ftz" in e.words
    one = e.typed_constant(x, 1.0)
    if coarse:
        x = _upper_half(e, x)
    if rounding_of(e):
        value = (
            exactly(e, "sqrt", kind, [x], rounding_of(e))
            if base == "sqrt"
            else exactly(e, "div", kind, [one, x], rounding_of(e))
        )
        value = nans.payload(e, [x], value, base) if kind.bits == 64 else value
    elif base == "rcp":
        value = b.fdiv(one, x)
    else:
        value = _intrinsic(e, "llvm.sqrt", [x])
        value = b.fdiv(one, value) if base == "rsqrt" else value
    finish(e, kind, nans.coarse(e, _upper_half(e, value)) if coarse else value)


def _upper_half(e: Emitter, value: ir.Value) -> ir.Value:
    """The operand of rcp and rsqrt with ``.ftz.f64``: upper 32 bits of a double, flushed."""
    b = e.builder
    high = b.and_(b.bitcast(value, vector(I64)), e.constant(I64, 0xFFFFFFFF << 32))
    exponent = b.and_(high, e.constant(I64, 0x7FF << 52))
    sign = b.and_(high, e.constant(I64, 1 << 63))
    small = b.icmp_unsigned("==", exponent, e.constant(I64, 0))
    return b.bitcast(b.select(small, sign, high), value.type)


def function(e: Emitter) -> None:
    """sin, cos, ex2, lg2, tanh: approximations."""
    kind = kind_of(e)
    if kind.name in ("f16x2", "bf16x2", "f64"):
        raise e.unsupported()
    (x,) = read_all(e, kind)
    finish(e, kind, e.lanewise(f"{e.words[0]}_f32", F32, [x]))


def copysign(e: Emitter) -> None:
    """copysign: the magnitude of b with the sign of a."""
    kind = kind_of(e)
    a, b = read_all(e, kind)
    e.write(e.operands[0], _intrinsic(e, "llvm.copysign", [b, a]))


def testp(e: Emitter) -> None:
    """testp: a test for a class of numbers."""
    kind = kind_of(e)
    x = e.read(e.operands[1], kind)
    b = e.builder
    bits = b.bitcast(x, vector(kind.integer))
    shape = {32: (0x7FFFFFFF, 0x7F800000, 0x00800000), 64: (2**63 - 1, 0x7FF << 52, 1 << 52)}
    low, infinity, normal = (e.constant(kind.integer, n) for n in shape[kind.bits])
    zero = e.constant(kind.integer, 0)
    size = b.and_(bits, low)
    tests = {
        "finite": lambda: b.icmp_unsigned("<", size, infinity),
        "infinite": lambda: b.icmp_unsigned("==", size, infinity),
        "number": lambda: b.icmp_unsigned("<=", size, infinity),
        "notanumber": lambda: b.icmp_unsigned(">", size, infinity),
        "normal": lambda: b.and_(  # Zeros are: PTX ISA, testp.
            b.or_(b.icmp_unsigned(">=", size, normal), b.icmp_unsigned("==", size, zero)),
            b.icmp_unsigned("<", size, infinity),
        ),
        "subnormal": lambda: b.and_(
            b.icmp_unsigned("<", size, normal),
            b.icmp_unsigned("!=", size, zero),
        ),
    }
    e.write(e.operands[0], tests[e.words[1]]())


HANDLERS = {
    **dict.fromkeys(
        ["add", "sub", "mul", "div", "fma", "mad", "neg", "abs", "min", "max"], arithmetic
    ),
    "sqrt": root,
    "rcp": root,
    "rsqrt": root,
    "sin": function,
    "cos": function,
    "ex2": function,
    "lg2": function,
    "tanh": function,
    "copysign": copysign,
    "testp": testp,
}
