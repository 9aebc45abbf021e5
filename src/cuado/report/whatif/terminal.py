"""Experiments for a terminal: the limiter as bars, then what each cause costs, largest first."""

from collections.abc import Callable, Iterator, Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuado.model.limiter import Limit
from cuado.report import words
from cuado.report.answer_terminal import screen
from cuado.report.terminal_parts import INDENT, bar, indented, labelled, styled
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.answer import answer
from cuado.report.whatif.rows import (
    Row,
    line_summary,
    numbers,
    touched_places,
)
from cuado.report.whatif.sweeps import Point, Sweep
from cuado.report.whatif.view import (
    LAUNCHES,
    SLACK,
    Picture,
    WhatIfView,
    grouped,
    headline,
    legend_lines,
    whatif_view,
)
from cuado.stats import Verdict
from cuado.what_if.result import Claim

MOST_LINES = 3
"""Gains of single lines shown per experiment; the other formats show all."""
MOST_BAR = 48
_FACT = 12
_DETAIL = 7
_LABEL, _NUMBERS, _TIME = 14, 8, 10
_CLAIM_STYLE = {
    Claim.REAL: "bold green",
    Claim.PREDICTED: "bold red",
    Claim.AT_LEAST: "bold red",
    Claim.BOUND: "bold yellow",
}


def render(report: WhatIfReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    view = whatif_view(report)
    yield styled(f"{report.result.launch.name}: what if ...?", "bold")
    yield from (styled(note, "bold yellow") for note in view.notes)
    for part in (_facts, _limiter, _named, _causes, _curves):
        yield from part(view, width)
        yield styled()
    yield styled(view.hint, "bold")
    if view.command:
        yield styled(f"{view.command} says what it changes and when it is valid.", "dim")


def brief(report: WhatIfReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    yield from screen(answer(report), width)


def _facts(view: WhatIfView, width: int) -> Iterator[RenderableType]:
    for label, value in view.facts:
        room = width - _FACT - 1
        yield _labelled(label, words.shortened(value, room) if label == "kernel" else value)


def _limiter(view: WhatIfView, width: int) -> Iterator[RenderableType]:
    limiter = view.report.result.limiter
    undecided = limiter.verdict is Limit.UNDECIDED
    heading = styled("limiter: ")
    heading.append(styled(view.verdict, "bold yellow" if undecided else "bold magenta"))
    yield heading
    yield indented(limiter.reason)
    room = min(width - INDENT - _LABEL - _TIME, MOST_BAR)
    longest = max((picture.time for picture in view.pictures), default=1.0)
    for picture in view.pictures:
        yield _picture(picture, longest, room)
    for missing in view.missing:
        yield indented(f"{missing.name}: {missing.status}: {missing.reason}", "dim")
    if view.overlap:
        yield indented(f"{view.overlap}.")
    for sentence in view.counters:
        agrees = view.report.result.counters.agrees
        doubtful = agrees is False and sentence == view.report.result.counters.words
        yield indented(f"counters: {sentence}", "yellow" if doubtful else "dim")


def _named(view: WhatIfView, _: int) -> Iterator[RenderableType]:
    result = view.report.result
    yield styled(headline(result), "bold")
    for question in result.open_questions:
        yield _detail(f"not excluded: {question.cause.value} ({question.why})")
    for named in result.causes:
        style = "bold magenta" if named.cause.is_roof else "bold red"
        yield Padding(styled(named.cause.value, style), (0, 0, 0, INDENT))
        yield _detail(f"{named.sentence}.")


def _picture(picture: Picture, longest: float, room: int) -> Text:
    line = styled(" " * INDENT + f"{picture.label:<{_LABEL}}")
    line.append(f"{bar(picture.time / longest, room):<{room}}", "blue")
    line.append(f"{words.time(picture.time):>{_TIME}}")
    return line


def _causes(view: WhatIfView, width: int) -> Iterator[RenderableType]:
    yield styled(f"What each cause costs, {view.timed} by relaxing it", "bold")
    if not view.causes:
        yield indented("No cause was measured.")
    for cause in view.causes:
        yield from _cause(cause, width)
    if view.legend or view.absent or view.asides:
        yield styled()
    for line in legend_lines(view):
        yield indented(line, "dim")
    if view.absent:
        yield indented(f"nothing to relax: {', '.join(a.name for a in view.absent)}", "dim")
    for aside in grouped(view.asides):
        yield indented(f"{aside.status}: {aside.name}: {aside.reason}", "dim")


def _cause(cause: Row, width: int) -> Iterator[RenderableType]:
    yield from _heading(cause, width)
    if cause.verdict is Verdict.UNDECIDED:
        yield _detail("; ".join(filter(None, (cause.doubt, numbers(cause)))), "dim")
    elif cause.faster:
        yield _detail(cause.outcome.experiment.question)
        yield _detail(numbers(cause))
        yield from _lines(cause)
        yield from (_detail(note, "dim") for note in cause.outcome.notes)


def _heading(cause: Row, width: int) -> Iterator[RenderableType]:
    """Gain, interval, claim and experiment; with the times if there are no further lines on it."""
    quiet = not cause.faster
    style = _CLAIM_STYLE.get(cause.claim, "") if cause.claim else "dim"
    heading = styled(f"{cause.shown_gain:>7} ", style)
    heading.append(f"{wording.ends(cause.gain):<15}", "dim")
    heading.append(f"{cause.label:<10} ", style)
    heading.append(styled(cause.name, "dim" if quiet else "bold"))
    took = wording.change(cause.before, cause.after)
    if cause.verdict not in (Verdict.SAME, Verdict.SLOWER):
        yield heading
    elif len(heading) + len(took) + 2 <= width:
        heading.append(f"  {took}", "dim")
        yield heading
    else:
        yield heading
        yield _detail(took, "dim")


def _lines(cause: Row) -> Iterator[RenderableType]:
    gains = [line for line in cause.lines if line.faster][:MOST_LINES]
    for line in gains:
        if line.place is None:
            continue
        shown = styled(wording.place(line.place), "cyan")
        shown.append(
            f" alone: {wording.change(line.before, line.after)}, "
            f"{wording.gain_with_ends(line.gain)}",
            "none",
        )
        yield Padding(shown, (0, 0, 0, _DETAIL))
        if line.text:
            yield Padding(styled(line.text, "dim"), (0, 0, 0, _DETAIL + 2))
    rest = line_summary(cause, len(gains))
    if rest:
        yield _detail(rest, "dim")
    places = touched_places(cause.outcome)
    if not cause.lines and places:
        more = f" and {len(places) - MOST_LINES} more" if len(places) > MOST_LINES else ""
        yield _detail(f"changes {', '.join(places[:MOST_LINES])}{more}", "dim")


def _curves(view: WhatIfView, width: int) -> Iterator[RenderableType]:
    if view.sweeps:
        yield styled(LAUNCHES, "bold")
        for curve in view.sweeps:
            yield from _sweep(curve, width)
    if view.slack:
        yield styled(SLACK, "bold")
        for curve in view.slack:
            yield from _slack(curve)


def _slack(curve: Sweep) -> Iterator[RenderableType]:
    heading = styled(f"{'':{INDENT}}{curve.name:<{_LABEL}}")
    heading.append("".join(f"{label:>5} {cost:<6}" for label, cost in curve.costs), "dim")
    yield heading
    if curve.doubt:
        yield _detail(f"undecided: {curve.doubt}", "yellow")
    yield _detail(f"{curve.says}.")


def _sweep(curve: Sweep, width: int) -> Iterator[RenderableType]:
    yield indented(f"{curve.name}: {curve.title}")
    if curve.doubt:
        yield _detail(f"undecided: {curve.doubt}", "yellow")
    longest = max((p.time for p in curve.points if p.time is not None), default=1.0)
    wide = max(len(point.label) for point in curve.points) + 2
    room = min(width - _DETAIL - wide - _NUMBERS - _TIME, MOST_BAR)
    for point in curve.points:
        yield _point(point, longest, wide, room)
    yield _detail(f"{curve.says}.")


def _point(point: Point, longest: float, wide: int, room: int) -> Text:
    line = styled(" " * _DETAIL + f"{point.label:<{wide}}")
    part = (point.time or 0.0) / longest
    line.append(f"{bar(part, max(room, 0)):<{max(room, 0)}}", "blue")
    line.append(f"{words.time(point.time):>{_TIME}}")
    if point.ratio is not None:
        line.append(f"  x {point.ratio.estimate:.2f}", "dim")
    return line


def _labelled(label: str, value: str) -> Table:
    grid = labelled(_FACT)
    grid.add_row(styled(label, "dim"), styled(value))
    return grid


def _detail(content: str, style: str = "") -> Padding:
    return indented(content, style, _DETAIL)


def _topic(
    *parts: Callable[[WhatIfView, int], Iterator[RenderableType]],
) -> Callable[[WhatIfReport, int], Iterator[RenderableType]]:
    def draw(report: WhatIfReport, width: int) -> Iterator[RenderableType]:
        view = whatif_view(report)
        for part in parts:
            yield from part(view, width)

    return draw


TOPICS: Mapping[str, Callable[[WhatIfReport, int], Iterator[RenderableType]]] = {
    "facts": _topic(_facts),
    "limiter": _topic(_limiter),
    "causes": _topic(_named, _causes),
    "curves": _topic(_curves),
}
"""Parts that can be asked for alone."""
