"""What the loop makes of the planted defects, against the repaired twins.

    python benchmarks/optimize/planted.py OUT.jsonl [-b SECONDS] [-d DEVICE] [-p I/N] [NAME...]

For each defect with a twin: the twin's time, then the loop on the defect, then the time of what it
made. Defects that no transformation can repair (the data would have to be laid out otherwise, the
work dealt out otherwise, or the launch be another) are left out unless named. Transformations that
are not exact are allowed where the twin itself is not exact, within ``TOLERANCE``. A line of OUT
for each, with where its seconds went; one that fails costs itself only, and a run that is begun
again goes on. ``-p 0/4`` takes every fourth of what is left, for one process of four, each with a
GPU and an OUT of its own. Until 2026-11-28 04:30 experiments had 1.2 seconds, and no end by the
budget: now time is shared out as ``cuado run`` does.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))
sys.path.insert(0, str(Path(__file__).parent))

from manifest import Kind, Planted, Results, read_manifest
from smaller_launches import SMALLER
from stamps import Stamps, lasting

from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.recording import session_of
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.session import Session
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.studies.conduct import roof_time
from cuado.what_if.registry import all_experiments
from cuado.what_if.session import Options

LAYOUT = frozenset({"array-of-structures", "misaligned"})
WORK = frozenset({"divergence", "imbalance", "small-grid", "short-launch"})
INEXACT = frozenset({"fp64", "special-functions", "non-fused", "atomics"})
TOLERANCE = 1e-3


def main() -> None:
    """Run the defects named on the command line, or all that may be repaired."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT.jsonl", help="a run begun goes on")
    parser.add_argument("names", nargs="*", help="defects; those that may be repaired without")
    parser.add_argument("-b", "--budget", type=float, default=25.0, help="seconds for each")
    parser.add_argument("-d", "--device", help="the GPU, or emulated:h200")
    parser.add_argument(
        "-p", "--part", default="0/1", metavar="I/N", help="of N processes, the I-th"
    )
    options = parser.parse_intermixed_args()
    part, parts = map(int, options.part.split("/"))
    out, budget, device, arguments = options.out, options.budget, options.device, options.names
    backend = select(device).backend
    done = {json.loads(line)["name"] for line in out.open()} if out.exists() else set()
    with out.open("a") as file:
        left = [planted for planted in _wanted(arguments) if planted.name not in done]
        for planted in left[part::parts]:
            began = time.perf_counter()
            try:
                line = _one(planted, backend, budget)
            except CuadoError as error:
                line = {"name": planted.name, "cause": planted.cause, "error": str(error)}
            line["seconds"] = round(time.perf_counter() - began, 1)
            file.write(json.dumps(line) + "\n")
            file.flush()
            print(_words(line), flush=True)


def _wanted(names: list[str]) -> Iterator[Planted]:
    for planted in read_manifest():
        if planted.kind is not Kind.DEFECT or planted.twin is None:
            continue
        repairable = planted.cause not in LAYOUT | WORK
        if planted.name in names or (not names and repairable):
            yield planted


def _one(planted: Planted, backend: Any, budget: float) -> dict[str, Any]:
    architecture = architecture_of(backend.device)
    assert planted.twin is not None  # noqa: S101 - asked for before
    is_modelled = bool(backend.notes)
    sizes = SMALLER.get(planted.name, {}) if is_modelled else {}
    twin = roof_time(planted.twin, backend, architecture, sizes)
    inexact = planted.cause in INEXACT and planted.results is not Results.EQUAL
    kinds = tuple(kind for kind in all_transformations() if kind.IS_EXACT or inexact)
    plan = Options(all_experiments(), lines=False)
    options = LoopOptions(plan, kinds, budget, tolerance=TOLERANCE if inexact else None)
    launch = launch_of(read_case(planted.case, sizes), architecture)
    about = session_of(launch, backend, str(planted.case), "", 0)
    stamps = Stamps()
    found = optimize(launch, backend, options, about, stamps, progress=stamps.tell)
    ended = time.perf_counter() - stamps.began
    return {
        "name": planted.name,
        "cause": planted.cause,
        "set": planted.set.value,
        "results": planted.results.value if planted.results else "",
        "inexact": inexact,
        "sizes": sizes,
        "twin_ns": twin.estimate if twin else None,
        "session_seconds": round(ended, 2),
        "diagnosed": stamps.diagnosed,
        "curve": [[round(at, 2), round(gain, 3)] for at, gain in stamps.curve],
        "activities": lasting(stamps, ended),
        **_summary(found),
    }


def _summary(found: Session) -> dict[str, Any]:
    first, last = found.original, found.last
    if first is None or last is None or first.version.time is None or last.version.time is None:
        return {"error": "nothing was measured"}
    return {
        "original_ns": first.version.time.estimate,
        "final_ns": last.version.time.estimate,
        "steps": last.version.steps,
        "ending": found.ending.value,
        "limiter": last.limiter,
        "clocks": found.clocks,
        "candidates": [
            [c.transformation, c.fate.value, c.gain.estimate if c.gain else None, c.reason[:160]]
            for iteration in found.iterations
            for c in iteration.candidates
        ],
        "untried": [list(each) for each in last.untried],
    }


def _words(line: dict[str, Any]) -> str:
    if "error" in line:
        return f"{line['name']}: {line['error']}"
    original, final, twin = line["original_ns"], line["final_ns"], line["twin_ns"]
    return (
        f"{line['name']} ({line['cause']}): {original / 1e3:.1f} -> {final / 1e3:.1f} us, twin "
        f"{twin / 1e3:.1f}; {' + '.join(line['steps'])}; {line['seconds']} s"
    )


if __name__ == "__main__":
    main()
