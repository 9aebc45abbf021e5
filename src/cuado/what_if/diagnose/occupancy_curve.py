"""The curve of occupancy-sweep: time against the number of blocks that share an SM."""

import math

from cuado.model.limiter import Threshold
from cuado.what_if.result import Outcome, Timing

STEEP = Threshold(
    "steep occupancy", 0.5, "Little's law: throughput grows with the warps until the unit is full"
)
"""Elasticity of time to blocks per SM (1 is: half the blocks, twice the time) from which it is
concurrency that limits, not the unit. H200: 0.82 for a padded transpose at 43% of the attainable
bandwidth, 0.10 for one at 89%, 0.03 for transposes and products limited by uncoalesced access."""
FLAT = 1.03
"""If a kernel with one block fewer on each SM, or with half of them, takes less than this times as
long, the number of warps does not matter. Chosen: half as much again as the noise floor of 2 %."""


def at_half(curve: Outcome | None, blocks_per_sm: int) -> Timing | None:
    """The setting nearest to half of the blocks per SM; None if none was measured."""
    points = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm] if curve else []
    return min(points, key=lambda point: abs(point.amount - blocks_per_sm / 2), default=None)


def steepness(curve: Outcome | None, blocks_per_sm: int) -> float | None:
    """Elasticity of time to blocks per SM; None if it was not measured.

    ``log(time with fewer / time) / log(blocks / fewer blocks)``: 1 means that half the blocks take
    twice the time. At about half of the blocks, and with the least fewer that was measured: more
    blocks gain by what the curve does at its end, so that the lesser counts. Of times, the lower
    ends of the intervals count.
    """
    half = at_half(curve, blocks_per_sm)
    if curve is None or half is None:
        return None
    fewer = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm]
    last = max(fewer, key=lambda point: point.amount)
    return min(
        math.log(point.ratio.low) / math.log(blocks_per_sm / point.amount)
        for point in (half, last)
        if point.ratio
    )


def is_flat(curve: Outcome | None, blocks_per_sm: int) -> bool:
    """True if the kernel is no slower with one block fewer on each SM, or with half of them.

    One block fewer may take longer all the same: the grid is then of other waves.
    """
    points = [t for t in curve.timings if t.ratio][:1] if curve else []
    half = at_half(curve, blocks_per_sm)
    if half is not None:
        points.append(half)
    return any(point.ratio is not None and point.ratio.high < FLAT for point in points)
