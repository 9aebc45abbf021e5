"""cvt on arrays: between integers, between floats, and from one to the other."""

from collections.abc import Callable

import numpy as np

from soundness.interpreter.values import (
    FLOATS,
    Array,
    OutsideInterpreterError,
    canonical,
    exact_nans,
    number_type,
    unsigned,
    width,
)

_WHOLE: dict[str, Callable[[Array], Array]] = {
    "rni": np.rint,
    "rzi": np.trunc,
    "rmi": np.floor,
    "rpi": np.ceil,
}
_UNKNOWN = frozenset({"ftz", "sat", "rz", "rm", "rp", "rna", "relu", "satfinite", "pack"})

Converted = tuple[tuple[str, ...], tuple[str, ...], Callable[..., Array]]


def converted(words: list[str], kinds: list[str]) -> Converted:
    """Sources, results and function of a conversion.

    Raises:
        OutsideInterpreterError: it has modifiers that are not known here.
    """
    known = all(k in FLOATS or (k[0] in "usb" and k[1:].isdigit()) for k in kinds)
    if _UNKNOWN & set(words) or len(kinds) != 2 or not known:
        raise OutsideInterpreterError(".".join(words))
    to, source = kinds
    whole = next((_WHOLE[word] for word in words if word in _WHOLE), None)
    if source in FLOATS and to in FLOATS:
        return (source,), (f"b{width(to)}",), _between(words, whole)
    if source in FLOATS:
        if whole is None:
            raise OutsideInterpreterError(".".join(words))
        return (source,), (to,), _to_integer(to, source, whole)
    if to in FLOATS:
        return (source,), (f"b{width(to)}",), lambda a: canonical(a.astype(FLOATS[to]))
    return (source,), (to,), lambda a: a.astype(number_type(to))


def _between(words: list[str], whole: Callable[[Array], Array] | None) -> Callable[[Array], Array]:
    opcode, to = ".".join(words), FLOATS[words[-2]]

    def compute(a: Array) -> Array:
        made = canonical(np.asarray(a if whole is None else whole(a)).astype(to))
        return exact_nans(opcode, (np.asarray(a),), made)

    return compute


def _to_integer(to: str, source: str, whole: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """Out of range is the nearest there is; NaN is 0, or the top bit where 64 bits are involved."""
    bits, kind = width(to), number_type(to)
    limits = np.iinfo(kind)
    of_nan = unsigned(bits)(1 << (bits - 1) if source == "f64" or bits == 64 else 0)

    def compute(a: Array) -> Array:
        numbers = whole(np.asarray(a, np.float64))
        # 2^bits is exact in f64, where the greatest integer may not be.
        over, under = numbers >= float(limits.max) + 1, numbers < float(limits.min)
        safe = np.where(over | under | np.isnan(numbers), 0.0, numbers)
        found = safe.astype(kind)
        found = np.where(over, limits.max, np.where(under, limits.min, found)).astype(kind)
        made: Array = np.where(np.isnan(numbers), of_nan, found.view(unsigned(bits)))
        return made.view(kind)

    return compute
