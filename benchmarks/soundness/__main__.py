"""``python -m soundness``: compare random kernels with what cuado makes of them.

``--out FILE`` is added to, and kernels that it has are not compared again. The exit status is 1
if anything was found that must not be.
"""

import argparse
import math
import sys
import time
from pathlib import Path

from soundness.run import Progress, compared, done, faults
from soundness.table import table


def main() -> int:
    """Compare, write one line of JSON a kernel, print the table."""
    parser = argparse.ArgumentParser(prog="python -m soundness", description=__doc__)
    parser.add_argument("-n", "--kernels", type=int, default=200, help="how many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    amounts = ("full", "many", "pairs", "singles", "sample")
    parser.add_argument("--amount", choices=amounts, default="full")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="workers side by side")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin none after that")
    parser.add_argument("--out", type=Path, default=Path("soundness.jsonl"))
    parser.add_argument("--table", type=Path, help="write the table there as well")
    parser.add_argument("--features", nargs="*", default=[], help="only kernels of these")
    parser.add_argument("--steps", nargs="*", default=[], help="only these transformations")
    given = parser.parse_args()
    more = [*(["--features", *given.features] if given.features else [])]
    more += ["--steps", *given.steps] if given.steps else []
    before = done(given.out)
    numbers = [n for n in range(given.first, given.first + given.kernels) if n not in before]
    progress = Progress(given.out, len(numbers))
    deadline = time.monotonic() + given.seconds
    compared(given.seed, numbers, given.amount, given.jobs, progress, deadline, more)
    rows = list(done(given.out).values())
    text = table(rows)
    print(text)
    if given.table:
        given.table.write_text(text)
    return 1 if faults(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
