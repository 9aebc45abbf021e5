"""Planted causes: does cuado name them first, and do its bounds hold? Prints a Markdown table.

``benchmarks/bounds/pairs.sh`` makes the inputs on a machine with a GPU::

    python benchmarks/bounds/pairs.py times.csv pairs.ncu-rep
"""

import csv
import sys
from dataclasses import dataclass
from pathlib import Path

from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.model.finding import Kind
from cuado.report import words


@dataclass(frozen=True, slots=True)
class Pair:
    """A launch with a planted cause, the rule that must name it, and the cured launch."""

    planted: str
    rule: str
    cured: str = ""


PAIRS = (
    Pair("spill_some", "spilling-hurts", "spill_none"),
    Pair("spill_hard", "spilling-hurts", "spill_none"),
    Pair("dyn_array", "dynamic-local-array", "dyn_array_shared"),
    Pair("dyn_array_uniform", "dynamic-local-array", "dyn_array_shared"),
    Pair("literal_double", "fp64-in-fp32-program", "literal_float"),
    Pair("divide", "special-functions", "divide_fast"),
    Pair("roots", "special-functions"),
    Pair("sines", "special-functions"),
    Pair("int_divide", "integer-division", "int_mask"),
    Pair("long_divide", "integer-division"),
    Pair("unfused", "non-fused-fp", "fused"),
    Pair("address_heavy", "integer-division"),
    Pair("diverge", "divergence", "diverge_sorted"),
    Pair("trip_counts", "divergence"),
    Pair("histo_global_8", "atomics-contention", "histo_shared_8"),
    Pair("atomic_float_sum", "atomics-contention", "warp_float_sum"),
    Pair("atomic_ticket", "atomics-contention"),
    Pair("chase_block256", "uncoalesced-global-load"),
    Pair("uneven_1024", "achieved-below-theoretical", "uneven_256"),
    Pair("wave_1.03", "partial-wave", "wave_1.00"),
    Pair("grid_8", "small-grid"),
    Pair("short", "short-kernel"),
    Pair("reduce_sweep", "reduction-sweep", "reduce_shuffle"),
)

HEALTHY = ("fused", "honest_double", "roof_fma", "copy", "histo_global_1M", "literal_float")
"""Launches in which no cause is planted; general advice on full issue slots may stand there."""


def main() -> None:
    """Print both tables; exit with 1 if a bound was broken."""
    times_file, report = map(Path, sys.argv[1:3])
    with times_file.open(newline="") as file:
        times = {label: float(time) for label, time in csv.reader(file)}
    found = dict(zip(times, analyze(report).found.diagnoses, strict=True))
    print("| planted in | cause | cuado's first cause | its rank | bound | measured gain |")
    print("|---|---|---|--:|--:|--:|")
    broken = [pair.planted for pair in PAIRS if not holds(pair, found[pair.planted], times)]
    print("\n| healthy | limiter | causes |\n|---|---|---|")
    for name in HEALTHY:
        causes = [f.rule for f in words.causes(found[name])]
        print(f"| {name} | {words.verdict(found[name].limiter)} | {', '.join(causes) or '-'} |")
    sys.exit(f"bounds broken: {', '.join(broken)}" if broken else 0)


def holds(pair: Pair, diagnosis: Diagnosis, times: dict[str, float]) -> bool:
    """Print a pair; False if the measured gain exceeds the bound by more than noise (3%)."""
    causes = [f for f in diagnosis.findings if f.kind is Kind.CAUSE]
    names = [f.rule for f in causes]
    rank = names.index(pair.rule) + 1 if pair.rule in names else None
    bound = causes[rank - 1].bound if rank else None
    gain = times[pair.planted] / times[pair.cured] if pair.cured else None
    print(
        f"| {pair.planted} | {pair.rule} | {names[0] if names else '-'} | {rank or 'missed'} "
        f"| {words.speedup(bound.speedup if bound else None)} | {words.speedup(gain)} |"
    )
    return gain is None or bound is None or gain <= 1.03 * bound.speedup


if __name__ == "__main__":
    main()
