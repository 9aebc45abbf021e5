"""Pointers that are reached by way of others: a distance of two, scaled there and back, and
whether one is null.
"""

import random

from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from soundness.generation.index_arithmetic import one_of_each

AIMS = ("loop-to-threads", "loop-to-grid", "vector-accesses", "wide-access")
_THREADS, _TURNS = 16, 48
_WORDS = 2048

_DISTANCES = (
    "sub.s64 %rd7, %rd2, %rd1; shr.s64 %rd7, %rd7, 2; shl.b64 %rd7, %rd7, 2; add.s64 %rd8, <%rd5, "
    "%rd7|%rd7, %rd5>;",
    "sub.s64 %rd7, %rd2, %rd1; shr.s64 %rd7, %rd7, 2; mad.lo.s64 %rd8, %rd7, 4, %rd5;",
    "sub.s64 %rd7, %rd2, %rd1; div.s64 %rd7, %rd7, <2|4|8>; mul.lo.s64 %rd7, %rd7, 2;"
    " add.s64 %rd8, %rd5, %rd7;",
    "sub.s64 %rd7, %rd1, %rd2; neg.s64 %rd7, %rd7; add.s64 %rd8, %rd5, %rd7;",
    "sub.s64 %rd7, %rd1, %rd2; not.b64 %rd7, %rd7; add.s64 %rd8, %rd5, %rd7; add.s64 %rd8, %rd8, "
    "1;",
    "sub.s64 %rd7, %rd2, %rd1; add.s64 %rd8, %rd5, %rd7;",
    "mov.u64 %rd8, %rd5;",
)
"""Ways from a place of one buffer to that of another; the last two: plainly, and not at all."""
_CHECKS = (
    "setp.<eq|ne>.s64 %p1, <%rd1|%rd3>, 0; selp.b64 %rd7, <8|4>, <0|4>, %p1;",
    "setp.<eq|ne>.s64 %p1, <%rd1|%rd3>, 0; selp.b32 %r7, <1|2>, <0|1>, %p1;"
    " mul.wide.u32 %rd7, %r7, 4;",
    "min.u64 %rd7, <%rd1|%rd3>, <4|8|16>;",
    "setp.<lt|gt|ge>.u64 %p1, <%rd1|%rd3>, <1|4096>; selp.b64 %rd7, 4, 0, %p1;",
    "and.b64 %rd7, <%rd1|%rd3>, 15;",
    "shr.u64 %rd7, <%rd1|%rd3>, 63; shl.b64 %rd7, %rd7, 2;",
)
"""Bytes that a pointer says to go further; the last two: none."""
_HEAD = """.version 8.0
.target sm_90
.address_size 64
.visible .entry {name}(.param .u64 in, .param .u64 out, .param .u64 mask)
{{
    .reg .pred %p<3>; .reg .b32 %r<12>; .reg .b64 %rd<12>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out]; ld.param.u64 %rd3, [mask];
    mov.u32 %r2, %tid.x;
"""


def launch(chosen: random.Random, name: str) -> Launch:
    """One of them."""
    body = one_of_each(chosen, chosen.choice((_moved, _checked))(chosen))
    arguments = tuple(Buffer(each, "u32", (_WORDS,)) for each in ("in", "out", "mask"))
    text = f"{_HEAD.format(name=name)}{body}    ret;\n}}\n"
    return Launch(name, text, name, (1, 1, 1), (_THREADS, 1, 1), arguments, ("out",))


def _moved(chosen: random.Random) -> str:
    """Rows that are loaded where the distance leads, and stored a word off."""
    return f"""    mul.wide.u32 %rd4, %r2, {4 * (_TURNS + 8)};
    add.s64 %rd4, %rd4, 64; add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4;
    mov.u32 %r5, 0;
$again:
    {chosen.choice(_DISTANCES)}
    ld.global.u32 %r6, [%rd8+<4|-4|8|0>]; add.u32 %r6, %r6, %r5;
    st.global.u32 [%rd6], %r6;
    add.s64 %rd5, %rd5, 4; add.s64 %rd6, %rd6, 4; add.s32 %r5, %r5, 1;
    setp.lt.s32 %p2, %r5, {_TURNS};
    @%p2 bra $again;
"""


def _checked(chosen: random.Random) -> str:
    """Neighbouring words that begin where a pointer says."""
    return f"""    {chosen.choice(_CHECKS)}
    mul.wide.u32 %rd4, %r2, <16|32>; add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4;
    add.s64 <%rd5, %rd5|%rd6, %rd6>, %rd7;
    ld.global.u32 %r3, [%rd5]; ld.global.u32 %r4, [%rd5+4];
    ld.global.u32 %r5, [%rd5+8]; ld.global.u32 %r6, [%rd5+12];
    add.u32 %r3, %r3, 1;
    st.global.u32 [%rd6], %r3; st.global.u32 [%rd6+4], %r4;
    st.global.u32 [%rd6+8], %r5; st.global.u32 [%rd6+12], %r6;
"""
