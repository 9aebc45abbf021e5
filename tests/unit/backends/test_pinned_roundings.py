"""PTX that states the roundings of a machine code, and assembles to it."""

import pytest

from cuado.kernel.roundings.observed import is_same_code, observed
from cuado.kernel.roundings.pinned import Pinned, pinned
from cuado.ptx import parse
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.rounding import free_in, states_all_roundings
from cuado.sass.rounding import Rounding, rounding_of
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.cache import Cache

OPTIONS = AssembleOptions("sm_90")
KERNEL = """.version 8.6
.target sm_90
.address_size 64
.visible .entry small(.param .u64 data, .param .u32 count)
{{
    .reg .f32 %f<20>; .reg .f64 %d<9>; .reg .b16 %h<9>; .reg .b32 %r<20>; .reg .b64 %rd<9>;
    .reg .pred %p<5>;
    ld.param.u64 %rd1, [data];
    ld.param.u32 %r1, [count];
    cvta.to.global.u64 %rd1, %rd1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd2, %r2, 64;
    add.s64 %rd1, %rd1, %rd2;
    ld.global.f32 %f1, [%rd1]; ld.global.f32 %f2, [%rd1+4]; ld.global.f32 %f3, [%rd1+8];
    ld.global.f64 %d1, [%rd1+16]; ld.global.f64 %d2, [%rd1+24]; ld.global.f64 %d3, [%rd1+32];
    ld.global.b16 %h1, [%rd1+40]; ld.global.b16 %h2, [%rd1+42]; ld.global.b16 %h3, [%rd1+44];
    ld.global.b32 %r4, [%rd1+48]; ld.global.b32 %r5, [%rd1+52]; ld.global.b32 %r6, [%rd1+56];
    {body}
    ret;
}}
"""
STORES = {"%r9": "b32", "%h8": "b16", "%d8": "f64", "%f9": "f32"}
"""What a body's result may be, and how it is stored; the first of them that a body writes."""
FUSED = {
    "f32": "mul.f32 %f8, %f1, %f2; add.f32 %f9, %f8, %f3;",
    "the other term": "mul.f32 %f8, %f1, %f2; add.f32 %f9, %f3, %f8;",
    "product taken away": "mul.f32 %f8, %f1, %f2; sub.f32 %f9, %f3, %f8;",
    "taken from the product": "mul.f32 %f8, %f1, %f2; sub.f32 %f9, %f8, %f3;",
    "constant factor": "mul.f32 %f8, %f1, 0f3F000000; sub.f32 %f9, %f3, %f8;",
    "flushed": "mul.ftz.f32 %f8, %f1, %f2; add.ftz.f32 %f9, %f8, %f3;",
    "saturated": "mul.f32 %f8, %f1, %f2; add.sat.f32 %f9, %f8, %f3;",
    "two products": "mul.f32 %f8, %f1, %f2; mul.f32 %f7, %f2, %f3; add.f32 %f9, %f8, %f7;",
    "factor overwritten": "mov.f32 %f4, %f1; mul.f32 %f8, %f4, %f2; add.f32 %f4, %f4, %f3;"
    "add.f32 %f9, %f8, %f4;",
    "f64": "mul.f64 %d7, %d1, %d2; sub.f64 %d8, %d7, %d3;",
    "f16": "mul.f16 %h7, %h1, %h2; add.f16 %h8, %h7, %h3;",
    "bf16": "mul.bf16 %h7, %h1, %h2; add.bf16 %h8, %h7, %h3;",
    "f16x2": "mul.f16x2 %r8, %r4, %r5; add.f16x2 %r9, %r8, %r6;",
    "bf16x2": "mul.bf16x2 %r8, %r4, %r5; add.bf16x2 %r9, %r8, %r6;",
}
APART = {
    "sum alone": "add.f32 %f9, %f1, %f2;",
    "product alone": "mul.f32 %f9, %f1, %f2;",
    "one states it": "mul.rn.f32 %f8, %f1, %f2; add.f32 %f9, %f8, %f3;",
    "product read twice": "mul.f32 %f8, %f1, %f2; add.f32 %f7, %f8, %f3; mul.f32 %f9, %f7, %f8;",
    "in between": "mul.f32 %f8, %f1, %f2; abs.f32 %f8, %f8; add.f32 %f9, %f8, %f3;",
    "another precision": "mul.f32 %f8, %f1, %f2; cvt.f64.f32 %d7, %f8; add.f64 %d8, %d7, %d3;",
    "unlike": "mul.ftz.f32 %f8, %f1, %f2; add.f32 %f9, %f8, %f3;",
    "exponential": "ex2.approx.f32 %f8, %f1; add.f32 %f9, %f8, %f3;",
    "root": "sqrt.approx.f32 %f8, %f1; add.f32 %f9, %f8, %f3;",
    "f16x2": "add.f16x2 %r8, %r4, %r5; mul.f16x2 %r9, %r8, %r6;",
}
CARRIED = """mov.f32 %f9, 0f00000000; mov.f32 %f8, 0f00000000;
LOOP: add.f32 %f9, %f9, %f8; ld.global.f32 %f4, [%rd1]; mul.f32 %f8, %f4, %f2;
    add.s64 %rd1, %rd1, 4; add.u32 %r1, %r1, -1; setp.ne.u32 %p1, %r1, 0; @%p1 bra LOOP;"""
"""A product that the next turn adds: fused within what the assembler unrolls, and nowhere else."""
OPEN = {
    "scaled": (
        "mul.f32 %f8, %f1, %f2; mul.f32 %f9, %f8, 0f40000000;",
        "multiple by a power of two",
    ),
    "quotient": ("div.approx.f32 %f8, %f1, %f2; add.f32 %f9, %f8, %f3;", "unknown product"),
    "quotient by a constant": (
        "div.full.f32 %f8, %f1, 0f40400000; add.f32 %f9, %f8, %f3;",
        "unknown product",
    ),
    "reciprocal": ("rcp.approx.f32 %f8, %f1; add.f32 %f9, %f8, %f3;", "unknown product"),
    "some copies": (CARRIED, "in some copies"),
}


def kernel(body: str) -> str:
    """A module whose kernel ends by storing what the body's last result is."""
    result = next(each for each in STORES if f" {each}," in body or f"({each})" in body)
    return KERNEL.format(body=f"{body}\n    st.global.{STORES[result]} [%rd1], {result};")


def found(body: str) -> tuple[str, Pinned]:
    """A kernel and what was pinned of it, with the promises that hold in any case."""
    text = kernel(body)
    made = pinned(text, "small", OPTIONS)
    assert made.ptx.count("\n") == text.count("\n")
    assert (not made.open) == (not free_in(parse(made.ptx)))
    if made.is_same_code:
        one, other = (assemble(each, OPTIONS, cache=Cache.default()) for each in (text, made.ptx))
        assert is_same_code(one.cubin, other.cubin)
    return text, made


@pytest.mark.parametrize("name", FUSED)
def test_what_is_fused_is_stated_as_fused(name: str) -> None:
    text, made = found(FUSED[name])
    assert not made.open
    assert made.is_same_code
    assert "fma.rn" in made.ptx
    fused = [e.rounding for e in observed(text, "small", OPTIONS).arithmetic]
    assert Rounding.FUSED in fused


@pytest.mark.parametrize("name", APART)
def test_what_is_apart_is_stated_as_apart(name: str) -> None:
    _, made = found(APART[name])
    assert not made.open
    assert made.is_same_code
    assert "fma" not in made.ptx
    assert states_all_roundings(made.ptx)


@pytest.mark.parametrize("name", OPEN)
def test_what_cannot_be_stated_stays_open(name: str) -> None:
    body, reason = OPEN[name]
    text, made = found(body)
    assert made.open
    assert all(reason in why for why in made.open.values())
    lines = text.split("\n")
    assert all("f32" in lines[line - 1] for line in made.open)


def test_what_states_its_roundings_is_not_even_parsed() -> None:
    text = "no PTX at all: add.rn.f32 %f1, %f2, %f3;"
    assert pinned(text, "small", OPTIONS) == Pinned(text)


def test_what_looks_free_in_a_comment_costs_no_more_than_reading() -> None:
    text = kernel("add.rn.f32 %f9, %f1, %f2; // add.f32 %f9;")
    assert not states_all_roundings(text)
    assert pinned(text, "small", OPTIONS).ptx == text


def test_functions_that_a_kernel_calls_are_pinned_with_it() -> None:
    called = """.func (.reg .f32 %out) apart(.reg .f32 %in)
{ .reg .f32 %t; mul.f32 %t, %in, 0f40400000; abs.f32 %t, %t; add.f32 %out, %t, %in; ret; }
"""
    text = kernel("call (%f9), apart, (%f1);").replace(".visible", called + ".visible")
    made = pinned(text, "small", OPTIONS)
    assert not made.open
    assert made.ptx.count(".rn.f32") == 2


@pytest.mark.parametrize(
    ("sass", "expected"),
    [
        ("FADD R5, R4, -R5", Rounding.SUM),
        ("@!P0 FMUL.FTZ R5, R4, 2", Rounding.PRODUCT),
        ("FMUL.M2 R5, R0, R5", Rounding.SCALED),
        ("FMUL.D4 R5, R0, R5", Rounding.SCALED),
        ("FFMA.SAT R5, R0.reuse, R5, R7", Rounding.FUSED),
        ("FFMA R5, R0, 1, R7", Rounding.SUM),
        ("FFMA R5, R0, R7, -RZ", Rounding.PRODUCT),
        ("FFMA R5, R0, 0.25, RZ", Rounding.FUSED),
        ("HFMA2.MMA.BF16_V2 R0, R0, R5, -RZ", Rounding.PRODUCT),
        ("HFMA2 R0, R0.H0_H0, 1, 1, R4.H0_H0", Rounding.SUM),
        ("HMUL2.F32 R5, R4.H0_H0, R4.H1_H1", Rounding.WIDER),
        ("DFMA R4, R4, R6, R8", Rounding.FUSED),
        ("UFADD UR4, UR5, UR6", Rounding.SUM),
        ("IADD3 R4, R4, R6, R8", None),
        ("MUFU.RCP R4, R4", None),
        ("", None),
    ],
)
def test_what_machine_instructions_round(sass: str, expected: Rounding | None) -> None:
    assert rounding_of(sass) is expected


def test_copies_that_round_differently_are_seen_as_such() -> None:
    text = kernel(CARRIED)
    code = Code(module := parse(text), module.entries[0])
    index = next(n for n, each in enumerate(code.instructions) if each.opcode == "add.f32")
    made = {each.rounding for each in observed(text, "small", OPTIONS).of(index)}
    assert made == {Rounding.FUSED, Rounding.SUM}
