"""Counters of a GPU asked for at once, and by stages: how long each takes, and whether they agree.

    PYTHONPATH=src:benchmarks python benchmarks/whatif/counted_at_once.py OUT.md CASE.toml...

Each way is asked for three times, in turns, each time by a process of its own, as a what-if does.
What varies by itself is seen between the three times of one way.
"""

import sys
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.kernel.original_program import original_program
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.counters import STAGES
from cuado.sources.launches import launch_from, read_described

TIMES = 3
AT_ONCE = (tuple(name for stage in STAGES for name in stage.metrics),)
BY_STAGES = tuple(stage.metrics for stage in STAGES)


def counted(
    backend: Backend, launch: Launch, asked: tuple[tuple[str, ...], ...]
) -> tuple[float, int, dict[str, float], str]:
    """Seconds, passes, values and notes of one way."""
    values: dict[str, float] = {}
    passes, notes = 0, []
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        bench.time(Trial())
        began = time.perf_counter()
        for metrics in asked:
            found = bench.count(Trial(), metrics)
            values |= found.values
            passes += found.passes
            notes += [found.note] if found.note else []
        return time.perf_counter() - began, passes, values, "; ".join(notes)


def apart(one: Mapping[str, float], other: Mapping[str, float]) -> list[tuple[float, str]]:
    """How far two readings are from each other, as shares, the farthest first."""
    found = []
    for name in one.keys() & other.keys():
        size = max(abs(one[name]), abs(other[name]))
        found.append((abs(one[name] - other[name]) / size if size else 0.0, name))
    return sorted(found, reverse=True)


def main() -> None:
    out, *cases = sys.argv[1:]
    backend = select("gpu").backend
    rows = [
        "| case | at once, s | passes | by stages, s | passes | metrics | apart by more than 5 % "
        "(and more than one way is from itself) |",
        "|---|--:|--:|--:|--:|--:|---|",
    ]
    for case in cases:
        launch = launch_from(read_described(Path(case), {}), architecture_of(backend.device))
        ways: dict[str, list[tuple[float, int, dict[str, float], str]]] = {"once": [], "stages": []}
        for _ in range(TIMES):
            ways["once"].append(counted(backend, launch, AT_ONCE))
            ways["stages"].append(counted(backend, launch, BY_STAGES))
        once, stages = ways["once"], ways["stages"]
        itself = {n: d for each in (once, stages) for d, n in apart(each[0][2], each[1][2])}
        far = [
            f"{name} {share:.0%} ({itself.get(name, 0):.0%})"
            for share, name in apart(once[1][2], stages[1][2])
            if share > 0.05 and share > 1.5 * itself.get(name, 0.0)
        ]
        lost = sorted(stages[1][2].keys() - once[1][2].keys())
        notes = {each[3] for each in (*once, *stages) if each[3]}
        rows.append(
            f"| {Path(case).stem} | {median(e[0] for e in once):.2f} | {once[0][1]} | "
            f"{median(e[0] for e in stages):.2f} | {stages[0][1]} | "
            f"{len(once[1][2])} of {len(stages[1][2])} | "
            f"{', '.join(far) or 'none'}{'; lost: ' + ', '.join(lost) if lost else ''}"
            f"{'; ' + '; '.join(notes) if notes else ''} |"
        )
        print(rows[-1], flush=True)
        Path(out).write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
