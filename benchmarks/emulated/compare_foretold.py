"""What was foretold of a chip against what was measured on it then.

    python benchmarks/emulated/compare_foretold.py OUT_FOLDER MEASURED NAME=TIMES.csv ...

TIMES.csv is what ``foretold.py`` wrote; a file with ``counters`` in place of ``times`` in its name
is read as well. Several are put beside each other. MEASURED is a folder that ``reference.py
--table`` wrote, or the table that this script makes of one; so is its file of counters. Writes
measured.csv, counters.csv and compared.md into OUT_FOLDER. Emulated counts of instructions follow
from the code and its data: where they differ, mostly another compiler made the code
(``CUADO_NVRTC`` names one).
"""

import csv
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import mean, median

PLANTED = frozenset({"blind", "reported", "tuning"})
"""Groups whose kernels are not versions of one."""
GOOD, CLEAR = 0.15, 0.03
"""An error that is small; a difference of two measured times that counts."""
COLUMNS = ("launch", "group", "measured_us", "low_us", "high_us", "clock_mhz")
RATES = ("l1_hit_rate", "l2_hit_rate", "achieved_occupancy")
AMOUNTS = ("dram_read_bytes", "dram_write_bytes", "l2_read_sectors", "instructions_executed")
FEW_BYTES = 1e6
SAME_CODE = 1e-3
"""Share by which counts of instructions of one machine code differ at most."""

Key = tuple[str, str]
"""Launch and group."""


@dataclass(frozen=True, slots=True)
class OnChip:
    """A launch on the chip.

    Attributes:
        microseconds: that it took.
        low: lower end of the interval of 95 %.
        high: its upper end.
        clock: lowest SM clock that was read, MHz; None if none was.
        counters: by metric.
    """

    microseconds: float
    low: float
    high: float
    clock: float | None
    counters: Mapping[str, float]


def measured_in(path: Path) -> dict[Key, OnChip]:
    """What was measured, from a folder of documents or from a table with one of counters."""
    found: dict[Key, OnChip] = {}
    if path.is_dir():
        for file in sorted(path.glob("*.json")):
            group, name = file.stem.split(".", 1)
            document = json.loads(file.read_text())
            time, clocks = (document["original"][k] for k in ("time_ns", "clocks_mhz"))
            if time["estimate"] is None:
                continue
            counters = document["counters"]["metrics"]
            found[name, group] = OnChip(
                time["estimate"] / 1e3,
                time["low"] / 1e3,
                time["high"] / 1e3,
                clocks[0] if clocks else None,
                {metric: float(each["value"]) for metric, each in counters.items()},
            )
        return found
    counted: dict[Key, dict[str, float]] = defaultdict(dict)
    for (launch, group, metric), value in counters_in(path, "measured").items():
        counted[launch, group][metric] = value
    with path.open(newline="") as table:
        for row in csv.DictReader(table):
            middle, low, high = (float(row[name]) for name in COLUMNS[2:5])
            clock = float(row["clock_mhz"]) if row["clock_mhz"] else None
            key = row["launch"], row["group"]
            found[key] = OnChip(middle, low, high, clock, counted[key])
    return found


def foretold_in(path: Path) -> dict[Key, float]:
    """Microseconds that were foretold."""
    with path.open(newline="") as file:
        return {(r["launch"], r["group"]): float(r["modelled_us"]) for r in csv.DictReader(file)}


def counters_in(times: Path, column: str = "modelled") -> dict[tuple[str, str, str], float]:
    """Counters in the file beside that of times, by launch, group and metric."""
    path = times.with_name(times.name.replace("times", "counters"))
    if not path.exists():
        return {}
    with path.open(newline="") as file:
        return {
            (row["launch"], row["group"], row["metric"]): float(row[column])
            for row in csv.DictReader(file)
        }


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs of versions of one study, and how many are in the measured order."""

    right: int
    all: int

    def __str__(self) -> str:
        return f"{self.right} of {self.all}" if self.all else ""


def pairs(keys: Sequence[Key], times: Mapping[Key, OnChip], told: Mapping[Key, float]) -> Pairs:
    """Orders of all pairs of one group whose measured times differ clearly."""
    right = total = 0
    for group in {group for _, group in keys} - PLANTED:
        own = [key for key in keys if key[1] == group]
        for one, other in combinations(own, 2):
            a, b = times[one].microseconds, times[other].microseconds
            if abs(a - b) <= CLEAR * min(a, b):
                continue
            total += 1
            right += (a < b) == (told[one] < told[other])
    return Pairs(right, total)


def table_of_groups(times: Mapping[Key, OnChip], told: Mapping[Key, float]) -> Iterator[str]:
    """Errors and orders by group."""
    keys = [key for key in times if key in told]
    groups: dict[str, list[Key]] = defaultdict(list)
    for key in keys:
        groups[key[1]].append(key)
    studies = [key for key in keys if key[1] not in PLANTED]
    heads = "launches | median error | mean error | median ratio | within 15 % | order of pairs"
    yield f"| group | {heads} |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name, own in [("all", keys), ("studies", studies), *sorted(groups.items())]:
        if not own:
            continue
        ratios = [told[key] / times[key].microseconds for key in own]
        errors = [abs(ratio - 1) for ratio in ratios]
        within = sum(error <= GOOD for error in errors)
        order = "" if name == "all" else pairs(own, times, told)
        yield (
            f"| {name} | {len(own)} | {median(errors):.1%} | {mean(errors):.1%} "
            f"| {median(ratios):.3f} | {within} | {order} |"
        )


def table_of_counters(
    times: Mapping[Key, OnChip], told: Mapping[tuple[str, str, str], float]
) -> Iterator[str]:
    """How far modelled events are off."""
    yield "| metric | launches | median error | mean error | within 15 % (15 points) |"
    yield "|---|--:|--:|--:|--:|"
    for metric in (*AMOUNTS, *RATES):
        errors = []
        for (name, group), own in times.items():
            value, truth = told.get((name, group, metric)), own.counters.get(metric)
            if value is None or truth is None:
                continue
            if metric in RATES:
                errors.append(abs(value - truth) / 100)
            elif max(value, truth) >= FEW_BYTES or metric not in AMOUNTS[:2]:
                errors.append(abs(value - truth) / max(truth, 1.0))
        if errors:
            within = sum(error <= GOOD for error in errors)
            unit = " points" if metric in RATES else " %"
            yield (
                f"| {metric} | {len(errors)} | {100 * median(errors):.1f}{unit} "
                f"| {100 * mean(errors):.1f}{unit} | {within} |"
            )


def of_other_code(
    times: Mapping[Key, OnChip], counters: Mapping[tuple[str, str, str], float]
) -> list[str]:
    """Launches that run other numbers of instructions: mostly, another compiler made the code."""
    metric = "instructions_executed"
    both = {
        key: (own.counters.get(metric), counters.get((*key, metric))) for key, own in times.items()
    }
    return [
        name
        for (name, _), (measured, told) in both.items()
        if measured and told and abs(told / measured - 1) > SAME_CODE
    ]


def table_of_launches(
    times: Mapping[Key, OnChip], columns: Mapping[str, Mapping[Key, float]]
) -> Iterator[str]:
    """Every launch, the farthest off of the first column last."""
    first = next(iter(columns.values()))
    yield f"| launch | group | measured us | {' | '.join(f'{n}: ratio' for n in columns)} |"
    yield f"|---|---|--:|{'--:|' * len(columns)}"
    keys = sorted(
        (key for key in times if key in first), key=lambda k: first[k] / times[k].microseconds
    )
    for key in keys:
        own = times[key].microseconds
        cells = (f"{c[key] / own:.2f}" if key in c else "" for c in columns.values())
        yield f"| {key[0]} | {key[1]} | {own:.1f} | {' | '.join(cells)} |"


def _parts(name: str, path: Path, times: Mapping[Key, OnChip]) -> Iterator[str]:
    """What is said of one file of foretold times."""
    yield from (f"## {name}", "", *table_of_groups(times, foretold_in(path)), "")
    if any(own.counters for own in times.values()):
        yield from (*table_of_counters(times, counters_in(path)), "")
    if others := of_other_code(times, counters_in(path)):
        yield from (f"Other numbers of instructions than measured: {', '.join(others)}.", "")


def main() -> None:
    """Compare, and write."""
    out, measured = map(Path, sys.argv[1:3])
    files = {name: Path(path) for name, _, path in (arg.partition("=") for arg in sys.argv[3:])}
    out.mkdir(parents=True, exist_ok=True)
    times = measured_in(measured)
    with (out / "measured.csv").open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for key, own in times.items():
            ends = (f"{value:.3f}" for value in (own.microseconds, own.low, own.high))
            writer.writerow([*key, *ends, own.clock or ""])
    if any(own.counters for own in times.values()):
        with (out / "counters.csv").open("w", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["launch", "group", "metric", "measured"])
            for key, own in times.items():
                kept = (metric for metric in (*AMOUNTS, *RATES) if metric in own.counters)
                writer.writerows([*key, m, f"{own.counters[m]:.6g}"] for m in kept)
    lines: list[str] = []
    columns = {name: foretold_in(path) for name, path in files.items()}
    for name, path in files.items():
        lines += _parts(name, path, times)
    lines += ["## Every launch", "", *table_of_launches(times, columns)]
    (out / "compared.md").write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
