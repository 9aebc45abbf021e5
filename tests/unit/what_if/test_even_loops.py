"""Loops of known lengths under balanced-warps: as long in each warp as in their mean."""

from collections.abc import Callable

import pytest
from warps import Machine

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.balanced_warps import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 out)
{{
	.reg .pred %p<9>;
	.reg .b32 %r<20>;
	.reg .b64 %rd<9>;
	.reg .f32 %f<9>;
	ld.param.u64 %rd1, [out];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r9, %ctaid.x;
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f1, [%rd4];
	shr.u32 %r2, %r1, 5;
	{body}
	st.global.f32 [%rd4], %f1;
	ret;
}}
"""
LOOP = """
	{before}
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	{after}
	{back} bra again;
"""
COUNTS_UP = LOOP.format(
    before="mul.lo.u32 %r3, %r2, %r2; mov.u32 %r4, 0;",
    after="add.s32 %r4, %r4, 1; setp.lt.u32 %p1, %r4, %r3;",
    back="@%p1",
)
FORMS = {
    "up": (COUNTS_UP, [1, 1, 4, 9]),
    "starts late": (
        LOOP.format(
            before="shl.b32 %r4, %r2, 1;",
            after="add.s32 %r4, %r4, 2; setp.ge.s32 %p1, %r4, 20;",
            back="@!%p1",
        ),
        [10, 9, 8, 7],
    ),
    "down to zero": (
        LOOP.format(
            before="mov.u32 %r5, 32; shl.b32 %r4, %r5, %r2;",
            after="add.s32 %r4, %r4, -4; setp.ne.s32 %p1, %r4, 0;",
            back="@%p1",
        ),
        [8, 16, 32, 64],
    ),
    "down, and the last one too": (
        LOOP.format(
            before="mul.lo.s32 %r4, %r2, 5;",
            after="add.s32 %r4, %r4, -3; setp.le.s32 %p1, -2, %r4;",
            back="@%p1",
        ),
        [1, 3, 5, 6],
    ),
    "up, and the last one too": (
        LOOP.format(
            before="mul.lo.s32 %r3, %r2, 7; mov.u32 %r4, 0;",
            after="add.s32 %r4, %r4, 3; setp.ls.u32 %p1, %r4, %r3;",
            back="@%p1",
        ),
        [1, 3, 5, 8],
    ),
    "by a step in a register": (
        LOOP.format(
            before="mul.lo.s32 %r3, %r2, 7; mov.u32 %r4, 0; mov.u32 %r5, 3;",
            after="add.u32 %r4, %r4, %r5; setp.ls.u32 %p1, %r4, %r3;",
            back="@%p1",
        ),
        [1, 3, 5, 8],
    ),
    "from and to": (
        LOOP.format(
            before="mul.lo.s32 %r4, %r2, 10; mul.lo.s32 %r3, %r2, 20; add.s32 %r3, %r3, 1;",
            after="add.s32 %r4, %r4, 1; setp.lt.s32 %p1, %r4, %r3;",
            back="@%p1",
        ),
        [1, 11, 21, 31],
    ),
    "64 bits": (
        LOOP.format(
            before="mul.wide.u32 %rd5, %r2, 6; mov.u64 %rd6, 0;",
            after="add.s64 %rd6, %rd6, 1; setp.lt.u64 %p1, %rd6, %rd5;",
            back="@%p1",
        ),
        [1, 6, 12, 18],
    ),
    "guarded": (
        "setp.lt.u32 %p2, %r2, 2; @%p2 bra over;"
        + LOOP.format(
            before="mul.lo.s32 %r3, %r2, 7; mov.u32 %r4, 0;",
            after="add.s32 %r4, %r4, 1; setp.lt.s32 %p1, %r4, %r3;",
            back="@%p1",
        )
        + "over:",
        [0, 0, 14, 21],
    ),
    "guarded, and as long wherever warps come": (
        "setp.lt.u32 %p2, %r2, 2; @%p2 bra over;"
        + LOOP.format(
            before="mov.u32 %r4, 0;",
            after="add.s32 %r4, %r4, 1; setp.lt.s32 %p1, %r4, 12;",
            back="@%p1",
        )
        + "over:",
        [0, 0, 12, 12],
    ),
}


def subject_of(make_subject: MakeSubject, body: str) -> Kernel:
    return make_subject(KERNEL.format(body=body), "k", (64, 1, 1), (128, 1, 1))


def proposed(kernel: Kernel) -> tuple[Proposal, str]:
    found = propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    assert found.ptx is not None
    return found, found.ptx


def trips(ptx: str, switch: int, block: int = 0) -> list[int]:
    """Iterations of each warp; all lanes of a warp make as many."""
    machine = Machine(ptx, "k", (128, 1, 1), {"out": 1 << 20})
    found = []
    for warp in range(4):
        (count,) = {each["sin"] for each in machine.run(warp, block, switch).opcodes}
        found.append(count)
    return found


@pytest.mark.parametrize("form", FORMS)
def test_each_warp_makes_the_mean_s_iterations(
    form: str, make_subject: MakeSubject, built: Build
) -> None:
    body, own = FORMS[form]
    kernel = subject_of(make_subject, body)
    proposal, ptx = proposed(kernel)
    assert trips(kernel.launch.ptx, 0) == own
    assert trips(ptx, 0) == own
    mean = int(sum(own) / 4 + 0.5)
    assert trips(ptx, 1) == [mean] * 4
    assert trips(ptx, 1, block=5) == [mean] * 4
    assert proposal.notes == (f"trip counts of the balanced loops: {mean}",)
    assert "%ctaid.x;" not in ptx.replace("%r9, %ctaid.x;", "")  # nobody leads
    made = built(ptx, "k")
    assert made.classes[SassClass.WARP] == 0


def test_a_counter_that_is_used_otherwise_stays(make_subject: MakeSubject, built: Build) -> None:
    body = LOOP.format(
        before="mov.u32 %r4, %r2;",
        after="cvt.rn.f32.u32 %f2, %r4; add.f32 %f1, %f1, %f2;"
        "add.s32 %r4, %r4, 4; setp.lt.u32 %p1, %r4, 30;",
        back="@%p1",
    )
    _, ptx = proposed(subject_of(make_subject, body))
    assert "add.s32 %r4, %r4, 4;" in ptx
    assert trips(ptx, 0) == [8, 8, 7, 7]
    assert trips(ptx, 1) == [8] * 4
    built(ptx, "k")


def test_an_unrolled_loop_and_its_rest_are_both_made_even(
    make_subject: MakeSubject, built: Build
) -> None:
    body = """
	mul.lo.u32 %r3, %r2, 9;
	setp.eq.s32 %p1, %r3, 0;
	@%p1 bra done;
	and.b32 %r5, %r3, 3;
	setp.lt.u32 %p2, %r3, 4;
	@%p2 bra rest;
	sub.s32 %r4, %r3, %r5;
fours:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	sin.approx.f32 %f1, %f1;
	sin.approx.f32 %f1, %f1;
	sin.approx.f32 %f1, %f1;
	add.s32 %r4, %r4, -4;
	setp.ne.s32 %p3, %r4, 0;
	@%p3 bra fours;
rest:
	setp.eq.s32 %p4, %r5, 0;
	@%p4 bra done;
ones:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r5, %r5, -1;
	setp.ne.s32 %p5, %r5, 0;
	@%p5 bra ones;
done:
"""
    kernel = subject_of(make_subject, body)
    proposal, ptx = proposed(kernel)
    assert trips(ptx, 0) == [0, 9, 18, 27]
    assert trips(ptx, 1) == [14] * 4  # 3 times four, and 2: the mean is 13.5
    assert len(proposal.touched) == 5
    built(ptx, "k")


def test_a_loop_that_no_warp_comes_to_is_left_alone(make_subject: MakeSubject) -> None:
    never = LOOP.replace("again", "never").format(
        before="and.b32 %r5, %r1, 0; setp.eq.s32 %p2, %r5, 0; @%p2 bra over;",
        after="add.s32 %r5, %r5, -1; setp.ne.s32 %p1, %r5, 0;",
        back="@%p1",
    )
    proposal, ptx = proposed(subject_of(make_subject, COUNTS_UP + never + "over:"))
    assert trips(ptx, 1) == [4] * 4
    assert proposal.notes == ("trip counts of the balanced loops: 4",)


@pytest.mark.parametrize(
    "body",
    [
        # how far it counts depends on the block
        COUNTS_UP.replace("mul.lo.u32 %r3, %r2, %r2", "add.u32 %r3, %r2, %r9"),
        # the guard decides between two kinds of work
        "setp.lt.u32 %p2, %r2, 2; @%p2 bra other;" + COUNTS_UP + "bra.uni over; other:"
        + COUNTS_UP.replace("again", "more").replace("%r3, %r2, %r2", "%r3, %r2, 3") + "over:",
        # steps of a size that changes
        COUNTS_UP.replace("add.s32 %r4, %r4, 1", "add.s32 %r4, %r4, %r9"),
        # two steps
        COUNTS_UP.replace("add.s32 %r4, %r4, 1", "add.s32 %r4, %r4, 1; @%p1 add.s32 %r4, %r4, 1"),
        # it would wrap around
        COUNTS_UP.replace("setp.lt.u32", "setp.ne.u32"),
    ],
)  # fmt: skip
def test_where_lengths_are_not_known_a_warp_leads(body: str, make_subject: MakeSubject) -> None:
    proposal, ptx = proposed(subject_of(make_subject, body))
    assert "%ctaid.x;" in ptx.replace("%r9, %ctaid.x;", "")
    assert not any("balanced" in note for note in proposal.notes)
