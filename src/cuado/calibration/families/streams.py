"""Bandwidth of L2 and DRAM: whole arrays read and written, 16 bytes a lane, and lone sectors."""

from collections.abc import Iterator

from cuado.calibration.benchmark import FULL, Benchmark, Chip, Quantity
from cuado.calibration.families.shared import registers
from cuado.calibration.kernel import Code

UNROLL = 4
VECTOR = 16
SECTOR = 32


def walk(total_threads: int, region: int) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Setup and last lines of a trip of a walk through a region, and the region's bytes.

    ``%d71`` is the address of the trip's first vector. The region is of whole trips.
    """
    chunk = UNROLL * VECTOR * total_threads
    size = max(1, region // chunk) * chunk
    setup = (
        "mov.u64 %d70, 0",
        f"mul.wide.u32 %d72, %all, {VECTOR}",
        "add.u64 %d72, %d72, %data",
        "mov.u64 %d71, %d72",
    )
    end = (
        f"add.u64 %d70, %d70, {chunk}",
        f"setp.ge.u64 %p2, %d70, {size}",
        "selp.b64 %d70, 0, %d70, %p2",
        "add.u64 %d71, %d72, %d70",
    )
    return setup, end, size


def stream(threads: int, region: int, reads: int, writes: int, modifier: str) -> tuple[Code, int]:
    """Read ``reads`` arrays and write ``writes``, one behind the other; and bytes of each."""
    setup, end, size = walk(threads, region)
    body = []
    for number in range(UNROLL):
        at = number * VECTOR * threads
        for array in range(reads):
            first = 16 * array + 4 * number
            where = f"[%d71+{at + (writes + array) * size}]"
            body.append(f"ld.global{modifier}.v4.u32 {registers(4, first)}, {where}")
    for number in range(UNROLL):
        first, at = 4 * number, number * VECTOR * threads
        if reads > 1:
            body += [f"xor.b32 %r{first + n}, %r{first + n}, %r{16 + first + n}" for n in range(4)]
        if writes:
            body.append(f"st.global.v4.u32 [%d71+{at}], {registers(4, first)}")
    if not writes:
        body += [f"lop3.b32 %sum, %sum, %r{n}, %r{n + 1}, 0x96" for n in range(0, 16, 2)]
    if not reads:
        setup += tuple(f"add.u32 %r{n}, %a, {n}" for n in range(4 * UNROLL))
    return Code((*body, *end), setup), size


def lone_sectors(sectors: int, stored_bytes: int = 0) -> Code:
    """Each lane loads one word of a sector of its own, anywhere, or stores to it.

    Args:
        sectors: of the region; a power of two.
        stored_bytes: 0 to load, 4 to store a word, 32 to store the whole sector.
    """
    body = []
    for number in range(UNROLL):
        body += [
            "mad.lo.u32 %r70, %r70, 1664525, 1013904223",
            "shr.u32 %r71, %r70, 15",
            "xor.b32 %r71, %r71, %r70",
            f"and.b32 %r71, %r71, {sectors - 1}",
            f"mul.wide.u32 %d{number}, %r71, {SECTOR}",
            f"add.u64 %d{number}, %d{number}, %data",
        ]
        if stored_bytes == SECTOR:
            four = registers(4, 0)
            body += [f"st.global.v4.u32 [%d{number}+{at}], {four}" for at in (0, VECTOR)]
        elif stored_bytes:
            body.append(f"st.global.u32 [%d{number}], %a")
        else:
            body.append(f"ld.global.u32 %r{number}, [%d{number}]")
    if not stored_bytes:
        body += [f"xor.b32 %sum, %sum, %r{n}" for n in range(UNROLL)]
    setup: tuple[str, ...] = ("mul.lo.u32 %r70, %all, 0x9E3779B1",)
    setup += tuple(f"add.u32 %r{n}, %a, {n}" for n in range(4 if stored_bytes == SECTOR else 0))
    return Code(tuple(body), setup)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Bytes a second, reads and writes added."""
    grid = 2 * chip.sms
    for name, most, reads, writes in (
        ("l2.read_20m", 20 << 20, 1, 0),
        ("l2.read_40m", 40 << 20, 1, 0),
        ("l2.write_20m", 20 << 20, 0, 1),
        ("l2.copy_20m", 10 << 20, 1, 1),
    ):
        region = min(most, chip.data_bytes // (reads + writes), (chip.l2_bytes or most * 3) // 3)
        yield _stream(name, (grid, FULL // 2), region, (reads, writes), chip)
    for name, reads, writes in (
        ("dram.read", 1, 0),
        ("dram.write", 0, 1),
        ("dram.copy", 1, 1),
        ("dram.triad", 2, 1),
    ):
        region = chip.data_bytes // (reads + writes)
        yield _stream(name, (grid, FULL), region, (reads, writes), chip)
    for name, size, cold in (("dram", 4 << 30, True), ("l2", 16 << 20, False)):
        yield Benchmark(
            f"{name}.lone_sectors",
            f"lone 32-byte sectors, at random in {min(size, chip.data_bytes) >> 20} MiB",
            Quantity.BANDWIDTH,
            lone_sectors(min(size, chip.data_bytes) // SECTOR),
            UNROLL * SECTOR * grid * FULL,
            grid=grid,
            block=FULL,
            cold=cold,
            machine=("LDG",),
            machine_count=UNROLL,
            machine_others=50,
            events=(("ld.global.u32", UNROLL),),
        )
    yield from _lone_writes(grid, chip)


def _lone_writes(grid: int, chip: Chip) -> Iterator[Benchmark]:
    """Stores to lone sectors of DRAM: whole ones, and a word of each."""
    size = min(4 << 30, chip.data_bytes)
    for name, stored, event in (
        ("writes", SECTOR, ("st.global.v4.u32", 2 * UNROLL)),
        ("words", 4, ("st.global.u32", UNROLL)),
    ):
        yield Benchmark(
            f"dram.lone_{name}",
            f"{stored} bytes stored to each of lone 32-byte sectors, at random in {size >> 20} MiB",
            Quantity.BANDWIDTH,
            lone_sectors(size // SECTOR, stored),
            UNROLL * SECTOR * grid * FULL,
            grid=grid,
            block=FULL,
            cold=True,
            machine=("STG",),
            machine_count=event[1],
            machine_others=50,
            events=(event,),
        )


def _stream(
    name: str, shape: tuple[int, int], region: int, arrays: tuple[int, int], chip: Chip
) -> Benchmark:
    threads, (reads, writes) = shape[0] * shape[1], arrays
    modifier = ".cg" if name.startswith("l2") else ""
    code, size = stream(threads, region, reads, writes, modifier)
    whole = (reads + writes) * size
    if whole > chip.data_bytes:
        raise ValueError(f"{name} takes {whole:,} bytes")
    is_dram = name.startswith("dram")
    events = []
    if reads:
        events.append((f"ld.global{modifier}.v4.u32", UNROLL * reads))
    if writes:
        events.append(("st.global.v4.u32", UNROLL * writes))
    return Benchmark(
        name,
        f"{reads} arrays read and {writes} written, {whole / 1e6:.1f} MB in all, "
        f"{shape[1] * 2} threads an SM",
        Quantity.BANDWIDTH,
        code,
        UNROLL * VECTOR * threads * (reads + writes),
        grid=shape[0],
        block=shape[1],
        cold=is_dram,
        least_ns=1e6 if is_dram else 3e5,
        machine=("LDG", "STG"),
        machine_count=UNROLL * (reads + writes),
        machine_others=50,
        events=tuple(events),
        sectors=16,
    )
