"""Events of blocks that ran: exact counts, by instruction."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[Any]
"""Array of events: 64-bit unsigned if they were counted, floating point if estimated."""
NOT_RUN = 0xFFFFFFFF
"""Work of warps of blocks that have not run."""


@dataclass(frozen=True, slots=True)
class Events:
    """Events of some blocks: exact, unless ``sampling`` estimated them from a part of the blocks.

    Attributes:
        blocks: number of blocks that ran, all to their end, or that the estimates stand for.
        segments: for each segment, how often warps ran it, and their active lanes, summed.
        accesses: for each access slot, the fields of ``AccessCount``.
        branches: for each branch slot, how often it diverged, and the lanes that took it.
        barriers: how often a warp reached a barrier.
        contention: for lines of global memory that atomic operations changed, distinguished by a
            hash: the hash, passes of operations on integers, and passes on floating-point numbers.
            Lanes that change the same word need one pass each, words of one sector share a pass.
        work: for each warp of each block that ran, by block number, the warp instructions at loop
            heads. None for grids too large to keep it.
        busiest: the work of the busiest warp of each block, summed.
        longest: the work of the busiest warp of a block between two barriers, summed over the
            barriers: more than ``busiest`` if different warps are the busiest in turn.
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
    """Hash of each contended line, and its two kinds of passes."""
    rows = np.flatnonzero(contention.any(1))
    return np.column_stack([rows.astype(contention.dtype), contention[rows]])
