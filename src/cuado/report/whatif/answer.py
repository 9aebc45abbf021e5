"""What experiments found, on one screen."""

import re
import shlex
from collections.abc import Iterator

from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.instruction import SourceLocation
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.names import readable
from cuado.report import words
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.next_step import (
    best_cause,
    explanation,
    is_at_a_roof,
    of_narrower_data,
)
from cuado.report.whatif.remedies import MOST_PLACES, most, narrower, of_occupancy, to_do, where
from cuado.report.whatif.rows import Row
from cuado.report.whatif.tiles import OPTIONS_OF_TRITON, TileLimit, tile_limit
from cuado.report.whatif.view import WhatIfView, kernel_name, whatif_view
from cuado.stats import Interval, Verdict
from cuado.what_if.result import Claim, NamedCause, Status

_DO = {
    Bottleneck.L1_MISSES: Cause.L1_MISSES.do,
    Bottleneck.L2_MISSES: Cause.DRAM_ROOF.do,
    Bottleneck.LOADS: Cause.REDUNDANT_LOADS.do,
    Bottleneck.PATHS: Cause.DIVERGENCE.do,
}
"""What to do about bottlenecks that experiments bound without a cause of their own."""
_SURE = {
    Claim.REAL: "{timed} with a rewrite whose results are equal in every bit",
    Claim.PREDICTED: "{timed} with this {changed} and all else kept",
    Claim.AT_LEAST: "{timed}, less what the switch itself costs: this much or more",
    Claim.BOUND: "an upper bound: {timed} as if it cost nothing",
    Claim.UNPROVEN: "{timed}, but results were not compared",
}
_SEEN = "named by what was counted; its gain was not measured"
"""What is said of a cause that no experiment timed, and counters do not bound."""
_WITHOUT_PARTS = "{timed}: the kernel without its copies, products, and both"
_MOST_NAMES = 3
_OF_PTX = re.compile(r" \([\w.:]+, PTX line \d+\)")
"""Where in the PTX it is: ``-v`` says so."""
_MANY = 1_000
_MOST_OF_IT = 3.0
"""Gain of a cause that takes most of a kernel's time."""
_SAID_OF_OVERLAP = ("math time is not overlapped", "math time is hidden")


def answer(report: WhatIfReport) -> Answer:
    """The report on one screen."""
    view = whatif_view(report)
    result = report.result
    points = tuple(_points(view))
    roofs = is_at_a_roof(result)
    return Answer(
        verdict=_verdict(view),
        is_good=True if roofs else False if points else None,
        facts=tuple(_facts(view)),
        points=points,
        picture="Time, whole and in parts" if len(view.pictures) > 1 else "Time",
        bars=tuple(Bar(p.label, p.time, words.time(p.time)) for p in view.pictures),
        remains=tuple(_remains(view)),
        commands=tuple(_commands(view)),
        notes=tuple(map(words.sentence, view.notes)),
    )


def _verdict(view: WhatIfView) -> str:
    result = view.report.result
    if result.original is None:
        return "Nothing was measured."
    causes = result.causes
    if result.open_questions and _best(view) is None:
        asked = [each.cause.value for each in result.open_questions]
        return f"Undecided: no cause was found, but not all were excluded ({_names(asked)}): " + (
            f"it takes {_took(view)}."
        )
    if (limit := _leading_limit(view)) is not None:
        return _verdict_of_tiles(view, limit)
    if not causes:
        return f"{_named_by_none(view)}: it takes {_took(view)}."
    return _of_cause(view, causes[0])


def _of_cause(view: WhatIfView, first: NamedCause) -> str:
    """What costs how much, and where; or which roof it is at."""
    if first.cause.is_roof:
        return f"No cause to remove was found: {_roof(first, view)}. It takes {_took(view)}."
    said, gain = first.cause, _gain(first)
    place = _at(view, first)
    if gain is None:
        bound = most(view.report.result, first)
        if bound is None:
            return f"{said.noun}{place} limit{'' if said.is_plural else 's'} it: {_took(view)}."
        part = words.share(1 - 1 / bound.gain)
        return f"{said.noun}{place} may cost up to {part} of the time: it takes {_took(view)}."
    cost = "cost" if said.is_plural else "costs"
    return (
        f"{said.noun}{place} {cost} {_extent(first.claim)}{words.share(1 - 1 / gain)} of the time: "
        + (f"{_change(view, gain)} without {'them' if said.is_plural else 'it'}, {view.timed}.")
    )


def _verdict_of_tiles(view: WhatIfView, limit: TileLimit) -> str:
    if limit.most is None:
        return f"{limit.says} ({_took(view)})."
    part = f"at most {words.share(1 - 1 / limit.most)} of the time"
    return f"{limit.says}{_at_these(limit.places)}: {part} ({_took(view)})."


def _leading_limit(view: WhatIfView) -> TileLimit | None:
    """What limits a kernel of tiles, where no cause says how much its removal gains."""
    causes = view.report.result.causes
    limit = tile_limit(view.report.result)
    if limit is None or any(_gain(each) is not None or each.cause.is_roof for each in causes):
        return None
    counted = any((each.bound or 0.0) > (limit.most or 1.0) for each in causes)
    return None if counted and not limit.sure else limit


def _of_tiles(view: WhatIfView, limit: TileLimit) -> Point:
    """What limits a kernel of tiles, as the first point."""
    bound = f": at most {wording.gain(limit.most)} faster" if limit.most else ""
    do = limit.do
    if view.report.result.launch.is_of_python:
        do += f" In Triton: {OPTIONS_OF_TRITON}, which 'cuado tune' searches."
    return Point(
        says=f"{limit.says}{bound}",
        where=where(view, limit.places, ()),
        do=do,
        sure=(limit.sure or _WITHOUT_PARTS).format(timed=view.timed),
    )


def _best(view: WhatIfView) -> Row | None:
    """The greatest gain to pursue."""
    return best_cause(view.causes, at_a_roof=is_at_a_roof(view.report.result))


def _named_by_none(view: WhatIfView) -> str:
    """That no cause is named: what gains most all the same, or what limits it, and why no more."""
    result, best = view.report.result, _best(view)
    if best is not None:
        extent = "at most " if best.claim is Claim.BOUND else ""
        return (
            f"No single cause was named; relieving {best.outcome.experiment.relaxes} gains most, "
            f"{extent}{best.shown_gain}"
        )
    counted, limiter = result.counters.limiter, result.limiter
    limits = ""
    if limiter.verdict is not Limit.UNDECIDED:
        limits = f"; it {words.limited(view.verdict)}"
    elif counted is not None and counted.verdict is not Limit.UNDECIDED:
        limits = f"; by counters it {words.limited(words.verdict(counted))}"
    if view.causes:
        return f"No experiment made it faster{limits}"
    if any(each.status is Status.SKIPPED for each in result.outcomes):
        return f"Undecided: the time was over before any cause was tried (--budget){limits}"
    return f"Undecided: no experiment that removes a cause could be made{limits}"


def _roof(named: NamedCause, view: WhatIfView) -> str:
    """That it is at a roof; for this data, where narrower data would be faster."""
    noun = named.cause.noun
    at = f"the kernel is at {noun[:1].lower()}{noun[1:]}"
    narrower = of_narrower_data(view.causes)
    if narrower is None or narrower.gain is None:
        left = _best(view)
        if left is not None and left.gain is not None:
            return f"{at}, and {wording.gain(left.gain.estimate)} is left to gain, by what follows"
        return f"{at}; to be faster, {words.lowered(named.cause.do.rstrip('.'))}"
    gain = wording.gain(narrower.gain.estimate)
    return f"{at} for this data; stored half as wide, {gain} is predicted"


def _took(view: WhatIfView) -> str:
    original = view.report.result.original
    return f"{words.time(original.estimate if original else None)}, {view.timed}"


def _change(view: WhatIfView, gain: float) -> str:
    original = view.report.result.original
    before = original.estimate if original else None
    return wording.change(before, before / gain if before else None)


def _gain(named: NamedCause) -> float | None:
    return named.gain.estimate if named.gain is not None and named.gain.low > 1 else None


def _facts(view: WhatIfView) -> Iterator[str]:
    told = dict(view.facts)
    launch = view.report.result.launch
    called = words.launch(told["kernel"], LaunchShape(launch.grid, launch.block))
    yield f"{called} on {told['device']}; {told['resources']}; L2 {launch.l2}."
    limiter = view.report.result.limiter
    reason = f": {limiter.reason.rstrip('.')}" if limiter.reason else ""
    is_open = limiter.verdict is Limit.UNDECIDED
    how = words.limited(view.verdict).removeprefix("is ")
    says = "What limits it is undecided" if is_open else f"{how[:1].upper()}{how[1:]}"
    yield f"{says}{reason}."
    # How much of the math is hidden is mostly said with the reason.
    is_said = any(each in limiter.reason for each in _SAID_OF_OVERLAP)
    tells = limiter.verdict is not Limit.INSTRUCTION_THROUGHPUT or limiter.unit != "instructions"
    if view.overlap and tells and not is_said:
        yield f"{view.overlap[:1].upper()}{view.overlap[1:]}."
    if "program" in told:
        said = told["program"]
        yield f"{said[:1].upper()}{said[1:]}."


def _points(view: WhatIfView) -> Iterator[Point]:
    causes = _told_once(view.report.result.causes)
    if (limit := _leading_limit(view)) is not None:
        yield _of_tiles(view, limit)
    for number, named in enumerate(causes[:MOST_POINTS]):
        yield _point(view, named, is_first=limit is None and number == 0)
    if limit is None and not causes and (best := _best(view)) is not None:
        yield _unnamed(view, best)


def _told_once(causes: tuple[NamedCause, ...]) -> list[NamedCause]:
    """The causes without roofs; loads and stores that one experiment takes away are one."""
    pairs = {each.experiment for each in causes if each.cause is Cause.UNCOALESCED_LOAD}
    return [
        each
        for each in causes
        if not each.cause.is_roof
        and not (each.cause is Cause.UNCOALESCED_STORE and each.experiment in pairs)
    ]


def _point(view: WhatIfView, named: NamedCause, *, is_first: bool) -> Point:
    said = named.cause
    gain = _gain(named)
    without = "them" if said.is_plural else "it"
    result = view.report.result
    bound = most(result, named) if gain is None else None
    sure = _SEEN
    if gain is not None:
        # The verdict has both times of the first one.
        times = "" if is_first else f" ({_change(view, gain)})"
        brings = f"{_extent(named.claim)}{wording.gain(gain)} faster without {without}{times}"
        sure = _sure(view, named.claim, named.gain)
    elif bound is not None and _says_nothing(view, bound.gain):
        it = "they cost" if said.is_plural else "it costs"
        brings = f"what {it} beside the first was not measured"
    elif bound is not None:
        by = f" {bound.by}" if bound.by else f" without {without}"
        brings = f"at most {wording.gain(bound.gain)} faster{by}"
        sure = f"{bound.basis}; its gain was not measured"
        # What counters found is told by the gain; a curve says more.
        sure += f"; {named.why}" if named.experiment else ""
    else:
        brings = named.why
    return Point(
        says=readable(f"{said.noun}: {brings}"),
        where=where(view, _places(view, named), said.bottlenecks),
        do=to_do(result, named),
        sure=sure,
    )


def _says_nothing(view: WhatIfView, bound: float) -> bool:
    """True of a bound from counters beside a measured cause that takes most of the time.

    It holds for the kernel as it is: "263x" of loads in a kernel that waits for atomics.
    """
    causes = view.report.result.causes
    first = _gain(causes[0]) if causes else None
    return first is not None and first >= _MOST_OF_IT and bound > first


def _unnamed(view: WhatIfView, best: Row) -> Point:
    """The largest gain of a kernel no cause of which was named."""
    gain = best.gain.estimate if best.gain else 1.0
    lines = [line for line in best.lines if line.faster and line.place is not None]
    touched = tuple(dict.fromkeys(best.outcome.touched))
    alone = tuple(line.place for line in lines[:1] if line.place is not None)
    experiment = best.outcome.experiment
    relaxes = experiment.relaxes
    is_of_data = relaxes is Bottleneck.STORAGE
    do = narrower(best.outcome) if is_of_data else words.to_do(experiment) or _DO.get(relaxes, "")
    name = f"{relaxes[:1].upper()}{relaxes[1:]}"
    return Point(
        says=f"{name}: {_extent(best.claim)}{wording.gain(gain)} faster",
        where=where(view, alone or touched, (relaxes,)),
        do=of_occupancy(view.report.result) if relaxes is Bottleneck.OCCUPANCY else do,
        sure=_sure(view, best.claim, best.gain, "halved" if is_of_data else "removed"),
    )


def _extent(claim: Claim | None) -> str:
    """Whether a gain is a bound, and on which side."""
    return {Claim.AT_LEAST: "at least ", Claim.BOUND: "at most "}.get(claim or Claim.REAL, "")


def _sure(
    view: WhatIfView, claim: Claim | None, gain: Interval | None, changed: str = "removed"
) -> str:
    if claim is None:
        return _SEEN
    said = _SURE[claim].format(timed=view.timed, changed=changed)
    return f"{said} {wording.ends(gain)}".rstrip()


def _places(view: WhatIfView, named: NamedCause) -> tuple[SourceLocation, ...]:
    """The lines at which a cause sits: one where that is known, else all that were changed.

    A rewrite changes lines that do no harm as well: a swizzle that of the store whose loads
    conflict. So a line that gains by itself comes first; then the experiment on the same
    bottleneck that changes fewest lines.
    """
    rows = [row for row in view.causes if row.name == named.experiment]
    relaxed = {row.outcome.experiment.relaxes for row in rows}
    rows += [row for row in view.causes if row.outcome.experiment.relaxes in relaxed and row.faster]
    for row in rows:
        alone = [line.place for line in row.lines if line.faster and line.place is not None]
        if alone:
            return (alone[0],)
    found = [tuple(dict.fromkeys(row.outcome.touched)) for row in rows if row.outcome.touched]
    return min((tuple(dict.fromkeys(named.lines)), *found), key=lambda each: len(each) or _MANY)


def _at(view: WhatIfView, named: NamedCause) -> str:
    return _at_these(_places(view, named))


def _at_these(lines: tuple[SourceLocation, ...]) -> str:
    """`` at transpose.cu:16`` where it is one line, or two; empty where there are more."""
    places = [wording.place(each) for each in lines]
    return f" at {' and '.join(places)}" if 0 < len(places) <= MOST_PLACES else ""


def _remains(view: WhatIfView) -> Iterator[str]:
    for question in view.report.result.open_questions[:MOST_POINTS]:
        yield f"Not excluded: {question.cause.value} ({question.why})."
    undecided = [row.name for row in view.causes if row.verdict is Verdict.UNDECIDED]
    if undecided:
        yield f"Undecided: {_names(undecided)}."
    unmeasured = [*view.missing, *view.asides]
    if len(unmeasured) > 1 and tile_limit(view.report.result) is not None:
        yield f"Not answered: {format_count(len(unmeasured), 'experiment')}; -v says why."
    elif unmeasured:
        first = unmeasured[0]
        more = len(unmeasured) - 1
        rest = f"; and {format_count(more, 'more experiment')}" if more else ""
        reason = _OF_PTX.sub("", first.reason).rstrip(".") or first.status
        yield f"Not answered: {first.name} ({reason}){rest}."
    if view.report.result.counters.agrees is False:
        yield f"Counters disagree: {view.report.result.counters.words.rstrip('.')}."


def _names(names: list[str]) -> str:
    more = len(names) - _MOST_NAMES
    shown = ", ".join(names[:_MOST_NAMES])
    return f"{shown} and {more} more" if more > 0 else shown


def _device(view: WhatIfView) -> str:
    """The option that asks the same emulated device; empty for a GPU."""
    backend = view.report.result.backend.partition(" ")[0]
    return f" --device {backend}" if view.report.result.modelled and backend else ""


def _commands(view: WhatIfView) -> Iterator[tuple[str, str]]:
    source, result = view.report.source, view.report.result
    if result.launch.is_of_python:
        program = shlex.join(result.launch.command) or "COMMAND"
        yield (
            f"cuado tune -k {kernel_name(view.report)} -- {program}",
            f"searches {OPTIONS_OF_TRITON} in its program",
        )
    if source and not view.causes:
        yield (
            f"cuado analyze {words.short_path(source)}{_device(view)}",
            "names causes, with their lines, by counters, in seconds",
        )
    if source and not is_at_a_roof(view.report.result):
        yield (
            f"cuado run {words.short_path(source)}",
            "makes faster versions and proves their results equal",
        )
    times = result.limiter.variants
    if source and times is not None and times.of_tiles and not result.modelled:
        yield (  # The emulated device has no clock that a kernel can read.
            f"cuado timeline {words.short_path(source)}",
            "shows who waits for whom, and where",
        )
    if _leading_limit(view) is None:
        yield from explanation(result, view.causes, view.command)
    yield "-v, or -o page.html", "shows everything that was measured"
