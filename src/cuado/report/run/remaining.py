"""What still costs time in the last version of a run: where, what to do, and what that brings."""

from collections.abc import Iterator
from dataclasses import replace

from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.session import Ending, Iteration, Session
from cuado.report import in_source, words
from cuado.report.answer import MOST_POINTS, Point
from cuado.report.run import RunReport, sentences
from cuado.report.run.causes import ShownCause, busiest_unit, causes_of, launch_of
from cuado.report.run.rows import ExperimentRow, experiment_rows, promised
from cuado.report.run.view import RunView
from cuado.report.whatif import wording
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import Claim

_NONE_TAKES_IT = "cuado cannot take it away by itself here"
_FULL = 100.0
"""Percent of its peak at which a unit limits."""


def costs(report: RunReport, view: RunView) -> Iterator[Point]:
    """Without a faster version: what still costs time, by name or experiment; nothing at a roof."""
    last = report.session.last
    if last is None or sentences.roof_of(last):
        return
    named = causes_of(last)
    told = {each for cause in named for each in cause.cause.bottlenecks}
    points = [of_cause(report, view, each) for each in named]
    others = (row for row in _gains(last) if row.relaxes not in told)
    points += [point for row in others if (point := _of_experiment(view, last, row)).do]
    if not points and report.session.ending is Ending.BUDGET:
        points = [_untried(report, last)]
    for number, point in enumerate(points[:MOST_POINTS]):
        # The hottest line is what costs most; nothing is known of the others' places.
        yield point if point.where or number else replace(point, where=hottest_of(last))


def _untried(report: RunReport, last: Iteration) -> Point:
    """What is open, where the time was over before anything was found."""
    case = words.short_path(report.session.case) or "CASE"
    return Point(
        says=f"What costs time is open{left(last)}",
        where=hottest_of(last) or launch_of(report.kernel, last),
        do=f"Type 'cuado run {case} --budget SECONDS' with more seconds, or 'cuado analyze {case}',"
        " which names causes in seconds.",
        sure="most experiments had no time",
    )


def of_cause(report: RunReport, view: RunView, shown: ShownCause) -> Point:
    """A cause that the record names; what would take it away and changes results is named, too."""
    last = report.session.iterations[-1]
    rows = (row for row in _gains(last) if row.relaxes in shown.cause.bottlenecks)
    step = next(filter(None, (sentences.inexact_step(row, last) for row in rows)), "")
    seen = f"{view.timed} by an experiment" if shown.is_timed else "a bound from counters"
    brings, gain, busiest = shown.brings, shown.gain, busiest_unit(last)
    if not brings and shown.is_of_waits and busiest is not None and 0 < busiest[0].value < _FULL:
        gain = _FULL / busiest[0].value
        brings = f"at most {wording.gain(gain)} faster, {words.until(busiest[1])}"
    where = with_text(report.session, shown.place) if shown.place else ""
    _, _, text = where.partition("  ")
    return Point(
        says=f"{shown.cause.noun}: {brings or 'its gain is not bounded'}{_times(last, gain)}",
        where=where or (launch_of(report.kernel, last) if shown.is_of_the_launch else ""),
        do=in_source.of_text(shown.cause, text) or shown.cause.do,
        sure=f"{seen}; {_rest(report.session, step)}",
    )


def _of_experiment(view: RunView, last: Iteration, row: ExperimentRow) -> Point:
    known = {each.name: each for each in all_experiments()}
    step = sentences.inexact_step(row, last)
    return Point(
        says=f"{row.relaxes[:1].upper()}{row.relaxes[1:]}: {promised(row)}"
        f"{_times(last, row.interval.estimate if row.interval else None)}",
        do=words.to_do(known.get(row.name)),
        sure=f"{view.timed} by an experiment ({row.name}); {_rest(None, step)}",
    )


def _gains(last: Iteration) -> tuple[ExperimentRow, ...]:
    """Experiments that gain: of one bottleneck one, a bound only where there is no other.

    Not what a smaller grid takes.
    """
    gains = [row for row in experiment_rows(last.experiments) if row.faster]
    gains.sort(key=lambda row: row.label == Claim.BOUND.value)
    chosen = dict[str, ExperimentRow]()
    for row in gains:
        if row.relaxes != Bottleneck.LAUNCH_SIZE:
            chosen.setdefault(row.relaxes, row)
    return tuple(chosen.values())


def _times(version: Iteration, gain: float | None) -> str:
    """A version's time, and with a gain, in brackets; empty where one is not known."""
    time = version.version.time
    if time is None or gain is None:
        return ""
    return f" ({wording.change(time.estimate, time.estimate / gain)})"


def _rest(session: Session | None, step: str) -> str:
    """What takes a cause away: a change of results, or nothing here."""
    if step:
        return f"{step} changes results: --allow {step}"
    if session is not None and session.ending is Ending.BUDGET:
        return "not all that may take it away was tried"
    return _NONE_TAKES_IT


def inexact(session: Session) -> str:
    """What is against the first gain and changes results; empty if there is nothing."""
    last = session.last
    if last is None or sentences.roof_of(last):
        return ""
    steps = (sentences.inexact_step(row, last) for row in _gains(last))
    return next(filter(None, steps), "")


def is_named(session: Session) -> bool:
    """True if anything is named that costs time."""
    last = session.last
    return last is not None and bool(
        causes_of(last) or any(each.faster for each in experiment_rows(last.experiments))
    )


def left(version: Iteration) -> str:
    """The most that the same work leaves to gain, by the busiest unit; empty if not counted."""
    found, time = busiest_unit(version), version.version.time
    if found is None or time is None or not 0 < found[0].value < _FULL:
        return ""
    most = wording.change(time.estimate, time.estimate * found[0].value / _FULL)
    gain = wording.gain(_FULL / found[0].value)
    return f": {most} at best ({gain}), with {found[1]} at its theoretical peak"


def with_text(session: Session, place: str) -> str:
    """A line with its text, where the record has that."""
    place = words.basename(place)
    texts = {
        f"{words.basename(each.file)}:{each.line}": each.text
        for version in session.iterations
        for each in version.costs
    }
    return f"{place}  {texts.get(place, '').strip()}".rstrip()


def hottest_of(version: Iteration) -> str:
    """The line where a version spends most, with its text; no line of brackets alone."""
    texts = {f"{words.basename(each.file)}:{each.line}": each.text for each in version.costs}
    for place in map(words.basename, version.lines):
        text = texts.get(place, "").strip()
        if text.strip("{} ") or (place not in texts and not place.endswith(":0")):
            return f"{place}  {text}".rstrip()
    return ""
