"""What a launch costs, and a block of a large grid."""

from collections.abc import Iterator

from cuado.calibration.benchmark import Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

MANY = 100_000


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Kernels that do next to nothing."""
    code = Code()
    for blocks, threads in ((1, 32), (chip.sms, 32), (chip.sms, 1024), (MANY, 32), (MANY, 256)):
        yield Benchmark(
            f"launch.{blocks}_blocks_of_{threads}",
            f"an empty kernel of {blocks} blocks of {threads} threads, between two events",
            Quantity.LAUNCH,
            code,
            grid=blocks,
            block=threads,
        )
    for threads in (32, 128, 256, 512, 1024):
        yield Benchmark(
            f"block.{threads}_threads",
            f"one more empty block of {threads} threads in a large grid, whole chip",
            Quantity.NANOSECONDS,
            code,
            grid=MANY,
            block=threads,
            varies_blocks=True,
        )
