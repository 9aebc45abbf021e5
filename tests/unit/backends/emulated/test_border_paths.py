"""What only blocks at a border do weighs what it is, however many blocks the grid has."""

import numpy as np
import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.sampling import scaled_traffic
from cuado.backends.emulated.sampling.blocks import Sampling
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.launch import Extent, Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for

LAST = "sub.u32 %r6, %r3, 1; setp.eq.u32 %p1, %r1, %r6;"
EDGES = "setp.eq.u32 %p1, %r1, 0; setp.eq.or.u32 %p1, %r2, 0, %p1;"
FIRST = "setp.eq.u32 %p1, %r5, 0;"
INSIDE = "setp.eq.u32 %p1, %r5, 777;"
PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry border(.param .u64 data, .param .u64 out, .param .u32 rounds)
{{
    .reg .pred %p<9>;
    .reg .b32 %r<33>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd0, [data];
    ld.param.u64 %rd1, [out];
    ld.param.u32 %r10, [rounds];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ctaid.y;
    mov.u32 %r3, %nctaid.x;
    mov.u32 %r4, %ntid.x;
    mad.lo.u32 %r5, %r2, %r3, %r1;
    mad.lo.u32 %r7, %r5, %r4, %r0;
    mul.wide.u32 %rd2, %r7, 16;
    add.u64 %rd3, %rd0, %rd2;
    add.u64 %rd4, %rd1, %rd2;
    ld.global.v4.u32 {{%r11, %r12, %r13, %r14}}, [%rd3];
    {where}
    setp.lt.and.u32 %p1, %r0, 32, %p1;
    setp.gt.and.u32 %p1, %r10, 0, %p1;
    @!%p1 bra DONE;
    mov.u64 %rd5, %rd0;
    mov.u32 %r8, 0;
UP:
    ld.global.u32 %r9, [%rd5];
    cvt.u64.u32 %rd6, %r9;
    add.u64 %rd5, %rd5, %rd6;
    add.u64 %rd5, %rd5, {step};
    add.u32 %r8, %r8, 1;
    setp.lt.u32 %p2, %r8, %r10;
    @%p2 bra UP;
    add.u32 %r11, %r11, %r9;
DONE:
    st.global.v4.u32 [%rd4], {{%r11, %r12, %r13, %r14}};
    ret;
}}
"""
"""Every thread copies 16 bytes; the first warp of some blocks follows a chain of addresses before,
each of which is ``step`` bytes behind the last one: the data are zeros."""
GRIDS: dict[str, tuple[Extent, str]] = {
    "last block": ((4000, 1, 1), LAST),
    "first row and column": ((80, 50, 1), EDGES),
    "first block": ((4000, 1, 1), FIRST),
}
SOME = Sampling(budget=1, dependent_budget=1)
"""Too little for any grid: only the probe runs."""
ALL = Sampling(whole_grid=True)


def launch_of(grid: Extent, where: str, rounds: int, step: int = 0) -> Launch:
    threads = grid[0] * grid[1] * 256
    data, out = (Buffer(n, "u32", (4 * threads,), Fill(Content.ZEROS)) for n in ("data", "out"))
    ptx = PTX.format(where=where, step=step)
    arguments = (data, out, Scalar("rounds", "u32", rounds))
    return Launch("border", ptx, "border", grid, (256, 1, 1), arguments, ("out",))


def observed(launch: Launch, sampling: Sampling) -> Observation:
    backend = EmulatedBackend("h100", sampling)
    cubin = assemble(launch.ptx, options_for(launch.ptx, backend.device, None)).cubin
    with backend.open(launch) as bench:
        bench.load(Program(ORIGINAL, cubin, launch.kernel, ptx=launch.ptx))
        return bench.observe(Trial())


def microseconds(launch: Launch, sampling: Sampling = ALL) -> float:
    return observed(launch, sampling).timing.seconds * 1e6


@pytest.mark.parametrize("rounds", [3, 3000])
@pytest.mark.parametrize("name", GRIDS)
def test_a_sample_takes_as_long_as_the_whole_grid(name: str, rounds: int) -> None:
    grid, where = GRIDS[name]
    launch = launch_of(grid, where, rounds)
    some, all_ = observed(launch, SOME), observed(launch, ALL)
    assert not some.sample.is_whole
    assert all_.sample.is_whole
    assert some.timing.seconds == pytest.approx(all_.timing.seconds, rel=0.03)
    assert some.events.work is not None
    assert all_.events.work is not None
    np.testing.assert_array_equal(some.events.work, all_.events.work)


@pytest.mark.parametrize("where", [LAST, FIRST, INSIDE])
def test_a_few_rounds_of_one_block_cost_nothing(where: str) -> None:
    plain = microseconds(launch_of((4000, 1, 1), where, 0))
    assert microseconds(launch_of((4000, 1, 1), where, 3)) == pytest.approx(plain, rel=0.03)


@pytest.mark.parametrize("where", [LAST, FIRST, INSIDE])
def test_many_rounds_of_one_block_take_as_long_as_it_alone(where: str) -> None:
    rounds = 30_000
    alone = microseconds(launch_of((1, 1, 1), FIRST, rounds))
    others = microseconds(launch_of((4000, 1, 1), where, 0))
    found = microseconds(launch_of((4000, 1, 1), where, rounds))
    assert alone * 0.95 < found < (alone + others) * 1.05
    # The others are a small part: else the bounds would say nothing.
    assert others < 0.2 * alone


@pytest.mark.parametrize("blocks", [132, 264, 1056])
def test_one_wave_lasts_as_long_as_its_longest_block(blocks: int) -> None:
    """Among a thousand warps one is no measurable scatter."""
    alone = microseconds(launch_of((1, 1, 1), FIRST, 300))
    found = microseconds(launch_of((blocks, 1, 1), FIRST, 300))
    assert found > 0.95 * alone


def test_what_no_replayed_block_does_is_no_hit_in_l1(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first block's chain goes through 128 bytes a step: each waits for L2 or DRAM."""
    launch = launch_of((4000, 1, 1), FIRST, 20_000, step=128)
    whole = microseconds(launch)
    monkeypatch.setattr(scaled_traffic, "REQUESTS", 4000.0)
    part = observed(launch, ALL)
    assert scaled_traffic.share_of(part.program, part.shape, part.events, part.chip) < 0.1
    assert part.timing.seconds * 1e6 == pytest.approx(whole, rel=0.1)


def test_a_block_at_the_border_may_be_one_of_a_hundred_thousand() -> None:
    """Rows of work stand for equally many blocks, whatever the sample is."""
    launch = launch_of((120_000, 1, 1), LAST, 50)
    found = observed(launch, SOME)
    work = found.events.work
    assert work is not None
    assert len(work) == 120_000
    assert np.count_nonzero(work) == 1
    assert work[-1, 0] > 0
