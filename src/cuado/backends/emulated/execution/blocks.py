"""Run the blocks of a launch and collect exact events, by instruction.

The arena's engine runs the code: in this process, or in a worker that shares the launch's memory
with it.
"""

from collections.abc import Sequence
from math import prod

import numpy as np

from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.events import NOT_RUN, Counts, Events, listed
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import (
    BLOCK_BUDGET,
    BLOCK_SECONDS,
    BUDGET,
    DEFAULT,
    NO_ERROR,
    Blocks,
    Options,
    Shape,
)
from cuado.backends.emulated.frontend.limits import MOST_SHARED, check_directives
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.arena import Arena
from cuado.errors import CuadoError

__all__ = [
    "BLOCK_BUDGET",
    "BLOCK_SECONDS",
    "BUDGET",
    "DEFAULT",
    "NOT_RUN",
    "NO_ERROR",
    "Blocks",
    "Counts",
    "Events",
    "Options",
    "Shape",
    "check_shape",
    "chosen_blocks",
    "execute",
    "execute_each",
    "listed",
]

MOST_THREADS, MOST_BLOCKS = 1024, (1 << 31) - 1
"""Most threads of a block, by the CUDA C++ Programming Guide; most blocks of an emulated grid: as
many as it may have along x."""


def execute(
    program: Program,
    shape: Shape,
    arena: Arena,
    blocks: Sequence[int] | Blocks | None = None,
    *,
    options: Options = DEFAULT,
) -> Events:
    """Run blocks of a launch.

    Args:
        program: the kernel.
        shape: shape of the launch.
        arena: its memory, which is changed.
        blocks: numbers of the blocks to run; None for all.
        options: how blocks are run.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated; nothing was run.
        EmulationError: a block made an error; if several did, that of the lowest block.
            Writes of other blocks stay, and there are no events: they would be incomplete.
        TrialFailedError: the process that runs it died, or did not answer.
        ValueError: there is no such block, or parameters are missing.
    """
    check_shape(program, shape)
    found = arena.engine.run(program, shape, arena, chosen_blocks(shape, blocks), options)
    if isinstance(found, Error):
        raise EmulationError(found, program.code, arena, shape.block)
    return found


def execute_each(
    program: Program,
    shape: Shape,
    arena: Arena,
    blocks: Sequence[int],
    *,
    options: Options = DEFAULT,
) -> list[Events]:
    """Run blocks of a launch as ``execute`` does; returns the events of each block, in order."""
    check_shape(program, shape)
    found = arena.engine.run_each(program, shape, arena, chosen_blocks(shape, blocks), options)
    if isinstance(found, Error):
        raise EmulationError(found, program.code, arena, shape.block)
    return found


def chosen_blocks(shape: Shape, blocks: Sequence[int] | Blocks | None) -> Blocks:
    """Numbers of the blocks to run; all for None.

    Raises:
        ValueError: there is no such block.
    """
    count = prod(shape.grid)
    if blocks is None:
        return range(count)
    chosen = blocks if isinstance(blocks, range) else np.array(blocks, np.uint64)
    ends = chosen[:: max(len(chosen) - 1, 1)] if isinstance(chosen, range) else chosen
    if len(ends) and (greatest := int(np.max(ends))) >= count:
        raise ValueError(f"block {greatest} of {count}")
    return chosen if shape.cluster is None else _whole_clusters(shape, chosen)


def _whole_clusters(shape: Shape, chosen: Blocks) -> Blocks:
    """All blocks of the clusters that some blocks are in: they only run together."""
    axes = np.unravel_index(np.arange(prod(shape.grid)), shape.grid[::-1])[::-1]
    sizes = shape.cluster or (1, 1, 1)
    firsts = [axis // size * size for axis, size in zip(axes, sizes, strict=True)]
    leader = firsts[0] + shape.grid[0] * (firsts[1] + shape.grid[1] * firsts[2])
    wanted = np.isin(leader, leader[np.array(chosen, np.int64)])
    return np.flatnonzero(wanted).astype(np.uint64)


def check_shape(program: Program, shape: Shape) -> None:
    """Make sure that such a launch is possible.

    Raises:
        CuadoError: it has more threads, blocks or shared memory than any GPU allows, or the kernel
            rules it out.
        ValueError: parameters are missing.
    """
    if len(shape.parameters) < program.layout.parameter_bytes:
        raise ValueError(
            f"{len(shape.parameters)} bytes of parameters, {program.layout.parameter_bytes} taken"
        )
    shared = program.layout.static_shared_bytes + shape.dynamic_shared_bytes
    for what, found, most in (
        ("threads in a block", prod(shape.block), MOST_THREADS),
        ("blocks", prod(shape.grid), MOST_BLOCKS),
        ("bytes of shared memory", shared, MOST_SHARED),
    ):
        if found > most:
            raise CuadoError(f"{found:,} {what} cannot be emulated: at most {most:,}")
    if min(*shape.block, *shape.grid) < 1 or shape.dynamic_shared_bytes < 0:
        raise CuadoError(f"a grid of {shape.grid} blocks of {shape.block} threads runs nothing")
    check_directives(program.code.function, shape.grid, shape.block, shape.cluster)
