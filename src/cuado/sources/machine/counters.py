"""Tries to read hardware counters whose values are known beforehand."""

from typing import Any

from cuado.backends.gpu.cupti import library
from cuado.backends.gpu.cupti.probe import Probe, expected
from cuado.backends.gpu.cupti.profiler import RangeProfiler

_WORDS = 1 << 20


def probe(device: int) -> dict[str, Any]:
    """True if the counters had the values that they must have.

    Raises:
        CuptiUnavailableError: they cannot be read; says why.
    """
    known = expected(_WORDS)
    cupti = library.load()
    with (
        Probe(device, _WORDS) as kernel,
        RangeProfiler(kernel.context, kernel.device, cupti) as profiler,
    ):
        counted = profiler.count(kernel.prepare, kernel.launch, tuple(known))
    values = counted.values
    return {"right": bool(values) and all(known[name] == value for name, value in values.items())}
