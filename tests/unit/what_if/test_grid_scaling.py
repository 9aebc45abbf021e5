from collections.abc import Callable
from math import prod

import pytest

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.launch import Extent
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiments.grid_scaling import propose

MakeSubject = Callable[..., Kernel]

KERNEL = """
.entry k(.param .u64 a)
{{ .reg .b32 %r<4>; .reg .b64 %rd; .reg .pred %p; ld.param.u64 %rd, [a];
{body}
ret; }}
"""
WAVE = 264
"""Two blocks of 1024 threads on each of 132 SMs."""


def proposed(handmade: MakeSubject, grid: Extent, body: str = "") -> Proposal | Refusal:
    resources = Resources(registers=32, shared=0)
    return propose(handmade(KERNEL.format(body=body), grid, (32, 32, 1), resources), Scope())


@pytest.mark.parametrize("grid", [(1000, 1, 1), (4, 250, 1), (2, 5, 100), (2640 + 5, 1, 1)])
def test_the_grid_is_cut_to_whole_waves_and_to_half(grid: Extent, handmade: MakeSubject) -> None:
    proposal = proposed(handmade, grid)
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.LAUNCH
    assert not proposal.keeps_results
    whole, half = proposal.settings
    assert whole.grid is not None
    assert half.grid is not None
    blocks = prod(grid)
    assert 0.9 * WAVE < prod(whole.grid) % WAVE + WAVE * (prod(whole.grid) % WAVE == 0) <= WAVE
    assert prod(whole.grid) <= blocks // WAVE * WAVE
    assert prod(half.grid) == pytest.approx(blocks / 2, rel=0.1)
    for setting in proposal.settings:
        assert setting.grid is not None
        assert setting.amount == prod(setting.grid) / blocks
        cut = [(new, old) for new, old in zip(setting.grid, grid, strict=True) if new != old]
        assert len(cut) == 1
        assert cut[0][0] < cut[0][1]


def test_the_slowest_dimension_is_cut(handmade: MakeSubject) -> None:
    proposal = proposed(handmade, (10, 10, 10))
    assert isinstance(proposal, Proposal)
    assert proposal.settings[-1].grid == (10, 10, 5)


def test_whole_waves_have_no_tail(handmade: MakeSubject) -> None:
    proposal = proposed(handmade, (WAVE, 4, 1))
    assert isinstance(proposal, Proposal)
    assert [setting.label for setting in proposal.settings] == ["half the grid"]
    assert proposal.notes[0] == "1,056 blocks: 4 waves of 264"


def test_a_launch_that_leaves_sms_idle_is_said_to(handmade: MakeSubject) -> None:
    proposal = proposed(handmade, (32, 1, 1))
    assert isinstance(proposal, Proposal)
    assert "100 of 132 SMs have no block" in proposal.notes


@pytest.mark.parametrize(
    ("grid", "body", "reason"),
    [
        ((1, 1, 1), "", "one block"),
        ((1000, 1, 1), "mov.u32 %r1, %nctaid.x;", "grid-stride loop"),
        ((1000, 1, 1), "griddepcontrol.wait;", "another grid"),
        (
            (1000, 1, 1),
            "w: ld.volatile.global.u32 %r1, [%rd]; setp.eq.u32 %p, %r1, 0; @%p bra w;",
            "wait for each other",
        ),
    ],
)
def test_kernels_whose_work_does_not_shrink_are_refused(
    grid: Extent, body: str, reason: str, handmade: MakeSubject
) -> None:
    refusal = proposed(handmade, grid, body)
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent
