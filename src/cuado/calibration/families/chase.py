"""Pointer chases through global memory: L1, L2, DRAM."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, PLACES, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

LENGTH = 32
LINE = 128


def cycle(lines: int) -> Code:
    """Make each line of 128 bytes hold the address of another: one cycle through all of them.

    A linear congruential generator of full period (multiplier 1 modulo 4, odd increment) gives
    the order, and a bijection of the numbers (xor with itself shifted, times an odd number, and
    again) scatters it, as the generator's low bits alone would alternate.

    Args:
        lines: a power of two; as many threads in all, or fewer that take several.
    """
    bits = lines.bit_length() - 1
    mask, shift = lines - 1, max(1, (bits + 1) // 2)
    scatter = (
        "shr.u32 %r5, %r4, {shift}",
        "xor.b32 %r4, %r4, %r5",
        "mul.lo.u32 %r4, %r4, 0x9E3779B1",
        "and.b32 %r4, %r4, {mask}",
        "shr.u32 %r5, %r4, {shift}",
        "xor.b32 %r4, %r4, %r5",
        "mul.wide.u32 {to}, %r4, {line}",
        "add.u64 {to}, %data, {to}",
    )

    def scattered(to: str) -> tuple[str, ...]:
        return tuple(each.format(shift=shift, mask=mask, to=to, line=LINE) for each in scatter)

    setup = (
        "mov.u32 %r0, %all",
        "mul.lo.u32 %r1, %width, %blocks",
        "NEXT:",
        f"setp.ge.u32 %p2, %r0, {lines}",
        "@%p2 bra DONE",
        "mov.u32 %r4, %r0",
        *scattered("%d0"),
        "mad.lo.u32 %r4, %r0, 1664525, 1013904223",
        f"and.b32 %r4, %r4, {mask}",
        *scattered("%d1"),
        "st.global.u64 [%d0], %d1",
        "add.u32 %r0, %r0, %r1",
        "bra NEXT",
        "DONE:",
        "mov.u32 %sum, 0",
    )
    return Code(setup=setup)


def chase(modifier: str) -> Code:
    """Follow the addresses from the first line on."""
    load = f"ld.global{modifier}.u64 %e0, [%e0]"
    return Code((load,) * LENGTH, ("mov.u64 %e0, %data",), ("%e0",))


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Cycles of a dependent load, one warp whose lanes all load the same word."""
    most = chip.data_bytes
    cases = (
        ("l1_16k", 16 << 10, "", False, "that hits in L1: a random cycle through 16 KiB"),
        ("l2_64k", 64 << 10, ".cg", False, "that hits in L2: a random cycle through 64 KiB"),
        ("l2_1m", 1 << 20, ".cg", False, "that hits in L2: a random cycle through 1 MiB"),
        ("l2_8m", 8 << 20, ".cg", False, "that hits in L2: a random cycle through 8 MiB"),
        ("l2_32m", 32 << 20, ".cg", False, "that hits in L2: a random cycle through 32 MiB"),
        ("dram_512m", 512 << 20, ".cg", True, "from DRAM: a random cycle through 512 MiB"),
        ("dram_4g", 4 << 30, ".cg", True, "from DRAM: a random cycle through 4 GiB"),
    )
    for name, size, modifier, cold, what in cases:
        lines = min(size, most) // LINE
        code, prepare, places = chase(modifier), cycle(lines), 1
        if name == "l2_64k":  # A larger one meets slices near and far by itself.
            places = PLACES
            code, prepare = code.in_places(chip.apart), prepare.in_places(chip.apart)
        opcode = f"ld.global{modifier}.u64"
        yield Benchmark(
            f"latency.{name}",
            f"a dependent load {what}, one warp",
            Quantity.CYCLES,
            code,
            LENGTH,
            cold=cold,
            prepare=prepare,
            prepare_grid=-(-lines // FULL),
            machine=("LDG",),
            machine_count=LENGTH,
            machine_others=16,
            events=((opcode, LENGTH),),
            sectors=1,
            places=places,
        )
