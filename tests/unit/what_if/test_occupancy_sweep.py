from collections.abc import Callable
from dataclasses import replace

import pytest

from cuado.device.library import known_chips, load_chip
from cuado.device.occupancy import LaunchRequirements, occupancy
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiments.occupancy_sweep import propose

MakeSubject = Callable[..., Kernel]

KERNEL = """
.entry k(.param .u64 a)
{{ .reg .b32 %r<4>; .reg .b64 %rd; .reg .pred %p; ld.param.u64 %rd, [a];
{body}
ret; }}
"""
SMALL = Resources(registers=32, shared=4096, barriers=1)


@pytest.mark.parametrize("name", known_chips())
def test_exactly_the_blocks_of_the_setting_fit_an_sm(name: str, handmade: MakeSubject) -> None:
    chip = load_chip(name)
    plain = handmade(KERNEL.format(body=""), (4096, 1, 1), (128, 1, 1), SMALL, 100)
    kernel = replace(plain, chip=chip)
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.kind is Kind.LAUNCH
    assert proposal.ptx is None
    assert proposal.keeps_results
    assert 1 <= len(proposal.settings) <= 3
    for setting in proposal.settings:
        assert setting.dynamic_shared_bytes is not None
        assert setting.dynamic_shared_bytes >= 100
        shared = 4096 + setting.dynamic_shared_bytes
        assert shared <= chip.shared_per_block_bytes
        found = occupancy(chip, LaunchRequirements(128, 32, shared, 1)).blocks_per_sm
        assert found == setting.amount < kernel.blocks_per_sm
        assert setting.label.startswith(f"{found} block")


def test_a_small_grid_counts_and_not_what_would_fit(handmade: MakeSubject) -> None:
    kernel = handmade(KERNEL.format(body=""), (300, 1, 1), (128, 1, 1), SMALL)
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert [setting.amount for setting in proposal.settings] == [2, 1]


@pytest.mark.parametrize(
    ("grid", "resources", "reason"),
    [
        ((4096, 1, 1), Resources(64, shared=0), "one block fits"),
        ((100, 1, 1), Resources(32, shared=0), "one block for each SM"),
    ],
)
def test_one_block_cannot_become_fewer(
    grid: tuple[int, int, int], resources: Resources, reason: str, handmade: MakeSubject
) -> None:
    refusal = propose(handmade(KERNEL.format(body=""), grid, resources=resources), Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("mov.u32 %r1, %dynamic_smem_size;", "size of its shared memory"),
        ("w: ld.acquire.gpu.global.u32 %r1, [%rd]; setp.ne.u32 %p, %r1, 0; @%p bra w;", "wait"),
        ("w: atom.global.cas.b32 %r1, [%rd], 0, 1; setp.ne.u32 %p, %r1, 0; @%p bra w;", "wait"),
        ("barrier.cluster.arrive; barrier.cluster.wait;", "cluster"),
        ("griddepcontrol.wait;", "another grid"),
    ],
)
def test_blocks_that_depend_on_each_other_are_refused(
    body: str, reason: str, handmade: MakeSubject
) -> None:
    kernel = handmade(KERNEL.format(body=body), (4096, 1, 1), (128, 1, 1), SMALL)
    refusal = propose(kernel, Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent
