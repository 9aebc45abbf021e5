"""What a reader of a case study gets: the documents' table, then each step's cause and gain."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.metrics.quantity import format_count
from cuado.report import application, words
from cuado.report.study import StudyReport
from cuado.report.whatif import wording
from cuado.report.whatif.view import application_of
from cuado.studies.result import NEAR, Naming, Step, StudyResult
from cuado.what_if.result import Claim

COLUMNS = (
    "version",
    "time",
    "speed-up",
    "application",
    "per request",
    "DRAM",
    "limiter",
    "documented",
)
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
    cells = (
        version.name,
        words.time(step.time.estimate if step.time else None),
        wording.gain(speedup.estimate if speedup else None),
        application.bandwidth(application_of(step.found) if step.found and step.time else None),
        f"{_number(step, 'global_load_sectors_per_request')} / "
        f"{_number(step, 'global_store_sectors_per_request')}",
        _percent(step.metric("dram_utilization")),
        words.verdict(step.found.limiter) if step.found else "-",
        _documented(result, number),
    )
    story = tuple(_story(result, number))
    return StudyRow(cells, f"{version.name}: {version.does}", story, _good(result, number))


def _documented(result: StudyResult, number: int) -> str:
    """The document's time beside a run of its size; else its speed-up, which has no size."""
    if result.at_documented_size:
        value = result.steps[number].version.documented
        return "-" if value is None else f"{value:g}"
    return wording.gain(result.documented_speedup(number))


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
        yield from _document(step)
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
    yield from _document(step)


def _document(step: Step) -> Iterator[str]:
    """The document's conclusion, and cuado's from the numbers that it prints."""
    if step.version.document is None:
        return
    yield f"document: {step.version.document.concludes}"
    found = step.concluded
    if found is None:
        yield "cuado, from the document's numbers: nothing, as it prints none that a tool counts"
        return
    verdict = words.verdict(found.limiter) if found.limiter else "no verdict"
    said = ", ".join((verdict, *found.findings))
    held = f"not {', '.join(found.lacking)}" if found.lacking else "as the document"
    yield f"cuado, from the document's numbers: {said} ({held})"


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
    yield from _program(result)
    if result.study.documented:
        yield f"Documented: {_unit(result)}{result.study.documented}."


def _unit(result: StudyResult) -> str:
    if result.at_documented_size:
        return ""
    size = " ".join(f"-s {name}={value}" for name, value in result.study.documented_size.items())
    how = f" (times beside a run with {size})" if size else ""
    return f"speed-ups over the first version{how}; of "


def _program(result: StudyResult) -> Iterator[str]:
    """What the versions' gains mean for the document's program."""
    program = result.study.program
    if program is None or not result.steps or result.steps[0].version != result.study.versions[0]:
        return
    took = f"{words.time(program.kernel * 1e9)} of {words.time(program.whole * 1e9)}"
    yield (
        f"In the document's program the first version takes {words.share(program.part)} "
        f"of the time: {took}, {format_count(program.launches, 'launch', 'launches')}."
    )
    documented = [step.version.documented for step in result.steps if step.version.documented]
    measured = result.speedup(len(result.steps) - 1)
    gains = []
    if len(documented) > 1:
        gains.append(("there", documented[0] / documented[-1]))
    if measured is not None and len(result.steps) > 1:
        gains.append(("here", measured.estimate))
    for where, gain in gains:
        yield (
            f"The kernel {words.speedup(gain)} faster, as {where}, that program is "
            f"{words.speedup(program.speedup(gain))} faster (Amdahl)."
        )
