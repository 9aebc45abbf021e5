"""What happened while blocks ran: exact events, by instruction."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[Any]
"""Of events: 64-bit unsigned where they were counted, floating where they are estimates."""
NOT_RUN = 0xFFFFFFFF
"""Work of warps of blocks that have not run."""


@dataclass(frozen=True, slots=True)
class Events:
    """What happened while some blocks ran: exact, unless ``sampling`` made it of a part of them.

    Attributes:
        blocks: that ran, all to their end; or that the estimates are of.
        segments: of each segment: times that warps ran it, and their active lanes, summed.
        accesses: of each access slot, the fields of ``AccessCount``.
        branches: of each branch slot: divergent times, lanes taken.
        barriers: times that a warp came to a barrier.
        contention: of lines of global memory that atomic operations changed, told apart by a hash:
            that, and passes of operations on whole numbers and on floating-point numbers. Lanes
            that change one word come in one pass each, words of a sector in one.
        work: of each warp of each block, warp instructions at the heads of loops; the blocks that
            ran, by number. None for grids too large to keep it.
        busiest: the same of the warp of each block that did most, summed.
        longest: of the longest warp of a block, from each barrier to the next, summed: more than
            ``busiest`` where warps are the longest in turn.
    """

    blocks: int
    segments: Counts
    accesses: Counts
    branches: Counts
    barriers: float
    contention: Counts = field(default_factory=lambda: np.zeros((0, 3), np.uint64))
    work: Counts | None = None
    busiest: float = 0.0
    longest: float = 0.0


def listed(contention: Counts) -> Counts:
    """Lines that were changed, of all: number, and the two kinds of passes."""
    rows = np.flatnonzero(contention.any(1))
    return np.column_stack([rows.astype(contention.dtype), contention[rows]])
