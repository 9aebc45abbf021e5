"""The cases that come with cuado compute what their references say, at their own sizes."""

from pathlib import Path

import pytest

from cuado.backends.gpu.backend import GpuBackend
from cuado.sources.case.check import architecture_of, check_case
from cuado.sources.case.description import read_case

pytestmark = pytest.mark.gpu

EXAMPLES = Path(__file__).parents[2] / "examples"
CASES = sorted(
    path
    for path in [*EXAMPLES.glob("cases/*/*.toml"), *EXAMPLES.glob("*/*.toml")]
    if path.parent.name != "case_studies" and not path.stem.startswith("study")
)


@pytest.fixture(scope="module")
def backend() -> GpuBackend:
    return GpuBackend()


@pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))
def test_results_are_the_references(backend: GpuBackend, path: Path) -> None:
    compared = check_case(read_case(path), backend, architecture_of(backend.device))
    assert compared
    assert [comparison for comparison in compared if comparison.wrong] == []
