"""What ran when: everything a program did on its devices, and what of the host is known."""

from dataclasses import dataclass, field

import numpy as np

from cuado.model.profile import Origin
from cuado.model.timeline_tables import (
    Calls,
    Copies,
    DeviceWork,
    Ints,
    Kernels,
    Memsets,
    Ranges,
    Sites,
    Spans,
    Waits,
)


@dataclass(frozen=True, slots=True)
class TracedDevice:
    """A device of the recording; what it does not say is None.

    Attributes:
        number: as events name it.
        name: as the driver gives it; empty if not recorded.
        multiprocessors: SMs.
        compute: compute capability.
        memory_bytes: size of the device's memory.
    """

    number: int
    name: str = ""
    multiprocessors: int | None = None
    compute: tuple[int, int] | None = None
    memory_bytes: int | None = None

    @property
    def title(self) -> str:
        """Number and name for a reader."""
        return f"GPU {self.number} ({self.name})" if self.name else f"GPU {self.number}"


@dataclass(frozen=True, slots=True)
class TracedProcess:
    """A process of the recording.

    Attributes:
        pid: its number.
        parent: its parent's number; None if not recorded.
        command: what was run; empty if not recorded.
        start: nanoseconds since the timeline's start at which its recording began.
        end: at which it ended; the end of its last event if it did not end in an orderly way.
        complete: whether it ended in an orderly way; None if the recording cannot tell.
        dropped: records that were lost; None if the recording does not say.
    """

    pid: int
    parent: int | None = None
    command: tuple[str, ...] = ()
    start: int = 0
    end: int = 0
    complete: bool | None = None
    dropped: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Timeline:
    """What ran when.

    Attributes:
        origin: where the recording came from.
        processes: processes of the program, the first one first.
        devices: devices that the recording describes or uses, by number.
        kernels: every kernel.
        copies: every copy of memory.
        memsets: every memory set.
        calls: calls of the driver and runtime; None if they were not recorded.
        waits: synchronisations.
        ranges: NVTX ranges.
        sites: places in the source that launched something.
        kernel_names: names of kernels as the module has them (mangled).
        signatures: the same names as C++ has them, where they could be read.
        texts: names of calls, texts of ranges, places.
        unix_start: nanoseconds since 1970 at the timeline's start; None if not recorded.
        notes: what the reader should know of the recording: cut off, records lost, left out.
    """

    origin: Origin
    processes: tuple[TracedProcess, ...]
    devices: tuple[TracedDevice, ...]
    kernels: Kernels
    copies: Copies
    memsets: Memsets
    calls: Calls | None
    waits: Waits
    ranges: Ranges
    sites: Sites
    kernel_names: tuple[str, ...]
    signatures: tuple[str, ...]
    texts: tuple[str, ...] = ()
    unix_start: int | None = None
    notes: tuple[str, ...] = field(default=())

    @property
    def start(self) -> int:
        """Nanoseconds at which the first process's recording began."""
        return min((process.start for process in self.processes), default=0)

    @property
    def end(self) -> int:
        """Nanoseconds at which the last process ended."""
        return max((process.end for process in self.processes), default=0)

    @property
    def wall(self) -> int:
        """Nanoseconds from the first process's start to the last one's end."""
        return self.end - self.start

    @property
    def work(self) -> tuple[DeviceWork, ...]:
        """The tables of what devices did."""
        return (self.kernels, self.copies, self.memsets)

    @property
    def dropped(self) -> int | None:
        """Records lost, in all processes; None if none of them says."""
        known = [each.dropped for each in self.processes if each.dropped is not None]
        return sum(known) if known else None

    def device(self, number: int) -> TracedDevice:
        """The device of a number; without facts if the recording does not describe it."""
        found = (device for device in self.devices if device.number == number)
        return next(found, TracedDevice(number))


def last_end(tables: "tuple[Spans, ...]", process: int | None = None) -> int | None:
    """When the last event of some tables ends, of one process or of all; None without events."""
    ends = []
    for table in tables:
        column: Ints = table.end if process is None else table.end[table.process == process]
        if len(column):
            ends.append(int(np.max(column)))
    return max(ends, default=None)
