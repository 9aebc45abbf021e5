"""Kernel Tuner's strategies on a record, by its own package in simulation mode.

    KT_PYTHON benchmarks/tuning/kernel_tuner_replay.py RECORD OUT.json [--seeds 100] [--budget 20]

KT_PYTHON is the Python of an environment with ``pip install kernel_tuner`` (and numpy; cuado's src
on PYTHONPATH): the project does not depend on it. Strategies run as their authors set them, with
as many evaluations as the budget allows; repeated configurations are free, as Kernel Tuner counts.
OUT.json gets the best time of each seed by strategy.
"""

import argparse
import contextlib
import importlib
import io
import json
import os
import random
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from records import Record, read_record

STRATEGIES = (
    "random_sample",
    "bayes_opt",
    "basinhopping",
    "diff_evo",
    "dual_annealing",
    "firefly_algorithm",
    "genetic_algorithm",
    "greedy_ils",
    "greedy_mls",
    "mls",
    "ordered_greedy_mls",
    "pso",
    "simulated_annealing",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--budget", type=int, default=20)
    parser.add_argument("--strategies", nargs="*", default=STRATEGIES)
    asked = parser.parse_args()
    record = read_record(asked.record)
    found: dict[str, Any] = {
        "kernel_tuner": importlib.import_module("kernel_tuner").__version__,
        "budget": asked.budget,
        "strategies": {},
    }
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder) / "cache.json"
        cache.write_text(json.dumps(cache_of(record)), "utf-8")
        for strategy in asked.strategies:
            bests = []
            for seed in range(asked.seeds):
                bests.append(best_of(record, cache, strategy, asked.budget, seed))
            found["strategies"][strategy] = bests
            fractions = [record.fraction(each) for each in bests]
            print(f"{strategy}: {np.mean(fractions):.3f}", flush=True)
            asked.out.write_text(json.dumps(found), "utf-8")


def cache_of(record: Record) -> dict[str, Any]:
    """The record as Kernel Tuner keeps its results; times in milliseconds."""
    entries = {}
    for configuration in record.configurations:
        key = ",".join(map(str, configuration))
        entry: dict[str, Any] = dict(zip(record.tunables, configuration, strict=True))
        if configuration in record.times:
            entry["time"] = record.times[configuration] / 1e6
            entry["times"] = [entry["time"]]
        else:
            entry["time"] = "RuntimeFailedConfig"
            entry["__error__"] = "RuntimeFailedConfig"
        parts = ("compile_time", "verification_time", "benchmark_time", "strategy_time")
        entries[key] = entry | dict.fromkeys((*parts, "framework_time"), 0)
    return {
        "device_name": record.device,
        "kernel_name": record.name,
        "problem_size": 1,
        "tune_params_keys": list(record.tunables),
        "tune_params": {name: list(values) for name, values in record.tunables.items()},
        "objective": "time",
        "cache": entries,
    }


def best_of(record: Record, cache: Path, strategy: str, budget: int, seed: int) -> float | None:
    """Nanoseconds of the best configuration that a strategy finds; None if it finds none."""
    known = set(record.configurations)
    names = tuple(record.tunables)

    def allowed(values: dict[str, int]) -> bool:
        return tuple(values[name] for name in names) in known

    kernel_tuner = importlib.import_module("kernel_tuner")
    random.seed(seed)
    np.random.seed(seed)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        results, _ = kernel_tuner.tune_kernel(
            record.name,
            f"__global__ void {record.name}() {{}}",
            1,
            [],
            {name: list(values) for name, values in record.tunables.items()},
            restrictions=allowed,
            strategy=strategy,
            strategy_options={"max_fevals": budget},
            cache=str(cache),
            simulation_mode=True,
            lang="CUDA",
            quiet=True,
        )
    times = [each["time"] for each in results if isinstance(each["time"], float)]
    # Unique configurations only count once; a strategy that went beyond the budget does not gain.
    unique = list(dict.fromkeys(tuple(each[name] for name in names) for each in results))
    if len(unique) > budget:
        kept = set(unique[:budget])
        times = [
            each["time"]
            for each in results
            if isinstance(each["time"], float) and tuple(each[n] for n in names) in kept
        ]
    return min(times) * 1e6 if times else None


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    main()
