"""Remedies for contended atomics on a real GPU: every word comes out as the original's."""

from dataclasses import replace
from pathlib import Path

import pytest
from made_versions import make

from cuado.backends.gpu.backend import GpuBackend
from cuado.device.resolve import resolve_chip
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.what_if.registry import experiment_named

pytestmark = pytest.mark.gpu

PLANTED = Path(__file__).parents[2] / "benchmarks" / "planted"
ONES = Fill(Content.CONSTANT, value=1.0)


@pytest.fixture(scope="module")
def backend() -> GpuBackend:
    return GpuBackend()


def exact(launch: Launch) -> Launch:
    """The launch with floats to add of which every sum is exact: fewer than 2^24 ones."""
    arguments = tuple(
        replace(each, fill=ONES)
        if isinstance(each, Buffer) and each.type == "f32" and each.name not in launch.outputs
        else each
        for each in launch.arguments
    )
    return replace(launch, arguments=arguments)


@pytest.mark.parametrize(
    ("case", "remedy"),
    [
        ("atomics_global", "warp-aggregated-atomics"),
        ("atomics_shared", "warp-aggregated-atomics"),
        ("atomics_hot_bin", "block-private-atomics"),
        ("atomics_hot_bin", "warp-aggregated-atomics"),
        ("healthy_histogram", "block-private-atomics"),
    ],
)
def test_remedies_keep_every_word(case: str, remedy: str, backend: GpuBackend) -> None:
    architecture = architecture_of(backend.device)
    launch = exact(load_case(PLANTED / f"{case}.toml", architecture=architecture))
    options = options_for(launch.ptx, backend.device, launch.max_registers)
    built = build(launch.ptx, launch.kernel, options)
    kernel = Kernel(launch, resolve_chip(backend.device).chip, built, options)
    experiment = experiment_named(remedy)
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal), proposal
    version = make(kernel, experiment, Scope(), proposal)
    assert version.sound, version.checks
    assert version.program is not None
    with backend.open(launch) as bench:
        bench.load(Program(ORIGINAL, built.cubin, launch.kernel))
        bench.load(version.program)
        found = bench.check(version.trial(proposal.settings[0]))
    assert found.deterministic
    assert found.equal, found
