"""Micro-benchmarks of a GPU: the constants that a timing model needs, measured.

    python benchmarks/calibrate/measure.py OUT_FOLDER [--quick] [--only REGEX] [--device N]

Writes OUT_FOLDER/calibrate.json and calibrate.md, after every family, so that what was measured
stays if something breaks. A benchmark that fails costs itself. ``facts.py`` makes lines for a chip
file of the table.
"""

import argparse
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # "calibrate" is a package for its own use.

from calibrate.registry import all_benchmarks
from calibrate.table import machine_facts, write
from cuado.backends.gpu.backend import GpuBackend
from cuado.calibration.assembled_benchmarks import Ready, assembled, launch
from cuado.calibration.benchmark import Chip
from cuado.calibration.row import Row
from cuado.calibration.runs import Bench, Setting, measured
from cuado.errors import CuadoError

DATA_BYTES = 4 << 30
READINGS, QUICK_READINGS = 7, 3


def rows(
    benches: dict[bool, Bench],
    every: list[Ready | tuple[str, str]],
    setting: Setting,
) -> Iterator[Row | tuple[str, str]]:
    """What was measured, benchmark by benchmark; or the name of one, and why it failed."""
    for number, ready in enumerate(every, 1):
        if isinstance(ready, tuple):
            yield ready
            continue
        benchmark, began = ready.benchmark, time.perf_counter()
        try:
            row = measured(benches[benchmark.cold], benchmark, ready.cubin, ready.prepare, setting)
        except (CuadoError, ValueError) as error:
            print(f"{number}/{len(every)} {benchmark.name}: FAILED: {error}", flush=True)
            yield benchmark.name, str(error)
            continue
        seconds = time.perf_counter() - began
        print(
            f"{number}/{len(every)} {row.name}: {row.value:.5g} {row.unit} "
            f"+- {row.spread:.1%} ({seconds:.2f} s)",
            flush=True,
        )
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the constants of a GPU")
    parser.add_argument("out", type=Path)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_READINGS} readings each")
    parser.add_argument("--only", default="", help="regular expression of names")
    parser.add_argument("--device", type=int, default=0)
    asked = parser.parse_args()
    backend = GpuBackend(asked.device)
    device = backend.device
    major, minor = device.compute_capability or (9, 0)
    target = f"sm_{major}{minor}"
    chip = Chip(int(device.values["multiprocessor_count"]), DATA_BYTES)
    wanted = [b for b in all_benchmarks(chip) if re.search(asked.only, b.name)]
    print(f"{len(wanted)} benchmarks on {device.name}; assembling", flush=True)
    every = list(assembled(wanted, target))
    setting = Setting(chip.sms, QUICK_READINGS if asked.quick else READINGS)
    asked.out.mkdir(parents=True, exist_ok=True)
    found: list[Row] = []
    failed: dict[str, str] = {}
    facts = machine_facts(device, asked.device)
    facts["command"] = " ".join(["python", *sys.argv])
    with (
        backend.open(launch(target, DATA_BYTES, warm=True)) as warm,
        backend.open(launch(target, DATA_BYTES, warm=False)) as cold,
    ):
        for row in rows({False: warm, True: cold}, every, setting):
            if isinstance(row, Row):
                found.append(row)
            else:
                failed[row[0]] = row[1]
            write(asked.out, found, failed, facts)
    print(f"{len(found)} measured, {len(failed)} failed: {asked.out / 'calibrate.md'}")


if __name__ == "__main__":
    main()
