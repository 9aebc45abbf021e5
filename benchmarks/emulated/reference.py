"""What a GPU says of each case: time, counters, and digests of what it leaves in memory.

    python benchmarks/emulated/reference.py OUT_FOLDER CASE.toml...
    python benchmarks/emulated/reference.py OUT_FOLDER --table TABLE.csv [--part 1/2]

Writes OUT_FOLDER/NAME.json for each case, in the form that the other scripts here compare with;
of the launches of a table that ``times.py`` wrote, OUT_FOLDER/GROUP.NAME.json, without digests.
Launches that are there already are left out. A case that fails costs itself only.
"""

import argparse
import csv
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from times import case_of

from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.rounds import measure, plan_of
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Trial
from cuado.report.json_parts import measure_json
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.sources.counters import collect

SECONDS = 0.3
"""What timing a case may take."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A case to measure.

    Attributes:
        path: of the case.
        out: file that is written.
        digests: whether to take digests of its outputs.
    """

    path: Path
    out: Path
    digests: bool


def measured(path: Path, backend: GpuBackend, *, digests: bool) -> dict[str, Any]:
    """Everything about one case.

    Raises:
        CuadoError: it cannot be built or run.
    """
    launch = launch_of(read_case(path), architecture_of(backend.device))
    with backend.open(launch) as bench:
        built = build(
            launch.ptx,
            launch.kernel,
            options_for(launch.ptx, bench.device, launch.max_registers),
        )
        loaded = bench.load(built.program(ORIGINAL, launch.kernel))
        bench.time(Trial())  # The first run of a program is not like the others.
        first = bench.time(Trial()).time
        run = measure(bench, {}, plan_of(SECONDS * 1e9, first)).run
        interval = run.samples[ORIGINAL].interval()
        clocks = [clock for pair in run.samples[ORIGINAL].clocks for clock in pair]
        profile = collect(bench, Trial(), loaded)
        outputs = bench.outputs(Trial()) if digests else {}
        return {
            "case": path.as_posix(),
            "device": {"name": bench.device.name, "driver": bench.device.values["driver_version"]},
            "original": {
                "time_ns": {
                    "estimate": interval.estimate if interval else None,
                    "low": interval.low if interval else None,
                    "high": interval.high if interval else None,
                },
                "clocks_mhz": [min(clocks), max(clocks)] if clocks else None,
                "registers_per_thread": loaded.registers,
                "local_bytes_per_thread": loaded.local_bytes,
                "static_shared_bytes_per_block": loaded.static_shared_bytes,
                "blocks_per_sm": loaded.blocks_per_sm,
            },
            "counters": {"metrics": {name: measure_json(m) for name, m in profile.metrics.items()}},
            "outputs": {name: hashlib.sha256(data).hexdigest() for name, data in outputs.items()},
        }


def compiled(path: Path, architecture: str) -> str:
    """Fill the caches of compiler and assembler; what went wrong."""
    try:
        launch = launch_of(read_case(path), architecture)
        build(
            launch.ptx,
            launch.kernel,
            AssembleOptions(architecture, max_registers=launch.max_registers),
        )
    except CuadoError as error:
        return f"{path}: {error}"
    return ""


def of_table(table: Path, folder: Path, part: str) -> Iterator[Asked]:
    """The launches of a table: every n-th of them, from the k-th on, for ``k/n``."""
    at, of = map(int, part.split("/"))
    with table.open(newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows[at - 1 :: of]:
        case = case_of(row["launch"], row["group"]).relative_to(Path.cwd())
        yield Asked(case, folder / f"{row['group']}.{row['launch']}.json", digests=False)


def main() -> int:
    """Measure the cases named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("cases", type=Path, nargs="*")
    parser.add_argument("--table", type=Path)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--until", type=float, default=1e9, help="seconds; no case begins later")
    asked = parser.parse_args()
    began = time.monotonic()
    asked.out.mkdir(parents=True, exist_ok=True)
    todo = [Asked(path, asked.out / f"{path.stem}.json", digests=True) for path in asked.cases]
    if asked.table is not None:
        todo += of_table(asked.table, asked.out, asked.part)
    todo = [each for each in todo if not each.out.exists()]
    backend = GpuBackend()
    target = architecture_of(backend.device)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for said in pool.map(compiled, [each.path for each in todo], [target] * len(todo)):
            if said:
                print(said, flush=True)
    print(f"compiled after {time.monotonic() - began:.0f} s", flush=True)
    left = 0
    for each in todo:
        if time.monotonic() - began > asked.until:
            left += 1
            continue
        try:
            found = measured(each.path, backend, digests=each.digests)
        except CuadoError as error:
            print(f"{each.path}: {error}", flush=True)
            continue
        each.out.write_text(json.dumps(found, indent=1) + "\n")
        took = time.monotonic() - began
        ns = found["original"]["time_ns"]["estimate"]
        print(f"{each.out.stem}: {ns:.0f} ns, after {took:.0f} s", flush=True)
    print(f"{left} left for want of time", flush=True)
    return int(left > 0)


if __name__ == "__main__":
    sys.exit(main())
