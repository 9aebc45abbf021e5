"""Loads that are left out: the rewritten kernel leaves the same memory, and loads less."""

from collections.abc import Callable

import pytest
from onethread import Thread

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.cause import Cause
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.sliding_window import EXPERIMENT, propose
from cuado.what_if.registry import documentation

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

IN, OUT, PITCH = 1 << 20, 1 << 24, 20

KERNEL = """
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 pitch, .param .u32 rounds)
{{
	.reg .b32 %r<30>; .reg .b64 %rd<30>; .reg .f32 %f<30>; .reg .pred %p<5>; .reg .b16 %h<2>;
	ld.param.u64 %rd1, [in];
	ld.param.u64 %rd2, [out];
	ld.param.u32 %r1, [pitch];
	ld.param.u32 %r2, [rounds];
	cvta.to.global.u64 %rd1, %rd1;
	cvta.to.global.u64 %rd2, %rd2;
	mul.wide.s32 %rd3, %r1, 4;
	mov.u32 %r3, 0;
	mov.u32 %r4, %tid.x;
	setp.lt.s32 %p1, %r4, 9;
	setp.gt.s32 %p2, %r2, 0;
	{entry}
loop:
	.pragma "nounroll";
	{body}
next:
	add.s32 %r3, %r3, 1;
	setp.lt.s32 %p3, %r3, %r2;
	@%p3 bra loop;
end:
	ret;
}}
"""
FALL = "@!%p2 bra end;"
JUMP = "@%p2 bra loop; bra.uni end;"
AROUND = "@!%p2 bra end; bra.uni first; second: bra.uni loop; first: bra.uni second;"
SUM = "add.f32 %f4, %f1, %f2; fma.rn.f32 %f5, %f3, %f4, %f1;"
STORE = SUM + "st.global.f32 [%rd2], %f5; add.s64 %rd2, %rd2, 4;"
PRODUCTS = """
	mul.lo.s32 %r5, %r3, %r1; cvt.s64.s32 %rd9, %r5; shl.b64 %rd9, %rd9, 2;
	add.s64 %rd4, %rd1, %rd9; ld.global.f32 %f1, [%rd4];
	add.s64 %rd5, %rd4, %rd3; ld.global.f32 %f2, [%rd5];
	add.s32 %r6, %r3, 2; mad.lo.s32 %r7, %r6, %r1, %r4; sub.s32 %r7, %r7, %r4;
	mul.wide.s32 %rd6, %r7, 4; add.s64 %rd7, %rd6, %rd1; ld.global.f32 %f3, [%rd7];
"""
POINTER = """
	ld.global.f32 %f1, [%rd1]; add.s64 %rd5, %rd1, %rd3; ld.global.f32 %f2, [%rd5];
	add.s64 %rd6, %rd5, %rd3; ld.global.f32 %f3, [%rd6]; add.s64 %rd1, %rd1, %rd3;
"""
OFFSETS = """
	ld.global.f32 %f1, [%rd1]; ld.global.f32 %f2, [%rd1+4]; ld.global.f32 %f3, [%rd1+8];
	add.s64 %rd1, %rd1, 4;
"""
BEHIND = OFFSETS.replace("[%rd1]", "[%rd1+-8]").replace("+4]", "+-4]").replace("+8]", "+0]")


def kernel(body: str, entry: str = FALL) -> str:
    return KERNEL.format(body=body, entry=entry)


def run(ptx: str, rounds: int, lane: int = 3) -> Thread:
    parameters = {"in": IN, "out": OUT, "pitch": PITCH, "rounds": rounds}
    return Thread(ptx, parameters, {"%tid.x": lane})


def rewritten(found: Proposal | Refusal) -> str:
    assert isinstance(found, Proposal), found
    assert found.kind is Kind.EQUIVALENT
    assert found.keeps_results
    assert found.ptx
    return found.ptx


def same(source: str, ptx: str, rounds: int) -> tuple[int, int]:
    """Loads of the original and of the rewritten kernel, which must leave the same memory."""
    before, after = run(source, rounds), run(ptx, rounds)
    assert before.memory == after.memory
    assert set(after.loads) <= set(before.loads)
    return len(before.loads), len(after.loads)


@pytest.mark.parametrize("entry", [FALL, JUMP, AROUND, ""])
@pytest.mark.parametrize("body", [PRODUCTS, POINTER, OFFSETS, BEHIND])
def test_values_move_on_and_only_the_new_one_is_loaded(
    entry: str, body: str, make_subject: MakeSubject, built: Build
) -> None:
    source = kernel(body + STORE, entry)
    subject = make_subject(source, "k", (64, 1, 1), (128, 1, 1))
    proposal = propose(subject, Scope())
    ptx = rewritten(proposal)
    assert isinstance(proposal, Proposal)
    assert len(proposal.touched) == 2
    assert "2 loads take their value from the previous iteration" in proposal.notes
    assert "nounroll" not in ptx
    for rounds in (1, 2, 3, 10) if not entry else (0, 1, 2, 3, 10):
        assert same(subject.launch.ptx, ptx, rounds) == (3 * rounds, rounds + 2 * (rounds > 0))
    made = built(ptx, "k")
    for each in proposal.expectations:
        change = sum(made.classes[c] - subject.built.classes[c] for c in each.classes)
        assert -each.minus <= change <= each.plus


def test_loads_of_several_registers_move_on(make_subject: MakeSubject, built: Build) -> None:
    body = """
	ld.global.v2.f32 {%f1, %f2}, [%rd1]; ld.global.v2.f32 {%f2, %f3}, [%rd1+8];
	add.s64 %rd1, %rd1, 8;
"""
    source = kernel(body + STORE)
    ptx = rewritten(propose(make_subject(source, "k"), Scope()))
    built(ptx, "k")
    assert same(source, ptx, 5) == (20, 12)


def test_a_register_that_is_written_again_is_kept_before(make_subject: MakeSubject) -> None:
    body = "ld.global.f32 %f1, [%rd1]; mov.f32 %f3, %f1; ld.global.f32 %f1, [%rd1+4];"
    body += "mov.f32 %f2, %f1; mov.f32 %f1, 0f00000000; add.s64 %rd1, %rd1, 4;"
    source = kernel(body + STORE)
    ptx = rewritten(propose(make_subject(source, "k"), Scope()))
    assert same(source, ptx, 6) == (12, 7)


def test_a_long_way_to_an_address_becomes_a_step(make_subject: MakeSubject, built: Build) -> None:
    taps = "mov.b64 %rd5, %rd1; mov.f32 %f5, 0f00000000;" + "".join(
        f"add.s64 %rd{n + 1}, %rd{n}, %rd3; ld.global.f32 %f1, [%rd{n + 1}];add.f32 %f5, %f5, %f1;"
        for n in range(5, 14)
    )
    body = taps + "st.global.f32 [%rd2], %f5; add.s64 %rd2, %rd2, 4; add.s64 %rd1, %rd1, %rd3;"
    subject = make_subject(kernel(body), "k", (64, 1, 1), (128, 1, 1))
    ptx = rewritten(propose(subject, Scope()))
    assert same(subject.launch.ptx, ptx, 40) == (9 * 40, 8 + 40)
    built(ptx, "k")
    loop = ptx[ptx.index("loop:") : ptx.index("end:")]
    assert loop.count("ld.global") == 1
    assert "[%rd14]" not in loop


@pytest.mark.parametrize("first", ["", "mov.u32 %r9, 7;"])
def test_a_load_that_repeats_another_one_is_a_copy(
    first: str, make_subject: MakeSubject, built: Build
) -> None:
    """A store stands between them: the compiler cannot tell that it goes elsewhere."""
    body = f"""{first}
	shl.b32 %r8, %r4, 5; or.b32 %r9, %r8, 3; mul.wide.s32 %rd8, %r9, 4; add.s64 %rd9, %rd1, %rd8;
	ld.global.f32 %f1, [%rd9]; st.global.f32 [%rd2+400], %f1;
	mul.wide.s32 %rd10, %r8, 4; add.s64 %rd11, %rd10, %rd1; ld.global.f32 %f2, [%rd11+12];
	ld.global.f32 %f3, [%rd11];
"""
    source = kernel(body + STORE).replace("@%p3 bra loop;", "")
    subject = make_subject(source, "k", (64, 1, 1), (128, 1, 1))
    proposal = propose(subject, Scope())
    ptx = rewritten(proposal)
    assert isinstance(proposal, Proposal)
    assert "1 loads repeat an earlier one" in proposal.notes
    assert same(source, ptx, 1) == (3, 2)
    assert built(ptx, "k").classes[SassClass.GLOBAL_LOAD] == 2


def test_unrolled_iterations_copy_and_move_on(make_subject: MakeSubject) -> None:
    """Two iterations in one, their addresses from two numbers that start a row apart."""
    body = (
        """
	mul.wide.s32 %rd5, %r5, 4; add.s64 %rd6, %rd1, %rd5; mul.wide.s32 %rd7, %r6, 4;
	add.s64 %rd8, %rd1, %rd7; add.s64 %rd9, %rd8, %rd3;
	ld.global.f32 %f1, [%rd6]; ld.global.f32 %f2, [%rd8]; ld.global.f32 %f3, [%rd9];
"""
        + STORE
    )
    body += (
        """
	ld.global.f32 %f1, [%rd8]; ld.global.f32 %f2, [%rd9]; add.s64 %rd10, %rd9, %rd3;
	ld.global.f32 %f3, [%rd10]; shl.b32 %r7, %r1, 1; add.s32 %r5, %r5, %r7;
	add.s32 %r6, %r6, %r7;
"""
        + STORE
    )
    source = kernel(body, "mov.u32 %r5, 0; mov.b32 %r6, %r1;" + FALL)
    ptx = rewritten(propose(make_subject(source, "k"), Scope()))
    assert same(source, ptx, 1) == (6, 4)
    assert same(source, ptx, 5) == (30, 12)


@pytest.mark.parametrize(
    ("body", "entry", "reason"),
    [
        (OFFSETS + "bar.sync 0;", FALL, "barriers, or atomic updates"),
        (OFFSETS + "red.global.add.f32 [%rd2], %f1;", FALL, "barriers, or atomic updates"),
        ("@%p1 bra next;" + PRODUCTS, FALL, "an iteration may skip them"),
        (OFFSETS + "@%p1 bra next; @%p2 bra loop;", "@!%p2 bra loop;", "several entries"),
        (OFFSETS + "st.global.f32 [%rd1], %f1;", FALL, "a store writes to the addresses they load"),
        (
            OFFSETS + "st.global.u16 [%rd1+2], %h1;",
            FALL,
            "a store writes to the addresses they load",
        ),
        (OFFSETS.replace("ld", "@%p1 ld"), FALL, "predicated"),
        (OFFSETS.replace("ld.", "ld.volatile."), FALL, "order memory"),
    ],
)
def test_loads_that_may_fetch_something_else_stay(
    body: str, entry: str, reason: str, make_subject: MakeSubject
) -> None:
    entry = entry if entry == FALL else entry + "mov.u32 %r3, 5; @%p1 bra second;"
    source = kernel(body + SUM, entry).replace("next:", "second: add.f32 %f9, %f9, %f1; next:")
    refusal = propose(make_subject(source, "k"), Scope())
    assert isinstance(refusal, Refusal), refusal
    assert reason in refusal.reason
    assert not refusal.absent


def test_a_store_between_copies_holds_only_what_it_writes(make_subject: MakeSubject) -> None:
    body = """
	ld.global.f32 %f1, [%rd1+4]; ld.global.f32 %f2, [%rd1+16]; st.global.f32 [%rd1+4], %f2;
	ld.global.f32 %f3, [%rd1+4]; ld.global.f32 %f4, [%rd1+16]; add.f32 %f1, %f1, %f3;
	add.f32 %f1, %f1, %f4; st.global.f32 [%rd2], %f1;
"""
    source = kernel(body).replace("@%p3 bra loop;", "")
    proposal = propose(make_subject(source, "k"), Scope())
    ptx = rewritten(proposal)
    assert isinstance(proposal, Proposal)
    assert any(
        note.startswith("1 of the repeated loads are kept: a store") for note in proposal.notes
    )
    assert same(source, ptx, 1) == (4, 3)


@pytest.mark.parametrize(
    "body",
    [
        "ld.global.f32 %f1, [%rd1]; add.s64 %rd1, %rd1, 4;",
        "ld.global.f32 %f1, [%rd1]; ld.global.f32 %f2, [%rd1+4]; add.s64 %rd1, %rd1, 8;",
        "ld.global.f32 %f1, [%rd1]; ld.global.u32 %r9, [%rd1+4]; add.s64 %rd1, %rd1, 4;",
        """ld.global.s32 %r9, [%rd1]; mul.wide.s32 %rd5, %r9, 4; add.s64 %rd1, %rd1, %rd5;
        ld.global.s32 %r10, [%rd1+4];""",
        "mov.f32 %f1, 0f00000000;",
    ],
)
def test_addresses_that_do_not_come_again_are_absent(body: str, make_subject: MakeSubject) -> None:
    refusal = propose(make_subject(kernel(body), "k"), Scope())
    assert isinstance(refusal, Refusal), refusal
    assert refusal.absent


def test_one_line_has_its_own_loads_only(make_subject: MakeSubject) -> None:
    source = kernel(OFFSETS + STORE)
    subject = make_subject(source, "k")
    chosen = frozenset(subject.global_loads[:2])
    proposal = propose(subject, Scope(chosen, "k.cu:1"))
    assert isinstance(proposal, Proposal)
    assert proposal.touched == subject.global_loads[:1]
    assert same(source, rewritten(proposal), 4) == (12, 9)


def test_it_names_redundant_loads_and_teaches() -> None:
    assert EXPERIMENT.cause is Cause.REDUNDANT_LOADS
    assert EXPERIMENT.is_remedy
    text = documentation("sliding-window")
    for heading in ("What if", "What it changes:", "What the answer means:", "When it is valid:"):
        assert heading in text
