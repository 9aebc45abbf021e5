"""What a program did on its devices, on one screen: what it says, and where the time is."""

from collections.abc import Iterator

from cuado.analysis.timeline.observation import Observation
from cuado.report import words
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.trace import TraceReport
from cuado.report.trace.view import TraceView, trace_view

_MOST_BARS = 6
_NAME = 40


def answer(report: TraceReport) -> Answer:
    """The report on one screen."""
    view = trace_view(report)
    first, *others = view.observations or (None,)
    told = [each for each in others if each is not None and each.advice]
    known = [words.sentence(each.says) for each in others if each is not None and not each.advice]
    verdict = words.sentence(first.says) if first else "Nothing ran on a device."
    return Answer(
        verdict=verdict,
        is_good=None,
        facts=(f"{view.title}.", *_facts(view), *known),
        points=(*_hottest(report, view), *(map(_point, told)))[:MOST_POINTS],
        picture="Time of each kernel",
        bars=tuple(
            Bar(words.shortened(row.kernel, _NAME), row.part, f"{row.time}  {row.share}")
            for row in view.hotspots[:_MOST_BARS]
        ),
        remains=tuple(_remains(view, len(told) + len(tuple(_hottest(report, view))))),
        commands=tuple(_commands(report, view)),
        notes=tuple(map(words.sentence, view.notes)),
    )


def _point(found: Observation) -> Point:
    return Point(
        found.says.rstrip("."), do=words.sentence(f"{found.advice[:1].upper()}{found.advice[1:]}")
    )


def _hottest(report: TraceReport, view: TraceView) -> Iterator[Point]:
    """What to do about the kernel that takes most time: a trace does not know its lines."""
    command = _command(report)
    if view.hotspots and command:
        first = view.hotspots[0]
        yield Point(
            f"{words.shortened(first.kernel, _NAME)}: {first.share} of the kernels' time",
            do=f"Ask what it loses, and at which line: cuado whatif -- {command}.",
        )


def _command(report: TraceReport) -> str:
    """The program's command line, short; empty where it is not known."""
    words_ = next((p.command for p in report.result.timeline.processes if p.command), ())
    return words.shortened(" ".join(words_), _NAME) if words_ else ""


def _facts(view: TraceView) -> Iterator[str]:
    told = dict(view.facts)
    if "kernels" in told:
        yield f"{told['kernels']}, on {told.get('device', 'a device that is not named')}."


def _remains(view: TraceView, observations: int) -> Iterator[str]:
    more = observations - MOST_POINTS
    if more > 0:
        yield f"{more} more {'observation' if more == 1 else 'observations'}: -v shows all."
    if view.left_out:
        yield words.sentence(view.left_out)


def _commands(report: TraceReport, view: TraceView) -> Iterator[tuple[str, str]]:
    if view.hotspots and (command := _command(report)):
        yield (
            f"cuado whatif -- {command}",
            "captures the hottest kernel and measures what it loses",
        )
    yield "-v, or -o page.html", "shows all tables"
