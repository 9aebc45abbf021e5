"""Run blocks and write down what they ask of memory, warp by warp."""

from concurrent.futures import ThreadPoolExecutor
from math import prod
from threading import Event

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
    processors,
)
from cuado.backends.emulated.hierarchy.library import function
from cuado.backends.emulated.memory.mapping import OutOfMemoryError

REQUESTS, CHANGES = 1, 2
"""What is written down: requests that L1 sees, or atomic operations on shared memory (of each warp
the first 512), as ``runtime/trace.h`` has it."""
CHUNK = 8
"""Blocks that a machine takes at once."""


class LocalTraces:
    """Traces in this process's memory; see :class:`cuado.backends.emulated.process.engine.Traces`.

    Attributes:
        addresses: of each block's trace.
    """

    def __init__(self, addresses: Counts) -> None:
        self.addresses = addresses

    def __len__(self) -> int:
        """Blocks."""
        return len(self.addresses)

    def free(self) -> None:
        """Give their memory back."""
        function("free_traces")(self.addresses.ctypes.data, len(self.addresses))
        self.addresses = self.addresses[:0]


class Tracer:
    """Machines that write traces; their events add up over all that they run.

    Args:
        native: the kernel.
        shape: of the launch.
        memory: of the launch, which is changed.
        options: how.
        what: ``REQUESTS`` or ``CHANGES``.
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
        """Of all blocks so far."""
        return collected(self._processors, self._blocks)

    def traces(self, blocks: Blocks) -> LocalTraces | Error:
        """Run some blocks; what they wrote, or the error of the lowest that failed.

        Raises:
            OutOfMemoryError: the host has no room for the traces.
        """
        out = np.zeros(len(blocks), np.uint64)
        failed = Event()
        starts = iter(range(0, len(blocks), CHUNK))
        run = self._native.compiled.run_traced

        def work(processor: Processor) -> None:
            for at in starts:
                if failed.is_set():
                    return
                chunk = np.array(blocks[at : at + CHUNK], np.uint64)
                into = out.ctypes.data + 8 * at
                done = run(processor.machine, chunk.ctypes.data, len(chunk), into, self._what)
                if done < len(chunk):
                    failed.set()

        if len(self._processors) == 1:
            work(self._processors[0])
        else:
            with ThreadPoolExecutor(len(self._processors)) as pool:
                try:
                    list(pool.map(work, self._processors))
                except BaseException:  # Ctrl-C: only what is under way is waited for.
                    failed.set()
                    raise
        found = LocalTraces(out)
        if failed.is_set():
            found.free()
            error = first_error(self._processors)
            if error is not None:
                return error
            raise OutOfMemoryError(
                "no room for the requests of the blocks that run at once", "make the case smaller"
            )
        self._blocks += len(blocks)
        return found
