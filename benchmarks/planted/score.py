"""How often the planted cause is named, and how close predictions come: tables of measurements.

    python benchmarks/planted/score.py OUT_FOLDER

Reads OUT_FOLDER/measured.json (``measure.py``) and OUT_FOLDER/counters.json (``counters.py``; what
it would score is left out without it), and writes score.md, score.csv and gains.svg beside them.

Every kernel may have several causes and several names. A planted cause that is named is a hit, one
that is not a miss; a name that is neither planted nor listed as true besides (``also``) is a false
alarm, and so is any defect named of a healthy kernel or of one at a roof. Precision is hits by
names, recall is hits by planted causes. Kernels that could not be measured, or whose twin's results
are wrong, are listed, and their causes count as misses. Where the twin gains less than 5 %, the
planted cause costs nothing on this device: there is nothing to name, and to name it is wrong. Where
the twin of a healthy kernel gains 5 % or more, what it removes is a defect on this device.

Gains are held against the repaired twin where it removes the planted cause, just that, and nothing
else. *Predictions* have an error. A *real* gain, of a rewrite with equal results, and one of *at
least* so much hold if removing the cause entirely gains as much; a *bound* holds if the twin does
not exceed it.
"""

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from manifest import PARTS, Planted, read_manifest
from plot import Point, scatter
from scoring import Scored, Tally, confusion, errors, kept, score
from verdicts import SOURCES, Source

from cuado.what_if.result import Claim

PART = {each.name: part for part, chosen in PARTS.items() for each in chosen(read_manifest())}
"""The part that each kernel is in, by its name."""

TITLES = {
    "reported": "The reported half",
    "tuning": "The half for tuning",
    "blind": "The blind set",
}
ABOUT = {
    "blind": "Written on 2026-11-22 by someone who had not seen the experiments and the rules. "
    "What its first measurement taught has gone into the code since."
}

FASTER = 1.1
"""Times that a twin is faster from which its kernel is at no roof."""

NARROWER = "half as wide"
"""Words of the remark on a roof that narrower data would be below."""

Rows = dict[str, list[Scored]]
"""Scored kernels by source."""


def scored(
    planted: Planted, source: Source, measured: Mapping[str, Any], counters: Mapping[str, Any]
) -> Scored | None:
    """One kernel by one source; None where the source has no data at all."""
    entry, counted = measured.get(planted.name), counters.get(planted.name)
    error = (entry or {}).get("error", "") or (entry or {}).get("twin_error", "")
    if error and source.key in ("experiments", "both"):
        return Scored(planted, (), None, error)
    found = source.named(None if error else entry, counted)
    if found is None:
        return None
    gain = (entry or {}).get("twin_gain")
    return Scored(planted, found, gain[0] if gain else None, error)


def report(rows: Rows) -> Iterator[str]:
    """The tables as Markdown."""
    for part, title in TITLES.items():
        chosen = only(rows, part)
        if any(chosen.values()):
            yield f"## {title}\n"
            if part in ABOUT:
                yield f"{ABOUT[part]}\n"
            yield from _summary(chosen)
            yield ""
    for part in ("reported", "blind"):
        chosen = only(rows, part)
        if any(chosen.values()):
            yield from _by_cause(chosen, TITLES[part].lower())
            yield from _confusions(chosen, TITLES[part].lower())
    yield from _false_roofs(rows)
    yield from _cases(rows)


def only(rows: Rows, part: str) -> Rows:
    """The kernels of one part."""
    return {
        key: [row for row in some if PART[row.planted.name] == part] for key, some in rows.items()
    }


def _summary(rows: Rows) -> Iterator[str]:
    yield (
        "| source | kernels | precision | recall | named first right | healthy or roof, no defect "
        "named | mean error of predictions, % | of | real gains that hold | gains of at least that "
        "hold | bounds that hold |"
    )
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    for source in SOURCES:
        some = rows.get(source.key)
        if not some:
            continue
        made = score(some)
        wrong = list(errors(some))
        real, least, bounds = (
            kept(some, claim) for claim in (Claim.REAL, Claim.AT_LEAST, Claim.BOUND)
        )
        yield (
            f"| {source.title} | {made.of} | {_part(made.total.precision)} "
            f"| {_part(made.total.recall)} | {made.first} of {made.of} "
            f"| {made.healthy} of {made.of_healthy} | {_mean(wrong)} | {len(wrong)} "
            f"| {real[0]} of {real[1]} | {least[0]} of {least[1]} | {bounds[0]} of {bounds[1]} |"
        )


def _part(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _mean(values: list[float]) -> str:
    return f"{sum(values) / len(values):.1f}" if values else "-"


def _by_cause(rows: Rows, title: str) -> Iterator[str]:
    tallies = {key: score(some).causes for key, some in rows.items()}
    names = sorted({name for some in tallies.values() for name in some})
    shown = [source for source in SOURCES if source.key in tallies]
    yield f"## By cause, {title}: hits / misses / false alarms\n"
    yield f"| cause | {' | '.join(source.title for source in shown)} |"
    yield f"|---|{'---|' * len(shown)}"
    for name in names:
        cells = (_tally(tallies[source.key].get(name)) for source in shown)
        yield f"| {name} | {' | '.join(cells)} |"
    yield ""


def _tally(tally: Tally | None) -> str:
    return f"{tally.hits} / {tally.misses} / {tally.false_alarms}" if tally else "-"


def _confusions(rows: Rows, title: str) -> Iterator[str]:
    yield f"## What was named first, by what was planted, {title}\n"
    tables = {key: confusion(some) for key, some in rows.items()}
    shown = [source for source in SOURCES if source.key in tables]
    yield f"| planted | {' | '.join(source.title for source in shown)} |"
    yield f"|---|{'---|' * len(shown)}"
    for name in sorted({name for table in tables.values() for name in table}):
        cells = (
            ", ".join(f"{n} {count}x" for n, count in tables[s.key].get(name, {}).items()) or "-"
            for s in shown
        )
        yield f"| {name} | {' | '.join(cells)} |"
    yield ""


def _false_roofs(rows: Rows) -> Iterator[str]:
    """Kernels that were called healthy though their repaired twins are faster."""
    yield f"## A roof, or no cause at all, where the twin is {FASTER} times faster\n"
    found = [
        f"- {row.planted.name}: {_called(row)}, and the twin is {row.achieved:.2f} times faster"
        for row in rows.get("both", ())
        if row.achieved is not None and row.achieved >= FASTER and not row.defects
    ]
    yield from found or ["None."]
    yield ""


def _called(row: Scored) -> str:
    """The roof that is named, with what is said of narrower data; or that nothing is named."""
    roofs = [
        f"{', '.join(sorted(each.causes))} ({each.remark})" if NARROWER in each.remark else name
        for each in row.named
        for name in each.causes
    ]
    return ", ".join(sorted(roofs)) if roofs else "nothing is named"


def _cases(rows: Rows) -> Iterator[str]:
    yield "## Every kernel, by experiments and counters together\n"
    free = [r.planted.name for r in rows.get("both", ()) if r.planted.twin and r.costs_nothing]
    if free:
        yield f"No faster repaired, so that nothing is planted on this device: {', '.join(free)}.\n"
    yield (
        "| kernel | part | planted | named (by) | missed | false alarms | predicted | achieved "
        "| error, % |"
    )
    yield "|---|---|---|---|---|---|---:|---:|---:|"
    for row in rows.get("both", ()):
        name, causes = row.planted.name, ", ".join(row.planted.causes)
        start = f"| {name} | {PART[name]} | {causes} "
        if row.error:
            yield f"{start}| not scored: {row.error} | | | | | |"
            continue
        named = ", ".join(f"{'/'.join(sorted(n.causes))} ({n.by})" for n in row.named) or "nothing"
        wrong = ", ".join("/".join(sorted(each.causes)) for each in row.false_alarms) or "-"
        prediction = row.prediction
        claim = f"{prediction.claim.value} " if prediction else ""
        numbers = (
            f"{claim}{prediction.gain:.2f}" if prediction and prediction.gain else "-",
            f"{row.achieved:.2f}" if row.achieved else "-",
            "-" if row.error_percent is None else f"{row.error_percent:+.1f}",
        )
        yield (
            f"{start}| {named} | {', '.join(sorted(row.misses)) or '-'} | {wrong} "
            f"| {' | '.join(numbers)} |"
        )


def table(rows: Rows) -> Iterator[tuple[object, ...]]:
    """Every kernel by every source, for a spreadsheet."""
    yield (
        *("source", "kernel", "part", "kind", "planted", "named", "missed", "false_alarms"),
        *("gain", "claim", "achieved", "error_percent", "not_scored"),
    )
    for source, some in rows.items():
        for row in some:
            prediction = row.prediction
            yield (
                source,
                row.planted.name,
                PART[row.planted.name],
                row.planted.kind,
                " ".join(row.planted.causes),
                " ".join("/".join(sorted(each.causes)) for each in row.named),
                " ".join(sorted(row.misses)),
                " ".join("/".join(sorted(each.causes)) for each in row.false_alarms),
                prediction.gain if prediction else None,
                prediction.claim.value if prediction else None,
                row.achieved,
                row.error_percent,
                row.error,
            )


def points(rows: Rows) -> Iterable[Point]:
    """Predicted and achieved gains of experiments and of NVIDIA's rules."""
    for key in ("experiments", "nvidia"):
        for row in rows.get(key, ()):
            prediction = row.prediction
            if prediction is not None and prediction.gain and row.achieved:
                yield Point(key, row.planted.name, row.achieved, prediction.gain)


def main() -> None:
    """Write the tables and the plot."""
    folder = Path(sys.argv[1])
    measured = {e["name"]: e for e in json.loads((folder / "measured.json").read_text())}
    path = folder / "counters.json"
    counted = json.loads(path.read_text()) if path.is_file() else []
    counters = {entry["name"]: entry for entry in counted}
    rows: Rows = {}
    for source in SOURCES:
        made = (scored(planted, source, measured, counters) for planted in read_manifest())
        rows[source.key] = [row for row in made if row is not None]
    text = "\n".join(report(rows)) + "\n"
    (folder / "score.md").write_text(text)
    with (folder / "score.csv").open("w", newline="") as file:
        csv.writer(file).writerows(table(rows))
    (folder / "gains.svg").write_text(scatter(tuple(points(rows))))
    print(text)


if __name__ == "__main__":
    main()
