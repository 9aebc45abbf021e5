"""Experiments that replace floating-point arithmetic: fast-math and its relatives."""

import re
from collections.abc import Callable

import pytest
from machine_code import bodies

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.listing import SassInstruction
from cuado.what_if.experiment import Experiment
from cuado.what_if.registry import experiment_named

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 x)
{{
	.reg .b16 %h<9>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<9>;
	.reg .f32 %f<20>;
	.reg .f64 %d<9>;
	.reg .pred %p<3>;
	ld.param.u64 %rd1, [x];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 16;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.v2.f32 {{%f1, %f2}}, [%rd4];
	ld.global.f64 %d1, [%rd4+8];
	mov.b64 {{%r2, %r3}}, %d1;
	mov.b32 {{%h1, %h2}}, %r2;
	setp.lt.u32 %p1, %r1, 100;
	{body}
	st.global.f32 [%rd4], %f9;
	ret;
}}
"""
DIVISIONS = """
	div.rn.f32 %f3, %f1, %f2;
	@%p1 sqrt.rn.ftz.f32 %f3, %f3;
	rcp.rz.f32 %f4, %f3;
	div.full.f32 %f9, %f4, %f1;
"""
FUNCTIONS = """
	sin.approx.f32 %f3, %f1;
	@!%p1 ex2.approx.ftz.f32 %f3, 0f40000000;
	div.rn.f32 %f4, %f3, %f2;
	rsqrt.approx.f32 %f5, %f4;
	ex2.approx.f16 %h3, %h1;
	tanh.approx.f16x2 %r4, %r2;
	ex2.approx.ftz.bf16x2 %r5, %r4;
	mov.b32 %f6, %r5;
	cvt.f32.f16 %f7, %h3;
	add.f32 %f8, %f5, %f6;
	add.f32 %f9, %f8, %f7;
"""
PRODUCTS = """
	mul.rn.f32 %f3, %f1, %f2;
	add.rn.f32 %f4, %f3, %f2;
	mul.rn.f64 %d2, %d1, %d1;
	sub.rn.f64 %d3, %d1, %d2;
	mul.rn.f16 %h3, %h1, %h2;
	@%p1 add.rn.f16 %h1, %h3, %h2;
	cvt.rn.f32.f64 %f5, %d3;
	cvt.f32.f16 %f6, %h1;
	add.f32 %f7, %f5, %f6;
	add.f32 %f9, %f7, %f4;
"""
BODIES = {
    "fast-math": DIVISIONS,
    "free-special-functions": FUNCTIONS,
    "fused-multiply-add": PRODUCTS,
}
STEERING = {
    "fast-math": "rcp.rn.f32 %f9, %f1;",
    "free-special-functions": "cos.approx.f32 %f9, %f1;",
    "fused-multiply-add": "mul.rn.f32 %f3, %f1, %f2; add.rn.f32 %f9, %f3, %f2;",
}
ENDINGS = (
    "setp.gt.f32 %p2, %f9, %f1; @%p2 bra end; st.global.f32 [%rd4], %f1; end:",
    "setp.gt.f32 %p2, %f9, %f1; @%p2 st.global.f32 [%rd4], %f1;",
    "cvt.rzi.u32.f32 %r5, %f9; mul.wide.u32 %rd5, %r5, 4; add.s64 %rd6, %rd2, %rd5;"
    "st.global.f32 [%rd6], %f1;",
    # By global memory: what another thread has stored before a barrier.
    "st.global.f32 [%rd4+4], %f9; bar.sync 0; ld.global.f32 %f10, [%rd4+20];"
    "setp.gt.f32 %p2, %f10, %f1; @%p2 bra end; st.global.f32 [%rd4], %f1; end:",
)


def kernel(make: MakeSubject, body: str) -> Kernel:
    return make(KERNEL.format(body=body), "k", (64, 1, 1), (128, 1, 1))


def made(experiment: Experiment, kernel: Kernel) -> tuple[Proposal, str]:
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal), proposal
    assert proposal.kind is Kind.SEPARATE
    assert proposal.pin_occupancy
    assert not proposal.keeps_results
    assert proposal.ptx
    return proposal, proposal.ptx


def code_of(version: Built) -> tuple[SassInstruction, ...]:
    return bodies("k", version.cubin)[0]


def test_rounded_functions_become_approximate(make_subject: MakeSubject, built: Build) -> None:
    subject = kernel(make_subject, DIVISIONS)
    proposal, ptx = made(experiment_named("fast-math"), subject)
    assert "div.approx.f32 %f3, %f1, %f2;" in ptx
    assert "@%p1 sqrt.approx.ftz.f32 %f3, %f3;" in ptx
    assert "rcp.approx.f32 %f4, %f3;" in ptx
    assert "div.approx.f32 %f9, %f4, %f1;" in ptx
    assert len(proposal.touched) == 4
    classes = built(ptx, "k").classes
    assert classes[SassClass.CONTROL] < subject.built.classes[SassClass.CONTROL]
    assert classes[SassClass.SPECIAL] == 4


def test_special_functions_become_polynomials(make_subject: MakeSubject, built: Build) -> None:
    subject = kernel(make_subject, FUNCTIONS)
    experiment = experiment_named("free-special-functions")
    assert experiment.is_bound
    _, ptx = made(experiment, subject)
    assert "@!%p1 fma.rn.f32 %f3, " in ptx
    assert subject.built.classes[SassClass.SPECIAL] >= 7
    assert not built(ptx, "k").classes[SassClass.SPECIAL]


def test_products_and_sums_are_fused(make_subject: MakeSubject, built: Build) -> None:
    subject = kernel(make_subject, PRODUCTS)
    proposal, ptx = made(experiment_named("fused-multiply-add"), subject)
    assert len(proposal.touched) == 6
    before, after = subject.built.classes, built(ptx, "k").classes
    for kind in (SassClass.FP32, SassClass.FP64, SassClass.FP16):
        assert after[kind] == before[kind] - 1, kind


@pytest.mark.parametrize(
    ("body", "fused"),
    [
        ("mul.rn.f32 %f3, %f1, %f2; add.rn.f32 %f9, %f3, %f2;", "fma.rn.f32 %f9, %f1, %f2, %f2;"),
        ("mul.rn.f32 %f1, %f1, 0f40000000; @%p1 add.rn.f32 %f9, %f2, %f1;",
         "@%p1 fma.rn.f32 %f9, %f1, 0f40000000, %f2;"),
        ("mul.rn.ftz.f32 %f3, %f1, %f2; sub.rn.ftz.sat.f32 %f9, %f3, %f2;",
         "neg.ftz.f32 NEW, %f2; fma.rn.ftz.sat.f32 %f9, %f1, %f2, NEW;"),
        ("mul.rn.f64 %d2, %d1, %d1; sub.rn.f64 %d3, %d1, %d2; cvt.rn.f32.f64 %f9, %d3;",
         "neg.f64 NEW, %d1; fma.rn.f64 %d3, NEW, %d1, %d1;"),
        ("mul.rn.f16x2 %r4, %r2, %r3; add.rn.f16x2 %r5, %r4, %r2; mov.b32 %f9, %r5;",
         "fma.rn.f16x2 %r5, %r2, %r3, %r2;"),
        ("mul.rn.f32 %f3, %f2, %f2; mul.rn.f32 %f4, %f1, %f1; add.rn.f32 %f9, %f4, %f3;",
         "fma.rn.f32 %f9, %f1, %f1, %f3;"),
    ],
)  # fmt: skip
def test_a_product_and_its_sum_become_one(
    body: str, fused: str, make_subject: MakeSubject, built: Build
) -> None:
    subject = kernel(make_subject, body)
    proposal, ptx = made(experiment_named("fused-multiply-add"), subject)
    assert len(proposal.touched) == 2
    pattern = re.escape(fused).replace("NEW", r"%cuado_\w+").replace(";\\ ", r";\s+")
    assert re.search(pattern, ptx), ptx
    assert ptx.count("mul.rn.") == body.count("mul.rn.") - 1
    before, after = subject.built.classes, built(ptx, "k").classes
    assert sum(after.values()) < sum(before.values())


@pytest.mark.parametrize(
    "between",
    ["mov.f32 %f2, %f5;", "@%p1 bra end; end:", "@%p1 mov.f32 %f1, %f5;"],
)
def test_factors_that_are_gone_are_the_assembler_s_business(
    between: str, make_subject: MakeSubject, built: Build
) -> None:
    body = f"mul.rn.f32 %f3, %f1, %f2; {between} add.rn.f32 %f9, %f3, %f5;"
    _, ptx = made(experiment_named("fused-multiply-add"), kernel(make_subject, body))
    assert "mul.f32 %f3, %f1, %f2;" in ptx
    assert "add.f32 %f9, %f3, %f5;" in ptx
    assert "FFMA" in " ".join(each.sass for each in code_of(built(ptx, "k")))


@pytest.mark.parametrize(
    "body",
    [
        "mul.rn.f32 %f3, %f1, %f2; add.rn.f32 %f4, %f3, %f2; add.f32 %f9, %f4, %f3;",
        "mul.rn.f32 %f3, %f1, %f2; add.rn.ftz.f32 %f9, %f3, %f2;",
        "mul.rn.sat.f32 %f3, %f1, %f2; add.rn.f32 %f9, %f3, %f2;",
        "mul.rz.f32 %f3, %f1, %f2; add.rn.f32 %f9, %f3, %f2;",
        "mul.f32 %f3, %f1, %f2; add.f32 %f9, %f3, %f2;",
    ],
)
def test_what_cannot_be_fused_is_not(make_subject: MakeSubject, body: str) -> None:
    refusal = experiment_named("fused-multiply-add").propose(kernel(make_subject, body), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("ending", ENDINGS)
def test_what_decides_something_stays(make_subject: MakeSubject, name: str, ending: str) -> None:
    experiment = experiment_named(name)
    refusal = experiment.propose(kernel(make_subject, STEERING[name] + ending), Scope())
    assert isinstance(refusal, Refusal)
    assert "depends on" in refusal.reason
    assert not refusal.absent
    both = kernel(make_subject, BODIES[name] + STEERING[name].replace("%f9", "%f8") +
                  ending.replace("%f9", "%f8"))  # fmt: skip
    proposal, ptx = made(experiment, both)
    assert STEERING[name].rpartition("%f9")[0].strip() in ptx
    assert any("stay" in note for note in proposal.notes)


@pytest.mark.parametrize("name", STEERING)
def test_what_decides_something_by_an_atomic_stays(make_subject: MakeSubject, name: str) -> None:
    """Blocks need no fence for that: an atomic's result is what others have added."""
    ending = (
        "red.global.add.f32 [%rd2], %f9; atom.global.add.f32 %f10, [%rd2], 0f00000000;"
        "cvt.rzi.u32.f32 %r5, %f10; mul.wide.u32 %rd5, %r5, 4; add.s64 %rd6, %rd2, %rd5;"
        "st.global.f32 [%rd6], %f1;"
    )
    refusal = experiment_named(name).propose(kernel(make_subject, STEERING[name] + ending), Scope())
    assert isinstance(refusal, Refusal)
    assert "depends on" in refusal.reason


@pytest.mark.parametrize("name", BODIES)
def test_without_such_arithmetic_the_cause_is_absent(make_subject: MakeSubject, name: str) -> None:
    body = "add.f32 %f9, %f1, %f2;"
    refusal = experiment_named(name).propose(kernel(make_subject, body), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


@pytest.mark.parametrize("name", BODIES)
def test_a_scope_restricts_what_is_changed(make_subject: MakeSubject, name: str) -> None:
    subject = kernel(make_subject, BODIES[name])
    whole, _ = made(experiment_named(name), subject)
    last = frozenset(whole.touched[-1:])
    part = experiment_named(name).propose(subject, Scope(last, "k.cu:7"))
    assert isinstance(part, Proposal)
    assert last <= set(part.touched) < set(whole.touched)
