"""Shared memory: latency, wavefronts by width, and the ladder of bank conflicts."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

LENGTH = 32
TILE = 16 << 10
WIDTHS = {1: "", 2: ".v2", 4: ".v4"}


def registers(words: int, first: int) -> str:
    """The operand of a load of some words."""
    names = ", ".join(f"%r{first + n}" for n in range(words))
    return f"{{{names}}}" if words > 1 else names


def chase(words: int) -> Code:
    """Loads of which each gives the address of the next: every word holds its own granule's.

    Volatile, so that words nobody needs are loaded as well.
    """
    load = f"ld.volatile.shared{WIDTHS[words]}.u32 {registers(words, 0)}, [%r0]"
    setup = [
        "mov.u32 %r8, tile",
        f"shl.b32 %r9, %lane, {2 + words.bit_length() - 1}",
        "add.u32 %r0, %r8, %r9",
    ]
    setup += [f"st.volatile.shared.u32 [%r0+{4 * n}], %r0" for n in range(words)]
    setup += [f"mov.u32 %r{n}, %r0" for n in range(1, words)]
    setup += ["bar.sync 0"]
    return Code((load,) * LENGTH, tuple(setup), ("%r0",), TILE)


def _start(stride_bytes: int) -> tuple[str, ...]:
    return (
        "mov.u32 %r72, tile",
        f"mul.lo.u32 %r73, %lane, {stride_bytes}",
        "add.u32 %r72, %r72, %r73",
    )


def loads(words: int, stride_bytes: int) -> Code:
    """Loads that depend on nothing; a lane's address is its number times a stride."""
    body = []
    for number in range(LENGTH):
        first = number % 8 * words
        offset = number % 8 * 128 * words
        where = f"[%r72+{offset}]"
        body.append(f"ld.volatile.shared{WIDTHS[words]}.u32 {registers(words, first)}, {where}")
        if number % 8 == 7:
            body += [f"lop3.b32 %sum, %sum, %r{n}, %r{n + 1}, 0x96" for n in range(0, 8 * words, 2)]
    return Code(tuple(body), _start(stride_bytes), (), TILE)


def stores(stride_bytes: int) -> Code:
    """Stores; a lane's address is its number times a stride."""
    body = [f"st.volatile.shared.u32 [%r72+{n % 8 * 128}], %a" for n in range(LENGTH)]
    return Code(tuple(body), _start(stride_bytes), (), TILE)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Cycles of a dependent load; cycles that an SM takes for one warp request."""
    for words, bits in ((1, 32), (2, 64), (4, 128)):
        load = (f"ld.volatile.shared{WIDTHS[words]}.u32", LENGTH)
        machine = "LDS" if words == 1 else f"LDS.{bits}"
        yield Benchmark(
            f"shared.latency_{bits}",
            f"a dependent load of {bits} bits from shared memory, one warp",
            Quantity.CYCLES,
            chase(words),
            LENGTH,
            machine=(machine,),
            machine_count=LENGTH,
            events=(load,),
            wavefronts=words,
        )
        yield _request(chip, f"load_{bits}", loads(words, 4 * words), machine, load, words)
    load = ("ld.volatile.shared.u32", LENGTH)
    store = ("st.volatile.shared.u32", LENGTH)
    for ways in (2, 4, 8, 16, 32):
        yield _request(chip, f"conflict_{ways}", loads(1, 4 * ways), "LDS", load, ways)
    yield _request(chip, "store_32", stores(4), "STS", store, 1)
    yield _request(chip, "store_conflict_8", stores(32), "STS", store, 8)


def _request(
    chip: Chip, name: str, code: Code, machine: str, event: tuple[str, int], wavefronts: int
) -> Benchmark:
    return Benchmark(
        f"shared.{name}",
        f"one warp request of {wavefronts} wavefronts, 64 warps an SM (cycles of the SM)",
        Quantity.CYCLES,
        code,
        LENGTH * 2 * FULL / WARP,
        grid=2 * chip.sms,
        block=FULL,
        machine=(machine,),
        machine_count=LENGTH,
        machine_others=80,
        events=(event,),
        wavefronts=wavefronts,
    )
