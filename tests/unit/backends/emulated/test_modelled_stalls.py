"""Where the timing model says that warps spend their time, and atomics done by elected lanes."""

import numpy as np
import pytest
from timing_workloads import H200, LAST, straight

from cuado.backends.emulated.machine_code.assembler_merges import aggregated_atomics
from cuado.backends.emulated.machine_code.counts import MachineInstruction
from cuado.backends.emulated.timing.model import Timing, timed
from cuado.backends.emulated.timing.simulation import STATES
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Access, Operation, Step, Workload
from cuado.sass.toolchain.classes import class_of

UNITS = units_of(H200)
FAR = Access(1, 1, 1, 4, 4, 1, dram_miss=1, dram_bytes=128)


def spent(workload: Workload) -> tuple[Timing, dict[str, float]]:
    """The time of a workload, and the warp-cycles in each state."""
    timing = timed(workload, UNITS)
    return timing, dict(zip(STATES, timing.states.sum(axis=0).tolist(), strict=True))


def test_the_states_of_a_warp_add_up_to_its_time() -> None:
    loads = (Step(Operation.LOAD, sets=0, access=FAR),) * 8
    wait = Step(Operation.FP32, stall=4, waits=(0,))
    timing, states = spent(straight(*loads, wait, LAST, blocks=132, warps=1, resident=1))
    cycles = (timing.seconds - UNITS.launch) * UNITS.clock - UNITS.start_of(1)
    assert sum(states.values()) == pytest.approx(132 * cycles, rel=0.02)
    assert states["selected"] == 132 * 10
    assert states["long_scoreboard"] > 0.9 * sum(states.values())


def test_a_wait_stands_at_the_instruction_that_waits() -> None:
    timing, _ = spent(
        straight(
            Step(Operation.LOAD, sets=0, access=FAR),
            Step(Operation.SHARED, sets=1, access=Access()),
            Step(Operation.FP32, waits=(1,)),
            Step(Operation.FP32, waits=(0,)),
        )
    )
    far, near = STATES.index("long_scoreboard"), STATES.index("short_scoreboard")
    assert np.flatnonzero(timing.states[:, far]).tolist() == [3]
    assert np.flatnonzero(timing.states[:, near]).tolist() == [2]


def test_a_chain_of_arithmetic_waits_for_fixed_latencies() -> None:
    _, states = spent(straight(*[Step(Operation.FP32, stall=4)] * 100))
    assert states["wait"] == pytest.approx(3 * 99)
    assert {name for name, cycles in states.items() if cycles} == {"wait", "selected"}


def test_barriers_are_waited_for_behind_them() -> None:
    meeting = (Step(Operation.BARRIER), Step(Operation.FP32))
    timing, states = spent(straight(*meeting * 20, blocks=132, warps=32, resident=1))
    assert states["barrier"] > 0.5 * sum(states.values())
    at = np.flatnonzero(timing.states[:, STATES.index("barrier")])
    assert set(at) <= {n + 1 for n in range(0, 40, 2)}


def test_a_full_queue_and_a_full_pipe_are_told_apart() -> None:
    wide = Access(wavefronts=32, lines=1)
    _, queued = spent(straight(*[Step(Operation.STORE, access=wide)] * 50, warps=32))
    _, piped = spent(straight(*[Step(Operation.FP64)] * 50, warps=32))
    assert max(queued, key=lambda name: queued[name]) == "lg_throttle"
    assert max(piped, key=lambda name: piped[name]) == "math_pipe_throttle"
    assert not queued["math_pipe_throttle"]
    assert not piped["lg_throttle"]


def test_warps_that_ended_before_their_stores_drain() -> None:
    store = Access(1, 1, 1, 4, 4, 1, dram_miss=1, dram_bytes=128 * 64)
    timing, _ = spent(straight(Step(Operation.STORE, access=store), LAST, blocks=132, warps=8))
    assert timing.drained > 0
    timing, _ = spent(straight(LAST, blocks=132, warps=8))
    assert not timing.drained


def made(*sass: str) -> tuple[MachineInstruction, ...]:
    """Machine instructions of one PTX instruction."""
    return tuple(
        MachineInstruction(16 * n, text, None, class_of(text), 7, 1, 0, None)
        for n, text in enumerate(sass)
    )


ELECTED = (
    "VOTEU.ANY UR6, UPT, PT",
    "UFLO.U32 UR7, UR6",
    "POPC R5, UR6",
    "ISETP.EQ.U32.AND P0, PT, R0, UR7, PT",
    "@P0 REDG.E.ADD.STRONG.GPU desc[UR4][R2.64], R5",
)


def test_an_elected_lane_is_recognised() -> None:
    assert aggregated_atomics(made(*ELECTED)) == {7}


@pytest.mark.parametrize("without", [0, 1, 4])
def test_an_atomic_without_vote_leader_or_election_is_each_lanes_own(without: int) -> None:
    kept = [text for n, text in enumerate(ELECTED) if n != without]
    if without == 4:
        kept.append("REDG.E.ADD.STRONG.GPU desc[UR4][R2.64], R5")
    assert aggregated_atomics(made(*kept)) == frozenset()
