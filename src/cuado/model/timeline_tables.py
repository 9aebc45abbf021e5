"""The tables of a timeline: one column an array, one row an event; times in nanoseconds.

A program launches a million kernels in seconds: events are rows of arrays, not objects. A column
that the recording does not have is None, for the whole table; a column that is there has a value
in every row.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from enum import IntEnum
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
"""A column of whole numbers."""
Flags = NDArray[np.bool_]
"""A column of truth values, or a choice of rows."""


class CopyKind(IntEnum):
    """From where to where a copy goes; numbers are CUPTI's (``CUpti_ActivityMemcpyKind``)."""

    UNKNOWN = 0
    HOST_TO_DEVICE = 1
    DEVICE_TO_HOST = 2
    HOST_TO_ARRAY = 3
    ARRAY_TO_HOST = 4
    ARRAY_TO_ARRAY = 5
    ARRAY_TO_DEVICE = 6
    DEVICE_TO_ARRAY = 7
    DEVICE_TO_DEVICE = 8
    HOST_TO_HOST = 9
    PEER_TO_PEER = 10
    MANAGED_TO_DEVICE = 11
    MANAGED_TO_HOST = 12
    MANAGED_BETWEEN_DEVICES = 13


class MemoryKind(IntEnum):
    """What memory a copy touches; numbers are CUPTI's (``CUpti_ActivityMemoryKind``)."""

    UNKNOWN = 0
    PAGEABLE = 1
    PINNED = 2
    DEVICE = 3
    ARRAY = 4
    MANAGED = 5
    DEVICE_STATIC = 6
    MANAGED_STATIC = 7


class WaitKind(IntEnum):
    """What a synchronisation waits for (``CUpti_ActivitySynchronizationType``)."""

    UNKNOWN = 0
    EVENT = 1
    STREAM_WAITS_FOR_EVENT = 2
    STREAM = 3
    CONTEXT = 4


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Columns of one length.

    Attributes:
        process: index into the timeline's processes.

    Raises:
        ValueError: if columns differ in length.
    """

    process: Ints

    def __post_init__(self) -> None:
        lengths = {name: len(column) for name, column in self.columns()}
        if len(set(lengths.values())) > 1:
            raise ValueError(f"columns differ in length: {lengths}")

    def __len__(self) -> int:
        return len(self.process)

    def columns(self) -> tuple[tuple[str, NDArray[np.generic]], ...]:
        """Names and columns, of those that the recording has."""
        found = ((each.name, getattr(self, each.name)) for each in fields(self))
        return tuple((name, column) for name, column in found if column is not None)

    def rows(self, chosen: Ints) -> Self:
        """Some of the rows, by index."""
        kept: dict[str, Any] = {name: column[chosen] for name, column in self.columns()}
        return replace(self, **kept)

    def where(self, flags: Flags) -> Self:
        """The rows with a flag; the table itself if all have one."""
        return self if flags.all() else self.rows(np.flatnonzero(flags))

    @classmethod
    def joined(cls, tables: Sequence[Self]) -> Self:
        """Rows of several tables, one after another; a column that one lacks is None for all.

        Raises:
            ValueError: if there are no tables.
        """
        if not tables:
            raise ValueError("no tables to join")
        if len(tables) == 1:
            return tables[0]
        joined: dict[str, Any] = {}
        for each in fields(cls):
            columns = [getattr(table, each.name) for table in tables]
            known = all(column is not None for column in columns)
            joined[each.name] = np.concatenate(columns) if known else None
        return cls(**joined)


@dataclass(frozen=True, slots=True, eq=False)
class Spans(Table):
    """Events that last: ``start`` and ``end`` are nanoseconds since the timeline's start."""

    start: Ints
    end: Ints

    @property
    def duration(self) -> Ints:
        """Nanoseconds of each."""
        return self.end - self.start


@dataclass(frozen=True, slots=True, eq=False)
class DeviceWork(Spans):
    """What a device did.

    Attributes:
        device: number of the device.
        context: number of the context in its process.
        stream: number of the stream in its context.
        correlation: number shared, within a process, with the call that asked for it.
    """

    device: Ints
    context: Ints
    stream: Ints
    correlation: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Kernels(DeviceWork):
    """Kernels that ran.

    Attributes:
        name: index into the timeline's kernel names.
        grid: blocks in x, y, z; a row of three. All 0 where a row stands for a whole CUDA graph,
            of which the recording has no kernels.
        block: threads in x, y, z; a row of three.
        cluster: blocks of a cluster in x, y, z; all 0 for none.
        registers: per thread.
        static_shared: bytes per block, declared in the kernel.
        dynamic_shared: bytes per block, asked for at launch.
        local: bytes of local memory per thread.
        graph: number of the CUDA graph that launched it; 0 for none.
    """

    name: Ints
    grid: Ints
    block: Ints
    cluster: Ints | None = None
    registers: Ints | None = None
    static_shared: Ints | None = None
    dynamic_shared: Ints | None = None
    local: Ints | None = None
    graph: Ints | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Copies(DeviceWork):
    """Copies of memory.

    Attributes:
        bytes: bytes that were copied.
        kind: a :class:`CopyKind`.
        source: a :class:`MemoryKind`.
        destination: a :class:`MemoryKind`.
        asynchronous: whether the program asked for an asynchronous copy.
    """

    bytes: Ints
    kind: Ints
    source: Ints | None = None
    destination: Ints | None = None
    asynchronous: Flags | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Memsets(DeviceWork):
    """Memory set to a value; ``bytes`` of it."""

    bytes: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Calls(Spans):
    """Calls of the CUDA driver or runtime, on the host.

    Attributes:
        name: index into the timeline's texts.
        thread: thread of the host that called.
        correlation: number shared, within a process, with what the device then did.
        result: the error code, 0 for success.
    """

    name: Ints
    thread: Ints
    correlation: Ints
    result: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Waits(Spans):
    """Synchronisations: ``kind`` is a :class:`WaitKind`."""

    kind: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Ranges(Spans):
    """NVTX ranges of the program; a mark ends where it starts.

    Attributes:
        text: index into the timeline's texts.
        domain: index into the timeline's texts; -1 for the default domain.
        thread: thread of the host that opened it.
    """

    text: Ints
    domain: Ints
    thread: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Sites(Table):
    """Places in the program's source that launched something.

    Attributes:
        correlation: correlation of what was launched.
        text: index into the timeline's texts: ``file:line function``.
    """

    correlation: Ints
    text: Ints
