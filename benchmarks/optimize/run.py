"""The loop on cases, one after another: what it made of each, as JSON and as a table.

    python benchmarks/optimize/run.py OUT_FOLDER [-b SECONDS] CASE.toml...

Each case is a ``cuado run`` with default options and a journal in OUT_FOLDER. A case that fails
costs itself only. OUT_FOLDER gets NAME.json for each, and is what ``table.py`` reads.
"""

import os
import subprocess
import sys
import time
from pathlib import Path


def main() -> None:
    """Run the cases named on the command line."""
    arguments = sys.argv[1:]
    folder = Path(arguments.pop(0))
    folder.mkdir(parents=True, exist_ok=True)
    budget = "120"
    if arguments[0] == "-b":
        budget = arguments[1]
        arguments = arguments[2:]
    journal = {"CUADO_JOURNAL": str(folder / "journal.sqlite3")}
    for case in arguments:
        out = folder / f"{Path(case).stem}.json"
        began = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", "cuado", "run", case, "--budget", budget, "-o", str(out)],
            env={**os.environ, **journal},
            capture_output=True,
            text=True,
            check=False,
        )
        seconds = time.perf_counter() - began
        last = done.stderr.strip().splitlines()[-1:] if done.returncode else ()
        print(f"{case}: exit {done.returncode}, {seconds:.1f} s", *last, flush=True)


if __name__ == "__main__":
    main()
