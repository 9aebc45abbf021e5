"""A loop of a block over rows that begin at its index, where a row's number is handed on oddly.

Another register than the one that counts holds the row: it is widened and made narrow again, moved,
cut to a part of it, or copied in some iterations only. Where it is not what it was, rows are met
again, or left out. Words of a local array are written in a part of the iterations.
"""

import random

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import one_of_each

AIMS = ("loop-to-grid",)
_THREADS = 64
_ROWS = 700
_MIDDLE = 128
"""Row that rows are counted from: the signed low byte of a number may be negative."""
_COPIES = (
    "cvt.<s64.s32|u64.u32> %rd9, %r5; cvt.<u32.u64|s32.s64> %r8, %rd9;",
    "cvt.s64.s32 %rd9, %r5; cvt.u32.u64 %r8, %rd9;",
    "mov.<b32|u32> %r8, %r5;",
    "mov.b32 %r9, %r5; cvt.u64.u32 %rd9, %r9; cvt.u32.u64 %r8, %rd9;",
    "cvt.<u64.u8|s64.s8|u64.u16> %rd9, %r5; cvt.u32.u64 %r8, %rd9;",
    "cvt.u64.u32 %rd9, %r5; cvt.u32.<u8|u16> %r8, %rd9;",
    "cvt.s64.s32 %rd9, %r5; <and.b64|rem.u64> %rd9, %rd9, 64; cvt.u32.u64 %r8, %rd9;",
    "@%p3 cvt.s64.s32 %rd9, %r5; cvt.u32.u64 %r8, %rd9;",
    "cvt.s64.s32 %rd9, %r5; @%p3 cvt.u32.u64 %r8, %rd9;",
    "@%p3 mov.b32 %r8, %r5;",
)
"""How the row's number comes into ``%r8``; the first four hand it on as it is."""
_LOCAL = (
    *("", "", "", ""),
    "st.local.u32 [words], %r6; ld.local.u32 %r6, [words];",
    "@%p3 st.local.u32 [words], %r6; ld.local.u32 %r6, [words];",
    "st.local.u32 [words+4], %r6; ld.local.u32 %r6, [words+<0|4>];",
    "ld.local.u32 %r10, [words]; st.local.u32 [words], %r6; add.s32 %r6, %r6, %r10;",
    "st.local.v2.u32 [words], {%r6, %r7}; ld.local.u32 %r6, [words+<0|4|8>];",
)


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    copy, local = (one_of_each(chosen, chosen.choice(each)) for each in (_COPIES, _LOCAL))
    blocks, wait = chosen.choice((1, 2, 3)), chosen.choice(("bar.sync 0;", "bar.warp.sync -1;", ""))
    share = f"st.shared.u32 [%r11], %r6; {wait} ld.shared.u32 %r6, [%r11]; {wait}" if wait else ""
    text = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u32 n, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<4>; .reg .b32 %r<14>; .reg .b64 %rd<12>;
    .shared .align 4 .b8 tile[{4 * _THREADS}]; .local .align 8 .b8 words[16];
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %nctaid.x;
    mov.u32 %r11, tile; shl.b32 %r12, %r2, 2; add.s32 %r11, %r11, %r12;
    mov.b32 %r5, %r3; mov.b32 %r8, %r3; cvt.u64.u32 %rd9, %r3; mov.b32 %r13, 0;
    mov.b32 %r10, 0; st.local.v4.u32 [words], {{%r2, %r2, %r10, %r10}};
$again:
    shl.b32 %r7, %r5, 6; add.s32 %r7, %r7, %r2;
    mul.wide.s32 %rd4, %r7, 4; add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4;
    ld.global.u32 %r6, [%rd5+{_MIDDLE * _THREADS * 4}]; setp.gt.s32 %p3, %r6, 0;
    {local}
    {share}
    st.global.u32 [%rd6+{_MIDDLE * _THREADS * 4}], %r6;
    {copy}
    add.s32 %r5, %r8, %r4; add.s32 %r13, %r13, 1;
    setp.lt.s32 %p1, %r13, %r1;
    @%p1 bra $again;
    ret;
}}
"""
    arguments = (
        Scalar("n", "s32", chosen.choice((5, 60, 150, 190))),
        Buffer("in", "s32", (_ROWS * _THREADS,)),
        Buffer("out", "s32", (_ROWS * _THREADS,)),
    )
    return Launch(name, text, name, (blocks, 1, 1), (_THREADS, 1, 1), arguments, ("out",))
