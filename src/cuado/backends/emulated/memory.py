"""Global memory of the emulated device: one range of virtual addresses, with gaps.

Allocations lie in one array of the host. Between them are gaps that belong to none, so that an
access beside an allocation is seen and not made; every address is checked before it is used.
"""

import mmap
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.layout import ALLOCATIONS, Machine
from cuado.errors import CuadoError

Bytes = npt.NDArray[np.uint8]

FIRST_ADDRESS = 0x7F10_0000_0000
SHARED_WINDOW = 0x7F01_0000_0000
LOCAL_WINDOW = 0x7F02_0000_0000
"""Where shared and local memory begin among generic addresses, if nothing is pinned there."""
WINDOW_BYTES = 1 << 32
_NO_RESERVE = 0x4000
"""``MAP_NORESERVE`` of Linux: pages that nobody touches are not counted as used."""
GAP_BYTES = 512
ALIGNMENT = 256
"""Of allocations, as the driver aligns them."""


class OutOfMemoryError(CuadoError):
    """The host has no room for the launch's buffers."""


@dataclass(frozen=True, slots=True)
class Range:
    """An allocation: ``name``, first address, bytes, whether it may be written, and its guards.

    ``guard_bytes`` on both sides of it may be accessed, too, and are seen to have been written.
    """

    name: str
    address: int
    bytes: int
    read_only: bool = False
    guard_bytes: int = 0


class Arena:
    """The memory of one launch.

    Args:
        sizes: bytes by name, of what is allocated, in order.
        read_only: names of what may not be written.
        guards: bytes by name, to both sides, that may be accessed beside it: multiples of
            ``ALIGNMENT`` for what is not pinned.
        pins: addresses of those that must lie at one; none overlap.
        base: of the first address; all pins are beyond what the others take from there.

    Raises:
        OutOfMemoryError: the host has not so much, or there are too many.
    """

    def __init__(
        self,
        sizes: dict[str, int],
        read_only: frozenset[str] = frozenset(),
        guards: Mapping[str, int] | None = None,
        pins: Mapping[str, int] | None = None,
        base: int = FIRST_ADDRESS,
    ) -> None:
        if len(sizes) > ALLOCATIONS:
            raise OutOfMemoryError(f"{len(sizes)} buffers; {ALLOCATIONS} can be emulated")
        pins = pins or {}
        self.low = base
        self.ranges: dict[str, Range] = {}
        at = GAP_BYTES
        for name, size in sizes.items():
            guard = (guards or {}).get(name, 0)
            if name in pins:
                self.ranges[name] = Range(name, pins[name], size, name in read_only, guard)
                continue
            at = -(-at // ALIGNMENT) * ALIGNMENT + guard
            self.ranges[name] = Range(name, base + at, size, name in read_only, guard)
            at += size + guard + GAP_BYTES
        if pins and base + at > min(pins.values()) - max((guards or {}).values(), default=0):
            raise OutOfMemoryError(f"the launch needs {at / 2**30:.1f} GiB beside what is pinned")
        ends = (where.address + where.bytes + where.guard_bytes for where in self.ranges.values())
        self.high = max((base + at, *ends))
        self._bytes: Bytes = _zeros(self.high - base + ALIGNMENT, sparse=bool(pins))
        self._shift = -self._bytes.ctypes.data % ALIGNMENT

    @property
    def host(self) -> int:
        """Address of the first byte on the host."""
        return self._bytes.ctypes.data + self._shift

    def view(self, name: str) -> Bytes:
        """The bytes of an allocation; writing to it writes the memory."""
        where = self.ranges[name]
        return self._at(where.address, where.bytes)

    def zones(self, name: str) -> tuple[Bytes, Bytes]:
        """The bytes of its guards, before and behind it."""
        where = self.ranges[name]
        guard = where.guard_bytes
        return self._at(where.address - guard, guard), self._at(where.address + where.bytes, guard)

    def _at(self, address: int, size: int) -> Bytes:
        first = address - self.low + self._shift
        return self._bytes[first : first + size]

    def describe(self, machine: Machine) -> None:
        """Tell a machine what is allocated where."""
        machine.arena_low, machine.arena_host = self.low, self.host
        machine.shared_window, machine.local_window = self._windows()
        machine.allocations = len(self.ranges)
        for number, where in enumerate(self.ranges.values()):
            entry = machine.allocation[number]
            entry.low = where.address - where.guard_bytes
            entry.high = where.address + where.bytes + where.guard_bytes
            entry.flags = int(where.read_only)

    def _windows(self) -> tuple[int, int]:
        """Where shared and local memory begin, apart from global memory."""
        if self.high <= SHARED_WINDOW or self.low >= LOCAL_WINDOW + WINDOW_BYTES:
            return SHARED_WINDOW, LOCAL_WINDOW
        beyond = -(-self.high // WINDOW_BYTES) * WINDOW_BYTES
        return beyond, beyond + WINDOW_BYTES

    def nearest(self, address: int) -> tuple[Range, int] | None:
        """The allocation nearest to an address, and the distance in bytes from its first one."""
        if not self.ranges:
            return None

        def gap(where: Range) -> int:
            return max(where.address - address, address - where.address - where.bytes + 1, 0)

        found = min(self.ranges.values(), key=gap)
        return found, address - found.address


def _zeros(size: int, *, sparse: bool) -> Bytes:
    """Zeros; those that nobody writes take no memory of the host.

    Raises:
        OutOfMemoryError: the host has not so much.
    """
    try:
        if not sparse:
            return np.zeros(size, np.uint8)
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE
        return np.frombuffer(mmap.mmap(-1, size, flags), np.uint8)
    except (MemoryError, OSError) as error:
        raise OutOfMemoryError(
            f"the launch needs {size / 2**30:.1f} GiB, which this machine has not",
            "make the case smaller, or run it on a GPU",
        ) from error
