"""Copies of memory: how much, how fast, and which of them nothing else hides."""

from dataclasses import dataclass

import numpy as np

from cuado.analysis.timeline.grouping import grouped
from cuado.analysis.timeline.intervals import union
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import Copies, CopyKind, Ints, MemoryKind

KINDS = {
    CopyKind.UNKNOWN: "unknown",
    CopyKind.HOST_TO_DEVICE: "host to device",
    CopyKind.DEVICE_TO_HOST: "device to host",
    CopyKind.HOST_TO_ARRAY: "host to array",
    CopyKind.ARRAY_TO_HOST: "array to host",
    CopyKind.ARRAY_TO_ARRAY: "array to array",
    CopyKind.ARRAY_TO_DEVICE: "array to device",
    CopyKind.DEVICE_TO_ARRAY: "device to array",
    CopyKind.DEVICE_TO_DEVICE: "device to device",
    CopyKind.HOST_TO_HOST: "host to host",
    CopyKind.PEER_TO_PEER: "peer to peer",
    CopyKind.MANAGED_TO_DEVICE: "managed to device",
    CopyKind.MANAGED_TO_HOST: "managed to host",
    CopyKind.MANAGED_BETWEEN_DEVICES: "managed between devices",
}
_HOST = (MemoryKind.PAGEABLE, MemoryKind.PINNED, MemoryKind.MANAGED)
_FROM_HOST = (CopyKind.HOST_TO_DEVICE, CopyKind.HOST_TO_ARRAY, CopyKind.HOST_TO_HOST)
_TO_HOST = (CopyKind.DEVICE_TO_HOST, CopyKind.ARRAY_TO_HOST)


@dataclass(frozen=True, slots=True)
class CopyUse:
    """Copies of one kind; times in nanoseconds.

    Attributes:
        kind: from where to where.
        host: kind of the host's memory; None if there is none, or it is not recorded.
        count: how many.
        bytes: bytes of all copies.
        total: sum of their times.
        exposed: time in which such a copy ran, and no kernel on that device.
        synchronous: of them, those that the program asked to wait for; None if not recorded.
    """

    kind: CopyKind
    host: MemoryKind | None
    count: int
    bytes: int
    total: int
    exposed: int
    synchronous: int | None

    @property
    def title(self) -> str:
        """Kind and host's memory in words."""
        name = KINDS[self.kind]
        return name if self.host is None else f"{name}, {self.host.name.lower()}"

    @property
    def bandwidth(self) -> float | None:
        """Bytes per second while copying; None if no time was recorded."""
        return self.bytes * 1e9 / self.total if self.total else None


def copy_uses(timeline: Timeline) -> tuple[CopyUse, ...]:
    """Copies by kind and the host's memory, most time first."""
    copies = timeline.copies
    if not len(copies):
        return ()
    host = _host_memory(copies)
    first, group = grouped([copies.kind, host])
    found = [
        _use(
            timeline,
            copies.where(group == at),
            int(copies.kind[row]),
            int(host[row]),
        )
        for at, row in enumerate(first)
    ]
    return tuple(sorted(found, key=lambda use: -use.total))


@dataclass(frozen=True, slots=True)
class BothWays:
    """Copies from and to the host on one device; times in nanoseconds.

    Attributes:
        shorter: time in which copies of the direction with less ran.
        together: time in which both directions ran at once.
    """

    shorter: int
    together: int


def both_ways(timeline: Timeline, device: int) -> BothWays:
    """How far the two directions of a device's copies overlap: it has an engine for each."""
    copies = timeline.copies
    up, down = (
        union(copies.start[rows], copies.end[rows])
        for kinds in (_FROM_HOST, _TO_HOST)
        for rows in [np.flatnonzero(np.isin(copies.kind, kinds) & (copies.device == device))]
    )
    return BothWays(min(up.total, down.total), up.overlap(down))


def _host_memory(copies: Copies) -> Ints:
    none = np.full(len(copies), -1, dtype=np.int64)
    found = none
    if copies.source is not None:
        found = np.where(np.isin(copies.kind, _FROM_HOST), copies.source, found)
    if copies.destination is not None:
        found = np.where(np.isin(copies.kind, _TO_HOST), copies.destination, found)
    return np.where(np.isin(found, _HOST), found, none)


def _use(timeline: Timeline, copies: Copies, kind: int, memory: int) -> CopyUse:
    exposed = 0
    kernels = timeline.kernels
    for device in np.unique(copies.device):
        own = copies.where(copies.device == device)
        ran = np.flatnonzero(kernels.device == device)
        moving = union(own.start, own.end)
        exposed += moving.total - moving.overlap(union(kernels.start[ran], kernels.end[ran]))
    asynchronous = copies.asynchronous
    return CopyUse(
        kind=CopyKind(kind) if kind in set(CopyKind) else CopyKind.UNKNOWN,
        host=MemoryKind(memory) if memory in set(MemoryKind) else None,
        count=len(copies),
        bytes=int(np.sum(copies.bytes)),
        total=int(np.sum(copies.duration)),
        exposed=exposed,
        synchronous=None if asynchronous is None else int(np.count_nonzero(~asynchronous)),
    )
