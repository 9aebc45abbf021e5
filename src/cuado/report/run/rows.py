"""Experiments and candidates of an iteration as rows: those that count first, alike ones together.

Records of a session are texts and numbers, which another version of cuado may have written: a word
that is not known here is shown as it stands.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.session import AdviceRecord, Candidate, ExperimentRecord, Fate, Iteration
from cuado.report.whatif import wording
from cuado.report.whatif.rows import PICTURES
from cuado.stats import Interval, Verdict
from cuado.what_if.result import Claim, Status

ORDER = (
    Fate.KEPT,
    Fate.OUTDONE,
    Fate.NO_GAIN,
    Fate.SLOWER,
    Fate.WRONG,
    Fate.FAILED,
    Fate.UNSOUND,
    Fate.LEFT_OUT,
    Fate.REFUSED,
)
"""Fates, from kept to never made."""

_VERDICTS = (Verdict.FASTER, Verdict.SAME, Verdict.SLOWER, Verdict.UNDECIDED)
_LABELS = {
    Verdict.SAME: "no gain",
    Verdict.SLOWER: "slower",
    Verdict.UNDECIDED: "undecided",
}
_LIMITED = (Claim.AT_LEAST, Claim.BOUND)
_STEP = re.compile(r"(?P<name>[\w-]+)\((?P<settings>[^()]*)\)", re.ASCII)
_PLACE = re.compile(r", (?:not|before) .*")
"""The part of a label that names replaced steps, or steps that follow."""
PICTURE = "picture"
NOT_TRIED = "not tried"
WORTH_THE_SOURCE = 1.05
"""Gain of an experiment from which it is worth changing the source."""
MOST_VALUES = 4
"""Values of one transformation that are listed where one condition refuses them all."""


@dataclass(frozen=True, slots=True)
class ExperimentRow:
    """An experiment that was measured.

    Attributes:
        name: of it.
        relaxes: its bottleneck.
        gain: ``1.65x``; in brackets where it is undecided.
        ends: ``[1.64, 1.66]``; empty for none.
        label: what the gain promises; ``no gain``, ``slower`` or ``undecided`` otherwise;
            ``picture`` for copies that lack a part of the kernel, whose gain cannot be achieved.
        faster: whether it is a gain beyond the noise, and of a cause.
        interval: the gain as numbers.
    """

    name: str
    relaxes: str
    gain: str
    ends: str
    label: str
    faster: bool
    interval: Interval | None


@dataclass(frozen=True, slots=True)
class Other:
    """Things of one status and reason: experiments without a result, candidates not made."""

    names: str
    status: str
    reason: str


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """A candidate that was made.

    Attributes:
        name: of the transformation.
        settings: its numbers: ``axis=y, factor=4``; empty for none.
        fate: in words.
        gain: gain over the version it was made from; a dash if it was not timed.
        ends: the range; empty for none.
        predicted: the gain that an experiment predicted; a dash without one.
        relaxes: the bottleneck for which it was tried; empty if unknown.
        reason: of its fate; empty where the fate says it.
        resources: registers and blocks an SM; empty if it was not assembled.
        kept: whether it is part of the next version.
        good: whether it was made, and its results were not found wrong.
    """

    name: str
    settings: str
    fate: str
    gain: str
    ends: str
    predicted: str
    relaxes: str
    reason: str
    resources: str
    kept: bool
    good: bool


def split_step(step: str) -> tuple[str, str]:
    """A transformation as it prints, as its name and its numbers: each has a line in a table."""
    found = _STEP.fullmatch(step)
    return (found["name"], found["settings"]) if found else (step, "")


def steps_in(label: str) -> tuple[str, ...]:
    """The steps that a candidate's label adds."""
    return () if label.startswith("without ") else tuple(_PLACE.sub("", label).split(" + "))


def advice_of(candidate: Candidate) -> tuple[AdviceRecord, ...]:
    """The changes of the source with a candidate's effect: for each step, or for all in one."""
    old = () if candidate.advice is None else (candidate.advice,)
    return candidate.advised or old


def experiment_rows(records: Iterable[ExperimentRecord]) -> tuple[ExperimentRow, ...]:
    """The measured experiments: gains first, the largest first."""
    rows = [_experiment(record) for record in records if record.verdict]
    return tuple(sorted(rows, key=_experiment_order))


def best_experiment(iteration: Iteration) -> ExperimentRow | None:
    """The largest gain that is more than a bound; a bound where there is nothing else.

    Small gains, and what a smaller grid takes, send nobody back to the source.
    """
    telling = [
        record
        for record in iteration.experiments
        if record.relaxes != Bottleneck.LAUNCH_SIZE
        and record.gain is not None
        and record.gain.estimate >= WORTH_THE_SOURCE
    ]
    gains = [row for row in experiment_rows(telling) if row.faster]
    removable = [row for row in gains if row.label != Claim.BOUND.value]
    return next(iter(removable or gains), None)


def promised(row: ExperimentRow) -> str:
    """A gain with its claim: ``at most 1.43x``, ``1.20x predicted``."""
    limited = row.label in _LIMITED
    return f"{row.label} {row.gain}" if limited else f"{row.gain} {row.label}".rstrip()


def nothing_to_relax(records: Iterable[ExperimentRecord]) -> tuple[str, ...]:
    """Names of the experiments that found nothing to relax."""
    return tuple(r.name for r in records if not r.verdict and r.status == Status.ABSENT)


def without_result(records: Iterable[ExperimentRecord]) -> tuple[Other, ...]:
    """The other experiments that were not measured, those of one reason together."""
    names: dict[tuple[str, str], list[str]] = {}
    for record in records:
        if not record.verdict and record.status != Status.ABSENT:
            names.setdefault((record.status, record.reason), []).append(record.name)
    return tuple(Other(", ".join(n), status, reason) for (status, reason), n in names.items())


def candidate_rows(candidates: Iterable[Candidate]) -> tuple[CandidateRow, ...]:
    """The candidates that were made: kept ones first, then by fate, each in the order of trial."""
    made = [each for each in candidates if each.fate not in (Fate.REFUSED, Fate.LEFT_OUT)]
    return tuple(map(_candidate, sorted(made, key=lambda each: ORDER.index(each.fate))))


def not_made(candidates: Iterable[Candidate]) -> tuple[Other, ...]:
    """Candidates that were refused or left out, those of one transformation and reason together."""
    found: dict[tuple[Fate, str, str], list[str]] = {}
    for each in candidates:
        if each.fate in (Fate.REFUSED, Fate.LEFT_OUT):
            name, settings = split_step(each.transformation)
            found.setdefault((each.fate, name, each.reason), []).append(settings)
    ordered = sorted(found.items(), key=lambda item: -ORDER.index(item[0][0]))
    return tuple(
        Other(_listed(name, settings), fate.value, reason)
        for (fate, name, reason), settings in ordered
    )


def not_tried(iteration: Iteration) -> tuple[Other, ...]:
    """Transformations of which no candidate was made."""
    return tuple(Other(name, NOT_TRIED, reason) for name, reason in iteration.untried)


def together(others: Iterable[Other]) -> tuple[Other, ...]:
    """The rows, with those not tried for one reason joined at the place of the first."""
    found: dict[object, list[Other]] = {}
    for number, other in enumerate(others):
        key = other.reason if other.status == NOT_TRIED else number
        found.setdefault(key, []).append(other)
    return tuple(replace(e[0], names=", ".join(o.names for o in e)) for e in found.values())


def conditions(iteration: Iteration) -> Iterator[Other]:
    """The fate of every transformation on a version that none made faster.

    Refused ones first, with the condition that failed; then those that did not apply; then those
    that were made and did not help.
    """
    yield from not_made(iteration.candidates)
    yield from not_tried(iteration)
    for row in candidate_rows(iteration.candidates):
        said = f"{row.gain} {row.ends}".strip() if row.gain != "-" else ""
        why = "; ".join(part for part in (said, row.reason) if part)
        yield Other(_listed(row.name, [row.settings]), row.fate, why)


def _experiment(record: ExperimentRecord) -> ExperimentRow:
    gain = wording.gain(record.gain.estimate if record.gain else None)
    undecided = record.verdict == Verdict.UNDECIDED
    faster = record.verdict == Verdict.FASTER and record.name not in PICTURES
    labels: dict[str, str] = {verdict.value: says for verdict, says in _LABELS.items()}
    labels[Verdict.FASTER.value] = record.claim.replace("_", " ") if faster else PICTURE
    return ExperimentRow(
        record.name,
        record.relaxes,
        f"({gain})" if undecided and record.gain else gain,
        wording.ends(record.gain),
        labels.get(record.verdict, record.verdict),
        faster,
        record.gain,
    )


def _experiment_order(row: ExperimentRow) -> tuple[int, float]:
    labels = ["", *(_LABELS[verdict] for verdict in _VERDICTS[1:])]
    rank = 0 if row.faster else labels.index(row.label) if row.label in labels else len(labels)
    return rank, -(row.interval.estimate if row.interval else 0.0)


def _candidate(candidate: Candidate) -> CandidateRow:
    name, settings = split_step(candidate.transformation)
    bad = (Fate.WRONG, Fate.FAILED, Fate.UNSOUND)
    return CandidateRow(
        name,
        settings,
        candidate.fate.value,
        wording.gain(candidate.gain.estimate if candidate.gain else None),
        wording.ends(candidate.gain),
        wording.gain(candidate.predicted),
        candidate.relaxes,
        candidate.reason,
        _resources(candidate),
        candidate.fate is Fate.KEPT,
        candidate.fate not in bad,
    )


def _resources(candidate: Candidate) -> str:
    parts = []
    if candidate.registers is not None:
        parts.append(wording.count(candidate.registers, "register"))
    if candidate.blocks_per_sm is not None:
        parts.append(f"{wording.count(candidate.blocks_per_sm, 'block')} per SM")
    return ", ".join(parts)


def _listed(name: str, settings: list[str]) -> str:
    shown = [each for each in settings if each]
    if not shown:
        return name
    more = f"; and {len(shown) - MOST_VALUES} more" if len(shown) > MOST_VALUES else ""
    return f"{name} ({'; '.join(shown[:MOST_VALUES])}{more})"
