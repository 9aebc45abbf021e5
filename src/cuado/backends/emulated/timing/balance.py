"""Imbalance: how uneven the work of warps and blocks is, and what the busiest SM gets of it.

What is known of each warp are its instructions at the heads of loops. Its *load*, to which its time
is in proportion, has the code outside of loops as well, which is taken to be the same for all: a
few rounds of a loop at the border of a grid are no imbalance of a launch that has no other loop.
"""

import heapq
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

LEVELS = 12
"""Kinds of warps that are distinguished, by their work."""
EVEN = 0.05
"""Coefficient of variation of the warps' work below which they count as alike, unless the longest
warp lengthens the launch by this share."""
FAR = 2.0
"""How many times the work of others makes a warp, or a block, one that is not mixed with them."""
MOST_BLOCKS = 1 << 17
"""Blocks that are distributed to SMs; in larger grids every n-th block stands for n."""
_LEAST = 1e-9


@dataclass(frozen=True, slots=True)
class Balance:
    """How uneven a launch is.

    Attributes:
        levels: trip counts of a warp of each kind, relative to those of a mean warp.
        shares: share of each kind in all warps.
        own: kind of each warp of each block of the busiest SM.
        sms: number of SMs that would carry the load of the launch if each had as much as this one.
        looping: the same of the work in loops.
        straight: the same of the code outside of loops.
        blocks: blocks of the launch that a row of ``own`` stands for.
    """

    levels: tuple[float, ...]
    shares: tuple[float, ...]
    own: npt.NDArray[np.int64]
    sms: float
    looping: float
    straight: float
    blocks: float


def balance_of(
    work: npt.NDArray[np.float64] | None,
    blocks: int,
    sms: int,
    resident: int,
    outside: float = 0.0,
) -> Balance | None:
    """The balance of a launch; None if all warps are alike, or their work is not known.

    Args:
        work: work in loops of each warp (column) of each block (row), in the order of the blocks;
            the rows may be a sample in which each stands for equally many blocks.
        blocks: blocks of the launch.
        sms: SMs that have blocks.
        resident: blocks that an SM holds at once.
        outside: share of the launch's instructions that are outside of loops, 0 to 1.
    """
    if work is None or not work.size or work.mean() <= 0:
        return None
    load = outside + (1.0 - outside) * work / work.mean()
    # A launch takes as long as an SM's sets of resident blocks one after the other, and at least as
    # long as its longest warp.
    sets = max(blocks / (sms * resident), 1.0)
    if load.std() < EVEN and load.max() - 1.0 < EVEN * sets:
        return None
    rows = np.arange(min(blocks, MOST_BLOCKS)) * len(work) // min(blocks, MOST_BLOCKS)
    load = load[rows]
    kinds, loads = _kinds(load)
    levels = np.maximum(loads - outside, 0.0) / (1.0 - outside)
    totals = load.sum(1)
    own = _busiest(totals, sms, resident)
    shares = np.bincount(kinds.ravel(), minlength=len(levels)) / kinds.size
    looped = np.maximum(load - outside, 0.0).sum(1)
    return Balance(
        tuple(levels.tolist()),
        tuple(shares.tolist()),
        kinds[own],
        float(totals.sum() / max(totals[own].sum(), _LEAST)),
        float(looped.sum() / max(looped[own].sum(), _LEAST)),
        len(totals) / len(own),
        blocks / len(load),
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
    # One warp may be far above all others and have no such share: it is not mixed with them.
    lower = max((edge for edge in edges if edge < order[-1]), default=0.0)
    if order[-1] > FAR * order[order > lower].mean():
        edges = np.append(edges, order[-1] / FAR)
    kinds = np.searchsorted(np.unique(edges), work)
    # Kinds that no warp is of are dropped.
    _, kinds = np.unique(kinds, return_inverse=True)
    kinds = kinds.reshape(work.shape)
    sums = np.bincount(kinds.ravel(), work.ravel())
    return kinds, sums / np.bincount(kinds.ravel())


def evenly(balance: Balance, blocks: int) -> npt.NDArray[np.int64]:
    """The kinds of warps of so many blocks of the busiest SM, in the order in which they start.

    Of blocks ordered by their work every n-th is taken: evenly spaced in time, one of six that has
    a long warp would be among few blocks by chance only. A block far above all others is among them
    in any case: the launch ends with it.
    """
    own = balance.own
    totals = np.array(balance.levels)[own].sum(1)
    order = np.argsort(totals, kind="stable")
    rows = order[(2 * np.arange(blocks) + 1) * len(own) // (2 * blocks)]
    longest = order[-1]
    if totals[longest] > FAR * totals[rows].max():
        rows[-1] = longest
    return np.asarray(own[np.sort(rows)])


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
