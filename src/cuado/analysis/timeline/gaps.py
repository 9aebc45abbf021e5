"""Times in which a device did nothing, and what the host did meanwhile."""

from dataclasses import dataclass

import numpy as np

from cuado.analysis.timeline.intervals import Union, union
from cuado.analysis.timeline.joins import call_of, keys
from cuado.analysis.timeline.waits import host_waits
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import Calls, DeviceWork, Flags, Ints

SHORT = 10_000
"""Nanoseconds: of the order of a launch, from the call on the host to the kernel's begin. Cuado's
own choice."""
LIMITS = (SHORT, 100_000, 1_000_000)
"""Nanoseconds at which classes of gaps end; the last class has no end."""


@dataclass(frozen=True, slots=True)
class GapClass:
    """Gaps of some lengths: at least ``least``, less than ``below`` nanoseconds (None: no end)."""

    least: int
    below: int | None
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class GapCauses:
    """What the host did while the device did nothing; nanoseconds.

    Attributes:
        queued: the call for the work that came next was over: latency of the device, or that work
            waited for something.
        launching: from that call's begin on.
        waiting: before it asked, the host waited for the device.
        elsewhere: before it asked, the host did something else.
        unknown: no call is recorded for the work that came next.
    """

    queued: int
    launching: int
    waiting: int
    elsewhere: int
    unknown: int


@dataclass(frozen=True, slots=True)
class Gaps:
    """All gaps of a device; nanoseconds.

    Attributes:
        classes: by length, shortest first.
        causes: None if calls were not recorded.
        launch: time that is spent on launching: short gaps, and in longer ones the calls.
        after_wait: of gaps that begin while the host waits for the device: it had asked for nothing
            to come after.
    """

    classes: tuple[GapClass, ...]
    causes: GapCauses | None
    launch: int
    after_wait: int

    @property
    def count(self) -> int:
        """The number of gaps."""
        return sum(each.count for each in self.classes)

    @property
    def total(self) -> int:
        """Nanoseconds of all gaps."""
        return sum(each.total for each in self.classes)

    @property
    def short(self) -> GapClass:
        """The shortest class."""
        return self.classes[0]


def gaps_of(timeline: Timeline, tables: tuple[DeviceWork, ...], busy: Union) -> Gaps:
    """The gaps of a device.

    Args:
        timeline: timeline for calls and synchronisations.
        tables: what the device did.
        busy: when it did anything.
    """
    gaps = busy.gaps
    lengths = gaps.end - gaps.start
    classes = _classes(lengths)
    short = lengths < SHORT
    waits = host_waits(timeline)
    waiting_times = union(waits.start, waits.end)
    after_wait = int(np.sum(lengths[waiting_times.holds(gaps.start)]))
    calls = timeline.calls
    if calls is None or not len(calls):
        return Gaps(classes, None, int(np.sum(lengths[short])), after_wait)
    call, process = _asked(calls, tables, gaps)
    known = call >= 0
    asked, answered = calls.start[call], calls.end[call]
    late = known & (answered > gaps.start)
    began = np.minimum(np.maximum(asked, gaps.start), gaps.end)
    host = np.where(late, began - gaps.start, 0)
    launching = np.where(late, gaps.end - began, 0)
    waiting = _waiting(timeline, gaps, began, process, late)
    causes = GapCauses(
        queued=int(np.sum(lengths[known & ~late])),
        launching=int(np.sum(launching)),
        waiting=int(np.sum(waiting)),
        elsewhere=int(np.sum(host - waiting)),
        unknown=int(np.sum(lengths[~known])),
    )
    launch = int(np.sum(lengths[short])) + int(np.sum(launching[~short]))
    return Gaps(classes, causes, launch, after_wait)


def _classes(lengths: Ints) -> tuple[GapClass, ...]:
    ends: tuple[int | None, ...] = (*LIMITS, None)
    found = []
    for least, below in zip((0, *LIMITS), ends, strict=True):
        chosen = lengths[(lengths >= least) & (lengths < below if below else True)]
        found.append(GapClass(least, below, len(chosen), int(np.sum(chosen))))
    return tuple(found)


def _asked(calls: Calls, tables: tuple[DeviceWork, ...], gaps: Union) -> tuple[Ints, Ints]:
    """The call that launched what ended each gap, -1 if unknown; and its process."""
    start = np.concatenate([table.start for table in tables])
    key = np.concatenate([keys(table) for table in tables])
    process = np.concatenate([table.process for table in tables])
    order = np.argsort(start, kind="stable")
    row = order[np.searchsorted(start[order], gaps.end)] if len(gaps) else order[:0]
    return call_of(key[row], calls), process[row]


def _waiting(timeline: Timeline, gaps: Union, began: Ints, process: Ints, late: Flags) -> Ints:
    """Nanoseconds of each gap, before the call, in which its process waited for the device."""
    found = np.zeros(len(gaps), dtype=np.int64)
    waits = host_waits(timeline)
    for number in np.unique(process[late]):
        own = waits.where(waits.process == number)
        chosen = np.flatnonzero(late & (process == number))
        times = union(own.start, own.end)
        found[chosen] = times.within(gaps.start[chosen], began[chosen])
    return found
