"""Times of the corpus on a GPU, beside modelled ones.

    python benchmarks/tensor/times.py CORPUS OUT [--measured FILE] [--device NAME] [NAME ...]

CORPUS is the folder that ``corpus.py`` filled; the hand-made cases beside this file are added. On
a machine with a GPU each kernel is timed, and that is all. With a table that this script wrote
(``--measured``) each kernel is emulated, by default on an H100, and its modelled time stands beside
the measured one. Writes ``times.csv``, a row a kernel as it is done.
"""

import argparse
import csv
import time
from pathlib import Path
from statistics import fmean, median
from typing import Any

from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.protocol import Backend
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.trial import ORIGINAL, Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_FOLDER = Path(__file__).parent
_COLUMNS = ("kernel", "measured_us", "modelled_us", "error_percent", "seconds", "terms", "reason")
_ROUNDS = 5e8
"""Nanoseconds for timing a kernel."""


def cases(corpus: Path, names: list[str]) -> list[Path]:
    """The cases asked for, by default all."""
    every = {each.stem: each for each in (*sorted(corpus.glob("*.toml")), *_own())}
    return [every[name] for name in names] if names else list(every.values())


def _own() -> list[Path]:
    return [each for each in sorted(_FOLDER.glob("*.toml")) if each.stem != "stamped"]


def measured(case: Path, backend: Backend) -> float:
    """Median time of a kernel on a GPU, in us; the L2 is flushed before each run."""
    launch = launch_from(read_described(case, {}), architecture_of(backend.device))
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        bench.time(Trial())
        took = bench.time(Trial()).time
        run = measure(bench, {}, plan_of(_ROUNDS, took)).run
        return median(run.samples[ORIGINAL].times) / 1e3


def modelled(case: Path, backend: Backend) -> dict[str, Any]:
    """Modelled time of a kernel in us, and its largest terms."""
    launch = launch_from(read_described(case, {}), architecture_of(backend.device))
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        if not isinstance(bench, EmulatedBench):
            raise CuadoError(f"times on {backend.device.name} are not modelled")
        timing = bench.observe(Trial()).timing
    terms = sorted(timing.terms.items(), key=lambda each: -each[1])[:4]
    said = "; ".join(f"{name} {1e6 * seconds:.1f}" for name, seconds in terms)
    return {"modelled_us": f"{1e6 * timing.seconds:.1f}", "terms": said}


def row_of(case: Path, backend: Backend, known: dict[str, float] | None) -> dict[str, Any]:
    """A row of the table; of a kernel that fails, only the reason."""
    row: dict[str, Any] = {"kernel": case.stem}
    began = time.monotonic()
    try:
        if known is None:
            row["measured_us"] = f"{measured(case, backend):.1f}"
        else:
            row |= modelled(case, backend)
    except CuadoError as error:
        row["reason"] = f"{error.message}; {error.remedy}"
    row["seconds"] = f"{time.monotonic() - began:.1f}"
    there = (known or {}).get(case.stem)
    if there is not None:
        row["measured_us"] = f"{there:.1f}"
        if "modelled_us" in row:
            row["error_percent"] = f"{100 * (float(row['modelled_us']) / there - 1):+.1f}"
    return row


def read(table: Path) -> dict[str, float]:
    """Measured times of a table that this script wrote, in us."""
    with table.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {row["kernel"]: float(row["measured_us"]) for row in rows if row.get("measured_us")}


def main() -> None:
    """Time the kernels asked for, by default all."""
    parser = argparse.ArgumentParser(description="measured and modelled times of tensor kernels")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--measured", type=Path)
    parser.add_argument("--device", default="")
    asked = parser.parse_intermixed_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    known = read(asked.measured) if asked.measured else None
    backend = select(asked.device or ("gpu" if known is None else "emulated:h100")).backend
    errors = []
    with (asked.out / "times.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        for case in cases(asked.corpus, asked.names):
            row = row_of(case, backend, known)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)
            if "error_percent" in row:
                errors.append(abs(float(row["error_percent"])))
    if errors:
        said = f"mean error {fmean(errors):.1f} %, worst {max(errors):.1f} %"
        print(f"{len(errors)} kernels, {said}")


if __name__ == "__main__":
    main()
