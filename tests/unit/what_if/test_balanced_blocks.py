"""balanced-blocks: loops whose lengths follow from the block's index, as long in all blocks."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from made_versions import make
from warps import Machine

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.model.arguments import Buffer, Scalar
from cuado.model.cause import Cause
from cuado.model.launch import Extent
from cuado.what_if.experiments.balanced_blocks import EXPERIMENT, propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)
{{
	.reg .pred %p<9>;
	.reg .b32 %r<20>;
	.reg .b64 %rd<12>;
	.reg .f32 %f<9>;
	.shared .align 4 .b8 tile[512];
	ld.param.u64 %rd1, [out];
	cvta.to.global.u64 %rd2, %rd1;
	ld.param.u64 %rd5, [in];
	cvta.to.global.u64 %rd6, %rd5;
	ld.param.u32 %r10, [n];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ctaid.y;
	mov.u32 %r9, %ntid.x;
	mad.lo.s32 %r11, %r2, %r9, %r1;
	mul.wide.u32 %rd3, %r11, 4;
	add.s64 %rd4, %rd2, %rd3;
	mov.f32 %f1, 0f3F800000;
	{body}
	st.global.f32 [%rd4], %f1;
	ret;
}}
"""
UP = """
	{bound}
	mov.u32 %r4, 0;
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	{inside}
	add.s32 %r4, %r4, 1;
	setp.lt.s32 %p1, %r4, %r5;
	@%p1 bra again;
"""
TRIANGLE = "add.s32 %r5, %r2, 1; mul.lo.s32 %r5, %r5, 5;"
LINE, GRID, BLOCK = (16, 1, 1), (4, 4, 1), (64, 1, 1)


def up(bound: str = TRIANGLE, inside: str = "") -> str:
    return UP.format(bound=bound, inside=inside)


FORMS = {
    "triangle": (up(), LINE),
    "reversed": (up("mov.u32 %r6, 16; sub.s32 %r5, %r6, %r2; shl.b32 %r5, %r5, 3;"), LINE),
    "two-dimensional": (up("mad.lo.s32 %r5, %r3, 3, %r2; add.s32 %r5, %r5, 1;"), GRID),
    "one block of all": (up("setp.eq.s32 %p2, %r2, 7; selp.b32 %r5, 49, 1, %p2;"), LINE),
    "by a thread's number": (up("shr.u32 %r5, %r11, 6; add.s32 %r5, %r5, 2;"), LINE),
    "counts down to nothing": (
        """
	add.s32 %r4, %r2, 1;
	shl.b32 %r4, %r4, 2;
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r4, %r4, -4;
	setp.ne.s32 %p1, %r4, 0;
	@%p1 bra again;
""",
        LINE,
    ),
    "compared before the step": (
        """
	mov.u32 %r4, 0;
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r6, %r4, 1;
	setp.lt.u32 %p1, %r4, %r2;
	mov.u32 %r4, %r6;
	@%p1 bra again;
""",
        LINE,
    ),
    "a branch leaves, another goes back": (
        """
	mov.u32 %r4, 0;
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r4, %r4, 1;
	setp.gt.s32 %p1, %r4, %r2;
	@%p1 bra done;
	bra.uni again;
done:
""",
        LINE,
    ),
    "some come": (
        "and.b32 %r6, %r2, 3; setp.ne.s32 %p2, %r6, 0; @%p2 bra over;"
        + up("mov.u32 %r5, 40;")
        + "over:",
        LINE,
    ),
    "threads stride": (
        """
	mul.lo.s32 %r5, %r2, 100;
	add.s32 %r5, %r5, 64;
	mov.u32 %r4, %r1;
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r4, %r4, %r9;
	setp.lt.s32 %p1, %r4, %r5;
	@%p1 bra again;
""",
        LINE,
    ),
    "one in the other": (
        """
	mov.u32 %r6, 0;
outer:
	.pragma "nounroll";
	mov.u32 %r4, 0;
inner:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r4, %r4, 1;
	setp.le.s32 %p1, %r4, %r2;
	@%p1 bra inner;
	add.s32 %r6, %r6, 1;
	setp.le.s32 %p2, %r6, %r2;
	@%p2 bra outer;
""",
        LINE,
    ),
}


def subject_of(
    make_subject: MakeSubject, body: str, grid: Extent = LINE, room: int = 1 << 20
) -> Kernel:
    kernel = make_subject(KERNEL.format(body=body), "k", grid, BLOCK)
    arguments = (
        Buffer("out", "f32", (1 << 10,)),
        Buffer("in", "f32", (room,)),
        Scalar("n", "s32", 3),
    )
    return replace(kernel, launch=replace(kernel.launch, arguments=arguments))


def proposed(kernel: Kernel) -> tuple[Proposal, str]:
    found = propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    assert found.ptx is not None
    return found, found.ptx


def work(ptx: str, switch: int, grid: Extent = LINE) -> list[int]:
    """Iterations of all threads together, in each block."""
    machine = Machine(ptx, "k", BLOCK, {"out": 1 << 20, "in": 1 << 24, "n": 3}, grid=grid)
    return [
        sum(lane["sin"] for warp in range(2) for lane in machine.run(warp, block, switch).opcodes)
        for block in range(grid[0] * grid[1])
    ]


@pytest.mark.parametrize("form", FORMS)
def test_blocks_make_the_mean_s_iterations(
    form: str, make_subject: MakeSubject, built: Build
) -> None:
    body, grid = FORMS[form]
    kernel = subject_of(make_subject, body, grid)
    _, ptx = proposed(kernel)
    own = work(kernel.launch.ptx, 0, grid)
    assert work(ptx, 0, grid) == own
    even = work(ptx, 1, grid)
    assert sum(even) == pytest.approx(sum(own), rel=0.04)  # 16 blocks: a draw is off by one
    assert max(even) < 0.8 * max(own)
    rounds = {"one in the other": 12}.get(form, 1)  # an iteration of the outer loop
    assert max(even) - min(even) <= 64 * rounds
    built(ptx, "k")


def test_the_checks_pass_and_the_cause_is_imbalance(make_subject: MakeSubject) -> None:
    kernel = subject_of(make_subject, up())
    proposal, _ = proposed(kernel)
    version = make(kernel, EXPERIMENT, Scope(), proposal)
    assert version.checks
    assert version.sound
    assert EXPERIMENT.cause is Cause.IMBALANCE
    assert proposal.notes == ("a loop of 5 to 80 iterations, made 42.5 in each block",)


LOAD = """
	mad.lo.s32 %r7, %r2, {row}, %r4;
	mul.wide.s32 %rd7, %r7, 4;
	add.s64 %rd8, %rd6, %rd7;
	ld.global.f32 %f2, [%rd8];
"""


@pytest.mark.parametrize(("room", "fits"), [(15 * 80 + 43, True), (15 * 80 + 42, False)])
def test_loads_must_stay_in_their_buffer(
    room: int, fits: bool, make_subject: MakeSubject, built: Build
) -> None:
    """Rows of 80; the last block, which made 5 iterations, makes 43 at most."""
    shrinking = "mov.u32 %r6, 16; sub.s32 %r5, %r6, %r2; mul.lo.s32 %r5, %r5, 5;"
    kernel = subject_of(make_subject, up(shrinking, LOAD.format(row=80)), LINE, room)
    found = propose(kernel, Scope())
    if not fits:
        assert isinstance(found, Refusal)
        assert "leave their buffers" in found.reason
        return
    _, ptx = proposed(kernel)
    machine = Machine(ptx, "k", BLOCK, {"out": 1 << 20, "in": 1 << 24, "n": 3})
    touched = [
        at
        for block in range(16)
        for way, at in machine.run(0, block, 1).addresses[0]
        if way == "ld"
    ]
    assert max(touched) + 4 <= (1 << 24) + 4 * room
    built(ptx, "k")


def test_chained_pointers_and_what_a_loop_leaves_are_followed(make_subject: MakeSubject) -> None:
    """A pointer that goes on by two steps in an iteration."""
    steps = """
	ld.global.f32 %f2, [%rd6];
	add.s64 %rd9, %rd6, 512;
	ld.global.f32 %f3, [%rd9];
	add.s64 %rd6, %rd9, 512;
"""
    enough = (42 * 1024 + 512 + 4) // 4
    proposed(subject_of(make_subject, up(inside=steps), LINE, enough))
    found = propose(subject_of(make_subject, up(inside=steps), LINE, enough - 1), Scope())
    assert isinstance(found, Refusal)


def test_a_barrier_in_a_loop_is_passed_by_all_threads_alike(make_subject: MakeSubject) -> None:
    proposed(subject_of(make_subject, up(inside="bar.sync 0;")))
    body = FORMS["threads stride"][0].replace("sin", "bar.sync 0; sin")
    found = propose(subject_of(make_subject, body), Scope())
    assert isinstance(found, Refusal)
    assert "a barrier" in found.reason


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (up("ld.global.u32 %r5, [%rd6]; add.s32 %r5, %r5, %r2;"), "not known before"),
        (up("mad.lo.s32 %r5, %r2, 64, %r1;"), "between the threads of a block"),
        (up(inside="ld.global.f32 %f2, [%rd6]; setp.lt.f32 %p3, %f2, %f1; @%p3 bra done;")
         + "done:", "may exit early"),
        (up(inside="membar.gl;"), "a fence"),
        (up() + "setp.gt.s32 %p4, %r4, 9; @%p4 bra end; cos.approx.f32 %f1, %f1; end:", "later"),
        (up(inside="mul.wide.s32 %rd9, %r4, 4; add.s64 %rd9, %rd9, %rd6; ld.global.u64 %rd10, "
            "[%rd9]; ld.global.f32 %f2, [%rd10];"), "leave their buffers"),
        (up(inside="mov.u32 %r7, tile; add.s32 %r7, %r7, %r4; st.shared.f32 [%r7], %f1;"),
         "leave their buffers"),
        (up("setp.eq.s32 %p2, %r2, 7; selp.b32 %r5, 9, 0, %p2; @!%p2 bra over;") + "over:",
         "trip count is below one"),
        ("setp.gt.s32 %p2, %r2, 3; @%p2 bra over;" + up("mov.u32 %r5, 40;")
         + "cos.approx.f32 %f1, %f1;" * 40 + "over:", "decide more than trip counts"),
    ],
)  # fmt: skip
def test_refusals_are_named(body: str, why: str, make_subject: MakeSubject) -> None:
    found = propose(subject_of(make_subject, body), Scope())
    assert isinstance(found, Refusal), found.notes
    assert not found.absent
    assert why in found.reason


@pytest.mark.parametrize(
    "body",
    [
        up("mov.u32 %r5, %r10;"),
        up("add.s32 %r5, %r1, 3;"),
        # a stride of the whole grid: 100 iterations, in some threads one more
        """
	mov.u32 %r4, %r11;
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	add.s32 %r4, %r4, 1024;
	setp.lt.s32 %p1, %r4, 102500;
	@%p1 bra again;
""",
        # a bounds check that only the last block fails, and not everywhere
        "setp.ge.s32 %p2, %r11, 1020; @%p2 bra over;" + up("mov.u32 %r5, %r10;") + "over:",
    ],
)
def test_equal_blocks_are_no_cause(body: str, make_subject: MakeSubject) -> None:
    found = propose(subject_of(make_subject, body), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_two_unequal_blocks_are_unequal(make_subject: MakeSubject) -> None:
    proposed(subject_of(make_subject, up(), (2, 1, 1)))
    found = propose(subject_of(make_subject, up(), (1, 1, 1)), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_of_a_large_grid_a_sample_is_looked_at(make_subject: MakeSubject) -> None:
    proposal, ptx = proposed(subject_of(make_subject, up(), (5000, 1, 1)))
    assert "trip counts are those of 1024 blocks, evenly spread" in proposal.notes
    (made,) = {n for block in (0, 4999) for n in work_of(ptx, block)}
    assert made == pytest.approx(5 * 5001 / 2, rel=0.02)


def work_of(ptx: str, block: int) -> list[int]:
    machine = Machine(ptx, "k", BLOCK, {"out": 1 << 20, "in": 1 << 24, "n": 3})
    return [lane["sin"] for lane in machine.run(0, block, 1, 10_000_000).opcodes]


def test_a_scope_without_the_loop_has_nothing_to_change(make_subject: MakeSubject) -> None:
    found = propose(subject_of(make_subject, up()), Scope(frozenset({0}), "k.cu:1"))
    assert isinstance(found, Refusal)
    assert not found.absent
