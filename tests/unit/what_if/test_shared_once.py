"""Words of shared memory that a thread reads again: switched on, only the first iteration does."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from made_versions import make
from onethread import Thread

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.trial import TAIL
from cuado.what_if.experiments.shared_once import EXPERIMENT, propose
from cuado.what_if.result import Claim, Outcome, Status

MakeSubject = Callable[..., Kernel]

TILE, OUT, MAGIC, LEVELS = 1 << 10, 1 << 24, 12345, 5
KERNEL = """
.visible .entry k(.param .u64 out, .param .u32 steps, .param .u32 levels)
{{
	.reg .b32 %r<30>; .reg .b64 %rd<9>; .reg .f32 %f<30>; .reg .pred %p<9>;
	.shared .align 16 .b8 tile[8192];
	.shared .align 16 .b8 other[1024];
	ld.param.u64 %rd1, [out];
	ld.param.u32 %r1, [steps];
	ld.param.u32 %r2, [levels];
	cvta.to.global.u64 %rd1, %rd1;
	mov.u32 %r3, %tid.x;
	mov.u32 %r4, tile;
	mad.lo.s32 %r5, %r3, 64, %r4;
	mov.u32 %r6, other;
	setp.lt.s32 %p4, %r3, 3;
	mov.f32 %f9, 0f00000000;
	mov.u32 %r7, 0;
step:
	mov.u32 %r8, 0;
	mov.u32 %r9, %r5;
	mov.u32 %r12, %r2;
	{outer}
level:
	.pragma "nounroll";
	{inner}
	add.f32 %f9, %f9, %f1;
next:
	add.s32 %r9, %r9, 4;
	add.s32 %r8, %r8, 1;
	setp.lt.s32 %p1, %r8, %r12;
	@%p1 bra level;
	add.s32 %r7, %r7, 1;
	setp.lt.s32 %p2, %r7, %r1;
	@%p2 bra step;
	st.global.f32 [%rd1], %f9;
	ret;
}}
"""
LOAD = "ld.shared.f32 %f1, [%r9];"
STORE = "add.f32 %f2, %f1, %f1; st.shared.f32 [%r9+4], %f2;"
DISTURBING = "st.shared.f32 [%r6], %f9;"
BARRIER = "bar.sync 0;"


def kernel(inner: str, outer: str = "") -> str:
    return KERNEL.format(inner=inner, outer=outer)


def run(ptx: str, switch: int, steps: int) -> Thread:
    tail = dict(zip(dict(TAIL), (0, 1, switch, MAGIC), strict=True))
    known = {"%tid.x": 2, "tile": TILE, "other": 1 << 16}
    return Thread(ptx, {"out": OUT, "steps": steps, "levels": LEVELS, **tail}, known)


def proposed(found: Proposal | Refusal) -> Proposal:
    assert isinstance(found, Proposal), found
    assert found.kind is Kind.SWITCHED
    return found


@pytest.mark.parametrize("keeping", [True, False])
@pytest.mark.parametrize(
    "inner", [LOAD, "ld.shared.v2.f32 {_, %f1}, [%r9];", LOAD + STORE, "@%p4 " + LOAD]
)
def test_only_the_first_iteration_goes_to_shared_memory(
    make_subject: MakeSubject, inner: str, keeping: bool
) -> None:
    source = kernel(inner).replace("{_, %f1}, [%r9]", "{%f3, %f1}, [%r5]")
    subject = make_subject(source, "k", (64, 1, 1), (32, 1, 1))
    registers = subject.built.resources.registers
    options = replace(subject.options, max_registers=None if keeping else registers)
    proposal = proposed(propose(replace(subject, options=options), Scope()))
    version = make(subject, EXPERIMENT, Scope(), proposal)
    assert version.sound, version.checks
    assert proposal.ptx
    for steps in (1, 2, 7):
        before, off, on = (
            run(source, 0, steps),
            run(proposal.ptx, 0, steps),
            run(proposal.ptx, 1, steps),
        )
        assert (off.loads, off.memory) == (before.loads, before.memory)
        assert on.loads == before.loads[: len(before.loads) // steps]
    once, more = (run(proposal.ptx, 1, steps).memory for steps in (1, 7))
    assert once.keys() == more.keys()
    assert {at: value for at, value in once.items() if at != OUT}.items() <= more.items()


def test_kept_values_are_what_was_loaded(make_subject: MakeSubject) -> None:
    proposal = proposed(propose(make_subject(kernel("ld.shared.f32 %f1, [%r5];"), "k"), Scope()))
    assert proposal.ptx
    assert run(proposal.ptx, 1, 4).memory == run(proposal.ptx, 0, 4).memory


@pytest.mark.parametrize(
    ("inner", "outer"),
    [
        # Not the same words: by the step's number, by what a step carries, by data.
        (LOAD, "shl.b32 %r10, %r7, 2; add.s32 %r9, %r9, %r10;"),
        (LOAD + "add.s32 %r5, %r5, 4;", ""),
        ("ld.shared.u32 %r10, [%r6]; add.s32 %r11, %r9, %r10; ld.shared.f32 %f1, [%r11];", ""),
        # Not equally many: the step decides how long the inner loop is, or data does.
        (LOAD, "mov.u32 %r12, %r7;"),
        (LOAD, "ld.global.u32 %r12, [%rd1];"),
        ("ld.global.u32 %r10, [%rd1]; setp.eq.s32 %p3, %r10, 0; @%p3 bra next;" + LOAD, ""),
        ("setp.eq.s32 %p3, %r7, 3; @%p3 bra next;" + LOAD, ""),
        # Which of two addresses it is, the step decides.
        (LOAD, "and.b32 %r10, %r7, 1; setp.eq.s32 %p3, %r10, 0; @%p3 mov.u32 %r9, %r6;"),
        (LOAD, "setp.eq.s32 %p3, %r7, 3; @%p3 bra level; mov.u32 %r9, %r6;"),
        # Other threads may have written it meanwhile.
        (LOAD + STORE, BARRIER),
        (LOAD + STORE, "bar.warp.sync -1;"),
        (LOAD + STORE, "membar.cta;"),
        (LOAD + "atom.shared.add.f32 %f3, [%r9], %f1;", ""),
        ("ld.volatile.shared.f32 %f1, [%r9];", ""),
    ],
)
def test_what_may_be_another_word_is_read_again(
    make_subject: MakeSubject, inner: str, outer: str
) -> None:
    refusal = propose(make_subject(kernel(inner, outer), "k"), Scope())
    assert isinstance(refusal, Refusal), refusal
    assert refusal.absent


def test_a_barrier_does_not_matter_to_what_nobody_writes(make_subject: MakeSubject) -> None:
    proposal = proposed(propose(make_subject(kernel(LOAD + DISTURBING, BARRIER), "k"), Scope()))
    assert len(proposal.touched) == 1


@pytest.mark.parametrize(
    ("inner", "count"),
    [
        (LOAD + STORE, 2),
        (LOAD + "st.shared.f32 [%r4], %f1;", 2),
        # Another load may read it, at addresses that are not known to repeat.
        (LOAD + STORE + "shl.b32 %r10, %r7, 2; add.s32 %r11, %r9, %r10;"
         "ld.shared.f32 %f3, [%r11]; add.f32 %f9, %f9, %f3;", 1),
        # It goes elsewhere each time; nothing in the loop reads it.
        (LOAD + "shl.b32 %r10, %r7, 2; add.s32 %r11, %r5, %r10; st.shared.f32 [%r11], %f1;", 1),
        (LOAD + DISTURBING, 1),
    ],
)  # fmt: skip
def test_stores_are_left_out_with_the_loads_that_they_are_for(
    make_subject: MakeSubject, inner: str, count: int
) -> None:
    proposal = proposed(propose(make_subject(kernel(inner), "k"), Scope()))
    assert len(proposal.touched) == count


def test_a_loop_that_ends_early_repeats_what_it_has_read(make_subject: MakeSubject) -> None:
    leaving = "ld.global.u32 %r10, [%rd1]; setp.eq.s32 %p3, %r10, 0; @%p3 bra done;"
    source = kernel(LOAD, leaving).replace("st.global", "done: st.global")
    assert len(proposed(propose(make_subject(source, "k"), Scope())).touched) == 1


def test_what_steers_stays(make_subject: MakeSubject) -> None:
    body = "ld.shared.u32 %r10, [%r9]; cvt.rn.f32.s32 %f1, %r10; setp.eq.s32 %p3, %r10, 9;"
    found = propose(make_subject(kernel(body + "@%p3 bra next;"), "k"), Scope())
    assert isinstance(found, Refusal)


def test_without_loads_or_with_asynchronous_copies_it_is_not_made(
    make_subject: MakeSubject,
) -> None:
    nothing = propose(make_subject(kernel("mov.f32 %f1, 0f00000000;"), "k"), Scope())
    assert isinstance(nothing, Refusal)
    assert nothing.absent
    copies = "cp.async.ca.shared.global [%r4], [%rd1], 4; cp.async.wait_all;"
    refusal = propose(make_subject(kernel(LOAD, copies), "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert "asynchronous" in refusal.reason
    assert not refusal.absent


def test_one_line_has_its_own_loads_only(make_subject: MakeSubject) -> None:
    body = LOAD + "ld.shared.f32 %f3, [%r6]; add.f32 %f9, %f9, %f3;"
    subject = make_subject(kernel(body), "k")
    both = proposed(propose(subject, Scope())).touched
    assert len(both) == 2
    first = proposed(propose(subject, Scope(frozenset(both[:1]), "k.cu:1")))
    assert first.touched == both[:1]


def test_its_gain_is_a_bound() -> None:
    assert Outcome(EXPERIMENT, Status.MEASURED, kind=Kind.SWITCHED).claim is Claim.BOUND
