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
"""If a kernel with one block fewer on each SM takes less than this times as long, the number of
warps does not matter. Chosen: half as much again as the noise floor of 2 %."""


def at_half(curve: Outcome | None, blocks_per_sm: int) -> Timing | None:
    """The setting nearest to half of the blocks per SM; None if none was measured."""
    points = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm] if curve else []
    return min(points, key=lambda point: abs(point.amount - blocks_per_sm / 2), default=None)


def steepness(curve: Outcome | None, blocks_per_sm: int) -> float | None:
    """Elasticity of time to blocks per SM, at about half of them; None if it was not measured.

    ``log(time at half / time) / log(blocks / blocks at half)``: 1 means that half the blocks take
    twice the time. The lower end of the interval counts.
    """
    half = at_half(curve, blocks_per_sm)
    if half is None or half.ratio is None:
        return None
    return math.log(half.ratio.low) / math.log(blocks_per_sm / half.amount)


def is_flat(curve: Outcome | None) -> bool:
    """True if the kernel is no slower with one block fewer on each SM."""
    ratios = [t.ratio for t in curve.timings if t.ratio] if curve else []
    return bool(ratios) and ratios[0].high < FLAT
