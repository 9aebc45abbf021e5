"""Tables of what the loop made of cases and planted defects, from what run.py and planted.py wrote.

python benchmarks/optimize/table.py [RUN.json ...] [PLANTED.jsonl ...]
"""

import json
import math
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

NEAR = 1.10
"""Times the repaired twin's time up to which a defect counts as repaired."""


def main() -> None:
    """Print the tables."""
    files = [Path(each) for each in sys.argv[1:]]
    runs = [json.loads(file.read_text()) for file in files if file.suffix == ".json"]
    if runs:
        print("\n".join(_runs(runs)))
    lines = [json.loads(line) for file in files if file.suffix == ".jsonl" for line in file.open()]
    if lines:
        print("\n".join(_planted(lines)))


def _runs(runs: Iterable[dict[str, Any]]) -> Iterable[str]:
    yield "| case | original us | fastest us | speed-up | steps | s | ended |"
    yield "|---|--:|--:|--:|---|--:|---|"
    gains = []
    for run in runs:
        first, last = run["iterations"][0]["version"], run["iterations"][-1]["version"]
        gain = run["speedup"] or {"estimate": 1.0, "low": 1.0, "high": 1.0}
        gains.append(gain["estimate"])
        yield (
            f"| {Path(run['case']).stem} | {_us(first['time_ns'])} | {_us(last['time_ns'])} | "
            f"{gain['estimate']:.2f} [{gain['low']:.2f}, {gain['high']:.2f}] | "
            f"{' + '.join(last['steps']) or '-'} | {run['seconds']:.0f} | {run['ending']} |"
        )
    mean = math.exp(sum(map(math.log, gains)) / len(gains))
    yield f"\nGeometric mean of the speed-ups: {mean:.2f}; least {min(gains):.2f}."


def _planted(lines: Iterable[dict[str, Any]]) -> Iterable[str]:
    yield "\n| defect | cause | original us | loop us | twin us | loop / twin | steps |"
    yield "|---|---|--:|--:|--:|--:|---|"
    ratios = []
    for line in lines:
        if "error" in line:
            yield f"| {line['name']} | {line['cause']} | | | | | {line['error']} |"
            continue
        ratio = line["final_ns"] / line["twin_ns"]
        ratios.append(ratio)
        times = " | ".join(
            f"{line[key] / 1e3:.1f}" for key in ("original_ns", "final_ns", "twin_ns")
        )
        steps = " + ".join(line["steps"]) or "-"
        name = f"{line['name']} (not exact allowed)" if line["inexact"] else line["name"]
        yield f"| {name} | {line['cause']} | {times} | {ratio:.2f} | {steps} |"
    near = sum(ratio <= NEAR for ratio in ratios)
    yield f"\nWithin 10 % of the twin, or faster: {near} of {len(ratios)}."


def _us(interval: dict[str, float]) -> str:
    return f"{interval['estimate'] / 1e3:.1f}"


if __name__ == "__main__":
    main()
