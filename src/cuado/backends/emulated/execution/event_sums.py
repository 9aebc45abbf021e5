"""Sums of the events of several blocks, with or without weights."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Counts, Events, listed
from cuado.backends.emulated.execution.layout import CONTENDED


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
