"""Shuffles where only some lanes come, by two ways: found by random branches, against a run."""

import pytest
from alike import assert_alike, kernel, numbers, refused

from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles

# Threads load what a neighbour has stored: all of them, or those below 16, as a flag of the block
# says.
_WAYS = """
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 flags)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<12>; .shared .align 4 .b8 tile[256];
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in]; ld.param.u64 %rd3, [flags];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;
    mad.lo.s32 %r4, %r2, %r3, %r1;
    mul.wide.s32 %rd4, %r4, 4; add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4;
    mul.wide.s32 %rd7, %r2, 4; add.s64 %rd8, %rd3, %rd7;
    ld.global.u32 %r5, [%rd6]; ld.global.u32 %r6, [%rd8];
    mov.u32 %r7, tile; shl.b32 %r8, %r1, 2; add.s32 %r9, %r7, %r8;
    xor.b32 %r10, %r8, 4; add.s32 %r11, %r7, %r10;
    st.shared.u32 [%r9], %r5;
    bar.sync 0;
    setp.gt.s32 %p1, %r6, 0; setp.ge.u32 %p2, %r1, FIRST;
    BRANCHES
LOADS:
    ld.shared.u32 %r13, [%r11];
    st.global.u32 [%rd5], %r13;
BEHIND:
    ret;
}
"""
_EITHER = "@!%p1 bra LOADS; @%p2 bra BEHIND;"
_BOTH = "@!%p1 bra BEHIND; @%p2 bra BEHIND;"


def _ways(branches: str, first: int) -> Launch:
    text = _WAYS.replace("BRANCHES", branches).replace("FIRST", str(first))
    flags = Buffer("flags", "s32", (2,), Fill(Content.RAMP))
    arguments = numbers("out", 128, type_="s32"), numbers("in", 128, type_="s32", seed=2), flags
    return kernel(text, (2, 1, 1), (64, 1, 1), arguments)


def test_lanes_that_come_only_without_the_flag_are_not_taken_to_be_there() -> None:
    reason = refused(WarpShuffles(), _ways(_EITHER, 16)).reason
    assert "only some lanes" in reason


@pytest.mark.parametrize(("branches", "first"), [(_BOTH, 32), (_EITHER, 64)])
def test_whole_warps_that_come_alike_exchange_by_shuffles(branches: str, first: int) -> None:
    """Warps that the flag leads there, whole ones: those that come are the same in any case."""
    assert_alike(WarpShuffles(), _ways(branches, first))


@pytest.mark.parametrize("factor", [2, 4])
def test_guards_of_one_way_are_not_those_of_the_other(factor: int) -> None:
    """With the flag threads below 16 load, without it all of them."""
    assert_alike(ThreadCoarsening("x", factor), _ways(_EITHER, 16))
