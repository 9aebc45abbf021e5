"""Numbers in registers that were once taken for others: found by running random code.

``soundness.values`` holds what the analyses say against such runs; here is what followed from it.
"""

import pytest
from alike import assert_alike, count, kernel, numbers, refused, subject_of, written

from cuado.kernel.facts.loops.counted_loops import counting_of
from cuado.kernel.facts.loops.iteration_counts import trips_of
from cuado.model.launch import Launch
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.ptx.analysis.loops import loops_of

# Thread t stores a word for thread t + 32 of another warp; where, a byte of 128 + t says.
_BYTES = """
.visible .entry k(.param .u64 out, .param .u64 in)
{
    .reg .b16 %h<4>; .reg .b32 %r<16>; .reg .b64 %rd<8>; .shared .align 4 .b8 tile[2048];
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;
    mad.lo.s32 %r4, %r2, %r3, %r1;
    mul.wide.s32 %rd3, %r4, 4; add.s64 %rd4, %rd2, %rd3; add.s64 %rd5, %rd1, %rd3;
    ld.global.u32 %r5, [%rd4];
    add.s32 %r6, %r1, 128;
    NARROW
    add.s32 %r8, %r7, 128;
    mov.u32 %r9, tile; shl.b32 %r10, %r8, 2; add.s32 %r10, %r9, %r10;
    st.shared.u32 [%r10], %r5;
    bar.sync 0;
    xor.b32 %r11, %r1, 32; shl.b32 %r11, %r11, 2; add.s32 %r11, %r9, %r11;
    ld.shared.u32 %r12, [%r11+1024];
    st.global.u32 [%rd5], %r12;
    ret;
}
"""


@pytest.mark.parametrize(
    "narrow",
    ["cvt.u8.s32 %r7, %r6;", "cvt.u8.u32 %h1, %r6; cvt.u32.u16 %r7, %h1;", "mov.u32 %r7, %r6;"],
)
def test_a_byte_is_not_negative(narrow: str) -> None:
    arguments = numbers("out", 128, type_="s32"), numbers("in", 128, type_="s32", seed=2)
    launch = kernel(_BYTES.replace("NARROW", narrow), (2, 1, 1), (64, 1, 1), arguments)
    assert "may exchange data" in refused(BarrierWeakening(), launch).reason


# A thread's row of 64 words. A word's number gets its lowest bits from the iteration.
_FIELDS = """
.visible .entry k(.param .u64 out, .param .u32 n)
{
    .reg .pred %p<4>; .reg .b32 %r<12>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [out]; ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2;
    mul.wide.s32 %rd2, %r5, 260; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r6, 0;
AGAIN:
    bfi.b32 %r8, 0, %r6, 0, BITS;
    mul.wide.s32 %rd4, %r8, 4; add.s64 %rd5, %rd3, %rd4;
    ld.global.u32 %r7, [%rd5]; mad.lo.s32 %r7, %r7, 3, %r6; st.global.u32 [%rd5], %r7;
    add.s32 %r6, %r6, 1; setp.lt.s32 %p1, %r6, %r1;
    @%p1 bra AGAIN;
    ret;
}
"""


def _fields(bits: int) -> Launch:
    arguments = numbers("out", 64 * 65, type_="s32"), count("n", 64)
    return kernel(_FIELDS.replace("BITS", str(bits)), (2, 1, 1), (32, 1, 1), arguments)


def test_a_field_of_zeros_overwrites_what_was_there() -> None:
    """Iterations 2 i and 2 i + 1 update one word."""
    reason = refused(LoopToThreads(32, 1), _fields(1)).reason
    assert "may access the same elements" in reason


# A counter without sign that begins below 0: it comes around 0 in the first iteration.
_AROUND = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 128; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r2, FIRST;
AGAIN:
    ld.global.u32 %r3, [%rd3]; add.u32 %r3, %r3, 5; st.global.u32 [%rd3], %r3;
    add.s64 %rd3, %rd3, 4;
    add.s32 %r2, %r2, 8;
    setp.lt.u32 %p1, %r2, 40;
    @%p1 bra AGAIN;
    ret;
}
"""


@pytest.mark.parametrize(("first", "trips"), [("-8", 6), ("0", 5), ("32", 1), ("48", 1)])
def test_a_counter_that_comes_around_is_not_counted(first: str, trips: int) -> None:
    text = _AROUND.replace("FIRST", first)
    one = kernel(text, (1, 1, 1), (32, 1, 1), (numbers("out", 1024, type_="s32"),), ("out",))
    subject = subject_of(one)
    (loop,) = loops_of(subject.slicer.flow)
    counting = counting_of(subject, loop)
    assert counting is not None
    assert counting.trips(0) == (None if first == "-8" else trips)


# What is compared is one behind a counter without sign, with what is -2 of signed numbers.
_AHEAD = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 128; add.s64 %rd3, %rd1, %rd2;
    mov.b32 %r2, -10; mov.b32 %r4, -2;
AGAIN:
    ld.global.u32 %r3, [%rd3]; add.u32 %r3, %r3, 5; st.global.u32 [%rd3], %r3;
    add.s64 %rd3, %rd3, 4;
    add.s32 %r5, %r2, -1;
    setp.lt.u32 %p1, %r5, %r4;
    add.s32 %r2, %r2, 3;
    @%p1 bra AGAIN;
    ret;
}
"""


def test_a_bound_is_read_as_the_comparison_reads_it() -> None:
    """-11, -8 and -5 are below -2, and -2 is not."""
    one = kernel(_AHEAD, (1, 1, 1), (32, 1, 1), (numbers("out", 1024, type_="s32"),), ("out",))
    subject = subject_of(one)
    (loop,) = loops_of(subject.slicer.flow)
    assert {*trips_of(subject, loop)} <= {4}


# A conversion to 32 bits whose result a register of 64 has, by the sign of the type it is made to.
_LONGER = """
.visible .entry k(.param .u64 in, .param .u64 out, .param .u64 last)
{
    .reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<20>; .reg .b64 %rd<20>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out]; ld.param.u64 %rd3, [last];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd4, %r1, 1024;
    add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4;
    mul.wide.u32 %rd7, %r1, 8; add.s64 %rd7, %rd3, %rd7;
    mov.u64 %rd8, 10; mov.u32 %r2, 0; cvt.u16.u32 %h1, %r1; sub.s16 %h1, %h1, 5;
    cvt.TYPE.s8 %rd13, %h1;
AGAIN:
    mul.wide.u32 %rd9, %r2, 4; add.s64 %rd10, %rd5, %rd9; add.s64 %rd11, %rd6, %rd9;
    ld.global.u32 %r3, [%rd10]; add.u32 %r3, %r3, 5; st.global.u32 [%rd11], %r3;
    add.s64 %rd8, %rd8, -3;
    HALF
    add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 64;
    @%p1 bra AGAIN;
    st.global.u64 [%rd7], %rd12;
    ret;
}
"""


def _longer(half: str, type_: str = "u32") -> Launch:
    arguments = (
        *(numbers(name, 64 * 256, type_="u32") for name in ("in", "out")),
        numbers("last", 64, type_="u64"),
    )
    text = _LONGER.replace("HALF", half).replace("TYPE", type_)
    return kernel(text, (1, 1, 1), (64, 1, 1), arguments, ("out", "last"))


@pytest.mark.parametrize("half", ["cvt.s32.s64 %rd12, %rd8;", "cvt.u32.u64 %rd12, %rd8;"])
def test_the_half_of_a_counter_in_a_longer_register_has_a_sign_or_none(half: str) -> None:
    assert "is used after it" in refused(LoopToThreads(4, 4), _longer(half)).reason


def test_the_half_of_a_counter_is_known_after_its_loop() -> None:
    half = "cvt.s32.s64 %r4, %rd8; cvt.s64.s32 %rd12, %r4;"
    made = _longer(half)
    text = made.ptx.replace("cvt.s64.s32 %rd12, %r4;", "").replace(
        "st.global.u64", "cvt.s64.s32 %rd12, %r4; st.global.u64"
    )
    assert_alike(LoopToThreads(4, 4), written(made, text))


@pytest.mark.parametrize(("type_", "first"), [("u32", (1 << 32) - 5), ("s32", -5), ("s64", -5)])
def test_a_longer_register_is_extended_as_the_type_says(type_: str, first: int) -> None:
    subject = subject_of(_longer("mov.b64 %rd12, %rd13;", type_))
    (index,) = (
        n
        for n, i in enumerate(subject.code.instructions)
        if i.opcode.endswith("32.s8") or i.opcode.endswith("64.s8")
    )
    found = subject.lanes.result(index)
    assert found is not None
    assert found.offsets[:6] == (*range(first, first + 5), 0)
