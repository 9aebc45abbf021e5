"""Retries of a launch: the model of retry loops, given what else the warps do."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import prod

from cuado.backends.emulated.execution.blocks import Events, Options, Shape
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.layout import LANES, Error
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.tracing import CHANGES
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.machine_code.counts import MachineCode, executions
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Traces
from cuado.backends.emulated.retries.attempts import ONCE, Known, accesses_of, alone
from cuado.backends.emulated.retries.loops import RetryLoop, loop_of
from cuado.backends.emulated.retries.model import Changes, contended
from cuado.backends.emulated.timing.inputs import workload_of
from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.units import Units, units_of
from cuado.backends.emulated.timing.workload import Operation
from cuado.backends.emulated.work import charged
from cuado.device.chip import Chip

BUDGET = 64
"""Work that recorded blocks may do at most, relative to the mean of the grid's blocks."""
_LEAST_BUDGET = 1 << 27


@contextmanager
def recorded(
    program: Program, shape: Shape, arena: Arena, options: Options, events: Events, held: int
) -> Iterator[tuple[Traces, Events]]:
    """Traces and events of as many blocks as an SM has at once, from the middle of the grid.

    The first 512 atomic operations of each warp on shared memory are recorded.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        arena: the launch's memory, which is changed.
        options: how blocks are run.
        events: events of the whole grid.
        held: blocks that an SM has at once.

    Raises:
        EmulationError: a block did what it may not, or waits for others.
        OutOfMemoryError: the host has no room for the traces.
    """
    grid = prod(shape.grid)
    count = min(held, grid)
    first = (grid - count) // 2
    # Blocks that wait for others, which do not run here, would never end: hence the budget.
    work = charged(program, events)
    budget = min(options.budget, int(BUDGET * work / grid * count) + _LEAST_BUDGET)
    how = replace(options, budget=budget)
    tracer = arena.engine.tracer(program, shape, arena, how, CHANGES)
    traces = tracer.traces(range(first, first + count))
    if isinstance(traces, Error):
        raise EmulationError(traces, program.code, arena, shape.block)
    try:
        yield traces, tracer.events()
    finally:
        traces.free()


@dataclass(frozen=True)
class Ran:
    """A launch that ran, with its events.

    Attributes:
        program: the kernel.
        machine: its machine code.
        shape: grid, block and parameters of the launch.
        events: events of the whole grid.
        resident: blocks that an SM holds at once.
        options: how blocks are run.
    """

    program: Program
    machine: MachineCode
    shape: Shape
    events: Events
    resident: int
    options: Options


def attempts_of(ran: Ran, traffic: Traffic, arena: Arena, chip: Chip) -> Known:
    """The turns of all retry loops of a launch.

    If a few blocks cannot run without the others, no contention between warps is assumed.

    Args:
        ran: the launch.
        traffic: its traffic.
        arena: its memory as it is before a run; it is changed.
        chip: the emulated chip.

    Raises:
        OutOfMemoryError: the host has no room for what blocks change.
    """
    program, events, spinning = ran.program, ran.events, ran.machine.spinning
    units, found = units_of(chip), dict(alone(ran.program, ran.events, ran.machine.spinning))
    loops = {n: loop for n in spinning if (loop := loop_of(ran.machine, n, units)) is not None}
    asked = {n: accesses_of(program, events, n)["requests"] for n in loops}
    if not sum(asked.values()):
        return found
    # The time between two loops decides how often warps contend: that of the timing model for a
    # warp whose loops take one turn each, less the cycles of this turn.
    rest = _rest(ran, traffic, units, sum(asked.values()))
    turn = sum(asked[n] * _turn(loop, units) for n, loop in loops.items()) / sum(asked.values())
    how = program, ran.shape, arena, ran.options, events, _held(ran, units)
    try:
        with recorded(*how) as (traces, sample):
            changes = Changes(traces, sample, ran.shape, max(0.0, rest - turn), arena.engine)
            return found | dict(contended(program, events, loops, changes, units))
    except EmulationError:  # A few blocks cannot run without the others they wait for.
        return found


def _turn(loop: RetryLoop, units: Units) -> float:
    """Cycles of a loop that takes one turn, without contention."""
    known = units.latency[Operation.SHARED] + units.shared_atomic_latency + loop.words
    return known + loop.compute + loop.leave


def _held(ran: Ran, units: Units) -> int:
    """Blocks that an SM has at once: in a small grid fewer than it has room for."""
    blocks = prod(ran.shape.grid)
    return min(ran.resident, -(-blocks // min(units.sms, blocks)))


def _rest(ran: Ran, traffic: Traffic, units: Units, requests: float) -> float:
    """Cycles of a warp for each entry of a retry loop, if each loop took a single turn.

    All warps are assumed to have the same work: imbalance makes a launch longer, but not the time
    between two loops of a warp.
    """
    once = dict.fromkeys(ran.machine.spinning, ONCE)
    done = executions(ran.machine, ran.program, ran.events, once)
    work = workload_of(ran.program, ran.shape, ran.machine, done, traffic, ran.resident)
    cycles = (timed(replace(work, work=None), units).seconds - units.launch) * units.clock
    # The cycles of all warps that run at once, over all entries.
    sms = min(units.sms, prod(ran.shape.grid))
    warps = sms * _held(ran, units) * -(-prod(ran.shape.block) // LANES)
    return cycles * warps / requests
