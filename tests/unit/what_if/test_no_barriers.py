from collections.abc import Callable

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.no_barriers import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

LOOKED_UP = """
.visible .entry k(.param .u64 out)
{
	.reg .b32 %r<6>;
	.reg .b64 %rd<6>;
	.shared .align 4 .b8 table[128];
	ld.param.u64 %rd1, [out];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, table;
	shl.b32 %r3, %r1, 2;
	add.s32 %r4, %r2, %r3;
	st.shared.u32 [%r4], %r1;
	bar.sync 0;
	ld.shared.u32 %r5, [%r2+4];
	mul.wide.u32 %rd3, %r5, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.u32 [%rd4], %r1;
	ret;
}
"""

WRITTEN = """
.visible .entry k(.param .u64 out)
{
	.reg .pred %p<2>;
	.reg .b32 %r<6>;
	.reg .b64 %rd<6>;
	.shared .align 4 .b8 table[128];
	ld.param.u64 %rd1, [out];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %ctaid.x;
	setp.eq.s32 %p1, %r2, 0;
	mov.u32 %r3, table;
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.shared.u32 [%r3+4], %r1;
	bar.sync 0;
	ld.shared.u32 %r5, [%r3];
	st.global.u32 [%rd4], %r5;
	ret;
}
"""


def test_barriers_go_and_nothing_else_changes(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    (by_warps,) = proposal.alternatives
    for each in (proposal, by_warps):
        assert each.kind is Kind.SEPARATE
        assert not each.has_tail
        assert each.ptx
        assert len(each.touched) == len(kernel.barriers) == 3
        rewritten = built(each.ptx, kernel.launch.kernel)
        assert rewritten.classes[SassClass.BARRIER] == 0
        for kind in (SassClass.GLOBAL_LOAD, SassClass.SHARED_LOAD, SassClass.SHARED_STORE):
            assert rewritten.classes[kind] == kernel.built.classes[kind], kind
        for meant in each.expectations:
            before = sum(kernel.built.classes[kind] for kind in meant.classes)
            after = sum(rewritten.classes[kind] for kind in meant.classes)
            assert before - meant.minus <= after <= before + meant.plus
    before, after = (text.count("bar.sync") for text in (kernel.launch.ptx, proposal.ptx or ""))
    assert after == before - 3
    assert (by_warps.ptx or "").count("bar.warp.sync 0xffffffff;") >= 3


def test_a_guard_of_a_barrier_stays(make_subject: MakeSubject) -> None:
    guarded = WRITTEN.replace("bar.sync 0;", "@!%p1 bar.sync 0;")
    proposal = propose(make_subject(guarded, "k"), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    assert "%p1 ;" not in proposal.ptx
    (by_warps,) = proposal.alternatives
    assert by_warps.ptx is not None
    assert "@!%p1 bar.warp.sync 0xffffffff;" in by_warps.ptx


def test_lanes_that_need_not_arrive_together_do_not_wait_for_themselves(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(WRITTEN.replace("bar.sync 0;", "barrier.sync 0;"), "k")
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    # A switch that turns the barrier off would leave it its turn: the gain would be no bound.
    assert proposal.kind is Kind.SEPARATE
    assert "barrier.sync" not in (proposal.ptx or "barrier.sync")
    assert not proposal.alternatives
    aligned = make_subject(WRITTEN.replace("bar.sync 0;", "barrier.sync.aligned 0;"), "k")
    other = propose(aligned, Scope())
    assert isinstance(other, Proposal)
    assert len(other.alternatives) == 1


def test_one_line_has_its_own_barriers_only(corpus: MakeSubject) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    first = kernel.barriers[0]
    proposal = propose(kernel, Scope(frozenset({first}), "averaging.cu:58"))
    assert isinstance(proposal, Proposal)
    assert proposal.touched == (first,)
    assert proposal.ptx is not None
    assert proposal.ptx.count("bar.sync") == kernel.launch.ptx.count("bar.sync") - 1


def test_without_barriers_the_cause_is_absent(corpus: MakeSubject) -> None:
    refusal = propose(corpus("transpose.lineinfo.sm_90", "transpose_2d"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


def test_shared_memory_that_decides_an_address_needs_its_barriers(
    make_subject: MakeSubject,
) -> None:
    refusal = propose(make_subject(LOOKED_UP, "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent
    assert "shared memory decides" in refusal.reason


def test_barriers_beside_copies_of_threads_are_switched(corpus: MakeSubject) -> None:
    kernel = corpus("triton_matmul.sm_80", "matmul")
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert len(proposal.touched) == len(kernel.barriers)
