"""Intervals of time: unions, overlaps, gaps, and how many are open at once."""

from dataclasses import dataclass
from functools import reduce

import numpy as np

from cuado.model.timeline_tables import Flags, Ints, Spans


@dataclass(frozen=True, slots=True, eq=False)
class Union:
    """Disjoint intervals that do not touch, in order; nanoseconds.

    Attributes:
        start: start of each interval.
        end: end of each interval.
    """

    start: Ints
    end: Ints

    def __len__(self) -> int:
        return len(self.start)

    @property
    def total(self) -> int:
        """Nanoseconds covered."""
        return int(np.sum(self.end - self.start))

    def covered(self, times: Ints) -> Ints:
        """Nanoseconds covered before each of some times."""
        before = np.concatenate([[0], np.cumsum(self.end - self.start)])
        at = np.searchsorted(self.start, times, side="right")
        last = np.maximum(at - 1, 0)
        if not len(self):
            return np.zeros(len(times), dtype=np.int64)
        inside = np.clip(times - self.start[last], 0, (self.end - self.start)[last])
        whole: Ints = before[last] + np.where(at > 0, inside, 0)
        return whole

    def within(self, start: Ints, end: Ints) -> Ints:
        """Nanoseconds covered within each of some intervals."""
        return self.covered(end) - self.covered(start)

    def holds(self, times: Ints) -> Flags:
        """For each time, True if it is within an interval or at one of its ends."""
        if not len(self):
            return np.zeros(len(times), dtype=np.bool_)
        at = np.searchsorted(self.start, times, side="right") - 1
        held: Flags = (at >= 0) & (times <= self.end[np.maximum(at, 0)])
        return held

    def overlap(self, other: "Union") -> int:
        """Nanoseconds that both cover."""
        return int(np.sum(self.within(other.start, other.end)))

    @property
    def gaps(self) -> "Union":
        """The times between the intervals."""
        return Union(self.end[:-1], self.start[1:])


def union(start: Ints, end: Ints) -> Union:
    """The union of intervals in any order; empty ones count as points and are left out."""
    lasts = end > start
    start, end = start[lasts], end[lasts]
    order = np.argsort(start, kind="stable")
    start, end = start[order], end[order]
    if not len(start):
        return Union(start, end)
    reach = np.maximum.accumulate(end)
    begins = np.concatenate([[True], start[1:] > reach[:-1]])
    last = np.concatenate([np.flatnonzero(begins)[1:] - 1, [len(start) - 1]])
    return Union(start[begins], reach[last])


def union_of(tables: "tuple[Spans, ...]") -> Union:
    """The union of the events of tables."""
    nothing = np.zeros(0, dtype=np.int64)
    starts = np.concatenate([nothing, *(table.start for table in tables)])
    ends = np.concatenate([nothing, *(table.end for table in tables)])
    return union(starts, ends)


def at_once(start: Ints, end: Ints) -> tuple[int, int]:
    """Nanoseconds in which two or more intervals are open, and the most open at once."""
    lasts = end > start
    start, end = start[lasts], end[lasts]
    # Ends before starts: what begins when another ends is not open at once with it.
    times = np.concatenate([end, start])
    steps = np.concatenate([np.full(len(end), -1), np.full(len(start), 1)])
    order = np.argsort(times, kind="stable")
    open_ = np.cumsum(steps[order])
    lengths = np.diff(times[order])
    return int(np.sum(lengths[open_[:-1] > 1])), int(np.max(open_, initial=0))


def joined(unions: "tuple[Union, ...]") -> Union:
    """The union of unions."""
    nothing = Union(np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64))
    return reduce(
        lambda a, b: union(np.concatenate([a.start, b.start]), np.concatenate([a.end, b.end])),
        unions,
        nothing,
    )
