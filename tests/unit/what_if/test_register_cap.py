from collections.abc import Callable

from cuado.device.occupancy import LaunchRequirements, occupancy
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiments.register_cap import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

EMPTY = ".entry k(.param .u64 a)\n.maxntid 512 .minnctapersm 3\n{ ret; }"


def test_the_cap_lets_more_blocks_fit_an_sm(corpus: MakeSubject, built: Build) -> None:
    kernel = corpus("stencil.sm_80", "wave_step", (64, 64, 1), (32, 16, 1))
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert proposal.ptx
    rewritten = built(proposal.ptx, kernel.launch.kernel)
    registers = rewritten.resources.registers
    assert registers is not None
    assert proposal.max_registers is not None
    assert registers <= proposal.max_registers < (kernel.built.resources.registers or 0)
    needs = LaunchRequirements(512, registers, rewritten.resources.shared or 0, 1)
    assert occupancy(kernel.chip, needs).blocks_per_sm > kernel.blocks_per_sm


def test_forty_registers_and_512_threads_are_capped_at_32_for_a_fourth_block(
    handmade: MakeSubject,
) -> None:
    proposal = propose(handmade(EMPTY, block=(512, 1, 1), resources=Resources(40)), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.max_registers == 32
    assert "3 blocks per SM; at most 32 registers, 4 blocks" in proposal.notes[0]


def test_bounds_of_the_kernel_make_place_for_the_cap(handmade: MakeSubject) -> None:
    proposal = propose(handmade(EMPTY, block=(512, 1, 1), resources=Resources(40)), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert ".maxnreg 32" in proposal.ptx
    assert ".maxntid 512" in proposal.ptx
    assert "minnctapersm" not in proposal.ptx


def test_where_registers_do_not_limit_there_is_nothing_to_relax(handmade: MakeSubject) -> None:
    for resources in (Resources(16), Resources(16, shared=100_000)):
        refusal = propose(handmade(EMPTY, resources=resources), Scope())
        assert isinstance(refusal, Refusal)
        assert refusal.absent


def test_registers_that_warpgroup_products_need_are_not_capped(corpus: MakeSubject) -> None:
    refusal = propose(corpus("triton_matmul.sm_90", "matmul", (8, 1, 1), (128, 1, 1)), Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent
    assert "warpgroup" in refusal.reason


def test_unknown_registers_are_no_small_number(handmade: MakeSubject) -> None:
    refusal = propose(handmade(EMPTY, resources=Resources()), Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent
