"""Imbalance: how uneven the work of warps and blocks is, and what the busiest SM gets of it."""

import heapq
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

LEVELS = 12
"""Kinds of warps that are distinguished, by their work."""
EVEN = 0.05
"""Coefficient of variation below which all warps are alike."""
MOST_BLOCKS = 1 << 17
"""Blocks that are distributed to SMs; in larger grids every n-th block stands for n."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How uneven a launch is.

    Attributes:
        levels: work of a warp of each kind, relative to that of a mean warp.
        shares: share of each kind in all warps.
        own: kind of each warp of each block of the busiest SM.
        sms: number of SMs that would do all the work of the launch if each had as much as this one.
        blocks: blocks of the launch that a row of ``own`` stands for.
    """

    levels: tuple[float, ...]
    shares: tuple[float, ...]
    own: npt.NDArray[np.int64]
    sms: float
    blocks: float


def balance_of(
    work: npt.NDArray[np.float64] | None, blocks: int, sms: int, resident: int
) -> Balance | None:
    """The balance of a launch; None if all warps are alike, or their work is not known.

    Args:
        work: work of each warp (column) of each block (row), in the order of the blocks; the rows
            may be a sample in which each stands for equally many blocks.
        blocks: blocks of the launch.
        sms: SMs that have blocks.
        resident: blocks that an SM holds at once.
    """
    if work is None or not work.size or work.mean() <= 0 or work.std() < EVEN * work.mean():
        return None
    rows = np.arange(min(blocks, MOST_BLOCKS)) * len(work) // min(blocks, MOST_BLOCKS)
    work = work[rows] / work.mean()
    kinds, levels = _kinds(work)
    totals = work.sum(1)
    own = _busiest(totals, sms, resident)
    shares = np.bincount(kinds.ravel(), minlength=len(levels)) / kinds.size
    return Balance(
        tuple(levels.tolist()),
        tuple(shares.tolist()),
        kinds[own],
        float(totals.sum() / max(totals[own].sum(), 1e-9)),
        blocks / len(work),
    )


def _kinds(work: npt.NDArray[np.float64]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """The kind of each warp, and the mean work of each kind."""
    distinct = np.unique(work)
    if len(distinct) <= LEVELS:
        return np.searchsorted(distinct, work), distinct
    # Each kind gets the same share of the total work, not of the warps: the few long warps decide
    # when an SM ends, so they are distinguished more finely than the many short ones.
    order = np.sort(work, axis=None)
    filled = np.cumsum(order)
    edges = order[np.searchsorted(filled, filled[-1] * np.arange(1, LEVELS) / LEVELS)]
    kinds = np.searchsorted(np.unique(edges), work)
    # Kinds that no warp is of are dropped.
    _, kinds = np.unique(kinds, return_inverse=True)
    kinds = kinds.reshape(work.shape)
    sums = np.bincount(kinds.ravel(), work.ravel())
    return kinds, sums / np.bincount(kinds.ravel())


def _busiest(totals: npt.NDArray[np.float64], sms: int, resident: int) -> list[int]:
    """Numbers of the blocks of the SM that gets the most work.

    Each block in turn goes to the SM that has room first, as the hardware distributes them.
    """
    given: list[list[int]] = [[] for _ in range(sms)]
    ends = [0.0] * sms
    # Slots are filled SM after SM in turn. The resident blocks of an SM share it, so that a block
    # takes its work times their number.
    free = [(0.0, slot, slot % sms) for slot in range(sms * resident)]
    for block, total in enumerate(totals.tolist()):
        begun, slot, sm = heapq.heappop(free)
        given[sm].append(block)
        ends[sm] += total
        heapq.heappush(free, (begun + total * min(resident, len(given[sm])), slot, sm))
    return given[max(range(sms), key=lambda n: ends[n])]
