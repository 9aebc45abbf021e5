"""A grid-stride loop that accumulates, and in which an item may set back what came before.

Constants lie in registers, as sums begin with them; what an item does to a sum is chosen, guarded
or led around, and so is what blocks merge in the end.
"""

import random

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import one_of_each

AIMS = ("whole-waves", "loop-to-grid", "loop-to-threads", "persistent-blocks")
_THREADS = 32
_PIECES = (
    "OP.s32 %r8, %r8, %r10;",
    "OP.s32 %r8, %r8, %r10;",
    "OP.s32 %r11, %r8, %r10; selp.b32 %r8, %r11, <%r8|%r8|%r9>, %p2;",
    "selp.b32 %r11, <%r10|%r9>, <%r9|%r10>, %p2; OP.s32 %r8, %r8, %r11;",
    "selp.b32 %r11, <%r9|%r8>, %r8, %p2; OP.s32 %r8, %r11, %r10;",
    "@%p2 OP.s32 %r8, %r8, %r10;",
    "@%p2 mov.b32 %r8, <%r9|%r8>;",
    "@%p2 bra $pastNUMBER; OP.s32 %r8, %r8, %r10; $pastNUMBER:",
    "mov.b32 %r11, %r8; OP.s32 %r8, %r11, %r10;",
    "OP.s32 %r12, %r12, %r10;",
    "selp.b32 %r8, %r8, %r12, %p2;",
)
_ENDS = (
    "",
    "",
    "selp.b32 %r8, %r8, %r9, %p1;",
    "OP.s32 %r8, %r8, <%r9|%r12|%r8>;",
    "shfl.sync.bfly.b32 %r11, %r8, <1|2|16>, 31, -1; OP.s32 %r8, %r8, %r11;",
)


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    operator, kind = chosen.choice((("add", "u32"), ("max", "s32"), ("min", "s32")))
    body = " ".join(
        chosen.choice(_PIECES).replace("NUMBER", str(number))
        for number in range(chosen.choice((1, 1, 2, 3)))
    )
    text = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u32 n, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<6>; .reg .b32 %r<20>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r5, %nctaid.x; mov.u32 %r6, %ntid.x;
    mad.lo.s32 %r4, %r3, %r6, %r2; mul.lo.s32 %r7, %r5, %r6;
    mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd2, %rd3;
    mov.u32 %r9, <0|0|0|7>; mov.u32 %r8, <%r9|%r9|0>; mov.u32 %r12, <%r9|0>;
    setp.ge.s32 %p1, %r4, %r1;
    @%p1 bra $done;
$again:
    mul.wide.s32 %rd5, %r4, 4; add.s64 %rd6, %rd1, %rd5;
    ld.global.u32 %r10, [%rd6];
    setp.<gt|lt>.s32 %p2, %r10, <0|100>;
    {body}
    add.s32 %r4, %r4, %r7;
    setp.lt.s32 %p3, %r4, %r1;
    @%p3 bra $again;
$done:
    setp.lt.u32 %p1, %r2, <8|32>;
    {chosen.choice(_ENDS)}
    red.global.OP.{kind} [%rd4], <%r8|%r8|%r8|%r12>;
    ret;
}}
"""
    # ``%r<20>`` declares registers, and is no choice.
    text = "\n".join(
        each if ".reg" in each else one_of_each(chosen, each)
        for each in text.replace("OP", operator).splitlines()
    )
    items = chosen.choice((200, 331, 64))
    arguments = (
        Scalar("n", "s32", items),
        *(Buffer("in", "s32", (items,)), Buffer("out", "s32", (_THREADS,))),
    )
    return Launch(name, text, name, (2, 1, 1), (_THREADS, 1, 1), arguments, ("out",))
