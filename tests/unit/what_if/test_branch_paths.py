"""Each path of a branch, timed apart: which lanes run what, with the switch off and on."""

from collections.abc import Callable
from typing import Any

import pytest
from warps import Machine

from cuado.kernel.facts.registers.slices import Slice, Slicer
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.what_if.experiments.branch_paths import EXPERIMENT, propose

MakeSubject = Callable[..., Kernel]

HEAD = """
.visible .entry k(.param .u64 out, .param .u32 n)
{{
	.reg .pred %p<9>;
	.reg .b32 %r<9>;
	.reg .f32 %f<9>;
	.reg .b64 %rd<9>;
	.loc 1 1 0
	ld.param.u64 %rd1, [out];
	ld.param.u32 %r1, [n];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f1, [%rd4];
	mov.u32 %r3, 0;
{body}
	.loc 1 90 0
	st.global.f32 [%rd4], %f1;
	ret;
}}
	.file 1 "/src/kernel.cu"
"""
FORK = """
	.loc 1 {line} 0
	and.b32 %r6, %r2, 1;
	setp.eq.u32 %p2, %r6, 0;
	{branch} even{n};
	.loc 1 {line}1 0
	sin.approx.f32 %f1, %f1;
	{odd}
	bra.uni over{n};
even{n}:
	.loc 1 {line}2 0
	cos.approx.f32 %f1, %f1;
	cos.approx.f32 %f1, %f1;
over{n}:
"""
ARM = """
	.loc 1 5 0
	and.b32 %r6, %r2, 1;
	setp.eq.u32 %p2, %r6, 0;
	@%p2 bra over;
	.loc 1 6 0
	sin.approx.f32 %f1, %f1;
	{inside}
over:
"""


def fork(n: int = 0, line: int = 3, branch: str = "@%p2 bra", odd: str = "") -> str:
    return FORK.format(n=n, line=line, branch=branch, odd=odd)


def subject_of(make_subject: MakeSubject, body: str) -> Kernel:
    return make_subject(HEAD.format(body=body), "k", (4, 1, 1), (32, 1, 1))


def both(kernel: Kernel, scope: Scope | None = None) -> tuple[Proposal, ...]:
    made = propose(kernel, scope or Scope())
    assert isinstance(made, Proposal), made
    return (made, *made.alternatives)


def ran(ptx: str | None, opcode: str, switch: int) -> list[int]:
    """How often each lane runs an opcode."""
    assert ptx is not None
    machine = Machine(ptx, "k", (32, 1, 1), {})
    return [each[opcode] for each in machine.run(0, 0, switch).opcodes]


def test_each_path_is_a_program_of_its_own(make_subject: MakeSubject) -> None:
    kernel = subject_of(make_subject, fork())
    even, odd = both(kernel)
    assert {each.kind for each in (even, odd)} == {Kind.SWITCHED}
    assert even.label != odd.label
    assert "kernel.cu:3: without lines 31" in even.notes
    assert "kernel.cu:3: without lines 32" in odd.notes
    for each in (even, odd):
        assert ran(each.ptx, "sin", 0) == [0, 1] * 16
        assert ran(each.ptx, "cos", 0) == [2, 0] * 16
    assert ran(even.ptx, "sin", 1) == [0] * 32
    assert ran(even.ptx, "cos", 1) == [2] * 32
    assert ran(odd.ptx, "sin", 1) == [1] * 32
    assert ran(odd.ptx, "cos", 1) == [0] * 32


def test_slices_are_not_made_for_branches_that_are_harmful_anyway(
    make_subject: MakeSubject, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    control_of = Slicer.control_of

    def counted(self: Slicer, *branches: Any, **how: Any) -> Slice:
        made.append(branches)
        return control_of(self, *branches, **how)

    monkeypatch.setattr(Slicer, "control_of", counted)
    harmful = [fork(n, n + 3, odd="cp.async.commit_group;") for n in range(5)]
    kernel = subject_of(make_subject, "".join(harmful))
    refusal = propose(kernel, Scope())
    assert isinstance(refusal, Refusal)
    assert "an asynchronous operation" in refusal.reason
    assert not made
    # One slice of all branches that stay, in place of one for each.
    assert len(both(subject_of(make_subject, "".join([*harmful, fork(9, 9)])))) == 2
    assert len(made) < len(harmful)


def test_a_negated_branch_is_forced_the_right_way(make_subject: MakeSubject) -> None:
    taken, fallen = both(subject_of(make_subject, fork(branch="@!%p2 bra")))
    assert ran(taken.ptx, "cos", 0) == [0, 2] * 16
    assert ran(taken.ptx, "cos", 1) == [2] * 32
    assert ran(fallen.ptx, "cos", 1) == [0] * 32
    assert ran(fallen.ptx, "sin", 1) == [1] * 32


def test_an_if_without_else_has_a_way_around(make_subject: MakeSubject) -> None:
    around, through = both(subject_of(make_subject, ARM.format(inside="")))
    assert "kernel.cu:5: without lines 6" in around.notes
    assert "kernel.cu:5: without the way around" in through.notes
    assert ran(around.ptx, "sin", 1) == [0] * 32
    assert ran(through.ptx, "sin", 1) == [1] * 32


def test_copies_in_an_unrolled_loop_are_forced_together(make_subject: MakeSubject) -> None:
    # The compiler swapped the sides of the second copy.
    swapped = """
	.loc 1 3 0
	setp.ne.u32 %p3, %r6, 0;
	@%p3 bra odd;
	.loc 1 32 0
	cos.approx.f32 %f1, %f1;
	bra.uni end;
odd:
	.loc 1 31 0
	sin.approx.f32 %f1, %f1;
end:
"""
    proposals = both(subject_of(make_subject, fork() + swapped))
    assert len(proposals) == 2
    even, odd = proposals
    assert len(even.touched) == 2
    assert (ran(even.ptx, "sin", 1), ran(even.ptx, "cos", 1)) == ([0] * 32, [3] * 32)
    assert (ran(odd.ptx, "sin", 1), ran(odd.ptx, "cos", 1)) == ([2] * 32, [0] * 32)


def test_the_branches_that_decide_most_are_asked(make_subject: MakeSubject) -> None:
    long = "sin.approx.f32 %f1, %f1;\n" * 4
    body = "".join(fork(n, n + 2, odd=long if n == 4 else "") for n in range(5))
    proposals = both(subject_of(make_subject, body))
    assert len(proposals) == 6
    assert any("kernel.cu:6:" in note for note in proposals[0].notes)


def test_a_scope_chooses_among_branches(make_subject: MakeSubject) -> None:
    kernel = subject_of(make_subject, fork(0, 3) + fork(1, 4))
    second = max(n for each in both(kernel) for n in each.touched)
    proposals = both(kernel, Scope(frozenset({second}), "kernel.cu:4"))
    assert {each.touched for each in proposals} == {(second,)}


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("st.global.f32 [%rd4+4], %f1;", "memory accesses"),
        ("bar.sync 0;", "a barrier"),
        ("ret;", "an exit"),
        ("add.s64 %rd4, %rd4, 4;", "an address"),
    ],
)
def test_a_branch_that_decides_more_is_refused(
    inside: str, why: str, make_subject: MakeSubject
) -> None:
    found = propose(subject_of(make_subject, ARM.format(inside=inside)), Scope())
    assert isinstance(found, Refusal)
    assert not found.absent
    assert why in found.reason


LOOP = """
again:
	sin.approx.f32 %f1, %f1;
	add.s32 %r3, %r3, 1;
	setp.lt.u32 %p1, %r3, %r2;
	@%p1 bra again;
"""


def test_a_loops_end_has_no_two_paths(make_subject: MakeSubject) -> None:
    found = propose(subject_of(make_subject, LOOP), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_a_path_that_a_loops_length_depends_on_is_kept(make_subject: MakeSubject) -> None:
    body = ARM.format(inside="add.s32 %r2, %r2, 1;") + LOOP
    found = propose(subject_of(make_subject, body), Scope())
    assert isinstance(found, Refusal)
    assert "another branch that cannot be changed" in found.reason


def test_a_branch_inside_a_path_may_stay(make_subject: MakeSubject) -> None:
    inner = """
	setp.gt.u32 %p4, %r2, 7;
	@%p4 bra less;
	.loc 1 7 0
	ex2.approx.f32 %f1, %f1;
less:
"""
    proposals = both(subject_of(make_subject, ARM.format(inside=inner)))
    outer = [
        each for each in proposals if any("kernel.cu:5: without the way" in n for n in each.notes)
    ]
    (through,) = outer
    assert ran(through.ptx, "sin", 1) == [1] * 32
    assert ran(through.ptx, "ex2", 1) == [1] * 8 + [0] * 24


def test_a_uniform_branch_is_absent(corpus: MakeSubject) -> None:
    found = propose(corpus("transpose.lineinfo.sm_90", "transpose_row"), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_it_is_a_bound_that_names_nothing() -> None:
    assert EXPERIMENT.only_bounds
    assert EXPERIMENT.is_opportunity
    assert EXPERIMENT.cause is None
    assert EXPERIMENT.relaxes is Bottleneck.PATHS
