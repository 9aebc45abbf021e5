"""Bounds on the recorded kernels against measured gains, and NVIDIA's estimates beside them.

Gains come from ``benchmarks/bounds/run.sh`` on the GPU that the reports were recorded on::

    python benchmarks/bounds/recorded.py benchmarks/results/2026-11-20-h200-gains.csv
"""

import csv
import sys
from dataclasses import dataclass
from pathlib import Path

from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.report import words

RECORDED = Path(__file__).parents[2] / "examples" / "recorded"


@dataclass(frozen=True, slots=True)
class Fix:
    """A cause in a recorded kernel, the measured version without it, and NVIDIA's rule for it."""

    kernel: str
    rule: str
    version: str
    vendor_rule: str


FIXES = (
    Fix(
        "transpose_2d",
        "uncoalesced-global-store",
        "through a padded tile",
        "UncoalescedGlobalAccess",
    ),
    Fix("transpose_shared", "bank-conflict-load", "padded", "SharedMemoryConflicts"),
    Fix("transpose_padded", "too-few-bytes-in-flight", "8 elements a thread", "CPIStall"),
    Fix(
        "average_thread_per_element",
        "uncoalesced-global-load",
        "coalesced loads",
        "UncoalescedGlobalAccess",
    ),
    Fix("average_thread_per_element", "reduction-sweep", "reduction by shuffles", ""),
    Fix("average_thread_per_element", "barrier-stalls", "no barriers in the sweep", ""),
    Fix("average_warp_per_element", "reduction-sweep", "reduction by shuffles", ""),
    Fix("average_warp_per_element", "barrier-stalls", "no barriers in the sweep", ""),
    Fix(
        "wave_step",
        "low-theoretical-occupancy",
        "4 blocks an SM (32 registers)",
        "TheoreticalOccupancy",
    ),
    Fix("wave_step", "barrier-stalls", "no barriers", "CPIStall"),
)


def main() -> None:
    """Print the table; exit with 1 if a gain exceeds its bound by more than noise (3%)."""
    with Path(sys.argv[1]).open(newline="") as file:
        times = {(r["kernel"], r["version"]): r["median_ms"] for r in csv.DictReader(file)}
    found = {
        d.profile.kernel: d for name in ("transpose", "averaging", "stencil") for d in all_of(name)
    }
    print("| kernel | cause | cuado's bound | measured gain | NVIDIA's estimate |")
    print("|---|---|--:|--:|--:|")
    broken = []
    for fix in FIXES:
        gain = float(times[fix.kernel, "as recorded"]) / float(times[fix.kernel, fix.version])
        bound = next(f for f in found[fix.kernel].findings if f.rule == fix.rule).bound
        print(
            f"| {fix.kernel} | {fix.rule} | {words.speedup(bound.speedup if bound else None)} "
            f"| {words.speedup(gain)} | {vendor(found[fix.kernel], fix.vendor_rule)} |"
        )
        if bound is None or gain > 1.03 * bound.speedup:
            broken.append(f"{fix.kernel} {fix.rule}")
    sys.exit(f"bounds broken: {', '.join(broken)}" if broken else 0)


def all_of(name: str) -> tuple[Diagnosis, ...]:
    """The diagnoses of a recorded report."""
    return analyze(RECORDED / f"{name}.ncu-rep").found.diagnoses


def vendor(diagnosis: Diagnosis, rule: str) -> str:
    """NVIDIA's largest estimate by one of its rules, as a speed-up; a dash if it gives none."""
    estimates = [
        advice.estimated_speedup
        for advice in diagnosis.profile.vendor_advice
        if advice.rule == rule and advice.estimated_speedup
    ]
    if not estimates:
        return "-"
    return words.speedup(1 / (1 - min(max(estimates), 99.0) / 100))


if __name__ == "__main__":
    main()
