"""Whole waves for kernels that provably share their work out by the grid's size, and only these."""

from collections.abc import Callable

import pytest

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.launch import Extent
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiments.whole_waves import propose

MakeSubject = Callable[..., Kernel]

KERNEL = """
.entry k(.param .u64 p, .param .u32 n)
{{
	.reg .b32 %r<20>; .reg .b64 %d<4>; .reg .pred %p<4>;
	ld.param.u64 %d1, [p];
	{limit}
	mov.u32 %r2, %ctaid.{axis};
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mov.u32 %r5, %nctaid.{axis};
	mad.lo.s32 %r6, %r2, {unit}, %r4;
	mul.lo.s32 %r7, %r5, %r3;
	{before}
	{guard}
LOOP:
	mul.wide.s32 %d2, %r6, 4;
	add.s64 %d3, %d1, %d2;
	st.global.u32 [%d3], %r6;
	{body}
	{step}
	setp.lt.s32 %p2, {bound};
	@%p2 bra LOOP;
DONE:
	{after}
	ret;
}}
"""
STEP = "add.s32 %r6, %r7, %r6;"
GUARD = "setp.ge.s32 %p1, %r6, %r1; @%p1 bra DONE;"
LIMIT = "mov.u32 %r1, 1000000;"
TWICE = """add.s32 %r8, %r6, %r7;
	setp.ge.s32 %p3, %r8, %r1;
	@%p3 bra DONE;
	mul.wide.s32 %d2, %r8, 4;
	add.s64 %d3, %d1, %d2;
	st.global.u32 [%d3], %r8;
	add.s32 %r6, %r8, %r7;"""
WAVE = 264
"""Two blocks of 1024 threads on each of 132 SMs."""


def proposed(
    handmade: MakeSubject,
    grid: Extent = (300, 1, 1),
    *,
    axis: str = "x",
    unit: str = "%r3",
    before: str = "",
    body: str = "",
    step: str = STEP,
    bound: str = "%r6, %r1",
    after: str = "",
    guard: str = GUARD,
    limit: str = LIMIT,
) -> Proposal | Refusal:
    own = {"axis": axis, "unit": unit, "guard": guard, "limit": limit, "after": after}
    text = KERNEL.format(before=before, body=body, step=step, bound=bound, **own)
    resources = Resources(registers=32, shared=0)
    return propose(handmade(text, grid, (1024, 1, 1), resources), Scope())


def grids(proposal: Proposal | Refusal) -> list[Extent | None]:
    assert isinstance(proposal, Proposal), proposal
    return [each.settings[0].grid for each in (proposal, *proposal.alternatives)]


@pytest.mark.parametrize(
    "step",
    [
        STEP,
        "add.s32 %r6, %r6, %r7;",
        "add.s32 %r8, %r6, %r7; mov.u32 %r6, %r8;",
        TWICE,
    ],
)
def test_a_grid_is_rounded_down_and_up_to_whole_waves(step: str, handmade: MakeSubject) -> None:
    proposal = proposed(handmade, step=step)
    assert grids(proposal) == [(WAVE, 1, 1), (2 * WAVE, 1, 1)]
    assert isinstance(proposal, Proposal)
    for each in (proposal, *proposal.alternatives):
        assert each.kind is Kind.EQUIVALENT
        assert each.keeps_results
        assert each.ptx is None
    assert proposal.settings[0].amount == WAVE / 300
    assert len({each.label for each in (proposal, *proposal.alternatives)}) == 2


@pytest.mark.parametrize(
    ("body", "bound"),
    [
        ("ld.global.u32 %r9, [%d3+4096];", "%r6, %r9"),
        ("add.s32 %r9, %r9, 1;", "%r6, %r9"),
    ],
    ids=["loaded", "counted"],
)
def test_a_limit_that_an_iteration_changes_is_none(
    body: str, bound: str, handmade: MakeSubject
) -> None:
    """With other steps the loop would end before other items of work."""
    refusal = proposed(handmade, before="mov.u32 %r9, 7;", body=body, bound=bound)
    assert isinstance(refusal, Refusal)
    assert "another exit" in refusal.reason


def test_an_exact_match_is_no_end_of_a_range(handmade: MakeSubject) -> None:
    text = KERNEL.replace("setp.lt.s32 %p2", "setp.ne.s32 %p2")
    words = {"axis": "x", "unit": "%r3", "before": "", "body": "", "step": STEP, "after": ""}
    words |= {"guard": GUARD, "limit": LIMIT}
    text = text.format(bound="%r6, %r1", **words)
    resources = Resources(registers=32, shared=0)
    refusal = propose(handmade(text, (300, 1, 1), (1024, 1, 1), resources), Scope())
    assert isinstance(refusal, Refusal)


def test_a_grid_below_a_wave_grows_to_one(handmade: MakeSubject) -> None:
    assert grids(proposed(handmade, (40, 1, 1))) == [(WAVE, 1, 1)]


def test_only_the_axis_that_strides_is_changed(handmade: MakeSubject) -> None:
    found = grids(proposed(handmade, (3, 100, 1), axis="y"))
    assert found == [(3, 88, 1), (3, 176, 1)]
    assert grids(proposed(handmade, (200, 3, 1))) == [(176, 3, 1), (264, 3, 1)]
    refusal = proposed(handmade, (3, 200, 1))
    assert isinstance(refusal, Refusal)
    assert "other dimensions" in refusal.reason


@pytest.mark.parametrize("blocks", [WAVE, 2 * WAVE, 40 * WAVE + 1, WAVE - 2])
def test_whole_waves_and_many_have_no_tail(blocks: int, handmade: MakeSubject) -> None:
    refusal = proposed(handmade, (blocks, 1, 1))
    assert isinstance(refusal, Refusal)
    assert refusal.absent
    assert "almost nothing" in refusal.reason


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        # Blocks start at the same distance as before, and go on by another.
        ({"unit": "512"}, "no loop is provably"),
        ({"step": "add.s32 %r6, %r6, %r3;"}, "no loop is provably"),
        ({"before": "add.s32 %r7, %r7, 1;"}, "no loop is provably"),
        # Two steps, and a look at the bound after the second only.
        ({"step": "add.s32 %r8, %r6, %r7; add.s32 %r6, %r8, %r7;"}, "has another exit"),
        # So many iterations, however many blocks there are.
        (
            {
                "before": "mov.u32 %r9, 0;",
                "body": "add.s32 %r9, %r9, 1;",
                "bound": "%r9, 4",
            },
            "has another exit",
        ),
        ({"body": "ld.global.u32 %r9, [%d1];", "bound": "%r9, %r1"}, "has another exit"),
        # The number of blocks is a result, or decides.
        ({"after": "st.global.u32 [%d1], %r5;"}, "grid size is used for more"),
        ({"body": "setp.lt.s32 %p3, %r6, %r7;"}, "grid size is used for more"),
        # The block's index is.
        ({"after": "st.global.u32 [%d1], %r2;"}, "block index is used for more"),
        ({"body": "red.global.add.u32 [%d1], %r2;"}, "block index is used for more"),
        ({"body": "setp.eq.s32 %p3, %r2, 0;"}, "block index is used for more"),
        ({"after": "st.global.u32 [%d1], %r6;"}, "block index is used for more"),
        ({"after": "mov.v4.u32 {%r9, %r10, %r11, %r12}, %ctaid;"}, "unsupported form"),
    ],
)
def test_kernels_that_use_the_grid_otherwise_are_refused(
    parts: dict[str, str], reason: str, handmade: MakeSubject
) -> None:
    refusal = proposed(handmade, (300, 1, 1), **parts)
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent


def test_a_kernel_that_does_not_ask_how_many_blocks_there_are_is_refused(
    handmade: MakeSubject,
) -> None:
    refusal = propose(handmade(".entry k()\n{\n\tret;\n}\n", (300, 1, 1), (1024, 1, 1)), Scope())
    assert isinstance(refusal, Refusal)
    assert "no grid-stride loop" in refusal.reason
    assert not refusal.absent


@pytest.mark.parametrize(
    ("guard", "bound"),
    [
        (GUARD, "%r6, %r1"),
        ("setp.lt.s32 %p1, %r6, %r1; @!%p1 bra DONE;", "%r6, %r1"),
        ("setp.gt.s32 %p1, %r6, 999999; @%p1 bra DONE;", "%r6, %r1"),
        ("setp.le.u32 %p1, %r1, %r6; @%p1 bra DONE;", "%r6, %r1"),
        ("mov.u32 %r9, %r6; setp.ge.s32 %p1, %r9, %r1; @%p1 bra DONE;", "%r6, %r1"),
        # Threads beside the row, and those that have no item.
        (
            "setp.ge.s32 %p1, %r6, %r1; setp.gt.u32 %p2, %r4, 7; or.pred %p3, %p1, %p2;"
            " @%p3 bra DONE;",
            "%r6, %r1",
        ),
        ("setp.gt.u32 %p2, %r4, 7; @%p2 bra DONE; " + GUARD, "%r6, %r1"),
    ],
)
def test_blocks_enter_a_loop_where_their_first_item_is_below_its_limit(
    guard: str, bound: str, handmade: MakeSubject
) -> None:
    assert grids(proposed(handmade, guard=guard, bound=bound)) == [(WAVE, 1, 1), (2 * WAVE, 1, 1)]


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        # do { ... } while (i < n): with more blocks than items some are beyond the limit.
        ({"guard": ""}, "makes its first item before it is compared"),
        # Only some blocks have any work: with others there would be other items.
        ({"guard": "setp.ge.u32 %p1, %r2, 16; @%p1 bra DONE; " + GUARD}, "another limit"),
        ({"guard": "setp.ge.s32 %p1, %r6, 5000; @%p1 bra DONE;"}, "another limit"),
        ({"guard": "setp.gt.s32 %p1, %r6, %r1; @%p1 bra DONE;"}, "another limit"),
        ({"guard": "setp.lt.s32 %p1, %r6, %r1; @%p1 bra DONE;"}, "another limit"),
        ({"guard": "add.s32 %r9, %r6, 1; setp.ge.s32 %p1, %r9, %r1; @%p1 bra DONE;"}, "another"),
        (
            {
                "guard": "setp.ge.s32 %p1, %r6, %r1; setp.ge.u32 %p2, %r2, 9;"
                " and.pred %p3, %p1, %p2; @%p3 bra DONE;"
            },
            "the block's index decides who enters",
        ),
        # What is compared is not the next item.
        ({"bound": "%r8, %r1", "step": "shl.b32 %r8, %r6, 1; " + STEP}, "not known where"),
        ({"bound": "%r8, %r1", "step": STEP + " shl.b32 %r8, %r6, 1;"}, "not known where"),
        # The next item is made before it is compared.
        (
            {
                "step": STEP + " mul.wide.s32 %d2, %r6, 4; add.s64 %d3, %d1, %d2;"
                " st.global.u32 [%d3+8], %r6;"
            },
            "before it is compared with the limit",
        ),
        # Steps of more blocks wrap around, where those of fewer did not.
        ({"limit": "mov.u32 %r1, 2147400000;"}, "may wrap around"),
        ({"limit": "ld.param.u32 %r1, [n];"}, "may wrap around"),
    ],
)
def test_loops_that_might_make_other_items_are_refused(
    parts: dict[str, str], reason: str, handmade: MakeSubject
) -> None:
    refusal = proposed(handmade, (300, 1, 1), **parts)
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
