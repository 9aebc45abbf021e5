"""Launch cases: a ``case.toml``, or the same from Python, becomes a launch that can be repeated."""

from cuado.sources.case.arrays import array
from cuado.sources.case.load import launch, load_case

__all__ = ["array", "launch", "load_case"]
