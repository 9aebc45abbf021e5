"""Global loads that hit in L1: bandwidth, and what requests cost whose lanes lie apart."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.families.shared import WIDTHS, registers
from cuado.calibration.kernel import Code

LENGTH = 8
REGION = 8 << 10
"""Bytes over which the first address of a trip walks, so that no load is the last trip's."""
STRIDES = (2, 3, 4, 8, 16, 32)


def loads(words: int, stride_words: int) -> Code:
    """Loads of a few KiB again and again; a lane's address is its number times a stride."""
    setup = (
        "shl.b32 %r72, %warp, 9",
        f"mul.wide.u32 %d70, %lane, {4 * stride_words}",
        "add.u64 %d70, %d70, %data",
    )
    body = [
        f"and.b32 %r72, %r72, {REGION - 1}",
        "cvt.u64.u32 %d71, %r72",
        "add.u64 %d71, %d71, %d70",
    ]
    for number in range(LENGTH):
        where = f"[%d71+{number * 128 * words}]"
        body.append(f"ld.global{WIDTHS[words]}.u32 {registers(words, number * words)}, {where}")
    body += [f"lop3.b32 %sum, %sum, %r{n}, %r{n + 1}, 0x96" for n in range(0, LENGTH * words, 2)]
    body.append("add.u32 %r72, %r72, 1024")
    return Code(tuple(body), setup)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Cycles that an SM takes for one warp request."""
    cases = [(f"load_{32 * words}", words, words, 4 * words) for words in WIDTHS]
    cases += [(f"stride_{stride}", 1, stride, min(32, 4 * stride)) for stride in STRIDES]
    for name, words, stride, sectors in cases:
        yield Benchmark(
            f"l1.{name}",
            f"one warp request of {sectors} sectors that hits in L1, lanes {4 * stride} bytes "
            f"apart, {32 * words} bits each, 64 warps an SM (cycles of the SM)",
            Quantity.CYCLES,
            loads(words, stride),
            LENGTH * 2 * FULL / WARP,
            grid=2 * chip.sms,
            block=FULL,
            machine=("LDG",),
            machine_count=LENGTH,
            machine_others=12 + LENGTH * words,
            events=((f"ld.global{WIDTHS[words]}.u32", LENGTH),),
            sectors=sectors,
        )
