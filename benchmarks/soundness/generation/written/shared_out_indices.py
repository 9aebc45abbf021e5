"""Work that threads share by their number, where several items may have one place.

In a grid of 256 threads the items of one thread are those of a low byte: a place that follows from
the byte is the thread's own, and another number of threads gives it to several.
"""

import random

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import one_of_each

AIMS = ("whole-waves", "striped-iterations")
_THREADS = 256
_ITEMS = 3000
_PLACES = (
    "cvt.<u32|s32>.u8 %r7, %r5;",
    "and.b32 %r7, %r5, 255;",
    "rem.<u32|s32> %r7, %r5, 256;",
    "bfe.u32 %r7, %r5, 0, 8;",
    "shl.b32 %r7, %r5, 24; shr.u32 %r7, %r7, 24;",
    "cvt.s32.s8 %r7, %r5; add.s32 %r7, %r7, 128;",
    "cvt.<u32.u16|s32.s16> %r7, %r5;",
    "mov.b32 %r7, %r5;",
    "bfe.u32 %r7, %r5, 0, 16;",
    "mad.lo.s32 %r7, %r5, 2, 1;",
)
"""Where an item goes; the last four: to a place of its own."""
_STORES = (
    "st.global.u32 [%rd8], %r6;",
    "st.global.u32 [%rd8], %r6;",
    "ld.global.u32 %r8, [%rd8]; add.u32 %r8, %r8, %r6; st.global.u32 [%rd8], %r8;",
    "red.global.add.u32 [%rd8], %r6;",
    "setp.gt.s32 %p2, %r6, %r9; @%p2 mov.b32 %r9, %r6; st.global.u32 [%rd8], %r6;",
)
_AFTER = (
    *("", "", "", "", "", ""),
    "red.global.add.u32 [%rd3], 1;",
    "cvt.s32.s8 %r10, %r9; red.global.<max.s32|add.u32> [%rd3], %r10;",
    "red.global.max.s32 [%rd3], %r9;",
    "red.global.max.s32 [%rd3], %r5;",
)
"""What a thread leaves when it has no more items."""
_GUARDS = (
    *("setp.ge.s32 %p1, %r5, %r1; @%p1 bra $done;",) * 6,
    "setp.lt.s32 %p1, %r5, %r1; @!%p1 bra $done;",
    "",
    "setp.ge.u32 %p1, %r3, <1|2>; @%p1 bra $done; setp.ge.s32 %p1, %r5, %r1; @%p1 bra $done;",
    "setp.ge.s32 %p1, %r5, <100|200>; @%p1 bra $done;",
    "setp.<ge|gt>.s32 %p1, %r5, %r1; setp.gt.u32 %p2, %r2, 40; or.pred %p1, %p1, %p2;"
    " @%p1 bra $done;",
)
"""Who has any item; the first seven: whoever's first one is below the limit."""


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    place, store, after, guard = (
        one_of_each(chosen, chosen.choice(each)) for each in (_PLACES, _STORES, _AFTER, _GUARDS)
    )
    text = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u32 n, .param .u64 in, .param .u64 out, .param .u64 out2)
{{
    .reg .pred %p<3>; .reg .b32 %r<14>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    ld.param.u64 %rd3, [out2];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r11, %nctaid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2; mul.lo.s32 %r12, %r4, %r11;
    mov.b32 %r9, 0;
    {guard}
$again:
    mul.wide.s32 %rd4, %r5, 4; add.s64 %rd5, %rd1, %rd4; ld.global.u32 %r6, [%rd5];
    {place}
    mul.wide.s32 %rd7, %r7, 4; add.s64 %rd8, %rd2, %rd7;
    {store}
    add.s32 %r5, %r5, %r12;
    setp.lt.s32 %p1, %r5, %r1;
    @%p1 bra $again;
$done:
    {after}
    ret;
}}
"""
    blocks = chosen.choice((2, 4, 8))
    count = _ITEMS - chosen.choice((0, 1, 100))
    arguments = (
        *(Scalar("n", "s32", count), Buffer("in", "s32", (_ITEMS,))),
        *(Buffer("out", "s32", (2 * _ITEMS + 2,)), Buffer("out2", "s32", (4,))),
    )
    grid, block = (blocks, 1, 1), (_THREADS // blocks, 1, 1)
    return Launch(name, text, name, grid, block, arguments, ("out", "out2"))
