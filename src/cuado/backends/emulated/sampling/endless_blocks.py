"""Blocks run on all processors at once, of which none may ever end.

A block is taken for endless when its budget is spent. Were all processors given endless blocks,
each would spend a whole budget: on 64 of them two minutes of work to say what one block says in two
seconds. So all are tried with a small part of it first, and with little of a processor's time, as
those that store to the same lines hinder each other. A block that does not end within that runs
alone with all of its budget; if it ends, all are tried anew with more. Blocks that end one by one,
and not at once, run one by one.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from cuado.backends.emulated.execution.blocks import (
    BLOCK_BUDGET,
    BLOCK_SECONDS,
    Events,
    Options,
    Shape,
    execute_each,
)
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.execution.events import total
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.work import charged

TRIED_BUDGET, TRIED_SECONDS = BLOCK_BUDGET >> 9, 0.02
"""Budget of a block while many run at once, 4 ms of a core; and what it may take of its processor's
time, of which it uses more where others hinder it."""
_MORE = 16
"""Factor on both after each try."""

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
    budget, seconds = TRIED_BUDGET, TRIED_SECONDS
    while True:
        most = min(budget, options.block_budget)
        tried = replace(options, block_budget=most, block_seconds=min(seconds, BLOCK_SECONDS))
        try:
            return execute_each(program, shape, memory(), blocks, options=tried)
        except EmulationError as error:
            if error.kind is not ErrorKind.BUDGET:
                raise
            longest = _number(error, shape)
        alone = replace(options, workers=1)
        ran = execute_each(program, shape, memory(), [longest], options=alone)
        if budget >= options.block_budget:
            return execute_each(program, shape, memory(), blocks, options=alone)
        budget, seconds = _MORE * budget, _MORE * seconds
        while budget < _MORE * charged(program, total(ran, 1)):
            budget, seconds = _MORE * budget, _MORE * seconds


def _number(error: EmulationError, shape: Shape) -> int:
    """The number of the block that made an error."""
    x, y, z = error.block
    return x + shape.grid[0] * (y + shape.grid[1] * z)
