"""The cases that come with cuado compute what their references say, at their own sizes."""

from pathlib import Path

import pytest

from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.sources.case.check import architecture_of, check_case
from cuado.sources.case.description import read_case

pytestmark = pytest.mark.gpu

CASES = sorted((Path(__file__).parents[2] / "examples" / "cases").glob("*/*.toml"))


@pytest.fixture(scope="module")
def backend() -> GpuBackend:
    made = GpuBackend()
    try:
        assert made.device.compute_capability is not None
    except CuadoError as error:
        if "there is no NVIDIA driver here" not in error.message:
            raise
        pytest.skip(f"no device: {error}")
    return made


@pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))
def test_results_are_the_references(backend: GpuBackend, path: Path) -> None:
    compared = check_case(read_case(path), backend, architecture_of(backend.device))
    assert compared
    assert [comparison for comparison in compared if comparison.wrong] == []
