"""The timing model: the start of blocks, asynchronous copies, work of loops in loops."""

from dataclasses import replace

import pytest
from timing_workloads import H200, LAST, cycles, straight

from cuado.backends.emulated.timing.control import awaited, operation_of
from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Operation,
    Step,
    Workload,
)


def test_an_empty_block_takes_longer_the_more_warps_it_has() -> None:
    """As ``block.1024_threads`` has it: 0.741 ns of the whole chip, two of them on each SM."""
    blocks = straight(LAST, LAST, blocks=132 * 100, warps=32, resident=2)
    assert 150 < cycles(blocks) / 100 < 0.741e-9 * 132 * H200.sm_clock * 1.05


def pipeline(rounds: int, ahead: int) -> Workload:
    """One warp copies a tile in each round, and waits until all but ``ahead`` are there."""
    tile = Access(0, 1, 1, 4, 4, 1, dram_miss=1, dram_bytes=128)
    steps = (
        Step(Operation.COPY, access=tile),
        Step(Operation.COMMIT, sets=0),
        Step(Operation.AWAIT, groups=ahead),
        *[Step(Operation.FP32, stall=4)] * 50,
    )
    return straight(*steps * rounds)


def test_copies_are_waited_for_and_hidden_by_those_that_may_be_on_their_way() -> None:
    latency = units_of(H200).dram_latency
    waits, hides = cycles(pipeline(20, 0)), cycles(pipeline(20, 7))
    assert waits > 20 * (200 + 0.7 * latency), "each copy is waited for"
    assert hides < 20 * 210 + 4 * latency, "seven may be on their way"
    # What waits by a token, as the control bits may say, waits for all of them.
    token = straight(
        Step(Operation.COPY, access=pipeline(1, 0).code[0].steps[0].access),
        Step(Operation.COMMIT, sets=0),
        Step(Operation.FP32, waits=(0,)),
    )
    assert cycles(token) > 0.7 * latency


def test_work_of_servers_is_that_of_all_rounds() -> None:
    """Few rounds of an outer loop, many of an inner one: not all rounds are simulated."""
    near, far = Access(1.0), Access(8.0)
    code = (
        CodeBlock((LAST,), 8, (1,)),
        CodeBlock((Step(Operation.SHARED, access=far),) * 10, 8 * 10, (2,)),
        CodeBlock((Step(Operation.SHARED, access=near),) * 10, 8 * 10 * 2000, (2, 3)),
        CodeBlock((LAST,), 8 * 10, (1, END)),
    )
    terms = timed(Workload(code, 1, 8, 1), units_of(H200)).terms
    passes = 8 * 10 * 10 * (8 + 2000)
    assert terms["L1 and shared memory"] * H200.sm_clock == pytest.approx(passes)


def test_what_copies_and_waits_are_in_machine_code() -> None:
    assert operation_of("LDGSTS.E.BYPASS.128 [R27+0x480], desc[UR6][R14.64+0x80]") is Operation.COPY
    assert operation_of("LDGDEPBAR") is Operation.COMMIT
    assert awaited("DEPBAR.LE SB0, 0x1") == 1
    assert awaited("BAR.SYNC.DEFER_BLOCKING 0x0") is None


def test_what_dram_did_before_leaves_no_queue() -> None:
    """Loads of one warp, one after another, behind a stream of all: as long as without it.

    The last block of a launch, alone on the chip, waited as if all were there still.
    """
    far = Access(4, 4, 1, 16, 16, 4, dram_miss=1, dram_bytes=512)
    stream = [Step(Operation.LOAD, access=far)] * 300
    near = replace(far, port_sectors=1.0, l2_sectors=1.0, l2_lines=1.0, dram_bytes=32.0)
    chain = [Step(Operation.LOAD, access=near, waits=(0,), sets=0)] * 60
    meet = Step(Operation.BARRIER)

    def lasts(*steps: Step) -> float:
        return cycles(straight(*steps, LAST, blocks=132, warps=8))

    alone = lasts(meet, *chain)
    assert lasts(*stream, meet, *chain) - lasts(*stream, meet) == pytest.approx(alone, rel=0.1)
