"""Decides if a kernel has the same events when its matrix products are skipped.

Where nothing proves that no product decides an address, a branch, or whether an access runs, up to
three blocks are run with their products and without. Warps that pass their roles on through shared
memory are such a case: that results of products are stored elsewhere in it is beyond the analysis
of addresses. A grid of products that are carried out takes minutes, and its events are the same.
That all other blocks do as these do is not proved.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import prod

import numpy as np

from cuado.backends.emulated.execution.blocks import (
    Events,
    Options,
    Shape,
    chosen_blocks,
    execute_each,
)
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.arena import Arena


def alike_without_products(
    program: Program, shape: Shape, memory: Callable[[], Arena], options: Options
) -> bool:
    """True if blocks of the grid have the same events without their products.

    They are the first, the last, and the one in the middle, of which those that run the same code
    equally often count as one: blocks of a persistent kernel may have other numbers of tiles.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        memory: returns the launch's memory as it is before a run; called before each run.
        options: how blocks are run.
    """
    count = prod(shape.grid)
    numbers = sorted({0, count // 2, count - 1})
    try:
        # Without them first: it takes a moment, and a block that fails so need not run again.
        without = _events(program, shape, memory(), numbers, replace(options, skips_products=True))
        kept: list[int] = []
        for number in numbers:
            if not any(_alike(without[number], without[other]) for other in kept):
                kept.append(number)
        own = _events(program, shape, memory(), kept, replace(options, skips_products=False))
    except EmulationError:
        return False
    return all(_equal(without[number], own[number]) for number in kept)


def _events(
    program: Program, shape: Shape, memory: Arena, numbers: Sequence[int], options: Options
) -> dict[int, Events]:
    """The events of some blocks, by number; those of their clusters are among them."""
    found = execute_each(program, shape, memory, numbers, options=options)
    chosen = map(int, chosen_blocks(shape, numbers))
    return dict(zip(chosen, found, strict=True))


def _alike(one: Events, other: Events) -> bool:
    """True if two blocks ran the same code equally often."""
    return np.array_equal(one.segments, other.segments)


def _equal(one: Events, other: Events) -> bool:
    """True if two blocks ran each instruction as often, and moved as much."""
    names = ("segments", "accesses", "branches", "barriers")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)
