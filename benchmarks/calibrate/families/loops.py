"""What a loop costs, and a barrier."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

BARRIERS = 32


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """A trip of a loop with one instruction in it, and barriers of blocks of 1 to 32 warps."""
    empty = Code(("add.rn.f32 %c0, %c0, %a",), ("mov.b32 %c0, %b",), ("%c0",))
    yield Benchmark(
        "loop.latency",
        "a trip of a loop of FADD, add, compare and branch, one warp",
        Quantity.CYCLES,
        empty,
        machine=("BRA",),
        machine_count=1,
        events=(("add.rn.f32", 1), ("bra", 1)),
    )
    yield Benchmark(
        "loop.throughput",
        "trips of that loop in a cycle, 64 warps an SM",
        Quantity.PER_CYCLE,
        empty,
        2 * FULL / WARP,
        grid=2 * chip.sms,
        block=FULL,
        machine=("BRA",),
        machine_count=1,
        events=(("add.rn.f32", 1), ("bra", 1)),
    )
    barriers = Code(("bar.sync 0",) * BARRIERS)
    for warps in (1, 2, 4, 8, 16, 32):
        yield Benchmark(
            f"barrier.{warps}_warps",
            f"one barrier after the other, one block of {warps} warps",
            Quantity.CYCLES,
            barriers,
            BARRIERS,
            block=WARP * warps,
            machine=("BAR",),
            machine_count=BARRIERS,
            machine_others=12,
            events=(("bar.sync", BARRIERS),),
        )
    yield Benchmark(
        "barrier.full_sm",
        "barriers in a cycle, 8 blocks of 8 warps on each SM",
        Quantity.PER_CYCLE,
        barriers,
        BARRIERS * 8,
        grid=8 * chip.sms,
        block=256,
        machine=("BAR",),
        machine_count=BARRIERS,
        machine_others=12,
        events=(("bar.sync", BARRIERS),),
    )
