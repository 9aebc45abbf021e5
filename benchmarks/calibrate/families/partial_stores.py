"""Stores of words: each fills an eighth of a sector, at once or word after word.

What L2 takes for a part of a sector shows where the region stays in L2; what is added where it does
not is DRAM's: what comes of writing back lines of which one sector, or all, were written.
"""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, Benchmark, Chip, Quantity
from cuado.calibration.families.streams import SECTOR
from cuado.calibration.kernel import Code

WORDS = 8
"""Of a sector; a trip stores to all of them, one after the other."""
REGIONS = {"l2": 8 << 20, "dram": 4 << 30}
APART = (32, 128)
"""Bytes between the sectors of neighbouring lanes: all of a line, or one of each."""


def words(region: int, apart: int, step: int) -> Code:
    """Each lane fills a sector of its own, word by word, and goes on to another.

    Args:
        region: bytes that are gone through; a power of two.
        apart: bytes between the sectors of neighbouring lanes.
        step: bytes from one trip's sectors to the next one's.
    """
    body = (
        f"and.b32 %r71, %r70, {region - 1}",
        "cvt.u64.u32 %d1, %r71",
        "add.u64 %d1, %d1, %data",
        *(f"st.global.u32 [%d1+{4 * n}], %a" for n in range(WORDS)),
        f"add.u32 %r70, %r70, {step}",
    )
    return Code(body, (f"mul.lo.u32 %r70, %all, {apart}",))


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Bytes of sectors a second, each counted for every word that is stored to it."""
    grid = 2 * chip.sms
    for place, most in REGIONS.items():
        region = min(most, chip.data_bytes)
        for apart in APART:
            yield Benchmark(
                f"{place}.words_{apart}_apart",
                f"sectors filled word by word, {apart} bytes from lane to lane, in "
                f"{region >> 20} MiB; a sector counts for each word",
                Quantity.BANDWIDTH,
                words(region, apart, grid * FULL * apart),
                WORDS * SECTOR * grid * FULL,
                grid=grid,
                block=FULL,
                cold=place == "dram",
                machine=("STG",),
                machine_count=WORDS,
                machine_others=16,
                events=(("st.global.u32", WORDS),),
            )
