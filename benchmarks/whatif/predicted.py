"""Predicted against achieved: what an experiment says a fix would bring, and what the fix brings.

Each pair is a case and the hand-made fix of its cause. The experiment is run on the case alone; the
fix is then timed against the original in interleaved rounds of one process. Writes a table and the
raw numbers.

    python benchmarks/whatif/predicted.py OUT_FOLDER [--seconds SECONDS] [CASE ...]
"""

import argparse
import csv
import datetime as dt
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.rounds import measure, plan_of
from cuado.device.resolve import resolve_chip
from cuado.kernel.assembly import build
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.stats import Interval
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Claim, Outcome
from cuado.what_if.session import Options

EXAMPLES = Path(__file__).parents[2] / "examples"
SECONDS = 6.0


@dataclass(frozen=True)
class Pair:
    """A case, the version that fixes it, and the experiments that should predict the gain.

    ``single`` says whether the fix removes exactly the cause that the experiments relax.
    ``vendor`` is NVIDIA's own estimate for the cause in the recorded report, percent of the time.
    ``difference`` is what else a fix of several causes changes.
    """

    case: str
    fixed: str
    experiments: tuple[str, ...]
    single: bool
    vendor: str
    says: str
    difference: str = ""


PAIRS = (
    Pair(
        "transpose/transpose_shared",
        "transpose/transpose_padded",
        ("conflict-free-shared", "shared-swizzle"),
        True,
        "61 (conflicts), 92 (shared access)",
        "a column of padding",
    ),
    Pair(
        "averaging/average_v2",
        "averaging/average_v3",
        ("coalesced-loads",),
        True,
        "41 (uncoalesced), 69 (cache access)",
        "a warp walks the vectors of one element",
    ),
    Pair(
        "cases/sgemm/sgemm_row_on_x",
        "cases/sgemm/sgemm_column_on_x",
        ("thread-remap",),
        True,
        "not recorded",
        "columns on threadIdx.x",
    ),
    Pair(
        "cases/stencil/wave_step",
        "cases/stencil/wave_step_32_registers",
        ("register-cap",),
        True,
        "25 (occupancy)",
        "a cap of 32 registers",
    ),
    Pair(
        "cases/layout/array_of_structures",
        "cases/layout/structure_of_arrays",
        ("coalesced-loads",),
        True,
        "not recorded",
        "structure of arrays",
    ),
    Pair(
        "cases/precision/double_literals",
        "cases/precision/float_literals",
        ("fp64-as-fp32",),
        True,
        "not recorded",
        "literals with f",
    ),
    Pair(
        "transpose/transpose_2d",
        "transpose/transpose_padded",
        ("coalesced-stores", "thread-remap"),
        False,
        "78 (uncoalesced)",
        "a padded tile in shared memory",
        "the tile costs a pass through shared memory and a barrier (1.04x, no-barriers on the "
        "padded version); the remap coalesces the stores and uncoalesces the loads",
    ),
    Pair(
        "transpose/transpose_padded",
        "transpose/transpose_multi",
        ("no-barriers", "all-hits-l2"),
        False,
        "51 (issue), 38 (stall)",
        "eight elements a thread",
        "neither relaxes the cause: what it lacks is accesses in flight. With one block per SM in "
        "place of two it takes 1.76 times as long, so more in flight is what gains",
    ),
    Pair(
        "transpose/transpose_1d",
        "transpose/transpose_2d",
        ("coalesced-loads", "coalesced-stores"),
        False,
        "76 (launch), 77 (uncoalesced)",
        "a thread per element",
        "the launch has 32 blocks for 132 SMs: half of them take as long (grid-scaling), and the "
        "limiter is the launch, not the stores",
    ),
)


def fixed_gain(
    backend: GpuBackend, original: Launch, fixed: Launch, seconds: float
) -> Interval | None:
    """Time of the original over that of the fix, interleaved on the same buffers."""
    names = [argument.name for argument in original.arguments]
    if [argument.name for argument in fixed.arguments] != names:
        raise SystemExit(f"{original.name} and {fixed.name} take different arguments")
    with backend.open(original) as bench:
        for name, launch in ((ORIGINAL, original), ("fixed", fixed)):
            how = options_for(launch.ptx, bench.device, launch.max_registers)
            built = build(launch.ptx, launch.kernel, how)
            bench.load(Program(name, built.cubin, launch.kernel))
        trial = Trial(
            "fixed",
            grid=fixed.grid,
            block=fixed.block,
            dynamic_shared_bytes=fixed.dynamic_shared_bytes,
        )
        run = measure(bench, {"fixed": trial}, plan_of(seconds * 1e9, 0.0)).run
        return run.compare("fixed").gain


def rows(backend: GpuBackend, pair: Pair, seconds: float) -> Iterator[dict[str, object]]:
    """One row an experiment."""
    architecture = architecture_of(backend.device)
    original, fixed = (
        load_case(EXAMPLES / f"{name}.toml", architecture=architecture, compiler="nvcc")
        for name in (pair.case, pair.fixed)
    )
    chosen = tuple(map(experiment_named, pair.experiments))
    found = whatif(original, backend, Options(chosen, lines=False, budget=seconds))
    achieved = fixed_gain(backend, original, fixed, seconds)
    for outcome in found.outcomes:
        yield _row(pair, outcome, achieved, found.original)


def _row(
    pair: Pair, outcome: Outcome, achieved: Interval | None, original: Interval | None
) -> dict[str, object]:
    gain = outcome.gain
    error = 100 * (gain.estimate / achieved.estimate - 1) if gain and achieved else None
    return {
        "case": pair.case,
        "original_ms": original.estimate / 1e6 if original else None,
        "fix": pair.says,
        "experiment": outcome.experiment.name,
        "single": pair.single,
        "predicted": gain.estimate if gain else None,
        "predicted_low": gain.low if gain else None,
        "predicted_high": gain.high if gain else None,
        "verdict": outcome.verdict.value if outcome.verdict else outcome.status.value,
        "is_least": outcome.claim is Claim.AT_LEAST,
        "claim": outcome.claim.value,
        "perturbation": outcome.perturbation.estimate if outcome.perturbation else None,
        "achieved": achieved.estimate if achieved else None,
        "achieved_low": achieved.low if achieved else None,
        "achieved_high": achieved.high if achieved else None,
        "error_percent": error,
        "vendor_percent": pair.vendor,
        "reason": outcome.reason
        or "; ".join(r.value for r in (outcome.comparison.reasons if outcome.comparison else ())),
    }


def table(found: list[dict[str, object]], heading: str) -> str:
    """The rows as Markdown."""

    def number(value: object, form: str) -> str:
        return format(value, form) if isinstance(value, float) else "-"

    lines = [
        heading,
        "",
        "| case | the fix | experiment | predicted gain | achieved | error, % | verdict "
        "| switch costs | NVIDIA's estimate, % of time |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in found:
        low, high = (number(row[f"predicted_{end}"], ".3f") for end in ("low", "high"))
        cost = row["perturbation"]
        lines.append(
            f"| {row['case']} | {row['fix']}{'' if row['single'] else ' (several causes)'} "
            f"| {row['experiment']} | {'at least ' if row['is_least'] else ''}"
            f"{number(row['predicted'], '.3f')} [{low}, {high}] "
            f"| {number(row['achieved'], '.3f')} | {number(row['error_percent'], '+.1f')} "
            f"| {row['verdict']} "
            f"| {format(100 * (cost - 1), '+.1f') + ' %' if isinstance(cost, float) else '-'} "
            f"| {row['vendor_percent']} |"
        )
    lines += ["", "Where a fix changes several things, what the difference is made of:", ""]
    lines += [f"- {pair.case}: {pair.difference}." for pair in PAIRS if pair.difference]
    errors = [
        abs(row["error_percent"])
        for row in found
        if row["single"] and not row["is_least"] and isinstance(row["error_percent"], float)
    ]
    if errors:
        lines += [
            "",
            f"Mean error where the fix removes one cause: {sum(errors) / len(errors):.1f} %",
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="predicted gains against those of fixes by hand")
    parser.add_argument("out", type=Path)
    parser.add_argument("cases", nargs="*", help="of the pairs; all without")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each of a pair's halves")
    asked = parser.parse_intermixed_args()
    folder: Path = asked.out
    folder.mkdir(parents=True, exist_ok=True)
    backend = GpuBackend(0)
    chip = resolve_chip(backend.device).chip
    found: list[dict[str, object]] = []
    for pair in PAIRS:
        if asked.cases and pair.case not in asked.cases:
            continue
        try:
            found += rows(backend, pair, asked.seconds)
        except Exception as error:  # noqa: BLE001 - one pair must not cost the table
            print(f"{pair.case}: {type(error).__name__}: {error}", file=sys.stderr)
    heading = (
        f"# Predicted and achieved gains on an {chip.name.upper()}, {dt.date.today().isoformat()}"
    )
    (folder / "predicted.md").write_text(table(found, heading))
    with (folder / "predicted.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(found[0]))
        writer.writeheader()
        writer.writerows(found)
    print(table(found, heading))


if __name__ == "__main__":
    main()
