"""Multiplications and additions that a launch makes on tensor cores, by the type of the factors.

Counted where the loops' trip counts are known before they begin: one thread of each warp is
followed, in some blocks of the grid. Where one is not known, nothing is said.
"""

from math import prod

from cuado.kernel.facts.loops.trip_counts import BlockLoops
from cuado.kernel.facts.synchronization.matrix_products import products_of, shape_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.grid_samples import Grid
from cuado.model.launch import WARP_SIZE

_MOST_BLOCKS = 66
"""Blocks that are looked at: half a wave of one block an SM on the chips of today."""


def executed_operations(kernel: Kernel) -> dict[str, float] | None:
    """Operations of the launch by type (``f16``, ``e4m3``); None if a trip count is not known."""
    grid = Grid(kernel)
    step = -(-len(grid.blocks) // _MOST_BLOCKS)
    grid.blocks = grid.blocks[::step]
    # The first lane often does more than the others: it starts copies, and arrives for all.
    threads = kernel.launch.threads_per_block
    grid.threads = tuple(min(first + 1, threads - 1) for first in range(0, threads, WARP_SIZE))
    loops = BlockLoops(kernel, grid)
    found: dict[str, float] = {}
    for index in products_of(kernel.code).all:
        shape = shape_of(kernel.code.instructions[index])
        times = _times(loops, index)
        if shape is None or times is None:
            return None
        done = times * shape.operations * WARP_SIZE / shape.threads
        found[shape.type_] = found.get(shape.type_, 0.0) + done
    scale = prod(kernel.launch.grid) / len(grid.blocks)
    return {type_: count * scale for type_, count in found.items()}


def _times(loops: BlockLoops, index: int) -> float | None:
    """How often the warps followed run an instruction; None if that is not known."""
    block = loops.subject.slicer.flow.block_of[index]
    around = [loop for loop in loops.ordered if block in loop.blocks]
    counted = [loops.counted.get(loop.header) for loop in around]
    if any(each is None for each in counted):
        return None
    comes = loops.coming(index, {each.counting.branch for each in counted if each})
    trips = [each.trips for each in counted if each]
    return sum(prod(each[place] for each in trips) for place, here in enumerate(comes) if here)
