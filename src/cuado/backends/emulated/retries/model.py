"""The model of retries: warps of one SM that change shared memory in retry loops.

Each scheduler of the SM hands accesses to the data stage in the order in which its warps are ready
for them, one for each of its share of the stage's passes. A load reads what is visible in its turn,
and a compare-and-store fails if the word has been changed since. What it stores becomes visible to
loads some cycles later. Of several lanes of a warp that want the same word, one succeeds in a turn.

Time is that of these accesses, of the loop's own instructions, and of all else that a warp of the
launch does, on average. All else is between two loops; or, if the first turn of the loop is what
waits for a value from memory, between the load and the store of this turn, which then fails. Other
accesses to the data stage, and instructions that wait for a scheduler, are not in the model.

On an H200 one warp on each scheduler behaves as in the model, turn by turn
(benchmarks/results/2026-11-23-h200-retries.md). With more warps the model is right on average,
except if all are in lockstep, where a single cycle is decisive.
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
"""Turns after which the model ends: two seconds at most."""
RUNS = 32
"""Runs of the model at most, while there are turns left. The time between two loops is random: for
``atomics_shared`` one run of a quarter of a million turns is off by 1.5 %, all runs by 0.5 %."""
_SEED = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Changes:
    """The changes that some blocks make in shared memory.

    Attributes:
        traces: traces of the blocks that an SM holds at once.
        events: events of these blocks.
        shape: grid, block and parameters of the launch.
        rest: mean cycles of a warp for all else, for each entry of a loop.
        engine: the engine that has the traces.
    """

    traces: Traces
    events: Events
    shape: Shape
    rest: float
    engine: Engine = LOCAL


def contended(
    program: Program, events: Events, loops: Mapping[int, RetryLoop], changes: Changes, units: Units
) -> Known:
    """The turns of all retry loops, with contention between warps.

    Contention between the lanes of one warp is that of the whole launch.

    Args:
        program: the kernel that ran.
        events: events of the launch.
        loops: retry loops by index of the PTX instruction.
        changes: changes that some of the blocks make.
        units: rates and latencies of the chip.
    """
    counts = _repeated(program.lowered.slots, _by_slot(program, loops), changes, units)
    found = dict(alone(program, events, loops.keys()))
    sample = alone(program, changes.events, loops.keys())
    for index, own in found.items():
        seen = counts[program.lowered.access_slots[index]]
        if not seen.requests or not accesses_of(program, events, index)["requests"]:
            continue
        # The model ran some blocks only. Turns that lanes of one warp cost each other are known for
        # the whole launch: their ratio to those of the sample scales the modelled turns.
        scale = own.turns / sample[index].turns
        found[index] = Attempts(
            scale * seen.attempts / seen.requests,
            scale * seen.lanes / seen.asked,
            scale * seen.divergences / seen.requests,
            seen.passes / seen.attempts,
            own.words,
        )
    return MappingProxyType(found)


def _by_slot(program: Program, loops: Mapping[int, RetryLoop]) -> Mapping[int, RetryLoop]:
    return {program.lowered.access_slots[index]: loop for index, loop in loops.items()}


def _repeated(
    slots: int, loops: Mapping[int, RetryLoop], changes: Changes, units: Units
) -> tuple[RetryCount, ...]:
    """The counts of several runs of the model, added up."""
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
    """Run the model once: counts of each access slot.

    Args:
        slots: number of access slots of the program.
        loops: retry loops by access slot.
        changes: changes that the warps are to make.
        units: rates and latencies of the chip.
        run: number of the run, which selects its random numbers.
    """
    modelled = Modelled(
        slots,
        {slot: astuple(loop) for slot, loop in loops.items()},
        -(-prod(changes.shape.block) // LANES),
        units.schedulers,
        TURNS,
        units.latency[Operation.SHARED],
        units.shared_atomic_latency,
        units.retry_visible,
        changes.rest,
        _SEED * (run + 1) % 2**64,
    )
    return changes.engine.retries(modelled, changes.traces)
