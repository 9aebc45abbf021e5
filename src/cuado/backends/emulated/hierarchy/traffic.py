"""What a launch moves between L1, L2 and DRAM, modelled."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution import DEFAULT, Events, Options, Shape, chosen_blocks
from cuado.backends.emulated.hierarchy.caches import config_of, policies
from cuado.backends.emulated.hierarchy.layout import Totals
from cuado.backends.emulated.hierarchy.replay import Replay
from cuado.backends.emulated.hierarchy.tracing import Tracer
from cuado.backends.emulated.layout import LANES
from cuado.backends.emulated.memory import Arena
from cuado.backends.emulated.program import Program
from cuado.device.chip import Chip

SECTOR_BYTES = 32
MAX_WARPS = 64
Rates = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Traffic:
    """Modelled traffic of a whole launch. Sectors have 32 bytes.

    Attributes:
        load_sectors: that loads of global memory ask of L1.
        load_hits: of these, found in L1.
        local_load_sectors: that loads of local memory ask of L1.
        local_load_hits: of these, found in L1.
        l2_to_l1_sectors: that L1 caches get from L2.
        l2_read_sectors: reads that L2 serves; fewer, where neighbours ask for the same at once.
        l2_write_sectors: that stores write to L2.
        l2_atomic_sectors: of atomic operations.
        l2_lookups: sectors that reads look up, of both partitions where L2 has two.
        l2_lookup_hits: of these, found.
        l2_read_hits: of ``l2_read_sectors``, those that need not wait for DRAM.
        dram_read_bytes: read from DRAM.
        dram_write_bytes: written to DRAM.
        dirty_bytes: still in L2 at the end, to be written later.
        slot_sectors: by access slot, sectors asked for.
        slot_l1_hit_rate: of these, the share found in L1; NaN where there are none.
        slot_l2_sectors: by access slot, sectors asked of L2.
        slot_l2_hit_rate: of these, the share that need not wait for DRAM; NaN where there are none.
        events: exact ones, of the blocks that were run.
    """

    load_sectors: float
    load_hits: float
    local_load_sectors: float
    local_load_hits: float
    l2_to_l1_sectors: float
    l2_read_sectors: float
    l2_write_sectors: float
    l2_atomic_sectors: float
    l2_lookups: float
    l2_lookup_hits: float
    l2_read_hits: float
    dram_read_bytes: float
    dram_write_bytes: float
    dirty_bytes: float
    slot_sectors: Rates
    slot_l1_hit_rate: Rates
    slot_l2_sectors: Rates
    slot_l2_hit_rate: Rates
    events: Events

    @property
    def load_hit_rate(self) -> float | None:
        """L1 hit rate of loads of global memory, 0 to 1; None without any."""
        return self.load_hits / self.load_sectors if self.load_sectors else None

    @property
    def l2_lookup_hit_rate(self) -> float | None:
        """L2 hit rate of reads as the counter of NVIDIA's has it, 0 to 1; None without any."""
        return self.l2_lookup_hits / self.l2_lookups if self.l2_lookups else None


def traffic(
    program: Program,
    shape: Shape,
    arena: Arena,
    chip: Chip,
    resident_blocks: int,
    shared_bytes_per_block: int,
    *,
    blocks: Sequence[int] | None = None,
    options: Options = DEFAULT,
) -> Traffic:
    """Run a launch and model what it moves.

    Args:
        program: the kernel.
        shape: of the launch.
        arena: its memory, which is changed.
        chip: whose caches.
        resident_blocks: of an SM.
        shared_bytes_per_block: static and dynamic, without the driver's reserve.
        blocks: numbers of those to run; None for all.
        options: how blocks are run.

    Raises:
        EmulationError: a block did what it may not.
        OutOfMemoryError: the host has no room for the traces of the blocks resident at once.
    """
    warps = -(-prod(shape.block) // LANES)
    resident = max(1, min(resident_blocks, MAX_WARPS // warps))
    config = config_of(program, chip, warps, resident, shared_bytes_per_block)
    tracer = Tracer(program, shape, arena, options)
    replay = Replay(config, policies(program, chip))
    chosen = chosen_blocks(shape, blocks)
    chunk = resident * chip.sm_count
    try:
        for at in range(0, len(chosen), chunk):
            part = chosen[at : at + chunk]
            replay.feed(tracer.traces(part), is_all=at + chunk >= len(chosen))
        replay.end()
        return _traffic(replay, tracer.events)
    finally:
        replay.close()


def _traffic(replay: Replay, events: Events) -> Traffic:
    t: Totals = replay.totals
    slots = np.array([[getattr(s, n) for n, *_ in s._fields_] for s in replay.slots], np.float64)
    with np.errstate(invalid="ignore"):
        l1, l2 = slots[:, 1] / slots[:, 0], slots[:, 3] / slots[:, 2]
    return Traffic(
        t.load_sectors,
        t.load_hits,
        t.local_load_sectors,
        t.local_load_hits,
        t.fill_sectors,
        t.read_sectors,
        t.write_sectors,
        t.atomic_sectors,
        t.lookups,
        t.lookup_hits,
        t.read_hits,
        t.dram_read * SECTOR_BYTES,
        t.dram_written * SECTOR_BYTES,
        t.dirty * SECTOR_BYTES,
        slots[:, 0],
        l1,
        slots[:, 2],
        l2,
        events,
    )
