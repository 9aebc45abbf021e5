"""How many accesses to shared memory wait before a warp that issues another one is held up.

A warp issues some loads with bank conflicts, which take ``loads * ways`` cycles of the data stage,
and then a chain of as many cycles of arithmetic that needs none of them. If all of them may wait,
both run at once; else the arithmetic begins later, by what could not wait. So of loads of L cycles
and a chain of A cycles that take T cycles together, ``L + A - T`` cycles could wait. With other
conflicts the same cycles are another number of loads: what is limited shows.
"""

from collections.abc import Iterator

from cuado.calibration.benchmark import WARP, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

CYCLES = 512
"""Cycles of the data stage that the loads of a warp's trip take; the chain takes as many."""
LINKS = 128
"""Dependent multiply-adds, of four cycles each."""
APART = 132
"""Bytes from a load's addresses to the next one's: two in a row are not made one."""
TILE = 16 << 10
SHAPES = ((32, 1), (16, 1), (8, 1), (32, 4), (8, 4), (32, 16))
"""Ways of the conflicts, and warps of the only block of an SM, which share its data stage."""


def waiting(ways: int, warps: int, *, is_chained: bool) -> Code:
    """Loads with conflicts, and behind them a chain, or nothing."""
    loads = CYCLES // ways // warps
    body = [f"ld.volatile.shared.u32 %r{n}, [%r72+{APART * n}]" for n in range(loads)]
    links = LINKS if is_chained else 0
    body += ["fma.rn.f32 %c0, %c0, %a, %b"] * links
    setup = (
        "mov.u32 %r72, tile",
        f"mul.lo.u32 %r73, %lane, {4 * ways}",
        "add.u32 %r72, %r72, %r73",
        "mov.b32 %c0, %a",
    )
    return Code(tuple(body), setup, ("%c0",), TILE)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Cycles of a trip: of the loads alone, and of them and the chain."""
    for ways, warps in SHAPES:
        loads = CYCLES // ways // warps
        for name, is_chained in (("alone", False), ("chained", True)):
            yield Benchmark(
                f"queue.{ways}_ways_{warps}_warps_{name}",
                f"{loads} loads of {ways} wavefronts in each of {warps} warps of an SM"
                + (f", and {LINKS} dependent multiply-adds" if is_chained else ""),
                Quantity.CYCLES,
                waiting(ways, warps, is_chained=is_chained),
                1,
                grid=chip.sms,
                block=warps * WARP,
                machine=("LDS",),
                machine_count=loads,
                machine_others=LINKS + 20,
                events=(("ld.volatile.shared.u32", loads),),
                wavefronts=ways,
            )
