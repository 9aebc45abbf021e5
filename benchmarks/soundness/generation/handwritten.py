"""Kernels written as PTX: forms that no compiler of CUDA C makes.

Sums and products whose rounding is free, on both sides of a loop's end or of a barrier; counters
that wrap; addresses made of 32-bit numbers; predicated code in place of branches.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from cuado.model.arguments import TYPE_BYTES, Buffer, Scalar
from cuado.model.launch import Launch

_HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
_THREADS = 64
_TURNS = 6
_LETTER = {"f32": "f", "f64": "d", "s32": "w", "u32": "w"}


@dataclass
class _Text:
    random: random.Random
    type_: str
    lines: list[str] = field(default_factory=list)
    dynamic: int = 0

    @property
    def register(self) -> str:
        return "%" + _LETTER[self.type_]

    def rounded(self, name: str) -> str:
        """``add.f32``, or ``add.rn.f32``; of integers ``mul.lo``."""
        if self.type_[0] != "f":
            return f"mul.lo.{self.type_}" if name == "mul" else f"{name}.{self.type_}"
        rounding = self.random.choice(("", "", "", ".rn"))
        return f"{name}{rounding}.{self.type_}"


def launch(chosen: random.Random, name: str) -> tuple[Launch, tuple[str, ...]]:
    """A launch of one of them, and what it is called."""
    text = _Text(chosen, chosen.choice(("f32", "f32", "f64", "s32", "u32")))
    make = chosen.choice(
        (_late_product, _late_product, _through_shared, _predicated, _two_memories, _wrapped)
    )
    body = make(text)
    blocks = 1 if make is _two_memories else chosen.choice((1, 2, 4))
    size = TYPE_BYTES[text.type_]
    threads = _THREADS * blocks
    module = f"""{_HEAD}{_externals(make)}
.visible .entry {name}(.param .u64 out, .param .u64 a, .param .u64 b, .param .u32 n)
{{
    .reg .pred %p<9>; .reg .b32 %r<30>; .reg .b64 %rd<30>;
    .reg .b32 %w<9>; .reg .f32 %f<9>; .reg .f64 %d<9>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [a]; ld.param.u64 %rd3, [b];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2;
    mul.wide.s32 %rd4, %r5, {size};
    add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4; add.s64 %rd7, %rd3, %rd4;
{body}
    ret;
}}
"""
    arguments = (
        Buffer("out", text.type_, (threads,)),
        Buffer("a", text.type_, (threads * (_TURNS + 2),)),
        Buffer("b", text.type_, (threads * (_TURNS + 2),)),
        Scalar("n", "u32", _TURNS),
    )
    made = Launch(
        name, module, name, (blocks, 1, 1), (_THREADS, 1, 1), arguments, ("out",), text.dynamic
    )
    return made, ("ptx" + make.__name__,)


def _externals(make: Callable[[_Text], str]) -> str:
    if make is not _two_memories:
        return ""
    return ".extern .shared .align 16 .b8 one[];\n.extern .shared .align 16 .b8 two[];\n"


def _late_product(text: _Text) -> str:
    """A loop that adds in a turn what the turn before has multiplied."""
    v, t = text.register, text.type_
    step = TYPE_BYTES[t] * text.random.choice((1, _THREADS))
    twice = f"{text.rounded('sub')} {v}2, {v}2, {v}3;" if text.random.random() < 0.3 else ""
    return f"""    mov.b{8 * TYPE_BYTES[t]} {v}2, 0; mov.b{8 * TYPE_BYTES[t]} {v}3, 0;
    mov.u32 %r6, 0;
$again:
    {text.rounded("add")} {v}2, {v}2, {v}3;
    ld.global.{t} {v}4, [%rd6]; ld.global.{t} {v}5, [%rd7];
    {text.rounded("mul")} {v}3, {v}4, {v}5;
    {twice}
    add.s64 %rd6, %rd6, {step}; add.s64 %rd7, %rd7, {TYPE_BYTES[t]};
    add.u32 %r6, %r6, 1;
    setp.lt.u32 %p1, %r6, %r1;
    @%p1 bra $again;
    st.global.{t} [%rd5], {v}2;"""


def _through_shared(text: _Text) -> str:
    """A product that a neighbour adds after a barrier."""
    v, t, size = text.register, text.type_, TYPE_BYTES[text.type_]
    distance = text.random.choice((1, 2, 16))
    return f"""    .shared .align 16 .b8 tile[{_THREADS * size}];
    ld.global.{t} {v}4, [%rd6]; ld.global.{t} {v}5, [%rd7];
    {text.rounded("mul")} {v}3, {v}4, {v}5;
    mov.u32 %r6, tile; shl.b32 %r7, %r2, {3 if size == 8 else 2}; add.u32 %r8, %r6, %r7;
    st.shared.{t} [%r8], {v}3;
    bar.sync 0;
    xor.b32 %r9, %r2, {distance}; shl.b32 %r9, %r9, {3 if size == 8 else 2};
    add.u32 %r9, %r6, %r9;
    ld.shared.{t} {v}6, [%r9];
    {text.rounded("add")} {v}7, {v}6, {v}4;
    st.global.{t} [%rd5], {v}7;"""


def _predicated(text: _Text) -> str:
    """Loads and sums under predicates, without a branch."""
    v, t = text.register, text.type_
    bits = 8 * TYPE_BYTES[t]
    return f"""    setp.lt.u32 %p1, %r2, 20; setp.ne.u32 %p2, %r1, %r2;
    mov.b{bits} {v}4, 0; mov.b{bits} {v}5, 0;
    @%p1 ld.global.{t} {v}4, [%rd6+{TYPE_BYTES[t]}];
    @!%p1 ld.global.{t} {v}4, [%rd7];
    @%p2 ld.global.{t} {v}5, [%rd7+{TYPE_BYTES[t]}];
    {text.rounded("mul")} {v}6, {v}4, {v}5;
    @%p2 {text.rounded("add")} {v}6, {v}6, {v}5;
    @!%p1 {text.rounded("sub")} {v}6, {v}6, {v}4;
    st.global.{t} [%rd5], {v}6;"""


def _two_memories(text: _Text) -> str:
    """Two dynamic arrays that are one memory, with the barriers that this takes."""
    v, t, size = text.register, text.type_, TYPE_BYTES[text.type_]
    text.dynamic = 2 * _THREADS * size
    shift = 3 if size == 8 else 2
    return f"""    ld.global.{t} {v}4, [%rd6]; ld.global.{t} {v}5, [%rd7];
    mov.u32 %r6, one; mov.u32 %r7, two; shl.b32 %r8, %r2, {shift};
    add.u32 %r9, %r6, %r8; xor.b32 %r10, %r8, {(_THREADS - 1) * size}; add.u32 %r10, %r7, %r10;
    st.shared.{t} [%r9], {v}4;
    bar.sync 0;
    ld.shared.{t} {v}6, [%r10];
    bar.sync 0;
    add.u32 %r11, %r7, %r8; st.shared.{t} [%r11], {v}5;
    bar.sync 0;
    xor.b32 %r12, %r8, {size}; add.u32 %r12, %r6, %r12;
    ld.shared.{t} {v}7, [%r12];
    {text.rounded("mul")} {v}7, {v}7, {v}6;
    st.global.{t} [%rd5], {v}7;"""


def _wrapped(text: _Text) -> str:
    """A counter of 32 bits that wraps on its way, and an address that is made of it."""
    v, t, size = text.register, text.type_, TYPE_BYTES[text.type_]
    start = text.random.choice((-3, -1, -_TURNS))
    return f"""    mov.b{8 * size} {v}2, 0;
    mov.u32 %r6, {start};
$again:
    sub.u32 %r7, %r6, {start}; add.u32 %r8, %r7, %r5;
    mul.wide.u32 %rd8, %r8, {size}; add.s64 %rd9, %rd2, %rd8; add.s64 %rd10, %rd3, %rd8;
    ld.global.{t} {v}4, [%rd9]; ld.global.{t} {v}5, [%rd10];
    {text.rounded("mul")} {v}3, {v}4, {v}5;
    {text.rounded("add")} {v}2, {v}2, {v}3;
    add.u32 %r6, %r6, 1;
    setp.ne.s32 %p1, %r7, {_TURNS - 1};
    @%p1 bra $again;
    st.global.{t} [%rd5], {v}2;"""
