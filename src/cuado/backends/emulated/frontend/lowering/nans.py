"""NaNs with the bits that NVIDIA's GPUs make.

The PTX ISA leaves most payloads open. An H200 follows these rules without exception, in the 4.4
million results of ``benchmarks/results/2026-11-23-h200-nans.md``:

- f32 arithmetic, neg and abs included, makes 0x7fffffff of every NaN, halves 0x7fff.
- f64 arithmetic makes an operand quiet, its sign kept even by neg and abs. Of several NaNs it takes
  b before c before a, a division a before b. Without a NaN among the operands it makes
  0xfff8000000000000.
- Moves, selections, copysign and exchanges copy bits.
"""

from collections.abc import Sequence

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import I64, TYPES, Type, vector

MADE = 0xFFF8 << 48
"""What f64 arithmetic makes of operands that are no NaNs."""
COARSE = 0x7FFFFFFF << 32
"""What rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 make of every NaN."""
QUIET = 1 << 51
"""The bit that tells quiet NaNs from signalling ones, in f64."""
ORDERS = {"add": (1, 0), "sub": (1, 0), "mul": (1, 0), "div": (0, 1), "fma": (1, 2, 0)}
"""Operands by the precedence of their payloads."""
ORDERS["mad"] = ORDERS["fma"]


def is_nan(e: Emitter, value: ir.Value) -> ir.Value:
    """Which lanes hold a NaN."""
    return e.builder.fcmp_unordered("uno", value, value)


def quieted(e: Emitter, value: ir.Value) -> ir.Value:
    """NaNs of f64 as quiet ones; of other numbers anything."""
    b = e.builder
    return b.bitcast(b.or_(b.bitcast(value, vector(I64)), e.constant(I64, QUIET)), value.type)


def quieted_or(e: Emitter, value: ir.Value, otherwise: ir.Value) -> ir.Value:
    """NaNs of ``value`` (f64) made quiet; ``otherwise`` in lanes without one."""
    return e.builder.select(is_nan(e, value), quieted(e, value), otherwise)


def alike(e: Emitter, base: str, values: Sequence[ir.Value]) -> list[ir.Value]:
    """The same operands of f64; lanes with NaNs have the one that counts in place of others.

    Then the host's rule of precedence does not matter.
    """
    b, made = e.builder, list(values)
    first, second, *third = ORDERS[base]
    made[second] = b.select(is_nan(e, values[first]), values[first], values[second])
    for last in third:
        either = b.fcmp_unordered("uno", values[first], values[second])
        made[last] = b.select(either, made[second], values[last])
    return made


def payload(e: Emitter, values: Sequence[ir.Value], result: ir.Value, base: str) -> ir.Value:
    """A result of f64 whose NaNs have other bits, with those of the operands."""
    b = e.builder
    found = e.typed(e.constant(I64, MADE), TYPES["f64"])
    for place in reversed(ORDERS.get(base, (0,))):
        found = quieted_or(e, values[place], found)
    return b.select(is_nan(e, result), found, result)


def coarse(e: Emitter, value: ir.Value) -> ir.Value:
    """A result of rcp or rsqrt with ``.ftz.f64``: every NaN is the same."""
    nan = e.typed(e.constant(I64, COARSE), TYPES["f64"])
    return e.builder.select(is_nan(e, value), nan, value)


def shortened(e: Emitter, value: ir.Value, to: Type, fraction: int, made: ir.Value) -> ir.Value:
    """f64 as a shorter format: its NaNs keep sign and upper payload, and are quiet.

    Args:
        e: where the operation goes.
        value: f64.
        to: the format.
        fraction: its stored bits of the significand.
        made: the bits of all that is no NaN, ``to.bits`` wide.
    """
    b, bits = e.builder, e.builder.bitcast(value, vector(I64))
    sign = b.lshr(b.and_(bits, e.constant(I64, 1 << 63)), e.constant(I64, 64 - to.bits))
    kept = b.and_(
        b.lshr(bits, e.constant(I64, 52 - fraction)), e.constant(I64, (1 << fraction) - 1)
    )
    ones = (1 << (to.bits - 1)) - (1 << (fraction - 1))  # all of the exponent, and the quiet bit
    nan = b.or_(b.or_(sign, kept), e.constant(I64, ones))
    return b.select(is_nan(e, value), e.resized(nan, to.bits), made)
