"""Strata of a grid's blocks, by position, and the places of a sample in each."""

from dataclasses import dataclass
from itertools import product
from math import prod, sqrt

import numpy as np
import numpy.typing as npt

from cuado.model.launch import Extent

Numbers = npt.NDArray[np.int64]

GOLDEN = (sqrt(5) - 1) / 2


@dataclass(frozen=True, slots=True)
class Stratum:
    """Blocks at similar positions: in each dimension the first, those inside, or the last.

    Attributes:
        ranges: their block indices in x, y, z.
        grid: the size of the grid.
    """

    ranges: tuple[range, range, range]
    grid: Extent

    def __len__(self) -> int:
        """The number of blocks."""
        return prod(len(each) for each in self.ranges)

    def block(self, place: int) -> int:
        """The number in the grid of one of the blocks, given its place in the stratum."""
        return int(self.blocks(np.array([place]))[0])

    def blocks(self, places: Numbers) -> Numbers:
        """The numbers in the grid of some of the blocks, given their places in the stratum."""
        x, y, z = self.ranges
        row, at = np.divmod(places, len(x))
        plane, line = np.divmod(row, len(y))
        above = y.start + line + self.grid[1] * (z.start + plane)
        return np.asarray(x.start + at + self.grid[0] * above)


def strata_of(grid: Extent) -> tuple[Stratum, ...]:
    """The strata of a grid, none of them empty."""
    parts = [
        [part for part in (range(1), range(1, size - 1), range(max(size - 1, 1), size)) if part]
        for size in grid
    ]
    return tuple(Stratum((x, y, z), grid) for x, y, z in product(*parts))


def spread(size: int, count: int) -> tuple[Numbers, Numbers]:
    """Places of a sample of ``count`` among ``size`` in order, and how many each stands for."""
    count = min(count, size)
    # Equal intervals, with the n-th multiple of the golden ratio as the position in the n-th.
    edges = np.arange(count + 1, dtype=np.int64) * size // count
    lengths = np.diff(edges)
    inside = (np.arange(1, count + 1) * GOLDEN % 1.0 * lengths).astype(np.int64)
    return edges[:-1] + inside, lengths


def planned(strata: tuple[Stratum, ...], blocks: int) -> list[int]:
    """Blocks of each stratum: two, and of the others a share as large as the stratum's."""
    whole = sum(len(each) for each in strata)
    return [min(len(each), 2 + blocks * len(each) // whole) for each in strata]
