"""NaNs with the bits that NVIDIA's GPUs produce.

The PTX ISA leaves most payloads open. An H200 follows these rules without exception, in the 4.4
million results of ``benchmarks/results/2026-11-23-h200-nans.md``:

- f32 arithmetic, including neg and abs, returns 0x7fffffff for every NaN; half precision, 0x7fff.
- f64 arithmetic returns a NaN operand made quiet; even neg and abs keep its sign. Among several
  NaNs the order is b, c, a; for a division a, b. Without a NaN operand the result is
  0xfff8000000000000.
- Moves, selections, copysign and exchanges copy bits.
"""

from collections.abc import Sequence

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import I64, TYPES, Type, vector

MADE = 0xFFF8 << 48
"""The NaN of f64 arithmetic on operands that are not NaNs."""
COARSE = 0x7FFFFFFF << 32
"""The result of rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 for every NaN."""
QUIET = 1 << 51
"""The bit that distinguishes quiet NaNs from signalling ones, in f64."""
ORDERS = {"add": (1, 0), "sub": (1, 0), "mul": (1, 0), "div": (0, 1), "fma": (1, 2, 0)}
"""Operands by the precedence of their payloads."""
ORDERS["mad"] = ORDERS["fma"]


def is_nan(e: Emitter, value: ir.Value) -> ir.Value:
    """The lanes that hold a NaN."""
    return e.builder.fcmp_unordered("uno", value, value)


def quieted(e: Emitter, value: ir.Value) -> ir.Value:
    """NaNs of f64 made quiet; the result for other numbers is undefined."""
    b = e.builder
    return b.bitcast(b.or_(b.bitcast(value, vector(I64)), e.constant(I64, QUIET)), value.type)


def quieted_or(e: Emitter, value: ir.Value, otherwise: ir.Value) -> ir.Value:
    """NaNs of ``value`` (f64) made quiet; ``otherwise`` in lanes without a NaN."""
    return e.builder.select(is_nan(e, value), quieted(e, value), otherwise)


def alike(e: Emitter, base: str, values: Sequence[ir.Value]) -> list[ir.Value]:
    """The operands of f64, with the NaN of highest precedence in place of other NaNs.

    The host's own rule of precedence then does not matter.
    """
    b, made = e.builder, list(values)
    first, second, *third = ORDERS[base]
    made[second] = b.select(is_nan(e, values[first]), values[first], values[second])
    for last in third:
        either = b.fcmp_unordered("uno", values[first], values[second])
        made[last] = b.select(either, made[second], values[last])
    return made


def payload(e: Emitter, values: Sequence[ir.Value], result: ir.Value, base: str) -> ir.Value:
    """A result of f64, its NaNs replaced by those of the operands."""
    b = e.builder
    found = e.typed(e.constant(I64, MADE), TYPES["f64"])
    for place in reversed(ORDERS.get(base, (0,))):
        found = quieted_or(e, values[place], found)
    return b.select(is_nan(e, result), found, result)


def coarse(e: Emitter, value: ir.Value) -> ir.Value:
    """A result of rcp or rsqrt with ``.ftz.f64``, in which all NaNs are equal."""
    nan = e.typed(e.constant(I64, COARSE), TYPES["f64"])
    return e.builder.select(is_nan(e, value), nan, value)


def shortened(e: Emitter, value: ir.Value, to: Type, fraction: int, made: ir.Value) -> ir.Value:
    """f64 as a shorter format: its NaNs keep sign and upper payload, and are quiet.

    Args:
        e: the emitter of the operation.
        value: values in f64.
        to: the shorter format.
        fraction: stored bits of its significand.
        made: the converted bits for lanes without a NaN, ``to.bits`` wide.
    """
    b, bits = e.builder, e.builder.bitcast(value, vector(I64))
    sign = b.lshr(b.and_(bits, e.constant(I64, 1 << 63)), e.constant(I64, 64 - to.bits))
    kept = b.and_(
        b.lshr(bits, e.constant(I64, 52 - fraction)), e.constant(I64, (1 << fraction) - 1)
    )
    ones = (1 << (to.bits - 1)) - (1 << (fraction - 1))  # all exponent bits, and the quiet bit
    nan = b.or_(b.or_(sign, kept), e.constant(I64, ones))
    return b.select(is_nan(e, value), e.resized(nan, to.bits), made)
