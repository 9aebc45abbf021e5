"""Machines that run compiled blocks in this process, each with memory and counts of its own.

Blocks run in parallel on the host's cores; compiled code runs without Python's lock. Nothing here
depends on PTX: it needs machine code and facts of it.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ctypes import CDLL, addressof, c_void_p, cast, memmove, sizeof
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import prod
from threading import Event
from typing import Protocol

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.codegen.loading import Compiled
from cuado.backends.emulated.execution.events import NOT_RUN, Counts, Events, listed
from cuado.backends.emulated.execution.layout import (
    CONTENDED,
    LANES,
    PATTERNS,
    Error,
    Lots,
    Machine,
    Pattern,
    Warp,
)
from cuado.backends.emulated.memory.mapping import areas
from cuado.model.launch import Extent

Blocks = range | npt.NDArray[np.uint64]
"""Numbers of blocks."""

BUDGET = 1 << 47
"""Default budget of one machine, in thread instructions as they are charged: days."""
BLOCK_BUDGET = 1 << 36
"""Default budget of one block: two seconds of a core, or some more."""
BLOCK_SECONDS = 10.0
"""Processor time in seconds after which a block that runs alone counts as one that does not end,
however little it was charged: five times what its budget takes."""
WARPS_NOTED = 1 << 22
"""Most warps of a grid for which the work of each is kept."""
NO_ERROR = 0
_ROOM = 4096
"""Memories of the blocks of a cluster begin at multiples of so many bytes."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of a compiled kernel that are needed to run it.

    Attributes:
        register_bytes: bytes of the registers of a warp.
        segments: number of counted segments.
        slots: number of access slots.
        branches: number of counted branches.
        static_shared_bytes: static shared memory of a block.
        local_bytes: local memory of a thread.
        parameter_bytes: size of all parameters.
        atomics: for each access slot the kind of its atomic operation on global memory, or 0.
    """

    register_bytes: int
    segments: int
    slots: int
    branches: int
    static_shared_bytes: int
    local_bytes: int
    parameter_bytes: int
    atomics: bytes


class Native(Protocol):
    """A kernel in this process's memory."""

    @property
    def facts(self) -> Facts:
        """The facts of the kernel."""
        ...

    @property
    def compiled(self) -> Compiled:
        """The machine code of the kernel."""
        ...


class Memory(Protocol):
    """A launch's global memory."""

    def describe(self, machine: Machine) -> None:
        """Give a machine the list of allocations."""
        ...


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a launch.

    Attributes:
        grid: blocks along each axis.
        block: threads along each axis.
        dynamic_shared_bytes: dynamic shared memory of a block.
        parameters: the bytes of all parameters.
        cluster: blocks of a cluster along each axis; None where neither the launch nor the kernel
            states it.
    """

    grid: Extent
    block: Extent
    dynamic_shared_bytes: int
    parameters: bytes
    cluster: Extent | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """How blocks are run.

    Attributes:
        budget: most thread instructions that one machine may run, as ``lowering.charges`` counts
            them: endless loops are detected, and programs that terminate are not affected.
        block_budget: the same limit for one block: an endless loop is detected within seconds,
            whatever the size of the grid.
        block_seconds: processor time in seconds that one block may take; None for ``BLOCK_SECONDS``
            where one thread runs all blocks, and for any time where several do, which may get in
            each other's way.
        workers: threads of the host; None for as many as it has cores.
        checks_shared: true if loads of shared memory that was never written are errors.
        bank_bytes: width of a bank of shared memory, 4 or 8.
        skips_products: true to leave matrix products out, where only events are of interest and
            no product decides any of them; results are not the kernel's then.
    """

    budget: int = BUDGET
    block_budget: int = BLOCK_BUDGET
    block_seconds: float | None = None
    workers: int | None = None
    checks_shared: bool = False
    bank_bytes: int = 4
    skips_products: bool = False


DEFAULT = Options()


class Processor:
    """A machine and the memory it works with."""

    def __init__(
        self,
        native: Native,
        shape: Shape,
        memory: Memory,
        options: Options,
        work: Counts | None = None,
    ) -> None:
        # The machine is a C structure with pointers to arrays: attributes of this object keep those
        # arrays alive as long as the machine.
        facts = native.facts
        threads = prod(shape.block)
        warps = -(-threads // LANES)
        self.machine = m = Machine()
        cluster = shape.cluster or (1, 1, 1)
        together = prod(cluster)
        self._warps = (Warp * (warps * together)).from_buffer_copy(_started(shape.block) * together)
        shared = facts.static_shared_bytes + shape.dynamic_shared_bytes
        self.segments = np.zeros((facts.segments, 2), np.uint64)
        self.accesses = np.zeros((max(facts.slots, 1), 8), np.uint64)
        self.branches = np.zeros((max(facts.branches, 1), 2), np.uint64)
        self._patterns = (Pattern * PATTERNS)()
        self._tails = np.zeros(warps, np.uint64)
        local_bytes = warps * LANES * facts.local_bytes
        # Blocks of a cluster have memories of their own, one behind the other.
        apart = [
            -(-n // _ROOM) * _ROOM for n in (warps * facts.register_bytes, shared, local_bytes)
        ]
        sizes = [each * together for each in (apart[0], apart[1], apart[1], apart[2])]
        self._areas = areas((*sizes, len(shape.parameters)))
        registers, held, written, local, parameters = self._areas.addresses
        memmove(parameters, shape.parameters, len(shape.parameters))
        m.step = native.compiled.step
        m.grid[:], m.block[:] = shape.grid, shape.block
        m.warps, m.threads, m.register_bytes = warps, threads, facts.register_bytes
        m.bank_bytes = options.bank_bytes
        m.registers, m.parameters, m.shared, m.written = registers, parameters, held, written
        m.parameter_bytes = len(shape.parameters)
        m.shared_bytes, m.static_shared_bytes = shared, facts.static_shared_bytes
        m.local, m.local_bytes = local, facts.local_bytes
        m.state = addressof(self._warps)
        m.cluster[:], m.cluster_blocks = cluster, together
        m.is_explicit = int(shape.cluster is not None)
        m.of_first[:] = registers, m.state, held, written, local
        m.apart[:] = apart[0], sizeof(Warp) * warps, apart[1], apart[1], apart[2]
        m.access, m.blocks = self.accesses.ctypes.data, self.segments.ctypes.data
        m.patterns = addressof(self._patterns)
        m.trace_tails = self._tails.ctypes.data
        m.branches = self.branches.ctypes.data
        self.work = work
        if work is not None:
            m.work = work.ctypes.data
        # Contention is only counted if the kernel has atomic operations on global memory.
        kinds = np.frombuffer(facts.atomics, np.uint8)
        self.contention = np.zeros((CONTENDED if kinds.any() else 0, 2), np.uint64)
        if kinds.any():
            self._kinds = kinds
            m.atomics, m.contention = kinds.ctypes.data, self.contention.ctypes.data
        m.budget, m.block_budget = options.budget, options.block_budget
        m.clock, m.clock_id = _clock()
        m.most_time = int((options.block_seconds or 0.0) * 1e9) * together
        m.checks_shared = int(options.checks_shared)
        m.skips_products = int(options.skips_products)
        memory.describe(m)

    def __del__(self) -> None:
        """Give its memory back, for the next processor."""
        if hasattr(self, "_areas"):
            self._areas.give_back()

    def counted(self, block: int) -> Events:
        """The counts since the last call, which are those of one block."""
        kept = self.segments.copy(), self.accesses.copy(), self.branches.copy()
        work = None if self.work is None else self.work[block : block + 1].copy()
        m = self.machine
        found = Events(1, *kept, m.barriers, listed(self.contention), work, m.busiest, m.longest)
        for counts in (self.segments, self.accesses, self.branches, self.contention):
            counts[:] = 0
        m.barriers = m.busiest = m.longest = 0
        return found


@cache
def _clock() -> tuple[int | None, int]:
    """Where the host's function is that reads clocks, and the clock of a thread's own time."""
    read = getattr(CDLL(None), "clock_gettime", None)
    own = getattr(time, "CLOCK_THREAD_CPUTIME_ID", None)
    if read is None or own is None:
        return None, 0
    return cast(read, c_void_p).value, own


@lru_cache(64)
def _started(block: Extent) -> bytes:
    """The initial bytes of a block's warps: their numbers, and their threads' indices.

    Lanes beyond the last thread have the indices of that thread.
    """
    threads, warps = prod(block), -(-prod(block) // LANES)
    made = np.zeros((warps, sizeof(Warp)), np.uint8)
    thread = np.minimum(np.arange(warps * LANES), threads - 1)
    index = thread % block[0], thread // block[0] % block[1], thread // block[0] // block[1]
    tid = np.stack([each.reshape(warps, LANES) for each in index], 1).astype(np.uint32)
    for place, values in ((Warp.tid, tid), (Warp.number, np.arange(warps, dtype=np.uint32))):
        raw = values.reshape(warps, -1).view(np.uint8)
        made[:, place.offset : place.offset + raw.shape[1]] = raw
    return made.tobytes()


def processors(
    native: Native, shape: Shape, memory: Memory, options: Options, blocks: int
) -> list[Processor]:
    """Processors for a number of blocks."""
    count = min(options.workers or len(os.sched_getaffinity(0)), max(1, blocks // 2), 64)
    size = prod(shape.grid), -(-prod(shape.block) // LANES)
    work = np.full(size, NOT_RUN, np.uint32) if prod(size) <= WARPS_NOTED else None
    if count == 1 and options.block_seconds is None:
        options = replace(options, block_seconds=BLOCK_SECONDS)
    found = [Processor(native, shape, memory, options, work) for _ in range(count)]
    for each in found:
        # A machine that is alone needs no atomic operations of the host.
        each.machine.alone = int(count == 1)
    return found


def first_error(workers: list[Processor]) -> Error | None:
    """The error of the lowest block; None if all went well."""
    # By z, y, x: the order of the blocks' numbers.
    errors = [w.machine.error for w in workers if w.machine.error.kind != NO_ERROR]
    return min(errors, key=lambda error: tuple(error.ctaid)[::-1], default=None)


def collected(workers: list[Processor], blocks: int) -> Events:
    """The events of all machines after they ran a number of blocks."""
    work = workers[0].work
    return Events(
        blocks,
        sum((w.segments for w in workers[1:]), workers[0].segments),
        sum((w.accesses for w in workers[1:]), workers[0].accesses),
        sum((w.branches for w in workers[1:]), workers[0].branches),
        sum(w.machine.barriers for w in workers),
        listed(sum((w.contention for w in workers[1:]), workers[0].contention)),
        None if work is None else work[work[:, 0] != NOT_RUN],
        sum(w.machine.busiest for w in workers),
        sum(w.machine.longest for w in workers),
    )


def run(
    native: Native,
    workers: list[Processor],
    blocks: Blocks,
    size: int,
    after: Callable[[Processor, int], None] | None = None,
) -> None:
    """Distribute blocks among workers until all are done or one has failed.

    Args:
        native: the kernel.
        workers: processors that run the blocks.
        blocks: numbers of the blocks.
        size: blocks that a worker fetches at once.
        after: called with each worker and the lot of blocks that it has run.
    """
    run_listed = native.compiled.run_listed
    lots, failed = lots_of(blocks, size), Event()
    # Threads share the iterator: that of a range is advanced under Python's lock.
    numbers = iter(range(-(-len(blocks) // size)))

    def work(worker: Processor) -> None:
        if after is None:
            run_listed(worker.machine, lots)
            return
        for number in numbers:
            if failed.is_set():
                return
            lot = lots_of(blocks[number * size : (number + 1) * size], size)
            if not run_listed(worker.machine, lot):
                failed.set()
                return
            after(worker, number)

    if len(workers) == 1:
        work(workers[0])
        return
    with ThreadPoolExecutor(len(workers)) as pool:
        try:
            list(pool.map(work, workers))
        except BaseException:
            # Ctrl-C: workers stop after their current lot, for which leaving the pool waits.
            failed.set()
            lots.taken = lots.count
            raise


def lots_of(blocks: Blocks, chunk: int) -> Lots:
    """Blocks that machines share, so many of them a lot.

    Compiled code deals them out: between two lots of an interpreter's threads, which take turns,
    both of them would wait for as long as a lot takes.
    """
    made = Lots(count=len(blocks), chunk=chunk)
    if isinstance(blocks, range):
        made.first, made.step = blocks.start, blocks.step % (1 << 64)
    else:
        made.numbers = np.ascontiguousarray(blocks, np.uint64)  # Lives as long as the pointer.
        made.list = made.numbers.ctypes.data
    return made
