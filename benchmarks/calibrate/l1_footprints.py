"""How much an L1 holds of what is read again: its hit rate against the size of what is read.

    python benchmarks/calibrate/l1_footprints.py OUT.csv [--device emulated:CHIP] [--until SECONDS]
        [--only PATTERN]

"around": eight warps of an SM read whole lines around and around; "rows": each thread reads lines
of its own word by word, so that an SM reads a line for each of its threads at a time. A cache that
lets the least recently used line go hits nothing of the first where it does not fit, and little of
the second. "stored": as "around", of 128 KiB, beside stores to so many KiB of lines that nobody
reads, or to a word of each such line ("stored in part"): it falls only if stores take lines of L1.
Writes a row for each size: pattern, KiB of an SM, hit rate in %.
"""

import argparse
import csv
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.sources.counters import collect

HERE = Path(__file__).parent
AROUND = (64, 128, 160, 176, 192, 200, 208, 216, 224, 232, 240, 248, 256, 288, 320)
ROWS = (64, 128, 160, 192, 224, 256)
READ = 128
STORED = (32, 64, 96, 128, 160, 192, 256)
HIT_RATE, LINE_KIB, SMS = "l1_hit_rate", 8, 132


def sizes() -> Iterator[tuple[str, int, Mapping[str, int]]]:
    """The pattern, what an SM reads again in KiB, and the case's constants for it."""
    for kib in AROUND:
        yield "around", kib, {"LINES": kib * LINE_KIB, "BLOCKS": SMS}
    for kib in ROWS:
        yield "rows", kib, {"BLOCKS": SMS * kib * LINE_KIB // 256}

    for kib in STORED:
        lines = {"LINES": READ * LINE_KIB, "STORED": kib * LINE_KIB, "BLOCKS": SMS}
        yield "stored", kib, {**lines, "WHOLE": 1}
        yield "stored in part", kib, {**lines, "WHOLE": 0}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", default="gpu")
    parser.add_argument("--until", type=float, default=1e9, help="seconds; none begins later")
    parser.add_argument("--only", help="patterns with this in their name")
    asked = parser.parse_args()
    backend, began = select(asked.device).backend, time.monotonic()
    with asked.out.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["pattern", "kib", HIT_RATE])
        for pattern, kib, constants in sizes():
            if time.monotonic() - began > asked.until:
                break
            if asked.only and asked.only not in pattern:
                continue
            case = HERE / f"l1_{pattern.partition(' ')[0]}.toml"
            architecture = architecture_of(backend.device)
            try:
                launch = load_case(case, architecture=architecture, overrides=constants)
                options = options_for(launch.ptx, backend.device, launch.max_registers)
                cubin = assemble(launch.ptx, options, cache=Cache.default()).cubin
                program = Program(ORIGINAL, cubin, launch.kernel, ptx=launch.ptx)
                with backend.open(launch) as bench:
                    metrics = collect(bench, Trial(), bench.load(program)).metrics
                    found = metrics.get(HIT_RATE)
                if found is None:
                    continue
            except (CuadoError, KeyError) as error:
                print(f"{pattern} {kib}: {error}", flush=True)
                continue
            writer.writerow([pattern, kib, f"{found.value:.2f}"])
            print(f"{pattern} {kib} KiB: {found.value:.1f} %", flush=True)


if __name__ == "__main__":
    main()
