"""Run the blocks of a launch and collect what happened: exact events, by instruction.

Blocks run side by side on the host's cores, each on a machine of its own that keeps its own
counts; compiled code runs without Python's lock.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import addressof, byref, memset, sizeof
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.layout import (
    LANES,
    PATTERNS,
    AccessCount,
    BlockCount,
    BranchCount,
    Error,
    Machine,
    Pattern,
    Warp,
)
from cuado.backends.emulated.memory import Arena
from cuado.backends.emulated.program import Program
from cuado.model.launch import Extent

Counts = npt.NDArray[np.uint64]

BUDGET = 1 << 44
"""Thread instructions that one machine may run, by default: hours."""
CHUNK = 64
"""Blocks that a machine takes at once: few enough to share evenly, many enough to hide Python."""
NO_ERROR, BUDGET_SPENT = 0, 5


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
    """What happened while some blocks ran; all exact.

    Attributes:
        blocks: that ran to their end.
        segments: of each segment: times that warps ran it, and their active lanes, summed.
        accesses: of each access slot, the fields of ``AccessCount``.
        branches: of each branch slot: divergent times, lanes taken.
        barriers: times that a warp came to a barrier.
        error: what went wrong first; None if nothing did.
    """

    blocks: int
    segments: Counts
    accesses: Counts
    branches: Counts
    barriers: int
    error: Error | None


class _Worker:
    """A machine and the memory it works with."""

    def __init__(self, program: Program, shape: Shape, arena: Arena, budget: int) -> None:
        lowered, layout = program.lowered, program.layout
        threads = prod(shape.block)
        warps = -(-threads // LANES)
        self.machine = m = Machine()
        self._warps = (Warp * warps)()
        shared = layout.static_shared_bytes + shape.dynamic_shared_bytes
        self.segments = np.zeros((len(lowered.segments), 2), np.uint64)
        self.accesses = np.zeros((max(len(lowered.access_slots), 1), 8), np.uint64)
        self.branches = np.zeros((max(len(lowered.branch_slots), 1), 2), np.uint64)
        self._patterns = (Pattern * PATTERNS)()
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
        m.bank_bytes = 4
        m.registers, m.parameters, m.shared, m.written = registers, parameters, memory, written
        m.shared_bytes, m.static_shared_bytes = shared, layout.static_shared_bytes
        m.local, m.local_bytes = local, layout.local_bytes
        m.state = addressof(self._warps)
        m.access, m.blocks = self.accesses.ctypes.data, self.segments.ctypes.data
        m.patterns = addressof(self._patterns)
        m.branches, m.budget = self.branches.ctypes.data, budget
        arena.describe(m)
        for number in range(warps):
            self._number(number, shape.block, threads)

    def _number(self, number: int, block: Extent, threads: int) -> None:
        warp = self._warps[number]
        memset(byref(warp), 0, sizeof(Warp))
        warp.number = number
        for lane in range(LANES):
            thread = min(number * LANES + lane, threads - 1)
            warp.tid[0][lane] = thread % block[0]
            warp.tid[1][lane] = thread // block[0] % block[1]
            warp.tid[2][lane] = thread // block[0] // block[1]


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
    budget: int = BUDGET,
    workers: int | None = None,
) -> Events:
    """Run blocks of a launch.

    Args:
        program: the kernel.
        shape: of the launch.
        arena: its memory, which is changed.
        blocks: numbers of those to run; None for all.
        budget: thread instructions that one machine may run at most.
        workers: threads of the host; None for as many as it has cores.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated; nothing was run.
    """
    chosen = np.arange(prod(shape.grid), dtype=np.uint64) if blocks is None else np.array(blocks, np.uint64)
    count = min(workers or os.cpu_count() or 1, max(1, len(chosen) // 2), 64)
    machines = [_Worker(program, shape, arena, budget) for _ in range(count)]
    size = max(1, min(CHUNK, len(chosen) // (4 * count) or 1))
    chunks = iter([chosen[n : n + size] for n in range(0, len(chosen), size)])
    run = program.compiled.run_listed

    def work(worker: _Worker) -> int:
        done = 0
        for chunk in chunks_safely(chunks):
            done += run(worker.machine, chunk.ctypes.data, len(chunk))
            if worker.machine.error.kind != NO_ERROR:
                break
        return done

    if count == 1:
        done = [work(machines[0])]
    else:
        with ThreadPoolExecutor(count) as pool:
            done = list(pool.map(work, machines))
    errors = [w.machine.error for w in machines if w.machine.error.kind != NO_ERROR]
    return Events(
        sum(done),
        sum((w.segments for w in machines[1:]), machines[0].segments),
        sum((w.accesses for w in machines[1:]), machines[0].accesses),
        sum((w.branches for w in machines[1:]), machines[0].branches),
        sum(w.machine.barriers for w in machines),
        errors[0] if errors else None,
    )


def chunks_safely(chunks: Any) -> Any:
    """Take from an iterator that threads share: ``next`` of a list iterator holds Python's lock."""
    while True:
        chunk = next(chunks, None)
        if chunk is None:
            return
        yield chunk
