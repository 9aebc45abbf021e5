"""The kernels that two steps of the studies are about, and healthy ones that are not."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from made_versions import make

from cuado.device.library import load_chip
from cuado.kernel.assembly import build
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sass.toolchain.resources import Resources
from cuado.sources.case import load_case
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import block_invariant_loads, shared_once
from cuado.what_if.measure.versions import Version

ROOT = Path(__file__).parents[3]
PLANTED = ROOT / "benchmarks" / "planted"
SHARED, COMMON = shared_once.EXPERIMENT, block_invariant_loads.EXPERIMENT
NOT_BUILT = Built(b"", Resources(registers=32, shared=0, spill_stores=0, spill_loads=0), Counter())


def _has_compiler() -> bool:
    try:
        nvrtc.version()
    except ToolNotFoundError:
        return next(locate.find_each(locate.Program.NVCC), None) is not None
    return True


pytestmark = pytest.mark.skipif(not _has_compiler(), reason="neither NVRTC nor nvcc")


def healthy() -> list[str]:
    """Planted kernels without a defect; of those written later one re-reads a vector rightly."""
    manifest = tomllib.loads((PLANTED / "manifest.toml").read_text(encoding="utf-8"))
    planted = [each for each in manifest["planted"] if each.get("set") != "later"]
    return [each["name"] for each in planted if each["kind"] != "defect"]


def version_of(case: str, experiment: Experiment) -> tuple[Version, list[str]]:
    """The experiment's program for an example, and the source lines that it touches."""
    path = ROOT / "examples" / case
    launch = load_case(path, architecture="sm_90")
    options = AssembleOptions("sm_90", launch.max_registers)
    kernel = Kernel(launch, load_chip("h200"), build(launch.ptx, launch.kernel, options), options)
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal), proposal
    source = path.with_suffix(".cu").read_text(encoding="utf-8").splitlines()
    numbers = {line.line for n in proposal.touched if (line := kernel.lines[n]) is not None}
    lines = [source[number - 1].strip() for number in sorted(numbers)]
    return make(kernel, experiment, Scope(), proposal), lines


def test_a_column_in_shared_memory_is_read_again_in_each_sub_step() -> None:
    version, lines = version_of("climate/mix_v2.toml", SHARED)
    assert version.sound, version.checks
    assert [line.split("=")[0].strip() for line in lines] == [
        "double own",
        "const double above",
        "column[k]",
        "column[levels - 1]",
    ]
    assert "27 of 33 shared-memory loads" in version.proposal.notes[0]
    assert "13 stores" in version.proposal.notes[1]


def test_the_matrix_is_read_by_every_block() -> None:
    version, lines = version_of("averaging/average_v6.toml", COMMON)
    assert version.sound, version.checks
    assert lines == ["const float4 factor = factors[i], mean = means[i];"]


@pytest.mark.parametrize("experiment", [SHARED, COMMON], ids=lambda each: each.name)
@pytest.mark.parametrize("name", healthy())
def test_healthy_kernels_read_nothing_again(name: str, experiment: Experiment) -> None:
    launch = load_case(PLANTED / f"{name}.toml", architecture="sm_90")
    found = experiment.propose(Kernel(launch, load_chip("h200"), NOT_BUILT), Scope())
    assert isinstance(found, Refusal), found
    assert found.absent
