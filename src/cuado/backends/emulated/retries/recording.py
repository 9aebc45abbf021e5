"""Changes of shared memory by the blocks that an SM holds, in the order of each warp."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import prod

from cuado.backends.emulated.execution.blocks import Events, Options, Shape
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.tracing import CHANGES
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Traces
from cuado.backends.emulated.work import charged

BUDGET = 64
"""Work that recorded blocks may do at most, relative to the mean of the grid's blocks."""
_LEAST_BUDGET = 1 << 27


@contextmanager
def recorded(
    program: Program, shape: Shape, arena: Arena, options: Options, events: Events, held: int
) -> Iterator[tuple[Traces, Events]]:
    """Traces and events of as many blocks as an SM has at once, from the middle of the grid.

    The first 512 atomic operations of each warp on shared memory are recorded.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        arena: the launch's memory, which is changed.
        options: how blocks are run.
        events: events of the whole grid.
        held: blocks that an SM has at once.

    Raises:
        EmulationError: a block did what it may not, or waits for others.
        OutOfMemoryError: the host has no room for the traces.
    """
    grid = prod(shape.grid)
    count = min(held, grid)
    first = (grid - count) // 2
    # Blocks that wait for others, which do not run here, would never end: hence the budget.
    work = charged(program, events)
    budget = min(options.budget, int(BUDGET * work / grid * count) + _LEAST_BUDGET)
    how = replace(options, budget=budget)
    tracer = arena.engine.tracer(program, shape, arena, how, CHANGES)
    traces = tracer.traces(range(first, first + count))
    if isinstance(traces, Error):
        raise EmulationError(traces, program.code, arena, shape.block)
    try:
        yield traces, tracer.events()
    finally:
        traces.free()
