"""What the lanes of warps make together: shuffles, votes, matches, reductions.

Of one warp or of many at once: ``row`` and ``lane`` say where each of the threads that meet stands.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from soundness.interpreter.values import Array, OutsideInterpreterError, number_type

LANES = 32
NAMES = frozenset({"shfl", "vote", "match", "redux", "activemask"})


@dataclass(frozen=True)
class Met:
    """Threads that meet, those of a warp side by side.

    Attributes:
        row: for each of them, the number of its warp among those that are there.
        lane: likewise, its lane.
    """

    row: Array
    lane: Array

    @classmethod
    def of(cls, warps: Array, lane: Array) -> "Met":
        """From the warps of threads, sorted, and their lanes."""
        return cls(np.cumsum(np.diff(warps, prepend=warps[:1]) != 0), lane)

    def spread(self, values: Array, fill: object) -> Array:
        """A row of 32 values for each warp; ``fill`` for lanes that are not there."""
        found = np.full((int(self.row[-1]) + 1, LANES), fill, values.dtype)
        found[self.row, self.lane] = values
        return found

    @property
    def running(self) -> Array:
        """Which lanes are there."""
        return self.spread(np.ones(self.row.size, np.bool_), fill=False)

    @property
    def starts(self) -> Array:
        """The first thread of each warp."""
        return np.flatnonzero(np.diff(self.row, prepend=-1))


def ballots(met: Met, predicate: Array) -> Array:
    """For each warp a bit for each lane on which a predicate holds."""
    bits = np.uint32(1) << np.arange(LANES, dtype=np.uint32)
    held = met.spread(predicate, fill=False)
    found: Array = np.bitwise_or.reduce(np.where(held, bits, np.uint32(0)), axis=1)
    return found


def shuffled(
    words: list[str], value: Array, by: Array, clamp: Array, met: Met
) -> tuple[Array, Array]:
    """shfl.sync: values, and whether the source lane was in range.

    Args:
        words: of the opcode.
        value: of each of the lanes that run it.
        by: the distance, or the lane.
        clamp: ``c`` of the PTX ISA: segment mask and clamp.
        met: the lanes that run it.
    """
    mode = words[2]
    by, clamp, own = (each.astype(np.int64) for each in (by & 31, clamp, met.lane))
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
    if not met.running[met.row, source].all():
        raise OutsideInterpreterError("a shuffle reads a lane that does not take part")
    return met.spread(value, 0)[met.row, source], inside


def voted(words: list[str], predicate: Array, met: Met) -> Array:
    """vote.sync."""
    mode = words[2]
    if mode == "ballot":
        return ballots(met, predicate)[met.row]
    some = np.logical_or.reduceat(predicate, met.starts)
    every = np.logical_and.reduceat(predicate, met.starts)
    found: Array = {"any": some, "all": every, "uni": every | ~some}[mode]
    return found[met.row]


def matched(words: list[str], value: Array, met: Met) -> tuple[Array, Array]:
    """match.sync: for each lane those with its value; of ``all``, whether all have."""
    rows, running = met.spread(value, 0), met.running
    same = (rows[:, :, None] == rows[:, None, :]) & running[:, :, None] & running[:, None, :]
    bits = np.uint32(1) << np.arange(LANES, dtype=np.uint32)
    masks = np.bitwise_or.reduce(np.where(same, bits, np.uint32(0)), axis=2)
    found = masks[met.row, met.lane]
    if words[1] == "all":
        whole = ballots(met, np.ones(met.row.size, np.bool_))[met.row]
        alike = np.logical_and.reduceat(found == whole, met.starts)[met.row]
        return np.where(alike, whole, np.uint32(0)), alike
    return found, np.ones(met.row.size, np.bool_)


_REDUCED: dict[str, Callable[[Array, Array], Array]] = {
    "add": np.add.reduceat,
    "min": np.minimum.reduceat,
    "max": np.maximum.reduceat,
    "and": np.bitwise_and.reduceat,
    "or": np.bitwise_or.reduceat,
    "xor": np.bitwise_xor.reduceat,
}


def reduced(words: list[str], value: Array, met: Met) -> Array:
    """redux.sync."""
    kind = number_type(words[-1])
    name = next(word for word in words[2:] if word in _REDUCED)
    with np.errstate(over="ignore"):
        numbers = np.ascontiguousarray(value).view(kind)
        total: Array = _REDUCED[name](numbers, met.starts).astype(kind)
    return total[met.row]
