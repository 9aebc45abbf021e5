"""Events of blocks that ran: exact counts by instruction, and sums of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.layout import CONTENDED

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


# Sums of the events of several blocks, with or without weights.


def total(parts: Sequence[Events], blocks: int) -> Events:
    """The sum of events of some blocks; there is at least one part."""
    return Events(
        blocks,
        np.sum([part.segments for part in parts], 0),
        np.sum([part.accesses for part in parts], 0),
        np.sum([part.branches for part in parts], 0),
        sum(part.barriers for part in parts),
        _merged([part.contention for part in parts]),
        joined([part.work for part in parts]),
        sum(part.busiest for part in parts),
        sum(part.longest for part in parts),
    )


def weighted(each: Sequence[Events], weights: npt.NDArray[np.float64], blocks: int) -> Events:
    """The weighted sum of the events of single blocks, without the work of each."""

    def summed(parts: list[Counts]) -> Counts:
        return np.asarray(np.tensordot(weights, np.stack(parts), 1))

    def added(values: list[float]) -> float:
        return float(np.dot(weights, values))

    return Events(
        blocks,
        summed([events.segments for events in each]),
        summed([events.accesses for events in each]),
        summed([events.branches for events in each]),
        added([events.barriers for events in each]),
        _merged([events.contention for events in each], weights.tolist()),
        None,
        added([events.busiest for events in each]),
        added([events.longest for events in each]),
    )


def _merged(parts: Sequence[Counts], weights: Sequence[float] | None = None) -> Counts:
    """The weighted sum of lists of contended lines."""
    # One row for each hash: lines of different parts with the same hash add up.
    table: Counts = np.zeros((CONTENDED, 2), np.uint64 if weights is None else np.float64)
    for number, part in enumerate(parts):
        passes: Counts = part[:, 1:] if weights is None else part[:, 1:] * weights[number]
        table[part[:, 0].astype(np.int64)] += passes
    return listed(table)


def joined(parts: Sequence[Counts | None]) -> Counts | None:
    """The work of the warps of several lists of blocks; None if it is not known for all."""
    known = [part for part in parts if part is not None]
    return np.concatenate(known) if known and len(known) == len(parts) else None
