"""Counters of the emulated device against counters read on the chip.

    python benchmarks/emulated/events.py OUT_FOLDER MEASURED ... [--only KERNEL ...]

A measured file is what ``reference.py``, or ``cuado whatif --format json`` of a planted kernel,
wrote, or a table of this script's own in ``benchmarks/results`` (``*.csv``). Writes
``counters.csv``, one row for each kernel and metric, and ``counters.md``, a summary by metric.
Kernels that are in OUT_FOLDER already and are not asked for again keep their rows there.
"""

import argparse
import csv
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from measured import Measured, read

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.errors import CuadoError
from cuado.model.profile import Profile
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.counters import collect

CHIP = "h200"
CLOSE, NEAR = 0.01, 0.05
FEW = 0.001
"""Part of the warp instructions below which a count is too small for a relative deviation."""
BARS = {
    "global_load_requests": CLOSE,
    "global_load_sectors": CLOSE,
    "global_store_requests": CLOSE,
    "global_store_sectors": CLOSE,
    "local_load_sectors": CLOSE,
    "local_store_sectors": CLOSE,
    "threads_per_instruction": CLOSE,
    "unpredicated_threads_per_instruction": CLOSE,
    "instructions_executed": NEAR,
    "branch_instructions": NEAR,
}
"""How far each kernel's may be off, where it is not a matter of caches or of time."""
COUNTS = frozenset(
    """
    instructions_executed instructions_issued branch_instructions divergent_branches
    global_load_instructions global_store_instructions shared_load_instructions
    shared_store_instructions local_load_instructions local_store_instructions
    global_atomic_instructions shared_atomic_instructions global_load_requests
    global_load_sectors global_store_requests global_store_sectors shared_load_wavefronts
    shared_store_wavefronts shared_pipe_wavefronts shared_load_bank_conflicts
    shared_store_bank_conflicts local_load_sectors local_store_sectors fp32_add_threads
    fp32_mul_threads fp32_fma_threads fp64_add_threads fp64_mul_threads fp64_fma_threads
    """.split()  # noqa: SIM905 - a table
)
"""Metrics that are counts of instructions, threads, requests, sectors or wavefronts."""


@dataclass(frozen=True, slots=True)
class Row:
    """One metric of one kernel.

    Attributes:
        kernel: of the case.
        metric: in cuado's vocabulary.
        measured: on the chip.
        emulated: here.
        provenance: of the latter.
    """

    kernel: str
    metric: str
    measured: float
    emulated: float
    provenance: str

    @property
    def deviation(self) -> float:
        """Relative; 0 where both are nothing."""
        if self.measured == self.emulated:
            return 0.0
        return self.emulated / self.measured - 1 if self.measured else float("inf")


def main(arguments: Sequence[str]) -> int:
    """Compare, write the tables, print the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("measured", type=Path, nargs="+")
    parser.add_argument("--only", nargs="+", metavar="KERNEL")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    table = asked.out / "counters.csv"
    kernels = [each for path in asked.measured for each in read(path)]
    rows = _read_csv(table)
    todo = [k for k in kernels if (k.name in asked.only if asked.only else k.name not in rows)]
    start = time.perf_counter()
    for number, kernel in enumerate(todo, start=1):
        rows[kernel.name] = found = _compared(kernel)
        total = next((r.deviation for r in found if r.metric == "instructions_executed"), None)
        said = "not compared" if total is None else f"{total:+.2%} warp instructions"
        seconds = time.perf_counter() - start
        print(f"{number}/{len(todo)} {kernel.name}: {said}, {seconds:.0f} s", flush=True)
        _write_csv(table, (row for own in rows.values() for row in own))
    text = _summary([row for own in rows.values() for row in own])
    (asked.out / "counters.md").write_text(text)
    print(text)
    return 0


def _compared(kernel: Measured) -> list[Row]:
    try:
        profile = _profile(kernel.case)
    except CuadoError as error:
        print(f"{kernel.name}: {error.message}")
        return []
    return list(_rows(kernel.name, kernel.metrics, profile))


def _rows(name: str, measured: Mapping[str, float], profile: Profile) -> Iterable[Row]:
    least = FEW * measured.get("instructions_executed", 0.0)
    for metric, measure in profile.metrics.items():
        if metric not in measured:
            continue
        own = measured[metric]
        if metric in COUNTS and max(own, measure.value) < least:
            continue
        yield Row(name, metric, own, measure.value, measure.provenance.value)


def _profile(case: Path) -> Profile:
    backend = EmulatedBackend(CHIP)
    launch = load_case(case)
    options = options_for(launch.ptx, backend.device, launch.max_registers)
    cubin = assemble(launch.ptx, options, cache=Cache.default()).cubin
    with backend.open(launch) as bench:
        program = Program(
            ORIGINAL, cubin, launch.kernel, ptx=launch.ptx, max_registers=launch.max_registers
        )
        loaded = bench.load(program)
        return collect(bench, Trial(), loaded)


def _read_csv(path: Path) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = defaultdict(list)
    if path.exists():
        with path.open(newline="") as file:
            for row in csv.DictReader(file):
                values = float(row["measured"]), float(row["emulated"])
                one = Row(row["kernel"], row["metric"], *values, row["provenance"])
                found[one.kernel].append(one)
    return found


def _write_csv(path: Path, rows: Iterable[Row]) -> None:
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["kernel", "metric", "measured", "emulated", "deviation", "provenance"])
        for row in rows:
            numbers = [f"{row.measured:.8g}", f"{row.emulated:.8g}", f"{row.deviation:.5f}"]
            writer.writerow([row.kernel, row.metric, *numbers, row.provenance])


def _summary(rows: Sequence[Row]) -> str:
    by_metric: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_metric[row.metric].append(row)
    lines = [*_bars(by_metric), ""]
    lines += [
        f"{len({row.kernel for row in rows})} kernels. Counts below {FEW:.1%} of "
        "a kernel's warp instructions on both sides are left out.",
        "",
        "| metric | provenance | kernels | within 1 % | within 5 % | median | worst |",
        "|---|---|--:|--:|--:|--:|---|",
    ]
    for metric, own in by_metric.items():
        off = [abs(row.deviation) for row in own]
        worst = max(own, key=lambda row: abs(row.deviation))
        close, near = (sum(each <= most for each in off) / len(off) for most in (CLOSE, NEAR))
        lines.append(
            f"| {metric} | {own[0].provenance} | {len(own)} | {close:.0%} | {near:.0%} "
            f"| {median(off):.2%} | {worst.deviation:+.1%} {worst.kernel} |"
        )
    return "\n".join(lines) + "\n"


def _bars(by_metric: Mapping[str, Sequence[Row]]) -> Iterable[str]:
    """What is within its bar, and what is not."""
    yield "| metric | at most | kernels | within | beyond |"
    yield "|---|--:|--:|--:|---|"
    for metric, most in BARS.items():
        own = by_metric.get(metric, ())
        beyond = sorted(
            (row for row in own if abs(row.deviation) > most), key=lambda row: -abs(row.deviation)
        )
        named = ", ".join(f"`{row.kernel}` {row.deviation:+.1%}" for row in beyond)
        if own:
            yield f"| {metric} | {most:.0%} | {len(own)} | {len(own) - len(beyond)} | {named} |"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
