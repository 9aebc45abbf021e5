"""What a micro-benchmark is: a kernel, how it is launched, and what its time says."""

from dataclasses import dataclass
from enum import Enum

from cuado.calibration.kernel import Code

WARP = 32
FULL = 1024
"""Threads of a block of which two fill an SM."""
PLACES = 16
"""Parts of the buffer in which a latency or bandwidth is measured, where it depends on the place:
the distance from an SM to the L2 slices that hold a page changes it by several percent."""
PAGE = 2 << 20


@dataclass(frozen=True, slots=True)
class Chip:
    """What the benchmarks' shapes depend on.

    Attributes:
        sms: multiprocessors.
        data_bytes: of the buffer; a power of two.
        l2_bytes: of L2, where what is to stay in it must be smaller than on the chips that the
            shapes were made for.
    """

    sms: int
    data_bytes: int
    l2_bytes: int | None = None

    @property
    def apart(self) -> int:
        """Bytes between the :data:`PLACES` of the buffer: whole pages, and no power of two."""
        return self.data_bytes // (PLACES + 1) // PAGE * PAGE


class Quantity(Enum):
    """What is made of the time that one more trip takes; the value is the unit."""

    CYCLES = "cycles"
    """Cycles for each unit of work."""
    PER_CYCLE = "per cycle per SM"
    """Units of work in a cycle of one SM."""
    PER_SECOND = "per second"
    """Units of work in a second, of the whole chip."""
    BANDWIDTH = "byte/s"
    """The same, where the unit of work is a byte."""
    NANOSECONDS = "ns"
    """Nanoseconds for each unit of work."""
    LAUNCH = "ns, whole launch"
    """The time of one launch of the given shape, nothing subtracted."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """One micro-benchmark.

    Attributes:
        name: ``family.what``.
        what: for the reader.
        quantity: what is measured.
        code: the kernel.
        work: units of work of one trip: of one warp (or of one SM) for CYCLES, of one SM for
            PER_CYCLE, of the grid for PER_SECOND and BANDWIDTH; a block's, where blocks are varied.
        grid: blocks.
        block: threads.
        cold: whether the L2 holds nothing of use when the kernel starts.
        varies_blocks: whether the two lengths differ in blocks, of one trip each, not in trips.
        prepare: run before, with one trip, to fill the buffer; None for nothing.
        prepare_grid: blocks of 1024 threads that it takes.
        least_ns: that the shorter of the two lengths should take.
        places: parts of the buffer in which it is run, one after the other; their mean counts.
        machine: start of the SASS opcodes of the instructions measured.
        machine_count: how often they are in the loop.
        machine_others: how many other instructions the loop may have.
        events: of each PTX opcode measured, how often a warp runs it in a trip.
        wavefronts: of each request of the accesses in the loop, in shared memory or L1.
        sectors: of each request of the global accesses in the loop.
    """

    name: str
    what: str
    quantity: Quantity
    code: Code
    work: float = 1.0
    grid: int = 1
    block: int = WARP
    cold: bool = False
    varies_blocks: bool = False
    prepare: Code | None = None
    prepare_grid: int = 1
    least_ns: float = 3e5
    places: int = 1
    machine: tuple[str, ...] = ()
    machine_count: int = 0
    machine_others: int = 8
    events: tuple[tuple[str, int], ...] = ()
    wavefronts: float | None = None
    sectors: float | None = None
