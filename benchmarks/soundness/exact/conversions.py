"""Comparisons, selections, moves and conversions: the PTX ISA, 9.7.6 and 9.7.9."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from soundness.exact.floating import clamped, finished, rounding
from soundness.exact.form import (
    Form,
    OutsideOracleError,
    Words,
    mask,
    types,
    width,
)
from soundness.exact.nans import of_conversion
from soundness.exact.numbers import (
    AWAY,
    FORMATS,
    Float,
    decoded,
    encoded,
    power,
    rounded,
)

EIGHTS = {"e4m3x2": (3, 7, 0x7F), "e5m2x2": (2, 15, 0x7C)}
"""Bits of the fraction, bias of the exponent, number of finite magnitudes."""

TO_INTEGER = {"rni": "rn", "rzi": "rz", "rmi": "rm", "rpi": "rp"}
ORDER: dict[str, Callable[..., bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    **dict.fromkeys(("lt", "lo"), lambda a, b: a < b),
    **dict.fromkeys(("le", "ls"), lambda a, b: a <= b),
    **dict.fromkeys(("gt", "hi"), lambda a, b: a > b),
    **dict.fromkeys(("ge", "hs"), lambda a, b: a >= b),
}
JOINS: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def _comparison(words: Words, kind: str) -> Callable[[int, int], bool]:
    word = words[1]
    if kind not in FORMATS:
        return ORDER[word]
    form, flush = FORMATS[kind], "ftz" in words and kind == "f32"

    def compare(a: int, b: int) -> bool:
        x, y = (decoded(form, each, flush=flush) for each in (a, b))
        unordered = "nan" in (x.kind, y.kind)
        if word in ("num", "nan"):
            return unordered == (word == "nan")
        if unordered:
            return word.endswith("u")
        return ORDER[word.removesuffix("u")](x.order(), y.order())

    return compare


def comparison(words: Words) -> Form:
    """setp, set: a comparison, perhaps joined with a predicate; setp's second is the opposite's."""
    found = types(words)
    kind = found[-1]
    compare = _comparison(words, kind)
    join = next((JOINS[word] for word in words[2:] if word in JOINS), None)

    def compute(a: int, b: int, c: int = 0) -> tuple[int, ...]:
        yes = compare(a, b)
        both = [join(each, c) if join else each for each in (int(yes), int(not yes))]
        if words[0] == "setp":
            return tuple(both)
        true = 0x3F800000 if found[0] == "f32" else mask(32)
        return (true if both[0] else 0,)

    results = ("pred", "pred") if words[0] == "setp" else (found[0],)
    return Form((kind, kind, "pred") if join else (kind, kind), results, compute)


def selection(words: Words) -> Form:
    """Selp: by a predicate; slct by whether a third is at least 0, which NaN is not."""
    kind, *by = types(words)
    if words[0] == "selp":
        return Form((kind, kind, "pred"), (kind,), lambda a, b, c: a if c else b)

    def compute(a: int, b: int, c: int) -> int:
        if by[0] == "s32":
            return a if c >= 0 else b
        x = decoded(FORMATS["f32"], c, flush="ftz" in words)
        return b if x.kind == "nan" or x.order() < (0, 0) else a

    return Form((kind, kind, by[0]), (kind,), compute)


def move(words: Words) -> Form:
    """Mov: of a register or a literal."""
    (kind,) = types(words)
    return Form((kind,), (kind,), lambda a: a)


def conversion(words: Words) -> Form:
    """Conversion between any two types of one value."""
    if words[-2] in EIGHTS or words[-1] in EIGHTS:
        return _of_eights(words)
    if "pack" in words or "satfinite" in words:
        raise OutsideOracleError(".".join(words))
    if words[-2] in ("f16x2", "bf16x2"):
        half = conversion([*words[:-2], words[-2][:-2], "f32"])
        return Form(("f32", "f32"), ("b32",), lambda a, b: half.compute(a) << 16 | half.compute(b))
    to, source = types(words)
    if source in FORMATS:
        one = _between_floats if to in FORMATS else _to_integer
        return Form((source,), (to,), one(words, to, source))
    return Form((source,), (to,), _from_integer(words, to))


def _of_eights(words: Words) -> Form:
    """Two floats to a pair of eight bits each, or such a pair to one of f16: of all numbers of the
    format the nearest, of two the one with an even last bit; the greatest for what is beyond it.
    """
    to, source = words[-2:]
    relu = "relu" in words
    if source in EIGHTS:
        values = {code: number for number, code in _numbers(source).items()}

        def half(code: int) -> int:
            size = values.get(code & 0x7F)
            if size is None:
                infinite = source == "e5m2x2" and code & 0x7F == 0x7C
                found = Float(code > 0x7F, kind="infinite") if infinite else None
            else:
                found = Float(code > 0x7F, size)
            if found is None:
                return 0x7FFF
            return 0 if relu and found.negative else encoded(FORMATS["f16"], found)

        return Form(("b16",), ("b32",), lambda a: half(a >> 8) << 16 | half(a & 0xFF))
    numbers = _numbers(to)

    def eight(kind: str, bits: int) -> int:
        x = decoded(FORMATS[kind], bits)
        if x.kind == "nan":
            return 0x7F
        size = max(numbers) if x.kind == "infinite" else min(x.magnitude, max(numbers))
        nearest = min(numbers, key=lambda each: (abs(each - size), numbers[each] & 1))
        if x.negative:
            return 0 if relu else 0x80 | numbers[nearest]
        return numbers[nearest]

    if source == "f32":
        return Form(("f32", "f32"), ("b16",), lambda a, b: eight("f32", a) << 8 | eight("f32", b))
    return Form(("b32",), ("b16",), lambda a: eight("f16", a >> 16) << 8 | eight("f16", a & 0xFFFF))


@cache
def _numbers(name: str) -> dict[Fraction, int]:
    """Codes of the finite numbers of a format, by their magnitudes."""
    fraction, bias, codes = EIGHTS[name]
    found = {}
    for code in range(codes):
        exponent, rest = code >> fraction, code & ((1 << fraction) - 1)
        rest += (1 << fraction) if exponent else 0
        found[rest * power(max(exponent, 1) - bias - fraction)] = code
    return found


def _from_integer(words: Words, to: str) -> Callable[[int], int]:
    if to in FORMATS:
        return lambda a: finished(words, FORMATS[to], Float(a < 0, Fraction(abs(a))))
    if "sat" not in words:
        return lambda a: a
    low, high = _range(to)
    return lambda a: max(low, min(a, high))


def _range(kind: str) -> tuple[int, int]:
    bits = width(kind)
    return (-(1 << (bits - 1)), mask(bits - 1)) if kind[0] == "s" else (0, mask(bits))


def _to_integer(words: Words, to: str, source: str) -> Callable[[int], int]:
    """Out of range is the nearest there is; NaN is 0, or the top bit where 64 bits are involved."""
    mode = next(TO_INTEGER[word] for word in words if word in TO_INTEGER)
    low, high = _range(to)

    def compute(bits: int) -> int:
        x = decoded(FORMATS[source], bits, flush="ftz" in words and source == "f32")
        if x.kind == "nan":
            return 1 << (width(to) - 1) if source == "f64" or width(to) == 64 else 0
        if x.kind == "infinite":
            return low if x.negative else high
        whole = rounded(x.magnitude, mode, negative=x.negative)
        return max(low, min(-whole if x.negative else whole, high))

    return compute


def _between_floats(words: Words, to: str, source: str) -> Callable[[int], int]:
    """To a wider, a narrower or the same format; to an integral number with ``.rni`` and so on."""
    integral = next((TO_INTEGER[word] for word in words if word in TO_INTEGER), None)

    # To f16 an H200 ignores .ftz.
    flush = "ftz" in words and source == "f32" and to != "f16"

    def compute(bits: int) -> int:
        x = decoded(FORMATS[source], bits, flush=flush)
        if x.kind == "nan" and "sat" not in words:
            return of_conversion(words, to, source, bits)
        if integral and x.kind == "finite":
            x = Float(x.negative, Fraction(rounded(x.magnitude, integral, negative=x.negative)))
        if to == "tf32":
            return encoded(
                FORMATS[to], clamped(words, x), AWAY if AWAY in words else rounding(words)
            )
        return finished(words, FORMATS[to], x)

    return compute


FORMS: dict[str, Callable[[Words], Form]] = {
    "setp": comparison,
    "set": comparison,
    "selp": selection,
    "slct": selection,
    "mov": move,
    "cvt": conversion,
}
