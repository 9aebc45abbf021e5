"""Whether a kernel runs the same without its matrix products, as far as events go.

Where nothing proves that no product decides an address, a branch, or whether an access runs, a
block is run with its products and without. Warps that pass their roles on through shared memory are
such a case: that results of products are stored elsewhere in it is beyond the analysis of
addresses. A grid of products that are carried out takes minutes, and its events are the same.
"""

from collections.abc import Callable
from dataclasses import replace
from math import prod

import numpy as np

from cuado.backends.emulated.execution.blocks import Events, Options, Shape, execute_each
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.arena import Arena


def alike_without_products(
    program: Program, shape: Shape, memory: Callable[[], Arena], options: Options
) -> bool:
    """True if the block in the middle of the grid has the same events without its products.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        memory: returns the launch's memory as it is before a run; called before each run.
        options: how blocks are run.
    """
    number = prod(shape.grid) // 2
    found = []
    # Without them first: it takes a moment, and a block that fails so need not run again.
    for skips in (True, False):
        how = replace(options, skips_products=skips)
        try:
            found += execute_each(program, shape, memory(), [number], options=how)
        except EmulationError:
            return False
    return _equal(*found)


def _equal(one: Events, other: Events) -> bool:
    """True if two blocks ran each instruction as often, and moved as much."""
    names = ("segments", "accesses", "branches", "barriers")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)
