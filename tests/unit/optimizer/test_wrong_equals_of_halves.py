"""Halves of numbers, other cycles and registers of several addresses, once taken for whole ones.

Found by reading: each was accepted, and left other bytes.
"""

from alike import count, kernel, numbers, refused, subject_of

from cuado.kernel.facts.reductions.exact_sums import are_exact_sums
from cuado.kernel.values.given_numbers import given_pointer
from cuado.model.arguments import Buffer, Scalar
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.ptx.analysis.loops import has_other_cycles
from cuado.ptx.semantics.opcode import Space

# The upper half of a double that is a whole number is the bits of another float.
_HALF = """.visible .entry k(.param .u64 out, .param .u64 in)
{
 .reg .b64 %rd<9>; .reg .b32 %r<19>; .reg .f32 %f<9>; .reg .b16 %h<4>; .reg .f64 %d<4>;
 .reg .pred %p<3>;
 .shared .align 4 .b8 acc[16];
 ld.param.u64 %rd1,[out]; cvta.to.global.u64 %rd1,%rd1;
 ld.param.u64 %rd2,[in]; cvta.to.global.u64 %rd2,%rd2;
 mov.u32 %r1,%tid.x;
 mov.u32 %r2, acc;
 setp.gt.u32 %p1,%r1,3;
 shl.b32 %r3,%r1,2;
 add.s32 %r4,%r2,%r3;
 @%p1 bra A;
 st.shared.f32 [%r4], 0f00000000;
A: bar.sync 0;
 mul.wide.u32 %rd3,%r1,2; add.s64 %rd4,%rd2,%rd3;
 ld.global.u16 %h1,[%rd4];
 and.b16 %h1,%h1,1; or.b16 %h1,%h1,2; cvt.rn.f64.u16 %d1,%h1;
 mov.b64 {%f1,%f2},%d1;
 and.b32 %r5,%r3,12; add.s32 %r6,%r2,%r5;
 red.shared.add.f32 [%r6],%f2;
 bar.sync 0;
 @%p1 bra B;
 ld.shared.f32 %f3,[%r4];
 mul.wide.u32 %rd5,%r1,4; add.s64 %rd6,%rd1,%rd5;
 st.global.f32 [%rd6],%f3;
B: ret;
}
"""
# Every second launch comes into the loop around the sums from the side.
_SIDEWAYS = """.visible .entry k(.param .u64 out, .param .u32 n, .param .u64 in)
{
 .reg .b64 %rd<12>; .reg .b32 %r<19>; .reg .f32 %f<5>; .reg .pred %p<3>; .reg .b16 %h<3>;
 .shared .align 4 .b8 acc[16];
 ld.param.u64 %rd1,[out]; cvta.to.global.u64 %rd1,%rd1; ld.param.u64 %rd2,[in];
 cvta.to.global.u64 %rd2,%rd2; ld.param.u32 %r9,[n];
 mov.u32 %r1,%tid.x; mov.u32 %r2,acc; shl.b32 %r3,%r1,2; add.s32 %r4,%r2,%r3;
 mul.wide.u32 %rd3,%r1,2; add.s64 %rd4,%rd2,%rd3; ld.global.u16 %h1,[%rd4];
 setp.gt.u32 %p1,%r1,3; @%p1 bra A;
 st.shared.f32 [%r4],0f00000000;
A: bar.sync 0;
 or.b16 %h1,%h1,1; cvt.rn.f32.u16 %f1,%h1; and.b32 %r5,%r3,12; add.s32 %r6,%r2,%r5;
 mov.u32 %r7,0; and.b32 %r8,%r9,1; setp.eq.u32 %p2,%r8,0; @%p2 bra Q;
P: red.shared.add.f32 [%r6],%f1;
Q: add.s32 %r7,%r7,1; setp.lt.u32 %p2,%r7,%r9; @%p2 bra P;
 bar.sync 0; @%p1 bra B;
 ld.shared.f32 %f3,[%r4]; mul.wide.u32 %rd5,%r1,4; add.s64 %rd6,%rd1,%rd5;
 st.global.f32 [%rd6],%f3;
B: ret;
}
"""
# A pointer is kept, read back in halves, and added to a number that is 0.
_KEPT = """.visible .entry k(.param .u64 out, .param .u64 z)
{
 .reg .b64 %rd<12>; .reg .b32 %r<19>; .reg .pred %p<3>;
 .shared .align 8 .b8 s[512];
 ld.param.u64 %rd1,[out]; ld.param.u64 %rd2,[z];
 mov.u32 %r1,%tid.x; mul.wide.u32 %rd3,%r1,4; add.s64 %rd4,%rd1,%rd3;
 mov.u32 %r5,s; shl.b32 %r6,%r1,3; add.s32 %r7,%r5,%r6;
 st.shared.u64 [%r7],%rd4; ld.shared.v2.u32 {%r8,%r9},[%r7]; mov.b64 %rd5,{%r8,%r9};
 add.s64 %rd6,%rd2,%rd5;
 mov.u32 %r2,0;
L: ld.global.u32 %r3,[%rd4];
 add.s32 %r4,%r3,%r2;
 add.s32 %r4,%r4,3;
 st.global.u32 [%rd6],%r4;
 add.s32 %r2,%r2,1; setp.lt.u32 %p1,%r2,64; @%p1 bra L;
 ret;
}
"""
_TWO_ADDRESSES = """.visible .entry k(.param .u64 out, .param .u64 in)
{
 .reg .b64 %rd<15>; .reg .b32 %r<19>; .reg .pred %p<3>;
 mov.b64 %rd9, out; ld.param.u64 %rd1,[%rd9]; mov.b64 %rd9, in; ld.param.u64 %rd2,[%rd9];
 cvta.to.global.u64 %rd1,%rd1; cvta.to.global.u64 %rd2,%rd2;
 mov.u32 %r1,%tid.x; mul.wide.u32 %rd3,%r1,256; add.s64 %rd4,%rd1,%rd3; add.s64 %rd5,%rd2,%rd3;
 mov.u32 %r2,0;
L: ld.global.u32 %r3,[%rd4]; ld.global.u32 %r4,[%rd5+4]; ld.global.u32 %r5,[%rd4+8];
 ld.global.u32 %r6,[%rd5+12];
 add.s32 %r3,%r3,%r4; add.s32 %r5,%r5,%r6; st.global.u32 [%rd4],%r3; st.global.u32 [%rd5+4],%r5;
 add.s64 %rd4,%rd4,16; add.s64 %rd5,%rd5,16;
 add.s32 %r2,%r2,1; setp.lt.u32 %p1,%r2,15; @%p1 bra L;
 ret;
}
"""
_HALF_COUNTER = """.visible .entry k(.param .u64 out)
{
 .reg .b64 %rd<12>; .reg .b32 %r<19>; .reg .f32 %f<6>; .reg .f64 %d<3>; .reg .pred %p<3>;
 ld.param.u64 %rd1,[out]; cvta.to.global.u64 %rd1,%rd1;
 mov.u32 %r1,%tid.x; mul.wide.u32 %rd3,%r1,256; add.s64 %rd4,%rd1,%rd3;
 mov.b64 {%f1,%f2}, 0d4008000000000000;
 mov.u32 %r2,0;
L: st.global.f32 [%rd4],%f2;
 add.s64 %rd4,%rd4,4; add.rn.f32 %f2,%f2,0f3F800000;
 add.s32 %r2,%r2,1; setp.lt.u32 %p1,%r2,64; @%p1 bra L;
 ret;
}
"""


def test_half_of_a_double_is_no_whole_number() -> None:
    arguments = Buffer("out", "f32", (64,)), numbers("in", 128, type_="u16")
    for text, is_whole in (
        (_HALF, False),
        (
            _HALF.replace("cvt.rn.f64.u16 %d1,%h1", "cvt.rn.f32.u16 %f2,%h1").replace(
                "mov.b64 {%f1,%f2},%d1;", ""
            ),
            True,
        ),
    ):
        subject = subject_of(kernel(text, (1, 1, 1), (128, 1, 1), arguments))
        assert are_exact_sums(subject, subject.shared.arrays[0]) is is_whole


def test_sums_in_a_cycle_with_two_entries_are_not_counted() -> None:
    arguments = Buffer("out", "f32", (4,)), count("n", 512, "u32"), numbers("in", 64, type_="u16")
    for text, is_whole in (
        (_SIDEWAYS, False),
        (_SIDEWAYS.replace("@%p2 bra Q;", ""), True),
    ):
        subject = subject_of(kernel(text, (1, 1, 1), (64, 1, 1), arguments))
        assert has_other_cycles(subject.slicer.flow) is not is_whole
        if not is_whole:
            assert not are_exact_sums(subject, subject.shared.arrays[0])


def test_a_float_that_begins_with_half_of_a_double_counts_nothing() -> None:
    launch = kernel(_HALF_COUNTER, (1, 1, 1), (64, 1, 1), (Buffer("out", "f32", (4096,)),))
    assert refused(LoopToThreads(128, 1), launch)


def test_an_address_from_memory_may_be_beside_a_zero() -> None:
    arguments = Buffer("out", "u32", (64,)), Scalar("z", "u64", 0)
    subject = subject_of(kernel(_KEPT, (1, 1, 1), (64, 1, 1), arguments))
    touching = [
        n for n, each in enumerate(subject.code.effects) if each.opcode.space is Space.GLOBAL
    ]
    assert subject.aliasing.may_alias(touching[0], touching[1])


def test_a_register_that_held_two_addresses_names_no_parameter() -> None:
    arguments = Buffer("out", "u32", (4096,)), Buffer("in", "u32", (4096,))
    for text, named in (
        (_TWO_ADDRESSES, ["", ""]),
        (_TWO_ADDRESSES.replace("[%rd9]", "[out]", 1).replace("[%rd9]", "[in]"), ["out", "in"]),
    ):
        code = subject_of(kernel(text, (1, 1, 1), (64, 1, 1), arguments)).code
        loads = [n for n, each in enumerate(code.instructions) if each.base == "ld"][:2]
        assert [given_pointer(code, n) for n in loads] == named
