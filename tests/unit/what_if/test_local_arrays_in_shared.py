import re
from collections.abc import Callable

import pytest

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.local_arrays_in_shared import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
Evaluate = Callable[[str, str, dict[str, int]], dict[str, int]]

KERNEL = """
{outside}
.visible .entry k(.param .u64 out)
{{
	.local .align 16 .b8 depot[{size}];
	.reg .b64 %SP;
	.reg .b64 %SPL;
	.reg .b32 %r<20>;
	.reg .b16 %h<4>;
	.reg .f32 %f<8>;
	.reg .f64 %d<4>;
	.reg .b64 %rd<10>;
	.reg .pred %p<3>;
	{inside}
	mov.u64 %SPL, depot;
	cvta.local.u64 %SP, %SPL;
	ld.param.u64 %rd1, [out];
	cvta.to.global.u64 %rd1, %rd1;
	add.u64 %rd2, %SPL, 16;
	mov.u32 %r1, %tid.x;
	ld.global.u32 %r2, [%rd1];
	setp.lt.u32 %p1, %r1, 8;
	shl.b32 %r3, %r2, 2;
	and.b32 %r3, %r3, 28;
	cvt.u64.u32 %rd3, %r3;
	add.s64 %rd4, %rd2, %rd3;
	and.b32 %r4, %r1, 7;
	mul.wide.u32 %rd6, %r4, 4;
	add.s64 %rd6, %rd6, %rd2;
	{body}
	ret;
}}
"""
PLAIN = """
	st.local.u32 [%rd4], %r1;
	st.local.u32 [%rd2], %r2;
	ld.local.u32 %r9, [%rd6];
	st.global.u32 [%rd1], %r9;
"""
"""Accesses at indices that are known at run time only."""
WIDE = """
	st.local.v4.f32 [%rd2], {0f00000000, %f1, %f2, %f3};
	st.local.f64 [%rd2+16], 0d3FF0000000000000;
	@%p1 st.local.v2.b64 [depot], {%rd1, %rd3};
	ld.local.v2.u64 {%rd7, _}, [depot];
	ld.local.v2.u32 {_, %r7}, [%rd4+-8];
	@!%p1 ld.local.f64 %d1, [%rd2+24];
	st.global.u64 [%rd1], %rd7;
	st.global.u32 [%rd1], %r7;
	st.global.f64 [%rd1], %d1;
"""
NARROW = """
	st.local.u8 [%rd4+3], %h1;
	ld.local.s16 %h2, [%rd4+-6];
	{ .reg .b64 %rd2; add.s64 %rd2, %SP, %rd3; st.u32 [%rd2+4], %r1; }
	cvta.to.local.u64 %rd5, %SP;
	@%p1 ld.local.u32 %r8, [%rd5];
	st.global.u16 [%rd1], %h2;
	st.global.u32 [%rd1], %r8;
"""


def kernel(body: str, size: int = 64, outside: str = "", inside: str = "") -> str:
    return KERNEL.format(body=body, size=size, outside=outside, inside=inside)


def made(kernel: Kernel) -> tuple[Proposal, str]:
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx
    return proposal, proposal.ptx


@pytest.mark.parametrize("body", [PLAIN, WIDE + PLAIN, NARROW + PLAIN])
def test_arrays_leave_local_memory(make_subject: MakeSubject, built: Build, body: str) -> None:
    subject = make_subject(kernel(body), "k", (64, 1, 1), (128, 1, 1))
    proposal, ptx = made(subject)
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert not re.search(r"\b(ld|st)\.local|\[%SP|\bcvta(\.to)?\.local", ptx)
    assert "st.u32 [" not in ptx
    assert proposal.settings[0].dynamic_shared_bytes == 64 * 128
    classes = built(ptx, "k").classes
    assert subject.built.classes[SassClass.LOCAL_STORE]
    assert not classes[SassClass.LOCAL_LOAD]
    assert not classes[SassClass.LOCAL_STORE]
    assert classes[SassClass.SHARED_LOAD]
    assert classes[SassClass.GLOBAL_STORE] == subject.built.classes[SassClass.GLOBAL_STORE]


@pytest.mark.parametrize("threads", [(128, 1, 1), (20, 3, 2)])
def test_every_word_has_a_place_and_a_lane_its_bank(
    make_subject: MakeSubject, evaluate: Evaluate, threads: tuple[int, int, int]
) -> None:
    subject = make_subject(kernel(PLAIN), "k", (64, 1, 1), threads)
    proposal, ptx = made(subject)
    stored = re.search(r"st\.shared\.u32 \[(%\w+)\+0\]", ptx)
    memory = re.search(r"\.extern \.shared \.align 16 \.b8 (\w+)\[\];", ptx)
    assert stored is not None
    assert memory is not None
    places = {}
    for thread in range(threads[0] * threads[1] * threads[2]):
        x, y, z = thread % threads[0], thread // threads[0] % threads[1], thread // 60
        for word in range(8):
            known = {memory[1]: 4096, "%tid.x": x, "%tid.y": y, "%tid.z": z}
            known |= {"%rd4": 16 + 4 * word, "%SPL": 0}
            places[thread, word] = evaluate(ptx, "k", known)[stored[1]] - 4096
    assert len(set(places.values())) == len(places)
    assert max(places.values()) < (proposal.settings[0].dynamic_shared_bytes or 0)
    for (thread, _), place in places.items():
        assert place // 4 % 32 == thread % 32


def test_bytes_of_a_word_stay_together(make_subject: MakeSubject, evaluate: Evaluate) -> None:
    _, ptx = made(make_subject(kernel(NARROW + PLAIN), "k", (64, 1, 1), (64, 1, 1)))
    stored = re.search(r"st\.shared\.u8 \[(%\w+)\]", ptx)
    memory = re.search(r"\.b8 (\w+)\[\];", ptx)
    assert stored is not None
    assert memory is not None
    known = {memory[1]: 0, "%tid.x": 5, "%rd4": 24}
    assert evaluate(ptx, "k", known)[stored[1]] == 24 * 64 + 5 * 4 + 3


def test_doubles_stay_whole_where_nothing_narrower_is_accessed(make_subject: MakeSubject) -> None:
    body = (
        "st.local.f64 [%rd4], %d1; ld.local.v2.f64 {%d2, %d3}, [%rd2]; st.global.f64 [%rd1], %d3;"
    )
    _, ptx = made(make_subject(kernel(body), "k", (64, 1, 1), (64, 1, 1)))
    assert ptx.count("st.shared.f64") == 1
    assert ptx.count("ld.shared.f64") == 2
    assert re.search(r"ld\.shared\.f64 %d3, \[%\w+\+512\]", ptx)


def test_arrays_follow_the_dynamic_shared_memory_that_there_is(make_subject: MakeSubject) -> None:
    text = kernel(
        PLAIN + "st.shared.u32 [mine], %r1;", outside=".extern .shared .align 128 .b8 mine[];"
    )
    subject = make_subject(text, "k", (64, 1, 1), (64, 1, 1))
    launch = subject.launch.__class__(
        "k", subject.launch.ptx, "k", (64, 1, 1), (64, 1, 1), (), dynamic_shared_bytes=100
    )
    proposal, ptx = made(Kernel(launch, subject.chip, subject.built))
    assert proposal.settings[0].dynamic_shared_bytes == 112 + 64 * 64
    assert ".extern .shared .align 128 .b8 cuado_local" in ptx


def test_addresses_that_are_compared_are_not_null(make_subject: MakeSubject) -> None:
    body = "setp.eq.s64 %p2, %rd4, 0; @%p2 bra end; " + PLAIN + " end:"
    _, ptx = made(make_subject(kernel(body), "k", (64, 1, 1), (64, 1, 1)))
    assert "mov.u64 %SPL, 65536;" in ptx


@pytest.mark.parametrize(
    ("ptx", "reason"),
    [
        (kernel(PLAIN + "st.global.u64 [%rd1], %rd4;"), "escapes"),
        (kernel(PLAIN + "selp.b64 %rd5, %rd4, %rd1, %p1; ld.u32 %r5, [%rd5];"), "escapes"),
        (kernel(PLAIN + "add.s64 %rd5, %SP, 8; ld.volatile.u32 %r5, [%rd5];"), "cannot be moved"),
        (kernel(PLAIN + "ld.local.u32 %r5, [%rd1]; st.global.u32 [%rd1], %r5;"), "is unknown"),
        (kernel(PLAIN + "mov.u32 %r5, %dynamic_smem_size; st.global.u32 [%rd1], %r5;"), "the size"),
        (kernel(PLAIN, size=4096), "a block needs 4,194,304 bytes"),
    ],
)
def test_arrays_that_others_may_reach_or_that_do_not_fit_stay(
    make_subject: MakeSubject, ptx: str, reason: str
) -> None:
    refusal = propose(make_subject(ptx, "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent


@pytest.mark.parametrize(
    "body", ["st.global.u32 [%rd1], %r1;", "st.local.u32 [%rd2], %r1; ld.local.u32 %r9, [%rd2];"]
)
def test_without_arrays_in_local_memory_the_cause_is_absent(
    make_subject: MakeSubject, body: str
) -> None:
    refusal = propose(make_subject(kernel(body), "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent
