"""What the lanes of a warp make together: shuffles, votes, matches, reductions."""

from collections.abc import Callable

import numpy as np

from soundness.interpreter.values import Array, OutsideInterpreterError, number_type

LANES = 32
NAMES = frozenset({"shfl", "vote", "match", "redux", "activemask"})


def shuffled(
    words: list[str], value: Array, by: Array, clamp: Array, lane: Array
) -> tuple[Array, Array]:
    """shfl.sync of one warp: values, and whether the source lane was in range.

    Args:
        words: of the opcode.
        value: of each of the lanes that run it.
        by: the distance, or the lane.
        clamp: ``c`` of the PTX ISA: segment mask and clamp.
        lane: numbers of the lanes that run it.
    """
    mode = words[2]
    by, clamp, own = (each.astype(np.int64) for each in (by & 31, clamp, lane))
    segment = clamp >> 8 & 31
    greatest = (own & segment) | (clamp & 31 & ~segment)
    least = own & segment
    source, inside = {
        "up": lambda: (own - by, own - by >= greatest),
        "down": lambda: (own + by, own + by <= greatest),
        "bfly": lambda: (own ^ by, own ^ by <= greatest),
        "idx": lambda: (least | (by & ~segment), (least | (by & ~segment)) <= greatest),
    }[mode]()
    source = np.where(inside, source, own)
    held = np.zeros(LANES, value.dtype)
    held[own] = value
    running = np.zeros(LANES, np.bool_)
    running[own] = True
    if not running[source].all():
        raise OutsideInterpreterError("a shuffle reads a lane that does not take part")
    return held[source], inside


def voted(words: list[str], predicate: Array, lane: Array) -> Array:
    """vote.sync of one warp."""
    mode = words[2]
    if mode == "ballot":
        bits = sum(1 << int(n) for n, yes in zip(lane, predicate, strict=True) if yes)
        return np.full(lane.size, bits, np.uint32)
    found = {
        "any": predicate.any(),
        "all": predicate.all(),
        "uni": predicate.all() or not predicate.any(),
    }[mode]
    return np.full(lane.size, found, np.bool_)


def matched(words: list[str], value: Array, lane: Array) -> tuple[Array, Array]:
    """match.sync of one warp: for each lane those with its value; of ``all``, whether all have."""
    bits = np.array([1 << int(n) for n in lane], np.uint64)
    if words[1] == "all":
        same = bool((value == value[0]).all())
        whole = bits.sum() if same else 0
        return np.full(lane.size, whole, np.uint32), np.full(lane.size, same, np.bool_)
    found = np.array([bits[value == each].sum() for each in value], np.uint32)
    return found, np.ones(lane.size, np.bool_)


_REDUCED: dict[str, Callable[[Array], Array]] = {
    "add": np.add.reduce,
    "min": np.minimum.reduce,
    "max": np.maximum.reduce,
    "and": np.bitwise_and.reduce,
    "or": np.bitwise_or.reduce,
    "xor": np.bitwise_xor.reduce,
}


def reduced(words: list[str], value: Array) -> Array:
    """redux.sync of one warp."""
    kind = number_type(words[-1])
    name = next(word for word in words[2:] if word in _REDUCED)
    with np.errstate(over="ignore"):
        total = np.asarray(_REDUCED[name](value.view(kind))).astype(kind)
    return np.full(value.size, total, kind)
