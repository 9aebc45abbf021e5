"""Attempts of a launch: the model of retries, given what else its warps do."""

from dataclasses import dataclass, replace
from math import prod

from cuado.backends.emulated.execution.blocks import Events, Options, Shape
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.layout import LANES
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.machine_code.counts import MachineCode, executions
from cuado.backends.emulated.memory.address_space import Arena
from cuado.backends.emulated.retries.attempts import ONCE, Known, accesses_of, alone
from cuado.backends.emulated.retries.loops import RetryLoop, loop_of
from cuado.backends.emulated.retries.model import Changes, contended
from cuado.backends.emulated.retries.recording import recorded
from cuado.backends.emulated.timing.inputs import workload_of
from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.units import Units, units_of
from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import Chip


@dataclass(frozen=True)
class Ran:
    """A launch, and what is known of it.

    Attributes:
        program: that ran.
        machine: its machine code.
        shape: of the launch.
        events: of the whole grid.
        resident: blocks that an SM holds.
        options: how blocks are run.
    """

    program: Program
    machine: MachineCode
    shape: Shape
    events: Events
    resident: int
    options: Options


def attempts_of(ran: Ran, traffic: Traffic, arena: Arena, chip: Chip) -> Known:
    """How often warps go round the loops around atomic operations on shared memory.

    Args:
        ran: the launch.
        traffic: what it moved.
        arena: its memory as it is before a run; it is changed.
        chip: where.

    Where a few blocks do not run without the others, warps are taken to be in nobody's way.

    Raises:
        OutOfMemoryError: the host has no room for what blocks change.
    """
    program, events, spinning = ran.program, ran.events, ran.machine.spinning
    units, found = units_of(chip), dict(alone(ran.program, ran.events, ran.machine.spinning))
    loops = {n: loop for n in spinning if (loop := loop_of(ran.machine, n, units)) is not None}
    asked = {n: accesses_of(program, events, n)["requests"] for n in loops}
    if not sum(asked.values()):
        return found
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
    """Cycles of the one turn that it takes if nobody is in the way."""
    known = units.latency[Operation.SHARED] + units.shared_atomic_latency + loop.words
    return known + loop.compute + loop.leave


def _held(ran: Ran, units: Units) -> int:
    """Blocks that an SM has at once: of a small grid fewer than it has room for."""
    blocks = prod(ran.shape.grid)
    return min(ran.resident, -(-blocks // min(units.sms, blocks)))


def _rest(ran: Ran, traffic: Traffic, units: Units, requests: float) -> float:
    """Cycles of a warp for each time that it comes to such a loop, were each left after a turn.

    All warps are taken to do as much: others do not wait while one alone has more to do elsewhere.
    """
    once = dict.fromkeys(ran.machine.spinning, ONCE)
    done = executions(ran.machine, ran.program, ran.events, once)
    work = workload_of(ran.program, ran.shape, ran.machine, done, traffic, ran.resident)
    cycles = (timed(replace(work, work=None), units).seconds - units.launch) * units.clock
    sms = min(units.sms, prod(ran.shape.grid))
    warps = sms * _held(ran, units) * -(-prod(ran.shape.block) // LANES)
    return cycles * warps / requests
