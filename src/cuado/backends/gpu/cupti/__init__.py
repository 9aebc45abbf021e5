"""Hardware counters of single launches, read in this process through NVIDIA's CUPTI.

``python -m cuado.backends.gpu.cupti`` tries every step on the device at hand and says what failed.
"""

from cuado.backends.gpu.cupti.errors import CuptiCallError, CuptiUnavailableError
from cuado.backends.gpu.cupti.profiler import RangeProfiler
from cuado.backends.gpu.cupti.records import KernelRecords

__all__ = [
    "CuptiCallError",
    "CuptiUnavailableError",
    "KernelRecords",
    "RangeProfiler",
]
