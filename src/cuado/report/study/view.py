"""What a reader of a case study gets: the documents' table, then each step's cause and gain."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.report import words
from cuado.report.study import StudyReport
from cuado.report.whatif import wording
from cuado.studies.result import NEAR, Naming, Step, StudyResult
from cuado.what_if.result import Claim

COLUMNS = ("version", "time", "speed-up", "per request", "DRAM", "limiter", "documented")
PER_REQUEST = "per request: sectors of 32 bytes a load / a store request touches"
INTERRUPTED = "Interrupted: this is what was measured until then."


@dataclass(frozen=True, slots=True)
class StudyRow:
    """One version.

    Attributes:
        cells: of the table, as ``COLUMNS`` has them.
        title: version and what it does.
        story: what is named, what the next version removes, predicted and achieved, in sentences.
        good: whether all expectations of it hold; None if there are none.
    """

    cells: tuple[str, ...]
    title: str
    story: tuple[str, ...]
    good: bool | None


@dataclass(frozen=True, slots=True)
class StudyView:
    """A report's content."""

    facts: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]
    rows: tuple[StudyRow, ...]
    summary: tuple[str, ...]


def study_view(report: StudyReport) -> StudyView:
    """Prepare a report for its formats."""
    result = report.result
    return StudyView(
        facts=(
            ("study", result.study.title),
            ("device", result.device or "not named"),
            ("took", f"{len(result.steps)} versions, {result.seconds:.0f} s in all"),
        ),
        notes=((INTERRUPTED,) if result.interrupted else ()) + result.notes,
        rows=tuple(_row(result, number) for number in range(len(result.steps))),
        summary=tuple(_summary(result)),
    )


def _row(result: StudyResult, number: int) -> StudyRow:
    step = result.steps[number]
    version = step.version
    speedup = result.speedup(number)
    documented = f"{version.documented:g}" if version.documented is not None else "-"
    cells = (
        version.name,
        words.time(step.time.estimate if step.time else None),
        wording.gain(speedup.estimate if speedup else None),
        f"{_number(step, 'global_load_sectors_per_request')} / "
        f"{_number(step, 'global_store_sectors_per_request')}",
        _percent(step.metric("dram_utilization")),
        words.verdict(step.found.limiter) if step.found else "-",
        documented,
    )
    story = tuple(_story(result, number))
    return StudyRow(cells, f"{version.name}: {version.does}", story, _good(result, number))


def _number(step: Step, name: str) -> str:
    value = step.metric(name)
    return "-" if value is None else f"{value:.1f}"


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.0f}%"


def _good(result: StudyResult, number: int) -> bool | None:
    step = result.steps[number]
    if step.error:
        return False
    held = []
    if step.version.causes:
        held.append(step.naming is not Naming.MISSED)
    if step.version.expect is not None and result.compares(number) is not None:
        held.append(result.compares(number) is step.version.expect)
    return all(held) if held else None


def _story(result: StudyResult, number: int) -> Iterator[str]:
    step, version = result.steps[number], result.steps[number].version
    if step.error:
        yield f"not measured: {step.error}"
        return
    if step.correct is not None:
        yield "results are the reference's"
    found = result.compares(number)
    if version.expect is not None and found is not None:
        held = "as expected" if found is version.expect else f"expected {version.expect.value}"
        yield (
            f"{found.value} than the version before ({held})"
            if found.value != "same"
            else (f"as fast as the version before ({held})")
        )
    named = ", ".join(each.cause.value for each in step.named) or "nothing"
    yield f"named: {named}"
    if version.causes:
        causes = ", ".join(version.causes)
        yield f"the next version removes {causes}: {step.naming.value}"
    yield from _gain(result, number)
    if version.note:
        yield version.note


def _gain(result: StudyResult, number: int) -> Iterator[str]:
    achieved = result.gain(number)
    predicted = result.steps[number].predicted
    parts = []
    if predicted is not None and predicted.gain is not None and predicted.claim is not None:
        claimed, what = wording.gain(predicted.gain.estimate), predicted.claim.value
        limited = predicted.claim in (Claim.AT_LEAST, Claim.BOUND)
        said = f"{what} {claimed}" if limited else f"{claimed} {what}"
        parts.append(f"{predicted.experiment}: {said}")
    if achieved is not None:
        parts.append(f"achieved {wording.gain(achieved.estimate)}")
    if parts:
        yield "; ".join(parts)


def _summary(result: StudyResult) -> Iterator[str]:
    asked = [step for step in result.steps if step.version.causes]
    if asked:
        named = sum(step.naming in (Naming.FIRST, Naming.AMONG) for step in asked)
        first = sum(step.naming is Naming.FIRST for step in asked)
        yield f"Of {len(asked)} steps the cause was named in {named}, first in {first}."
    if result.from_roof is not None and result.study.roof is not None:
        share = result.from_roof.estimate - 1
        where = "at its roof" if share <= NEAR else "away from its roof"
        yield (
            f"The last version is {where}: {share:+.0%} of the time of {result.study.roof.says} "
            f"({words.time(result.roof.estimate if result.roof else None)})."
        )
    if result.study.documented:
        yield f"Documented: {result.study.documented}."
