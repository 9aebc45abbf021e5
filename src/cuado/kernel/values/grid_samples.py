"""Sampled blocks of a launch's grid, with some threads of each, and their known values."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import prod

from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.leader_threads import drawn_leader
from cuado.kernel.values.given_numbers import given_numbers
from cuado.kernel.values.lane_values import WARP, Known, constant, lane_value
from cuado.kernel.values.lanes import Extent, Lanes
from cuado.model.arguments import Buffer

MOST_BLOCKS = 1024
"""Most blocks that are sampled; in larger grids they are spread evenly, without a stride."""
_THREADS = 8


class Places(Lanes):
    """Lane analysis of places of the grid, in lieu of a block's threads.

    Only *exact* values are meaningful: which places share a warp is not defined.

    Args:
        slicer: the kernel's control flow, chains and addresses.
        grid: blocks in x, y, z.
        block: threads of a block in x, y, z.
        blocks: running numbers of the blocks, x first; one for each place.
        threads: running numbers of the threads in them, x first; None for values that are the same
            for all threads of a block.
        parameters: integer parameters whose value is known, by name.
    """

    def __init__(
        self,
        slicer: Slicer,
        grid: Extent,
        block: Extent,
        blocks: Sequence[int],
        threads: Sequence[int] | None,
        parameters: Mapping[str, int],
    ) -> None:
        count, self._given = len(blocks), dict[str, Known]()
        for special, extent, numbers in (("ctaid", grid, blocks), ("tid", block, threads)):
            below = 1
            for axis, size in zip("xyz", extent, strict=True):
                found = numbers and lane_value([n // below % size for n in numbers])
                self._given[f"%{special}.{axis}"] = found or None
                self._given[f"%n{special}.{axis}"] = constant(size, count)
                below *= size
        self._given["%laneid"] = lane_value([n % WARP for n in threads]) if threads else None
        super().__init__(slicer, (count, 1, 1), parameters)

    def _fixed(self, name: str) -> Known:
        return self._given[name] if name in self._given else super()._fixed(name)


class Grid:
    """The grid of a launch.

    Args:
        kernel: the kernel and its launch.

    Attributes:
        blocks: running numbers of the sampled blocks.
        threads: running numbers of the sampled threads in each block.
        is_sampled: whether there are more blocks.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        launch = kernel.launch
        count = prod(launch.grid)
        self.blocks = _spread(count, MOST_BLOCKS)
        wide, all_threads = launch.block[0], launch.threads_per_block
        corners = {0, wide - 1, all_threads - wide, all_threads - 1}
        self.threads = tuple(sorted(corners.union(_spread(all_threads, _THREADS))))
        self.is_sampled = len(self.blocks) < count

    @cached_property
    def alone(self) -> Places:
        """Values that all threads of a block have, one for each block."""
        return self._places(self.blocks, None, pointing=False)

    @cached_property
    def each(self) -> Places:
        """Values of the threads, block by block."""
        return self._of_threads(pointing=False)

    @cached_property
    def pointing(self) -> Places:
        """The same with every buffer at 0: an address is the distance from its buffer's start."""
        return self._of_threads(pointing=True)

    def _of_threads(self, *, pointing: bool) -> Places:
        blocks = tuple(block for block in self.blocks for _ in self.threads)
        return self._places(blocks, self.threads * len(self.blocks), pointing=pointing)

    def _places(
        self, blocks: tuple[int, ...], threads: tuple[int, ...] | None, *, pointing: bool
    ) -> Places:
        kernel, launch = self._kernel, self._kernel.launch
        known = given_numbers(kernel.code, launch.arguments)
        for parameter, given in zip(kernel.function.parameters, launch.arguments, strict=False):
            if isinstance(given, Buffer) and pointing:
                known[parameter.name] = 0
        return Places(kernel.slicer, launch.grid, launch.block, blocks, threads, known)


def _spread(count: int, most: int) -> tuple[int, ...]:
    """A limited choice of numbers below ``count``, with the first and the last."""
    if count <= most:
        return tuple(range(count))
    # One number drawn from each of `most` equal parts. Even spacing would be a stride, which meets
    # kernels that treat every 2**n-th block specially either always or never.
    found = [count * n // most for n in range(most + 1)]
    parts = enumerate(pairwise(found))
    within = [low + drawn_leader(n, high - low) for n, (low, high) in parts]
    return (0, *within[1:-1], count - 1)
