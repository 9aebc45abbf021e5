"""Values of integer registers at places of a grid: some of its blocks, and some threads of each.

The lane analysis with the indices of places for those of a block's threads. Only *exact* values
mean what they mean there: which places run together is not known.
"""

from collections.abc import Mapping, Sequence

from cuado.kernel.facts.slices import Slicer
from cuado.kernel.values.lane_values import WARP, Known, constant, lane_value
from cuado.kernel.values.lanes import Extent, Lanes


class Places(Lanes):
    """Lane analysis of one kernel for places of one grid.

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
