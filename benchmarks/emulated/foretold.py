"""Times and events of a chip that nothing was fitted to, written down before it is measured.

    python benchmarks/emulated/foretold.py CHIP OUT_FOLDER TABLE.csv [--jobs N]

TABLE.csv names launches by its columns ``launch`` and ``group`` (what ``times.py`` writes); nothing
else of it is read. CHIP is a chip's name or file. Writes OUT_FOLDER/times.csv, a row for each
launch, and OUT_FOLDER/counters.csv with what else is modelled: traffic, hits, stalls. Launches that
are in OUT_FOLDER already keep their rows. ``compare_foretold.py`` holds both against what was
measured then. Compile with what made the code that is measured: ``CUADO_NVRTC`` names a library,
``CUADO_PTXAS`` an assembler. NVRTC 13.0 and 13.5 make other machine code of 86 of 160 launches.
"""

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from times import case_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.errors import CuadoError
from cuado.metrics.quantity import Provenance
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.counters import collect

TIMES = ("launch", "group", "modelled_us", "dominant")
COUNTERS = ("launch", "group", "metric", "modelled")


@dataclass(frozen=True, slots=True)
class Foretold:
    """One launch as the emulated chip runs it.

    Attributes:
        launch: its case.
        group: versions of one kernel share it.
        seconds: that it takes.
        dominant: the term of the model that is the most.
        counters: modelled values by metric.
    """

    launch: str
    group: str
    seconds: float
    dominant: str
    counters: Mapping[str, float]


def foretold(chip: str, name: str, group: str) -> Foretold | str:
    """What the emulated chip makes of a launch; why nothing, if it cannot be emulated."""
    backend = EmulatedBackend(chip)
    try:
        launch = load_case(case_of(name, group))
        options = options_for(launch.ptx, backend.device, launch.max_registers)
        cubin = assemble(launch.ptx, options, cache=Cache.default()).cubin
        program = Program(
            ORIGINAL, cubin, launch.kernel, ptx=launch.ptx, max_registers=launch.max_registers
        )
        with backend.open(launch) as bench:
            loaded = bench.load(program)
            timing = bench.observe(Trial()).timing
            profile = collect(bench, Trial(), loaded)
    except CuadoError as error:
        return f"{name}: {error}"
    modelled = {
        metric: measure.value
        for metric, measure in profile.metrics.items()
        if measure.provenance is Provenance.MODELLED
    }
    dominant = max(timing.terms, key=lambda term: timing.terms[term])
    return Foretold(name, group, timing.seconds, dominant, modelled)


def launches_in(table: Path) -> Iterator[tuple[str, str]]:
    """Names and groups of a table's launches."""
    with table.open(newline="") as file:
        for row in csv.DictReader(file):
            yield row["launch"], row["group"]


def _append(path: Path, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(columns)
        writer.writerows(rows)


def main() -> int:
    """Emulate the launches that OUT_FOLDER lacks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("chip")
    parser.add_argument("out", type=Path)
    parser.add_argument("table", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    times, counters = asked.out / "times.csv", asked.out / "counters.csv"
    done = set(launches_in(times)) if times.exists() else set()
    todo = [each for each in launches_in(asked.table) if each not in done]
    names, groups = zip(*todo, strict=True) if todo else ((), ())
    failed = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for found in pool.map(foretold, [asked.chip] * len(todo), names, groups):
            if isinstance(found, str):
                failed += 1
                print(found, flush=True)
                continue
            head = (found.launch, found.group)
            _append(times, TIMES, [(*head, f"{found.seconds * 1e6:.3f}", found.dominant)])
            rows = ((*head, name, f"{value:.6g}") for name, value in found.counters.items())
            _append(counters, COUNTERS, rows)
            print(f"{found.launch}: {found.seconds * 1e6:.1f} us", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
