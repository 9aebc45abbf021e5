"""The table of causes: which outcomes are gains, which are none, and which must not be believed."""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.kernel.proposal import Kind
from cuado.model.instruction import SourceLocation
from cuado.report import words
from cuado.report.whatif import wording
from cuado.stats import Interval, Verdict
from cuado.what_if.pictures import (
    COPIES_ALONE,
    MATH_ONLY,
    MEMORY_ONLY,
    NEITHER,
    PRODUCTS_ALONE,
    STORE_ONLY,
)
from cuado.what_if.result import Claim, Outcome, Status, WhatIf

PICTURES = {
    MEMORY_ONLY.name: "memory only",
    MATH_ONLY.name: "math only",
    STORE_ONLY.name: "stores only",
    COPIES_ALONE.name: "no products",
    PRODUCTS_ALONE.name: "no copies",
    NEITHER.name: "neither",
}
"""The experiments whose times are the method's pictures: drawn as bars, not listed as causes."""

SWEPT = frozenset({Kind.LAUNCH, Kind.NOISE})
"""Kinds with several settings: shown as curves."""

CLAIMS: Mapping[Claim, str] = {
    Claim.REAL: "the rewritten kernel leaves the same results, bit for bit: the gain can be had",
    Claim.PREDICTED: "{timed} with this cause removed and all else kept: what such a fix brings",
    Claim.AT_LEAST: "the switch alone changes the time, which the gain allows for: such a fix "
    "brings this much or more",
    Claim.BOUND: "{timed} as if this cost nothing, which no fix makes it: a bound",
    Claim.UNPROVEN: "results are meant to stay the same, but were not compared",
}
"""What each claim means, for a legend; ``timed`` is how times came to be."""

OVERLAP = "Gains overlap: they must not be multiplied."

_RANKS = (Verdict.FASTER, Verdict.SAME, Verdict.SLOWER, Verdict.UNDECIDED)
_LABELS = {
    Verdict.SAME: "no gain",
    Verdict.SLOWER: "slower",
    Verdict.UNDECIDED: "undecided",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One measured experiment, on the whole kernel or on one line.

    Attributes:
        outcome: what it shows.
        verdict: of the relaxation.
        label: the claim of a gain; ``no gain``, ``slower`` or ``undecided`` otherwise.
        claim: what the gain promises; None where there is none.
        gain: the gain; not a fact where the verdict is UNDECIDED.
        before: nanoseconds without the relaxation: off, or the original where that is the
            reference.
        after: nanoseconds with it.
        predicted: nanoseconds that the original would take; None without a decided gain.
        doubt: why nothing was decided; empty if it was.
        place: the line it was restricted to; None for the whole kernel.
        text: source of that line; empty if not known.
        lines: the same on single lines, greatest gain first; measured ones only.
    """

    outcome: Outcome
    verdict: Verdict
    label: str
    claim: Claim | None
    gain: Interval | None
    before: float | None
    after: float | None
    predicted: float | None
    doubt: str
    place: SourceLocation | None
    text: str
    lines: "tuple[Row, ...]"

    @property
    def name(self) -> str:
        """The experiment's."""
        return self.outcome.experiment.name

    @property
    def faster(self) -> bool:
        """True if it is a gain beyond the noise."""
        return self.verdict is Verdict.FASTER

    @property
    def shown_gain(self) -> str:
        """``1.65x``; in brackets where it is undecided."""
        estimate = wording.gain(self.gain.estimate if self.gain else None)
        return f"({estimate})" if self.verdict is Verdict.UNDECIDED else estimate


@dataclass(frozen=True, slots=True)
class Aside:
    """An experiment without a valid result: its name, the stage at which it ended, and why."""

    name: str
    status: str
    reason: str


def cause_rows(result: WhatIf) -> tuple[Row, ...]:
    """The measured relaxations and rewrites: gains, largest first; then those without a gain."""
    rows = (row(outcome, result) for outcome in result.outcomes if _is_cause(outcome))
    return tuple(sorted(rows, key=_order))


def absent(result: WhatIf) -> tuple[Aside, ...]:
    """The experiments that found nothing to relax."""
    return tuple(
        Aside(outcome.experiment.name, outcome.status.value, outcome.reason)
        for outcome in result.outcomes
        if outcome.status is Status.ABSENT
    )


def set_aside(result: WhatIf) -> tuple[Aside, ...]:
    """The experiments that could not be made, failed, or have an invalid result."""
    return tuple(
        Aside(outcome.experiment.name, _standing(outcome), trouble(outcome))
        for outcome in result.outcomes
        if (outcome.status not in (Status.MEASURED, Status.ABSENT)) or results_differ(outcome)
    )


def results_differ(outcome: Outcome) -> bool:
    """True if a rewrite that had to keep the results changed them."""
    return outcome.equivalence is not None and not outcome.equivalence.equal


def row(outcome: Outcome, result: WhatIf) -> Row:
    """A measured outcome as a row."""
    verdict = outcome.verdict or Verdict.UNDECIDED
    claim = outcome.claim if verdict is Verdict.FASTER else None
    before, after = times(outcome, result)
    decided = verdict is not Verdict.UNDECIDED and outcome.gain and result.original
    lines = (row(line, result) for line in outcome.lines if _is_cause(line))
    return Row(
        outcome=outcome,
        verdict=verdict,
        label=claim.value if claim else _LABELS.get(verdict, ""),
        claim=claim,
        gain=outcome.gain,
        before=before,
        after=after,
        predicted=predicted(outcome, result) if decided else None,
        doubt="; ".join(_doubts(outcome)) if verdict is Verdict.UNDECIDED else "",
        place=outcome.line,
        text=source_text(outcome.line, result.launch.sources),
        lines=tuple(sorted(lines, key=_order)),
    )


def predicted(outcome: Outcome, result: WhatIf) -> float | None:
    """Nanoseconds that the original would take with this gain: its own time / the gain."""
    if outcome.gain is None or result.original is None:
        return None
    return result.original.estimate / outcome.gain.estimate


def times(outcome: Outcome, result: WhatIf) -> tuple[float | None, float | None]:
    """Nanoseconds without and with the relaxation: the two times that its gain compares.

    A gain that is discounted by the gain of the switch is less than their ratio.
    """
    if not outcome.timings:
        return None, None
    before = result.original if outcome.is_against_original else outcome.timings[0].time
    after = outcome.timings[-1].time
    return wording.estimate(before), wording.estimate(after)


def source_text(location: SourceLocation | None, sources: Mapping[str, str]) -> str:
    """A source line without its indentation; empty if the text is not at hand."""
    if location is None or location.file not in sources:
        return ""
    lines = sources[location.file].splitlines()
    return lines[location.line - 1].strip() if 1 <= location.line <= len(lines) else ""


def trouble(outcome: Outcome) -> str:
    """Why an outcome has no valid result."""
    if outcome.reason:
        return outcome.reason
    parts = [
        f"{check.name}: expected {check.expected}, found {check.found}"
        for check in outcome.checks
        if not check.passed
    ]
    if outcome.equivalence is not None and results_differ(outcome):
        if not outcome.equivalence.deterministic:
            parts.append("two runs of the original do not agree, so nothing can be compared")
        parts += [
            f"'{d.buffer}' differs in {wording.count(d.elements, 'element')}, "
            f"first at {d.index}: {d.found:g} instead of {d.expected:g}"
            for d in outcome.equivalence.differences
        ]
        parts += [f"wrote beside '{name}'" for name in outcome.equivalence.out_of_bounds]
    return "; ".join(parts) or "no reason given"


def touched_places(outcome: Outcome) -> tuple[str, ...]:
    """The source lines that an experiment changes."""
    return tuple(dict.fromkeys(map(wording.place, outcome.touched)))


def line_summary(shown: Row, listed: int) -> str:
    """A summary of the lines that are not listed; empty if there are none."""
    rest = shown.lines[listed:]
    untried = len(shown.outcome.lines) - len(shown.lines)
    parts = []
    for verdict, says in ((Verdict.FASTER, "a smaller gain"), *_LABELS.items()):
        number = sum(line.verdict is verdict for line in rest)
        if number:
            parts.append(f"{number} {says}")
    if untried:
        parts.append(f"{untried} could not be tried")
    if not parts:
        return ""
    return f"{'other lines' if listed else 'single lines'}: {', '.join(parts)}"


def _is_cause(outcome: Outcome) -> bool:
    return (
        outcome.status is Status.MEASURED
        and outcome.kind not in SWEPT
        and outcome.experiment.name not in PICTURES
        and not results_differ(outcome)
    )


def _order(shown: Row) -> tuple[int, float]:
    return _RANKS.index(shown.verdict), -(shown.gain.estimate if shown.gain else 0.0)


def _standing(outcome: Outcome) -> str:
    return "results differ" if outcome.status is Status.MEASURED else outcome.status.value


def _doubts(outcome: Outcome) -> tuple[str, ...]:
    if outcome.comparison is None:
        return (outcome.reason or "not compared",)
    return tuple(reason.value for reason in outcome.comparison.reasons)


def perturbation_words(shown: Row) -> str:
    """The cost of the switch itself, or a note that no loop is unrolled; empty for neither."""
    ratio = shown.outcome.perturbation
    if ratio is None:
        return ""
    cost = wording.more(ratio)
    what = "switch costs" if shown.outcome.kind is Kind.SWITCHED else "loops not unrolled cost"
    return f"{what} nothing" if cost == "0%" else f"{what} {cost}"


def equality_words(outcome: Outcome) -> str:
    """The comparison of outputs, for rewrites that must keep them; empty for the others.

    Switched programs are compared with the switch off, which says nothing about their gain.
    """
    if outcome.kind is not Kind.EQUIVALENT:
        return ""
    if outcome.equivalence is None:
        return "outputs not compared"
    if not outcome.equivalence.equal:
        return "outputs differ"
    if outcome.equivalence.blocks is None:
        return "outputs equal"
    ran, grid = outcome.equivalence.blocks
    return f"outputs equal in the {ran:,} of {grid:,} blocks compared"


def numbers(shown: Row) -> str:
    """Times, prediction and perturbation in words: ``515 -> 312 us; kernel 302 us; ...``."""
    parts = [wording.change(shown.before, shown.after)] if shown.after is not None else []
    if shown.faster and shown.predicted is not None and shown.outcome.kind is Kind.SWITCHED:
        most = "at most " if shown.claim is Claim.AT_LEAST else ""
        parts.append(f"the kernel would take {most}{words.time(shown.predicted)}")
    parts += [perturbation_words(shown), equality_words(shown.outcome)]
    if shown.faster and shown.outcome.experiment.bounds:
        parts.append(f"bounds {shown.outcome.experiment.bounds}, and no other fix")
    return "; ".join(part for part in parts if part)
