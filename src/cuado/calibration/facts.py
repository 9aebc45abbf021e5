"""Facts of a chip, made of what micro-benchmarks found."""

from collections.abc import Iterator, Mapping

from cuado.calibration.benchmark import WARP
from cuado.calibration.row import Row

LANES_TOLERANCE = 0.05
"""How far a measured rate may be from a whole number of lanes that are a power of two."""
_LATENCIES = {
    "shared_latency": ("shared.latency_32",),
    "l1_latency": ("latency.l1_16k",),
    "l2_latency": ("latency.l2_8m", "latency.l2_64k"),
    "dram_latency": ("latency.dram_4g",),
}
"""Cycles; the first benchmark that was run counts."""
_LANES = {
    "fp32_lanes_per_sm": ("throughput.fadd", 1.0),
    "fp64_lanes_per_sm": ("throughput.dadd", 1.0),
    # Two logical operations a step: they take the same lanes as additions, and mix with nothing.
    "int32_add_lanes_per_sm": ("throughput.lop3", 2.0),
    "int32_multiply_lanes_per_sm": ("throughput.imad", 1.0),
    "sfu_lanes_per_sm": ("throughput.mufu_ex2", 1.0),
}
"""Benchmark, and instructions per step."""
_ISSUING = ("throughput.fadd", "mix.ffma_lop3", "mix.ffma_imad")
"""Each of these measures at most the issue rate of an SM, so the highest one is taken."""
_SHARES = {
    "achievable_dram_fraction": "dram.copy",
    "dram_read_fraction": "dram.read",
    "dram_write_fraction": "dram.write",
}
_L2_READS = ("little.l2_64_warps_4_of_512", "little.l2_64_warps_1_of_512")
_BANKS = 32

Found = tuple[str, float | int, tuple[str, ...]]
"""A fact, its value, and the benchmarks that it follows from."""


def lanes(rate: float) -> int | None:
    """Lanes of a pipe that takes ``rate`` warp instructions a cycle; None if it is no such number.

    Pipes have powers of two, and GeForces two lanes for fp64; a mean of several limits is not told
    as one of them.
    """
    for power in range(1, 9):
        count = 1 << power
        if abs(WARP * rate / count - 1) <= LANES_TOLERANCE:
            return count
    return None


def facts(
    rows: Mapping[str, Row], peak: float | None, schedulers: int | None = None
) -> Iterator[Found]:
    """Facts with their measured values; those whose benchmark is missing are left out.

    Args:
        rows: results by benchmark.
        peak: byte/s of DRAM, which its measured bandwidths are shares of.
        schedulers: warp schedulers of an SM, for the issue rate of each.
    """
    nearer = 0.0
    for fact, names in _LATENCIES.items():
        found = _first(rows, names)
        # A memory that answers no later than one that is nearer was not what was measured.
        if found and rows[found].value > nearer:
            yield fact, round(rows[found].value, 1), (found,)
            nearer = rows[found].value if fact != "shared_latency" else nearer
    for fact, (name, count) in _LANES.items():
        if name in rows and (whole := lanes(rows[name].value * count)) is not None:
            yield fact, whole, (name,)
    yield from _bandwidths(rows, peak)
    yield from _whole_numbers(rows, schedulers)
    yield from _launches(rows)


def _bandwidths(rows: Mapping[str, Row], peak: float | None) -> Iterator[Found]:
    for fact, name in _SHARES.items():
        if peak is not None and name in rows and rows[name].value <= peak:
            yield fact, round(rows[name].value / peak, 3), (name,)
    if found := _first(rows, _L2_READS):
        yield "l2_bandwidth", float(f"{rows[found].value:.3g}"), (found,)


def _launches(rows: Mapping[str, Row]) -> Iterator[Found]:
    if "launch.1_blocks_of_32" in rows:
        yield "kernel_time", round(rows["launch.1_blocks_of_32"].value), ("launch.1_blocks_of_32",)
    block = rows.get("block.32_threads")
    if block is not None and block.clock_mhz is not None:
        yield "block_interval", round(block.value * block.clock_mhz / 1e3, 2), (block.name,)


def _whole_numbers(rows: Mapping[str, Row], schedulers: int | None) -> Iterator[Found]:
    """Facts that are whole numbers in the hardware: a rate near none of them is no such fact."""
    issuing = [name for name in _ISSUING if name in rows]
    if issuing and schedulers is not None:
        rate = max(rows[name].value for name in issuing)
        if abs(rate / schedulers - 1) <= LANES_TOLERANCE:
            yield "issue_per_scheduler", 1, tuple(issuing)
    if "shared.load_32" in rows:
        # One request of a warp reads a word of every bank.
        width = WARP * 4 / _BANKS / rows["shared.load_32"].value
        if abs(width / 4 - 1) <= LANES_TOLERANCE:
            yield "shared_bank_bytes", 4, ("shared.load_32",)


def _first(rows: Mapping[str, Row], names: tuple[str, ...]) -> str | None:
    return next((name for name in names if name in rows), None)
