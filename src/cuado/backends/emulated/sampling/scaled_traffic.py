"""Traffic of a large launch from a part of it, on as large a part of the chip.

Tracing and replaying every request of a large grid takes minutes. Blocks that follow each other,
from the middle of the grid, are run instead, and the chip is given as large a share of its SMs and
of its L2, so that what blocks have in L1 and L2 for themselves is as it was; totals are scaled up.
What blocks share is made smaller for L2: ``hierarchy/sharing.py`` says how.
"""

from dataclasses import fields, replace
from math import ceil, prod

from cuado.backends.emulated.execution.blocks import Events, Shape
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import How, Traffic, traffic
from cuado.backends.emulated.memory.address_space import Arena
from cuado.device.chip import Chip

REQUESTS, LINES, INSTRUCTIONS = 2e6, 6e6, 1e9
"""Requests to memory, lines of these, and thread instructions of a launch that is replayed whole:
a second."""
LEAST_SMS = 3
"""That are kept. Their number is odd: with a power of two, blocks above each other in a grid that
is as wide would share an SM and its L1, as they do not among 132."""
MOST_BLOCKS = 1 << 16
"""Of a part, however little they do: their traces are held in memory."""
REQUESTS_COLUMN, LINES_COLUMN = 0, 3
"""Of ``Events.accesses``."""
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
"""Fields that do not grow with the launch, or are known of all of it."""


def share_of(program: Program, shape: Shape, events: Events, chip: Chip) -> float:
    """Part of the grid whose requests are replayed, above 0 and at most 1.

    Args:
        program: what runs.
        shape: of the launch.
        events: of the whole grid.
        chip: at least some of its SMs are kept.
    """
    requests = float(events.accesses[:, REQUESTS_COLUMN].sum())
    lines = float(events.accesses[:, LINES_COLUMN].sum())
    segments = program.lowered.segments
    threads = sum(float(events.segments[s.number, 1]) * (s.last - s.first + 1) for s in segments)
    limits = (REQUESTS, requests), (LINES, lines), (INSTRUCTIONS, threads)
    share = min(1.0, *(limit / max(amount, 1.0) for limit, amount in limits))
    if share == 1 or prod(shape.grid) < chip.sm_count:
        return 1.0
    sms = max(int(chip.sm_count * share), LEAST_SMS)
    return min(1.0, (sms - 1 + sms % 2) / chip.sm_count)


def traffic_of(
    program: Program,
    shape: Shape,
    arena: Arena,
    chip: Chip,
    resident: tuple[int, int],
    events: Events,
    how: How,
) -> Traffic:
    """What a launch moves: of all its blocks, or scaled up from a share of them.

    Args:
        program: what runs.
        shape: of the launch.
        arena: its memory, which is changed.
        chip: whose caches.
        resident: blocks of an SM, and bytes of shared memory of each.
        events: of the whole grid.
        how: it is run.

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
    return replace(found, **scaled, events=events)
