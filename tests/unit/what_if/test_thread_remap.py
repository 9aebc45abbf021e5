from collections.abc import Callable

import pytest

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.what_if.experiments.thread_remap import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
Evaluate = Callable[[str, str, dict[str, int]], dict[str, int]]

KERNEL = """
.visible .entry k(.param .u64 out)
{{
	.reg .b32 %r<9>;
	.reg .b64 %rd<6>;
	.reg .pred %p<3>;
	.shared .align 4 .b8 tile[4096];
	ld.param.u64 %rd1, [out];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mad.lo.s32 %r3, %r1, 7, %r2;
	{body}
	mul.wide.u32 %rd2, %r3, 4;
	add.s64 %rd3, %rd1, %rd2;
	st.global.u32 [%rd3], %r3;
	ret;
}}
"""


def test_a_square_block_swaps_its_axes(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_2d")
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert proposal.ptx
    lines = zip(kernel.launch.ptx.splitlines(), proposal.ptx.splitlines(), strict=True)
    changed = {pair for pair in lines if pair[0] != pair[1]}
    assert {old.split()[-1] for old, _ in changed} == {"%tid.x;", "%tid.y;"}
    assert built(proposal.ptx, kernel.launch.kernel).classes == kernel.built.classes


@pytest.mark.parametrize("shape", [(32, 8, 1), (8, 32, 2), (7, 5, 1), (2, 512, 1), (33, 31, 1)])
def test_every_index_is_used_once_and_lanes_run_along_y(
    make_subject: MakeSubject, shape: tuple[int, int, int], evaluate: Evaluate
) -> None:
    proposal = propose(make_subject(KERNEL.format(body=""), "k", (1, 1, 1), shape), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    x, y, _ = shape
    found = []
    for number in range(x * y):
        before = {"%tid.x": number % x, "%tid.y": number // x}
        values = evaluate(proposal.ptx, "k", before)
        found.append((values["%r1"], values["%r2"]))
    assert found == [(number // y, number % y) for number in range(x * y)]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("shfl.sync.bfly.b32 %r3, %r3, 1, 31, -1;", "within their warp"),
        ("bar.warp.sync -1;", "within their warp"),
        ("mov.u32 %r4, %laneid;", "its lane"),
        ("mov.u32 %r4, %lanemask_lt;", "its lane"),
        ("bar.sync 1, 64;", "part of the block"),
        ("bar.arrive 1, 64;", "part of the block"),
        ("barrier.cta.red.popc.aligned.u32 %r4, 0, 64, %p1;", "part of the block"),
        ("ld.volatile.shared.u32 %r3, [tile];", "lockstep"),
        ("nanosleep.u32 5;", "sleeps"),
        ("setp.lt.u32 %p1, %r1, 8; @%p1 bra.uni end; end:", "uniform"),
        ("mov.u16 %r4, %tid.x;", "unsupported"),
        ("frobnicate.u32 %r4, %r3;", "does not know"),
    ],
)
def test_what_tells_threads_of_a_warp_apart_is_refused(
    body: str, reason: str, handmade: MakeSubject
) -> None:
    refusal = propose(handmade(KERNEL.format(body=body)), Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent


def test_barriers_of_the_whole_block_do_no_harm(make_subject: MakeSubject, built: Build) -> None:
    body = "bar.sync 0; barrier.cta.red.popc.aligned.u32 %r4, 0, %p1; add.u32 %r3, %r3, %r4;"
    body = f"setp.lt.u32 %p1, %r1, 8; {body}"
    proposal = propose(make_subject(KERNEL.format(body=body), "k"), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    built(proposal.ptx, "k")


def test_one_axis_has_no_other(corpus: MakeSubject) -> None:
    kernel = corpus("transpose.lineinfo.sm_90", "transpose_2d", (64, 1, 1), (256, 1, 1))
    refusal = propose(kernel, Scope())
    assert isinstance(refusal, Refusal)
    assert "one dimension" in refusal.reason


def test_matrix_products_are_refused(corpus: MakeSubject) -> None:
    refusal = propose(corpus("language.sm_80", "tensor"), Scope())
    assert isinstance(refusal, Refusal)
