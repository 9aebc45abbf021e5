"""A case study on one screen: the versions' times, what was named, and what is left."""

from cuado.report import words
from cuado.report.answer import Answer, Bar, Point
from cuado.report.study import StudyReport
from cuado.report.study.view import study_view
from cuado.report.whatif import wording
from cuado.studies.result import Step, StudyResult

_LABEL = 14


def answer(report: StudyReport) -> Answer:
    """The report on one screen."""
    view = study_view(report)
    result = report.result
    failed = [step for step in result.steps if step.error]
    good = [row.good for row in view.rows if row.good is not None]
    return Answer(
        verdict=_verdict(result),
        is_good=False if failed else all(good) if good else None,
        facts=(f"{result.study.title}, on {result.device or 'a device without a name'}.",),
        points=tuple(
            Point(f"{step.version.name} was not measured: {step.error.rstrip('.')}")
            for step in failed
        ),
        picture="Time of each version, speed-up over the first, and what was named",
        bars=tuple(
            Bar(step.version.name, step.time.estimate, _gain_in_words(result, number))
            for number, step in enumerate(result.steps)
            if step.time is not None
        ),
        remains=view.summary,
        commands=(
            ("-v", "tells the story version by version"),
            (f"-o {result.study.name}.html", "draws it"),
        ),
        notes=tuple(map(words.sentence, view.notes)),
    )


def _verdict(result: StudyResult) -> str:
    times = [step.time for step in result.steps]
    last = result.speedup(len(result.steps) - 1) if result.steps else None
    if not times or times[0] is None or times[-1] is None or last is None:
        return f"{result.study.name}: not all of its versions were measured."
    change = wording.change(times[0].estimate, times[-1].estimate)
    return (
        f"{result.study.name}: from {result.steps[0].version.name} to "
        f"{result.steps[-1].version.name} the kernel is {wording.gain(last.estimate)} faster, "
        f"{change}."
    )


def _gain_in_words(result: StudyResult, number: int) -> str:
    step = result.steps[number]
    speedup = result.speedup(number)
    time = words.time(step.time.estimate if step.time else None)
    gain = wording.gain(speedup.estimate if speedup else None)
    return f"{time:>9} {gain:>6}  {_named(step):<{_LABEL}}"


def _named(step: Step) -> str:
    return words.shortened(step.named[0].cause.value, _LABEL) if step.named else "-"
