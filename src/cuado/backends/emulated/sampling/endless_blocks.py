"""Blocks run on all processors at once, of which none may ever end.

A block is taken for endless when its budget is spent. Were all processors given endless blocks,
each would spend a whole budget: on 64 of them two minutes of work to say what one block says in two
seconds. So all are tried with a small part of it first. If one does not end within that, it runs
alone with all of its budget; if it ends, long blocks are what the launch has, and all are run anew.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from cuado.backends.emulated.execution.blocks import (
    BLOCK_BUDGET,
    Events,
    Options,
    Shape,
    execute_each,
)
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.arena import Arena

TRIED_BUDGET = BLOCK_BUDGET >> 9
"""Budget of a block while many run at once: 4 ms of a core, and some 30 times that where all
processors store to the same lines."""

_TOGETHER = 4
"""Blocks from which on several processors run them: each has two at least."""


def execute_each_to_its_end(
    program: Program,
    shape: Shape,
    memory: Callable[[], Arena],
    blocks: Sequence[int],
    options: Options,
) -> list[Events]:
    """Run blocks of a launch as ``execute_each`` does, in memory as it is before a run.

    Blocks must not depend on each other, unless ``options`` name one worker.

    Args:
        program: the kernel.
        shape: shape of the launch.
        memory: returns the launch's memory as it is before a run. What the last run leaves in it is
            what these blocks leave.
        blocks: numbers of the blocks.
        options: how they are run.

    Raises:
        EmulationError: a block made an error, or did not end within its budget.
    """
    is_alone = options.workers == 1 or len(blocks) < _TOGETHER
    if is_alone or options.block_budget <= TRIED_BUDGET:
        return execute_each(program, shape, memory(), blocks, options=options)
    tried = replace(options, block_budget=TRIED_BUDGET)
    try:
        return execute_each(program, shape, memory(), blocks, options=tried)
    except EmulationError as error:
        if error.kind is not ErrorKind.BUDGET:
            raise
        longest = _number(error, shape)
    execute_each(program, shape, memory(), [longest], options=replace(options, workers=1))
    return execute_each(program, shape, memory(), blocks, options=options)


def _number(error: EmulationError, shape: Shape) -> int:
    """The number of the block that made an error."""
    x, y, z = error.block
    return x + shape.grid[0] * (y + shape.grid[1] * z)
