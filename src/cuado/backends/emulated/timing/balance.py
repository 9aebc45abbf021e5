"""How even the work of warps and blocks is, and what the busiest SM gets of it."""

import heapq
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

LEVELS = 12
"""Kinds of warps, by their work, that are told apart."""
EVEN = 0.05
"""Coefficient of variation below which all warps are alike."""
MOST_BLOCKS = 1 << 17
"""Of a grid that is dealt out to SMs; of larger ones every n-th block is looked at."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How uneven a launch is.

    Attributes:
        levels: work of a warp of each kind, in that of a mean one.
        shares: of all warps, of each kind.
        own: kind of each warp of each block of the busiest SM.
        sms: SMs as busy as this one that do all the work of the launch.
        blocks: of the launch, that a row of ``own`` stands for.
    """

    levels: tuple[float, ...]
    shares: tuple[float, ...]
    own: npt.NDArray[np.int64]
    sms: float
    blocks: float


def balance_of(
    work: npt.NDArray[np.float64] | None, blocks: int, sms: int, resident: int
) -> Balance | None:
    """None where the warps are alike, or it is not known.

    Args:
        work: of each warp of each block in order, or of blocks that stand for as many each.
        blocks: of the launch.
        sms: that have blocks.
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
    """The kind of each, and what a kind's work is on average."""
    distinct = np.unique(work)
    if len(distinct) <= LEVELS:
        return np.searchsorted(distinct, work), distinct
    # As much work in each kind, so that long warps are told apart rather than short ones.
    order = np.sort(work, axis=None)
    filled = np.cumsum(order)
    edges = order[np.searchsorted(filled, filled[-1] * np.arange(1, LEVELS) / LEVELS)]
    kinds = np.searchsorted(np.unique(edges), work)
    _, kinds = np.unique(kinds, return_inverse=True)
    kinds = kinds.reshape(work.shape)
    sums = np.bincount(kinds.ravel(), work.ravel())
    return kinds, sums / np.bincount(kinds.ravel())


def _busiest(totals: npt.NDArray[np.float64], sms: int, resident: int) -> list[int]:
    """Blocks of the SM that ends last, each block going to the one that first has room."""
    given: list[list[int]] = [[] for _ in range(sms)]
    ends = [0.0] * sms
    # Slots are filled SM after SM in turn; blocks of one SM share it, so each runs at its part.
    free = [(0.0, slot, slot % sms) for slot in range(sms * resident)]
    for block, total in enumerate(totals.tolist()):
        begun, slot, sm = heapq.heappop(free)
        given[sm].append(block)
        ends[sm] += total
        heapq.heappush(free, (begun + total * min(resident, len(given[sm])), slot, sm))
    return given[max(range(sms), key=lambda n: ends[n])]
