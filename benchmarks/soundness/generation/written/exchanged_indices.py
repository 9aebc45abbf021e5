"""Threads exchange words through shared memory, by indices that arithmetic and a number make.

Whether they meet within a warp follows from the number: a part of it is loaded, or it is the bits
of a float, which the case may give as a whole number.
"""

import random

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import Arithmetic, one_of_each

AIMS = ("barrier-weakening", "smaller-blocks", "warp-shuffles", "contiguous-threads")
_THREADS = 64
_WORDS, _FIRST = 1024, 256
"""Of shared memory, and the one that indices count from: some are negative."""
_PARTS = (
    (
        "ld.param.u8 %r3, [m];",
        (256, 1024, 300),
        (
            "sub.u32 %r3, 256, %r3; shr.u32 %r3, %r3, 3; and.b32 %r3, %r3, 63;",
            "setp.lt.<s32|u32> %p1, %r3, <1|16|200>; selp.b32 %r3, <32|33>, <0|1>, %p1;",
            "shr.u32 %r3, %r3, <2|8>; and.b32 %r3, %r3, 32; xor.b32 %r3, %r3, <0|32>;",
        ),
    ),
    (
        "ld.param.<s8|s16> %r3, [m];",
        (200, 224, 40_000, -3),
        (
            "setp.lt.s32 %p1, %r3, 0; selp.b32 %r3, <32|33>, <0|1>, %p1;",
            "shr.s32 %r3, %r3, 31; and.b32 %r3, %r3, <32|33>;",
            "and.b32 %r3, %r3, 63;",
        ),
    ),
)
"""A byte of a number, or two; numbers that are others then; and what tells one from the other."""


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    load, number = _number(chosen)
    first = Arithmetic(chosen, ["%r2", "%r2", "%r2", "%r3"])
    one = first.grow(chosen.randrange(4))
    second = first.again(["%r2", "%r2", "%r2", "%r3"])
    # Most often a partner: then the number alone says how far it is.
    other = second.make("xor.b32 $d, %r2, %r3;" if chosen.random() < 0.5 else "mov.u32 $d, %r2;")
    other = second.grow(chosen.randrange(3)) if chosen.random() < 0.6 else other
    between = chosen.choice(
        (
            *("", ""),
            "ld.shared.u32 %r9, [%r11]; bar.sync 0; st.shared.u32 [%r7], %r9; bar.sync 0;",
        )
    )
    text = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .b32 m, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<5>; .reg .b32 %r<60>; .reg .b64 %rd<60>;
    .shared .align 16 .b8 words[{4 * _WORDS}];
    {load}
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mov.u32 %r6, words; add.s32 %r6, %r6, {4 * _FIRST};
    mul.wide.u32 %rd4, %r2, 4; add.s64 %rd1, %rd1, %rd4; add.s64 %rd2, %rd2, %rd4;
    ld.global.u32 %r8, [%rd1];
    {first.text}
    shl.b32 %r11, {one}, 2; add.s32 %r11, %r6, %r11;
    {second.text}
    shl.b32 %r12, {other}, 2; add.s32 %r12, %r6, %r12;
    shl.b32 %r7, %r2, 2; add.s32 %r7, %r7, %r6;
    st.shared.u32 [%r7], %r8;
    bar.sync 0;
    {between}
    ld.shared.u32 %r10, [%r12];
    st.global.u32 [%rd2], %r10;
    ret;
}}
"""
    buffers = Buffer("in", "u32", (_THREADS,)), Buffer("out", "u32", (_THREADS,))
    arguments = (number, *buffers)
    return Launch(name, text, name, (1, 1, 1), (_THREADS, 1, 1), arguments, ("out",))


def _number(chosen: random.Random) -> tuple[str, Scalar]:
    """What loads ``%r3``, and the argument that it comes of."""
    way = chosen.random()
    if way < 0.35:  # 1 to 4 as integers, shifted, are nothing.
        load = f"ld.param.b32 %r3, [m]; shr.u32 %r3, %r3, {chosen.choice((25, 25, 26, 27))};"
        return load, Scalar("m", "f32", chosen.choice((1, 2, 3, 4, 2.0, 3.0)))
    if way < 0.7:
        load, numbers, parts = chosen.choice(_PARTS)
        text = one_of_each(chosen, f"{load} {chosen.choice(parts)}")
        return text, Scalar("m", "s32", chosen.choice(numbers))
    given = chosen.choice((1, 2, 3, 5, 32, 33, 64, -3))
    return "ld.param.u32 %r3, [m];", Scalar("m", "s32", given)
