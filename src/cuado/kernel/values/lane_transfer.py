"""What one instruction makes of lane values: the transfer function of the lane analysis."""

from collections.abc import Sequence

from cuado.kernel.values.lane_values import (
    Known,
    LaneValue,
    compared,
    converted,
    exactly,
    is_integer,
    lane_value,
    masked,
    multiplied,
    selected,
    shifted,
    summed,
    uniform,
)
from cuado.ptx.semantics.opcode import BITS

_BITWISE = frozenset({"and", "or", "xor"})
_BINARY = _BITWISE | {"add", "sub", "mul", "shl", "shr", "min", "max", "div", "rem"}


def result_of(opcode: str, sources: Sequence[Known], threads: int) -> Known:
    """The result of a full opcode, from the values that it reads in order of its operands.

    An operation that is not followed gives the same result to lanes that have the same operands.
    """
    words = opcode.split(".")
    types = [word for word in words[1:] if word in BITS]
    known = [source for source in sources if source is not None]
    if len(known) == len(sources):
        found = _followed(words, types, known)
        if found is not None:
            return found
        if all(source.uniform for source in known):
            return uniform(threads)
    return None


def _followed(words: list[str], types: list[str], sources: list[LaneValue]) -> Known:
    base, count = words[0], len(sources)
    found: Known = None
    integers = bool(types) and all(map(is_integer, types)) and {"sat", "cc"}.isdisjoint(words)
    if base == "setp":
        simple = count == 2 and all(source.exact for source in sources)
        found = compared(words[1], types[-1], *sources) if simple and types else None
    elif base == "selp" and count == 3:
        found = selected(sources[2], sources[0], sources[1])
    elif base in ("mov", "cvta") and count == 1:
        found = sources[0]
    elif types and types[0] == "pred":
        found = _logical(base, sources)
    elif integers and base == "cvt" and count == 1:
        found = converted(sources[0], types[0], types[-1])
    elif integers:
        found = _arithmetic(base, words, types[0], sources)
    return found


def _arithmetic(base: str, words: list[str], type_: str, sources: list[LaneValue]) -> Known:
    count = len(sources)
    if base == "mad" and count == 3:
        product = _binary("mul", words, type_, sources[0], sources[1])
        wide = {"16": "32", "32": "64"}.get(type_[1:], "64")
        width = type_[0] + wide if "wide" in words else type_
        return None if product is None else _binary("add", [], width, product, sources[2])
    if base in ("neg", "not") and count == 1:
        minus = LaneValue((-1,) * len(sources[0].offsets), 64, True)
        negative = _binary("mul", ["lo"], type_, sources[0], minus)
        if negative is None or base == "neg":
            return negative
        return _binary("add", [], type_, negative, minus)
    if base in _BINARY and count == 2:
        return _binary(base, words, type_, sources[0], sources[1])
    if base == "bfi" and type_ == "b32" and all(source.exact for source in sources):
        return lane_value(map(_inserted, *(source.offsets for source in sources)))
    return None


def _inserted(one: int, into: int, at: int, bits: int) -> int:
    """``bfi.b32``: low bits of one number in place of another's."""
    field = ((1 << (bits & 0xFF)) - 1) << (at & 0xFF) & 0xFFFFFFFF
    found = into & 0xFFFFFFFF & ~field | one << (at & 0xFF) & field
    return found - (1 << 32) if found >> 31 else found


def _binary(base: str, words: list[str], type_: str, one: LaneValue, other: LaneValue) -> Known:
    found: Known = None
    if "hi" in words and base == "mul":
        found = _upper_half(type_, one, other)
    elif one.exact and other.exact:
        found = exactly(base, type_, one, other, wide="wide" in words)
    elif BITS[type_] < 32:
        pass  # narrower values are not taken to fit
    elif base in ("add", "sub"):
        found = summed(base, one, other)
    elif base == "mul":
        found = multiplied(one, other)
    elif base in ("shl", "shr"):
        found = shifted(base, one, other)
    elif base in _BITWISE:
        found = masked(base, one, other)
    return found


def _upper_half(type_: str, one: LaneValue, other: LaneValue) -> Known:
    """``mul.hi``, with which compilers divide by numbers that they know."""
    product = exactly("mul", type_, one, other, wide=True) if one.exact and other.exact else None
    return product and lane_value(value >> BITS[type_] for value in product.offsets)


def _logical(base: str, sources: list[LaneValue]) -> Known:
    """Operations on predicates."""
    if not all(source.exact for source in sources):
        return None
    if base == "not" and len(sources) == 1:
        return selected(sources[0], *(_full(sources[0], bit) for bit in (0, 1)))
    if base in _BITWISE and len(sources) == 2:
        return exactly(base, "b32", sources[0], sources[1])
    return None


def _full(like: LaneValue, bit: int) -> LaneValue:
    return LaneValue((bit,) * len(like.offsets), like.zeros, True)
