"""What instructions make of numbers, on arrays: one function for each opcode.

What is not here is taken from ``soundness.exact``, which is written from the PTX ISA and works on
one lane after another.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from soundness.exact.form import OutsideOracleError
from soundness.exact.machine import form_of
from soundness.interpreter.conversions import converted
from soundness.interpreter.values import (
    FLOATS,
    Array,
    OutsideInterpreterError,
    canonical,
    exact_nans,
    fused,
    number_type,
    unsigned,
    width,
)
from soundness.interpreter.whole import high, quotient, remainder

_REMEMBERED = 1 << 17
"""Operands of one opcode whose results are remembered."""
Compute = Callable[..., Array | tuple[Array, ...]]


@dataclass(frozen=True, slots=True)
class Operation:
    """An opcode.

    Attributes:
        sources: types of its operands.
        results: types of what it writes.
        compute: from arrays of these types to one array, or several.
    """

    sources: tuple[str, ...]
    results: tuple[str, ...]
    compute: Compute


_TYPES = frozenset(
    {f"{letter}{bits}" for letter in "usb" for bits in (8, 16, 32, 64)}
    | {"f16", "f32", "f64", "pred", "f16x2", "bf16", "bf16x2", "tf32"}
)


def types(words: list[str]) -> list[str]:
    """The types among an opcode's words."""
    return [word for word in words[1:] if word in _TYPES]


def _wrapping(function: Callable[..., Array]) -> Callable[[list[str]], Operation]:
    def make(words: list[str]) -> Operation:
        (kind,) = types(words)
        return Operation((kind, kind), (kind,), function)

    return make


def _product(words: list[str]) -> Operation:
    """Products, and sums of them, of integers: the low or the high half, or the whole product."""
    (kind,) = types(words)
    wide, bits = "wide" in words, width(kind)
    result = f"{kind[0]}{2 * bits}" if wide else kind

    def compute(a: Array, b: Array, c: Array | None = None) -> Array:
        if bits == 64 and "hi" in words:
            found = high(a, b)
        elif wide or "hi" in words:
            whole = a.astype(number_type(f"{kind[0]}64")) * b.astype(number_type(f"{kind[0]}64"))
            kept = whole if wide else whole >> np.int64(bits).astype(whole.dtype)
            found = kept.astype(number_type(result))
        else:
            found = a * b
        return found if c is None else np.asarray(found + c)

    sources = (kind, kind) if words[0] == "mul" else (kind, kind, result)
    return Operation(sources, (result,), compute)


def _shift(words: list[str]) -> Operation:
    (kind,) = types(words)
    bits, left = width(kind), words[0] == "shl"

    def compute(a: Array, by: Array) -> Array:
        amount = np.minimum(by, bits - 1).astype(a.dtype)
        if left:
            found = np.where(by >= bits, a.dtype.type(0), a << amount)
        elif kind[0] == "s":
            found = a >> amount
        else:
            found = np.where(by >= bits, a.dtype.type(0), a >> amount)
        return np.asarray(found, a.dtype)

    return Operation((kind, "u32"), (kind,), compute)


def _logic(function: Callable[..., Array], arity: int = 2) -> Callable[[list[str]], Operation]:
    def make(words: list[str]) -> Operation:
        (kind,) = types(words)
        return Operation((kind,) * arity, (kind,), function)

    return make


def _not(a: Array) -> Array:
    return ~a


_ORDER: dict[str, Callable[[Array, Array], Array]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    **dict.fromkeys(("lt", "lo"), lambda a, b: a < b),
    **dict.fromkeys(("le", "ls"), lambda a, b: a <= b),
    **dict.fromkeys(("gt", "hi"), lambda a, b: a > b),
    **dict.fromkeys(("ge", "hs"), lambda a, b: a >= b),
}
_JOINS = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}


def _comparison(words: list[str]) -> Operation:
    """Setp: ordered, and for floats with a ``u`` also true where there is no order."""
    kind = types(words)[-1]
    if "ftz" in words:
        raise OutsideInterpreterError(".".join(words))
    word, floats = words[1], kind in FLOATS
    join = next((_JOINS[each] for each in words[2:] if each in _JOINS), None)

    def compute(a: Array, b: Array, c: Array | None = None) -> tuple[Array, ...]:
        if floats:
            unordered = np.isnan(a) | np.isnan(b)
            if word in ("num", "nan"):
                yes = unordered == (word == "nan")
            elif word == "ne":
                yes = (a != b) & ~unordered
            else:
                base = word[:-1] if word.endswith("u") else word
                yes = _ORDER[base](a, b) & ~unordered | (unordered & word.endswith("u"))
        else:
            yes = _ORDER[word](a, b)
        both = (yes, ~np.asarray(yes))
        if join is not None and c is not None:
            both = tuple(join(each, c) for each in both)
        return both

    sources = (kind, kind, "pred") if join else (kind, kind)
    return Operation(sources, ("pred", "pred"), compute)


def _selection(words: list[str]) -> Operation:
    kind, *more = types(words)
    if more or words[0] != "selp":
        raise OutsideInterpreterError(".".join(words))

    def compute(a: Array, b: Array, c: Array) -> Array:
        return np.asarray(np.where(c, a, b))

    # Bits, so that a NaN stays as it is.
    bits = f"b{width(kind)}"
    return Operation((bits, bits, "pred"), (bits,), compute)


def _float(function: Callable[..., Array], arity: int) -> Callable[[list[str]], Operation]:
    """An operation that rounds to nearest, without further modifiers."""

    def make(words: list[str]) -> Operation:
        kind = types(words)[-1]
        if {"ftz", "sat", "rz", "rm", "rp", "relu", "approx", "full", "NaN"} & set(words):
            raise OutsideInterpreterError(".".join(words))
        if kind == "f16x2":
            return Operation(("b32",) * arity, ("b32",), _pairs(function))
        if kind not in FLOATS:
            raise OutsideInterpreterError(".".join(words))

        def compute(*numbers: Array) -> Array:
            made = canonical(np.asarray(function(*numbers)))
            return exact_nans(".".join(words), numbers, made) if kind == "f64" else made

        return Operation((kind,) * arity, (f"b{width(kind)}",), compute)

    return make


def _pairs(function: Callable[..., Array]) -> Compute:
    def compute(*pairs: Array) -> Array:
        halves = [np.asarray(each, np.uint32)[..., None].view(np.float16) for each in pairs]
        made = canonical(np.asarray(function(*halves)))
        return np.ascontiguousarray(made).view(np.uint32)[..., 0]

    return compute


def _least(a: Array, b: Array) -> Array:
    below = (a < b) | ((a == b) & np.signbit(a))
    return np.where(np.isnan(a), b, np.where(np.isnan(b) | below, a, b))


def _greatest(a: Array, b: Array) -> Array:
    above = (a > b) | ((a == b) & np.signbit(b))
    return np.where(np.isnan(a), b, np.where(np.isnan(b) | above, a, b))


def _negated(a: Array) -> Array:
    return -a


_FLOATING: dict[str, Callable[[list[str]], Operation]] = {
    "add": _float(np.add, 2),
    "sub": _float(np.subtract, 2),
    "mul": _float(np.multiply, 2),
    "div": _float(np.divide, 2),
    "sqrt": _float(np.sqrt, 1),
    "fma": _float(fused, 3),
    "mad": _float(fused, 3),
    "min": _float(_least, 2),
    "max": _float(_greatest, 2),
    "neg": _float(_negated, 1),
    "abs": _float(np.abs, 1),
}
_INTEGER: dict[str, Callable[[list[str]], Operation]] = {
    "add": _wrapping(lambda a, b: a + b),
    "sub": _wrapping(lambda a, b: a - b),
    "div": _wrapping(quotient),
    "rem": _wrapping(remainder),
    "min": _wrapping(np.minimum),
    "max": _wrapping(np.maximum),
    "mul": _product,
    "mad": _product,
    "shl": _shift,
    "shr": _shift,
    "and": _logic(np.bitwise_and),
    "or": _logic(np.bitwise_or),
    "xor": _logic(np.bitwise_xor),
    "not": _logic(_not, 1),
    "neg": _logic(_negated, 1),
    "setp": _comparison,
    "selp": _selection,
    "cvt": lambda words: Operation(*converted(words, types(words))),
}
_PLAIN = frozenset({"lo", "hi", "wide", "rn", *_TYPES})


@cache
def operation(opcode: str) -> Operation:
    """What an opcode computes.

    Raises:
        OutsideInterpreterError: nobody here knows.
    """
    words = opcode.split(".")
    found = types(words)
    floats = words[0] not in ("setp", "selp", "cvt") and bool(found) and found[-1][0] in "ft"
    make = (_FLOATING if floats else _INTEGER).get(words[0])
    known = floats or words[0] in ("setp", "selp", "cvt") or set(words[1:]) <= _PLAIN
    if make is not None and known:
        try:
            return make(words)
        except OutsideInterpreterError:
            pass
    return _by_lane(opcode)


def _by_lane(opcode: str) -> Operation:
    """An operation as ``soundness.exact`` defines it, one lane after another.

    Raises:
        OutsideInterpreterError: it needs the carry flag, or is not defined there.
    """
    try:
        form = form_of(opcode)
    except (OutsideOracleError, KeyError, ValueError, StopIteration) as error:
        raise OutsideInterpreterError(opcode) from error
    if form.reads_carry or form.writes_carry:
        raise OutsideInterpreterError(opcode)
    results = [unsigned(width(kind)) for kind in form.results]
    masks = [(1 << width(kind)) - 1 for kind in form.results]
    known: dict[tuple[int, ...], list[int]] = {}

    def computed(lane: tuple[int, ...]) -> list[int]:
        found = form.compute(*lane)
        found = found if isinstance(found, tuple) else (found,)
        # What the ISA leaves to the machine is 0 here: the same for both kernels.
        return [int(each or 0) & mask for each, mask in zip(found, masks, strict=False)]

    def compute(*sources: Array) -> tuple[Array, ...]:
        rows = np.broadcast_arrays(*(np.atleast_1d(_as_integers(each)) for each in sources))
        lanes = list(zip(*(row.tolist() for row in rows), strict=True))
        # Hundreds of versions of a kernel compute the same of the same.
        for lane in {*lanes} - known.keys():
            known[lane] = computed(lane)
        columns = zip(*(known[lane] for lane in lanes), strict=True)
        found = tuple(
            np.array(column, np.uint64).astype(type_)
            for column, type_ in zip(columns, results, strict=False)
        )
        if len(known) > _REMEMBERED:
            known.clear()
        return found

    return Operation(form.sources, form.results, compute)


def _as_integers(numbers: Array) -> Array:
    if np.asarray(numbers).dtype.kind == "f":
        bits = np.asarray(numbers).dtype.itemsize * 8
        return np.ascontiguousarray(numbers).view(unsigned(bits))
    return np.asarray(numbers)
