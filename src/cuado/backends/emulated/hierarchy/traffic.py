"""The traffic of a launch between L1, L2 and DRAM, modelled."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import (
    DEFAULT,
    Blocks,
    Events,
    Options,
    Shape,
    chosen_blocks,
)
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.layout import LANES, Error
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.caches import config_of, policies, read_only
from cuado.backends.emulated.hierarchy.layout import (
    CACHED,
    TURN_ENDS,
    Fold,
    SlotRules,
    SlotTraffic,
    Totals,
)
from cuado.backends.emulated.hierarchy.shared_lines import folds_of
from cuado.backends.emulated.hierarchy.tracing import REQUESTS
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Replay, Traces
from cuado.device.chip import Chip

SECTOR_BYTES = 32
MAX_WARPS = 64
TURNOVERS = 3
"""Traffic of DRAM, in sizes of L2, before which a replay does not count as steady."""
LOT = 4096
"""Least blocks that are run and replayed at once where the traces of all are kept."""
BLOCKS, DRAM_READ, DRAM_WRITTEN, DIRTY = (
    [name for name, *_ in Totals._fields_].index(name)
    for name in ("blocks", "dram_read", "dram_written", "dirty")
)
Rates = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Traffic:
    """Modelled traffic of a whole launch. Sectors have 32 bytes.

    Attributes:
        load_sectors: sectors that global loads request from L1.
        load_hits: those of ``load_sectors`` that hit in L1.
        local_load_sectors: sectors that local loads request from L1.
        local_load_hits: those of ``local_load_sectors`` that hit in L1.
        store_sectors: sectors that global and local stores write.
        store_hits: those of ``store_sectors`` whose line L1 has, loaded or stored to before.
        l2_to_l1_sectors: sectors that L1 caches get from L2.
        l2_read_sectors: sectors of reads that L2 serves: fewer than ``l2_to_l1_sectors`` where
            neighbouring SMs ask for the same at once.
        l2_write_sectors: sectors that stores write to L2.
        l2_atomic_sectors: sectors of atomic operations.
        l2_lookups: sectors that reads look up, in both partitions if L2 has two.
        l2_lookup_hits: those of ``l2_lookups`` that hit.
        l2_read_hits: those of ``l2_read_sectors`` that need not wait for DRAM.
        dram_read_bytes: bytes read from DRAM.
        dram_write_bytes: bytes written to DRAM.
        dirty_bytes: bytes still dirty in L2 at the end, to be written later.
        slot_sectors: by access slot, sectors requested; the last two are the loads and the stores
            of registers that the machine code spills.
        slot_l1_hit_rate: by access slot, the share of these that hits in L1; NaN without any.
        slot_l2_sectors: by access slot, sectors requested from L2.
        slot_l2_hit_rate: by access slot, the share of these that need not wait for DRAM; NaN
            without any.
        slot_l2_waits: by access slot, the share of requests of which a sector waited for L2; NaN
            without any.
        slot_dram_waits: by access slot, the share of requests of which a sector waited for DRAM.
        events: exact events of the blocks that were run.
        replayed_blocks: number of blocks that were run, the first of those chosen. All other
            numbers except ``events`` are of the whole grid: blocks that were not run are given the
            rates of the last wave.
        read_only_slots: access slots whose loads go through a read-only cache beside L1.
    """

    load_sectors: float
    load_hits: float
    local_load_sectors: float
    local_load_hits: float
    store_sectors: float
    store_hits: float
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
    slot_l2_waits: Rates
    slot_dram_waits: Rates
    events: Events
    replayed_blocks: int
    read_only_slots: frozenset[int] = frozenset()

    @property
    def load_hit_rate(self) -> float | None:
        """L1 hit rate of global loads, 0 to 1; None without any."""
        return self.load_hits / self.load_sectors if self.load_sectors else None

    @property
    def l2_lookup_hit_rate(self) -> float | None:
        """L2 hit rate of reads as NVIDIA's counter defines it, 0 to 1; None without any."""
        return self.l2_lookup_hits / self.l2_lookups if self.l2_lookups else None


@dataclass(frozen=True, slots=True)
class How:
    """How a launch is run for its traffic.

    Attributes:
        options: how blocks are run.
        warmed: for a launch with a warm L2, which is run twice: returns the memory as it is before
            the second run. None for an empty L2.
        steady: stop when the rates of two waves differ by less than this share, and the traffic
            has filled L2 several times; the waves that are left are assumed to be like the last.
            Only for grids whose blocks are alike. None to run all blocks.
        blocks: numbers of the blocks to run; None for the whole grid.
        part: share of these blocks in the grid, if the chip is as small a part of a whole one: data
            that blocks share are made smaller, too.
        carve_out_bytes: bytes of shared memory that the launch asks an SM to be set to; None leaves
            it to the driver.
        merged: PTX loads that move no data, since ptxas merges them with others.
        behind: what the machine code does behind each access; see
            :class:`cuado.backends.emulated.hierarchy.layout.SlotRules`.
    """

    options: Options = DEFAULT
    warmed: Callable[[], Arena] | None = None
    steady: float | None = None
    blocks: Sequence[int] | None = None
    part: float = 1.0
    carve_out_bytes: int | None = None
    merged: frozenset[int] = frozenset()
    behind: Sequence[Sequence[Sequence[int]]] = ()


WHOLE = How()


def traffic(
    program: Program,
    shape: Shape,
    arena: Arena,
    chip: Chip,
    resident_blocks: int,
    shared_bytes_per_block: int,
    how: How = WHOLE,
) -> Traffic:
    """Run a launch and model its traffic.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        arena: the launch's memory, which is changed.
        chip: the chip with the caches.
        resident_blocks: blocks that an SM holds at once.
        shared_bytes_per_block: static and dynamic, without the driver's reserve.
        how: how the launch is run.

    Raises:
        EmulationError: a block did what it may not.
        OutOfMemoryError: the host has no room for the traces of the blocks resident at once.
    """
    warps = -(-prod(shape.block) // LANES)
    resident = max(1, min(resident_blocks, MAX_WARPS // warps))
    shared = shared_bytes_per_block
    config = config_of(program, chip, warps, resident, shared, how.carve_out_bytes)
    # Spills have numbers of their own lines: those behind the last line of the PTX's arrays.
    words = (word for slot in how.behind for copy in slot for word in copy)
    spilled = [word // 2 + 1 for word in words if word != TURN_ENDS]
    config.local_lines = max([config.local_lines, *spilled])
    rules = SlotRules((*policies(program, chip, how.merged), CACHED, CACHED), how.behind)
    chosen, wave = chosen_blocks(shape, how.blocks), resident * chip.sm_count
    if how.part < 1 and how.steady is None:
        # All are kept, and no rate of a wave is asked for: a few hundred small blocks in three SMs
        # would be as many questions to the process that runs them.
        wave = max(wave, LOT)
    run = _Run(program, shape, arena, how.options)
    waves, folds = run.traced(chosen, wave), list[Fold]()
    # Folds depend on the traces of all blocks, which are kept for the replay. Otherwise each wave
    # is traced when the replay needs it.
    if how.part < 1:
        kept = _kept(waves)
        waves, folds = iter(kept), folds_of(kept, warps, arena, how.part, chip.l2_bytes / how.part)
    replay = arena.engine.replay(config, rules, folds)
    try:
        # A warm L2: the same launch is replayed before, and its counts are dropped.
        if how.warmed is not None:
            _replayed(replay, waves, len(chosen), None)
            replay.end()
            replay.forget_counts()
            run = _Run(program, shape, how.warmed(), how.options)
            waves = run.traced(chosen, wave)
        turnover = None if how.steady is None else (how.steady, TURNOVERS * chip.l2_bytes)
        counts, done = _replayed(replay, waves, len(chosen), turnover)
        replay.end()
        found = _traffic(counts, replay.counts()[DIRTY], run.events(), done)
        return dataclasses.replace(found, read_only_slots=read_only(program, chip))
    finally:
        replay.close()


class _Run:
    """A launch that is run wave by wave, and traced."""

    def __init__(self, program: Program, shape: Shape, arena: Arena, options: Options) -> None:
        self._program, self._shape, self._arena = program, shape, arena
        self._tracer = arena.engine.tracer(program, shape, arena, options, REQUESTS)

    def traced(self, chosen: Blocks, wave: int) -> Iterator[Traces]:
        """Traces of one wave of blocks after the other.

        Raises:
            EmulationError: a block did what it may not.
        """
        for at in range(0, len(chosen), wave):
            found = self._tracer.traces(chosen[at : at + wave])
            if isinstance(found, Error):
                raise EmulationError(found, self._program.code, self._arena, self._shape.block)
            yield found

    def events(self) -> Events:
        """The events of all blocks that ran."""
        return self._tracer.events()


def _kept(waves: Iterator[Traces]) -> list[Traces]:
    """The traces of all waves; if one fails, those before it are freed."""
    found = list[Traces]()
    try:
        found.extend(waves)  # If this raises, the list has the waves before.
    except BaseException:
        for traces in found:
            traces.free()
        raise
    return found


def _replayed(
    replay: Replay, waves: Iterator[Traces], total: int, steady: tuple[float, int] | None
) -> tuple[Rates, int]:
    """Counts of the whole grid, and the number of blocks that were run for them.

    Rates are compared between points in time at which SMs ran out of blocks to start, not between
    ends of waves: the last wave has not ended then.

    Args:
        replay: the model of the caches.
        waves: traces of the blocks.
        total: number of blocks of the grid.
        steady: relative difference and bytes of traffic at which the replay stops; None to go on to
            the end.
    """
    counts, done = [replay.counts()], 0
    for traces in waves:
        done, wave = done + len(traces), len(traces)
        left = total - done
        replay.feed(traces, is_all=left == 0)
        counts.append(replay.counts())
        if steady is None or left <= wave or len(counts) < 4:
            continue
        # Steady if no count differs much between the last two intervals, and L2 has been filled.
        last, before = counts[-1] - counts[-2], counts[-2] - counts[-3]
        moved = SECTOR_BYTES * (counts[-1][DRAM_READ] + counts[-1][DRAM_WRITTEN])
        if moved > steady[1] and np.all(np.abs(last - before) <= steady[0] * np.maximum(last, 1)):
            return counts[-1] + last * ((total - counts[-1][BLOCKS]) / last[BLOCKS]), done
    return counts[-1], total


def _traffic(counts: Rates, dirty: float, events: Events, done: int) -> Traffic:
    """The traffic, from the row of counts of a replay: totals, then those of each access slot."""
    t = dict(zip((name for name, *_ in Totals._fields_), counts.tolist(), strict=False))
    # Columns are the fields of SlotTraffic: sectors, L1 hits, L2 sectors, L2 hits, then requests,
    # those that wait for L2, those that wait for DRAM. Slots without requests divide 0 by 0: NaN.
    slots = counts[len(t) :].reshape(-1, len(SlotTraffic._fields_))
    with np.errstate(invalid="ignore"):
        l1, l2 = slots[:, 1] / slots[:, 0], slots[:, 3] / slots[:, 2]
        waits = slots[:, 5:] / slots[:, 4:5]
    return Traffic(
        t["load_sectors"],
        t["load_hits"],
        t["local_load_sectors"],
        t["local_load_hits"],
        t["store_sectors"],
        t["store_hits"],
        t["fill_sectors"],
        t["read_sectors"],
        t["write_sectors"],
        t["atomic_sectors"],
        t["lookups"],
        t["lookup_hits"],
        t["read_hits"],
        t["dram_read"] * SECTOR_BYTES,
        t["dram_written"] * SECTOR_BYTES,
        dirty * SECTOR_BYTES,
        slots[:, 0],
        l1,
        slots[:, 2],
        l2,
        waits[:, 0],
        waits[:, 1],
        events,
        done,
    )
