"""A timeline made by hand: a warp that copies, two that multiply, one that leaves at once."""

import numpy as np

from cuado.kernel.facts.synchronization.wait_sites import SiteKind
from cuado.kernel_timeline.result import Cost, KernelTimeline, Place, Records, Region, Warps
from cuado.model.instruction import SourceLocation
from cuado.stats import Interval

FULL, EMPTY, FILE = 1, 9, "dir/k.cu"
PLACES = (
    Place(SiteKind.BARRIER, "bar.sync", 5, SourceLocation(FILE, 10)),
    Place(SiteKind.MBARRIER, "mbarrier.try_wait", 6, SourceLocation(FILE, 11)),  # empty
    Place(SiteKind.EXPECTS, "mbarrier.arrive.expect_tx", 7, SourceLocation(FILE, 12)),
    Place(SiteKind.MBARRIER, "mbarrier.try_wait", 8, SourceLocation(FILE, 13)),  # full
    Place(SiteKind.PRODUCTS, "wgmma.wait_group", 9, SourceLocation(FILE, 14)),
    Place(SiteKind.ARRIVAL, "mbarrier.arrive", 10),
)
# Warp, place, begin, end, address: clocks of one block.
ROWS = (
    *((0, 0, 10, 20, 0), (0, 1, 30, 30, EMPTY), (0, 2, 40, 40, FULL)),
    *((0, 1, 50, 900, EMPTY), (0, 2, 910, 910, FULL)),
    *((1, 0, 10, 20, 0), (1, 3, 30, 140, FULL), (1, 4, 150, 890, 0), (1, 5, 895, 895, EMPTY)),
    *((1, 3, 900, 930, FULL), (1, 4, 930, 990, 0)),
    *((2, 0, 10, 20, 0), (2, 3, 30, 140, FULL), (2, 4, 150, 880, 0), (2, 3, 885, 930, FULL)),
    (2, 4, 930, 990, 0),
    (3, 0, 10, 20, 0),
)


def column(n: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array([row[n] for row in ROWS], np.int64)


def timeline(**changes: object) -> KernelTimeline:
    """The timeline; warps live for 1,000 clocks of 2 GHz, but for the last one's 25."""
    ends = np.array([1000, 1000, 1000, 25], np.int64)
    warps = Warps(
        np.full(4, 6),
        np.arange(4),
        np.full(4, 17),
        np.zeros(4, np.int64),
        ends,
        np.full(4, 5000),
        5000 + ends // 2,
        np.zeros(4, np.bool_),
    )
    given = {
        "name": "k",
        "kernel": "k",
        "device": "gpu:0 NVIDIA H100",
        "grid": (8, 1, 1),
        "block": (128, 1, 1),
        "places": PLACES,
        "warps": warps,
        "records": Records(*map(column, range(5))),
        "cost": Cost("waits and arrivals", Interval(1.021, 1.018, 1.024, 0.95, 12)),
        "time": Interval(5e5, 4.9e5, 5.1e5, 0.95, 12),
        "same_results": True,
        "blocks": 1,
        "regions": (
            Region((1, 2), 3, None, 4, 81.5, -2.0, 79.0, 84.0, 0.96),
            Region((1, 2), 3, 4, 4, 4.0, 1.5, 3.0, 6.0, 0.96),
        ),
        "sources": {FILE: "\n" * 12 + "wait(full);\nwgmma_wait();\n"},
    }
    return KernelTimeline(**(given | changes))  # type: ignore[arg-type]
