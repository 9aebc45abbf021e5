"""Hot spots by NVTX range: what the kernels launched within each took."""

from dataclasses import dataclass

import numpy as np

from cuado.analysis.timeline.grouping import grouped
from cuado.analysis.timeline.intervals import Union, union
from cuado.analysis.timeline.joins import call_of, keys
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import Ints, Ranges
from cuado.names import display_name

MOST = 30
"""Ranges listed, by the time of their kernels."""
CANDIDATES = 300
"""Texts looked at, those with most time on the host: a program may number its steps."""


@dataclass(frozen=True, slots=True)
class RangeUse:
    """NVTX ranges of one text; times in nanoseconds.

    Attributes:
        text: text of the range.
        domain: empty for the default one.
        count: how many.
        total: sum of their times on the host.
        kernels: launches within.
        kernel_time: their time on the device.
        share: share of the time of all kernels, 0..1; ranges within ranges count in both.
        hottest: the kernel with most of that time; empty without kernels.
        hottest_share: the hottest kernel's share of ``kernel_time``, 0..1.
    """

    text: str
    domain: str
    count: int
    total: int
    kernels: int
    kernel_time: int
    share: float
    hottest: str
    hottest_share: float


def range_uses(timeline: Timeline) -> tuple[RangeUse, ...]:
    """Ranges by the time of the kernels launched within them, most first; marks are none."""
    ranges = timeline.ranges.where(timeline.ranges.duration > 0)
    if not len(ranges):
        return ()
    launches = _Launches(timeline)
    first, group = grouped([ranges.text, ranges.domain])
    order = np.argsort(group, kind="stable")
    ends = np.cumsum(np.bincount(group))
    times = np.bincount(group, weights=ranges.duration)
    found = []
    for at in np.argsort(-times, kind="stable")[:CANDIDATES].tolist():
        text, domain = int(ranges.text[first[at]]), int(ranges.domain[first[at]])
        own = ranges.rows(order[ends[at - 1] if at else 0 : ends[at]])
        found.append((launches.time(own), text, domain, own))
    found.sort(key=lambda each: -each[0])
    return tuple(
        launches.use(own, timeline.texts[text], timeline.texts[domain] if domain >= 0 else "")
        for _, text, domain, own in found[:MOST]
    )


def by_launch(timeline: Timeline) -> bool:
    """True if kernels belong to a range by their launch; else by the time at which they ran."""
    return timeline.calls is not None and bool(len(timeline.calls))


class _Launches:
    """Kernels in the order in which they were asked for, by process and, if known, thread."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        kernels = timeline.kernels
        moment, thread = kernels.start, np.zeros(len(kernels), dtype=np.int64)
        self._by_thread = False
        if timeline.calls is not None and len(timeline.calls):
            call = call_of(keys(kernels), timeline.calls)
            known = call >= 0
            moment = np.where(known, timeline.calls.start[np.maximum(call, 0)], moment)
            # Two interfaces may number threads in two ways; then only the process can be compared.
            shared = np.isin(timeline.ranges.thread, timeline.calls.thread)
            self._by_thread = bool(known.all() and shared.all())
            if self._by_thread:
                thread = timeline.calls.thread[call]
        self._rows: dict[tuple[int, int], Ints] = {}
        self._moments: dict[tuple[int, int], Ints] = {}
        self._sums: dict[tuple[int, int], Ints] = {}
        first, group = grouped([kernels.process, thread])
        for at, row in enumerate(first.tolist()):
            chosen = np.flatnonzero(group == at)
            rows = chosen[np.argsort(moment[chosen], kind="stable")]
            whose = (int(kernels.process[row]), int(thread[row]))
            self._rows[whose] = rows
            self._moments[whose] = moment[rows]
            self._sums[whose] = np.concatenate([[0], np.cumsum(kernels.duration[rows])])

    def time(self, own: Ranges) -> int:
        """Nanoseconds of the kernels launched within ranges."""
        total = 0
        for whose, times in self._merged(own):
            first, last = self._slices(whose, times)
            total += int(np.sum(self._sums[whose][last] - self._sums[whose][first]))
        return total

    def use(self, own: Ranges, text: str, domain: str) -> RangeUse:
        """The ranges of one text."""
        kernels = self._timeline.kernels
        rows = []
        for whose, times in self._merged(own):
            pairs = zip(*(each.tolist() for each in self._slices(whose, times)), strict=True)
            rows += [self._rows[whose][first:last] for first, last in pairs]
        within = np.concatenate([np.zeros(0, dtype=np.int64), *rows])
        kernel_time = int(np.sum(kernels.duration[within]))
        everything = int(np.sum(kernels.duration))
        sums = np.bincount(kernels.name[within], weights=kernels.duration[within])
        hottest = int(np.argmax(sums)) if kernel_time else None
        name = "" if hottest is None else display_name(self._timeline.signatures[hottest])
        return RangeUse(
            text=text,
            domain=domain,
            count=len(own),
            total=int(np.sum(own.duration)),
            kernels=len(within),
            kernel_time=kernel_time,
            share=kernel_time / everything if everything else 0.0,
            hottest=name,
            hottest_share=0.0 if hottest is None else float(sums[hottest]) / kernel_time,
        )

    def _slices(self, whose: tuple[int, int], times: Union) -> tuple[Ints, Ints]:
        moments = self._moments[whose]
        return np.searchsorted(moments, times.start), np.searchsorted(moments, times.end)

    def _merged(self, own: Ranges) -> list[tuple[tuple[int, int], Union]]:
        """Times of the ranges by process and thread: nested ones of one text count once."""
        threads = own.thread if self._by_thread else np.zeros(len(own), dtype=np.int64)
        parts: dict[tuple[int, int], Union] = {}
        first, group = grouped([own.process, threads])
        for at, row in enumerate(first.tolist()):
            whose = (int(own.process[row]), int(threads[row]))
            if whose in self._rows:
                chosen = np.flatnonzero(group == at)
                parts[whose] = union(own.start[chosen], own.end[chosen])
        return list(parts.items())
