"""What tests on a GPU share."""

import pytest

from cuado.backends.gpu import GpuBackend
from cuado.errors import CuadoError
from cuado.sources.case.check import architecture_of


@pytest.fixture(scope="session")
def architecture() -> str:
    """Of the GPU, ``sm_90`` say. Without a GPU all tests here are skipped."""
    try:
        return architecture_of(GpuBackend().device)
    except CuadoError as error:
        if "no NVIDIA driver" in error.message:
            pytest.skip(error.message)
        raise


@pytest.fixture(scope="session", autouse=True)
def _gpu(architecture: str) -> None:
    """Every test here needs it."""
