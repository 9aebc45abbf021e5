"""Stores that a condition leads around, where code ends in ways that compilers seldom write."""

from alike import kernel, numbers, subject_of

from cuado.kernel.rewrites.shared_memory.select_stores import with_selected_stores

_TABLES = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<12>; .reg .b64 %rd<6>; .shared .align 4 .b8 v[256];
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r7, [%rd3]; setp.gt.s32 %p1, %r7, 500; and.b32 %r8, %r7, 1;
    mov.u32 %r9, v; shl.b32 %r10, %r2, 2; add.s32 %r9, %r9, %r10;
    st.shared.u32 [%r9], %r7;
    bar.sync 0;
TARGETS: .branchtargets FIRST, SECOND;
    @%p1 brx.idx %r8, TARGETS;
    st.shared.u32 [%r9], %r2;
    brx.idx %r8, TARGETS;
FIRST:
    add.s32 %r7, %r7, 1;
SECOND:
    bar.sync 0;
    ld.shared.u32 %r11, [%r9];
    add.s32 %r11, %r11, %r7;
    st.global.u32 [%rd3], %r11;
    ret;
}
"""


def test_a_table_of_targets_behind_a_store_leaves_it_as_it_is() -> None:
    one = kernel(_TABLES, (1, 1, 1), (64, 1, 1), (numbers("out", 64, type_="s32"),))
    subject = subject_of(one)
    assert not subject.slicer.flow.unresolved
    assert with_selected_stores(subject) is subject
