"""Copies of a block or thread that once computed something else: found by reading the rewrites."""

import pytest
from alike import assert_alike, kernel, numbers, refused, subject_of

from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.row_to_warp import RowToWarp

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


# The numbers of a column of 40, added up.
_COLUMN = """
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .pred %p<2>; .reg .b32 %r<12>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 4; add.s64 %rd4, %rd1, %rd3;
    mov.u32 %r2, 0; mov.u32 %r3, 0;
L:
    ld.global.u32 %r4, [%rd4];
    add.u32 %r2, %r2, %r4;
    add.s64 %rd4, %rd4, 128;
    add.s32 %r3, %r3, 1;
    setp.lt.s32 %p1, %r3, 40;
    @%p1 bra L;
    red.global.add.u32 [%rd2], %r2;
    ret;
}
"""


@pytest.mark.parametrize(
    ("blocks", "lanes", "groups", "fit"),
    [
        (1 << 22, 8, 16, True),
        ((1 << 22) + 1, 8, 16, False),  # Thread 2^32 would be thread 0.
        ((1 << 22) - 1, 32, 1, False),  # A grid has fewer blocks.
    ],
)
def test_threads_are_counted_in_32_bits(blocks: int, lanes: int, groups: int, fit: bool) -> None:
    buffers = numbers("in", 4096, type_="u32"), numbers("out", 64, type_="u32")
    one = kernel(_COLUMN, (blocks, 1, 1), (1024, 1, 1), buffers)
    if fit:
        assert isinstance(RowToWarp(lanes, groups).apply(subject_of(one)), Rewritten)
    else:
        assert "threads, too many" in refused(RowToWarp(lanes, groups), one).reason
