"""How much of the time each device worked, and what it did in between."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from cuado.analysis.timeline.gaps import Gaps, gaps_of
from cuado.analysis.timeline.grouping import grouped
from cuado.analysis.timeline.intervals import at_once, joined, union_of
from cuado.model.timeline import Timeline, TracedDevice
from cuado.model.timeline_tables import DeviceWork

IDLE_MATTERS = 0.10
"""Share of the span: below it more work for the device gains little. Cuado's own choice."""
MAIN_PART = 0.5
"""Share of the idle time that names its reason: more than all others together."""


ENOUGH = 10
"""Kernels from which it is said why a device idles: of a few, each is a case of its own."""


class Pace(StrEnum):
    """What a device's time is spent with."""

    BUSY = "busy"
    FEW = "too few launches to say"
    UNKNOWN = "not known"
    LAUNCH_BOUND = "launch-bound"
    WAITING = "host waits for the device"
    HOST_BOUND = "host-bound"


@dataclass(frozen=True, slots=True)
class DeviceUse:
    """One device; times in nanoseconds.

    Attributes:
        device: which.
        wall: duration of the whole recording.
        first: start of its first activity.
        last: end of its last one.
        busy: time in which anything ran on it.
        kernels: launches of kernels.
        from_graphs: of them, those launched by CUDA graphs; None if not recorded.
        kernel_time: sum over kernels; more than ``kernel_busy`` where they run at once.
        kernel_busy: time in which a kernel ran.
        copy_busy: time in which a copy or memset ran.
        exposed: time in which a copy or memset ran, and no kernel.
        two_kernels: time in which two or more kernels ran.
        most_at_once: the most kernels that ran at once.
        streams: on which something ran, of the process that used most.
        gaps: between activities.
    """

    device: TracedDevice
    wall: int
    first: int
    last: int
    busy: int
    kernels: int
    from_graphs: int | None
    kernel_time: int
    kernel_busy: int
    copy_busy: int
    exposed: int
    two_kernels: int
    most_at_once: int
    streams: int
    gaps: Gaps

    @property
    def span(self) -> int:
        """From the first activity to the last."""
        return self.last - self.first

    @property
    def idle(self) -> int:
        """Nanoseconds within the span in which nothing ran."""
        return self.span - self.busy

    @property
    def idle_share(self) -> float:
        """Idle share of the span, 0..1."""
        return self.idle / self.span if self.span else 0.0

    @property
    def idle_share_of_wall(self) -> float:
        """Idle share of the whole recording, 0..1, including the time before and after the span."""
        return 1 - self.busy / self.wall if self.wall else 0.0

    @property
    def pace(self) -> Pace:
        """What the device's time is spent with."""
        if self.idle_share < IDLE_MATTERS:
            return Pace.BUSY
        if self.kernels < ENOUGH:
            return Pace.FEW
        if self.gaps.launch >= MAIN_PART * self.idle:
            return Pace.LAUNCH_BOUND
        if self.gaps.after_wait >= MAIN_PART * self.idle:
            return Pace.WAITING
        causes = self.gaps.causes
        if causes is not None and causes.unknown >= MAIN_PART * self.idle:
            return Pace.UNKNOWN
        return Pace.HOST_BOUND


def device_uses(timeline: Timeline) -> tuple[DeviceUse, ...]:
    """Every device on which something ran, the one with most work first."""
    numbers = np.unique(np.concatenate([table.device for table in timeline.work]))
    found = [_use(timeline, int(number)) for number in numbers]
    return tuple(sorted(found, key=lambda use: (-use.busy, use.device.number)))


def _use(timeline: Timeline, number: int) -> DeviceUse:
    tables: tuple[DeviceWork, ...] = tuple(
        table.where(table.device == number) for table in timeline.work
    )
    kernels = timeline.kernels.where(timeline.kernels.device == number)
    running, moving = union_of(tables[:1]), union_of(tables[1:])
    busy = joined((running, moving))
    two, most = at_once(kernels.start, kernels.end)
    graphs = kernels.graph
    return DeviceUse(
        device=timeline.device(number),
        wall=timeline.wall,
        first=min(int(table.start.min()) for table in tables if len(table)),
        last=max(int(table.end.max()) for table in tables if len(table)),
        busy=busy.total,
        kernels=len(kernels),
        from_graphs=None if graphs is None else int(np.count_nonzero(graphs)),
        kernel_time=int(np.sum(kernels.duration)),
        kernel_busy=running.total,
        copy_busy=moving.total,
        exposed=moving.total - moving.overlap(running),
        two_kernels=two,
        most_at_once=most,
        streams=_streams(tables),
        gaps=gaps_of(timeline, tables, busy),
    )


def _streams(tables: tuple[DeviceWork, ...]) -> int:
    columns = zip(*((table.process, table.context, table.stream) for table in tables), strict=True)
    process, context, stream = (np.concatenate(parts) for parts in columns)
    first, _ = grouped([process, context, stream])
    return int(np.max(np.bincount(process[first])))
