"""How often the planted cause is named, and how close predictions come: tables of measurements.

    python benchmarks/planted/score.py OUT_FOLDER

Reads OUT_FOLDER/measured.json, writes score.md and score.csv beside it.

*Named* by the experiments are gains of at least 5 %, greatest first: relaxations and rewrites that
keep results, then mere bounds (no loads, no barriers, ...), then what the limiter says
(instructions: math-only, memory: memory-only). Where the limiter is the launch, or too few accesses
in flight, that is named before all: gains then say little. A kernel is called healthy if no
removable cause is named.
"""

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from manifest import Planted, read_manifest

LEAST_GAIN = 1.05
NOTHING = "nothing"
_NAMING = frozenset({"real", "predicted"})
_BOUNDS = frozenset({"bound"})
_PICTURES = frozenset({"math-only", "memory-only", "store-only"})
"""They say what limits, by their times; their gains are no gains of a fix."""
_SAYS = {"instruction_throughput": "math-only", "memory_bandwidth": "memory-only"}
_LIMITS = {"launch": "grid-scaling"}
_UNITS = {"too few accesses in flight": "occupancy-sweep"}


@dataclass(frozen=True)
class Scored:
    """One planted case and what was said of it.

    Attributes:
        planted: the case.
        named: experiments in the order in which they are named; empty for none.
        removable: how many of them are no mere bounds.
        predicted: gain of the first right one, None without.
        achieved: gain of the repaired twin, None without.
        error: why it could not be measured; empty if it could.
    """

    planted: Planted
    named: tuple[str, ...]
    removable: int
    predicted: float | None
    achieved: float | None
    error: str = ""

    @property
    def is_healthy(self) -> bool:
        """Whether nothing is planted."""
        return self.planted.healthy

    @property
    def error_percent(self) -> float | None:
        """Of the predicted gain, where the repair removes just the one cause that was predicted."""
        single = self.planted.exact and len(self.planted.causes) == 1
        if not single or not self.predicted or not self.achieved:
            return None
        return 100 * (self.predicted / self.achieved - 1)

    @property
    def first_is_right(self) -> bool:
        """Whether what is named first is planted; of a healthy kernel: whether nothing is."""
        if self.is_healthy:
            return not self.removable
        return bool(self.named) and self.named[0] in self.planted.experiments

    @property
    def some_is_right(self) -> bool:
        """Whether what is planted is among what is named."""
        return self.first_is_right or bool(set(self.named) & set(self.planted.experiments))


def named(found: dict[str, Any], claims: frozenset[str]) -> tuple[tuple[str, float], ...]:
    """Experiments that gain, of some claims, with their gains, the greatest first."""
    gains = [
        (outcome["experiment"], outcome["gain"]["estimate"])
        for outcome in found["outcomes"]
        if outcome["claim"] in claims
        and outcome["experiment"] not in _PICTURES
        and outcome["gain"]["low"] >= LEAST_GAIN
    ]
    return tuple(sorted(gains, key=lambda pair: -pair[1]))


def limits(found: dict[str, Any]) -> tuple[tuple[str, float], ...]:
    """The experiment that stands for a limiter beside which gains say little."""
    limiter = found["limiter"]
    first = _LIMITS.get(limiter["verdict"]) or _UNITS.get(limiter["unit"] or "")
    return ((first, 1.0),) if first else ()


def scored(planted: Planted, entry: dict[str, Any]) -> Scored:
    """What the measurements of one case say."""
    if "error" in entry:
        return Scored(planted, (), 0, None, None, entry["error"])
    removable = named(entry["whatif"], _NAMING)
    bounds = named(entry["whatif"], _BOUNDS)
    verdict = _SAYS.get(entry["whatif"]["limiter"]["verdict"])
    last = ((verdict, 1.0),) if verdict else ()
    said = limits(entry["whatif"]) + removable + bounds + last
    right = [gain for name, gain in removable if name in planted.experiments]
    twin = entry.get("twin_gain")
    return Scored(
        planted,
        tuple(name for name, _ in said),
        len(removable),
        right[0] if right else None,
        twin[0] if twin else None,
    )


def report(rows: list[Scored]) -> Iterable[str]:
    """The tables as Markdown."""
    planted = [row for row in rows if not row.is_healthy and not row.error]
    asked = [row for row in planted if row.planted.experiments]
    healthy = [row for row in rows if row.is_healthy and not row.error]
    yield "| | of | |"
    yield "|---|---:|---:|"
    first, some, well = (
        sum(row.first_is_right for row in asked),
        sum(row.some_is_right for row in asked),
        sum(row.first_is_right for row in healthy),
    )
    yield f"| planted cause named first | {len(asked)} | {first} |"
    yield f"| planted cause among the named | {len(asked)} | {some} |"
    yield f"| planted, no experiment relaxes it | {len(planted)} | {len(planted) - len(asked)} |"
    yield f"| healthy, nothing named | {len(healthy)} | {well} |"
    errors = [abs(r.error_percent) for r in rows if r.error_percent is not None]
    if errors:
        mean = sum(errors) / len(errors)
        yield f"| mean error of predicted gains, % | {len(errors)} | {mean:.1f} |"
    yield ""
    yield "| case | planted | named first | also named | right | predicted | achieved | error, % |"
    yield "|---|---|---|---|---|---:|---:|---:|"
    for row in rows:
        yield line(row)
    yield ""
    yield "What was named first, by planted cause:"
    yield ""
    yield "| planted | named first |"
    yield "|---|---|"
    for cause in sorted({row.planted.cause for row in rows}):
        those = [row for row in rows if row.planted.cause == cause and not row.error]
        counts = Counter(row.named[0] if row.named else NOTHING for row in those)
        yield f"| {cause} | {', '.join(f'{n} {count}x' for n, count in counts.most_common())} |"


def line(row: Scored) -> str:
    """One case as a row."""
    if row.error:
        return f"| {row.planted.name} | {row.planted.cause} | not measured: {row.error} | | | | | |"
    error = "-" if row.error_percent is None else f"{row.error_percent:+.1f}"
    verdict = "yes" if row.first_is_right else "not first" if row.some_is_right else "**no**"
    if not row.is_healthy and not row.planted.experiments:
        verdict = "no experiment"
    numbers = (f"{gain:.2f}" if gain else "-" for gain in (row.predicted, row.achieved))
    return (
        f"| {row.planted.name} | {row.planted.cause} | {row.named[0] if row.named else NOTHING} "
        f"| {', '.join(row.named[1:]) or '-'} | {verdict} | {' | '.join(numbers)} | {error} |"
    )


def main() -> None:
    """Write the tables."""
    folder = Path(sys.argv[1])
    entries = {entry["name"]: entry for entry in json.loads((folder / "measured.json").read_text())}
    every = read_manifest()
    rows = [scored(planted, entries[planted.name]) for planted in every if planted.name in entries]
    text = "\n".join(report(rows)) + "\n"
    (folder / "score.md").write_text(text)
    with (folder / "score.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("case", "cause", "named", "predicted", "achieved", "error"))
        for row in rows:
            named_all = " ".join(row.named)
            writer.writerow(
                (
                    row.planted.name,
                    row.planted.cause,
                    named_all,
                    row.predicted,
                    row.achieved,
                    row.error,
                )
            )
    print(text)


if __name__ == "__main__":
    main()
