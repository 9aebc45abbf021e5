"""The threads of a launch in several worlds, and what their special registers hold."""

from collections.abc import Iterator
from math import prod

import numpy as np

from cuado.model.launch import Extent
from soundness.interpreter.values import Array

LANES = 32


class Threads:
    """All threads, world after world, block after block.

    Args:
        grid: blocks.
        block: threads.
        worlds: contents that are run side by side.
    """

    def __init__(self, grid: Extent, block: Extent, worlds: int) -> None:
        self.grid, self.block, self.worlds = grid, block, worlds
        self.per_block, blocks = prod(block), prod(grid)
        self.count = worlds * blocks * self.per_block
        every = np.arange(self.count)
        self.index = every % self.per_block
        """In its block."""
        self.block_of = every // self.per_block
        """Number of its block, through all worlds."""
        self.world = every // (self.per_block * blocks)
        self.lane = self.index % LANES
        warps = -(-self.per_block // LANES)
        self.warp_of = self.block_of * warps + self.index // LANES
        """Number of its warp, through all blocks."""
        self.warps = worlds * blocks * warps
        lanes = np.minimum(LANES, self.per_block - self.index // LANES * LANES).astype(np.uint64)
        self.whole = ((np.uint64(1) << lanes) - np.uint64(1)).astype(np.uint32)
        """The mask of all lanes of its warp."""
        self.special = dict(self._special(self.block_of % blocks))

    def _special(self, number: Array) -> Iterator[tuple[str, Array]]:
        for name, extent, at in (("tid", self.block, self.index), ("ctaid", self.grid, number)):
            x, y, z = extent
            for letter, values in zip("xyz", (at % x, at // x % y, at // x // y), strict=True):
                yield f"%{name}.{letter}", values.astype(np.uint32)
            for letter, size in zip("xyz", (x, y, z), strict=True):
                yield f"%n{name}.{letter}", np.full(self.count, size, np.uint32)
        lane = self.lane.astype(np.uint32)
        one = np.uint32(1)
        yield "%laneid", lane
        yield "%warpid", (self.index // LANES).astype(np.uint32)
        yield "%nwarpid", np.full(self.count, -(-self.per_block // LANES), np.uint32)
        yield "%smid", np.zeros(self.count, np.uint32)
        yield "%lanemask_eq", one << lane
        yield "%lanemask_lt", (one << lane) - one
        yield "%lanemask_le", (one << lane) | ((one << lane) - one)
        yield "%lanemask_gt", ~((one << lane) | ((one << lane) - one))
        yield "%lanemask_ge", ~((one << lane) - one)
