"""``python -m soundness.patches``: patches of the sources of random kernels, compiled and compared.

``--out FILE`` is added to, and kernels that it has are not patched again. The exit status is 1 if a
draft does not compile, or a patch that the product would offer is wrong.
"""

import argparse
import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from soundness.comparison.verdicts import Result, reason_class
from soundness.rows import Row, done
from soundness.run import Progress, compared, faults

_REASONS = 30


def main() -> int:
    """Patch, write one line of JSON a kernel, print the table."""
    parser = argparse.ArgumentParser(prog="python -m soundness.patches", description=__doc__)
    parser.add_argument("-n", "--kernels", type=int, default=500, help="how many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="workers side by side")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin none after that")
    parser.add_argument("--out", type=Path, default=Path("soundness-patches.jsonl"))
    parser.add_argument("--table", type=Path, help="write the table there as well")
    given = parser.parse_args()
    before = done(given.out, given.seed)
    numbers = [n for n in range(given.first, given.first + given.kernels) if n not in before]
    deadline = time.monotonic() + given.seconds
    progress = Progress(given.out, len(numbers))
    compared(
        given.seed, numbers, "full", given.jobs, progress, deadline, (), "soundness.patch_worker"
    )
    rows = list(done(given.out, given.seed).values())
    text = "\n".join(_table(rows)) + "\n"
    print(text)
    if given.table:
        given.table.write_text(text)
    return 1 if faults(rows) else 0


def _table(rows: Iterable[Row]) -> Iterator[str]:
    rows = list(rows)
    usable = [r for r in rows if not any(v["result"] == Result.UNUSABLE for v in r["verdicts"])]
    yield f"{len(usable)} kernels of {len(rows)}; the others are written in PTX."
    yield ""
    yield "| step | drafts | equal | differ, not offered | do not compile | wrong | not written |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    found: dict[str, Counter[str]] = defaultdict(Counter)
    reasons: Counter[str] = Counter()
    for verdict in (v for row in usable for v in row["verdicts"]):
        name = verdict["steps"].partition("(")[0] if verdict["kind"] == "patch" else "two steps"
        found[name][verdict["result"]] += 1
        if verdict["result"] == Result.REFUSED:
            reasons[reason_class(verdict.get("reason", ""))] += 1
    total: Counter[str] = Counter()
    for name, counts in sorted(found.items()):
        total += counts
        yield _row(name, counts)
    yield _row("all", total)
    yield ""
    yield "Not written, and why:"
    yield ""
    yield from (f"- {count} {reason}" for reason, count in reasons.most_common(_REASONS))
    yield ""
    listed = faults(rows)
    yield f"Faults: {len(listed)}"
    yield from (f"- {line.splitlines()[0]}" for line in listed[:100])


def _row(name: str, counts: Counter[str]) -> str:
    kinds = (Result.EQUAL, Result.CAUGHT, Result.NOT_COMPILED, Result.DIFFERENT, Result.REFUSED)
    numbers = [counts[kind] for kind in kinds]
    return f"| {name} | {' | '.join(map(str, [sum(numbers[:4]), *numbers]))} |"


if __name__ == "__main__":
    sys.exit(main())
