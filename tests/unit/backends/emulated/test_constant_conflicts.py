"""Constant memory on the emulated device: a pass for each different address of a warp."""

import pytest

from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Operation, Step
from cuado.backends.selection import select
from cuado.device.library import load_chip
from cuado.kernel.assembly import build
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for

PTX = """.version 8.0
.target sm_90
.address_size 64
.const .align 4 .b8 table[4096];
.visible .entry k(.param .u64 out, .param .u32 mask)
{
.reg .pred %p<2>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>;
ld.param.u64 %rd1, [out]; ld.param.u32 %r1, [mask];
cvta.to.global.u64 %rd1, %rd1;
mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mad.lo.u32 %r3, %r3, 256, %r2;
and.b32 %r4, %r2, %r1; mov.u64 %rd3, table; mov.u32 %r5, 0; mov.u32 %r7, 0;
LOOP:
add.u32 %r6, %r4, %r5; mul.wide.u32 %rd4, %r6, 4; add.s64 %rd5, %rd3, %rd4;
ld.const.u32 %r8, [%rd5]; add.u32 %r7, %r7, %r8;
add.u32 %r5, %r5, 1; setp.lt.u32 %p1, %r5, 256; @%p1 bra LOOP;
mul.wide.u32 %rd6, %r3, 4; add.s64 %rd7, %rd1, %rd6; st.global.u32 [%rd7], %r7;
ret;
}
"""
BLOCKS = 264
LOADS = BLOCKS * 8 * 256


def counted(mask: int) -> tuple[dict[str, float], float]:
    """Counters of the constant cache, and nanoseconds, where lanes differ in the bits of a mask."""
    out = Buffer("out", "u32", (BLOCKS * 256,))
    launch = Launch(
        "k", PTX, "k", (BLOCKS, 1, 1), (256, 1, 1), (out, Scalar("mask", "u32", mask)), ("out",)
    )
    backend = select("emulated:h200").backend
    with backend.open(launch) as bench:
        built = build(PTX, "k", options_for(PTX, bench.device, None))
        bench.load(built.program(ORIGINAL, "k"))
        names = (
            "idc__requests.sum",
            "idc__request_cycles_active.avg.pct_of_peak_sustained_elapsed",
        )
        found = bench.count(Trial(), names)
        return dict(found.values), bench.time(Trial()).time


@pytest.mark.parametrize("different", [1, 2, 32])
def test_a_load_makes_a_request_for_each_different_address(different: int) -> None:
    values, _ = counted(different - 1)
    requests = values["idc__requests.sum"]
    # Parameters are loaded as well, once for each warp.
    assert LOADS * different <= requests < LOADS * different + 8 * BLOCKS * 8
    assert 0 < values["idc__request_cycles_active.avg.pct_of_peak_sustained_elapsed"] <= 100


def test_different_addresses_are_served_one_after_the_other() -> None:
    uniform, conflicting = counted(0)[1], counted(31)[1]
    # The cache serves a request in a cycle: it is busy all the time if lanes conflict.
    chip = load_chip("h200")
    least = LOADS * 32 / chip.sm_count / chip.sm_clock * 1e9
    assert least < conflicting < 1.5 * least
    assert uniform < conflicting / 4


def test_a_pass_of_one_scheduler_keeps_the_others_waiting() -> None:
    units = units_of(load_chip("h200"))
    one, many = (Step(Operation.CONSTANT, passes=n) for n in (1.0, 8.0))
    assert units.occupancy_of(one) == units.occupancy[Operation.CONSTANT]
    assert units.occupancy_of(many) == 8 * units.constant_pass * units.schedulers
    assert units.latency_of(many) - units.latency_of(one) == 7 * units.constant_pass
