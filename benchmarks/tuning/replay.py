"""cuado's search on recorded spaces, beside Kernel Tuner's strategies on the same records.

    python benchmarks/tuning/replay.py RECORD... [--kernel-tuner JSON...] [--out TABLE.md]

Each RECORD is what ``record.py`` wrote; the JSON beside it, in the same order, what
``kernel_tuner_replay.py`` wrote. A search asks for 20 configurations, 100 times with other seeds;
it gets the recorded times. What counts is the best of them as a fraction of the optimum's speed.
"""

import argparse
import json
import statistics
from collections.abc import Sequence
from pathlib import Path

from records import Record, plain_summary, read_record

from cuado.optimizer.tuning.features import estimate
from cuado.optimizer.tuning.search import Search, run
from cuado.sources.case.space import Configuration

LEVELS = (0.9, 0.95)
Bests = Sequence[float | None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", type=Path, nargs="+")
    parser.add_argument("--kernel-tuner", type=Path, nargs="*", default=[])
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--budget", type=int, default=20)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    parts = []
    for number, path in enumerate(asked.records):
        record = read_record(path)
        others: dict[str, Bests] = {}
        if number < len(asked.kernel_tuner):
            read = json.loads(asked.kernel_tuner[number].read_text("utf-8"))
            if read["budget"] != asked.budget:
                raise SystemExit(f"{asked.kernel_tuner[number]}: another budget")
            others = {f"Kernel Tuner: {n}": each for n, each in read["strategies"].items()}
        ours: dict[str, Bests] = {
            "cuado": searched(record, asked.seeds, asked.budget, knows_facts=True),
            "cuado without static facts": searched(
                record, asked.seeds, asked.budget, knows_facts=False
            ),
        }
        if record.facts:
            ours["the static estimate alone"] = [estimated(record, asked.budget)]
        parts.append(table(record, {**ours, **others}, asked.budget))
        print(parts[-1])
    if asked.out:
        asked.out.write_text("\n".join(parts), "utf-8")


def searched(record: Record, seeds: int, budget: int, *, knows_facts: bool) -> Bests:
    """The best time that each seed's search finds, None where it finds none."""
    # What cannot be compiled is left out before anything runs; all else may fail when it runs.
    ready: Sequence[Configuration] = [
        each for each in record.configurations if each in record.facts or not record.facts
    ]
    facts = [record.facts[each] for each in ready] if knows_facts and record.facts else None
    found: list[float | None] = []
    for seed in range(seeds):
        search = Search(record.tunables, ready, record.default, facts, seed)
        times = [each.time for each in run(search, record.times.get, budget)]
        found.append(min((time for time in times if time is not None), default=None))
    return found


def estimated(record: Record, budget: int) -> float | None:
    """The best time of those that the static estimate ranks first, without any search."""
    ranked = sorted(record.facts, key=lambda each: estimate(record.facts[each]))[:budget]
    times = (record.times.get(each) for each in ranked)
    return min((time for time in times if time is not None), default=None)


def table(record: Record, found: dict[str, Bests], budget: int) -> str:
    """Markdown: the space, then a row for each search, the best mean first."""
    about = plain_summary(record)
    lines = [
        f"## {record.name}\n",
        f"{about['configurations']:,} configurations ({about['failed']} failed) on "
        f"{record.device}. Optimum {about['best_us']:.1f} us; the default has "
        f"{about['default']:.2f} of its speed, the median configuration {about['median']:.2f}; "
        f"{about['within_10_percent']} are within 10 % of it.\n",
        f"| search, {budget} evaluations | seeds | mean | median | worst | "
        + " | ".join(f">= {level:g}" for level in LEVELS)
        + " |",
        "|---|--:|--:|--:|--:|" + "--:|" * len(LEVELS),
    ]
    rows = []
    for name, bests in found.items():
        fractions = [record.fraction(each) for each in bests]
        shares = (sum(f >= level for f in fractions) / len(fractions) for level in LEVELS)
        numbers = (statistics.mean(fractions), statistics.median(fractions), min(fractions))
        cells = [f"{number:.3f}" for number in numbers] + [f"{share:.0%}" for share in shares]
        rows.append((numbers[0], f"| {name} | {len(fractions)} | {' | '.join(cells)} |"))
    lines += [row for _, row in sorted(rows, reverse=True)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
