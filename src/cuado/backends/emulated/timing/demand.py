"""How long each server of the busiest SM has work, by the counts of the launch.

The simulation of some rounds of loops says how well work and waiting overlap. How much work there
is in all the counts say: of loops in loops, other shares than of the launch are simulated.
"""

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.timing.simulation import SERVERS, Share, cost_of
from cuado.backends.emulated.timing.units import Units
from cuado.backends.emulated.timing.workload import Operation, Workload


def demand(workload: Workload, units: Units, share: Share, sms: float) -> npt.NDArray[np.float64]:
    """Cycles for each of :data:`SERVERS`.

    Args:
        workload: the launch.
        units: of the chip.
        share: of L2 and DRAM, that the SM has.
        sms: as busy as this one that do all the work of the launch.
    """
    found = dict.fromkeys(SERVERS, 0.0)
    for block in workload.code:
        runs = block.runs / sms
        for step in block.steps:
            if step.operation is Operation.BARRIER:
                found["barriers"] += runs * units.arrival
            if step.access is None:
                continue
            cost = cost_of(step, step.access, units, share)
            far = runs * cost.miss
            if cost.fetches:
                found["texture units"] += runs * cost.l1
            else:
                found["load/store pipe"] += runs * cost.issue
                found["L1 and shared memory"] += runs * cost.l1
            found["port to L2"] += far * cost.port
            found["L2"] += far * cost.l2
            found["stores to L2"] += far * cost.stored
            found["L2 atomics"] += far * cost.atomic
            found["DRAM"] += far * cost.dram_miss * cost.dram
    return np.array(list(found.values()))
