"""Values of integer registers for all threads of a block, and operations on them.

A value is ``rest + offset[thread]``: the offsets are known numbers, the rest is unknown but the
same for all lanes of a warp, and a number of its low bits is known to be zero. Without a rest the
value is *exact*, and arithmetic on it equals the machine's, bit operations included. With a rest,
32-bit arithmetic is assumed not to wrap around, as compilers assume of signed arithmetic.
"""

import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cuado.kernel.values.operations import COMPARISONS, is_integer, quotient
from cuado.ptx.semantics.opcode import BITS

WARP = 32
EXACT = 64
"""Zero bits of a rest that is zero."""


@dataclass(frozen=True, slots=True)
class LaneValue:
    """A value of every thread of a block, threads in linear order.

    Attributes:
        offsets: the known part.
        zeros: low bits of the rest that are zero; ``EXACT`` if there is no rest.
        uniform: whether all lanes of each warp have the same.
    """

    offsets: tuple[int, ...]
    zeros: int
    uniform: bool

    @property
    def exact(self) -> bool:
        """True if there is no unknown rest."""
        return self.zeros == EXACT


Known = LaneValue | None
"""A value, or None for an unknown one."""


def lane_value(offsets: Iterable[int], zeros: int = EXACT) -> LaneValue:
    """The value of these offsets and a rest with ``zeros`` zero bits."""
    found = tuple(offsets)
    return LaneValue(found, max(0, min(zeros, EXACT)), _is_uniform(found))


def constant(value: int, threads: int) -> LaneValue:
    """A number that is known."""
    return LaneValue((value,) * threads, EXACT, True)


def uniform(threads: int, zeros: int = 0) -> LaneValue:
    """An unknown number, the same for the lanes of a warp."""
    return LaneValue((0,) * threads, min(zeros, EXACT - 1), True)


def _is_uniform(offsets: Sequence[int]) -> bool:
    """True if each warp's are all the same."""
    first = offsets[0]
    if offsets.count(first) == len(offsets):
        return True
    warps = (offsets[n : n + WARP] for n in range(0, len(offsets), WARP))
    return all(warp.count(warp[0]) == len(warp) for warp in warps)


def trailing_zeros(value: int) -> int:
    """Zero bits below the lowest one; ``EXACT`` for 0."""
    return min((value & -value).bit_length() - 1, EXACT) if value else EXACT


def merged(one: Known, other: Known) -> Known:
    """The common knowledge of two values, one of which a whole warp has."""
    if one is None or other is None or one is other:
        return one if one is other else None
    if one.offsets == other.offsets:
        return one if one.zeros <= other.zeros else other
    # One warp has the one value, another warp may have the other. The rests differ by a number that
    # is the same for a warp's lanes, so the difference of the offsets can go into the new rest.
    distance = tuple(map(operator.sub, one.offsets, other.offsets))
    if not _is_uniform(distance):
        return None
    zeros = min(one.zeros, other.zeros, *map(trailing_zeros, set(distance)))
    return LaneValue(one.offsets, zeros, one.uniform)


def as_type(value: int, type_: str) -> int:
    """A number as a register read as ``type_`` holds it."""
    bits = BITS.get(type_, 64)
    value &= (1 << bits) - 1
    return value - (1 << bits) if type_[0] == "s" and value >> (bits - 1) else value


def loaded_as(value: int, type_: str, bits: int = 32) -> int:
    """What a load as ``type_`` leaves in a register, of the lowest bytes of a number in memory.

    Args:
        value: the number.
        type_: of the load.
        bits: of the register, which may be longer: ``ld.u32`` fills one of 64 bits with zeros.
    """
    (found,) = _signed((as_type(value, type_),), max(BITS.get(type_, 64), bits, 32))
    return found


def _read_as(offsets: Sequence[int], type_: str) -> Sequence[int]:
    """Numbers as registers read as ``type_`` hold them; mostly they are that already."""
    bits, signed = BITS.get(type_, 64), type_[0] == "s"
    low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if signed else (0, 1 << bits)
    if low <= min(offsets) and max(offsets) < high:
        return offsets
    return [as_type(value, type_) for value in offsets]


def _signed(values: Iterable[int], bits: int) -> Sequence[int]:
    """Numbers as signed registers hold them; there are thousands, and few wrap around."""
    found, half = list(values), 1 << (bits - 1)
    if -half <= min(found) and max(found) < half:
        return found
    mask = (1 << bits) - 1
    return [((value + half) & mask) - half for value in found]


_EXACTLY: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "min": min,
    "max": max,
    "shl": lambda value, by: value << min(by & 0xFFFFFFFF, 64),
    "shr": lambda value, by: value >> min(by & 0xFFFFFFFF, 64),
    "div": quotient,
    "rem": lambda one, other: one - other * quotient(one, other),
}
_MODULAR = frozenset({"add", "sub", "mul", "and", "or", "xor"})
"""Operations whose low bits do not depend on how the bits above them are read."""
_SHIFTS = frozenset({"shl", "shr"})
_DIVISIONS = frozenset({"div", "rem"})


def exactly(
    base: str, type_: str, one: LaneValue, other: LaneValue, *, wide: bool = False
) -> Known:
    """A binary integer operation on two exact values; ``wide`` for a result twice as wide."""
    apply = _EXACTLY.get(base)
    if apply is None:
        return None
    left, right = one.offsets, other.offsets
    if base in _MODULAR and not wide:
        return lane_value(_signed(map(apply, left, right), BITS[type_]))
    bits = BITS[type_] * 2 if wide else BITS[type_]
    # Division, shifts to the right and minima depend on all bits, and so on how they are read.
    by = right if base in _SHIFTS else _read_as(right, type_)
    if base in _DIVISIONS and 0 in by:
        return None  # PTX leaves open what a division by 0 gives
    return lane_value(_signed(map(apply, _read_as(left, type_), by), bits))


def compared(relation: str, type_: str, one: LaneValue, other: LaneValue) -> Known:
    """``setp`` of two exact values: 1 where it holds."""
    apply = COMPARISONS.get(relation)
    if apply is None or not is_integer(type_):
        return None
    left, right = _read_as(one.offsets, type_), _read_as(other.offsets, type_)
    return lane_value(map(int, map(apply, left, right)))


def converted(value: LaneValue, to: str, source: str) -> Known:
    """``cvt`` between integer types."""
    bits = BITS[to]
    if value.exact:
        # A byte or a short is extended, by its own sign, to the register, which may be wider.
        made = [as_type(each, to) for each in _read_as(value.offsets, source)]
        return lane_value(_signed(made, max(bits, 32)))
    narrow = min(bits, BITS[source]) < 32  # only wider values are taken not to wrap
    return (uniform(len(value.offsets)) if value.uniform else None) if narrow else value


def summed(base: str, one: LaneValue, other: LaneValue) -> Known:
    """``add`` or ``sub`` where a rest is involved."""
    offsets = map(_EXACTLY[base], one.offsets, other.offsets)
    return lane_value(offsets, min(one.zeros, other.zeros, EXACT - 1))


def multiplied(one: LaneValue, other: LaneValue) -> Known:
    """A product where a rest is involved: one factor must be exact and the same for a warp."""
    if other.exact and other.uniform:
        one, other = other, one
    # (rest + a) * b = rest * b + a * b: rest * b is the same for a warp only if b is. Of two values
    # that are each the same for a warp, the product is, too; that much is kept.
    if not (one.exact and one.uniform):
        both = one.uniform and other.uniform
        return uniform(len(one.offsets), one.zeros + other.zeros) if both else None
    zeros = min(map(trailing_zeros, set(one.offsets))) + other.zeros
    return lane_value(map(operator.mul, one.offsets, other.offsets), min(zeros, EXACT - 1))


def shifted(base: str, value: LaneValue, by: LaneValue) -> Known:
    """``shl`` or ``shr`` where a rest is involved."""
    distance = by.offsets[0]
    if not by.exact or set(by.offsets) != {distance} or not 0 <= distance < EXACT:
        return None
    if base == "shl":
        zeros = min(value.zeros + distance, EXACT - 1)
        return lane_value((v << distance for v in value.offsets), zeros)
    # Both may be shifted apart only if no low bit of the rest can carry into the offsets.
    if value.zeros < distance:
        return None
    return lane_value((v >> distance for v in value.offsets), value.zeros - distance)


def masked(base: str, one: LaneValue, other: LaneValue) -> Known:
    """``and``, ``or``, ``xor`` where a rest is involved and no known bit overlaps it."""
    if other.zeros < one.zeros:
        one, other = other, one
    # Now ``other`` is the better known of the two.
    low = 1 << one.zeros
    if base != "and":
        fits = other.exact and all(0 <= v < low for v in (*one.offsets, *other.offsets))
        offsets = map(_EXACTLY[base], one.offsets, other.offsets)
        return lane_value(offsets, one.zeros) if fits else None
    if not other.exact:
        return None
    if all(0 <= mask < low for mask in other.offsets):
        return lane_value(map(operator.and_, one.offsets, other.offsets))
    keeps = all(-low <= mask < 0 for mask in other.offsets)  # the rest's bits all pass
    if keeps:
        return lane_value(map(operator.and_, one.offsets, other.offsets), one.zeros)
    return _split(one, other)


def _split(one: LaneValue, mask: LaneValue) -> Known:
    """``and`` where some of the rest's bits pass, as in ``(rest + tid) & 2047``.

    Above the rest's zeros there is an unknown number, the same for a warp if the offsets agree
    on those bits; below there are the offsets' own bits, into which nothing carries.
    """
    above = tuple(v >> one.zeros for v in one.offsets)
    if not mask.uniform or not _is_uniform(above):
        return None
    low = (1 << one.zeros) - 1
    return lane_value(
        (v & m & low for v, m in zip(one.offsets, mask.offsets, strict=True)), one.zeros
    )


def selected(chosen: LaneValue, one: Known, other: Known) -> Known:
    """``selp`` by a predicate of which something is known."""
    if one is None or other is None:
        return None
    if chosen.exact and one.exact and other.exact:
        triples = zip(chosen.offsets, one.offsets, other.offsets, strict=True)
        return lane_value(a if p else b for p, a, b in triples)
    return merged(one, other) if chosen.uniform else None
