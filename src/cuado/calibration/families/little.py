"""Bandwidth against bytes in flight: few warps an SM, each with few loads under way at a time."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, PLACES, WARP, Benchmark, Chip, Quantity
from cuado.calibration.families.shared import WIDTHS, registers
from cuado.calibration.kernel import Code

WARPS = (1, 2, 4, 8, 16, 32, 64)
LOADS = ((1, 1), (2, 1), (4, 1), (1, 2), (1, 4), (4, 4))
"""Loads of a warp under way at a time, and words a lane of each."""
L2_BYTES = 8 << 20


def waves(loads: int, words: int, warps: int, region: int, modifier: str) -> Code:
    """Trips of some loads that all must have arrived before those of the next trip start.

    Args:
        loads: of a trip.
        words: of a lane, of each load.
        warps: of the grid.
        region: bytes that are walked through.
        modifier: of the load.
    """
    request = 128 * words
    chunk = loads * request * warps
    size = max(1, region // chunk) * chunk
    setup = (
        "mov.u64 %d70, 0",
        "shr.u32 %r70, %all, 5",
        f"mul.wide.u32 %d72, %r70, {request}",
        f"mul.wide.u32 %d73, %lane, {4 * words}",
        "add.u64 %d72, %d72, %d73",
        "add.u64 %d72, %d72, %data",
        "mov.u64 %d71, %d72",
    )
    body = [
        f"ld.global{modifier}{WIDTHS[words]}.u32 {registers(words, n * words)}, "
        f"[%d71+{n * request * warps}]"
        for n in range(loads)
    ]
    body += [f"xor.b32 %sum, %sum, %r{n}" for n in range(loads * words)]
    body += [
        "and.b32 %r71, %sum, %zero",
        f"add.u64 %d70, %d70, {chunk}",
        f"setp.ge.u64 %p2, %d70, {size}",
        "selp.b64 %d70, 0, %d70, %p2",
        "cvt.u64.u32 %d74, %r71",
        "add.u64 %d71, %d72, %d70",
        "add.u64 %d71, %d71, %d74",
    ]
    return Code(tuple(body), setup)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Bytes a second of the whole chip."""
    for level, region, modifier in (("l2", L2_BYTES, ".cg"), ("dram", chip.data_bytes, "")):
        for loads, words in LOADS:
            for warps in WARPS:
                grid = chip.sms * max(1, warps * WARP // FULL)
                places = PLACES if level == "l2" and warps == WARPS[-1] else 1
                code = waves(loads, words, warps * chip.sms, min(region, chip.data_bytes), modifier)
                whole = loads * words * 128 * warps * chip.sms
                opcode = f"ld.global{modifier}{WIDTHS[words]}.u32"
                yield Benchmark(
                    f"little.{level}_{warps}_warps_{loads}_of_{128 * words}",
                    f"{loads} x {128 * words} bytes in flight in each of {warps} warps an SM "
                    f"({loads * words * 128 * warps} bytes an SM)",
                    Quantity.BANDWIDTH,
                    code if places == 1 else code.in_places(chip.apart),
                    whole,
                    grid=grid,
                    block=min(FULL, warps * WARP),
                    cold=level == "dram",
                    places=places,
                    machine=("LDG",),
                    machine_count=loads,
                    machine_others=40,
                    events=((opcode, loads),),
                    sectors=4 * words,
                )
