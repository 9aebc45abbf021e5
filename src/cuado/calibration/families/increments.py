"""An array incremented in place: bandwidth against threads per SM and bytes of a word.

The measurement of "Analysis-Driven Optimization" [000]: each thread loads a word, adds 1 and
stores it, so that a warp has one request under way at a time. More than one load before the first
store takes the place of a wider word.
"""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.families.shared import WIDTHS, registers
from cuado.calibration.kernel import Code

WARPS = (1, 2, 4, 8, 16, 24, 32, 48, 64)
LOADS = ((1, 1), (1, 2), (1, 4), (2, 1), (4, 1), (4, 4))
"""Loads of a thread before its first store, and 32-bit words of each."""


def increment(loads: int, words: int, warps: int, region: int) -> Code:
    """Trips that each add 1 to ``loads`` words of ``words`` x 32 bits, further on in the array.

    Args:
        loads: of a trip.
        words: 32-bit words of a lane in each load.
        warps: of the grid.
        region: bytes that are walked through.
    """
    request = WARP * 4 * words
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
    places = [f"[%d71+{n * request * warps}]" for n in range(loads)]
    held = [registers(words, n * words) for n in range(loads)]
    width = WIDTHS[words]
    body = [f"ld.global{width}.u32 {r}, {at}" for r, at in zip(held, places, strict=True)]
    body += [f"add.u32 %r{n}, %r{n}, 1" for n in range(loads * words)]
    body += [f"st.global{width}.u32 {at}, {r}" for r, at in zip(held, places, strict=True)]
    body += [
        f"add.u64 %d70, %d70, {chunk}",
        f"setp.ge.u64 %p2, %d70, {size}",
        "selp.b64 %d70, 0, %d70, %p2",
        "add.u64 %d71, %d72, %d70",
    ]
    return Code(tuple(body), setup)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Bytes a second of the whole chip, read and written added."""
    for loads, words in LOADS:
        for warps in WARPS:
            width = WIDTHS[words]
            yield Benchmark(
                f"increment.{warps}_warps_{loads}_of_{4 * words}_bytes",
                f"an array incremented, {loads} x {4 * words} bytes of each thread under way, "
                f"{warps * WARP} threads an SM",
                Quantity.BANDWIDTH,
                increment(loads, words, warps * chip.sms, chip.data_bytes),
                2 * loads * words * 4 * WARP * warps * chip.sms,
                grid=chip.sms * -(-warps * WARP // FULL),
                block=_block(warps),
                cold=True,
                least_ns=1e6,
                machine=("LDG", "STG"),
                machine_count=2 * loads,
                machine_others=50,
                events=((f"ld.global{width}.u32", loads), (f"st.global{width}.u32", loads)),
                sectors=4 * words,
            )


def _block(warps: int) -> int:
    """Threads of as few equal blocks as give an SM that many warps."""
    return warps * WARP // -(-warps * WARP // FULL)
