"""Atomic operations in global and shared memory: latency, and throughput by how lanes collide."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

LENGTH = 8
TILE = 4 << 10

_PLACES = {
    "one_address": ("on one address", ("and.b32 %r71, %all, %zero",)),
    "one_line": ("on the 32 words of one line", ("mov.u32 %r71, %lane",)),
    "own_words": ("each thread on a word of its own", ("mov.u32 %r71, %all",)),
    "own_sectors": ("each thread on a sector of its own", ("shl.b32 %r71, %all, 3",)),
}
"""What collides, and the word (``%r71``) that a thread takes."""


def address(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Setup that makes ``%d70`` the address of the word ``%r71``."""
    return (*lines, "mul.wide.u32 %d70, %r71, 4", "add.u64 %d70, %d70, %data", "mov.u32 %r0, %b")


def shared_address(rivals: int) -> tuple[str, ...]:
    """Setup that makes ``%r72`` a word in shared memory that so many lanes of a warp share."""
    shift = rivals.bit_length() - 1
    return (
        "mov.u32 %r72, tile",
        f"shr.u32 %r71, %lane, {shift}",
        # The assembler must not see that all lanes are at one address: it would add them up.
        "and.b32 %r70, %lane, %zero",
        "add.u32 %r71, %r71, %r70",
        "shl.b32 %r71, %r71, 2",
        "add.u32 %r72, %r72, %r71",
        "st.volatile.shared.u32 [%r72], %a",
        "mov.u32 %r0, %b",
        "bar.sync 0",
    )


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Cycles of a dependent one; lane operations a second; cycles of an SM for a warp's."""
    grid = 2 * chip.sms
    for name, opcode in (("exch", "atom.global.exch.b32"), ("add", "atom.global.add.u32")):
        yield Benchmark(
            f"atomic.latency_{name}",
            f"an atomic {name} on the result of the one before, same address, one thread",
            Quantity.CYCLES,
            Code(
                (f"{opcode} %r0, [%d70], %r0",) * LENGTH,
                address(_PLACES["one_address"][1]),
                ("%r0",),
            ),
            LENGTH,
            block=1,
            machine=("ATOMG",),
            machine_count=LENGTH,
            machine_others=12,
            events=((opcode, LENGTH),),
        )
    for name, (what, lines) in _PLACES.items():
        for kind, opcode, form in (
            ("red", "red.global.add.u32", "red.global.add.u32 [%d70], %b"),
            ("atom", "atom.global.add.u32", "atom.global.add.u32 %r{n}, [%d70], %b"),
        ):
            body = tuple(form.format(n=n) for n in range(LENGTH))
            folds = tuple(f"xor.b32 %sum, %sum, %r{n}" for n in range(LENGTH))
            yield Benchmark(
                f"atomic.{kind}_{name}",
                f"lane operations of '{kind}' {what}, 64 warps an SM",
                Quantity.PER_SECOND,
                Code(body + (folds if kind == "atom" else ()), address(lines)),
                LENGTH * grid * FULL,
                grid=grid,
                block=FULL,
                machine=("RED",) if kind == "red" else ("ATOMG",),
                machine_count=LENGTH,
                machine_others=20,
                events=((opcode, LENGTH),),
            )
    yield from _shared(chip)


def _float_loops(chip: Chip) -> Iterator[Benchmark]:
    """Additions that become loops around a compare-and-store, no two warps at one word."""
    opcode = "atom.shared.add.f32"
    body = (f"{opcode} %r0, [%r72], %one",) * LENGTH
    for name, rivals, warps in (("latency_1", 1, 1), ("latency_32", 32, 1), ("1", 1, 64)):
        own = shared_address(rivals)
        at = own.index("add.u32 %r72, %r72, %r71")
        apart = (*own[:at], "mad.lo.u32 %r72, %warp, 128, %r72", *own[at:])
        yield Benchmark(
            f"atomic.shared_float_{name}",
            f"a warp's addition of floats in shared memory, {rivals} lanes at each address, "
            f"{warps} warps an SM (cycles of the SM)",
            Quantity.CYCLES,
            Code(body, apart, ("%r0",), TILE),
            LENGTH * warps,
            grid=2 * chip.sms if warps > 1 else 1,
            block=FULL if warps > 1 else WARP,
            machine=("ATOMS",),
            machine_count=LENGTH,
            machine_others=10 * LENGTH,
            events=((opcode, LENGTH),),
        )


def _shared(chip: Chip) -> Iterator[Benchmark]:
    yield from _float_loops(chip)
    opcode = "atom.shared.add.u32"
    chain = Code((f"{opcode} %r0, [%r72], %r0",) * LENGTH, shared_address(1), ("%r0",), TILE)
    yield Benchmark(
        "atomic.latency_shared",
        "an atomic add in shared memory on the result of the one before, one warp, no two lanes "
        "at one address",
        Quantity.CYCLES,
        chain,
        LENGTH,
        machine=("ATOMS",),
        machine_count=LENGTH,
        machine_others=12,
        events=((opcode, LENGTH),),
    )
    for rivals in (1, 2, 4, 8, 16, 32):
        body = tuple(f"{opcode} %r{n}, [%r72], %b" for n in range(LENGTH))
        folds = tuple(f"xor.b32 %sum, %sum, %r{n}" for n in range(LENGTH))
        yield Benchmark(
            f"atomic.shared_{rivals}_rivals",
            f"a warp's atomic add in shared memory, {rivals} lanes at each address, 64 warps an "
            "SM (cycles of the SM)",
            Quantity.CYCLES,
            Code(body + folds, shared_address(rivals), (), TILE),
            LENGTH * 2 * FULL / WARP,
            grid=2 * chip.sms,
            block=FULL,
            machine=("ATOMS",),
            machine_count=LENGTH,
            machine_others=20,
            events=((opcode, LENGTH),),
        )
