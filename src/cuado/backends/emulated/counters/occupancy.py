"""Warps on the SMs."""

from collections.abc import Mapping
from math import prod

from cuado.backends.emulated.sampling.observation import Observation
from cuado.device.chip import WARP_SIZE


def occupancy(seen: Observation) -> Mapping[str, float]:
    """Occupancy if each busy SM holds as many blocks as fit, or its share of the grid."""
    chip = seen.chip
    blocks, threads = prod(seen.shape.grid), prod(seen.shape.block)
    resident = min(float(seen.resident_blocks), max(1.0, blocks / chip.sm_count))
    warps = resident * -(-threads // WARP_SIZE)
    most = chip.max_warps_per_sm / chip.schedulers_per_sm
    per_scheduler = warps / chip.schedulers_per_sm
    found = {
        "sm__warps_active.avg.pct_of_peak_sustained_active": 100 * warps / chip.max_warps_per_sm,
        "smsp__warps_active.avg.per_cycle_active": per_scheduler,
        "smsp__warps_active.avg.peak_sustained": most,
    }
    active = min(1.0, blocks / chip.sm_count)
    issued = float(seen.executions.warps.sum())
    if issued:
        cycles = seen.timing.seconds * seen.timing.clock
        rate = issued / (chip.sm_count * active * chip.schedulers_per_sm * cycles)
        found["smsp__average_warp_latency_per_inst_issued.ratio"] = per_scheduler / rate
    return found
