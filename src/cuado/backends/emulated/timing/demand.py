"""How long each server of the busiest SM has work, by the counts of the launch.

The simulation of some iterations shows how well work and waiting overlap. How much work there is in
total follows from the counts alone: inner loops have another share in the simulated paths than in
the launch.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.timing.costs import Share, cost_of
from cuado.backends.emulated.timing.simulation import SERVERS
from cuado.backends.emulated.timing.units import Units
from cuado.backends.emulated.timing.workload import Operation, Workload


def demand(
    workload: Workload,
    units: Units,
    share: Share,
    sms: float,
    sms_of: Sequence[float] | None = None,
) -> npt.NDArray[np.float64]:
    """Busy cycles of each of :data:`SERVERS`.

    Args:
        workload: the launch.
        units: rates and latencies of the chip.
        share: the SM's share of L2 and DRAM.
        sms: number of SMs that would carry the load of the launch if each had as much as this one.
        sms_of: the same of each block of the code; None if they are all ``sms``.
    """
    found = dict.fromkeys(SERVERS, 0.0)
    for block, own in zip(workload.code, sms_of or [sms] * len(workload.code), strict=True):
        # Executions by this SM's warps; and its part of those of the chip, for what SMs share.
        runs, part = block.runs / own, block.runs / sms
        for step in block.steps:
            if step.operation is Operation.BARRIER:
                found["barriers"] += runs * units.arrival
            found["L1 and shared memory"] += runs * units.factors_of(step)
            if step.access is None:
                continue
            cost = cost_of(step, step.access, units, share)
            # Only misses use the port and what is behind it, only misses of L2 use DRAM.
            misses = cost.miss * step.access.chunks
            far = part * misses
            # Loads through texture units use those in place of the load/store pipe and L1.
            if cost.fetches:
                found["texture units"] += runs * cost.l1
            elif step.operation is Operation.BULK:
                found["copy engine"] += runs * step.access.chunks * cost.issue
                found["L1 and shared memory"] += runs * step.access.chunks * cost.l1
            else:
                found["load/store pipe"] += runs * cost.issue
                found["L1 and shared memory"] += runs * (cost.l1 + cost.fill)
            found["port to L2"] += runs * misses * cost.port
            found["L2"] += far * cost.l2
            found["stores to L2"] += far * cost.stored
            found["L2 atomics"] += far * cost.atomic
            # Chunks of bulk copies have their part of DRAM's work whether they wait for it or not.
            waits = 1.0 if step.operation is Operation.BULK else cost.dram_miss
            found["DRAM"] += far * waits * cost.dram
    return np.array(list(found.values()))
