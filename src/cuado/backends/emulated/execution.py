"""Run the blocks of a launch and collect what happened: exact events, by instruction.

Blocks run side by side on the host's cores, each on a machine of its own that keeps its own
counts; compiled code runs without Python's lock.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import addressof, sizeof
from dataclasses import dataclass, field
from functools import lru_cache
from math import prod
from threading import Event
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.errors import EmulationError
from cuado.backends.emulated.layout import (
    CONTENDED,
    FLOATING,
    LANES,
    PATTERNS,
    WHOLE,
    Machine,
    Pattern,
    Warp,
)
from cuado.backends.emulated.memory import Arena
from cuado.backends.emulated.program import Program
from cuado.model.launch import Extent
from cuado.ptx.semantics.opcode import Access, Space

Counts = npt.NDArray[Any]
"""Of events: 64-bit unsigned where they were counted, floating where they are estimates."""
Blocks = npt.NDArray[np.uint64]

BUDGET = 1 << 44
"""Thread instructions that one machine may run, by default: hours. Heads of loops are counted."""
WARPS_NOTED = 1 << 22
"""Warps of a grid of which the work of each is kept."""
NOT_RUN = 0xFFFFFFFF
"""Work of warps of blocks that have not run."""
CHUNK = 64
"""Blocks that a machine takes at once: few enough to share evenly, many enough to hide Python."""
NO_ERROR = 0


@dataclass(frozen=True, slots=True)
class Shape:
    """How a program is launched.

    Attributes:
        grid: blocks.
        block: threads.
        dynamic_shared_bytes: per block.
        parameters: bytes of all parameters.
    """

    grid: Extent
    block: Extent
    dynamic_shared_bytes: int
    parameters: bytes


@dataclass(frozen=True, slots=True)
class Events:
    """What happened while some blocks ran: exact, unless ``sampling`` made it of a part of them.

    Attributes:
        blocks: that ran, all to their end; or that the estimates are of.
        segments: of each segment: times that warps ran it, and their active lanes, summed.
        accesses: of each access slot, the fields of ``AccessCount``.
        branches: of each branch slot: divergent times, lanes taken.
        barriers: times that a warp came to a barrier.
        contention: of lines of global memory that atomic operations changed, told apart by a hash:
            that, and passes of operations on whole numbers and on floating-point numbers. Lanes
            that change one word come in one pass each, words of a sector in one.
        work: of each warp of each block, warp instructions at the heads of loops; the blocks that
            ran, by number. None for grids too large to keep it.
        busiest: the same of the warp of each block that did most, summed.
        longest: of the longest warp of a block, from each barrier to the next, summed: more than
            ``busiest`` where warps are the longest in turn.
    """

    blocks: int
    segments: Counts
    accesses: Counts
    branches: Counts
    barriers: float
    contention: Counts = field(default_factory=lambda: np.zeros((0, 3), np.uint64))
    work: Counts | None = None
    busiest: float = 0.0
    longest: float = 0.0


@dataclass(frozen=True, slots=True)
class Options:
    """How blocks are run.

    Attributes:
        budget: thread instructions that one machine may run at most, of those at the heads of
            loops: a loop without end is seen, and programs that end are left alone.
        workers: threads of the host; None for as many as it has cores.
        checks_shared: whether loads of shared memory that was never written are errors.
        bank_bytes: of a bank of shared memory, 4 or 8.
    """

    budget: int = BUDGET
    workers: int | None = None
    checks_shared: bool = False
    bank_bytes: int = 4


DEFAULT = Options()


class Worker:
    """A machine and the memory it works with."""

    def __init__(
        self,
        program: Program,
        shape: Shape,
        arena: Arena,
        options: Options,
        work: Counts | None = None,
    ) -> None:
        lowered, layout = program.lowered, program.layout
        threads = prod(shape.block)
        warps = -(-threads // LANES)
        self.machine = m = Machine()
        self._warps = (Warp * warps).from_buffer_copy(_started(shape.block))
        shared = layout.static_shared_bytes + shape.dynamic_shared_bytes
        self.segments = np.zeros((len(lowered.segments), 2), np.uint64)
        self.accesses = np.zeros((max(lowered.slots, 1), 8), np.uint64)
        self.branches = np.zeros((max(len(lowered.branch_slots), 1), 2), np.uint64)
        self._patterns = (Pattern * PATTERNS)()
        self._tails = np.zeros(warps, np.uint64)
        self._held = [
            _aligned(warps * lowered.register_bytes),
            np.frombuffer(shape.parameters + bytes(16), np.uint8).copy(),
            _aligned(shared + 16),
            np.zeros(shared + 16, np.uint8),
            _aligned(warps * LANES * layout.local_bytes + 16),
        ]
        registers, parameters, memory, written, local = (each.ctypes.data for each in self._held)
        m.step = program.compiled.step
        m.grid[:], m.block[:] = shape.grid, shape.block
        m.warps, m.threads, m.register_bytes = warps, threads, lowered.register_bytes
        m.bank_bytes = options.bank_bytes
        m.registers, m.parameters, m.shared, m.written = registers, parameters, memory, written
        m.shared_bytes, m.static_shared_bytes = shared, layout.static_shared_bytes
        m.local, m.local_bytes = local, layout.local_bytes
        m.state = addressof(self._warps)
        m.access, m.blocks = self.accesses.ctypes.data, self.segments.ctypes.data
        m.patterns = addressof(self._patterns)
        m.trace_tails = self._tails.ctypes.data
        m.branches = self.branches.ctypes.data
        self.work = work
        if work is not None:
            m.work = work.ctypes.data
        kinds = atomic_kinds(program, lowered.slots)
        self.contention = np.zeros((CONTENDED if kinds.any() else 0, 2), np.uint64)
        if kinds.any():
            self._held += [kinds]
            m.atomics, m.contention = kinds.ctypes.data, self.contention.ctypes.data
        m.budget = options.budget
        m.checks_shared = int(options.checks_shared)
        arena.describe(m)

    def counted(self, block: int) -> Events:
        """What was counted since the last time this was asked, of one block."""
        kept = self.segments.copy(), self.accesses.copy(), self.branches.copy()
        work = None if self.work is None else self.work[block : block + 1].copy()
        m = self.machine
        found = Events(1, *kept, m.barriers, listed(self.contention), work, m.busiest, m.longest)
        for counts in (self.segments, self.accesses, self.branches, self.contention):
            counts[:] = 0
        m.barriers = m.busiest = m.longest = 0
        return found


@lru_cache(64)
def _started(block: Extent) -> bytes:
    """The bytes of a block's warps before it runs: their numbers, and their threads' indices.

    Lanes beyond the last thread have its indices.
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


def atomic_kinds(program: Program, slots: int) -> npt.NDArray[np.uint8]:
    """Of each access slot: 0, or what kind of atomic operation on global memory it is."""
    found = np.zeros(slots, np.uint8)
    for index, slot in program.lowered.access_slots.items():
        opcode = program.code.effects[index].opcode
        if opcode.access is Access.ATOMIC and opcode.space is not Space.SHARED:
            words = program.code.instructions[index].opcode.split(".")
            is_floating = words[-1].startswith(("f", "bf"))
            found[slot] = FLOATING if is_floating else WHOLE
    return found


def listed(contention: Counts) -> Counts:
    """Lines that were changed, of all: number, and the two kinds of passes."""
    rows = np.flatnonzero(contention.any(1))
    return np.column_stack([rows.astype(contention.dtype), contention[rows]])


def _aligned(size: int) -> npt.NDArray[Any]:
    """Bytes that begin at a multiple of 64."""
    made = np.zeros(size + 64, np.uint8)
    shift = -made.ctypes.data % 64
    return made[shift : shift + size]


def execute(
    program: Program,
    shape: Shape,
    arena: Arena,
    blocks: Sequence[int] | None = None,
    *,
    options: Options = DEFAULT,
) -> Events:
    """Run blocks of a launch.

    Args:
        program: the kernel.
        shape: of the launch.
        arena: its memory, which is changed.
        blocks: numbers of those to run; None for all.
        options: how.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated; nothing was run.
        EmulationError: a block did what it may not; of the errors met, that of the lowest block.
            What others wrote stays written, and there are no events: they would be of a part.
        ValueError: there is no such block, or parameters are missing.
    """
    chosen = chosen_blocks(shape, blocks)
    workers = workers_for(program, shape, arena, options, len(chosen))
    size = max(1, min(CHUNK, len(chosen) // (4 * len(workers))))
    _run(program, workers, [chosen[n : n + size] for n in range(0, len(chosen), size)])
    raise_first_error(workers, program, shape, arena)
    return collected(workers, len(chosen))


def execute_each(
    program: Program,
    shape: Shape,
    arena: Arena,
    blocks: Sequence[int],
    *,
    options: Options = DEFAULT,
) -> list[Events]:
    """Run blocks of a launch as ``execute`` does; the events of each on its own, in their order."""
    chosen = chosen_blocks(shape, blocks)
    workers = workers_for(program, shape, arena, options, len(chosen))
    found: dict[int, Events] = {}

    def keep(worker: Worker, number: int) -> None:
        found[number] = worker.counted(int(chosen[number]))

    _run(program, workers, [chosen[n : n + 1] for n in range(len(chosen))], keep)
    raise_first_error(workers, program, shape, arena)
    return [found[n] for n in range(len(chosen))]


def chosen_blocks(shape: Shape, blocks: Sequence[int] | None) -> Blocks:
    """Numbers of the blocks to run; all for None.

    Raises:
        ValueError: there is no such block.
    """
    count = prod(shape.grid)
    chosen = np.arange(count, dtype=np.uint64) if blocks is None else np.array(blocks, np.uint64)
    if chosen.size and int(chosen.max()) >= count:
        raise ValueError(f"block {int(chosen.max())} of {count}")
    return chosen


def workers_for(
    program: Program, shape: Shape, arena: Arena, options: Options, blocks: int
) -> list[Worker]:
    """Machines for so many blocks.

    Raises:
        ValueError: parameters are missing.
    """
    if len(shape.parameters) < program.layout.parameter_bytes:
        raise ValueError(
            f"{len(shape.parameters)} bytes of parameters, {program.layout.parameter_bytes} taken"
        )
    count = min(options.workers or os.cpu_count() or 1, max(1, blocks // 2), 64)
    size = prod(shape.grid), -(-prod(shape.block) // LANES)
    work = np.full(size, NOT_RUN, np.uint32) if prod(size) <= WARPS_NOTED else None
    workers = [Worker(program, shape, arena, options, work) for _ in range(count)]
    for worker in workers:
        worker.machine.alone = int(count == 1)
    return workers


def raise_first_error(workers: list[Worker], program: Program, shape: Shape, arena: Arena) -> None:
    """Raise the error of the lowest block.

    Raises:
        EmulationError: a block did what it may not.
    """
    errors = [w.machine.error for w in workers if w.machine.error.kind != NO_ERROR]
    if errors:
        first = min(errors, key=lambda error: tuple(error.ctaid)[::-1])
        raise EmulationError(first, program.code, arena, shape.block)


def collected(workers: list[Worker], blocks: int) -> Events:
    """What happened on all machines while so many blocks ran."""
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


def _run(
    program: Program,
    workers: list[Worker],
    listed: list[Blocks],
    after: Callable[[Worker, int], None] | None = None,
) -> None:
    """Share lists of blocks out, until all are done or one has failed.

    Args:
        program: the kernel.
        workers: that run them.
        listed: the lists.
        after: told who has run which list.
    """
    # Threads share the iterator: one of a list is advanced under Python's lock.
    chunks = iter(list(enumerate(listed)))
    failed = Event()
    run = program.compiled.run_listed

    def work(worker: Worker) -> None:
        for number, chunk in chunks:
            if failed.is_set():
                return
            run(worker.machine, chunk.ctypes.data, len(chunk))
            if worker.machine.error.kind != NO_ERROR:
                failed.set()
                return
            if after is not None:
                after(worker, number)

    if len(workers) == 1:
        work(workers[0])
        return
    with ThreadPoolExecutor(len(workers)) as pool:
        try:
            list(pool.map(work, workers))
        except BaseException:  # Ctrl-C: leaving the pool waits for what is under way only.
            failed.set()
            raise
