"""The loop on one case with one GPU, and with the other ones beside it: seconds, shares, ratios.

    python benchmarks/optimize/two_gpus.py CASE.toml [OPTION...]

OPTIONs are those of ``cuado run``: ``-s N=256``, ``--device emulated:h200``, ``--budget 60``; with
``--executor`` another executor than dask://local. The runs are commands of their own, so that
starting workers counts. Ratios are compared where two runs timed the same candidate on the same
version; what two runs of one GPU differ by is shown first, as the measure of that.
"""

import json
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

Key = tuple[tuple[str, ...], str]


def main() -> None:
    """Run the case three times and compare."""
    case, *options = sys.argv[1:]
    executor = "dask://local"
    if "--executor" in options:
        at = options.index("--executor")
        executor = options[at + 1]
        del options[at : at + 2]
    alone = run("one GPU", case, options)
    again = run("one GPU, again", case, options)
    more = run(executor, case, [*options, "--executor", executor])
    for note in more["notes"]:
        print(f"  note: {note}")
    compare("one GPU, again", alone, again)
    compare(executor, alone, more)


def run(label: str, case: str, options: list[str]) -> dict[str, Any]:
    """The session of one run, printed in a few lines."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "run.json"
        began = time.perf_counter()
        command = [
            sys.executable,
            "-m",
            "cuado",
            "run",
            case,
            "--no-record",
            "-o",
            str(out),
            *options,
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        seconds = time.perf_counter() - began
        if done.returncode:
            sys.exit(f"{label}: exit {done.returncode}: {done.stderr.strip()}")
        session: dict[str, Any] = json.loads(out.read_text())
    steps = session["iterations"][-1]["version"]["steps"]
    print(f"{label}: {seconds:.1f} s, of these {session['seconds']:.1f} s in the loop")
    print(
        f"  {len(session['iterations'])} versions, the last: {' + '.join(steps) or 'the original'}"
    )
    for where, count in sorted(shares(session).items()):
        print(f"  {count} candidates timed on {where}")
    return session


def shares(session: dict[str, Any]) -> Counter[str]:
    """Candidates that were timed, by where; the one that is kept counts as the session's own."""
    return Counter(
        place(candidate)
        for iteration in session["iterations"]
        for candidate in iteration["candidates"]
        if candidate.get("gain")
    )


def place(candidate: dict[str, Any]) -> str:
    """Where a candidate was timed."""
    for note in candidate["conditions"]:
        if found := re.fullmatch(r"timed on (.*)", note):
            return found[1]
    return "the session's own device"


def gains(session: dict[str, Any]) -> dict[Key, float]:
    """Times faster, by the version's steps and the candidate."""
    return {
        (tuple(iteration["version"]["steps"]), candidate["transformation"]): candidate["gain"][
            "estimate"
        ]
        for iteration in session["iterations"]
        for candidate in iteration["candidates"]
        if candidate.get("gain")
    }


def compare(label: str, first: dict[str, Any], second: dict[str, Any]) -> None:
    """Print by how much the ratios of two runs differ."""
    one, other = gains(first), gains(second)
    apart = {key: abs(other[key] / one[key] - 1) for key in one.keys() & other.keys()}
    if not apart:
        print(f"{label}: no candidate was timed in both")
        return
    worst = max(apart, key=lambda key: apart[key])
    middle = sorted(apart.values())[len(apart) // 2]
    print(
        f"{label}: {len(apart)} ratios in both, apart by {middle:.2%} in the middle, "
        f"{apart[worst]:.2%} at most ({worst[1]})"
    )


if __name__ == "__main__":
    main()
