"""All counters of a GPU by one schedule of CUPTI, and instrumented ones apart: what that changes.

    export PYTHONPATH=src:benchmarks:benchmarks/whatif
    python benchmarks/whatif/one_schedule.py OUT.md CASE.toml...

CUPTI adds instructions to a kernel to count some metrics (``smsp__sass_*``), and its scheduler
gives them a pass of their own: for GA100, AD102, GH100, GB100 and GB202 every counter of a what-if
takes a pass more with them than without. Whether the other passes of one schedule then run the
kernel as it is, it does not say; where they do not, times and instructions are more here. Each way
is asked for three times, in turns, each time by a process of its own.
"""

import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from cuado.backends.gpu import GpuBench
from cuado.backends.gpu.cupti.profiler import RangeProfiler
from cuado.backends.gpu.engine import GpuEngine
from cuado.backends.selection import select
from cuado.kernel.original_program import original_program
from cuado.model.launch import Launch
from cuado.model.trial import Counted, Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.counters import STAGES
from cuado.sources.launches import launch_from, read_described
from whatif.counted_at_once import apart

TIMES = 3
CHIPS = ("GA100", "GA102", "AD102", "GH100", "GB100", "GB202")
"""Chips that may be asked here."""
METRICS = tuple(sorted({name for each in STAGES for name in each.metrics}, reverse=True))
OF_THE_CODE = ("gpu__time_duration.sum", "smsp__inst_executed.sum", "smsp__cycles_elapsed.max")
"""What instructions that are added make more."""
Counts = tuple[float, int, Mapping[str, float], str]


class OneSchedule(GpuEngine):
    """The engine, but all that is counted at once is counted by one schedule."""

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Read counters by one schedule."""
        RangeProfiler.one_schedule = frozenset(CHIPS)
        return super().count(trial, metrics)


class Apart(GpuEngine):
    """The engine, but instrumented metrics have a schedule of their own."""

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Read counters by two schedules."""
        RangeProfiler.one_schedule = frozenset()
        return super().count(trial, metrics)


def counted(launch: Launch, architecture: str, engine: str) -> Counts:
    """Seconds, passes, values and notes of one way."""
    with GpuBench(launch, engine=engine) as bench:
        bench.load(original_program(launch, architecture))
        bench.time(Trial())
        time.sleep(1.0)  # CUPTI's libraries are loaded beside.
        began = time.perf_counter()
        found = bench.count(Trial(), METRICS)
        return time.perf_counter() - began, found.passes, found.values, found.note


def main() -> None:
    out, *cases = sys.argv[1:]
    device = select("gpu").backend.device
    architecture = architecture_of(device)
    rows = [
        "| case | one schedule, s | passes | apart, s | passes | metrics | time and instructions, "
        "one by apart | farther apart than 2 % and than one way from itself |",
        "|---|--:|--:|--:|--:|--:|---|---|",
    ]
    engines = {"one": "one_schedule:OneSchedule", "apart": "one_schedule:Apart"}
    for case in cases:
        launch = launch_from(read_described(Path(case), {}), architecture)
        ways: dict[str, list[Counts]] = {name: [] for name in engines}
        for _ in range(TIMES):
            for name, engine in engines.items():
                ways[name].append(counted(launch, architecture, engine))
        one, other = ways["one"], ways["apart"]
        itself: dict[str, float] = {}
        for way in (one, other):
            for first, second in ((0, 1), (1, 2), (0, 2)):
                for share, name in apart(way[first][2], way[second][2]):
                    itself[name] = max(itself.get(name, 0.0), share)
        far = [
            f"{name} {share:.0%} ({itself.get(name, 0):.0%})"
            for share, name in apart(one[1][2], other[1][2])
            if share > 0.02 and share > 1.5 * itself.get(name, 0.0)
        ]
        ratios = [
            f"{one[1][2][name] / other[1][2][name]:.4f}"
            for name in OF_THE_CODE
            if name in one[1][2] and other[1][2].get(name)
        ]
        lost = sorted(other[1][2].keys() - one[1][2].keys())
        notes = {each[3] for each in (*one, *other) if each[3]}
        rows.append(
            f"| {Path(case).stem} | {median(e[0] for e in one):.2f} | {one[0][1]} | "
            f"{median(e[0] for e in other):.2f} | {other[0][1]} | "
            f"{len(one[1][2])} of {len(other[1][2])} | {', '.join(ratios)} | "
            f"{', '.join(far) or 'none'}{'; lost: ' + ', '.join(lost) if lost else ''}"
            f"{'; ' + '; '.join(notes) if notes else ''} |"
        )
        print(rows[-1], flush=True)
        Path(out).write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
