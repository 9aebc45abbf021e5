"""Coalescing and folding of the corpus's kernels: what is touched, and the machine code."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from warp import A, B, Warp

from cuado.device.library import load_chip
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.arguments import Buffer, Scalar
from cuado.sass.toolchain.classes import SassClass
from cuado.sources.case import load_case
from cuado.what_if.experiments import (
    all_hits_l1,
    all_hits_l2,
    coalesced_loads,
    coalesced_stores,
    conflict_free_shared,
    no_atomic_contention,
)
from cuado.what_if.registry import documentation

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"


def test_the_stores_of_a_transpose(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_2d")
    loads = coalesced_loads.propose(kernel, Scope())
    assert isinstance(loads, Refusal)
    assert loads.absent
    stores = coalesced_stores.propose(kernel, Scope())
    assert isinstance(stores, Proposal)
    assert stores.ptx
    assert stores.kind is Kind.SWITCHED
    assert stores.touched == kernel.global_stores
    after = built(stores.ptx, kernel.launch.kernel)
    assert after.classes[SassClass.GLOBAL_STORE] == 1
    assert after.classes[SassClass.WARP] == 4


def test_conflicts_of_a_transpose(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_shared")
    proposal = conflict_free_shared.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert [kernel.code.instructions[n].opcode for n in proposal.touched] == ["ld.shared.f32"]
    after = built(proposal.ptx, kernel.launch.kernel)
    for kind in (SassClass.SHARED_LOAD, SassClass.SHARED_STORE, SassClass.BARRIER):
        assert after.classes[kind] == kernel.built.classes[kind] == 1
    padded = conflict_free_shared.propose(
        corpus("transpose.lineinfo.sm_90", "transpose_padded"), Scope()
    )
    assert isinstance(padded, Refusal)
    assert padded.absent


def test_numbers_of_the_launch_prove_more(corpus: MakeSubject) -> None:
    """Rows of 1024 elements: every lane starts alike. Of unknown length they might not."""
    kernel = corpus("averaging.sm_90", "average_warp", (1024, 1, 1), (32, 8, 1))
    assert isinstance(coalesced_loads.propose(kernel, Scope()), Proposal)
    parameters = kernel.function.parameters
    arguments = tuple(Scalar(p.name, p.type, 1024 if p.type == "u32" else 0) for p in parameters)
    known = replace(kernel, launch=replace(kernel.launch, arguments=arguments))
    refusal = coalesced_loads.propose(known, Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


def test_loops_that_are_unrolled_less_are_expected(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("averaging.sm_90", "thread_per_element", (1024, 1, 1), (256, 1, 1))
    proposal = coalesced_loads.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert len(proposal.touched) == 6  # one of rows whose length is not known
    after = built(proposal.ptx, kernel.launch.kernel)
    for each in proposal.expectations:
        change = sum(after.classes[c] - kernel.built.classes[c] for c in each.classes)
        assert -each.minus <= change <= each.plus


def test_atomics_of_the_corpus(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("language.sm_80", "atomics", (64, 1, 1), (256, 1, 1))
    proposal = no_atomic_contention.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    built(proposal.ptx, kernel.launch.kernel)
    assert len(proposal.touched) == 6
    refusal = no_atomic_contention.propose(
        corpus("transpose.lineinfo.sm_90", "transpose_2d"), Scope()
    )
    assert isinstance(refusal, Refusal)
    assert refusal.absent


LOCK = """
.visible .entry k(.param .u64 out)
{
	.reg .pred %p<3>; .reg .b32 %r<6>; .reg .b64 %rd<6>;
	ld.param.u64 %rd1, [out];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r3, 0;
again:
	mov.u32 %r1, %r3;
	add.s32 %r2, %r1, 1;
	atom.global.cas.b32 %r3, [%rd2], %r1, %r2;
	setp.ne.s32 %p1, %r3, %r1;
	@%p1 bra again;
	ret;
}
"""
QUEUE = """
.visible .entry k(.param .u64 out, .param .u64 next)
{
	.reg .b32 %r<6>; .reg .b64 %rd<9>;
	ld.param.u64 %rd1, [out];
	ld.param.u64 %rd2, [next];
	atom.global.add.u32 %r1, [%rd2], 1;
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd1, %rd3;
	red.release.gpu.global.add.u32 [%rd4], 1;
	ret;
}
"""


@pytest.mark.parametrize(
    ("ptx", "why"), [(LOCK, "compare-and-swap"), (QUEUE, "none of the global atomics")]
)
def test_atomics_that_decide_are_refused(ptx: str, why: str, make_subject: MakeSubject) -> None:
    refusal = no_atomic_contention.propose(make_subject(ptx, "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent
    assert why in refusal.reason


def test_asynchronous_copies(corpus: MakeSubject) -> None:
    kernel = corpus("triton_matmul.sm_80", "matmul", (64, 1, 1), (128, 1, 1))
    for experiment, why in (
        (coalesced_loads, "asynchronous copies"),
        (all_hits_l1, "asynchronous copies"),
        (conflict_free_shared, "none of the shared accesses"),
    ):
        refusal = experiment.propose(kernel, Scope())
        assert isinstance(refusal, Refusal)
        assert not refusal.absent
        assert why in refusal.reason
    launch = replace(kernel.launch, dynamic_shared_bytes=1 << 15)
    refusal = conflict_free_shared.propose(replace(kernel, launch=launch), Scope())
    assert isinstance(refusal, Refusal)
    assert "asynchronous copies" in refusal.reason


def test_loads_that_pass_by_the_l1_stay(corpus: MakeSubject) -> None:
    kernel = corpus("handwritten.sm_90", "odd", (4, 1, 1), (128, 1, 1))
    proposal = all_hits_l1.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    touched = {kernel.code.instructions[n].opcode for n in proposal.touched}
    assert not any("no_allocate" in opcode for opcode in touched)
    assert any("bypass the L1" in note for note in proposal.notes)


def test_l2_hits_touch_loads_and_stores(corpus: MakeSubject) -> None:
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_multi")
    proposal = all_hits_l2.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert set(proposal.touched) == {*kernel.global_loads, *kernel.global_stores}
    assert all_hits_l2.bytes_for(50 << 20) == 8 << 20
    assert all_hits_l2.bytes_for(4 << 20) == 2 << 20
    assert all_hits_l2.bytes_for(6 << 20) == 2 << 20


@pytest.mark.parametrize(
    "name",
    [
        *("coalesced-loads", "coalesced-stores", "conflict-free-shared", "no-divergence"),
        *("no-atomic-contention", "all-hits-l1", "all-hits-l2"),
    ],
)
def test_each_teaches(name: str) -> None:
    text = documentation(name)
    for heading in ("What if", "What it changes:", "What the answer means:", "When it is valid:"):
        assert heading in text


def test_variables_of_the_module_have_no_room_around_them(corpus: MakeSubject) -> None:
    kernel = corpus("language.sm_80", "atomics", (64, 1, 1), (256, 1, 1))
    for experiment in (coalesced_loads, coalesced_stores):
        refusal = experiment.propose(kernel, Scope())
        assert isinstance(refusal, Refusal)
        assert "module variables" in refusal.reason


SHIFTED = """
.visible .entry k(.param .u64 a)
{
	.reg .b32 %r<4>;
	.reg .b64 %d<4>;
	.reg .f32 %f<2>;
	ld.param.u64 %d1, [a];
	cvta.to.global.u64 %d2, %d1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %d3, %r1, 4;
	add.s64 %d3, %d3, %d2;
	ld.global.f32 %f1, [%d3+OFFSET];
	st.global.f32 [%d3], %f1;
	ret;
}
"""


@pytest.mark.parametrize(("offset", "straddles"), [(124, True), (128, False), (32, False)])
def test_contiguous_loads_are_moved_back_to_a_line(
    make_subject: MakeSubject, offset: int, straddles: bool
) -> None:
    ptx = SHIFTED.replace("OFFSET", str(offset))
    kernel = make_subject(ptx, "k", block=(64, 1, 1))
    launch = replace(kernel.launch, arguments=(Buffer("a", "f32", (4096,)),))
    proposed = coalesced_loads.propose(replace(kernel, launch=launch), Scope())
    if not straddles:
        assert isinstance(proposed, Refusal)
        assert proposed.absent
        return
    assert isinstance(proposed, Proposal)
    assert proposed.ptx is not None
    # The same code off and on: line by line, from where the lanes' own addresses begin.
    for switch, first in ((0, A + 124), (1, A)):
        warp = Warp(proposed.ptx, switch)
        places = dict(warp.accesses)["ld.global.f32"]
        assert places == {lane: first + 4 * lane for lane in range(32)}


GATHERED = """
.visible .entry k(.param .u64 a, .param .u64 b, .param .u32 n)
{
	.reg .b32 %r<6>;
	.reg .b64 %d<9>;
	.reg .f32 %f<2>;
	ld.param.u64 %d1, [a];
	ld.param.u64 %d2, [b];
	ld.global.u32 %r1, [%d2+4];
	add.s32 %r4, %r1, 3;
	mul.wide.u32 %d3, %r4, PITCH;
	mov.u32 %r2, %tid.x;
	and.b32 %r3, %r2, 31;
	mul.wide.u32 %d4, %r3, 4;
	add.s64 %d5, %d1, %d3;
	add.s64 %d6, %d5, %d4;
	add.s64 %d7, %d2, %d4;
	BODY
	ret;
}
"""
BODIES = {
    coalesced_loads: "ld.global.f32 %f1, [%d6]; st.global.f32 [%d7], %f1;",
    coalesced_stores: "ld.global.f32 %f1, [%d7]; st.global.f32 [%d6], %f1;",
}


@pytest.mark.parametrize("module", BODIES)
@pytest.mark.parametrize(("pitch", "aligned"), [(132, False), (16, False), (160, True)])
def test_rows_whose_number_is_read_begin_where_their_length_says(
    make_subject: MakeSubject, module: ModuleType, pitch: int, aligned: bool
) -> None:
    """All lanes know one row, and nobody its number: it may begin anywhere."""
    ptx = GATHERED.replace("PITCH", str(pitch)).replace("BODY", BODIES[module])
    kernel = make_subject(ptx, "k", block=(64, 1, 1))
    a, b = (Buffer(name, "f32", (4096,)) for name in "ab")
    arguments = (a, b, Scalar("n", "s32", 7))
    kernel = replace(kernel, launch=replace(kernel.launch, arguments=arguments))
    proposed = module.propose(kernel, Scope())
    if aligned:
        assert isinstance(proposed, Refusal)
        assert proposed.absent
        return
    assert isinstance(proposed, Proposal)
    assert proposed.ptx is not None
    opcode = kernel.code.instructions[proposed.touched[0]].opcode
    first = A + 3 * pitch  # the warp loads zeros
    for switch, begins in ((0, first), (1, first - first % 128)):
        (places,) = [
            where
            for name, where in Warp(proposed.ptx, switch).accesses
            if name == opcode and len(set(where.values())) > 1 and where[0] < B
        ]
        assert places == {lane: begins + 4 * lane for lane in range(32)}


def test_the_planted_rows_behind_counts(built: Build) -> None:
    """Their loads are made anew; those of rows that are whole lines stay as they are."""
    for name, touched in (("embedding", 16), ("embedding_repaired", 0)):
        launch = load_case(PLANTED / f"{name}.toml")
        kernel = Kernel(launch, load_chip("h200"), built(launch.ptx, launch.kernel))
        found = coalesced_loads.propose(kernel, Scope())
        assert isinstance(found, Proposal if touched else Refusal)
        if isinstance(found, Proposal):
            assert len(found.touched) == touched
        stores = coalesced_stores.propose(kernel, Scope())
        assert isinstance(stores, Refusal)
        assert stores.absent
