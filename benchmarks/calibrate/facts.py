"""Lines for a chip file, made of a table of measured constants.

    python benchmarks/calibrate/facts.py TABLE.json [CHIP]

CHIP (h200 if left out) is the chip file whose peak bandwidth the measured one is a share of.
Facts that a chip file can hold are printed as its lines; everything else that was measured
follows as comments.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from calibrate.table import read
from cuado.calibration.facts import facts
from cuado.device import load_chip
from cuado.device.chip import FACTS, Chip

SOURCE = "calibrate"


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
    for name, value, _ in facts(rows, chip.dram_peak_bandwidth, chip.schedulers_per_sm):
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
