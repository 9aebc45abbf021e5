"""Experiments as Markdown, for a pull request: the same rows as in the terminal, in tables."""

from collections.abc import Iterator

from cuado.report import words
from cuado.report.documents import WhatIfReport
from cuado.report.markdown_text import code, escape
from cuado.report.whatif import wording
from cuado.report.whatif.named import headline
from cuado.report.whatif.rows import (
    Row,
    equality_words,
    line_summary,
    perturbation_words,
    touched_places,
)
from cuado.report.whatif.sweeps import Sweep
from cuado.report.whatif.view import (
    LAUNCHES,
    SLACK,
    WhatIfView,
    grouped,
    legend_lines,
    whatif_view,
)

_BAR = 24


def whatif_lines(report: WhatIfReport) -> Iterator[str]:
    """The report, line by line."""
    view = whatif_view(report)
    yield f"# {escape(report.result.launch.name)}: what if ...?\n"
    for note in view.notes:
        yield f"> {escape(note)}\n"
    for label, value in view.facts:
        yield f"- {label}: {code(value) if label == 'kernel' else escape(value)}"
    yield f"- by: cuado {report.version}"
    yield from _limiter(view)
    yield from _named(view)
    yield from _causes(view)
    for title, curves in ((LAUNCHES, view.sweeps), (SLACK, view.slack)):
        if curves:
            yield f"\n## {title}"
            for curve in curves:
                yield from _curve(curve)
    yield f"\n**{escape(view.hint)}**"
    if view.command:
        yield f"\n{code(view.command)}"


def _limiter(view: WhatIfView) -> Iterator[str]:
    yield f"\n## Limiter: {escape(view.verdict)}\n"
    yield escape(view.report.result.limiter.reason)
    if view.pictures:
        yield "\n| copy | time | |"
        yield "|---|--:|---|"
    longest = max((picture.time for picture in view.pictures), default=1.0)
    for picture in view.pictures:
        drawn = "█" * max(round(_BAR * picture.time / longest), 1)
        took = wording.time_with_ends(picture.interval) if picture.interval else None
        yield f"| {picture.label} | {escape(took or words.time(picture.time))} | {drawn} |"
    for missing in view.missing:
        yield f"\n{escape(f'{missing.name}: {missing.status}: {missing.reason}')}"
    if view.overlap:
        yield f"\n{escape(view.overlap)}."
    for sentence in view.counters:
        yield f"\nCounters: {escape(sentence)}"


def _named(view: WhatIfView) -> Iterator[str]:
    causes = view.report.result.causes
    title = headline(causes)
    yield f"\n## {title[0].upper()}{title[1:]}\n"
    for named in causes:
        yield f"- {code(named.cause.value)}: {escape(named.sentence)}"


def _causes(view: WhatIfView) -> Iterator[str]:
    yield f"\n## What each cause costs, {view.timed} by relaxing it\n"
    if view.causes:
        yield "| what if | gain | interval | | off -> on | kernel | checks |"
        yield "|---|--:|---|---|--:|--:|---|"
    else:
        yield "No cause was measured."
    for cause in view.causes:
        yield _cause(cause)
    items = [item for cause in view.causes if cause.faster for item in _lines(cause)]
    items += [
        f"- {code(cause.name)} is undecided: {escape(cause.doubt)}"
        for cause in view.causes
        if cause.doubt
    ]
    yield from ("", *items) if items else ()
    for line in legend_lines(view):
        yield f"\n{escape(line)}"
    if view.absent:
        listed = (f"{code(each.name)} ({escape(each.reason)})" for each in view.absent)
        yield f"\nNothing to relax: {', '.join(listed)}."
    if view.asides:
        yield "\n| no result | | why |"
        yield "|---|---|---|"
    for aside in grouped(view.asides):
        yield f"| {code(aside.name)} | {aside.status} | {escape(aside.reason)} |"


def _cause(cause: Row) -> str:
    strong = "**" if cause.faster else ""
    cells = (
        f"{code(cause.name)} {escape(cause.outcome.experiment.question) if cause.faster else ''}",
        f"{strong}{escape(cause.shown_gain)}{strong}",
        escape(wording.ends(cause.gain)),
        cause.label,
        escape(wording.change(cause.before, cause.after)),
        words.time(cause.predicted) if cause.faster else "",
        "; ".join(filter(None, (perturbation_words(cause), equality_words(cause.outcome)))),
    )
    return f"| {' | '.join(cell.strip() for cell in cells)} |"


def _lines(cause: Row) -> Iterator[str]:
    gains = [line for line in cause.lines if line.faster]
    for line in gains:
        if line.place is None:
            continue
        text = f" {code(line.text)}" if line.text else ""
        took = f"{wording.change(line.before, line.after)}, {wording.gain_with_ends(line.gain)}"
        where = f"{code(cause.name)} at {code(wording.place(line.place))} alone"
        yield f"- {where}: {escape(took)}{text}"
    rest = line_summary(cause, len(gains))
    if rest:
        yield f"- {code(cause.name)}, {rest}"
    places = touched_places(cause.outcome)
    if not cause.lines and places:
        yield f"- {code(cause.name)} changes {', '.join(map(code, places))}"


def _curve(curve: Sweep) -> Iterator[str]:
    doubt = f" Undecided: {escape(curve.doubt)}." if curve.doubt else ""
    yield f"\n{code(curve.name)}, {curve.title}: {escape(curve.says)}.{doubt}\n"
    yield f"| | {' | '.join(escape(point.label) for point in curve.points)} |"
    yield f"|---|{'--:|' * len(curve.points)}"
    yield f"| time | {' | '.join(words.time(point.time) for point in curve.points)} |"
    ratios = (wording.more(point.ratio) if point.ratio else "" for point in curve.points)
    yield f"| more | {' | '.join(escape(ratio) for ratio in ratios)} |"
