import math
import re
import struct
from collections.abc import Callable

import pytest
from machine_code import bodies

from cuado.kernel.built import Built
from cuado.kernel.facts.registers.fp64_registers import single_opcode
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.ptx import parse
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.fp64_as_fp32 import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.version 8.7
.target {target}
.address_size 64
.visible .entry k(.param .u64 x, .param .f64 factor)
{{
	.reg .b32 %r<20>;
	.reg .b64 %rd<20>;
	.reg .f64 %d<20>;
	.reg .f32 %f<20>;
	.reg .pred %p<5>;
	.shared .align 16 .b8 tile[4096];
	ld.param.u64 %rd1, [x];
	ld.param.f64 %d1, [factor];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 16;
	add.s64 %rd4, %rd2, %rd3;
	setp.lt.u32 %p1, %r1, 100;
	ld.global.f64 %d2, [%rd4];
	{body}
	st.global.f64 [%rd4+8], %d3;
	ret;
}}
"""
TARGETS = ("sm_75", "sm_80", "sm_90", "sm_100", "sm_120")
EVERYTHING = """
	mov.f64 %d3, 0d3FF8000000000000;
	fma.rn.f64 %d3, %d2, %d1, %d3;
	@%p1 ld.global.v2.f64 {%d4, %d5}, [%rd4];
	@!%p1 mov.f64 %d4, %d3;
	@!%p1 mov.f64 %d5, 0d4000000000000000;
	setp.gt.f64 %p2, %d4, %d5;
	selp.f64 %d6, %d4, %d5, %p2;
	cvt.rn.f64.s32 %d7, %r1;
	cvt.f64.f32 %d8, 0f3F800000;
	add.f64 %d6, %d6, %d7;
	div.rn.f64 %d6, %d6, %d8;
	sqrt.rn.f64 %d9, %d6;
	abs.f64 %d9, %d9;
	cvt.rzi.f64.f64 %d10, %d9;
	cvt.rn.f32.f64 %f1, %d10;
	cvt.rzi.s32.f64 %r2, %d10;
	cvt.rn.f32.s32 %f2, %r2;
	add.f32 %f3, %f1, %f2;
	st.global.f32 [%rd4], %f3;
	mov.b64 {%r3, %r4}, %d10;
	shfl.sync.bfly.b32 %r5, %r3, 1, 31, -1;
	shfl.sync.bfly.b32 %r6, %r4, 1, 31, -1;
	mov.b64 %d11, {%r5, %r6};
	mul.f64 %d12, %d11, %d10;
	st.shared.v2.f64 [tile], {%d12, %d11};
	{ .reg .f64 %d12; ld.shared.f64 %d12, [tile+8]; neg.f64 %d3, %d12; }
	min.f64 %d3, %d3, %d12;
	red.global.add.f64 [%rd4], %d3;
"""


def assembled(make: MakeSubject, body: str, target: str = "sm_90") -> Kernel:
    return make(KERNEL.format(target=target, body=body), "k", (64, 1, 1), (128, 1, 1))


@pytest.mark.parametrize("target", TARGETS)
def test_no_double_arithmetic_is_left_and_memory_is_as_before(
    make_subject: MakeSubject, built: Build, target: str
) -> None:
    kernel = assembled(make_subject, EVERYTHING, target)
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.SEPARATE
    assert proposal.pin_occupancy
    assert not proposal.keeps_results
    assert proposal.ptx
    rewritten = built(proposal.ptx, "k")
    assert kernel.built.classes[SassClass.FP64] > 5
    assert rewritten.classes[SassClass.FP64] == 0
    for kind in (SassClass.WARP, SassClass.ATOMIC):
        assert rewritten.classes[kind] == kernel.built.classes[kind], kind
    for expected in proposal.expectations:
        (kind,) = expected.classes
        added = rewritten.classes[kind] - kernel.built.classes[kind]
        assert -expected.minus <= added <= expected.plus, kind
    assert _widths(rewritten) == _widths(kernel.built)


def _widths(made: Built) -> list[str]:
    """Opcodes of the loads and stores of a kernel, whose modifiers tell the width."""
    opcodes = (each.sass.split()[0] for each in bodies("k", made.cubin)[0])
    return sorted(each for each in opcodes if each.startswith(("LDG", "STG", "LDS", "STS")))


@pytest.mark.parametrize(
    ("double", "single"),
    [
        ("0dBFF8000000000000", -1.5),
        ("-0d3FF8000000000000", -1.5),
        ("0.7", 0.7),
        ("0d3E112E0BE826D695", 1e-9),
        ("0d7E37E43C8800759C", 2.0**128 - 2.0**104),
        ("0d81A56E1FC2F8F359", -(2.0**-126)),
        ("0d7FF0000000000000", math.inf),
        ("0d8000000000000000", -0.0),
    ],
)
def test_constants_are_rounded(double: str, single: float, make_subject: MakeSubject) -> None:
    body = f"mul.f64 %d3, %d2, {double};"
    proposal = propose(assembled(make_subject, body), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert f", 0f{struct.pack('>f', single).hex().upper()};" in proposal.ptx


def test_parameters_are_rounded_where_they_are_read(make_subject: MakeSubject) -> None:
    proposal = propose(assembled(make_subject, "mul.f64 %d3, %d2, %d1;"), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    converted = re.findall(r"cvt\.rn\.f32\.f64 (%\w+), %d1;", proposal.ptx)
    assert len(converted) == 1
    assert re.search(rf"mul\.f32 .*, {converted[0]};", proposal.ptx)


@pytest.mark.parametrize(
    ("double", "single"),
    [
        ("fma.rn.f64", "fma.rn.f32"),
        ("mad.rz.f64", "fma.rz.f32"),
        ("rcp.approx.ftz.f64", "rcp.approx.ftz.f32"),
        ("setp.lt.and.f64", "setp.lt.and.f32"),
        ("cvt.f64.f32", "mov.b32"),
        ("cvt.rn.f32.f64", "mov.b32"),
        ("cvt.rn.sat.f32.f64", "cvt.sat.f32.f32"),
        ("cvt.rmi.f64.f64", "cvt.rmi.f32.f32"),
        ("cvt.f64.s32", "cvt.rn.f32.s32"),
        ("cvt.rzi.u64.f64", "cvt.rzi.u64.f32"),
        ("cvt.rn.f16.f64", "cvt.rn.f16.f32"),
    ],
)
def test_opcodes_have_an_fp32_form(double: str, single: str) -> None:
    module = parse(f".version 8.0 .target sm_80 .entry k() {{ {double} %a, %b; }}")
    assert module.entries[0].instructions()[0].opcode == double
    assert single_opcode(module.entries[0].instructions()[0]) == single


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (
            "add.f64 %d3, %d1, %d1; setp.gt.f64 %p2, %d3, 0d3FF0000000000000; @%p2 bra end;"
            "st.global.u32 [%rd4], 1; end:",
            "decides",
        ),
        ("add.f64 %d3, %d2, %d1; setp.gt.f64 %p2, %d3, %d1; @%p2 st.global.u32 [%rd4], 1;", "dec"),
        (
            "add.f64 %d3, %d2, %d1; cvt.rzi.s64.f64 %rd5, %d3; add.s64 %rd6, %rd2, %rd5;"
            "st.global.u8 [%rd6], %r1;",
            "decides",
        ),
        (
            "add.f64 %d3, %d2, %d1; mov.b64 {%r2, %r3}, %d2; setp.lt.s32 %p2, %r3, 0;"
            "@%p2 bra end; st.global.u32 [%rd4], 1; end:",
            "decides",
        ),
        (
            "add.f64 %d3, %d2, %d1; st.shared.f64 [tile], %d3; ld.shared.u32 %r2, [tile];"
            "mul.wide.u32 %rd5, %r2, 4; add.s64 %rd6, %rd2, %rd5; st.global.u8 [%rd6], %r1;",
            "decides",
        ),
        (
            "add.f64 %d3, %d2, %d1; { .param .b64 p; st.param.f64 [p], %d3; call f, (p); }",
            "functions",
        ),
        ("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%d3, %d4}, {%d1}, {%d2}, {%d1, %d1};"
         "add.f64 %d3, %d3, %d2;", "'mma"),
    ],
)  # fmt: skip
def test_values_that_decide_something_stay_double(
    make_subject: MakeSubject, body: str, reason: str
) -> None:
    text = KERNEL.format(target="sm_90", body=body)
    text = text.replace(".visible", ".visible .func f(.param .b64 q) { ret; }\n.visible", 1)
    refusal = propose(make_subject(text, "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent


def test_values_that_are_only_moved_are_no_arithmetic(make_subject: MakeSubject) -> None:
    refusal = propose(assembled(make_subject, "mov.f64 %d3, %d2;"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


CHOOSING = """
	cvt.rn.f64.u32 %d2, %r1;
	mul.f64 %d3, %d2, %d1;
	{compare}
	@%p2 bra other;
	{side}
	bra.uni join;
other:
	add.f64 %d3, %d3, 0d4000000000000000;
join:
	{after}
"""
ABOVE = "setp.gt.f64 %p2, %d3, 0d3FE4F92224DD2F1A;"
SIDE = "mul.f64 %d3, %d3, %d3;"
MAGNITUDE = """
	mov.b64 {%r2, %r3}, %d3;
	and.b32 %r4, %r3, 2147483647;
	mov.b64 %d4, {%r2, %r4};
	setp.gt.f64 %p2, %d4, 0d3FE4F92224DD2F1A;
"""


def choosing(compare: str = ABOVE, side: str = SIDE, after: str = "") -> str:
    return CHOOSING.format(compare=compare, side=side, after=after)


@pytest.mark.parametrize(
    "body",
    [
        choosing(),
        choosing(MAGNITUDE),
        choosing(side=f"setp.lt.u32 %p3, %r1, 7; @%p3 bra in; {SIDE} in: {SIDE}"),
        # in a loop whose length is another matter
        f"mov.u32 %r9, 0; loop: {choosing()} add.u32 %r9, %r9, 1; setp.lt.u32 %p4, %r9, 9;"
        "@%p4 bra loop;",
        choosing(f"ld.global.f32 %f1, [%rd4]; cvt.f64.f32 %d3, %f1; {ABOVE}"),
    ],
    ids=["branch", "magnitude", "nested", "in a loop", "float loaded"],
)
def test_a_branch_between_arithmetic_may_compare_floats(
    make_subject: MakeSubject, built: Build, body: str
) -> None:
    proposal = propose(assembled(make_subject, body), Scope())
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx
    assert "setp.gt.f32" in proposal.ptx
    assert built(proposal.ptx, "k").classes[SassClass.FP64] == 0
    assert any("1 branch compares in single precision" in note for note in proposal.notes)


def test_what_is_compared_is_the_rounded_double(make_subject: MakeSubject) -> None:
    proposal = propose(assembled(make_subject, choosing(MAGNITUDE)), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    (shadow,) = re.findall(r"setp\.gt\.f32 %p2, (%\w+), 0f3F27C911;", proposal.ptx)
    assert not re.search(rf"xor\.b32 {shadow},", proposal.ptx)


def test_nothing_is_said_of_thresholds_without_any(make_subject: MakeSubject) -> None:
    proposal = propose(assembled(make_subject, "mul.f64 %d3, %d2, %d1;"), Scope())
    assert isinstance(proposal, Proposal)
    assert len(proposal.notes) == 1


@pytest.mark.parametrize(
    "body",
    [
        choosing(side=f"{SIDE} st.global.f64 [%rd4], %d3;"),
        choosing(side=f"{SIDE} bar.sync 0;"),
        choosing(side=f"{SIDE} shfl.sync.bfly.b32 %r5, %r1, 1, 31, -1;"),
        choosing(side=f"{SIDE} st.global.f64 [%rd4], %d3; ret;"),
        choosing(
            side=f"mov.u32 %r9, 0; loop: {SIDE} add.u32 %r9, %r9, 1;"
            "setp.lt.u32 %p4, %r9, 9; @%p4 bra loop;"
        ),
        f"again: {SIDE} add.f64 %d3, %d3, %d1; {ABOVE} @%p2 bra again;",
        f"again: add.f64 %d3, %d3, %d1; {ABOVE} @%p2 bra out; setp.lt.u32 %p4, %r1, 9;"
        "@%p4 bra again; out:",
        # the side taken decides an address, or a loop's length
        f"mov.u64 %rd5, %rd4; {choosing(side='add.s64 %rd5, %rd5, 8;')} st.global.u8 [%rd5], %r1;",
        f"mov.u32 %r9, 0; {choosing(side='mov.u32 %r9, 5;')}"
        f"loop: {SIDE} add.u32 %r9, %r9, 1; setp.lt.u32 %p4, %r9, 9; @%p4 bra loop;",
        # halves of doubles read as floats, which are of another size
        choosing(f"ld.global.f64 %d3, [%rd4]; {ABOVE}"),
        choosing("mov.b64 {%r2, %r3}, %d3; setp.gt.u32 %p2, %r3, 1077088193;"),
        choosing(MAGNITUDE.replace("2147483647", "2146435072")),
        choosing(
            "st.shared.f64 [tile], %d3; ld.shared.f32 %f1, [tile];"
            f"cvt.f64.f32 %d3, %f1; {ABOVE}"
        ),
    ],
    ids=[
        *("store", "barrier", "exchange", "exit", "loop inside", "loop", "leaves a loop"),
        *("address", "trips", "double loaded", "upper half", "exponent", "through memory"),
    ],
)  # fmt: skip
def test_other_branches_on_doubles_are_kept(make_subject: MakeSubject, body: str) -> None:
    refusal = propose(assembled(make_subject, body), Scope())
    assert isinstance(refusal, Refusal)
    assert "decides" in refusal.reason
