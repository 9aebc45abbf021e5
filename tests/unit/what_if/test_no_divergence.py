from collections.abc import Callable
from dataclasses import replace

import pytest
from machine_code import bodies
from warps import Machine

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.arguments import Buffer, Scalar
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.no_divergence import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 out, .param .u32 n)
{{
	.reg .pred %p<6>;
	.reg .b32 %r<9>;
	.reg .f32 %f<9>;
	.reg .b64 %rd<9>;
	.shared .align 4 .b8 tile[4096];
	ld.param.u64 %rd1, [out];
	ld.param.u32 %r1, [n];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f1, [%rd4];
	mov.u32 %r3, 0;
{body}
	st.global.f32 [%rd4], %f1;
	ret;
}}
"""
LOOP = """
again:
	sin.approx.f32 %f1, %f1;
	ex2.approx.f32 %f2, %f1;
	{inside}
	add.f32 %f1, %f1, %f2;
	add.s32 %r3, %r3, 1;
	setp.lt.u32 %p1, %r3, %r2;
	@%p1 bra again;
"""
ARM = """
	setp.lt.f32 {p}, %f1, 0f3F000000;
	@!{p} bra over;
	{inside}
	lg2.approx.f32 %f1, %f1;
	sin.approx.f32 %f1, %f1;
	cos.approx.f32 %f1, %f1;
	ex2.approx.f32 %f1, %f1;
over:
"""


def subject_of(make_subject: MakeSubject, body: str) -> Kernel:
    return make_subject(KERNEL.format(body=body), "k", (64, 1, 1), (128, 1, 1))


@pytest.mark.parametrize("body", [LOOP.format(inside=""), ARM.format(p="%p2", inside="")])
def test_a_branch_that_decides_arithmetic_is_agreed_on(
    body: str, make_subject: MakeSubject, built: Build
) -> None:
    kernel = subject_of(make_subject, body)
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    assert proposal.kind is Kind.SWITCHED
    assert [kernel.code.instructions[n].base for n in proposal.touched] == ["bra"]
    assert ("activemask" in proposal.ptx) == ("%p2" in body)  # what data decides is voted on
    assert "@!%p2 bra" not in proposal.ptx
    after = built(proposal.ptx, "k")
    for kind in (SassClass.GLOBAL_LOAD, SassClass.GLOBAL_STORE):
        assert after.classes[kind] == kernel.built.classes[kind]


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("st.global.f32 [%rd4+4], %f1;", "memory accesses"),
        ("st.shared.f32 [tile], %f1;", ""),
        ("red.global.add.f32 [%rd2], %f1;", "memory accesses"),
        ("bar.sync 0;", "a barrier"),
        ("mov.b32 %r7, %f1; shfl.sync.idx.b32 %r8, %r7, 0, 31, -1;", "an exchange"),
        ("ret;", "an exit"),
        ("add.s64 %rd4, %rd4, 4;", "an address"),
    ],
)
def test_branches_that_decide_more_stay(inside: str, why: str, make_subject: MakeSubject) -> None:
    kernel = subject_of(make_subject, ARM.format(p="%p2", inside=inside))
    found = propose(kernel, Scope())
    if not why:
        assert isinstance(found, Proposal)
        return
    assert isinstance(found, Refusal)
    assert not found.absent
    assert why in found.reason


def test_a_branch_that_another_one_needs_stays(make_subject: MakeSubject) -> None:
    arm = ARM.format(p="%p2", inside="add.s32 %r2, %r2, 1;")
    both = subject_of(make_subject, arm + LOOP.format(inside=""))
    proposal = propose(both, Scope())
    assert isinstance(proposal, Proposal)
    assert len(proposal.touched) == 2
    alone = propose(both, Scope(frozenset({proposal.touched[0]}), "k.cu:3"))
    assert isinstance(alone, Refusal)
    assert "another branch that cannot be changed" in alone.reason
    kept = subject_of(make_subject, arm + LOOP.format(inside="bar.sync 0;"))
    assert isinstance(propose(kept, Scope()), Refusal)


def test_a_guard_that_an_arm_computes_keeps_its_branch(make_subject: MakeSubject) -> None:
    body = "setp.lt.s32 %p3, %r2, %r1;" + ARM.format(p="%p2", inside="setp.ge.s32 %p3, %r2, %r1;")
    kernel = subject_of(make_subject, body + "@%p3 st.global.f32 [%rd4+8], %f1;")
    refusal = propose(kernel, Scope())
    assert isinstance(refusal, Refusal)
    assert "an address, or whether it is used" in refusal.reason


def test_uniform_branches_are_no_cause(corpus: MakeSubject) -> None:
    refusal = propose(corpus("transpose.lineinfo.sm_90", "transpose_row"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


COUNTED = """
	mov.u32 %r4, %ctaid.x;
	{trips}
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r3, %r3, 1;
	setp.lt.u32 %p1, %r3, %r5;
	@%p1 bra again;
"""
BY_INDEX = "xor.b32 %r6, %r2, %r4; and.b32 %r5, %r6, 31; add.s32 %r5, %r5, 1;"
BY_DATA = "ld.global.u32 %r5, [%rd4];"


def trips(ptx: str, switch: int, threads: int = 64, blocks: int = 64) -> list[tuple[int, ...]]:
    """Iterations of each lane of each warp: memory holds 1 to 32 trips, mixed up."""
    machine = Machine(ptx, "k", (threads, 1, 1), {}, lambda address: address // 4 * 7 % 32 + 1)
    warps = [(block, warp) for block in range(blocks) for warp in range(-(-threads // 32))]
    ran = [machine.run(warp, block, switch) for block, warp in warps]
    return [tuple(each["sin"] for each in one.opcodes if each) for one in ran]


@pytest.mark.parametrize("how", [BY_INDEX, BY_DATA])
@pytest.mark.parametrize("threads", [64, 40])
def test_a_warp_runs_as_long_as_one_of_its_lanes(
    how: str, threads: int, make_subject: MakeSubject
) -> None:
    text = KERNEL.format(body=COUNTED.format(trips=how))
    kernel = make_subject(text, "k", (64, 1, 1), (threads, 1, 1))
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    original = trips(kernel.launch.ptx, 0, threads)
    assert trips(proposal.ptx, 0, threads) == original
    followed = trips(proposal.ptx, 1, threads)
    for own, taken in zip(original, followed, strict=True):
        assert len(set(taken)) == 1
        assert taken[0] in own
    if threads == 64:
        lanes = sum(map(sum, original))
        assert sum(map(sum, followed)) == pytest.approx(lanes, rel=0.1)


def test_lanes_that_have_left_do_not_lead(make_subject: MakeSubject) -> None:
    early = "setp.gt.u32 %p4, %r2, 39;\n@%p4 ret;\n" + COUNTED.format(trips=BY_INDEX)
    kernel = make_subject(KERNEL.format(body=early), "k", (64, 1, 1), (64, 1, 1))
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    for own, taken in zip(trips(kernel.launch.ptx, 0), trips(proposal.ptx, 1), strict=True):
        assert {*taken} - {0} <= {*own} - {0}
        assert len({*taken} - {0}) == 1
        assert [each > 0 for each in taken] == [each > 0 for each in own]


@pytest.mark.parametrize("n", [63, 64])
def test_a_bounds_check_that_no_thread_fails_is_no_obstacle(
    n: int, make_subject: MakeSubject
) -> None:
    checked = "setp.ge.u32 %p4, %r2, %r1;\n@%p4 ret;\n" + COUNTED.format(trips=BY_INDEX)
    kernel = make_subject(KERNEL.format(body=checked), "k", (64, 1, 1), (64, 1, 1))
    given = (Buffer("out", "f32", (64,)), Scalar("n", "u32", n))
    proposal = propose(replace(kernel, launch=replace(kernel.launch, arguments=given)), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    assert ("activemask" in proposal.ptx) == (n < 64)  # a lane that left cannot be computed for


@pytest.mark.parametrize(("how", "votes"), [(BY_INDEX, 0), (BY_DATA, 2)])
def test_what_a_loop_pays(how: str, votes: int, make_subject: MakeSubject, built: Build) -> None:
    kernel = make_subject(
        KERNEL.format(body=COUNTED.format(trips=how)), "k", (64, 1, 1), (64, 1, 1)
    )
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    before, after = (loop_of(built(ptx, "k").cubin) for ptx in (kernel.launch.ptx, proposal.ptx))
    assert sum("VOTE" in each for each in after) == votes
    assert len(after) <= len(before) + 2 * votes
    assert not any(word in each for each in after for word in ("REDUX", "WARPSYNC", "BRA.DIV"))


def loop_of(cubin: bytes) -> list[str]:
    """Machine instructions from the loop's first, the sine's multiplication, to its branch."""
    code = [each.sass for each in bodies("k", cubin)[0]]
    sine = next(n for n, each in enumerate(code) if "MUFU.SIN" in each)
    end = next(n for n, each in enumerate(code) if n > sine and "BRA" in each)
    start = max(n for n, each in enumerate(code[:sine]) if "FMUL" in each)
    return code[start : end + 1]
