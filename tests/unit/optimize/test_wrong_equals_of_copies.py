"""Copies of a block or thread that once computed something else: found by reading the rewrites."""

import pytest
from alike import assert_alike, kernel, numbers, refused

from cuado.model.launch import Launch
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening

# The threads of a block reverse its numbers, those of block 0 only with a barrier in between.
_GUARDED = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>; .shared .align 4 .b8 v[512];
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r9, %ntid.x;
    mad.lo.u32 %r3, %r2, 128, %r1;
    mul.wide.u32 %rd2, %r3, 4; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r4, v; shl.b32 %r5, %r1, 2; add.s32 %r5, %r4, %r5;
    ld.global.u32 %r6, [%rd3];
    st.shared.u32 [%r5], %r6;
    setp.DECIDED, 0;
    @%p1 bar.sync 0;
    @%p1 xor.b32 %r1, %r1, 127;
    shl.b32 %r7, %r1, 2; add.s32 %r7, %r7, %r4;
    ld.shared.u32 %r8, [%r7];
    st.global.u32 [%rd3], %r8;
    ret;
}
"""


def _guarded(decided: str) -> Launch:
    buffer = numbers("out", 256, type_="s32")
    text = _GUARDED.replace("DECIDED", decided)
    return kernel(text, (2, 1, 1), (128, 1, 1), (buffer,))


@pytest.mark.parametrize("relation", ["eq", "ne"])
def test_a_barrier_under_a_guard_of_one_copy_is_not_that_of_all(relation: str) -> None:
    one = _guarded(f"{relation}.u32 %p1, %r2")
    assert "copies may differ in" in refused(BlockCoarsening("x", 2), one).reason


def test_under_a_guard_of_all_copies_it_is() -> None:
    one = _guarded("ne.u32 %p1, %r9")
    assert assert_alike(BlockCoarsening("x", 2), one).ptx.count("bar.sync") == 1
