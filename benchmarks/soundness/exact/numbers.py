"""Floating-point numbers by their definition: exact fractions, rounded once.

Nothing here uses the host's floating-point unit, so that one text serves every format, every
rounding and subnormal numbers alike.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import isqrt

NEAREST, AWAY, ZERO, DOWN, UP = "rn", "rna", "rz", "rm", "rp"
ROUNDINGS = (NEAREST, ZERO, DOWN, UP)


@dataclass(frozen=True, slots=True)
class Format:
    """An interchange format of IEEE 754, or one shaped like it.

    Attributes:
        bits: of all.
        precision: bits of the significand, the hidden one included.
        dropped: low bits of the word that are always 0, as in tf32.
    """

    bits: int
    precision: int
    dropped: int = 0

    @property
    def fraction_bits(self) -> int:
        """Bits of the fraction as it is stored."""
        return self.precision - 1

    @property
    def exponent_mask(self) -> int:
        """The exponent of infinities and NaNs."""
        return (1 << (self.bits - self.dropped - self.precision)) - 1

    @property
    def least(self) -> int:
        """Exponent of the least subnormal number."""
        return 2 - (self.exponent_mask >> 1) - self.precision

    @property
    def infinity(self) -> int:
        """Bits of positive infinity."""
        return self.exponent_mask << (self.fraction_bits + self.dropped)

    @property
    def nan(self) -> int:
        """Bits of a quiet NaN."""
        return self.infinity | 1 << (self.fraction_bits + self.dropped - 1)

    @property
    def sign_bit(self) -> int:
        """Bits of negative zero."""
        return 1 << (self.bits - 1)


FORMATS = {
    "f16": Format(16, 11),
    "bf16": Format(16, 8),
    "tf32": Format(32, 11, 13),
    "f32": Format(32, 24),
    "f64": Format(64, 53),
}


@dataclass(frozen=True, slots=True)
class Float:
    """A number: its sign, and its magnitude, or that it is infinite or no number.

    Attributes:
        negative: whether the sign bit is set.
        magnitude: of a finite number.
        kind: ``finite``, ``infinite`` or ``nan``.
    """

    negative: bool
    magnitude: Fraction = Fraction(0)
    kind: str = "finite"

    @property
    def is_zero(self) -> bool:
        """Whether it is a zero of either sign."""
        return self.kind == "finite" and self.magnitude == 0

    @property
    def value(self) -> Fraction:
        """A finite number with its sign."""
        return -self.magnitude if self.negative else self.magnitude

    def order(self) -> tuple[int, Fraction]:
        """A key that sorts numbers; zeros of either sign are equal."""
        if self.kind == "infinite":
            return (-1 if self.negative else 1), Fraction(0)
        return 0, self.value

    def negated(self) -> "Float":
        """With the other sign."""
        return Float(not self.negative, self.magnitude, self.kind)


NAN = Float(negative=False, kind="nan")


def power(exponent: int) -> Fraction:
    """2 to an integer."""
    return Fraction(1 << exponent) if exponent >= 0 else Fraction(1, 1 << -exponent)


def decoded(form: Format, bits: int, *, flush: bool = False) -> Float:
    """The number that bits stand for; with ``flush`` subnormal ones are zeros of their sign."""
    negative = bool(bits & form.sign_bit)
    bits = (bits & (form.sign_bit - 1)) >> form.dropped
    exponent, fraction = bits >> form.fraction_bits, bits & ((1 << form.fraction_bits) - 1)
    if exponent == form.exponent_mask:
        return Float(negative, kind="nan" if fraction else "infinite")
    if exponent:
        fraction |= 1 << form.fraction_bits
    elif flush:
        fraction = 0
    return Float(negative, fraction * power(max(exponent, 1) - 1 + form.least))


def encoded(form: Format, number: Float, mode: str = NEAREST) -> int:
    """Bits of a number, rounded to a format (IEEE 754, clauses 4.3 and 7.4)."""
    sign = form.sign_bit if number.negative else 0
    if number.kind == "nan":
        return form.nan
    if number.kind == "infinite":
        return sign | form.infinity
    size = number.magnitude
    if not size:
        return sign
    top = size.numerator.bit_length() - size.denominator.bit_length()
    top -= size < power(top)
    quantum = max(top - form.fraction_bits, form.least)
    scaled = size / power(quantum)
    whole = rounded(scaled, mode, negative=number.negative)
    # A carry out of the significand is a carry into the exponent.
    stored = whole + ((quantum - form.least) << form.fraction_bits)
    limit = form.infinity >> form.dropped
    if stored >= limit:
        held = mode == ZERO or (mode == DOWN and not sign) or (mode == UP and bool(sign))
        stored = limit - 1 if held else limit
    return sign | stored << form.dropped


def rounded(size: Fraction, mode: str, *, negative: bool) -> int:
    """A magnitude as an integer."""
    whole, rest = divmod(size.numerator, size.denominator)
    twice = 2 * rest
    if mode == NEAREST:
        return whole + (twice > size.denominator or (twice == size.denominator and whole & 1))
    if mode == AWAY:
        return whole + (twice >= size.denominator)
    away = (mode == UP and not negative) or (mode == DOWN and negative)
    return whole + (away and rest > 0)


def add(x: Float, y: Float, mode: str) -> Float:
    """Sum; an exact zero of unlike signs is negative only when rounding down."""
    if "nan" in (x.kind, y.kind):
        return NAN
    if x.kind == y.kind == "infinite" and x.negative != y.negative:
        return NAN
    for each in (x, y):
        if each.kind == "infinite":
            return each
    total = x.value + y.value
    if total:
        return Float(total < 0, abs(total))
    same = x.negative == y.negative
    return Float(x.negative if same and x.is_zero else mode == DOWN)


def multiply(x: Float, y: Float) -> Float:
    """Product."""
    negative = x.negative != y.negative
    if "nan" in (x.kind, y.kind):
        return NAN
    if "infinite" in (x.kind, y.kind):
        return NAN if x.is_zero or y.is_zero else Float(negative, kind="infinite")
    return Float(negative, x.magnitude * y.magnitude)


def divide(x: Float, y: Float) -> Float:
    """Quotient."""
    negative = x.negative != y.negative
    if "nan" in (x.kind, y.kind) or x.kind == y.kind == "infinite" or (x.is_zero and y.is_zero):
        return NAN
    if x.kind == "infinite" or y.is_zero:
        return Float(negative, kind="infinite")
    if y.kind == "infinite":
        return Float(negative)
    return Float(negative, x.magnitude / y.magnitude)


def root(x: Float) -> Float:
    """The square root, to 200 bits and one that says whether there are more: enough to round."""
    if x.kind == "nan" or x.is_zero:
        return x
    if x.negative:
        return NAN
    if x.kind == "infinite":
        return x
    size = x.magnitude
    shift = max(0, 200 - (size.numerator.bit_length() - size.denominator.bit_length()) // 2)
    scaled = size * power(2 * shift)
    found = isqrt(scaled.numerator // scaled.denominator)
    exact = found * found == scaled
    return Float(negative=False, magnitude=Fraction(2 * found + (not exact), 2) / power(shift))
