"""The bits of NaNs, which the PTX ISA mostly leaves open: as an H200 makes them.

Source: ``benchmarks/results/2026-11-23-h200-nans.md``.
"""

from collections.abc import Sequence

from soundness.exact.numbers import FORMATS, Format, decoded

MADE = 0xFFF8 << 48
"""What f64 arithmetic makes of operands that are no NaNs."""
ONE = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF}
"""The one NaN of arithmetic in each other format."""
_ORDERS = {"div": (0, 1), "fma": (1, 2, 0), "mad": (1, 2, 0)}
"""Operands of f64 by the precedence of their payloads; else the second comes first."""


def is_nan(kind: str, bits: int) -> bool:
    """Whether bits stand for no number."""
    return decoded(FORMATS[kind], bits).kind == "nan"


def precedence(base: str, count: int) -> tuple[int, ...]:
    """Operands of an f64 operation, that whose payload is kept first."""
    return _ORDERS.get(base, tuple(reversed(range(count))))


def of_arithmetic(base: str, kind: str, sources: Sequence[int]) -> int:
    """What an operation makes whose result is no number.

    Args:
        base: the first word of its opcode.
        kind: its type.
        sources: bits of its operands.
    """
    if kind != "f64":
        return ONE[kind]
    order = precedence(base, len(sources))
    nans = [sources[place] for place in order if is_nan(kind, sources[place])]
    return nans[0] | 1 << 51 if nans else MADE


def of_conversion(words: Sequence[str], to: str, source: str, bits: int) -> int:
    """What a conversion between floats makes of a NaN; to tf32 that may be infinity."""
    plain = not {"rni", "rzi", "rmi", "rpi", "ftz"} & set(words)
    if to == "tf32":
        return bits & ~0x1FFF
    if (to, source) == ("f32", "bf16"):
        return bits << 16
    if to == "f64" and source == "f32" and not plain:
        bits = ONE["f32"]
    if "f64" in (to, source):
        return _with_payload(FORMATS[to], FORMATS[source], bits)
    return bits if plain and to == source else ONE[to]


def _with_payload(to: Format, source: Format, bits: int) -> int:
    """The sign, the upper bits of the payload, and the quiet bit."""
    fraction = bits & ((1 << source.fraction_bits) - 1)
    more = to.fraction_bits - source.fraction_bits
    sign = to.sign_bit if bits & source.sign_bit else 0
    return sign | to.nan | (fraction << more if more > 0 else fraction >> -more)
