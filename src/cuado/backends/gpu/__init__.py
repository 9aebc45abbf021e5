"""A real GPU, driven from a worker process that may die without taking the session along."""

from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.gpu.bench import GpuBench, Limits

__all__ = ["GpuBackend", "GpuBench", "Limits"]
