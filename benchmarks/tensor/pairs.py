"""Predicted and achieved gains of tensor kernels on a GPU: pairs.py CORPUS OUT [NAME ...].

CORPUS is the folder that ``corpus.py`` filled. Of each pair the first kernel has a known defect,
and the second one the known remedy. An experiment on the first predicts the time of the second;
both are timed by themselves. Writes ``pairs.csv``, a row a pair as it is done, and prints the mean
error.
"""

import csv
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from typing import Any

from cuado import api
from cuado.backends.protocol import Backend
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_FOLDER = Path(__file__).parent
_COLUMNS = (
    "pair",
    "experiment",
    "before_us",
    "predicted_us",
    "after_us",
    "error_percent",
    "reason",
)
_ROUNDS = 2e9
"""Nanoseconds for timing a kernel by itself."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A defect, its remedy, and the experiment that foretells it; settings as of ``-s``."""

    name: str
    experiment: str
    before: str
    after: str
    settings_before: dict[str, int] = field(default_factory=dict)
    settings_after: dict[str, int] = field(default_factory=dict)


_DEPTH, _CONFLICTS = "one-stage-more", "conflict-free-matrices"


def _deeper(kernel: str, before: str, after: str) -> Pair:
    """A pair of a Triton kernel that differs in ``num_stages``; 3 where nothing is said."""
    first, second = (
        f"{kernel}_{stages.replace(' ', '_')}" if stages else kernel for stages in (before, after)
    )
    return Pair(f"{kernel}, {before or '3'} -> {after or '3 stages'}", _DEPTH, first, second)


PAIRS = (
    Pair("multistage, 1 -> 2 stages", _DEPTH, "multistage_1", "multistage_2"),
    Pair("multistage, 2 -> 3 stages", _DEPTH, "multistage_2", "multistage_3"),
    Pair("multistage, 3 -> 4 stages", _DEPTH, "multistage_3", "multistage_4"),
    Pair("multistage, conflicts -> swizzle", _CONFLICTS, "multistage_conflicts", "multistage_3"),
    Pair(
        "multistage, 2 stages, conflicts -> swizzle",
        _CONFLICTS,
        "multistage_conflicts",
        "multistage_2",
        {"STAGES": 2},
    ),
    Pair(
        "multistage, 1 stage, conflicts -> swizzle",
        _CONFLICTS,
        "multistage_conflicts",
        "multistage_1",
        {"STAGES": 1},
    ),
    _deeper("matmul", "2 stages", ""),
    _deeper("matmul", "", "4 stages"),
    _deeper("matmul_bf16", "2 stages", ""),
    _deeper("matmul_tf32", "2 stages", ""),
    _deeper("matmul_fp8", "2 stages", ""),
    _deeper("matmul_int8", "2 stages", ""),
    _deeper("matmul_small_tile", "2 stages", ""),
    _deeper("matmul_small_tile", "", "4 stages"),
    _deeper("attention", "2 stages", ""),
    _deeper("attention", "", "4 stages"),
)


def kernels() -> list[str]:
    """Names of the pairs' kernels that ``corpus.py`` makes."""
    names = [name for pair in PAIRS for name in (pair.before, pair.after)]
    return [name for name in dict.fromkeys(names) if not (_FOLDER / f"{name}.toml").exists()]


def launched(name: str, settings: dict[str, int], corpus: Path, backend: Backend) -> Launch:
    """A case's launch."""
    own = _FOLDER / f"{name}.toml"
    described = read_described(own if own.exists() else corpus / f"{name}.toml", settings)
    return launch_from(described, architecture_of(backend.device))


def timed(launch: Launch, backend: Backend) -> float:
    """Median time of a kernel in ns."""
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        bench.time(Trial())
        took = bench.time(Trial()).time
        run = measure(bench, {}, plan_of(_ROUNDS, took)).run
        return median(run.samples[ORIGINAL].times)


def predicted(launch: Launch, pair: Pair, backend: Backend) -> tuple[float | None, str]:
    """The remedy's time, as a share of the kernel's own; or why there is none."""
    asked = api.whatif(
        launch, device=backend, experiments=(pair.experiment,), lines=False, counters=False
    )
    report = json.loads(asked.render("json"))
    outcome = next(each for each in report["outcomes"] if each["experiment"] == pair.experiment)
    ratio = (outcome.get("comparison") or {}).get("ratio")
    return (ratio["estimate"], "") if ratio else (None, f"{outcome['status']}: {outcome['reason']}")


def measured(pair: Pair, corpus: Path, backend: Backend) -> dict[str, Any]:
    """A row of the table; of a pair that fails, only the reason."""
    row: dict[str, Any] = {"pair": pair.name, "experiment": pair.experiment}
    try:
        before = launched(pair.before, pair.settings_before, corpus, backend)
        after = launched(pair.after, pair.settings_after, corpus, backend)
        ratio, reason = predicted(before, pair, backend)
        own, remedy = timed(before, backend), timed(after, backend)
    except CuadoError as error:
        return row | {"reason": f"{error.message}; {error.remedy}"}
    row |= {"before_us": f"{own / 1e3:.1f}", "after_us": f"{remedy / 1e3:.1f}", "reason": reason}
    if ratio is None:
        return row
    error_ = own * ratio / remedy - 1
    return row | {
        "predicted_us": f"{own * ratio / 1e3:.1f}",
        "error_percent": f"{100 * error_:+.1f}",
    }


def main() -> None:
    """Measure the pairs whose names hold one of the words given, by default all."""
    if sys.argv[1:] == ["--kernels"]:
        print(" ".join(kernels()))
        return
    corpus, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    words = sys.argv[3:]
    backend = select("gpu").backend
    errors = []
    with (folder / "pairs.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        for pair in PAIRS:
            if words and not any(word in pair.name for word in words):
                continue
            row = measured(pair, corpus, backend)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)
            if "error_percent" in row:
                errors.append(abs(float(row["error_percent"])))
    if errors:
        print(f"{len(errors)} pairs, mean error {fmean(errors):.1f} %, worst {max(errors):.1f} %")


if __name__ == "__main__":
    main()
