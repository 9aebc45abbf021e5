"""Traffic of a large launch from a part of it, on the same part of the chip.

Tracing and replaying every request of a large grid takes minutes. Instead, consecutive blocks from
the middle of the grid are run on a chip with the same share of its SMs and of its L2, so that each
block has as much of L1 and L2 as in the whole launch; totals are scaled up. Data that blocks share
are made smaller for L2, as ``hierarchy/shared_lines.py`` explains. How many reads neighbouring SMs
join only a whole chip tells, and accesses of blocks at the border only these: both are below.
"""

from contextlib import suppress
from dataclasses import fields, replace
from math import ceil, prod

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Events, Shape
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.caches import policies
from cuado.backends.emulated.hierarchy.layout import NO_TRAFFIC
from cuado.backends.emulated.hierarchy.traffic import How, Traffic, traffic
from cuado.backends.emulated.memory.mapping import OutOfMemoryError
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.sampling.strata import strata_of
from cuado.device.chip import Chip
from cuado.device.model_resolution import model_of
from cuado.model.launch import Extent

# Accesses that no replayed block makes: where they hit is taken from blocks at the grid's borders.
#
# A part of a launch is replayed, from the middle of the grid. What only blocks at the border do, or
# a single one, is not among it; without a hit rate such an access would cost what a hit in L1
# costs.

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


# Reads of neighbouring SMs that L2 serves as one, if only a part of the chip is replayed.
#
# Between the SMs and L2, reads of one sector that SMs of a group make at once are joined. Blocks
# that read the same, as those above each other in a stencil do, are some hundred numbers apart in a
# wide grid. On a whole chip they run beside each other in SMs of one group. On a part of it with a
# few SMs they follow one another in the same SM, and no read is joined.
#
# So the share of joined reads is that of two waves of the whole chip, from the middle of the grid.
# All else stays: who waits, and what DRAM moves, follows from the part with its part of L2.

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


REQUESTS, LINES, INSTRUCTIONS = 2e6, 6e6, 1e9
"""Requests to memory, their lines, and thread instructions up to which a launch is replayed whole,
which takes a second."""
LEAST_SMS = 3
"""SMs that are kept at least. Their number is odd: with a power of two, vertical neighbours in a
grid with a power-of-two width would share an SM and its L1, which they do not among 132 SMs."""
MOST_JOINED = 5e5
"""Requests up to which waves of the whole chip are replayed as well: a quarter of the part's. Their
lines and instructions may be as many."""
MOST_BLOCKS = 1 << 16
"""Blocks of a part at most, however little they do: their traces are held in memory."""
REQUESTS_COLUMN, LINES_COLUMN = 0, 3
"""Columns of ``Events.accesses``."""
_RATES = frozenset(
    {
        "slot_l1_hit_rate",
        "slot_l2_hit_rate",
        "slot_l2_waits",
        "slot_dram_waits",
        "events",
        "read_only_slots",
    }
)
"""Fields that do not grow with the launch, or are known for all of it."""


def share_of(program: Program, shape: Shape, events: Events, chip: Chip) -> float:
    """The part of the grid whose requests are replayed, above 0 and at most 1.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        events: events of the whole grid.
        chip: the chip, of which at least ``LEAST_SMS`` SMs are kept.
    """
    share = _within(program, events, REQUESTS)
    if share == 1 or prod(shape.grid) < chip.sm_count:
        return 1.0
    # Rounded to whole SMs, and to an odd number of them.
    sms = max(int(chip.sm_count * share), LEAST_SMS)
    return min(1.0, (sms - 1 + sms % 2) / chip.sm_count)


def _within(program: Program, events: Events, most: float) -> float:
    """The part of the grid that has so many requests at most, and no more work than a second's."""
    requests = float(events.accesses[:, REQUESTS_COLUMN].sum())
    lines = float(events.accesses[:, LINES_COLUMN].sum())
    segments = program.lowered.segments
    threads = sum(float(events.segments[s.number, 1]) * (s.last - s.first + 1) for s in segments)
    limits = (most, requests), (LINES, lines), (INSTRUCTIONS, threads)
    return min(1.0, *(limit / max(amount, 1.0) for limit, amount in limits))


def traffic_of(
    program: Program,
    shape: Shape,
    arena: Arena,
    chip: Chip,
    resident: tuple[int, int],
    events: Events,
    how: How,
) -> Traffic:
    """The traffic of a launch: of all its blocks, or scaled up from a part of them.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        arena: the launch's memory, which is changed.
        chip: the chip with the caches.
        resident: blocks that an SM holds at once, and bytes of shared memory of each.
        events: events of the whole grid.
        how: how the launch is run.

    Raises:
        EmulationError: a block did what it may not.
        OutOfMemoryError: the host has no room for the traces.
    """
    grid, share = prod(shape.grid), share_of(program, shape, events, chip)
    count = ceil(grid * share)
    if share < 1:
        count = min(count, MOST_BLOCKS)
    if count >= grid:
        found = traffic(program, shape, arena, chip, *resident, how)
        return replace(found, events=events)
    # Blocks that fill the kept SMs. With the limit on blocks these may be fewer than the SMs' share
    # of the grid; L2 is sized by the larger of both shares.
    part = count / grid
    of_chip = max(part, share)
    smaller = replace(
        chip,
        sm_count=round(chip.sm_count * share),
        l2_bytes=max(1, round(chip.l2_bytes * of_chip)),
    )
    first = (grid - count) // 2
    blocks = range(first, first + count)
    found = traffic(
        program, shape, arena, smaller, *resident, replace(how, blocks=blocks, part=of_chip)
    )
    scaled = {f.name: getattr(found, f.name) / part for f in fields(found) if f.name not in _RATES}
    found = replace(found, **scaled, events=events)
    again, waves = replace(how, warmed=None, steady=None), WAVES * resident[0] * chip.sm_count
    is_dear = waves > grid * _within(program, events, MOST_JOINED)
    if (slots := unseen(found, events, policies(program, chip, how.merged))).any():
        some = border_blocks(shape.grid, 0 if is_dear else waves // WAVES)
        with suppress(EmulationError, OutOfMemoryError):
            border = traffic(program, shape, arena, chip, *resident, replace(again, blocks=some))
            found = with_borders(found, slots, border)
    if is_dear or model_of(chip).l2_partitions == 1:
        return found
    first = (grid - waves) // 2
    middle = replace(again, blocks=range(first, first + waves))
    try:
        whole = traffic(program, shape, arena, chip, *resident, middle)
    except (EmulationError, OutOfMemoryError):
        # Blocks that find what others have left may go other ways; joins are few then.
        return found
    return with_joins(found, whole)
