"""Shadow memory: records of the last accesses to each piece, by which races are found."""

from ctypes import addressof, sizeof
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.check.layout import Checks, Mark, Order, Protocol
from cuado.backends.emulated.execution.layout import LANES, MOST_CLUSTER, Machine

PAGE = 256
"""Bytes of an arena page, the unit that is watched; allocations share no page."""
WATCHED = 2
"""Flag of an allocation in which races are looked for."""
MOST_LOCAL = 64 << 20
"""Most bytes of local memory of a block whose writes are recorded: the records are cleared for each
block."""


@dataclass(frozen=True, slots=True)
class Watch:
    """The memory that a check watches.

    Attributes:
        blocks: number of blocks of the grid.
        piece_bytes: size of a piece of memory; 0 if races are not looked for.
        shared_bytes: shared memory of a block.
        allocations: numbers of the allocations that may be written.
        pages: number of pages of the arena.
        watched: page ranges ``(first, count)`` that belong to these allocations.
        arena_bytes: distance from the first address to the last.
        is_asynchronous: true if order by mbarriers, groups of copies and proxy fences counts.
        is_cluster: true if blocks of a cluster access each other's shared memory.
    """

    blocks: int
    piece_bytes: int = 0
    shared_bytes: int = 0
    allocations: tuple[int, ...] = ()
    pages: int = 0
    watched: tuple[tuple[int, int], ...] = ()
    arena_bytes: int = 0
    is_asynchronous: bool = False
    is_cluster: bool = False


class Shadow:
    """Marks of shared memory, and of the global memory that the kernel may write.

    Attributes:
        checks: recorded defects and accesses.
    """

    def __init__(self, watch: Watch) -> None:
        self.checks = c = Checks()
        self._allocations = watch.allocations
        self._held: list[npt.NDArray[Any]] = []
        c.released = self._zeros(watch.blocks)
        size = watch.piece_bytes
        if not size:
            return
        c.races, c.shift = 1, size.bit_length() - 1
        # What orders copies is not followed in clusters: races within their blocks are not, then.
        c.within = not (watch.is_cluster and watch.is_asynchronous)
        if watch.is_asynchronous and not watch.is_cluster:
            c.protocol = self._zeros(sizeof(Protocol))
        c.shared_pieces = pieces = -(-watch.shared_bytes // size)
        shared = pieces * (MOST_CLUSTER if watch.is_cluster else 1) * sizeof(Mark)
        c.shared_writes, c.shared_reads = self._zeros(shared), self._zeros(2 * shared)
        if watch.is_cluster:
            c.between_writes, c.between_reads = self._zeros(shared), self._zeros(2 * shared)
        numbers = np.zeros(watch.pages + 1, np.uint32)
        used = 0
        for first, count in watch.watched:
            numbers[first : first + count] = np.arange(used + 1, used + count + 1)
            used += count
        self._held.append(numbers)
        c.arena_bytes, c.pages = watch.arena_bytes, numbers.ctypes.data
        # Zero pages that nobody wrote take no memory of the host.
        watched = used * PAGE // size * sizeof(Mark)
        c.writes, c.reads = self._zeros(watched), self._zeros(2 * watched)

    def watch(self, machine: Machine) -> None:
        """Make a machine keep these records."""
        size = machine.warps * LANES * machine.local_bytes
        if size <= MOST_LOCAL and machine.cluster_blocks == 1:
            self.checks.local_set, self.checks.local_set_bytes = self._zeros(size), size
        if machine.cluster_blocks > 1:
            self.checks.order = self._zeros(sizeof(Order))
        machine.checks = addressof(self.checks)
        for number in self._allocations:
            machine.allocation[number].flags |= WATCHED

    def _zeros(self, size: int) -> int:
        made = np.zeros(size + 16, np.uint8)
        self._held.append(made)
        return int(made.ctypes.data)
