"""Rewritten kernels that once computed something else: found by reading the rewrites."""

import pytest
from alike import assert_alike, compared, kernel, numbers, subject_of, written

from cuado.kernel.facts.loops.inductions import induction_of
from cuado.kernel.facts.loops.iteration_counts import count_of, trips_of
from cuado.kernel.rewrites.loops.write_out_loops import written_out
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.shared_padding import SharedPadding
from cuado.optimizer.transformations.shared_transpose import SharedTranspose
from cuado.ptx.analysis.loops import loops_of

# Three rounds around a loop whose counter begins at 1 in each of them, or once and for all: then a
# later round makes one iteration.
_CLIMBED = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>; .shared .align 4 .b8 v[256];
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r3, v; shl.b32 %r4, %r2, 2; add.s32 %r4, %r4, %r3;
    st.shared.u32 [%r4], %r2;
    mov.u32 %r9, 0;
    BEFORE
OUTER:
    WITHIN
    add.s32 %r10, %r9, 1;
INNER:
    ld.shared.u32 %r5, [%r4];
    mad.lo.s32 %r5, %r5, 3, %r8;
    st.shared.u32 [%r4], %r5;
    NEXT
    setp.lt.u32 %p1, %r8, 8;
    @%p1 bra INNER;
    mov.u32 %r9, %r10;
    setp.lt.u32 %p2, %r9, 3;
    @%p2 bra OUTER;
    ld.shared.u32 %r5, [%r4];
    st.global.u32 [%rd3], %r5;
    ret;
}
"""
_RESET = "mov.u32 %r8, 1;"


def _climbed(following: str, *, is_reset: bool) -> Launch:
    before, within = ("", _RESET) if is_reset else (_RESET, "")
    text = _CLIMBED.replace("BEFORE", before).replace("WITHIN", within).replace("NEXT", following)
    return kernel(text, (1, 1, 1), (64, 1, 1), (numbers("out", 64, type_="s32"),), ("out",))


@pytest.mark.parametrize("is_reset", [True, False])
def test_loops_in_rounds_are_written_out_where_each_round_begins_them_anew(is_reset: bool) -> None:
    one = _climbed("shl.b32 %r8, %r8, 1;", is_reset=is_reset)
    subject = subject_of(one)
    made = written_out(subject)
    assert (made is not subject) is is_reset
    assert compared(one, written(one, made.launch.ptx)).equal


@pytest.mark.parametrize("is_reset", [True, False])
def test_iterations_in_rounds_are_counted_where_each_round_begins_anew(is_reset: bool) -> None:
    subject = subject_of(_climbed("add.s32 %r8, %r8, 1;", is_reset=is_reset))
    loop = next(each for each in loops_of(subject.slicer.flow) if each.is_innermost)
    count = count_of(subject, loop)
    assert (not isinstance(count, str) and count.number == 7) is is_reset
    assert ({*trips_of(subject, loop)} == {7}) is is_reset
    (key,) = subject.code.keys(("%r8",), subject.slicer.flow.blocks[loop.header].first)
    assert (induction_of(subject, loop, key) is not None) is is_reset


# Each thread stores to two words of a row, and loads them; which row its data decides.
_ROWS = """
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<20>; .reg .b64 %rd<8>; .shared .align 16 .b8 v[4096];
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r9, [%rd3]; and.b32 %r9, %r9, 1; xor.b32 %r9, %r9, %r2;
    mov.u32 %r3, v; shl.b32 %r4, %r9, 7; add.s32 %r4, %r4, %r3; add.s32 %r4, %r4, FIRST;
    st.shared.u32 [%r4+FIRST], %r2;
    st.shared.u32 [%r4+SECOND], %r2;
    bar.sync 0;
    ld.shared.u32 %r5, [%r4+FIRST];
    ld.shared.u32 %r6, [%r4+SECOND];
    add.s32 %r5, %r5, %r6;
    st.global.u32 [%rd3], %r5;
    ret;
}
"""


@pytest.mark.parametrize("step", [SharedPadding("v", 128, 4), SharedTranspose("v", 128)])
@pytest.mark.parametrize("first", [0, -(1 << 31)])
def test_shared_addresses_come_around_and_rows_do_not(step: Transformation, first: int) -> None:
    text = _ROWS.replace("FIRST", str(first)).replace("SECOND", str(first + 4))
    one = kernel(text, (1, 1, 1), (32, 1, 1), (numbers("out", 32, type_="s32"),), ("out",))
    assert_alike(step, one)
