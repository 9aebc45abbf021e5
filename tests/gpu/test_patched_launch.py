"""Machine code alone on a real GPU: patched copies run, and gain what the switched ones do."""

from dataclasses import replace
from pathlib import Path

import pytest

from cuado.backends.gpu.backend import GpuBackend
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import Outcome, Status
from cuado.what_if.session import Options

pytestmark = pytest.mark.gpu

CASE = Path(__file__).parents[2] / "examples" / "transpose" / "transpose_shared.toml"
PATCHED = ("no-barriers", "no-loads", "no-stores")


@pytest.fixture(scope="module")
def launch(architecture: str) -> Launch:
    return load_case(CASE, architecture=architecture, overrides={"N": 4096})


def answers(launch: Launch) -> dict[str, Outcome]:
    found = whatif(launch, GpuBackend(), Options(all_experiments(), lines=False))
    return {outcome.experiment.name: outcome for outcome in found.outcomes}


def test_patched_copies_gain_what_switched_ones_do(launch: Launch) -> None:
    how = options_for(launch.ptx, GpuBackend().device, launch.max_registers)
    alone = answers(replace(launch, ptx="", cubin=assemble(launch.ptx, how).cubin))
    switched = answers(launch)
    for name in PATCHED:
        assert alone[name].status is Status.MEASURED, alone[name].reason
        gains = alone[name].gain, switched[name].gain
        assert gains[0] is not None
        assert gains[1] is not None
        # A NOP takes its issue slot, and a switch has a cost of its own.
        assert gains[0].estimate == pytest.approx(gains[1].estimate, rel=0.25)
    for name in ("occupancy-sweep", "grid-scaling"):
        assert alone[name].status is Status.MEASURED, alone[name].reason
    assert alone["math-only"].reason.startswith("no-ptx")
