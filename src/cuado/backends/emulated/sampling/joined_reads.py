"""Reads of neighbouring SMs that L2 serves as one, if only a part of the chip is replayed.

Between the SMs and L2, reads of one sector that SMs of a group make at once are joined. Blocks that
read the same, as those above each other in a stencil do, are some hundred numbers apart in a wide
grid. On a whole chip they run beside each other in SMs of one group. On a part of it with a few SMs
they follow one another in the same SM, and no read is joined.

So the share of joined reads is that of two waves of the whole chip, from the middle of the grid.
All else stays: who waits, and what DRAM moves, follows from the part with its part of L2.
"""

from dataclasses import replace

from cuado.backends.emulated.hierarchy.traffic import Traffic

LEAST = 0.01
"""A share of reads below which it is not worth a change."""
WAVES = 2
"""Waves of the whole chip: in the second one, not all SMs begin at once."""


def joined_share(traffic: Traffic) -> float:
    """The share of the sectors that L1 caches get which L2 need not serve, 0 to 1."""
    asked = traffic.l2_to_l1_sectors
    return max(0.0, 1 - traffic.l2_read_sectors / asked) if asked else 0.0


def with_joins(found: Traffic, whole: Traffic) -> Traffic:
    """The traffic of a part of the chip, scaled up, with as many joined reads as the whole chip.

    What is joined is on its way already, so it does not wait for DRAM itself: it is taken from the
    hits.

    Args:
        found: the traffic.
        whole: that of some waves of the whole chip.
    """
    more = joined_share(whole) - joined_share(found)
    gone = min(more * found.l2_to_l1_sectors, found.l2_read_hits)
    if gone <= LEAST * found.l2_read_sectors:
        return found
    return replace(
        found,
        l2_read_sectors=found.l2_read_sectors - gone,
        l2_read_hits=found.l2_read_hits - gone,
        l2_lookups=max(found.l2_lookups - gone, 0.0),
        l2_lookup_hits=max(found.l2_lookup_hits - gone, 0.0),
    )
