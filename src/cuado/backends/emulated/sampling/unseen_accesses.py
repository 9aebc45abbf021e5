"""Accesses that no replayed block makes: where they hit is taken from blocks at the grid's borders.

A part of a launch is replayed, from the middle of the grid. What only blocks at the border do, or a
single one, is not among it; without a hit rate such an access would cost what a hit in L1 costs.
"""

from dataclasses import replace
from math import prod

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Events
from cuado.backends.emulated.hierarchy.layout import NO_TRAFFIC
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.sampling.strata import strata_of
from cuado.model.launch import Extent

SECTORS = 2
"""Column of ``Events.accesses``."""
EACH = 2
"""Blocks of each stratum that are replayed, from its first on."""
_BY_SLOT = (
    *("slot_sectors", "slot_l1_hit_rate", "slot_l2_sectors"),
    *("slot_l2_hit_rate", "slot_l2_waits", "slot_dram_waits"),
)


def unseen(found: Traffic, events: Events, policies: list[int]) -> npt.NDArray[np.bool_]:
    """Which slots have requests in the grid, move data, and have none in what was replayed.

    Args:
        found: traffic of a part of the grid.
        events: events of the whole grid.
        policies: what each slot does in L1.
    """
    moves = np.array(policies) != NO_TRAFFIC
    none = found.slot_sectors[: len(policies)] == 0
    return np.asarray((events.accesses[:, SECTORS] > 0) & moves & none)


def border_blocks(grid: Extent, beside: int) -> list[int]:
    """Some blocks at each border and corner of a grid, rising.

    Args:
        grid: its blocks in x, y, z.
        beside: the first blocks, and the last ones, that run beside them: what is at the border
            finds in L2 what its neighbours read.
    """
    whole, strata = prod(grid), strata_of(grid)
    found = {s.block(n) for s in strata for n in range(min(EACH, len(s)))}
    beside = min(beside, whole)
    return sorted(found.union(range(beside), range(whole - beside, whole)))


def with_borders(found: Traffic, slots: npt.NDArray[np.bool_], border: Traffic) -> Traffic:
    """The traffic, with what single accesses do taken from blocks at the border.

    Its totals stay: what few blocks do moves little.

    Args:
        found: the traffic.
        slots: which accesses.
        border: that of blocks at the border.
    """
    places = np.flatnonzero(slots)
    changed = {name: getattr(found, name).copy() for name in _BY_SLOT}
    for name, values in changed.items():
        values[places] = getattr(border, name)[places]
    return replace(found, **changed)
