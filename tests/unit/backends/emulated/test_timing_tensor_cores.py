"""The timing model: what products and copies do to each other, and to what stands beside them."""

from dataclasses import replace
from unittest.mock import Mock, patch

import numpy as np
import pytest
from timing_workloads import H200, LAST, cycles, straight

from cuado.backends.emulated.counters.occupancy import occupancy
from cuado.backends.emulated.counters.time import time
from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.timing.asynchronous_work import product_of
from cuado.backends.emulated.timing.costs import Share, cost_of
from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.simulation import STATES
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Operation,
    Step,
    Workload,
)

UNITS = units_of(H200)
OF_WARP = Step(Operation.TENSOR, stall=1, product=product_of("HMMA.16816.F32 R4, R8, R12, R4"))
OF_GROUP = Step(
    Operation.TENSOR, stall=1, product=product_of("HGMMA.64x128x16.F32 R24, gdesc[UR20], R24, gsb0")
)
FMA = Step(Operation.FP32, stall=1)
SHARE = Share(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
SHARED = Access(lines=8.0, miss=1.0, port_sectors=16.0, l2_sectors=2.0, l2_lines=0.5,
                dram_miss=0.5, dram_bytes=512.0)  # fmt: skip
"""A copy that seven others would join if all came together."""


def test_products_of_warps_and_fmas_take_as_long_as_one_after_the_other() -> None:
    """As on an H100: 412 cycles of 64 products and 144 of 128 FMAs, 547 of both."""
    products, sums = [OF_WARP] * 64, [FMA] * 128
    both = [step for n in range(64) for step in (OF_WARP, FMA, FMA)]
    alone = [cycles(straight(*steps, warps=16)) for steps in (products, sums)]
    start = cycles(straight(FMA, warps=16))
    together = cycles(straight(*both, warps=16))
    assert together - start == pytest.approx(sum(alone) - 2 * start, rel=0.05)
    adds = [step for n in range(64) for step in (OF_WARP, *[Step(Operation.INTEGER)] * 2)]
    assert cycles(straight(*adds, warps=16)) < 0.9 * together


def test_a_tensor_core_queues_eight_products_before_their_warp_waits() -> None:
    workload = straight(*[OF_GROUP] * 12, LAST, warps=4)
    held = timed(workload, UNITS).states[:, STATES.index("math_pipe_throttle")] / workload.warps
    assert np.all(held[:8] == 0)
    each = 2 * 64 * 128 * 16 / 4096
    assert held[8] == pytest.approx(each, rel=0.2)
    assert held[9:12] == pytest.approx([each] * 3, rel=0.05)


def test_the_warps_of_a_warpgroup_go_on_together() -> None:
    """Five warps: the last one is a group of its own."""
    body = (Step(Operation.SHARED, sets=0, access=Access()), Step(Operation.FP32, waits=(0,)))
    meeting = (*body, Step(Operation.TOGETHER), OF_GROUP) * 20
    apart = (*body, LAST, OF_GROUP) * 20
    waits, free = (cycles(straight(*steps, warps=5)) for steps in (meeting, apart))
    assert free <= waits < 1.2 * free


def test_warps_that_leave_or_stand_at_a_barrier_are_not_waited_for() -> None:
    """Two of four warps run a block with a meeting and a barrier, the others only the barrier."""
    first = CodeBlock((FMA,), 4, (1, 2))
    meets = CodeBlock((Step(Operation.TOGETHER), FMA), 2, (2,))
    last = CodeBlock((Step(Operation.BARRIER), FMA), 4, (END,))
    assert cycles(Workload((first, meets, last), 1, 4, 1)) < 1000


def test_writes_of_copies_take_their_bank_conflicts_and_hold_up_nobody() -> None:
    plain = cost_of(Step(Operation.COPY, access=SHARED), SHARED, UNITS, SHARE)
    assert plain.fill == SHARED.port_sectors / UNITS.fill
    # Tags are looked up beside the data stage.
    assert (plain.l1, plain.issue) == (0, SHARED.lines * UNITS.tag)
    conflicts = Access(miss=1.0, port_sectors=4.0, l2_sectors=4.0, l2_lines=1.0, written=32.0)
    assert cost_of(Step(Operation.COPY, access=conflicts), conflicts, UNITS, SHARE).fill == 32.0


def test_instructions_of_an_sm_copy_so_many_bytes_in_a_cycle() -> None:
    """Copies of 512 bytes by each of eight warps, on an H100: 353 cycles for 32 KiB."""
    tile = Access(0, 4, 0, written=4, whole=4)
    copy = Step(Operation.COPY, access=tile)
    one, many = (cycles(straight(*[copy] * n, warps=8)) for n in (8, 24))
    assert (many - one) / 2 == pytest.approx(353, rel=0.02)


def test_factors_and_copies_take_turns_at_shared_memory() -> None:
    """A product of 64 cycles reads its factors in 48; copies bring the other 40 of 88."""
    # Tensor cores would take the products in 64 cycles each, L1 the copies in 40.
    copies = Step(Operation.COPY, access=Access(0, 0, 0, written=10))
    both = [OF_GROUP, copies] * 100
    apart = cycles(straight(*[OF_GROUP] * 100, warps=4))
    assert apart == pytest.approx(100 * 64, rel=0.1)
    assert cycles(straight(*both, warps=4)) == pytest.approx(100 * 88, rel=0.1)


@pytest.mark.parametrize(("columns", "measured"), [(128, 602), (256, 1078)])
def test_arithmetic_and_products_of_warpgroups_are_in_each_others_way(
    columns: int, measured: int
) -> None:
    """As a loop of four products and 128 FMAs of each of two warpgroups on an H100."""
    product = product_of(f"HGMMA.64x{columns}x16.F32 R24, gdesc[UR20], R24")
    last = product_of(f"HGMMA.64x{columns}x16.F32 R24, gdesc[UR20], R24, gsb0")
    trip = (
        *[Step(Operation.TENSOR, stall=12, product=product)] * 3,
        Step(Operation.TENSOR, stall=12, product=last),
        *[FMA] * 128,
        *(Step(Operation.PRODUCTS), Step(Operation.CONTROL, stall=13)),
    )
    few, many = (cycles(straight(*trip * n, warps=8)) for n in (20, 60))
    assert (many - few) / 40 == pytest.approx(measured, rel=0.04)
    apart = replace(UNITS, beside_warpgroups={}, disturbs=0.0)
    few, many = (cycles(straight(*trip * n, warps=8), apart) for n in (20, 60))
    assert (many - few) / 40 < 0.96 * measured


@pytest.mark.parametrize(
    ("operation", "measured"), [(Operation.INTEGER_MULTIPLY, 530), (Operation.INTEGER, 452)]
)
def test_integers_beside_products_of_warps_come_on_top(operation: Operation, measured: int) -> None:
    """As on an H100: 64 products of 412 cycles, and 128 multiplications, or additions."""
    trip = [step for n in range(16) for step in (OF_WARP, *[Step(operation)] * 2)]
    start = cycles(straight(FMA, warps=16))
    assert cycles(straight(*trip, warps=16)) - start == pytest.approx(measured, rel=0.07)


def test_the_clock_falls_while_tensor_cores_work() -> None:
    """As on an H100: 1,980 MHz without products, 1,830 with few, 1,510 if there are always some."""
    assert UNITS.clock_beside(0.0) == UNITS.clock
    found = [UNITS.clock_beside(share) / H200.sm_clock * 1980 for share in (0.1, 0.5, 0.75, 1.0)]
    assert found == pytest.approx([1830, 1716, 1613, 1511], abs=3)
    products = straight(*[OF_GROUP] * 400, warps=4)
    lasts = (timed(products, UNITS).seconds - UNITS.launch) * UNITS.clock
    assert lasts == pytest.approx(cycles(products) / 0.763, rel=0.02)


def test_counters_of_cycles_are_at_the_clock_that_the_model_has() -> None:
    timing = timed(straight(*[OF_GROUP] * 400, warps=4, blocks=132), UNITS)
    assert timing.clock == pytest.approx(UNITS.clock_beside(1.0), rel=0.05)
    seen = Mock(chip=H200, timing=timing, resident_blocks=1)
    seen.shape = Shape((132, 1, 1), (128, 1, 1), 0, b"")
    seen.executions.warps = np.array([400.0])
    seen.traffic = Mock(dram_read_bytes=0.0, dram_write_bytes=0.0)
    with (
        patch("cuado.backends.emulated.counters.time.accesses", return_value=[]),
        patch("cuado.backends.emulated.counters.time.others", return_value=0.0),
    ):
        found = {**time(seen), **occupancy(seen)}
    cycles_elapsed = timing.seconds * timing.clock
    assert found["smsp__cycles_elapsed.avg.per_second"] == timing.clock
    assert found["sm__cycles_elapsed.max"] == pytest.approx(cycles_elapsed)
    assert found["sm__inst_executed.avg.per_cycle_active"] == pytest.approx(
        400 / (132 * cycles_elapsed)
    )
    assert found["smsp__average_warp_latency_per_inst_issued.ratio"] == pytest.approx(
        132 * 4 * cycles_elapsed / 400
    )


def test_a_clock_that_stays_until_tensor_cores_always_work_is_one() -> None:
    steady = replace(UNITS, product_clock_until=1.0)
    found = [steady.clock_beside(share) / UNITS.clock for share in (0.5, 1.0, 1.1)]
    assert found == pytest.approx([UNITS.product_clock] * 3)


def test_memory_keeps_its_clock_while_that_of_the_sms_falls() -> None:
    slower = UNITS.at(UNITS.clock / 2)
    for name in ("l2_bytes", "l2_store_bytes", "dram_read_bytes", "dram_write_bytes", "atomics"):
        assert getattr(slower, name) == 2 * getattr(UNITS, name), name
    near = UNITS.latency[Operation.LOAD]
    assert slower.dram_latency - near == pytest.approx((UNITS.dram_latency - near) / 2)
    loads = Step(Operation.LOAD, access=Access(4, 4, 1, 16, 16, 4, dram_miss=1, dram_bytes=512))
    stream = straight(*[loads] * 50, blocks=132 * 4, warps=8, resident=4)
    times = [timed(stream, each).seconds for each in (UNITS, slower)]
    assert times[1] < 1.1 * times[0]


def test_rows_of_half_a_line_are_copied_as_fast_as_whole_lines() -> None:
    """Measured on an H100: 28.7 and 30.1 bytes a cycle; the model of loads would say 24.5."""
    whole = Access(lines=4, miss=1.0, port_sectors=16.0, l2_sectors=16.0, l2_lines=4.0)
    half = replace(whole, lines=8, l2_lines=8.0)
    copies = [cost_of(Step(Operation.COPY, access=a), a, UNITS, SHARE).l2 for a in (whole, half)]
    loads = [cost_of(Step(Operation.LOAD, access=a), a, UNITS, SHARE).l2 for a in (whole, half)]
    assert copies[0] == copies[1]
    assert loads[1] > 1.2 * loads[0]


def test_copies_join_less_often_in_l2_than_loads_and_fewer_of_them_wait_for_dram() -> None:
    copied = cost_of(Step(Operation.COPY, access=SHARED), SHARED, UNITS, SHARE)
    loaded = cost_of(Step(Operation.LOAD, access=SHARED), SHARED, UNITS, SHARE)
    apart = 1.0 - UNITS.joins
    assert copied.l2 == pytest.approx((2 + apart * 14) / UNITS.l2_ratio)
    assert copied.dram_miss == pytest.approx(0.5 * (2 / 16 + UNITS.joins * 14 / 16))
    # What is read from DRAM stays the same.
    assert copied.dram_miss * copied.dram == pytest.approx(loaded.dram_miss * loaded.dram)
