"""What a reader of a session gets: the table of versions, the result, and each iteration."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.metrics import Provenance
from cuado.model.conditions_in_words import in_words
from cuado.names import readable
from cuado.optimizer.session import (
    AdviceRecord,
    Candidate,
    Ending,
    Fate,
    Iteration,
    Session,
)
from cuado.report import words
from cuado.report.run import RunReport, sentences
from cuado.report.run.facts import run_facts, version_facts
from cuado.report.run.rows import (
    CandidateRow,
    ExperimentRow,
    Other,
    advice_of,
    candidate_rows,
    conditions,
    experiment_rows,
    not_made,
    not_tried,
    nothing_to_relax,
    split_step,
    steps_in,
    together,
    without_result,
)
from cuado.report.whatif import wording
from cuado.stats import Interval

IN_PATCH, IN_LAUNCH = "in the patch", "in the launch"
TRIED = "tried in the source, which is not offered"
"""Where a step that was written is."""
HOLDS_FOR = "What a launch must have for the last version to compute the same"
LEGEND = (
    "speed-up: over the original; predicted: over the version before, by the experiment for which "
    "the change was tried"
)
_PLACE = re.compile(r"^(\S+:\d+): ")
"""``file:line: `` before a line of the source."""


@dataclass(frozen=True, slots=True)
class VersionRow:
    """A version in the table.

    Attributes:
        name: ``original``, ``v1``.
        time: ``416.3 us``, or a dash.
        time_ends: ``[415.9, 417.0]``; empty for none.
        speedup: over the original, or a dash.
        speedup_ends: its range; empty for none.
        limiter: verdict in words.
        changes: its changes to the version before: name and numbers of each transformation.
        predicted: predicted gain over the version before, or a dash.
    """

    name: str
    time: str
    time_ends: str
    speedup: str
    speedup_ends: str
    limiter: str
    changes: tuple[tuple[str, str], ...]
    predicted: str


@dataclass(frozen=True, slots=True)
class Proof:
    """Why a kept transformation leaves the results as they were.

    Attributes:
        transformation: as it prints.
        conditions: what was proved of the code.
        compared: the inputs on which outputs were compared; empty if they were not.
    """

    transformation: str
    conditions: tuple[str, ...]
    compared: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IterationView:
    """One iteration: the version, the results of experiments, the candidates.

    Attributes:
        name: of the version.
        changed: what the version changed, as it prints; empty for the original.
        outcome: predicted and achieved gain of that change; empty if neither is known.
        facts: label and text: shape, registers, time.
        limiter: in words.
        reason: of the limiter.
        causes: cause, and why.
        lines: hottest first, without folders.
        experiments: those measured.
        absent: names of those that found nothing to relax.
        others: experiments without a result.
        candidates: those made.
        refused: candidates not made, and transformations not tried; empty where the report lists
            what became of every transformation.
        proofs: of those kept.
        metrics: name and value with unit and provenance.
    """

    name: str
    changed: str
    outcome: str
    facts: tuple[tuple[str, str], ...]
    limiter: str
    reason: str
    causes: tuple[tuple[str, str], ...]
    lines: tuple[str, ...]
    experiments: tuple[ExperimentRow, ...]
    absent: tuple[str, ...]
    others: tuple[Other, ...]
    candidates: tuple[CandidateRow, ...]
    refused: tuple[Other, ...]
    proofs: tuple[Proof, ...]
    metrics: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class RunView:
    """A report's content.

    Attributes:
        facts: label and text of what was run and how.
        notes: warnings first.
        columns: of the table; times say so where they are modelled.
        rows: of the table.
        result: the gain, why it ended, what to do next: a sentence or two each.
        iterations: in order.
        conditions: the fate of every transformation; empty unless none made it faster.
        advice: changes of the source with the effect of the kept steps: step and change.
        holds_for: conditions on a launch for the last version to replace the original: label and
            text; empty where that is the original, or not on record.
        timed: ``measured`` or ``modelled``.
    """

    facts: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[VersionRow, ...]
    result: tuple[str, ...]
    iterations: tuple[IterationView, ...]
    conditions: tuple[Other, ...]
    advice: tuple[tuple[str, AdviceRecord], ...]
    holds_for: tuple[tuple[str, str], ...]
    timed: str


def run_view(report: RunReport) -> RunView:
    """Prepare a report for its formats."""
    session = report.session
    iterations = session.iterations
    alone = len(iterations) == 1 and not any(_kept(iterations[0]))
    modelled = "modelled " if session.modelled else ""
    return RunView(
        facts=tuple(run_facts(report)),
        notes=tuple(_notes(session)),
        columns=(
            "version",
            f"{modelled}time",
            f"{modelled}speed-up",
            "limiter",
            "what changed",
            "predicted",
        ),
        rows=tuple(_row(session, number) for number in range(len(iterations))),
        result=(
            sentences.result(session),
            sentences.ended(session),
            sentences.next_step(session),
        ),
        iterations=tuple(_iteration(session, number, alone) for number in range(len(iterations))),
        conditions=together(conditions(iterations[0])) if alone else (),
        advice=tuple(_advice(session)),
        holds_for=_holds_for(session),
        timed=(Provenance.MODELLED if session.modelled else Provenance.MEASURED).value,
    )


def changes(session: Session, number: int) -> tuple[str, ...]:
    """Steps of a version that the one before does not have; ``without ...`` for dropped ones."""
    if number == 0:
        return ()
    before = list(session.iterations[number - 1].version.steps)
    added = []
    for step in session.iterations[number].version.steps:
        if step in before:
            before.remove(step)
        else:
            added.append(step)
    return (*added, *(f"without {step}" for step in before))


def _holds_for(session: Session) -> tuple[tuple[str, str], ...]:
    found = session.last.version.conditions if session.last else None
    return () if found is None else in_words(found)


def _advice(session: Session) -> Iterator[tuple[str, AdviceRecord]]:
    """Each step that was kept and not undone, with the change of the source that has its effect."""
    gone = _gone(session)
    left = Counter(session.last.version.steps if session.last else ())
    found = []
    for each in reversed(session.iterations):
        for kept in _kept(each):
            for record in reversed(advice_of(kept)):
                label = record.step or kept.transformation
                # A step that was undone and put in again is one: the code shown is of the latter.
                is_again = label in left and left[label] < 1
                left.subtract([label] if label in left else [])
                if gone.isdisjoint(steps_in(label)) and not is_again:
                    found.append((label, _in_own_words(session, label, record)))
    yield from reversed(found)


def _in_own_words(session: Session, label: str, record: AdviceRecord) -> AdviceRecord:
    """The change in the user's own source; without code where only an example is at hand."""
    steps = session.patch.steps if session.patch is not None else ()
    own = next((each for each in steps if each.step == readable(label)), None)
    if own is None:
        return replace(record, before="", after="")
    if own.is_written:
        return replace(record, says=f"{own.says} ({_whereabouts(session)})", before="", after="")
    says, _, code = own.write.partition("\n")
    where = _PLACE.match(own.lines[0]) if own.lines else None
    lines = [_PLACE.sub("", line) for line in own.lines]
    return replace(
        record,
        says=says or record.says,
        where=where[1] if where is not None else record.where,
        before="\n".join(lines),
        after=code,
    )


def _whereabouts(session: Session) -> str:
    """Where a step that was written is: a patch that does not gain is not offered."""
    patch = session.patch
    if patch is None or patch.reason:
        return TRIED
    return IN_PATCH if patch.diff else IN_LAUNCH


def _gone(session: Session) -> frozenset[str]:
    """Steps that a version had, and the result no longer has."""
    had = {step for each in session.iterations for step in each.version.steps}
    return frozenset(had - set(session.last.version.steps if session.last else ()))


def limiter_words(iteration: Iteration) -> str:
    """The verdict with its unit: ``latency (barriers)``; an unknown word as it stands."""
    said = iteration.limiter
    known = {verdict.value: text for verdict, text in words.VERDICTS.items()}
    text = known.get(said, said.replace("_", " ")) or "not known"
    return f"{text} ({iteration.limiter_unit})" if iteration.limiter_unit else text


def achieved(session: Session, number: int) -> Interval | None:
    """The gain of a version over the one before, as measured for the kept candidate."""
    kept = list(_kept(session.iterations[number - 1])) if number else []
    return kept[0].gain if len(kept) == 1 else None


def _kept(iteration: Iteration) -> tuple[Candidate, ...]:
    return tuple(each for each in iteration.candidates if each.fate is Fate.KEPT)


def _notes(session: Session) -> Iterator[str]:
    if session.modelled:
        yield sentences.MODELLED
    if session.ending is Ending.FAILED and not session.notes:
        yield "It failed, and no reason was recorded."
    candidates = [each for iteration in session.iterations for each in iteration.candidates]
    warning = sentences.unproved(candidates)
    if warning:
        yield warning
    if session.last is not None and _kept(session.last):
        names = ", ".join(each.transformation for each in _kept(session.last))
        yield f"Kept, but the version it makes is not in the record: {names}."
    yield from session.notes


def _row(session: Session, number: int) -> VersionRow:
    iteration = session.iterations[number]
    version = iteration.version
    time, _, ends = wording.time_with_ends(version.time).partition(" [")
    return VersionRow(
        sentences.version_name(number),
        time,
        f"[{ends}" if ends else "",
        wording.gain(version.speedup.estimate if version.speedup else None),
        wording.ends(version.speedup),
        limiter_words(iteration),
        tuple(map(split_step, changes(session, number))),
        wording.gain(iteration.predicted),
    )


def _iteration(session: Session, number: int, alone: bool) -> IterationView:
    iteration = session.iterations[number]
    return IterationView(
        name=sentences.version_name(number),
        changed="; ".join(changes(session, number)),
        outcome=_outcome(session, number),
        facts=tuple(version_facts(iteration, modelled=session.modelled)),
        limiter=limiter_words(iteration),
        reason=iteration.limiter_reason,
        causes=iteration.causes,
        lines=tuple(map(words.basename, iteration.lines)),
        experiments=experiment_rows(iteration.experiments),
        absent=nothing_to_relax(iteration.experiments),
        others=without_result(iteration.experiments),
        candidates=candidate_rows(iteration.candidates),
        refused=() if alone else together((*not_made(iteration.candidates), *not_tried(iteration))),
        proofs=tuple(Proof(c.transformation, c.notes, c.proofs) for c in _kept(iteration)),
        metrics=tuple(
            (name, str(measure), measure.provenance.value)
            for name, measure in iteration.version.metrics.items()
        ),
    )


def _outcome(session: Session, number: int) -> str:
    predicted, got = session.iterations[number].predicted, achieved(session, number)
    parts = []
    if predicted is not None:
        parts.append(f"predicted {wording.gain(predicted)}")
    if got is not None:
        parts.append(f"achieved {wording.gain_with_ends(got)}")
    how = ", modelled" if session.modelled else ""
    return f"over the version before: {', '.join(parts)}{how}" if parts else ""
