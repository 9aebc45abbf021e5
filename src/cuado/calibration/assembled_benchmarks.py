"""Micro-benchmarks with their machine code, and the launch that a bench is opened for."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from cuado.calibration.benchmark import Benchmark
from cuado.calibration.kernel import NAME, carrier
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.launch import InL2, Launch
from cuado.sass.toolchain.assemble import AssembleOptions, assemble


@dataclass(frozen=True, slots=True)
class Ready:
    """A benchmark with its machine code.

    Attributes:
        benchmark: which one.
        cubin: the machine code of its kernel.
        prepare: what runs before; None for nothing.
    """

    benchmark: Benchmark
    cubin: bytes
    prepare: bytes | None


def launch(target: str, data_bytes: int, *, warm: bool) -> Launch:
    """What a bench is opened for: a buffer of zeros that is never put back."""
    data = Buffer("data", "u64", (data_bytes // 8,))
    return Launch(NAME, carrier(target), NAME, (1, 1, 1), (32, 1, 1), (data,), l2=InL2(warm=warm))


def assembled(
    benchmarks: Sequence[Benchmark], target: str, newest_cuda: int | None = None
) -> Iterator[Ready | tuple[str, str]]:
    """The benchmarks with machine code, in order; or the name of one, and why it has none.

    Args:
        benchmarks: what to assemble.
        target: architecture.
        newest_cuda: major CUDA release that the driver takes.
    """
    options = AssembleOptions(target, newest_cuda=newest_cuda)

    def make(benchmark: Benchmark) -> Ready | tuple[str, str]:
        try:
            cubin = assemble(benchmark.code.ptx(target), options).cubin
            before = benchmark.prepare
            prepare = None if before is None else assemble(before.ptx(target), options).cubin
        except CuadoError as error:
            return benchmark.name, str(error)
        return Ready(benchmark, cubin, prepare)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(make, benchmarks)
