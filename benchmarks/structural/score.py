"""Kernels whose work is dealt out badly: what is named, and how near a version is to the twin.

    python benchmarks/structural/score.py OUT.jsonl [-b SECONDS] [-d DEVICE] [NAME...]

For each kernel of the manifest: the twin's time, the loop on the kernel (``cuado run``), the causes
that it named, and the time of what it made; hardware counters are read, as ``cuado run`` does
(before 2026-11-27 12:00 they were not). Steps that are not exact are allowed where the twin is
not exact either. A kernel without causes in the manifest is healthy and has no twin: no cause may
be named of it. A line of OUT for each; a run that is begun again goes on. ``--table`` prints the
table of an OUT file and runs nothing. ``--manifest`` is another set's, beside its cases.
"""

import argparse
import json
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.model.cause import Cause
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.recording import session_of
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.session import Candidate, ExperimentRecord, Session
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.studies.conduct import roof_time
from cuado.what_if.counters import read_counters
from cuado.what_if.device_work import Counters
from cuado.what_if.registry import all_experiments
from cuado.what_if.session import Options

sys.path.insert(0, str(Path(__file__).parents[1] / "optimize"))
from stamps import Stamps, lasting

FOLDER = Path(__file__).parent
TOLERANCE = 1e-3
NEAR = 1.15
"""Times of the twin's time within which a version counts as near it."""


def main(words: Sequence[str] | None = None) -> int:
    """Score the kernels named on the command line, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT.jsonl")
    parser.add_argument("names", nargs="*")
    parser.add_argument("-b", "--budget", type=float, default=15.0, help="seconds for each")
    parser.add_argument("-d", "--device", help="the GPU, or emulated:h200")
    parser.add_argument("--until", type=float, help="begin none after so many seconds")
    parser.add_argument("--no-counters", action="store_true", help="read no hardware counters")
    parser.add_argument("--manifest", type=Path, default=FOLDER / "manifest.toml")
    parser.add_argument("--table", action="store_true", help="print the table of OUT only")
    given = parser.parse_intermixed_args(words)
    lines = [json.loads(each) for each in given.out.open()] if given.out.exists() else []
    if given.table:
        print(table(lines))
        return 0
    began = time.monotonic()
    backend = select(given.device).backend
    done = {line["name"] for line in lines}
    entries = tomllib.loads(given.manifest.read_text("utf-8"))["kernel"]
    with given.out.open("a") as file:
        for entry in entries:
            name = entry["name"]
            if name in done or (given.names and name not in given.names):
                continue
            if given.until is not None and time.monotonic() - began > given.until:
                break
            read = None if given.no_counters else read_counters
            line = scored(entry, given.manifest.parent, backend, given.budget, read)
            file.write(json.dumps(line) + "\n")
            file.flush()
            lines.append(line)
            print(row(line), flush=True)
    return 0


def scored(
    entry: Mapping[str, Any],
    folder: Path,
    backend: Backend,
    budget: float,
    counters: Counters | None = None,
) -> dict[str, Any]:
    """One kernel's line; one that fails costs itself only."""
    began = time.perf_counter()
    line: dict[str, Any] = {key: entry[key] for key in ("name", "class", "causes", "results")}
    case = folder / f"{entry['name']}.toml"
    try:
        line |= _scored(case, entry["results"], backend, budget, counters)
    except CuadoError as error:
        line["error"] = error.message
    return line | {"seconds": round(time.perf_counter() - began, 1)}


def _scored(
    case: Path, results: str, backend: Backend, budget: float, counters: Counters | None
) -> dict[str, Any]:
    architecture = architecture_of(backend.device)
    repaired = case.with_name(f"{case.stem}_twin.toml")
    twin = roof_time(repaired, backend, architecture, {}) if repaired.exists() else None
    inexact = results != "equal"
    kinds = tuple(kind for kind in all_transformations() if kind.IS_EXACT or inexact)
    plan = Options(all_experiments(), lines=False)
    options = LoopOptions(plan, kinds, budget, tolerance=TOLERANCE if inexact else None)
    launch = launch_of(read_case(case, {}), architecture)
    about = session_of(launch, backend, case.name, "", 0)
    stamps = Stamps()
    found = optimize(launch, backend, options, about, stamps, counters, progress=stamps.tell)
    ended = time.perf_counter() - stamps.began
    return {"twin_ns": twin.estimate if twin else None, **_summary(found), **_when(stamps, ended)}


def _when(stamps: Stamps, ended: float) -> dict[str, Any]:
    """Where the seconds of a session went."""
    return {
        "session_seconds": round(ended, 2),
        "diagnosed": stamps.diagnosed,
        "curve": [[round(at, 2), round(gain, 3)] for at, gain in stamps.curve],
        "activities": lasting(stamps, ended),
    }


def _summary(found: Session) -> dict[str, Any]:
    first, last = found.original, found.last
    if first is None or last is None or first.version.time is None or last.version.time is None:
        return {"error": "nothing was measured"}
    return {
        "original_ns": first.version.time.estimate,
        "final_ns": last.version.time.estimate,
        "steps": last.version.steps,
        "limiter": first.limiter,
        "named": [cause for cause, _ in first.causes],
        "ending": found.ending.value,
        "clocks": found.clocks,
        "experiments": [
            [_experiment(each) for each in one.experiments] for one in found.iterations
        ],
        "tried": [[_tried(each) for each in one.candidates] for one in found.iterations],
        "untried": [one.untried for one in found.iterations],
    }


def _experiment(each: ExperimentRecord) -> list[object]:
    """What an experiment found."""
    gain = round(each.gain.estimate, 3) if each.gain is not None else None
    return [each.name, each.status, gain, each.verdict, each.reason]


def _tried(each: Candidate) -> list[object]:
    """What became of a candidate."""
    gain = round(each.gain.estimate, 3) if each.gain is not None else None
    return [each.transformation, each.fate.value, gain, each.reason]


def is_named(line: Mapping[str, Any]) -> bool:
    """True if one of the causes that are right was named."""
    return not set(line["causes"]).isdisjoint(line.get("named", ()))


def is_healthy(line: Mapping[str, Any]) -> bool:
    """True if the kernel has no defect: nothing is to be named."""
    return not line["causes"]


def is_left_in_peace(line: Mapping[str, Any]) -> bool:
    """True if the answer names no defect: no cause, or roofs only."""
    return "named" in line and all(Cause(each).is_roof for each in line["named"])


def is_near(line: Mapping[str, Any]) -> bool:
    """True if the version is as fast as the twin, or nearly."""
    known = line.get("final_ns") and line.get("twin_ns")
    return bool(known) and line["final_ns"] <= NEAR * line["twin_ns"]


def row(line: Mapping[str, Any]) -> str:
    """A row of the table."""
    if "error" in line:
        return f"| {line['name']} | {line['class']} | {line['error']} | | | | | |"
    original, final, twin = line["original_ns"], line["final_ns"], line["twin_ns"]
    named = ", ".join(line["named"]) or "none"
    steps = " + ".join(line["steps"]) or "none"
    if is_healthy(line):
        mark = "left in peace" if is_left_in_peace(line) else "**called sick**"
    else:
        mark = "right" if is_named(line) else "**missed**"
    gains = (
        f"{original / final:.2f} | {original / twin:.2f}" if twin else f"{original / final:.2f} | -"
    )
    near = "-" if is_healthy(line) else "yes" if is_near(line) else "no"
    return (
        f"| {line['name']} | {line['class']} | {named}: {mark} | {original / 1e3:.1f} | {gains} | "
        f"{near} | {steps} |"
    )


def table(lines: Sequence[Mapping[str, Any]]) -> str:
    """The lines as Markdown, with what they come to."""
    head = "| kernel | class | named | us | gain | twin's gain | within 15 % | steps |"
    rows = [head, "|---|---|---|--:|--:|--:|---|---|", *map(row, lines)]
    healthy = [line for line in lines if is_healthy(line)]
    named, near = sum(map(is_named, lines)), sum(map(is_near, lines))
    score = f"Cause named: {named} of {len(lines) - len(healthy)}. Within 15 % of the twin: {near}."
    if healthy:
        left = sum(map(is_left_in_peace, healthy))
        score += f" Healthy and not called sick: {left} of {len(healthy)}."
    rows += ["", score]
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main())
