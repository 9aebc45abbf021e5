"""Warps of one SM that change shared memory by loops, and how often each goes round.

Each scheduler of the SM hands accesses to the data stage in the order in which its warps are ready
for them, one for each of its share of the stage's passes; a load sees what is visible when its turn
comes, and a compare-and-store fails where that was changed since. What it stores loads see some
cycles later. Of the lanes of a warp that want one word one is through in a turn. Time is that of
these accesses, of the loop's own instructions, and of what a warp of the launch takes for all else
on average: between two loops, or, where the loop's first turn is what waits for a value from
memory, between its load and its store, which then fails. Not in the model: other accesses to the
data stage, and instructions that wait for a scheduler.

On an H200 one warp on each scheduler goes round as it does here, turn by turn
(benchmarks/results/2026-11-23-h200-retries.md); with more of them it is right on average, but where
all are in step, which one cycle decides.
"""

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from math import prod
from types import MappingProxyType

import numpy as np

from cuado.backends.emulated.execution.blocks import Events, Shape
from cuado.backends.emulated.execution.layout import LANES
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.engine import Engine, Traces
from cuado.backends.emulated.process.local_engine import LOCAL
from cuado.backends.emulated.retries.attempts import Attempts, Known, accesses_of, alone
from cuado.backends.emulated.retries.layout import RetryCount
from cuado.backends.emulated.retries.loops import RetryLoop
from cuado.backends.emulated.retries.run import Modelled
from cuado.backends.emulated.timing.units import Units
from cuado.backends.emulated.timing.workload import Operation

TURNS = 1 << 21
"""After which the model ends: two seconds at most."""
RUNS = 32
"""Of the model at most, while there are turns left: what warps do between two loops is drawn, and
of ``atomics_shared`` one run of a quarter of a million turns is off by 1.5 %, all by 0.5 %."""
VISIBLE = 7.0
"""Cycles from when a compare-and-store is accepted until loads see what it stored: on an H200 two
warps get in each other's way if one loads up to 35 cycles after the other, and 29 of these are from
a load to its compare-and-store (benchmarks/results/2026-11-23-h200-retries.md)."""
_SEED = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Changes:
    """What some blocks change in shared memory.

    Attributes:
        traces: of blocks that an SM holds at once.
        events: of these.
        shape: of the launch.
        rest: cycles of a warp for all else, for each time that it comes to a loop, on average.
        engine: that has the traces.
    """

    traces: Traces
    events: Events
    shape: Shape
    rest: float
    engine: Engine = LOCAL


def contended(
    program: Program, events: Events, loops: Mapping[int, RetryLoop], changes: Changes, units: Units
) -> Known:
    """Attempts at the changes that PTX instructions make, of all that became loops.

    What lanes of one warp cost each other is that of the whole launch.

    Args:
        program: what ran.
        events: of the launch.
        loops: by index of the PTX instruction.
        changes: by a part of its blocks.
        units: of the chip.
    """
    counts = _repeated(program.lowered.slots, _by_slot(program, loops), changes, units)
    found = dict(alone(program, events, loops.keys()))
    sample = alone(program, changes.events, loops.keys())
    for index, own in found.items():
        seen = counts[program.lowered.access_slots[index]]
        if not seen.requests or not accesses_of(program, events, index)["requests"]:
            continue
        scale = own.turns / sample[index].turns
        found[index] = Attempts(
            scale * seen.attempts / seen.requests,
            scale * seen.lanes / seen.asked,
            scale * seen.partings / seen.requests,
            seen.passes / seen.attempts,
            own.words,
        )
    return MappingProxyType(found)


def _by_slot(program: Program, loops: Mapping[int, RetryLoop]) -> Mapping[int, RetryLoop]:
    return {program.lowered.access_slots[index]: loop for index, loop in loops.items()}


def _repeated(
    slots: int, loops: Mapping[int, RetryLoop], changes: Changes, units: Units
) -> tuple[RetryCount, ...]:
    """Runs of the model, added up."""
    names = [name for name, *_ in RetryCount._fields_]
    total, turns = np.zeros((max(slots, 1), len(names)), np.int64), names.index("attempts")
    for run in range(RUNS):
        counts = simulated(slots, loops, changes, units, run)
        total += [[getattr(each, name) for name in names] for each in counts]
        if total[:, turns].sum() >= TURNS:
            break
    return tuple(RetryCount(*each) for each in total.tolist())


def simulated(
    slots: int, loops: Mapping[int, RetryLoop], changes: Changes, units: Units, run: int = 0
) -> tuple[RetryCount, ...]:
    """Run the model.

    Args:
        slots: access slots of the program.
        loops: by access slot.
        changes: what warps want to change.
        units: of the chip.
        run: of several; each draws anew.
    """
    modelled = Modelled(
        slots,
        {slot: astuple(loop) for slot, loop in loops.items()},
        -(-prod(changes.shape.block) // LANES),
        units.schedulers,
        TURNS,
        units.latency[Operation.SHARED],
        units.shared_atomic_latency,
        VISIBLE,
        changes.rest,
        _SEED * (run + 1) % 2**64,
    )
    return changes.engine.retries(modelled, changes.traces)
