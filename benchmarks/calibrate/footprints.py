"""How much an L2 holds of what is read again and again: bandwidth against the size of an array.

    python benchmarks/calibrate/footprints.py OUT_FOLDER [--device N]

Each SM has one block, whose threads read the same addresses in each pass. Of "own" arrays no two
SMs read the same line; of "shared" ones two far SMs read each. Where the bandwidth falls towards
DRAM's, the array no longer fits: an L2 that keeps a copy in the part of every SM that reads would
hold half as much of shared arrays, and less of own ones than its size. Writes footprints.csv.
"""

import argparse
import csv
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from cuado.backends.gpu.backend import GpuBackend
from cuado.calibration.assembled_benchmarks import assembled, launch
from cuado.calibration.benchmark import Benchmark, Quantity
from cuado.calibration.families.streams import UNROLL, VECTOR, stream
from cuado.calibration.runs import Setting, measured
from cuado.errors import CuadoError

BLOCK = 512
DATA_BYTES = 1 << 30
STEPS = range(3, 20)
"""Sizes, in what all threads read in one trip."""
READINGS = 3


def footprints(sms: int) -> Iterator[Benchmark]:
    """One benchmark a size, own and shared."""
    for is_shared in (False, True):
        readers = 2 if is_shared else 1
        threads = sms * BLOCK // readers
        trip = UNROLL * VECTOR * threads
        for step in STEPS:
            code, size = stream(threads, step * readers * trip, 1, 0, ".cg")
            if is_shared:
                first, *rest = code.setup
                index = f"rem.u32 %r77, %all, {threads}"
                rest = [line.replace("%all", "%r77") for line in rest]
                code = replace(code, setup=(index, first, *rest))
            yield Benchmark(
                f"footprint.{'shared' if is_shared else 'own'}_{size / 1e6:.1f}",
                f"{size / 1e6:.1f} MB read, each line by {readers} SMs",
                Quantity.BANDWIDTH,
                code,
                trip * readers,
                grid=sms,
                block=BLOCK,
                least_ns=1e6,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", type=int, default=0)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    backend = GpuBackend(asked.device)
    device = backend.device
    major, minor = device.target or (9, 0)
    sms = int(device.values["multiprocessor_count"])
    target = f"sm_{major}{minor}"
    with (
        backend.open(launch(target, DATA_BYTES, warm=True)) as bench,
        (asked.out / "footprints.csv").open("w", newline="") as file,
    ):
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["pattern", "megabytes", "bandwidth", "spread"])
        for ready in assembled(list(footprints(sms)), target):
            if isinstance(ready, tuple):
                print(*ready)
                continue
            try:
                row = measured(bench, ready.benchmark, ready.cubin, None, Setting(sms, READINGS))
            except (CuadoError, ValueError) as error:
                print(f"{ready.benchmark.name}: {error}")
                continue
            pattern, megabytes = row.name.removeprefix("footprint.").split("_")
            writer.writerow([pattern, megabytes, f"{row.value:.4g}", f"{row.spread:.3f}"])
            print(f"{row.name}: {row.value:.4g} +- {row.spread:.1%}", flush=True)


if __name__ == "__main__":
    main()
