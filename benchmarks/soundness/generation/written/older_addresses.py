"""A loop whose addresses are moved on in some iterations only, or come from an earlier iteration.

Addresses are computed, moved and copied in any order: under guards, behind branches that some
iterations take, after they are used. Some have no first value: where one is used all the same, it
leads beside the buffers, and the kernel is left out.
"""

import random

from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import one_of_each

AIMS = ("vector-accesses", "staged-stores", "unrolled-loads", "sliding-window", "loop-to-threads")
_ROW = 512
"""Bytes of a thread's row: it keeps to its own."""
_MIDDLE = 192
_THREADS = 32
_PIECES = (
    "mul.wide.u32 %rd8, %r4, <8|8|16>; add.s64 <%rd10|%rd11>, %rd4, %rd8;",
    "mul.wide.u32 %rd8, %r4, <8|8|16>; add.s64 <%rd10|%rd11>, %rd4, %rd8;",
    "add.s64 <%rd10|%rd11|%rd5>, <%rd10|%rd11>, <8|16|-8>;",
    "mov.b64 <%rd10|%rd11>, <%rd10|%rd11|%rd4>;",
    "mad.wide.u32 <%rd10|%rd11>, %r4, 8, %rd4;",
    "add.s32 %r9, %r9, <1|2>; mad.wide.s32 <%rd10|%rd11>, %r9, 8, %rd4;",
)
"""What computes an address."""
_CONDITIONS = (
    "and.b32 %r5, %r4, <1|2|3>; setp.<eq|ne>.u32 %p1, %r5, 0;",
    "setp.<gt|lt>.s32 %p1, %r6, 0;",
    "setp.<eq|ne|gt>.s32 %p1, %r4, <0|0|3>;",
    "setp.<eq|ne|lt>.s32 %p1, %r4, <0|0|3>;",
)
_FIRST = "setp.eq.s32 %p1, %r4, 0;"
_ACCESSES = (
    "st.global.u32 [<%rd10|%rd11>], <%r4|%r6|%r7>; st.global.u32 [<%rd10|%rd11>+4], <%r2|%r6>;",
    "st.global.u32 [<%rd10|%rd11>+<0|4|8>], <%r4|%r6|%r7>;",
    "ld.global.u32 <%r6|%r7>, [%rd3+<0|4>];",
    "ld.global.u32 <%r6|%r7>, [%rd3+<0|4>]; add.s32 %r8, %r8, %r6;",
)


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    body = [_piece(chosen, number) for number in range(chosen.choice((0, 0, 1, 2, 4)))]
    body[len(body) // 2 : len(body) // 2] = _shape(chosen)
    first = [f"mov.b64 %rd{n}, %rd4;" for n in (10, 11) if chosen.random() < 0.5]
    last = one_of_each(
        chosen, "st.global.u32 [<%rd10|%rd10|%rd11>], %r6; <|st.global.u32 [%rd11+4], %r2;>"
    )
    turns = chosen.choice((5, 8, 9))
    steps = one_of_each(
        chosen,
        "add.s64 %rd3, %rd3, <8|4>; add.s32 %r4, %r4, 1;"
        f" setp.<ne|lt>.s32 %p2, %r4, <%r1|{turns}>;",
    )
    text = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u32 n, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<4>; .reg .b32 %r<12>; .reg .b64 %rd<14>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd3, %r2, {_ROW}; add.s64 %rd4, %rd2, %rd3; add.s64 %rd4, %rd4, {_MIDDLE};
    add.s64 %rd3, %rd1, %rd3;
    mov.u32 %r4, 0; mov.u32 %r6, %r2; mov.u32 %r7, 5; mov.u32 %r8, 0; mov.u32 %r9, 0;
    mov.b64 %rd5, %rd4; {" ".join(first)}
    setp.eq.u32 %p1, %r4, 0;
$again:
    {" ".join(body)}
    {steps}
    @%p2 bra $again;
    {last}
    st.global.u32 [%rd4+{8 * (turns - 1) + 4}], %r7;
    st.global.u32 [%rd4+{_ROW // 2}], %r8;
    ret;
}}
"""
    size = (_THREADS * _ROW // 4,)
    arguments = Scalar("n", "s32", turns), Buffer("in", "s32", size), Buffer("out", "s32", size)
    return Launch(name, text, name, (1, 1, 1), (_THREADS, 1, 1), arguments, ("out",))


def _shape(chosen: random.Random) -> list[str]:
    """Two addresses, one of which is perhaps not computed in the iteration that uses it."""
    own = "mad.wide.u32 %rd11, %r4, 8, %rd4;"
    if chosen.random() < 0.3:
        return [own]
    condition = one_of_each(chosen, chosen.choice((_FIRST, _FIRST, *_CONDITIONS)))
    later = "mad.wide.u32 %rd10, %r4, 8, %rd4;"
    other = chosen.choice((later, f"@%p1 {later}", f"@!%p1 bra $later; {later} $later:"))
    pair = one_of_each(
        chosen,
        "@%p1 bra $without; st.global.u32 [<%rd10|%rd11>], <%r4|%r6>; "
        "st.global.u32 [<%rd11|%rd10>+4], <%r2|%r6>; $without:",
    )
    made = [condition, own, *chosen.choice(((), (pair,)))]
    made.insert(chosen.choice((1, len(made), len(made))), other)
    return made


def _piece(chosen: random.Random, number: int) -> str:
    """Something that an iteration does, perhaps not in each."""
    if chosen.random() < 0.5:
        made = one_of_each(chosen, chosen.choice((*_PIECES, *_ACCESSES, *_CONDITIONS)))
        return _perhaps(chosen, made, f"$past{number}")
    # Two words side by side, if nothing moves the address between the accesses.
    between = _perhaps(chosen, one_of_each(chosen, chosen.choice(_PIECES)), f"$past{number}")
    base = chosen.choice(("%rd10", "%rd11"))
    other = chosen.choice((base, base, "%rd10", "%rd11"))
    return one_of_each(
        chosen,
        f"st.global.u32 [{base}<|+8>], <%r4|%r6|%r7>; {between} "
        f"st.global.u32 [{other}<+4|+12>], <%r2|%r6>;",
    )


def _perhaps(chosen: random.Random, text: str, past: str) -> str:
    """Instructions, perhaps not made in each iteration: under a guard, or led around."""
    kind, sign = chosen.random(), chosen.choice(("", "!"))
    parts = [f"{each.strip()};" for each in text.split(";") if each.strip()]
    if kind < 0.4:
        return " ".join(f"@{sign}%p1 {each}" for each in parts)
    if kind < 0.6:
        return f"@{sign}%p1 bra {past}; {' '.join(parts)} {past}:"
    return " ".join(parts)
