"""Modelled traffic of L1, L2 and DRAM against an H200's counters, as a table in Markdown.

    python benchmarks/emulated/traffic.py run OUT.json MEASURED_FOLDER CASE.toml ...
    python benchmarks/emulated/traffic.py whole OUT.json MEASURED_FOLDER CASE.toml ...
    python benchmarks/emulated/traffic.py table OUT.json | COUNTERS.csv ...

``run`` models what the emulated bench models, from a part of a large grid; ``whole`` all blocks.
Results are added to those in OUT.json. MEASURED_FOLDER has what ``reference.py``, or
``cuado whatif -f json``, of an H200 said of each case, as ``k_NAME.json`` or ``NAME.json``; cases
without are left out. ``table`` also takes what ``events.py`` wrote: as modelled from a part, with
the measured values that are in the tables of ``benchmarks/results``. Errors are of the totals of a
launch. Traffic below the noise of the counters (``LEAST``) is not compared: an idle device writes
some megabytes as well.
"""

import csv
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from cuado.backends.emulated.bench import BUDGET
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import How, Traffic, traffic
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.sampling.blocks import Sampling, observe_events
from cuado.backends.emulated.sampling.scaled_traffic import share_of, traffic_of
from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.model.trial import Trial
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

LEAST = {"dram_read_bytes": 8e6, "dram_write_bytes": 8e6, "dram_bytes": 8e6}
BYTES = (
    "l2_read_sectors",
    "l2_write_sectors",
    "l2_to_l1_bytes",
    "dram_read_bytes",
    "dram_write_bytes",
    "dram_bytes",
)
RATES = ("global_load_l1_hit_rate", "l2_read_hit_rate")


def modelled(found: Traffic) -> dict[str, float | None]:
    """By the names of the vocabulary."""
    return {
        "l2_read_sectors": found.l2_read_sectors,
        "l2_write_sectors": found.l2_write_sectors,
        "l2_to_l1_bytes": 32 * found.l2_to_l1_sectors,
        "dram_read_bytes": found.dram_read_bytes,
        "dram_write_bytes": found.dram_write_bytes,
        "dram_bytes": found.dram_read_bytes + found.dram_write_bytes,
        "global_load_l1_hit_rate": _percent(found.load_hit_rate),
        "l2_read_hit_rate": _percent(found.l2_lookup_hit_rate),
    }


def _percent(rate: float | None) -> float | None:
    return None if rate is None else 100 * rate


def one(case: Path, measured: dict[str, Any], *, whole: bool) -> dict[str, Any]:
    """What a case gave, modelled and measured."""
    launch = launch_of(read_case(case), "sm_90")
    program = Program(launch.ptx, launch.kernel)
    opened = Opened(launch)
    arena = opened.arena(program)
    original = measured["original"]
    shared = original["static_shared_bytes_per_block"] + launch.dynamic_shared_bytes
    shape = opened.shape(program, Trial())
    chip = load_chip("h200")
    fits = original["blocks_per_sm"], shared
    how = How(warmed=(lambda: opened.arena(program)) if launch.l2.warm else None)
    began = time.perf_counter()
    if whole:
        found, part = traffic(program, shape, arena, chip, *fits, how), 1.0
    else:
        sampling = Sampling(budget=BUDGET)
        events, _ = observe_events(program, shape, lambda: opened.arena(program), sampling)
        arena, began = opened.arena(program), time.perf_counter()
        part = share_of(program, shape, events, chip)
        found = traffic_of(program, shape, arena, chip, fits, events, how)
    metrics = measured["counters"]["metrics"]
    return {
        "name": case.stem,
        "seconds": time.perf_counter() - began,
        "part": part,
        "modelled": modelled(found),
        "measured": {n: metrics[n]["value"] for n in (*BYTES, *RATES) if n in metrics},
        "local": original["local_bytes_per_thread"],
    }


def run(out: Path, folder: Path, cases: list[Path], *, whole: bool) -> None:
    """Run cases that are measured and write what they gave."""
    results = json.loads(out.read_text()) if out.exists() else []
    for case in cases:
        places = [folder / f"k_{case.stem}.json", folder / f"{case.stem}.json"]
        path = next((p for p in places if p.exists()), None)
        measured = json.loads(path.read_text()) if path else {}
        if not measured.get("counters"):
            continue
        try:
            results.append(one(case, measured, whole=whole))
        except CuadoError as error:
            results.append({"name": case.stem, "error": str(error)})
        print(case.stem, round(results[-1].get("seconds", 0), 1), flush=True)
        out.write_text(json.dumps(results, indent=1))


def of_counters(path: Path) -> list[dict[str, Any]]:
    """The same from a table of ``events.py``."""
    found: dict[str, dict[str, Any]] = {}
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            empty: dict[str, Any] = {"name": row["kernel"], "modelled": {}, "measured": {}}
            own = found.setdefault(row["kernel"], empty)
            own["modelled"][row["metric"]] = float(row["emulated"])
            own["measured"][row["metric"]] = float(row["measured"])
    return list(found.values())


def compared(result: dict[str, Any], metric: str) -> float | None:
    """Relative error, or difference in points of a rate; None where there is nothing to compare."""
    value, truth = result["modelled"].get(metric), result["measured"].get(metric)
    if value is None or truth is None:
        return None
    if metric in RATES:
        return float(value - truth)
    least = LEAST.get(metric, 1)
    if max(truth, value) < least:
        return None
    return float((value - truth) / max(truth, least))


def table(results: list[dict[str, Any]]) -> str:
    """Medians, and each case's errors."""
    good = [r for r in results if "error" not in r]
    lines = ["| metric | kernels | median error | mean | 90th percentile | within 15 % |"]
    lines.append("|---|---|---|---|---|---|")
    for metric in (*BYTES, *RATES):
        errors = sorted(abs(e) for r in good if (e := compared(r, metric)) is not None)
        if not errors:
            continue
        unit, scale = (" points", 1.0) if metric in RATES else (" %", 100.0)
        shown = (statistics.median(errors), statistics.fmean(errors), errors[len(errors) * 9 // 10])
        within = sum(e <= (15 if metric in RATES else 0.15) for e in errors)
        figures = " | ".join(f"{scale * value:.1f}{unit}" for value in shown)
        lines.append(f"| `{metric}` | {len(errors)} | {figures} | {within} |")
    rest = [name for name in ("part", "seconds") if all(name in r for r in good)]
    lines += ["", "| " + " | ".join(("kernel", *BYTES, *RATES, *rest)) + " |"]
    lines.append("|---" * (len(BYTES) + len(RATES) + len(rest) + 1) + "|")
    for r in good:
        cells = [_cell(compared(r, metric), metric) for metric in (*BYTES, *RATES)]
        cells += [f"{r[name]:.3f}" for name in rest]
        lines.append(f"| {r['name']} | {' | '.join(cells)} |")
    lines += ["", *(f"- {r['name']}: {r['error']}" for r in results if "error" in r)]
    return "\n".join(lines).rstrip()


def _cell(error: float | None, metric: str) -> str:
    if error is None:
        return ""
    return f"{error:+.1f}" if metric in RATES else f"{100 * error:+.1f} %"


def main() -> None:
    what, out = sys.argv[1], Path(sys.argv[2])
    if what in ("run", "whole"):
        cases = [Path(case) for case in sys.argv[4:]]
        run(out, Path(sys.argv[3]), cases, whole=what == "whole")
        return
    files = [out, *map(Path, sys.argv[3:])]
    read = [of_counters(f) if f.suffix == ".csv" else json.loads(f.read_text()) for f in files]
    print(table([result for own in read for result in own]))


if __name__ == "__main__":
    main()
