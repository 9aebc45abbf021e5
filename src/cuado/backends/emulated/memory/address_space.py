"""Global memory of the emulated device: one range of virtual addresses, with gaps.

Allocations lie so far apart that no index of 32 bits leads from one into another. The gaps between
them belong to none: an access there is detected and not made, as every address is checked before
use; if it were made nevertheless, it would end the process.

The models of caches see the allocations close together, as a driver lays them out: ``apart`` of an
allocation is the excess of the gaps before it.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from resource import RLIM_INFINITY, RLIMIT_AS, getrlimit

from cuado.backends.emulated.execution.layout import ALLOCATIONS, Machine
from cuado.backends.emulated.memory import mapping
from cuado.backends.emulated.memory.mapping import PAGE, Bytes, OutOfMemoryError, Piece, pieces_of

__all__ = ["AddressSpace", "Bytes", "OutOfMemoryError", "Range"]

FIRST_ADDRESS = 0x6000_0000_0000
SHARED_WINDOW = 0x7F01_0000_0000
LOCAL_WINDOW = 0x7F02_0000_0000
"""Start of shared and local memory among generic addresses, if nothing is pinned there."""
WINDOW_BYTES = 1 << 32
GAP_BYTES = 512
"""Gap between allocations, as the models see them."""
FAR_BYTES = 1 << 36
"""Gap between allocations: more than 2**32 elements of 16 bytes."""
ALIGNMENT = 256
"""Alignment of allocations, as the driver's."""


@dataclass(frozen=True, slots=True)
class Range:
    """An allocation: ``name``, first address, bytes, if it is read-only, and its guards.

    ``guard_bytes`` on both sides may be accessed, too, and writes to them are detected.
    ``apart`` is the number of bytes before it that the models of caches leave out.
    """

    name: str
    address: int
    bytes: int
    read_only: bool = False
    guard_bytes: int = 0
    apart: int = 0

    @property
    def low(self) -> int:
        """The first address that may be accessed."""
        return self.address - self.guard_bytes

    @property
    def high(self) -> int:
        """The first address after it that may not be accessed."""
        return self.address + self.bytes + self.guard_bytes

    def place(self, low: int) -> int:
        """Offset of the allocation in the arena, as the models of caches see it."""
        return self.address - low - self.apart


def gap_bytes() -> int:
    """Gap between allocations: a page if the address space of this process is limited."""
    return FAR_BYTES if getrlimit(RLIMIT_AS)[0] == RLIM_INFINITY else PAGE


class AddressSpace:
    """The memory of one launch.

    Args:
        sizes: bytes of the allocations by name, in order.
        read_only: names of allocations that may not be written.
        guards: bytes by name that may be accessed on both sides of an allocation: multiples of
            ``ALIGNMENT`` unless it is pinned.
        pins: addresses of pinned allocations, which do not overlap.
        base: the first address, that of a page; all pins lie beyond the other allocations.

    Attributes:
        low: the first address.
        ranges: the allocations, by name.
        closed: names of allocations that the next run may not access.
        is_tight: true if it may not access the guards either.

    Raises:
        OutOfMemoryError: the host has too little memory, or there are too many allocations.
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
        pins, guards = pins or {}, guards or {}
        self.low = base
        self.ranges: dict[str, Range] = {}
        self.closed: frozenset[str] = frozenset()
        self.is_tight = False
        self._file: int | None = None
        gap = PAGE if pins else gap_bytes()
        # Two layouts side by side: `end` is on the device, with wide gaps and whole pages; `at` is
        # the one of the cache models, with a driver's gaps.
        at, end = GAP_BYTES, base + PAGE
        for name, size in sizes.items():
            guard, is_fixed = guards.get(name, 0), name in read_only
            if name in pins:
                self.ranges[name] = Range(name, pins[name], size, is_fixed, guard)
                continue
            # Allocations end close to the end of a page, so that accesses beyond them hit a gap.
            extent = -(-(size + 2 * guard) // ALIGNMENT) * ALIGNMENT
            pages = -(-extent // PAGE) * PAGE
            address = end + pages - extent + guard
            at = -(-at // ALIGNMENT) * ALIGNMENT + guard
            apart = 0 if pins else address - base - at
            self.ranges[name] = Range(name, address, size, is_fixed, guard, apart)
            at += size + guard + GAP_BYTES
            end += pages + gap
        if pins and end > min(pins.values()) - max(guards.values(), default=0):
            raise OutOfMemoryError(
                f"the launch needs {(end - base) / 2**30:.1f} GiB beside what is pinned"
            )
        self.high = max((where.high for where in self.ranges.values()), default=base)

    def __del__(self) -> None:
        """Close the file."""
        if getattr(self, "_file", None) is not None:
            os.close(self._file)  # type: ignore[arg-type]
            self._file = None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pages of all allocations, from the first address on."""
        extents = [(w.low - self.low, w.high - self.low) for w in self.ranges.values()]
        return pieces_of([each for each in extents if each[0] < each[1]])

    @property
    def size(self) -> int:
        """Bytes from the first address to the last."""
        return self.high - self.low

    @property
    def file(self) -> int:
        """Descriptor of the file that holds its bytes, the pieces one after the other.

        Raises:
            OutOfMemoryError: the host has too little memory.
        """
        if self._file is None:
            taken = sum(piece.size for piece in self.pieces)
            if taken > mapping.physical_bytes():
                raise mapping.no_room(taken)
            self._file = mapping.anonymous_file(mapping.offsets_of(self.pieces)[1])
        return self._file

    @cached_property
    def _mapped(self) -> mapping.Mapping:
        return mapping.Mapping(self.file, self.pieces, self.size)

    @property
    def host(self) -> int:
        """Address of the first byte on the host."""
        return self._mapped.host

    def view(self, name: str) -> Bytes:
        """The bytes of an allocation; writing to it writes the memory."""
        where = self.ranges[name]
        return self._at(where.address, where.bytes)

    def zones(self, name: str) -> tuple[Bytes, Bytes]:
        """The bytes of its guards, before and behind it."""
        where = self.ranges[name]
        guard = where.guard_bytes
        return self._at(where.low, guard), self._at(where.address + where.bytes, guard)

    def _at(self, address: int, size: int) -> Bytes:
        return self._mapped.view(address - self.low, size)

    def describe(self, machine: Machine) -> None:
        """Give a machine the list of allocations."""
        machine.arena_low, machine.arena_host = self.low, self.host
        machine.shared_window, machine.local_window = self.windows
        machine.allocations = len(self.ranges)
        limits = self.limits()
        for number, where in enumerate(self.ranges.values()):
            entry = machine.allocation[number]
            entry.low, entry.high = limits[number]
            entry.flags, entry.apart = int(where.read_only), where.apart

    def limits(self) -> list[tuple[int, int]]:
        """For each allocation the first address that the next run may access, and the end."""
        return [self._limits(where) for where in self.ranges.values()]

    def _limits(self, where: Range) -> tuple[int, int]:
        if where.name in self.closed:
            return where.low, where.low
        guard = where.guard_bytes if self.is_tight else 0
        return where.low + guard, where.high - guard

    @property
    def windows(self) -> tuple[int, int]:
        """The first addresses of shared and local memory, clear of global memory."""
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
