"""Micro-benchmarks of a GPU: the constants that a timing model needs, measured.

    python benchmarks/calibrate/measure.py OUT_FOLDER [--quick] [--only REGEX] [--device N]

Writes OUT_FOLDER/calibrate.json and calibrate.md, after every family, so that what was measured
stays if something breaks. A benchmark that fails costs itself. ``facts.py`` makes lines for a chip
file of the table.
"""

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # "calibrate" is a package for its own use.

from calibrate.benchmark import Benchmark, Chip
from calibrate.kernel import NAME, carrier
from calibrate.registry import all_benchmarks
from calibrate.runs import Bench, Setting, measured
from calibrate.table import Row, machine_facts, write
from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.l2 import InL2
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import AssembleOptions, assemble

DATA_BYTES = 4 << 30
READINGS, QUICK_READINGS = 7, 3


@dataclass(frozen=True, slots=True)
class Ready:
    """A benchmark with its machine code.

    Attributes:
        benchmark: what.
        cubin: its kernel.
        prepare: what runs before; None for nothing.
    """

    benchmark: Benchmark
    cubin: bytes
    prepare: bytes | None


def launch(target: str, *, warm: bool, data_bytes: int = DATA_BYTES) -> Launch:
    """What a bench is opened for: a buffer of zeros that is never put back."""
    data = Buffer("data", "u64", (data_bytes // 8,))
    return Launch(
        "calibrate", carrier(target), NAME, (1, 1, 1), (32, 1, 1), (data,), l2=InL2(warm=warm)
    )


def assembled(benchmarks: list[Benchmark], target: str) -> Iterator[Ready | tuple[str, str]]:
    """The benchmarks with machine code, in order; or the name of one, and why it has none."""
    options = AssembleOptions(target)

    def make(benchmark: Benchmark) -> Ready | tuple[str, str]:
        try:
            cubin = assemble(benchmark.code.ptx(target), options).cubin
            before = benchmark.prepare
            prepare = None if before is None else assemble(before.ptx(target), options).cubin
        except CuadoError as error:
            return benchmark.name, str(error)
        return Ready(benchmark, cubin, prepare)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(make, benchmarks)


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
        backend.open(launch(target, warm=True)) as warm,
        backend.open(launch(target, warm=False)) as cold,
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
