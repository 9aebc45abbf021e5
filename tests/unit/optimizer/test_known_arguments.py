"""Integers of the launch compiled in: results stay bit for bit."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, kernel, numbers, refused, rewritten, subject_of
from machine_code import built

from cuado.model.arguments import Scalar
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.known_arguments import KnownArguments
from cuado.sass.toolchain.classes import SassClass

CASES = {
    "integer_division": {"N": 512},
    "integer_division_index": {"WIDTH": 24, "HEIGHT": 16, "DEPTH": 8},
    "low_ilp": {"BLOCKS": 2, "STEPS": 16},
    "multiply_naive": {"N": 64},
}


@pytest.mark.parametrize("name", CASES)
def test_programs_compute_the_same(name: str) -> None:
    assert_alike(KnownArguments(), case(f"benchmarks/planted/{name}.toml", **CASES[name]))


def test_what_is_computed_of_them_is_folded() -> None:
    launch = case("benchmarks/planted/integer_division.toml", N=512)
    subject = subject_of(launch)
    (only,) = KnownArguments.candidates(subject)
    made, advice = only.apply(subject), only.advice(subject)
    assert isinstance(made, Rewritten)
    assert made.notes == ("for divisor = 8, rounds = 200 alone",)
    assert advice is not None
    assert "template" in advice.says
    before, after = subject.built.classes, built(made.launch).classes
    assert before[SassClass.CONVERSION] > 0  # of divisions
    assert after[SassClass.CONVERSION] == 0
    assert not KnownArguments.candidates(subject_of(made.launch))


def test_a_kernel_in_triton_is_told_of_constants_of_triton() -> None:
    subject = subject_of(case("benchmarks/planted/integer_division.toml", N=512))
    ptx = subject.launch.ptx + '\n.file 9 "/home/x/attend.py"\n'
    triton = replace(subject, launch=replace(subject.launch, ptx=ptx))
    (only,) = KnownArguments.candidates(subject)
    advice = only.advice(triton)
    assert advice is not None
    assert "template" not in advice.says
    assert "tl.constexpr" in advice.after


KERNEL = """.visible .entry k(.param .u64 out, .param .u32 a, .param .s64 b, .param .f32 c,
    .param .u64 in, .param .s16 d)
{{
    .reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .pred %p<4>; .reg .f32 %f<9>; .reg .b16 %h<4>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r4, [%rd3];
    mov.b32 %f0, %r4;
    mov.u32 %r1, 0;
    {body}
    st.global.u32 [%rd4], %r1;
    ret;
}}"""


def launched(body: str) -> Launch:
    """64 threads that are given -7, -(2**40 + 3), 1.5 and 12."""
    arguments = (
        numbers("out", 64, type_="u32"),
        Scalar("a", "u32", 2**32 - 7),
        Scalar("b", "s64", -(2**40) - 3),
        Scalar("c", "f32", 1.5),
        numbers("in", 64, type_="u32", seed=2),
        Scalar("d", "s16", 12),
    )
    return kernel(KERNEL.format(body=body), (1, 1, 1), (64, 1, 1), arguments)


BODIES = {
    "signed": "ld.param.s32 %r2, [a]; div.s32 %r1, %r4, %r2; rem.s32 %r3, %r4, %r2;"
    "add.s32 %r1, %r1, %r3;",
    "unsigned": "ld.param.u32 %r2, [a]; div.u32 %r1, %r4, %r2; shr.u32 %r3, %r2, 3;"
    "add.s32 %r1, %r1, %r3;",
    "long": "ld.param.u64 %rd5, [b]; cvt.u64.u32 %rd6, %r4; mul.lo.s64 %rd6, %rd6, %rd6;"
    "mul.lo.s64 %rd6, %rd6, %rd6; div.s64 %rd6, %rd6, %rd5; cvt.u32.u64 %r1, %rd6;",
    "upper half of a pair": "ld.param.u64 %rd5, [b]; mov.b64 {%r2, %r3}, %rd5;"
    "mul.lo.u32 %r4, %r4, 1000003; rem.u32 %r1, %r4, %r3;",
    "upper half of a word": "ld.param.u32 %r2, [a]; mov.b32 {%h1, %h2}, %r2;"
    "cvt.u32.u16 %r3, %h2; mul.lo.u32 %r4, %r4, 1000003; rem.u32 %r1, %r4, %r3;",
    "narrowed": "ld.param.u32 %r2, [a]; cvt.u8.u32 %h1, %r2; cvt.u32.u16 %r3, %h1;"
    "rem.u32 %r1, %r4, %r3;",
    "guarded": "setp.gt.u32 %p1, %r4, 500; @%p1 ld.param.u32 %r1, [a];",
    "floats stay": "ld.param.u32 %r2, [a]; ld.param.f32 %f1, [c]; add.f32 %f2, %f0, %f1;"
    "mov.b32 %r1, %f2; add.s32 %r1, %r1, %r2;",
    "fused": "ld.param.u32 %r2, [a]; mul.f32 %f1, %f0, %f0; add.f32 %f2, %f0, %f1;"
    "mov.b32 %r1, %f2; add.s32 %r1, %r1, %r2;",
    "moved": "ld.param.u32 %r2, [a]; mul.f32 %f1, %f0, %f0; mov.f32 %f3, %f1;"
    "sub.f32 %f2, %f3, %f0; mov.b32 %r1, %f2; add.s32 %r1, %r1, %r2;",
    "rounded": "ld.param.u32 %r2, [a]; mul.rn.f32 %f1, %f0, %f0; add.rn.f32 %f2, %f0, %f1;"
    "mov.b32 %r1, %f2; add.s32 %r1, %r1, %r2;",
}


@pytest.mark.parametrize("name", BODIES)
def test_numbers_are_those_of_the_launch(name: str) -> None:
    assert_alike(KnownArguments(), launched(BODIES[name]))


def test_others_are_read() -> None:
    text = rewritten(KnownArguments(), launched(BODIES["floats stay"])).ptx
    assert "[c]" in text
    assert "[out]" in text
    assert "[a]" not in text
    assert "mov.b32 %r2, 4294967289;" in text


READ = "ld.param.u32 %r2, [a]; add.s32 %r1, %r4, %r2;"
REFUSALS = {
    "none": ("ld.param.f32 %f1, [c]; mov.b32 %r1, %f1;", "reads no integer"),
    "part": ("ld.param.u32 %r2, [b]; add.s32 %r1, %r4, %r2;", "reads no integer"),
    "behind": ("ld.param.u32 %r2, [b+4]; add.s32 %r1, %r4, %r2;", "reads no integer"),
    "narrow": ("ld.param.s16 %h1, [d]; cvt.s32.s16 %r1, %h1;", "reads no integer"),
    "address": (f"{READ} mov.b64 %rd9, a;", "the address of a parameter escapes"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_refused(name: str) -> None:
    body, reason = REFUSALS[name]
    assert reason in refused(KnownArguments(), launched(body)).reason
