"""Constants of the emulator's model, made of what micro-benchmarks found: of L2 and of DRAM.

Each follows from bandwidths alone, by what the constant means: nothing is fitted to a kernel.
"""

from collections.abc import Iterator, Mapping

from cuado.calibration.row import Row

_L2_READ = ("little.l2_64_warps_4_of_512", "little.l2_64_warps_1_of_512")
_SECTORS_OF_LINE = 4

Found = tuple[str, float, tuple[str, ...]]
"""A constant, its value, and the benchmarks that it follows from."""


def constants(rows: Mapping[str, Row], peak: float | None) -> Iterator[Found]:
    """Constants with their measured values; those whose benchmarks are missing are left out.

    Args:
        rows: results by benchmark.
        peak: byte/s of DRAM by what the driver says.
    """
    read = next((name for name in _L2_READ if name in rows), None)
    if read is not None:
        yield from _of_l2(rows, read)
    yield from _of_dram(rows, peak)


def _of_l2(rows: Mapping[str, Row], read: str) -> Iterator[Found]:
    bandwidth = rows[read].value
    if "l2.write_20m" in rows:
        share = rows["l2.write_20m"].value / bandwidth
        yield "l2_store_share", round(share, 3), (read, "l2.write_20m")
    if "l2.copy_20m" in rows:
        # A byte read and a byte written take as long as two copied.
        work = 2 * bandwidth / rows["l2.copy_20m"].value - 1
        if work > 0:
            yield "store_work", round(work, 2), (read, "l2.copy_20m")
    if "l2.lone_sectors" in rows:
        # A lone sector takes the work of a line and of a sector; a whole line's four take four.
        lone = bandwidth / rows["l2.lone_sectors"].value
        sector = (_SECTORS_OF_LINE - lone) / (_SECTORS_OF_LINE - 1)
        if 0 < sector < lone:
            yield "sector_work", round(sector, 3), (read, "l2.lone_sectors")
            yield "line_work", round(lone - sector, 3), (read, "l2.lone_sectors")


def _of_dram(rows: Mapping[str, Row], peak: float | None) -> Iterator[Found]:
    names = ("dram.read", "dram.write", "dram.copy")
    if peak is not None and all(name in rows for name in names):
        read, write, copy = (rows[name].value for name in names)
        # What a copy takes longer than a read and a write one after the other.
        turn = peak * (2 / copy - 1 / read - 1 / write)
        if turn > 0:
            yield "turn_work", round(turn, 3), names
    if {"dram.read", "dram.lone_sectors"} <= rows.keys():
        # Of a lone sector, two are fetched.
        work = rows["dram.read"].value / (2 * rows["dram.lone_sectors"].value)
        if work > 1:
            yield "lone_sector_work", round(work, 2), ("dram.read", "dram.lone_sectors")
