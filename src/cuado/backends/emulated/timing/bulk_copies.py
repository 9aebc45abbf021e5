"""The costs of bulk and tensor copies, chunk by chunk of ``CHUNK`` bytes."""

import numpy as np

from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import AccessCount
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.timing.units import SECTOR
from cuado.backends.emulated.timing.workload import CHUNK, Access

SECTORS = CHUNK / SECTOR
_FIELDS = tuple(name for name, *_ in AccessCount._fields_)


def _chunks(counts: Events, slot: int) -> tuple[float, float]:
    """Chunks of all executions of an access, and the lines of each."""
    each = dict(zip(_FIELDS, counts.accesses[slot], strict=True))
    chunks = float(each["sectors"]) / SECTORS
    return chunks, float(each["lines"]) / chunks if chunks else 0.0


def bulk_store(counts: Events, slot: int, runs: float, written: float) -> Access:
    """A chunk of a copy to global memory.

    Args:
        counts: events of the launch.
        slot: of the access.
        runs: executions by warps.
        written: bytes that DRAM writes for each sector that L2 takes in.
    """
    chunks, lines = _chunks(counts, slot)
    moved = SECTORS * written
    return Access(
        lines=lines, miss=1.0, port_sectors=SECTORS, l2_sectors=SECTORS, l2_lines=lines,
        dram_miss=float(moved > 0), dram_bytes=moved, chunks=chunks / runs, writes=True,
    )  # fmt: skip


def bulk_load(traffic: Traffic, slot: int, runs: float) -> Access:
    """A chunk of a copy from global memory, which passes L1 by.

    Args:
        traffic: of the launch.
        slot: of the access.
        runs: executions by warps.
    """
    chunks, lines = _chunks(traffic.events, slot)
    hits = float(np.nan_to_num(traffic.slot_l2_hit_rate[slot], nan=1.0))
    asked = float(traffic.slot_sectors[slot])
    # The sectors that are left when reads of neighbouring SMs are joined. Who joins one that waits
    # for DRAM waits as well.
    served = float(traffic.slot_l2_sectors[slot]) / asked if asked else 0.0
    return Access(
        lines=lines, miss=1.0, port_sectors=SECTORS, l2_sectors=SECTORS * served,
        l2_lines=lines * served, dram_miss=1.0 - hits, chunks=chunks / runs,
        dram_bytes=SECTORS * served * (1.0 - hits) * _bytes_fetched(traffic),
    )  # fmt: skip


def _bytes_fetched(traffic: Traffic) -> float:
    """Bytes that DRAM reads for each sector that L2 has not."""
    hits = np.nan_to_num(traffic.slot_l2_hit_rate, nan=1.0)
    late = float(((1.0 - hits) * traffic.slot_l2_sectors).sum())
    return traffic.dram_read_bytes / late if late else 0.0
