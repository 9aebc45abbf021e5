"""Reads outcomes of experiments from the JSON of a what-if, as ``measure.py`` records it."""

from collections.abc import Iterator, Mapping
from typing import Any

from cuado.kernel.proposal import Kind
from cuado.model.instruction import SourceLocation
from cuado.model.trial import Difference, Equivalence
from cuado.stats import Comparison, Interval, Reason, Verdict
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import Check, Outcome, Status, Timing

Entry = Mapping[str, Any]


def interval(found: Entry | None) -> Interval | None:
    """An interval; None for none."""
    return None if found is None else Interval(**found)


def outcomes(entry: Entry) -> Iterator[Outcome]:
    """The outcomes of a recorded what-if; those of experiments that cuado still has."""
    known = {each.name: each for each in all_experiments()}
    for found in entry["outcomes"]:
        if found["experiment"] in known:
            yield _outcome(found, known)


def _outcome(found: Entry, known: Mapping[str, Any]) -> Outcome:
    said, contradicted = found["notes"], ""
    for note in said:
        if note.startswith("contradicted: "):
            contradicted = note
    return Outcome(
        known[found["experiment"]],
        Status[found["status"].upper()],
        found["reason"] or "",
        kind=Kind[found["method"].upper()] if found["method"] else None,
        timings=tuple(
            Timing(
                each["label"],
                each["amount"],
                interval(each["time_ns"]),
                interval(each["ratio"]),
                each["blocks_per_sm"],
            )
            for each in found["timings"]
        ),
        comparison=_comparison(found["comparison"], found["verdict"]),
        perturbation=interval(found["perturbation"]),
        checks=tuple(Check(**each) for each in found["checks"]),
        equivalence=_equivalence(found["equivalence"]),
        touched=tuple(SourceLocation(each["file"], each["line"]) for each in found["touched"]),
        alternatives=tuple(_outcome(each, known) for each in found["alternatives"]),
        notes=tuple(note for note in said if note != contradicted),
    )


def _comparison(found: Entry | None, verdict: str | None) -> Comparison | None:
    if found is None or verdict is None:
        return None
    return Comparison(
        Verdict(verdict),
        tuple(Reason[each["code"].upper()] for each in found["reasons"]),
        tuple(Reason[each["code"].upper()] for each in found["notes"]),
        interval(found["ratio"]),
        found["limit"],
        found["rounds"],
        tuple(found["disturbed_rounds"]),
        tuple(found["outlying_rounds"]),
    )


def _equivalence(found: Entry | None) -> Equivalence | None:
    if found is None:
        return None
    blocks = found["blocks"]
    return Equivalence(
        found["equal"],
        tuple(
            Difference(
                each["buffer"],
                each["index"],
                float(each["expected"]),
                float(each["found"]),
                each["elements"],
            )
            for each in found["differences"]
        ),
        tuple(found["out_of_bounds"]),
        found["deterministic"],
        (blocks["compared"], blocks["grid"]) if blocks else None,
    )
