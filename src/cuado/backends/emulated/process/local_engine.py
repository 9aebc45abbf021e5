"""The engine that runs code in this process, for the worker and for tests of the emulator."""

from collections.abc import Sequence
from time import monotonic

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.check.layout import Checks
from cuado.backends.emulated.check.shadow import Shadow, Watch
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import (
    NO_ERROR,
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
    run,
)
from cuado.backends.emulated.hierarchy.layout import QUARTERS, Config, Fold, SlotRules
from cuado.backends.emulated.hierarchy.library import function
from cuado.backends.emulated.hierarchy.replay import Replay
from cuado.backends.emulated.hierarchy.tracing import LocalTraces, Tracer
from cuado.backends.emulated.process.engine import Traces
from cuado.backends.emulated.retries import run as retries
from cuado.backends.emulated.retries.layout import RetryCount

CHUNK = 64
"""Blocks that a machine runs in one call: few enough for balance, many enough to hide Python."""

CHECKED_NANOSECONDS, LEAST_SECONDS = 6.0, 12.0
"""Processor time after which a checked block counts as one that does not end, however little it was
charged: for each thread's access of its budget, which takes 4 at most; and in seconds at least."""


class LocalEngine:
    """See :class:`cuado.backends.emulated.process.engine.Engine`."""

    def warm(self) -> None:
        """There is nothing to start."""

    @property
    def deaths(self) -> int:
        """Always 0: this process would have died with it."""
        return 0

    def run(
        self, program: Native, shape: Shape, arena: Memory, blocks: Blocks, options: Options
    ) -> Events | Error:
        """Run blocks; returns their events, or the error of the lowest block that failed."""
        workers = processors(program, shape, arena, options, len(blocks))
        run(program, workers, blocks, max(1, min(CHUNK, len(blocks) // (4 * len(workers)))))
        return first_error(workers) or collected(workers, len(blocks))

    def run_each(
        self, program: Native, shape: Shape, arena: Memory, blocks: Blocks, options: Options
    ) -> list[Events] | Error:
        """Run blocks and return the events of each, or the error of the lowest that failed."""
        workers = processors(program, shape, arena, options, len(blocks))
        found: dict[int, Events] = {}

        def keep(worker: Processor, number: int) -> None:
            found[number] = worker.counted(int(blocks[number]))

        run(program, workers, blocks, 1, keep)
        return first_error(workers) or [found[n] for n in range(len(blocks))]

    def tracer(
        self, program: Native, shape: Shape, arena: Memory, options: Options, what: int
    ) -> Tracer:
        """Machines that record the memory requests of blocks."""
        return Tracer(program, shape, arena, options, what)

    def replay(self, config: Config, rules: SlotRules, folds: Sequence[Fold]) -> Replay:
        """A model of caches."""
        return Replay(config, rules, folds)

    def marks(self, traces: Sequence[Traces], warps: int, lines: int) -> npt.NDArray[np.uint8]:
        """For each line, a bit for each quarter of the blocks that accesses it."""
        every = np.concatenate([addresses_of(each) for each in traces])
        marks = np.zeros(lines, np.uint8)
        for quarter in range(QUARTERS):
            of = slice(len(every) * quarter // QUARTERS, len(every) * (quarter + 1) // QUARTERS)
            few = np.ascontiguousarray(every[of])
            function("mark_lines")(
                few.ctypes.data, len(few), warps, 1 << quarter, marks.ctypes.data
            )
        return marks

    def retries(self, modelled: retries.Modelled, traces: Traces) -> tuple[RetryCount, ...]:
        """A run of the model of colliding warps."""
        return retries.run(modelled, addresses_of(traces))

    def check(self, program: Native, shape: Shape, arena: Memory, watch: Watch) -> "LocalCheck":
        """A launch to check."""
        return LocalCheck(program, shape, arena, watch)


_MOST = 2**64 - 1


def time_allowed(budget: int, blocks: int) -> int:
    """Nanoseconds of processor time that blocks which run in turns may take to be checked.

    Args:
        budget: of a block, in checked accesses of threads.
        blocks: how many take turns: those of a cluster.
    """
    wanted = blocks * max(LEAST_SECONDS * 1e9, CHECKED_NANOSECONDS * budget)
    return _MOST if wanted >= _MOST else int(wanted)


class LocalCheck:
    """See :class:`cuado.backends.emulated.process.engine.Check`."""

    def __init__(self, program: Native, shape: Shape, arena: Memory, watch: Watch) -> None:
        self._run = program.compiled.run_listed
        self._processor = Processor(program, shape, arena, Options(workers=1))
        self._shadow = Shadow(watch)
        self._shadow.watch(self._processor.machine)

    def run(self, blocks: Sequence[int], budget: int, seconds: float) -> tuple[int, Error | None]:
        """Run blocks until one fails or time is up; returns their number, and the last error."""
        machine = self._processor.machine
        end = monotonic() + seconds
        for done, block in enumerate(blocks, 1):
            # The blocks of a cluster run in turns when it is that of its first.
            machine.block_budget = min(budget, _MOST // machine.cluster_blocks)
            machine.budget = machine.block_budget * machine.cluster_blocks
            machine.most_time = time_allowed(machine.block_budget, machine.cluster_blocks)
            self._run(machine, lots_of(range(block, block + 1), 1))
            if machine.error.kind != NO_ERROR:
                error = Error.from_buffer_copy(machine.error)
                machine.error = Error()
                return done, error
            if monotonic() > end:
                return done, None
        return len(blocks), None

    def found(self) -> Checks:
        """The defects recorded so far."""
        return self._shadow.checks

    def close(self) -> None:
        """Do nothing: the memory is freed with the object."""


def addresses_of(traces: Traces) -> npt.NDArray[np.uint64]:
    """The addresses of traces in this process."""
    if not isinstance(traces, LocalTraces):
        raise TypeError("these traces are in another process")
    return traces.addresses


LOCAL = LocalEngine()
