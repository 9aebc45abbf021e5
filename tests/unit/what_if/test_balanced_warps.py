from collections.abc import Callable

import pytest
from warps import Machine

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments.balanced_warps import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 out, .param .u64 .ptr .global lengths, .param .u32 n)
{{
	.reg .pred %p<6>;
	.reg .b32 %r<9>;
	.reg .f32 %f<9>;
	.reg .b64 %rd<9>;
	.shared .align 4 .b8 tile[4096];
	ld.param.u64 %rd1, [out];
	ld.param.u64 %rd5, [lengths];
	ld.param.u32 %r1, [n];
	cvta.to.global.u64 %rd2, %rd1;
	cvta.to.global.u64 %rd6, %rd5;
	mov.u32 %r2, %tid.x;
	mov.u32 %r4, %ctaid.x;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	add.s64 %rd7, %rd6, %rd3;
	ld.global.f32 %f1, [%rd4];
	mov.u32 %r3, 0;
	{trips}
again:
	.pragma "nounroll";
	sin.approx.f32 %f1, %f1;
	{inside}
	add.s32 %r3, %r3, 1;
	setp.lt.u32 %p1, %r3, %r5;
	@%p1 bra again;
	st.global.f32 [%rd4], %f1;
	ret;
}}
"""
FIRST_WORKS = "setp.lt.u32 %p2, %r2, 32; selp.b32 %r5, 20, 2, %p2;"
BY_BRANCH = """
	mov.u32 %r5, 2;
	setp.ge.u32 %p2, %r2, 32;
	@%p2 bra again;
	mov.u32 %r5, 20;
"""
BY_INDEX = "shr.u32 %r5, %r2, 5; add.s32 %r5, %r5, 1;"
BY_SIZE = "shr.u32 %r5, %r2, 5; add.s32 %r5, %r5, %r1;"
BY_LENGTHS = "ld.global.u32 %r5, [%rd7];"


def subject_of(
    make_subject: MakeSubject, trips: str, inside: str = "", threads: int = 256
) -> Kernel:
    text = KERNEL.format(trips=trips, inside=inside)
    return make_subject(text, "k", (64, 1, 1), (threads, 1, 1))


def proposed(kernel: Kernel) -> Proposal:
    found = propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    assert found.ptx is not None
    return found


def trips(ptx: str | None, switch: int, block: int, threads: int) -> list[list[int]]:
    """Iterations of each lane of each warp of a block."""
    assert ptx is not None
    given = {"out": 1 << 20, "lengths": 0, "n": 1}
    machine = Machine(ptx, "k", (threads, 1, 1), given, lambda place: place // 4 * 7 % 23 + 1)
    ran = [machine.run(warp, block, switch) for warp in range(-(-threads // 32))]
    return [[each["sin"] for each in one.opcodes if each] for one in ran]


@pytest.mark.parametrize("how", [BY_SIZE, BY_BRANCH, BY_LENGTHS])
@pytest.mark.parametrize("threads", [256, 80])
def test_all_warps_of_a_block_run_as_one_of_them(
    how: str, threads: int, make_subject: MakeSubject
) -> None:
    kernel = subject_of(make_subject, how, threads=threads)
    proposal = proposed(kernel)
    assert proposal.kind is Kind.SWITCHED
    assert not proposal.keeps_results
    leaders = set()
    for block in range(16):
        own = trips(kernel.launch.ptx, 0, block, threads)
        assert trips(proposal.ptx, 0, block, threads) == own
        followed = trips(proposal.ptx, 1, block, threads)
        leader = next(n for n, warp in enumerate(own) if warp[:16] == followed[0][:16])
        assert all(warp[:16] == own[leader][:16] for warp in followed)
        leaders.add(leader)
    assert len(leaders) > 1


def test_each_warp_leads_in_equally_many_blocks(make_subject: MakeSubject) -> None:
    proposal = proposed(subject_of(make_subject, BY_SIZE))
    work = [trips(proposal.ptx, 1, block, 256)[0][0] for block in range(64)]
    assert set(work) == set(range(1, 9))
    assert sum(work) / len(work) == pytest.approx(4.5, rel=0.1)


@pytest.mark.parametrize("how", [FIRST_WORKS, BY_BRANCH, BY_INDEX, BY_SIZE])
def test_the_branches_pay_nothing(how: str, make_subject: MakeSubject, built: Build) -> None:
    kernel = subject_of(make_subject, how)
    proposal = proposed(kernel)
    assert proposal.ptx is not None
    before, after = (
        Machine(ptx, "k", (256, 1, 1), {"out": 1 << 20}).run(0).opcodes[0]
        for ptx in (kernel.launch.ptx, proposal.ptx)
    )
    for loop in ("sin", "bra", "setp"):  # none is there twice
        assert after[loop] <= before[loop] + 1
    made = built(proposal.ptx, "k")
    for kind in (SassClass.GLOBAL_LOAD, SassClass.GLOBAL_STORE, SassClass.WARP):
        assert made.classes[kind] == kernel.built.classes[kind]


def test_what_an_address_needs_is_computed_twice(make_subject: MakeSubject, built: Build) -> None:
    inside = """
	add.s32 %r2, %r2, 3;
	and.b32 %r7, %r2, 1023;
	mul.wide.u32 %rd8, %r7, 4;
"""
    again = "mov.u32 %r5, 4; setp.gt.u32 %p2, %r2, 70; @%p2 add.s32 %r5, %r5, %r2;"
    kernel = subject_of(make_subject, again + inside)
    proposal = proposed(kernel)
    assert proposal.ptx is not None
    assert "@%p2 add.s32 %r5" not in proposal.ptx  # only the loop needs it: changed in place
    assert "mul.wide.u32 %rd3, %r2, 4;" in proposal.ptx
    assert trips(proposal.ptx, 0, 0, 256) == trips(kernel.launch.ptx, 0, 0, 256)
    followed = trips(proposal.ptx, 1, 5, 256)
    assert all(warp == followed[0] for warp in followed)
    assert followed[0] in trips(kernel.launch.ptx, 0, 5, 256)
    built(proposal.ptx, "k")


def test_addresses_stay_each_warp_s_own(make_subject: MakeSubject) -> None:
    proposal = proposed(subject_of(make_subject, BY_INDEX))
    assert proposal.ptx is not None
    machine = Machine(proposal.ptx, "k", (256, 1, 1), {"out": 1 << 20})
    for warp in range(8):
        own = [[("ld", at), ("st", at)] for at in range((1 << 20) + warp * 128, 1 << 21, 4)][:32]
        assert machine.run(warp, 3, 1).addresses == own


@pytest.mark.parametrize(
    ("how", "inside", "why"),
    [
        (BY_INDEX, "st.global.f32 [%rd4+4096], %f1;", "memory accesses"),
        (BY_INDEX, "st.shared.f32 [tile], %f1;", ""),
        (BY_INDEX, "red.global.add.f32 [%rd2], %f1;", "memory accesses"),
        (BY_INDEX, "bar.sync 0;", "a barrier"),
        (BY_INDEX, "mov.b32 %r7, %f1; shfl.sync.idx.b32 %r8, %r7, 0, 31, -1;", "an exchange"),
        (BY_INDEX, "add.s64 %rd4, %rd4, 4;", "an address"),
        ("ld.global.u32 %r5, [%rd4];", "", "memory that may change decides"),
        (BY_INDEX + "setp.gt.u32 %p3, %r2, %r1; @%p3 ret;", "", "depend on another branch"),
        ("mov.u32 %r5, %clock;", "", "known only where it runs decides"),
    ],
)
def test_branches_that_decide_more_stay(
    how: str, inside: str, why: str, make_subject: MakeSubject
) -> None:
    found = propose(subject_of(make_subject, how, inside), Scope())
    if not why:
        assert isinstance(found, Proposal)
        return
    assert isinstance(found, Refusal)
    assert not found.absent
    assert why in found.reason


@pytest.mark.parametrize(
    "how",
    [
        "mov.u32 %r5, %r1;",
        "and.b32 %r5, %r2, 31;",
        "mov.u32 %r5, %r4;",
        "ld.shared.u32 %r5, [tile+128];",
    ],
)
def test_what_is_the_same_in_all_warps_is_no_cause(how: str, make_subject: MakeSubject) -> None:
    found = propose(subject_of(make_subject, how), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_one_warp_is_balanced(make_subject: MakeSubject) -> None:
    found = propose(subject_of(make_subject, BY_INDEX, threads=32), Scope())
    assert isinstance(found, Refusal)
    assert found.absent
