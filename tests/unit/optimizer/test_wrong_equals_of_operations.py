"""Instructions that were once taken for ones that they look like."""

import pytest
from alike import assert_alike, kernel, numbers

from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening

# The smaller of two numbers, or 0 in place of a negative one: all threads exchange words, or those
# of the second half alone if it were the smaller one as it is.
_CLAMPED = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<6>; .shared .align 4 .b8 v[512];
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r7, [%rd3];
    add.s32 %r3, %r2, -64;
    OPCODE %r4, %r3, 7;
    mov.u32 %r8, v; shl.b32 %r9, %r2, 2; add.s32 %r10, %r8, %r9;
    st.shared.u32 [%r10], %r7;
    bar.sync 0;
    setp.lt.s32 %p1, %r4, 0;
    @%p1 bra SKIP;
    xor.b32 %r11, %r9, 4; add.s32 %r12, %r8, %r11;
    ld.shared.u32 %r13, [%r12];
    add.s32 %r7, %r7, %r13;
SKIP:
    xor.b32 %r7, %r7, %r4;
    st.global.u32 [%rd3], %r7;
    ret;
}
"""


@pytest.mark.parametrize("opcode", ["min.relu.s32", "max.relu.s32", "min.s32"])
def test_a_number_that_is_not_below_zero_is_none_below_zero(opcode: str) -> None:
    text = _CLAMPED.replace("OPCODE", opcode)
    one = kernel(text, (1, 1, 1), (128, 1, 1), (numbers("out", 128, type_="s32"),))
    assert_alike(ThreadCoarsening("x", 2), one)
