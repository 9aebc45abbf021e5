"""Floating-point arithmetic, from the definitions in the PTX ISA, 9.7.3 and 9.7.4."""

import math
from collections.abc import Callable
from fractions import Fraction

from soundness.exact.form import Accuracy, Form, OutsideOracleError, Words
from soundness.exact.nans import is_nan, of_arithmetic
from soundness.exact.numbers import (
    FORMATS,
    NAN,
    NEAREST,
    ROUNDINGS,
    Float,
    Format,
    add,
    decoded,
    divide,
    encoded,
    multiply,
    power,
    root,
)

ONE = Float(negative=False, magnitude=Fraction(1))
F32 = FORMATS["f32"]


def rounding(words: Words) -> str:
    """The rounding an opcode names; to nearest even without one."""
    return next((word for word in words if word in ROUNDINGS), NEAREST)


def clamped(words: Words, x: Float) -> Float:
    """``.sat``: held in 0 to 1, NaN is +0. ``.relu``: negative numbers are 0."""
    if "sat" in words:
        if x.kind == "nan" or x.negative:
            return Float(negative=False)
        return ONE if x.kind == "infinite" or x.magnitude > 1 else x
    if "relu" in words and x.kind != "nan" and x.negative:
        return Float(negative=False)
    return x


def flushed(bits: int) -> int:
    """f32 bits of a subnormal number as those of a zero."""
    return bits if bits & F32.infinity else bits & F32.sign_bit


def finished(words: Words, form: Format, x: Float, mode: str | None = None) -> int:
    """Bits of a result: rounded once, flushed, saturated."""
    bits = encoded(form, clamped(words, x), mode or rounding(words))
    return flushed(bits) if "ftz" in words and form is F32 else bits


def _fma(x: Float, y: Float, z: Float, mode: str) -> Float:
    return add(multiply(x, y), z, mode)


EXACT: dict[str, Callable[..., Float]] = {
    "add": lambda mode, x, y: add(x, y, mode),
    "sub": lambda mode, x, y: add(x, y.negated(), mode),
    "mul": lambda _, x, y: multiply(x, y),
    "fma": lambda mode, x, y, z: _fma(x, y, z, mode),
    "mad": lambda mode, x, y, z: _fma(x, y, z, mode),
    "div": lambda _, x, y: divide(x, y),
    "rcp": lambda _, x: divide(ONE, x),
    "sqrt": lambda _, x: root(x),
}
ARITY = {"fma": 3, "mad": 3, "rcp": 1, "sqrt": 1, "neg": 1, "abs": 1, "testp": 1}


def _on_halves(words: Words, one: Callable[[Words], Form]) -> Form | None:
    """The form of an instruction on pairs, by that on one half."""
    kind = words[-1]
    if kind not in ("f16x2", "bf16x2"):
        return None
    half = one([*words[:-1], kind[:-2]])

    def compute(*pairs: int) -> int:
        low: int
        high: int
        low, high = (half.compute(*(p >> n & 0xFFFF for p in pairs)) for n in (0, 16))
        return low | high << 16

    return Form(("b32",) * len(half.sources), ("b32",), compute)


def _lengthened(words: Words, form: Format, arity: int, compute: Callable[..., int]) -> Form:
    flush = "ftz" in words and form is F32

    def from_bits(*sources: int) -> int:
        made = compute(*(decoded(form, each, flush=flush) for each in sources))
        return of_arithmetic(words[0], words[-1], sources) if is_nan(words[-1], made) else made

    return Form((words[-1],) * arity, (words[-1],), from_bits)


def arithmetic(words: Words) -> Form:
    """add, sub, mul, fma, mad, div, rcp, sqrt, rounded correctly."""
    if "approx" in words or "full" in words:
        return approximation(words)
    pair = _on_halves(words, arithmetic)
    if pair is not None:
        return pair
    form, exact, mode = FORMATS[words[-1]], EXACT[words[0]], rounding(words)

    def compute(*numbers: Float) -> int:
        return finished(words, form, exact(mode, *numbers))

    return _lengthened(words, form, ARITY.get(words[0], 2), compute)


def signs(words: Words) -> Form:
    """neg, abs; copysign takes the sign of its first operand, and is a copy."""
    pair = _on_halves(words, signs)
    if pair is not None:
        return pair
    form = FORMATS[words[-1]]
    if words[0] == "copysign":
        sign = form.sign_bit
        return Form((words[-1],) * 2, (words[-1],), lambda a, b: (a & sign) | (b & (sign - 1)))

    def compute(x: Float) -> int:
        return finished(
            words,
            form,
            x.negated()
            if words[0] == "neg"
            else Float(negative=False, magnitude=x.magnitude, kind=x.kind),
        )

    return _lengthened(words, form, ARITY.get(words[0], 2), compute)


def extreme(words: Words) -> Form:
    """min, max: -0 is below +0; a NaN counts only if both are, or with ``.NaN``."""
    pair = _on_halves(words, extreme)
    if pair is not None:
        return pair
    form, pick = FORMATS[words[-1]], min if words[0] == "min" else max

    def compute(x: Float, y: Float) -> int:
        flip = x.negative != y.negative
        if "abs" in words:
            x, y = (Float(negative=False, magnitude=z.magnitude, kind=z.kind) for z in (x, y))
        numbers = [z for z in (x, y) if z.kind != "nan"]
        if not numbers or ("NaN" in words and len(numbers) < 2):
            return form.nan
        found = pick(numbers, key=lambda z: (*z.order(), not z.negative))
        if "xorsign" in words:
            found = Float(flip, found.magnitude, found.kind)
        return finished(words, form, found)

    return _lengthened(words, form, 2, compute)


def testp(words: Words) -> Form:
    """testp: what kind of number it is."""
    form = FORMATS[words[-1]]
    normal = power(form.least + form.fraction_bits)

    def compute(bits: int) -> int:
        x = decoded(form, bits)
        found = {
            "finite": x.kind == "finite",
            "infinite": x.kind == "infinite",
            "number": x.kind != "nan",
            "notanumber": x.kind == "nan",
            "normal": x.kind == "finite" and (x.is_zero or x.magnitude >= normal),
            "subnormal": x.kind == "finite" and 0 < x.magnitude < normal,
        }
        return int(found[words[1]])

    return Form((words[-1],), ("pred",), compute)


def _real(
    function: Callable[[float], float], below: float = math.inf
) -> Callable[[Float], Float | None]:
    """A function of the host's library, which is right to far more than f32 holds."""

    def compute(x: Float) -> Float | None:
        if x.kind != "finite":
            return None
        value = -0.0 if x.is_zero and x.negative else float(x.value)
        if abs(value) > below:
            return None
        found = function(value)
        return Float(math.copysign(1, found) < 0, abs(Fraction(found)))

    return compute


def _sine(function: Callable[[float], float]) -> Callable[[Float], Float | None]:
    near = _real(function, 100 * math.pi)
    return lambda x: near(x) if x.kind == "finite" else NAN


def _power_of_two(x: Float) -> Float | None:
    if x.kind != "finite":
        zero = x.kind == "infinite" and x.negative
        return Float(negative=False) if zero else x
    value = max(-500.0, min(float(x.value), 500.0))
    return Float(negative=False, magnitude=Fraction(2.0**value))


def _logarithm(x: Float) -> Float | None:
    if x.is_zero:
        return Float(negative=True, kind="infinite")
    if x.kind == "nan" or x.negative:
        return NAN
    return x if x.kind == "infinite" else _real(math.log2)(x)


def _tangent(x: Float) -> Float | None:
    if x.kind == "infinite":
        return Float(x.negative, Fraction(1))
    return NAN if x.kind == "nan" else _real(math.tanh)(x) if x.magnitude else x


def _quotient(x: Float, y: Float) -> Float:
    """div.approx: a divisor above 2^126 gives 0, or NaN of infinity. PTX ISA 9.7.3.8."""
    if y.kind == "finite" and y.magnitude > power(126):
        return NAN if x.kind != "finite" else Float(x.negative != y.negative)
    return divide(x, y)


ULP = 2.0**-23
COARSE_NAN = 0x7FFFFFFF << 32
"""What rcp and rsqrt of f64 with ``.ftz`` make of every NaN."""
APPROXIMATE: dict[str, tuple[Callable[..., Float | None], Accuracy]] = {
    "sin": (_sine(math.sin), Accuracy(absolute=2.0**-14.7)),
    "cos": (_sine(math.cos), Accuracy(absolute=2.0**-14.7)),
    "ex2": (_power_of_two, Accuracy(relative=2 * ULP, absolute=2.0**-148)),
    "lg2": (_logarithm, Accuracy(relative=2.0**-22, absolute=2.0**-22)),
    "tanh": (_tangent, Accuracy(relative=2.0**-11)),
    "div": (_quotient, Accuracy(relative=2 * ULP, absolute=2.0**-148)),
    "rcp": (lambda x: divide(ONE, x), Accuracy(relative=ULP, absolute=2.0**-149)),
    "sqrt": (root, Accuracy(relative=ULP)),
    "rsqrt": (lambda x: divide(ONE, root(x)), Accuracy(relative=2.0**-22.9)),
}


def approximation(words: Words) -> Form:
    """sin, cos, ex2, lg2, tanh, rsqrt and ``.approx``: with the error that the ISA states.

    Of rcp and rsqrt of f64 with ``.ftz`` only the upper half of the operand counts, and the lower
    half of the result is 0.
    """
    function, accuracy = APPROXIMATE[words[0]]
    if words[0] == "div" and "full" in words:
        function = divide
    kind = words[-1]
    if kind not in ("f32", "f64"):
        raise OutsideOracleError(".".join(words))
    form, coarse = FORMATS[kind], kind == "f64" and "ftz" in words
    if coarse:
        accuracy = Accuracy(relative=2.0**-19)

    def compute(*sources: int) -> int | None:
        if coarse:
            sources = tuple(each >> 32 << 32 for each in sources)
        result = function(*(decoded(form, each, flush="ftz" in words) for each in sources))
        if result is None:
            return None
        if result.kind == "nan":
            return COARSE_NAN if coarse else of_arithmetic(words[0], kind, sources)
        found = finished(words, form, result)
        if coarse and not found & form.infinity:
            found &= form.sign_bit
        return found

    return Form((kind,) * (2 if words[0] == "div" else 1), (kind,), compute, accuracy=accuracy)


FORMS: dict[str, Callable[[Words], Form]] = {
    **dict.fromkeys(EXACT, arithmetic),
    **dict.fromkeys(("sin", "cos", "ex2", "lg2", "tanh", "rsqrt"), approximation),
    **dict.fromkeys(("min", "max"), extreme),
    **dict.fromkeys(("neg", "abs", "copysign"), signs),
    "testp": testp,
}
