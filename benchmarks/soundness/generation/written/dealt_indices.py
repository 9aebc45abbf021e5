"""A loop whose iterations store to places that arithmetic finds: apart, or not.

The number of a row and a counter make the index, with conversions of a part of a register, bit
fields, sums that wrap, and bytes of an integer parameter.
"""

import random

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import Arithmetic, one_of_each

AIMS = ("loop-to-threads", "loop-to-grid")
_ROW = 4096
"""Elements between the places of two threads."""
_THREADS, _TURNS = 8, 300
_OUT = 60_000
_MIDDLE = 20_000
"""Element that indices count from: some are negative."""
_PARTS = (
    "cvt.<s32.s8|u32.u8|s32.s16|u32.u16> $d, %r4;",
    "shl.b32 $d, %r4, <1|4|5|6>; cvt.<s32.s8|u32.u8> $d, $d;",
    "mul.lo.s32 $d, %r4, <16|48|80>; cvt.<s32.s8|u32.u8> $d, $d;",
    "cvt.<s64.s32|u64.u32> $q, %r4; shl.b64 $q, $q, <32|31|8>; cvt.s64.s32 $q, $q;"
    " cvt.u32.u64 $d, $q;",
    "<and.b32|rem.s32|rem.u32> $d, %r4, <255|256|64|511>;",
    "bfe.<u32|s32> $d, %r4, <0|1>, <7|8|9>;",
    "shl.b32 $d, %r4, 24; shr.<u32|s32> $d, $d, 24;",
    "mul.lo.s32 $d, %r4, %r3;",
    "mad.lo.s32 $d, %r4, <1|2|4>, 1;",
)
"""What an index is made of in place of the counter: most are not unique, and repeat within a warp,
or beyond it: iterations 32 apart are the same lane's.
"""


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    turns, number = chosen.choice((7, 40, 70, _TURNS)), chosen.choice((3, 5, 64, 256, 300, -3))
    load = one_of_each(chosen, "ld.param.<u32|u32|u32|u8|u8|s8|s16|u16> %r3, [m];")
    if chosen.random() < 0.5:
        index, turns = Arithmetic(chosen, ["%r4"]), _TURNS
        index.values[:] = [index.make(chosen.choice(_PARTS))]
        last = index.grow(chosen.choice((0, 0, 1, 2)))
    else:
        more: list[list[str]] = [["%r3"], [], []]
        index = Arithmetic(chosen, ["%r4", "%r2", "%r4", *chosen.choice(more)])
        last = index.grow(chosen.randrange(1, 6))
        last = index.make(f"mad.lo.s32 $d, <%r4|{last}>, <1|1|2|4|16>, {last};")
    stored = index.make(f"mad.lo.s32 $d, %r2, {_ROW}, {last};")
    store = index.address("%rd2", stored)
    load_from = "%rd1"
    if chosen.random() < 0.4:  # What another iteration may have stored.
        load_from = index.address("%rd2", index.make(f"add.s32 $d, {stored}, <1|2|8|64|-1>;"))
    text = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u32 n, .param .u32 m, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<5>; .reg .b32 %r<90>; .reg .b64 %rd<90>;
    ld.param.u32 %r1, [n]; {load} ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    add.s64 %rd2, %rd2, {4 * _MIDDLE};
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd4, %r2, {4 * _TURNS}; add.s64 %rd1, %rd1, %rd4;
    mov.u32 %r4, 0;
$again:
    {index.text}
    ld.global.u32 %r8, [{load_from}]; add.s32 %r8, %r8, %r4; st.global.u32 [{store}], %r8;
    add.s64 %rd1, %rd1, 4; add.s32 %r4, %r4, 1;
    setp.lt.s32 %p1, %r4, %r1;
    @%p1 bra $again;
    ret;
}}
"""
    arguments = (
        *(Scalar("n", "s32", turns), Scalar("m", "s32", number)),
        *(Buffer("in", "s32", (_THREADS * _TURNS,)), Buffer("out", "s32", (_OUT,))),
    )
    return Launch(name, text, name, (1, 1, 1), (_THREADS, 1, 1), arguments, ("out",))
