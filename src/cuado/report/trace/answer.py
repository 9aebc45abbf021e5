"""What a program did on its devices, on one screen: what it says, and where the time is."""

from collections.abc import Iterator

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
    told = [each for each in others if each is not None]
    verdict = words.sentence(first.says) if first else "Nothing ran on a device."
    return Answer(
        verdict=verdict,
        is_good=None,
        facts=(f"{view.title}.", *_facts(view)),
        points=tuple(
            Point(each.says.rstrip("."), do=words.sentence(each.advice) if each.advice else "")
            for each in told[:MOST_POINTS]
        ),
        picture="Time of each kernel",
        bars=tuple(
            Bar(words.shortened(row.kernel, _NAME), row.part, f"{row.time}  {row.share}")
            for row in view.hotspots[:_MOST_BARS]
        ),
        remains=tuple(_remains(view, len(told))),
        commands=tuple(_commands(report, view)),
        notes=tuple(map(words.sentence, view.notes)),
    )


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
    command = next((p.command for p in report.result.timeline.processes if p.command), ())
    if view.hotspots and command:
        yield (
            f"cuado whatif -- {words.shortened(' '.join(command), _NAME)}",
            "captures the hottest kernel and measures what it loses",
        )
    yield "-v, or -o page.html", "shows all tables"
