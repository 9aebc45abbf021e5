"""The kernels of a first use, without a GPU: their causes are named, healthy ones left in peace."""

from pathlib import Path

import pytest

import cuado
from cuado.analysis.diagnosis import Diagnosis
from cuado.model.cause import Cause
from cuado.model.finding import Kind

CASES = Path(__file__).parents[2] / "benchmarks" / "newcomer"
PLANTED = {
    "brighten": Cause.NARROW_ACCESS,
    "chain": Cause.DEPENDENT_LOADS,
    "count_above": Cause.ATOMICS,
    "cyclic": Cause.INTEGER_DIVISION,
    "debug_build": Cause.DEBUG_BUILD,
    "even_odd": Cause.DIVERGENCE,
    "gelu": Cause.FP64,
    "kinetic_z": Cause.UNCOALESCED_LOAD,
    "poly33": Cause.PARTIAL_WARPS,
    "relax": Cause.BARRIERS,
    "row_norm": Cause.SMALL_GRID,
    "small_blocks": Cause.PARTIAL_WARPS,
    "stencil5": Cause.UNCOALESCED_LOAD,
    "thread_histogram": Cause.DYNAMIC_LOCAL_ARRAY,
    "tile_row_sums": Cause.BANK_CONFLICTS,
}
"""The cause of each that must be named first."""
HEALTHY = ("block_sum", "horner4", "scale4")


def diagnosed(name: str) -> Diagnosis:
    launch = cuado.load_case(CASES / f"{name}.toml")
    (found,) = cuado.analyze(launch, device="emulated:h200").found.diagnoses
    return found


def test_every_kernel_is_expected_to_be_something() -> None:
    assert {path.stem for path in CASES.glob("*.toml")} == {*PLANTED, *HEALTHY}


@pytest.mark.parametrize("name", PLANTED)
def test_the_planted_cause_is_named_first(name: str) -> None:
    first, *_ = diagnosed(name).findings
    assert first.kind is Kind.CAUSE
    assert first.cause is PLANTED[name]


@pytest.mark.parametrize("name", HEALTHY)
def test_a_healthy_kernel_has_no_cause(name: str) -> None:
    found = diagnosed(name)
    assert all(each.kind is not Kind.CAUSE for each in found.findings)
    assert found.limiter.verdict.value == "near_roof"
