"""A real GPU, driven from a worker process that may die without taking the session along.

What the session uses is imported when it is asked for: the worker needs none of it, and starts in
half the time.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuado.backends.gpu.backend import GpuBackend
    from cuado.backends.gpu.bench import GpuBench
    from cuado.backends.gpu.limits import Limits

__all__ = ["GpuBackend", "GpuBench", "Limits"]
_PLACES = {"GpuBackend": "backend", "GpuBench": "bench", "Limits": "limits"}


def __getattr__(name: str) -> object:
    """A name of the package, from its module."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
