"""Lines for a chip file, made of a table of measured constants.

    python benchmarks/calibrate/facts.py TABLE.json [CHIP]

CHIP (h200 if left out) is the chip file whose peak bandwidth the measured one is a share of.
Facts that a chip file can hold are printed as its lines; everything else that was measured
follows as comments.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from calibrate.benchmark import WARP
from calibrate.table import Row, read
from cuado.device import load_chip
from cuado.device.chip import FACTS, Chip

SOURCE = "calibrate"
LANES_TOLERANCE = 0.05
"""How far a measured rate may be from a whole number of lanes that are a power of two."""


def lanes(rate: float) -> int | None:
    """Lanes of a pipe that takes ``rate`` warp instructions a cycle; None if it is no such number.

    Pipes have powers of two; a mean of several limits is not told as one of them.
    """
    for power in range(3, 9):
        count = 1 << power
        if abs(WARP * rate / count - 1) <= LANES_TOLERANCE:
            return count
    return None


_LATENCIES = {
    "shared_latency": "shared.latency_32",
    "l1_latency": "latency.l1_16k",
    "l2_latency": "latency.l2_8m",
    "dram_latency": "latency.dram_4g",
}
_LANES = {
    "fp32_lanes_per_sm": "throughput.ffma",
    "fp64_lanes_per_sm": "throughput.dfma",
    "int32_add_lanes_per_sm": "throughput.iadd3_lop3",
    "int32_multiply_lanes_per_sm": "throughput.imad",
    "sfu_lanes_per_sm": "throughput.mufu_ex2",
}
_STEPS: Mapping[str, float] = {"throughput.iadd3_lop3": 2.0}
"""Instructions of a step, where they are not one."""


def facts(rows: Mapping[str, Row], chip: Chip) -> Iterator[tuple[str, float | int]]:
    """Names of facts with their measured values; those whose benchmark is missing are left out."""
    for fact, name in _LATENCIES.items():
        if name in rows:
            yield fact, round(rows[name].value, 1)
    for fact, name in _LANES.items():
        count = lanes(rows[name].value * _STEPS.get(name, 1.0)) if name in rows else None
        if count is not None:
            yield fact, count
    if "dram.copy" in rows:
        yield (
            "achievable_dram_fraction",
            round(rows["dram.copy"].value / chip.dram_peak_bandwidth, 3),
        )


def lines(table: Path, chip: Chip) -> Iterator[str]:
    """The chip file's lines, then comments."""
    about, rows = read(table)
    driver = about.get("nvidia_smi", {}).get("driver_version", "unknown")
    clocks = sorted({round(r.clock_mhz) for r in rows.values() if r.clock_mhz is not None})
    seen = f"{clocks[0]} to {clocks[-1]} MHz" if clocks else "unknown clock"
    yield (
        f'{SOURCE} = "measured on {about["device"]}, driver {driver}, SM at {seen}, '
        f'{about["date"]}: benchmarks/calibrate"'
    )
    yield ""
    for name, value in facts(rows, chip):
        if name not in FACTS:
            raise ValueError(f"chip files have no fact '{name}'")
        yield f'{name} = {{ value = {value}, source = "{SOURCE}" }}'
    yield ""
    yield from (f"# {row.name} = {row.value:.5g} {row.unit}" for row in rows.values())


def main() -> None:
    chip = load_chip(sys.argv[2] if len(sys.argv) > 2 else "h200")
    print("\n".join(lines(Path(sys.argv[1]), chip)))


if __name__ == "__main__":
    main()
