import re
from collections.abc import Callable

import pytest

from cuado.whatif.experiment import Kind, Proposal, Refusal, Scope
from cuado.whatif.experiments.shared_swizzle import propose
from cuado.whatif.subject import Built, Subject

MakeSubject = Callable[..., Subject]
Build = Callable[[str, str], Built]
Evaluate = Callable[[str, str, dict[str, int]], dict[str, int]]

KERNEL = """
.visible .entry k(.param .u64 out)
{{
	.reg .b32 %r<20>;
	.reg .b64 %rd<6>;
	.reg .pred %p1;
	.shared{align} .b8 tile[{size}];
	ld.param.u64 %rd1, [out];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, tile;
	shl.b32 %r3, %r1, 4;
	add.s32 %r4, %r2, %r3;
	setp.lt.u32 %p1, %r1, 8;
	{body}
	bar.sync 0;
	ld.shared.u32 %r9, [%r4+4];
	st.global.u32 [%rd1], %r9;
	ret;
}}
"""


def kernel(body: str, size: int = 4096, align: str = " .align 16") -> str:
    return KERNEL.format(body=body, size=size, align=align)


def test_a_tile_is_swizzled_and_aligned_to_rows(corpus: MakeSubject, built: Build) -> None:
    subject = corpus("transpose.lineinfo.sm_90", "transpose_shared")
    proposal = propose(subject, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert proposal.ptx
    assert ".shared .align 128 .b8 _ZZ16transpose_sharediiPKfPfE4tile[4096]" in proposal.ptx
    rewritten = built(proposal.ptx, subject.launch.kernel)
    assert rewritten.resources.shared == subject.built.resources.shared
    changed = {kind for kind, n in rewritten.classes.items() if n != subject.built.classes[kind]}
    assert {kind.value for kind in changed} <= {"integer", "move"}


@pytest.mark.parametrize("granule", [4, 8, 16])
def test_each_row_is_permuted_by_granules_and_a_column_lies_in_all_banks(
    make_subject: MakeSubject, granule: int, evaluate: Evaluate
) -> None:
    type_ = {4: "u32", 8: "v2.u32", 16: "v4.u32"}[granule]
    values = {4: "%r1", 8: "{%r1, %r1}", 16: "{%r1, %r1, %r1, %r1}"}[granule]
    proposal = propose(make_subject(kernel(f"st.shared.{type_} [%r4+32], {values};"), "k"), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    stored = re.search(rf"st\.shared\.{type_} \[(%\w+)\]", proposal.ptx)
    assert stored is not None
    base = 5 * 128
    made = {
        at: evaluate(proposal.ptx, "k", {"tile": base, "%r1": 0, "%tid.x": at // 16})[stored[1]]
        for at in range(0, 4096 - 32, 16)
    }
    for at, address in made.items():
        plain = base + at + 32
        assert address // 128 == plain // 128
        assert address % granule == plain % granule == 0
    assert len(set(made.values())) == len(made)
    columns = {address % 128 for at, address in made.items() if at % 128 == 0}
    assert len(columns) == 128 // granule


def test_guards_wide_registers_constants_and_narrow_accesses_are_followed(
    make_subject: MakeSubject, built: Build
) -> None:
    body = """cvt.u64.u32 %rd2, %r4; mov.u64 %rd3, tile; add.s64 %rd4, %rd3, 64;
        @!%p1 st.shared.u8 [%rd4], %r1;
        st.shared.u32 [tile+12], %r1;
        atom.shared.add.u32 %r10, [%r4], 1;
        { .reg .b32 %r4; add.s32 %r4, %r2, 8; st.shared.u16 [%r4+-2], %r1; }"""
    proposal = propose(make_subject(kernel(body, align=""), "k"), Scope())
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx
    assert len(proposal.touched) == 5
    assert ".shared .align 128 .b8 tile" in proposal.ptx
    built(proposal.ptx, "k")


@pytest.mark.parametrize(
    ("ptx", "reason"),
    [
        (kernel("", size=4100), "whole number of rows"),
        (kernel("", size=128), "whole number of rows"),
        (kernel("st.global.u32 [%rd1], %r4;"), "goes elsewhere"),
        (kernel("cvt.u64.u32 %rd2, %r4; cvta.shared.u64 %rd2, %rd2; st.u32 [%rd2], %r1;"), ""),
        (kernel("ld.shared.u32 %r7, [%r9];"), "cannot be told"),
        (kernel("cp.async.ca.shared.global [%r4], [%rd1], 4;"), ""),
        (kernel("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r7}, [%r4];"), ""),
    ],
)
def test_arrays_that_others_may_reach_stay(ptx: str, reason: str, handmade: MakeSubject) -> None:
    refusal = propose(handmade(ptx), Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent


def test_a_scope_that_has_a_part_of_an_array_is_refused(corpus: MakeSubject) -> None:
    subject = corpus("transpose.lineinfo.sm_90", "transpose_shared")
    refusal = propose(subject, Scope(frozenset(subject.shared_accesses[:1]), "transpose.cu:9"))
    assert isinstance(refusal, Refusal)
    assert "transpose.cu:9" in refusal.reason


def test_without_shared_memory_the_cause_is_absent(corpus: MakeSubject) -> None:
    refusal = propose(corpus("transpose.lineinfo.sm_90", "transpose_2d"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent
