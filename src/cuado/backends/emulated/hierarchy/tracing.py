"""Run blocks and record their requests to memory, warp by warp."""

from concurrent.futures import ThreadPoolExecutor
from ctypes import string_at
from math import prod

import numpy as np

from cuado.backends.emulated.execution.events import Counts, Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import (
    DEFAULT,
    Blocks,
    Memory,
    Native,
    Options,
    Processor,
    Shape,
    collected,
    first_error,
    lots_of,
    processors,
)
from cuado.backends.emulated.execution.notes import Notes
from cuado.backends.emulated.hierarchy.library import function
from cuado.backends.emulated.memory.mapping import OutOfMemoryError

REQUESTS, CHANGES, NOTES = 1, 2, 3
"""What is recorded: requests to L1, atomic operations on shared memory (the first 512 of each
warp), or what warps do at mbarriers; the same numbers as in ``runtime/trace.h``."""
CHUNKS, MOST = 4, 64
"""Lots that each host thread takes, and blocks of a lot at most: even blocks are done together."""


class LocalTraces:
    """Traces in this process's memory; see :class:`cuado.backends.emulated.process.engine.Traces`.

    Attributes:
        addresses: address of each block's trace.
    """

    def __init__(self, addresses: Counts) -> None:
        self.addresses = addresses

    def __len__(self) -> int:
        """The number of blocks."""
        return len(self.addresses)

    def free(self) -> None:
        """Free the memory of the traces."""
        function("free_traces")(self.addresses.ctypes.data, len(self.addresses))
        self.addresses = self.addresses[:0]


class Tracer:
    """Emulated processors that record traces; their events add up over all blocks that they run.

    Args:
        native: the compiled kernel.
        shape: grid, block and parameters of the launch.
        memory: the launch's memory, which is changed.
        options: how blocks are run.
        what: ``REQUESTS``, ``CHANGES`` or ``NOTES``.
    """

    def __init__(
        self,
        native: Native,
        shape: Shape,
        memory: Memory,
        options: Options = DEFAULT,
        what: int = REQUESTS,
    ) -> None:
        self._native, self._what = native, what
        self._processors = processors(native, shape, memory, options, prod(shape.grid))
        self._blocks = 0

    def events(self) -> Events:
        """The events of all blocks so far."""
        return collected(self._processors, self._blocks)

    def noted(self, block: int) -> Notes | Error:
        """Run one block: its notes, or its error.

        Raises:
            OutOfMemoryError: the host has no room for the notes.
        """
        processor = self._processors[0]
        machine = processor.machine
        warps = int(machine.warps)
        segments, branches = processor.segments, processor.branches
        counts = np.zeros((warps, len(segments), 2), np.uint64)
        of_branches = np.zeros((warps, len(branches), 2), np.uint64)
        machine.own_counts[:] = len(segments), len(branches)
        machine.counts, machine.branch_counts = counts.ctypes.data, of_branches.ctypes.data
        out = np.zeros(1, np.uint64)
        one = lots_of(range(block, block + 1), 1)
        done = self._native.compiled.run_traced(machine, one, out.ctypes.data, NOTES)
        machine.own_counts[:] = 0, 0
        machine.blocks, machine.branches = segments.ctypes.data, branches.ctypes.data
        # The words of a block begin with one for each warp, which lead nowhere.
        size = 8 * int(machine.traced) if out[0] else 0
        words = np.frombuffer(string_at(int(out[0]), size), np.uint64)[warps:].copy()
        LocalTraces(out).free()
        if done:
            return Notes(counts, of_branches, words.reshape(-1, 2))
        error = first_error(self._processors)
        if error is not None:
            return error
        raise OutOfMemoryError("no room for the notes of a block", "make the case smaller")

    def traces(self, blocks: Blocks) -> LocalTraces | Error:
        """Run some blocks: their traces, or the error of the lowest block that failed.

        Raises:
            OutOfMemoryError: the host has no room for the traces.
        """
        out = np.zeros(len(blocks), np.uint64)
        each = len(blocks) // (CHUNKS * len(self._processors))
        lots = lots_of(blocks, max(1, min(MOST, each)))
        run = self._native.compiled.run_traced

        def work(processor: Processor) -> bool:
            return bool(run(processor.machine, lots, out.ctypes.data, self._what))

        if len(self._processors) == 1:
            done = work(self._processors[0])
        else:
            with ThreadPoolExecutor(len(self._processors)) as pool:
                try:
                    done = all(list(pool.map(work, self._processors)))
                except BaseException:  # Ctrl-C: wait only for the blocks under way.
                    lots.taken = lots.count
                    raise
        found = LocalTraces(out)
        # A block that failed without an error of its own had no memory for its trace.
        if not done:
            found.free()
            error = first_error(self._processors)
            if error is not None:
                return error
            raise OutOfMemoryError(
                "no room for the requests of the blocks that run at once", "make the case smaller"
            )
        self._blocks += len(blocks)
        return found
