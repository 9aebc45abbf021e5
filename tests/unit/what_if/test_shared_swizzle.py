import re
from collections.abc import Callable

import pytest
from warp import Warp
from warp import kernel as straight

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.kernel.values.known_bits import Bits, sum_of
from cuado.what_if.experiments.shared_swizzle import propose

MakeSubject = Callable[..., Kernel]
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
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_shared")
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert proposal.ptx
    assert ".shared .align 128 .b8 _ZZ16transpose_sharediiPKfPfE4tile[4096]" in proposal.ptx
    rewritten = built(proposal.ptx, kernel.launch.kernel)
    assert rewritten.resources.shared == kernel.built.resources.shared
    changed = {kind for kind, n in rewritten.classes.items() if n != kernel.built.classes[kind]}
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
        (kernel("", size=4100), "several whole rows of"),
        (kernel("", size=128), "several whole rows of"),
        (kernel("st.global.u32 [%rd1], %r4;"), "escapes"),
        (kernel("cvt.u64.u32 %rd2, %r4; cvta.shared.u64 %rd2, %rd2; st.u32 [%rd2], %r1;"), ""),
        (kernel("ld.shared.u32 %r7, [%r9];"), "is unknown"),
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
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_shared")
    refusal = propose(kernel, Scope(frozenset(kernel.shared_accesses[:1]), "transpose.cu:9"))
    assert isinstance(refusal, Refusal)
    assert "transpose.cu:9" in refusal.reason


def test_without_shared_memory_the_cause_is_absent(corpus: MakeSubject) -> None:
    refusal = propose(corpus("transpose.lineinfo.sm_90", "transpose_2d"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


FIRST = {
    # Rows of 256 bytes: offsets below 256 meet no bit of row and start.
    "insert": "and.b32 %r5, %r2, 31; and.b32 %r6, %r4, 3; bfi.b32 %r7, %r5, %r6, 6, 5;",
    "multiply": "mad.lo.s32 %r7, %r2, 64, 1;",
    # Rows of 264 bytes: they carry.
    "carry": "mad.lo.s32 %r7, %r2, 66, %r4;",
}


@pytest.mark.parametrize("first", FIRST)
def test_offsets_are_swizzled_by_themselves_where_they_cannot_carry(
    first: str, make_subject: MakeSubject, built: Build
) -> None:
    offsets = [0, 16, 112, 128, 144, 240]
    source = straight(
        FIRST[first]
        + "shl.b32 %r7, %r7, 2; mov.u32 %r8, tile; add.s32 %r9, %r8, %r7;"
        + " ".join(f"ld.shared.f32 %f1, [%r9+{n}];" for n in offsets)
    )
    proposal = propose(make_subject(source, "k", (64, 1, 1), (32, 1, 1)), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    built(proposal.ptx, "k")
    # One for the base, and one for each offset but 0 and those that differ from it by bit 7 alone.
    assert proposal.ptx.count("shr.u32") == (6 if first == "carry" else 1)
    before, after = Warp(source, 0, (2, 0)).accesses, Warp(proposal.ptx, 0, (2, 0)).accesses
    for (_, plain), (_, moved) in zip(before, after, strict=True):
        assert moved == {lane: at ^ (at >> 5 & 124) for lane, at in plain.items()}


def test_bits_of_a_sum_are_all_that_it_can_have() -> None:
    for one in range(32):
        for other in range(32):
            values = [(a, b) for a in range(32) for b in range(32) if not a & ~one | b & ~other]
            assert not any((a + b) & ~sum_of(one, other) for a, b in values)


@pytest.mark.parametrize(
    ("code", "bits"),
    [
        ("mov.u32 %r9, tile;", 0xFFFFFF80),
        ("shl.b32 %r9, %r2, 4;", 31 << 4),
        ("and.b32 %r9, %r1, 6; or.b32 %r9, %r9, 64;", 70),
        ("mul.wide.u32 %rd5, %r2, 12; cvt.u32.u64 %r9, %rd5;", 0x1FC),
        ("shr.u32 %r9, %r2, 2; sub.s32 %r9, %r9, 1;", 0xFFFFFFFF),
        ("mov.b32 %f1, 0f3F800000; mov.b32 %r9, %f1;", 0xFFFFFFFF),
        ("mov.u32 %r9, 0; @%p1 mov.u32 %r9, 5;", 5),
        ("LOOP: add.s32 %r9, %r9, 4; @%p1 bra LOOP; and.b32 %r9, %r9, 12;", 12),
    ],
)
def test_bits_that_may_be_set(code: str, bits: int, handmade: MakeSubject) -> None:
    kernel = handmade(straight(code + "ld.shared.f32 %f2, [%r9];"), (1, 1, 1), (32, 1, 1))
    found = Bits(kernel, {}).of("%r9", kernel.shared_accesses[0])
    assert found == bits
