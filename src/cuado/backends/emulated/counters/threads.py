"""Threads that an instruction's guard left on."""

import numpy as np

from cuado.backends.emulated.machine_code import Floats
from cuado.backends.emulated.observation import Observation


def threads_on(seen: Observation) -> Floats:
    """For each machine instruction the threads that ran it with its guard true, summed.

    Of branches, accesses and what the assembler made of branches the events tell. Of other guarded
    instructions of the PTX nothing is known; they count as if no guard held a thread back.
    """
    on = seen.executions.lanes.copy()
    lowered, events = seen.program.lowered, seen.events
    ptx = np.zeros(len(seen.program.code.instructions))
    for segment in lowered.segments:
        ptx[segment.first : segment.last + 1] = float(events.segments[segment.number][1])
    for index, slot in lowered.branch_slots.items():
        ptx[index] = float(events.branches[slot][1])
    for index, slot in lowered.access_slots.items():
        ptx[index] = float(events.accesses[slot][1])
    for number, each in enumerate(seen.machine.instructions):
        if each.is_guarded and each.ptx is not None:
            on[number] = min(on[number], ptx[each.ptx] / each.copies)
    return np.asarray(on)
