"""The results as a table: what was accepted, what was refused and why, what must not be.

``python -m soundness.table FILE...`` makes one of what several runs have written.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from soundness.comparison.verdicts import FAULTS, Result, reason_class
from soundness.gpu_worker import NAN_BITS
from soundness.rows import Row, rows_in
from soundness.run import faults

_ACCEPTED = (Result.EQUAL, Result.SAME, Result.NOT_RUN)
_REASONS = 40


def table(rows: Iterable[Row]) -> str:
    """Markdown."""
    rows = list(rows)
    return "\n".join([*_summary(rows), *_kinds(rows), *_steps(rows), *_reasons(rows)]) + "\n"


def _verdicts(rows: Iterable[Row]) -> Iterator[dict[str, str]]:
    for row in rows:
        yield from row["verdicts"]


def _summary(rows: list[Row]) -> Iterator[str]:
    unusable = Counter(
        reason_class(v.get("reason", "")) for v in _verdicts(rows) if v["result"] == Result.UNUSABLE
    )
    seeds = ", ".join(sorted({str(row["seed"]) for row in rows}))
    amounts = ", ".join(f"{n} {name}" for name, n in Counter(r["amount"] for r in rows).items())
    found = faults(rows)
    yield f"{len(rows)} kernels (seed {seeds}; {amounts}), {unusable.total()} of them left out:"
    yield from (f"- {count} {reason}" for reason, count in unusable.most_common())
    yield ""
    nans = sum(verdict.get("reason") == NAN_BITS for verdict in _verdicts(rows))
    if nans:
        yield f"{nans} versions of kernels with doubles are equal but for the bits of NaNs"
        yield ""
    cut = [f"{row['seed']}:{row['number']}" for row in rows if _is_cut(row)]
    if cut:
        yield f"{len(cut)} kernels not finished, which count as not compared: {', '.join(cut)}"
        yield ""
    yield f"CPU time {sum(row['seconds'] for row in rows):.0f} s. Faults: {len(found)}"
    yield from (f"- {line}" for line in found[:200])
    yield ""


def _is_cut(row: Row) -> bool:
    return any(verdict["result"] == Result.CUT for verdict in row["verdicts"])


def _kinds(rows: list[Row]) -> Iterator[str]:
    results: dict[str, Counter[str]] = defaultdict(Counter)
    for verdict in _verdicts(rows):
        results[verdict["kind"]][verdict["result"]] += 1
        for where in ("emulated", "gpu"):
            results[verdict["kind"]][where] += bool(verdict.get(where))
    first = ("equal", "emulated", "gpu")
    columns = [*first, *sorted({r for c in results.values() for r in c} - {*first})]
    yield "| | " + " | ".join(columns) + " |"
    yield "|---|" + "--:|" * len(columns)
    for kind, found in sorted(results.items()):
        yield f"| {kind} | " + " | ".join(str(found[c]) for c in columns) + " |"
    yield ""


def _steps(rows: list[Row]) -> Iterator[str]:
    """By the last step of each version: what was made of it alone, and after another."""
    found: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for verdict in _verdicts(rows):
        if verdict["kind"] == "kernel":
            continue
        name = verdict["steps"].rpartition(" + ")[2].partition("(")[0].partition(":")[0]
        name = name.partition(" ")[0]
        group = "experiment" if verdict["kind"] == "experiment" else "transformation"
        result = Result(verdict["result"])
        column = "accepted" if result in _ACCEPTED else "fault" if result in FAULTS else str(result)
        found[group, name][column] += 1
    yield "| | name | accepted | refused | absent | faults |"
    yield "|---|---|--:|--:|--:|--:|"
    for (group, name), counts in sorted(found.items()):
        cells = (counts[c] for c in ("accepted", "refused", "absent", "fault"))
        yield f"| {group} | {name} | " + " | ".join(map(str, cells)) + " |"
    yield ""


def _reasons(rows: list[Row]) -> Iterator[str]:
    counted = Counter(
        (v["steps"].rpartition(" + ")[2].partition("(")[0], reason_class(v.get("reason", "")))
        for v in _verdicts(rows)
        if v["result"] == Result.REFUSED
    )
    yield f"Refused most often, of {counted.total()}:"
    yield from (f"- {n} {name}: {reason}" for (name, reason), n in counted.most_common(_REASONS))


def main() -> int:
    """Print the table of files; the exit status is 1 if anything was found that must not be."""
    rows = {(r["seed"], r["number"]): r for name in sys.argv[1:] for r in rows_in(Path(name))}
    print(table(rows.values()))
    return 1 if faults(rows.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
