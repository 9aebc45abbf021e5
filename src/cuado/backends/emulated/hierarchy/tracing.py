"""Run blocks and write down what they ask of memory, warp by warp."""

from concurrent.futures import ThreadPoolExecutor
from math import prod
from threading import Event

import numpy as np

from cuado.backends.emulated.execution import (
    DEFAULT,
    Counts,
    Events,
    Options,
    Shape,
    Worker,
    collected,
    raise_first_error,
    workers_for,
)
from cuado.backends.emulated.hierarchy.library import function
from cuado.backends.emulated.memory import Arena, OutOfMemoryError
from cuado.backends.emulated.program import Program

REQUESTS, CHANGES = 1, 2
"""What is written down: requests that L1 sees, or atomic operations on shared memory (of each warp
the first 512), as ``runtime/trace.h`` has it."""
CHUNK = 8
"""Blocks that a machine takes at once."""


class Tracer:
    """Machines that write traces; their events add up over all that they run.

    Args:
        program: the kernel.
        shape: of the launch.
        arena: its memory, which is changed.
        options: how.
        what: ``REQUESTS`` or ``CHANGES``.
    """

    def __init__(
        self,
        program: Program,
        shape: Shape,
        arena: Arena,
        options: Options = DEFAULT,
        what: int = REQUESTS,
    ) -> None:
        self._what = what
        self._program, self._shape, self._arena = program, shape, arena
        self._workers = workers_for(program, shape, arena, options, prod(shape.grid))
        self._blocks = 0

    @property
    def events(self) -> Events:
        """Of all blocks so far."""
        return collected(self._workers, self._blocks)

    def traces(self, blocks: Counts) -> Counts:
        """Run some blocks; addresses of their traces, in order, which the caller has to free.

        Raises:
            EmulationError: a block did what it may not.
            OutOfMemoryError: the host has no room for the traces.
        """
        out = np.zeros(len(blocks), np.uint64)
        failed = Event()
        starts = iter(range(0, len(blocks), CHUNK))
        run = self._program.compiled.run_traced

        def work(worker: Worker) -> None:
            for at in starts:
                if failed.is_set():
                    return
                chunk = blocks[at : at + CHUNK]
                into = out.ctypes.data + 8 * at
                done = run(worker.machine, chunk.ctypes.data, len(chunk), into, self._what)
                if done < len(chunk):
                    failed.set()

        if len(self._workers) == 1:
            work(self._workers[0])
        else:
            with ThreadPoolExecutor(len(self._workers)) as pool:
                try:
                    list(pool.map(work, self._workers))
                except BaseException:  # Ctrl-C: only what is under way is waited for.
                    failed.set()
                    raise
        if failed.is_set():
            function("free_traces")(out.ctypes.data, len(out))
            raise_first_error(self._workers, self._program, self._shape, self._arena)
            raise OutOfMemoryError(
                "no room for the requests of the blocks that run at once", "make the case smaller"
            )
        self._blocks += len(blocks)
        return out
