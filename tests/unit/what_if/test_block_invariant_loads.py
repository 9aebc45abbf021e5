"""What every block reads, and what only looks like it."""

from collections.abc import Callable

import pytest
from made_versions import make
from warp import SCRATCH, accesses, kernel, same_off, touched

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.what_if.experiments.block_invariant_loads import EXPERIMENT, propose
from cuado.what_if.result import Claim, Outcome, Status

MakeSubject = Callable[..., Kernel]
GRID, BLOCK = (64, 64, 1), (32, 1, 1)

AT = "mul.wide.u32 %rd3, {index}, 4; add.s64 %rd4, %rd1, %rd3;"
OWN = "mad.lo.s32 %r5, %r4, 32, %r2;" + AT.format(index="%r5")
COMMON = AT.format(index="%r2")
LOAD = "ld.global.f32 %f1, [%rd4];"
KEEP = "mul.wide.u32 %rd9, %r2, 4; add.s64 %rd9, %rd2, %rd9; st.global.f32 [%rd9], %f1;"
LOOP = """mov.u32 %r6, 0; mov.u32 %r7, {most}; setp.lt.s32 %p2, %r7, 1; @%p2 bra END; AGAIN:
mad.lo.s32 %r8, %r6, %r1, %r2; mul.wide.u32 %rd3, %r8, 4; add.s64 %rd4, %rd1, %rd3;
ld.global.f32 %f2, [%rd4]; add.f32 %f1, %f1, %f2;
add.s32 %r6, %r6, 1; setp.lt.s32 %p1, %r6, %r7; @%p1 bra AGAIN; END:
"""
CHOICE = """setp.lt.s32 %p1, {what}, 7; @%p1 bra LESS; mov.u32 %r5, %r2; bra.uni JOIN;
LESS: add.s32 %r5, %r2, 32; JOIN:""" + AT.format(index="%r5")


def proposal_of(make_subject: MakeSubject, body: str) -> Proposal:
    found = propose(make_subject(kernel(body + KEEP), "k", GRID, BLOCK), Scope())
    assert isinstance(found, Proposal), found
    assert found.kind is Kind.SWITCHED
    return found


def test_what_every_block_reads_is_moved_and_the_rest_is_not(make_subject: MakeSubject) -> None:
    own = "mul.wide.u32 %rd5, %r4, 128; add.s64 %rd6, %rd4, %rd5; ld.global.f32 %f2, [%rd6];"
    source = kernel(COMMON + LOAD + own + "add.f32 %f1, %f1, %f2;" + KEEP)
    subject = make_subject(source, "k", GRID, BLOCK)
    proposal = propose(subject, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.touched == subject.global_loads[:1]
    assert make(subject, EXPERIMENT, Scope(), proposal).sound
    assert proposal.ptx
    assert same_off(source, proposal.ptx, (5, 0))
    common, *others = accesses(proposal.ptx, 1, (5, 0))
    assert others == accesses(source, 1, (5, 0))[1:]
    start = SCRATCH + 3 * (64 << 10)
    assert all(start <= at < start + (16 << 10) for at in touched([common]))
    assert len(set(common.values())) == 32


@pytest.mark.parametrize(
    "body",
    [
        LOOP.format(most="%r1"),
        CHOICE.format(what="%r2") + LOAD,
        # Blocks may leave early, or do more or less before: the addresses are the same.
        "setp.lt.s32 %p3, %r4, 9; @%p3 bra OUT;" + COMMON + LOAD + "OUT:",
        "ld.const.u32 %r5, [step]; add.s32 %r5, %r5, %r2;" + AT.format(index="%r5") + LOAD,
    ],
)
def test_loops_choices_and_exits_keep_what_is_the_same(
    make_subject: MakeSubject, body: str
) -> None:
    source = ".const .align 4 .u32 step;\n" + kernel(body + KEEP)
    proposal = propose(make_subject(source, "k", GRID, BLOCK), Scope())
    assert isinstance(proposal, Proposal), proposal
    assert len(proposal.touched) == 1


@pytest.mark.parametrize(
    "body",
    [
        OWN + LOAD,
        # A loop as long as the block's index says, and a place that it chooses.
        LOOP.format(most="%r4"),
        CHOICE.format(what="%r4") + LOAD,
        "setp.lt.s32 %p1, %r4, 7; mov.u32 %r5, %r2; @%p1 mov.u32 %r5, %r1;"
        + AT.format(index="%r5")
        + LOAD,
        # Data, numbers of SMs and clocks may be anything.
        "ld.global.u32 %r5, [%rd2];" + AT.format(index="%r5") + LOAD,
        "atom.global.add.u32 %r5, [%rd2], 1;" + AT.format(index="%r5") + LOAD,
        "mov.u32 %r5, %smid;" + AT.format(index="%r5") + LOAD,
        "mov.u32 %r5, %clock; and.b32 %r5, %r5, 31;" + AT.format(index="%r5") + LOAD,
        "shfl.sync.idx.b32 %r5, %r4, 3, 31, -1;" + AT.format(index="%r5") + LOAD,
    ],
)
def test_what_may_differ_between_blocks_is_left_alone(make_subject: MakeSubject, body: str) -> None:
    found = propose(make_subject(kernel(body + KEEP), "k", GRID, BLOCK), Scope())
    assert isinstance(found, Refusal), found
    assert found.absent or "address" in found.reason


def test_one_block_shares_with_nobody(make_subject: MakeSubject) -> None:
    found = propose(make_subject(kernel(COMMON + LOAD + KEEP), "k", (1, 1, 1), BLOCK), Scope())
    assert isinstance(found, Refusal)
    assert found.absent


def test_what_the_kernel_writes_there_may_be_another_word(make_subject: MakeSubject) -> None:
    body = COMMON + LOAD + "st.global.f32 [%rd1+4096], %f1;"
    found = propose(make_subject(kernel(body), "k", GRID, BLOCK), Scope())
    assert isinstance(found, Refusal)
    assert "may write there" in found.reason


def test_loads_that_pass_by_the_l1_stay(make_subject: MakeSubject) -> None:
    body = COMMON + LOAD.replace("global", "global.cg")
    found = propose(make_subject(kernel(body + KEEP), "k", GRID, BLOCK), Scope())
    assert isinstance(found, Refusal)
    assert "bypass the L1" in found.reason


def test_its_gain_is_a_bound() -> None:
    assert Outcome(EXPERIMENT, Status.MEASURED, kind=Kind.SWITCHED).claim is Claim.BOUND
