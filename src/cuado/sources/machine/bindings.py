"""cuda-bindings, through which cuado runs kernels."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

from cuado.backends.gpu.driver import Driver


def probe(has_gpu: int) -> dict[str, Any]:
    """The version of cuda-bindings.

    Args:
        has_gpu: whether there is a driver to start through it, as a test.

    Raises:
        CuadoError: it is not installed, or does not start the driver.
    """
    driver = Driver()
    if has_gpu:
        driver.start()
    try:
        return {"version": version("cuda-bindings")}
    except PackageNotFoundError:
        return {"version": "of unknown version"}
