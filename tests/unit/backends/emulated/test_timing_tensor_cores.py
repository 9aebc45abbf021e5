"""The timing model: what products and copies do to each other, and to what stands beside them."""

import numpy as np
import pytest
from timing_workloads import H200, LAST, cycles, straight

from cuado.backends.emulated.timing.costs import Share, cost_of
from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.products import product_of
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
    assert plain.l1 == SHARED.lines * UNITS.tag
    conflicts = Access(miss=1.0, port_sectors=4.0, l2_sectors=4.0, l2_lines=1.0, written=32.0)
    assert cost_of(Step(Operation.COPY, access=conflicts), conflicts, UNITS, SHARE).fill == 32.0


def test_copies_join_less_often_in_l2_than_loads_and_fewer_of_them_wait_for_dram() -> None:
    copied = cost_of(Step(Operation.COPY, access=SHARED), SHARED, UNITS, SHARE)
    loaded = cost_of(Step(Operation.LOAD, access=SHARED), SHARED, UNITS, SHARE)
    apart = 1.0 - UNITS.joins
    assert copied.l2 == pytest.approx(loaded.l2 * (2 + apart * 14) / 2 / UNITS.l2_ratio)
    assert copied.dram_miss == pytest.approx(0.5 * (2 / 16 + UNITS.joins * 14 / 16))
    # What is read from DRAM stays the same.
    assert copied.dram_miss * copied.dram == pytest.approx(loaded.dram_miss * loaded.dram)
