"""The same question twice: whether limiter, first cause and each experiment's verdict are the same.

    python benchmarks/whatif/twice.py -o twice.jsonl [--device emulated:h200] [CASE ...]

Without cases: six, one of which is a Triton softmax, some copies of which hold fewer blocks per SM
than the original. A line of JSON each, and a table at the end. Exit code 1 if a limiter or a first
cause differs.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cuado
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from cuado.stats import Verdict
from cuado.what_if.result import WhatIf

ROOT = Path(__file__).parents[2]
CASES = (
    "examples/transpose/transpose_2d.toml",
    "examples/transpose/transpose_shared.toml",
    "examples/averaging/average_v2.toml",
    "benchmarks/newcomer/kinetic_z.toml",
    "benchmarks/newcomer/relax.toml",
)
SOFTMAX = ROOT / "tests/unit/ptx/corpus/triton_softmax.sm_90.ptx"
ROWS, COLUMNS = 8192, 1024


def softmax() -> Launch:
    """A softmax of rows, as Triton 3 wrote it."""
    return Launch(
        "triton_softmax",
        SOFTMAX.read_text(encoding="utf-8"),
        "softmax",
        (ROWS, 1, 1),
        (128, 1, 1),
        (
            Buffer("out", "f32", (ROWS, COLUMNS)),
            Buffer("in", "f32", (ROWS, COLUMNS)),
            Scalar("stride", "s32", COLUMNS),
            Scalar("columns", "s32", COLUMNS),
            Buffer("scratch", "f32", (1,)),
            Buffer("profile", "f32", (1,)),
        ),
        ("out",),
        dynamic_shared_bytes=512,
    )


def launches(cases: list[str]) -> Iterator[Launch]:
    for case in cases or CASES:
        path = Path(case)
        yield cuado.load_case(path if path.exists() else ROOT / case)
    if not cases:
        yield softmax()


def said(found: WhatIf) -> dict[str, Any]:
    """An answer, as far as it must be the same."""
    outcomes = {
        each.experiment.name: {
            "status": each.status.value,
            "verdict": each.verdict.value if each.verdict else "",
            "gain": each.gain.estimate if each.gain else None,
            "held": [note for note in each.notes if "compared with the original" in note],
        }
        for each in found.outcomes
    }
    return {
        "limiter": found.limiter.verdict.value,
        "unit": found.limiter.unit,
        "causes": [each.cause.value for each in found.causes],
        "time": found.original.estimate if found.original else None,
        "outcomes": outcomes,
    }


def differences(one: dict[str, Any], other: dict[str, Any]) -> dict[str, list[str]]:
    """Names of experiments with opposite verdicts, and with one undecided."""
    first, second = one["outcomes"], other["outcomes"]
    apart: dict[str, list[str]] = {"other": [], "undecided": []}
    for name, outcome in first.items():
        both = (outcome["verdict"], second[name]["verdict"])
        if both[0] != both[1]:
            is_open = Verdict.UNDECIDED.value in both or "" in both
            apart["undecided" if is_open else "other"].append(f"{name}: {both[0]}, {both[1]}")
    return apart


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--device", default="gpu")
    parser.add_argument("-o", "--output", type=Path, required=True)
    arguments = parser.parse_args()
    rows, wrong = [], 0
    with arguments.output.open("w", encoding="utf-8") as out:
        for launch in launches(arguments.cases):
            answers = [
                said(cuado.whatif(launch, device=arguments.device, lines=False).found)
                for _ in range(2)
            ]
            apart = differences(*answers)
            out.write(json.dumps({"case": launch.name, "answers": answers, "apart": apart}) + "\n")
            out.flush()
            same_limiter = answers[0]["limiter"] == answers[1]["limiter"]
            first = [each["causes"][:1] for each in answers]
            wrong += not same_limiter or first[0] != first[1]
            rows.append(
                f"| {launch.name} | {answers[0]['limiter']}, {answers[1]['limiter']} | "
                f"{first[0]}, {first[1]} | {apart['other'] or '-'} | {apart['undecided'] or '-'} |"
            )
    print("| case | limiter | first cause | other verdicts | undecided once |")
    print("|---|---|---|---|---|")
    print("\n".join(rows))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
