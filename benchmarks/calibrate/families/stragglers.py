"""When an SM has room for the next block: once a block has ended, or once enough of its warps have.

Of each block some warps run a chain and all others leave at once. If warps give back what they had
when they end, further blocks start beside those chains, and a launch of several sets of blocks
takes as long as one chain; if blocks do, as the chains of all sets. The planted `imbalance`, whose
first warp is the long one, says blocks; an H100 says so of any warp.
"""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

LINKS = 128
"""Dependent multiply-adds of a trip, of four cycles each."""
SETS = 4
"""Times that the SM is filled, by two blocks of 1,024 threads."""


def stragglers(first: int, count: int) -> Code:
    """Some warps of a block run a chain; the others leave."""
    setup = (
        "mov.b32 %c0, %a",
        f"sub.u32 %r0, %warp, {first}",
        f"setp.ge.u32 %p2, %r0, {count}",
        "@%p2 ret",
    )
    return Code(("fma.rn.f32 %c0, %c0, %a, %b",) * LINKS, setup, ("%c0",))


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Cycles of a trip of all blocks: four for each link and each set that waits for another."""
    for first, count in ((0, 1), (13, 1), (31, 1), (0, 8), (0, 32)):
        yield Benchmark(
            f"block.stay_{count}_from_{first}",
            f"{LINKS} dependent multiply-adds in {count} of a block's 32 warps, from warp {first} "
            f"on, {SETS} sets of two blocks an SM",
            Quantity.CYCLES,
            stragglers(first, count),
            1,
            grid=SETS * 2 * chip.sms,
            block=FULL,
            machine=("FFMA",),
            machine_count=LINKS,
            machine_others=16,
        )
