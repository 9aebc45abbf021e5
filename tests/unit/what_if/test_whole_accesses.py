"""Math-only, memory-only, store-only, no-loads, no-stores: what is taken away, and what stays."""

import re
from collections.abc import Callable

import pytest

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments import math_only, memory_only, no_loads, no_stores, store_only

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

GATHER = """
.visible .entry gather(.param .u64 index, .param .u64 from, .param .u64 to)
{
	.reg .b32 %r<4>;
	.reg .f32 %f<3>;
	.reg .b64 %rd<12>;
	ld.param.u64 %rd1, [index];
	ld.param.u64 %rd2, [from];
	ld.param.u64 %rd3, [to];
	cvta.to.global.u64 %rd4, %rd1;
	cvta.to.global.u64 %rd5, %rd2;
	cvta.to.global.u64 %rd6, %rd3;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd7, %r1, 4;
	add.s64 %rd8, %rd4, %rd7;
	ld.global.u32 %r2, [%rd8];
	mul.wide.u32 %rd9, %r2, 4;
	add.s64 %rd10, %rd5, %rd9;
	ld.global.f32 %f1, [%rd10];
	add.f32 %f2, %f1, %f1;
	add.s64 %rd11, %rd6, %rd7;
	st.global.f32 [%rd11], %f2;
	ret;
}
"""
OWN_ADDRESS = """
.visible .entry follow(.param .u64 from, .param .u64 to)
{
	.reg .b64 %rd<6>;
	.reg .pred %p<2>;
	ld.param.u64 %rd1, [from];
	ld.param.u64 %rd2, [to];
	cvta.to.global.u64 %rd1, %rd1;
	cvta.to.global.u64 %rd2, %rd2;
	setp.ne.u64 %p1, %rd1, %rd2;
	@!%p1 bra END;
	@%p1 ld.global.u64 %rd1, [%rd1+8];
	@%p1 st.global.u64 [%rd2], %rd1;
END:
	ret;
}
"""
SPIN = """
.visible .entry spin(.param .u64 flag)
{
	.reg .b32 %r<2>;
	.reg .b64 %rd<3>;
	.reg .pred %p<2>;
	ld.param.u64 %rd1, [flag];
	cvta.to.global.u64 %rd2, %rd1;
AGAIN:
	ld.global.u32 %r1, [%rd2];
	setp.eq.u32 %p1, %r1, 0;
	@%p1 bra AGAIN;
	st.global.u32 [%rd2], %r1;
	ret;
}
"""


def proposed(found: Proposal | Refusal) -> Proposal:
    assert isinstance(found, Proposal), found
    assert found.ptx
    return found


def test_math_only_keeps_every_class_of_instruction(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("stencil.sm_80", "wave_step")
    proposal = proposed(math_only.propose(kernel, Scope()))
    assert proposal.kind is Kind.SWITCHED
    rewritten = built(proposal.ptx or "", kernel.launch.kernel)
    for kind in (
        SassClass.GLOBAL_LOAD,
        SassClass.GLOBAL_STORE,
        SassClass.SHARED_LOAD,
        SassClass.BARRIER,
        SassClass.FP32,
    ):
        assert rewritten.classes[kind] == kernel.built.classes[kind], kind


def test_memory_only_leaves_loads_stores_and_nothing_to_compute(
    corpus: MakeSubject, built: Build
) -> None:
    kernel = corpus("averaging.sm_90", "average_thread")
    proposal = proposed(memory_only.propose(kernel, Scope()))
    left = built(proposal.ptx or "", kernel.launch.kernel).classes
    assert left[SassClass.GLOBAL_LOAD] == kernel.built.classes[SassClass.GLOBAL_LOAD]
    # One more: the store that keeps the loads alive.
    assert left[SassClass.GLOBAL_STORE] == kernel.built.classes[SassClass.GLOBAL_STORE] + 1
    assert left[SassClass.FP32] == left[SassClass.SHARED_LOAD] == left[SassClass.BARRIER] == 0
    assert proposal.pin_occupancy


def test_store_only_loads_nothing(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("averaging.sm_90", "average_warp")
    proposal = proposed(store_only.propose(kernel, Scope()))
    left = built(proposal.ptx or "", kernel.launch.kernel).classes
    assert left[SassClass.GLOBAL_LOAD] == 0
    assert left[SassClass.GLOBAL_STORE] == kernel.built.classes[SassClass.GLOBAL_STORE] + 1


def test_a_load_that_makes_an_address_stays(make_subject: MakeSubject) -> None:
    kernel = make_subject(GATHER, "gather")
    index, value = kernel.global_loads
    proposal = proposed(no_loads.propose(kernel, Scope()))
    assert proposal.touched == (value,)
    assert "1 of 2 loads are kept" in proposal.notes[0]
    whole = proposed(math_only.propose(kernel, Scope()))
    assert index not in whole.touched
    assert value in whole.touched


def test_only_index_loads_leave_nothing_to_ask(make_subject: MakeSubject) -> None:
    kernel = make_subject(GATHER, "gather")
    found = no_loads.propose(kernel, Scope(frozenset({kernel.global_loads[0]})))
    assert isinstance(found, Refusal)
    assert not found.absent


def test_a_load_onto_its_own_address_and_a_guard_survive(
    make_subject: MakeSubject, built: Build
) -> None:
    kernel = make_subject(OWN_ADDRESS, "follow")
    proposal = proposed(math_only.propose(kernel, Scope()))
    text = proposal.ptx or ""
    assert re.search(r"mov\.b64 (%cuado_\d+), %rd1;", text)
    assert re.search(r"@%p1 mov\.b64 %rd1, %cuado_\d+;", text)
    assert re.search(r"@%cuado_\d+ ld\.global\.u64 %rd1, \[%cuado_\d+\+8\];", text)
    classes = built(text, "follow").classes
    assert classes[SassClass.GLOBAL_LOAD] == classes[SassClass.GLOBAL_STORE] == 1


def test_stores_that_decide_a_branch_are_refused(make_subject: MakeSubject) -> None:
    found = no_stores.propose(make_subject(SPIN, "spin"), Scope())
    assert isinstance(found, Refusal)
    assert "read back" in found.reason


@pytest.mark.parametrize("experiment", [memory_only, no_loads, store_only])
def test_asynchronous_kernels_are_refused(experiment: object, corpus: MakeSubject) -> None:
    propose: Callable[[Kernel, Scope], Proposal | Refusal] = vars(experiment)["propose"]
    found = propose(corpus("triton_matmul.sm_90", "matmul"), Scope())
    assert isinstance(found, Refusal)
    assert not found.absent or experiment is no_loads


@pytest.mark.parametrize("experiment", [math_only, no_stores])
def test_stores_of_asynchronous_kernels_are_switched(
    experiment: object, corpus: MakeSubject
) -> None:
    propose: Callable[[Kernel, Scope], Proposal | Refusal] = vars(experiment)["propose"]
    kernel = corpus("triton_matmul.sm_90", "matmul")
    proposal = proposed(propose(kernel, Scope()))
    assert set(kernel.global_stores) <= set(proposal.touched)


def test_accesses_in_inline_assembly_are_switched(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("triton_softmax.sm_90", "softmax")
    proposal = proposed(math_only.propose(kernel, Scope()))
    assert len(proposal.touched) == 16
    classes = built(proposal.ptx or "", "softmax").classes
    for kind in (SassClass.GLOBAL_LOAD, SassClass.GLOBAL_STORE):
        assert classes[kind] == kernel.built.classes[kind]
