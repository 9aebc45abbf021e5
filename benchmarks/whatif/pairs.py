"""Predicted against achieved gains, of all pairs that were measured: how far the predictions miss.

    python benchmarks/whatif/pairs.py OUT.md FILE...

``FILE`` is a ``measured.json`` of ``benchmarks/planted/measure.py`` (``.gz`` as well), the
``score.csv`` that ``score.py`` makes of it, or the ``predicted.csv`` or ``twins.csv`` of the
scripts beside this one. Of a planted kernel
the first gain counts that is said of the one cause that is planted, where its twin removes that and
nothing else; and, where that is no prediction, what another experiment predicts that declares the
cause, or, of ``twins.csv``, that was asked of that kernel. Predictions have an error; *real* gains
are of rewrites that were timed themselves; *at least* and *at most* are ends: these are listed, and
not averaged.
"""

import csv
import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))

from manifest import NARROWED, read_manifest
from scoring import Scored
from verdicts import by_experiments

from cuado.what_if.registry import all_experiments, experiment_named
from cuado.what_if.result import Claim


@dataclass(frozen=True)
class Pair:
    """A gain that was said of a fix, and that of the fix.

    Attributes:
        kernel: name of the case.
        by: the experiment.
        claim: the kind of promise.
        said: the gain that it says.
        achieved: that of the repaired kernel.
    """

    kernel: str
    by: str
    claim: str
    said: float
    achieved: float

    @property
    def error(self) -> float:
        """Percent by which what is said exceeds what is achieved."""
        return 100 * (self.said / self.achieved - 1)


def pairs_of(path: Path) -> Iterator[Pair]:
    """The pairs in a file of any of the kinds."""
    if path.suffix == ".csv":
        with path.open(newline="") as file:
            yield from _of_table(list(csv.DictReader(file)))
        return
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    yield from _of_planted(json.loads(text))


def _of_planted(entries: Sequence[dict[str, Any]]) -> Iterator[Pair]:
    planted = {each.name: each for each in read_manifest()}
    for entry in entries:
        gain = entry.get("twin_gain")
        if "error" in entry or entry.get("twin_error") or not gain:
            continue
        named = by_experiments(entry, None) or ()
        row = Scored(planted[entry["name"]], named, gain[0])
        said = row.prediction
        if said is not None and said.gain:
            yield Pair(entry["name"], said.by, said.claim.value, said.gain, gain[0])
            if said.claim is not Claim.PREDICTED:
                yield from _also_predicted(entry, row)


def _also_predicted(entry: dict[str, Any], row: Scored) -> Iterator[Pair]:
    """What experiments predict that declare the planted cause, and do not name it first."""
    declared = {each.name for each in all_experiments() if each.cause and each.cause in row.truth}
    for found in entry["whatif"]["outcomes"]:
        if found["experiment"] in declared and found["claim"] == Claim.PREDICTED.name.lower():
            said, achieved = found["gain"]["estimate"], row.achieved
            if achieved:
                yield Pair(
                    entry["name"], found["experiment"], Claim.PREDICTED.value, said, achieved
                )


def _of_table(rows: Sequence[dict[str, str]]) -> Iterator[Pair]:
    """Rows of a table; of each kernel what its fix changes."""
    seen: dict[str, bool] = {}  # By kernel, whether a prediction is among its rows.
    for row in rows:
        if "source" in row:
            if row["source"] == "experiments" and row["gain"] and row["achieved"]:
                said, achieved = float(row["gain"]), float(row["achieved"])
                yield Pair(row["kernel"], "named first", row["claim"], said, achieved)
            continue
        if "case" in row:
            if row["single"] != "True" or not row["predicted"] or not row["achieved"]:
                continue
            said, achieved = float(row["predicted"]), float(row["achieved"])
            yield Pair(row["case"], row["experiment"], _claim(row), said, achieved)
            continue
        if not _counts(row, seen):
            continue
        said, achieved = float(row["predicted_gain"]), float(row["achieved_gain"])
        yield Pair(row["kernel"], row["experiment"], row["claim"], said, achieved)


def _counts(row: dict[str, str], seen: dict[str, bool]) -> bool:
    """True if a row of ``twins.csv`` is its kernel's first, or its first prediction."""
    wanted = NARROWED.get(row["kernel"])
    is_its = wanted is None or row["setting"].startswith(f"{wanted} half as wide")
    if not is_its or not row["predicted_gain"]:
        return False
    is_predicted = row["claim"] == Claim.PREDICTED.value
    if row["kernel"] in seen and (seen[row["kernel"]] or not is_predicted):
        return False
    seen[row["kernel"]] = is_predicted
    return True


def _claim(row: dict[str, str]) -> str:
    """The claim of a row of ``predicted.csv``; older ones say only whether it is the least."""
    if "claim" in row:
        return row["claim"]
    if experiment_named(row["experiment"]).is_remedy:
        return Claim.REAL.value
    return (Claim.AT_LEAST if row["is_least"] == "True" else Claim.PREDICTED).value


def table(pairs: Sequence[Pair]) -> str:
    """All pairs, and the mean error of predictions."""
    lines = [
        "| kernel | experiment | claim | said | achieved | error, % |",
        "|---|---|---|--:|--:|--:|",
    ]
    for pair in pairs:
        lines.append(
            f"| {pair.kernel} | {pair.by} | {pair.claim} | {pair.said:.3f} | {pair.achieved:.3f} "
            f"| {pair.error:+.1f} |"
        )
    lines.append("")
    for claim in (Claim.PREDICTED, Claim.REAL):
        errors = [abs(pair.error) for pair in pairs if pair.claim == claim.value]
        if errors:
            mean = sum(errors) / len(errors)
            lines.append(f"{claim.value}: {len(errors)} pairs, mean error {mean:.1f} %.")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the table of all files."""
    out, *files = map(Path, sys.argv[1:])
    pairs = [pair for path in files for pair in pairs_of(path)]
    out.write_text(table(pairs))
    print(table(pairs))


if __name__ == "__main__":
    main()
