"""The first sentence of a what-if: what costs how much, where; or that nothing is wrong."""

from collections.abc import Iterable

from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.finding import Finding, Kind, Scope
from cuado.model.instruction import SourceLocation
from cuado.model.limiter import Limit
from cuado.report import in_source, words
from cuado.report.whatif import wording
from cuado.report.whatif.next_step import best_cause, is_at_a_roof, of_narrower_data
from cuado.report.whatif.remedies import MOST_PLACES, most
from cuado.report.whatif.rows import Row
from cuado.report.whatif.tiles import TileLimit, tile_limit
from cuado.report.whatif.view import WhatIfView, kernel_name
from cuado.stats import Verdict
from cuado.what_if.result import Claim, NamedCause, Status

_MOST_NAMES = 3
_ALL = 100.0
_FULL = 90.0
"""Percent of what is attainable from which a unit is said to be at its roof."""
_MOSTLY = 0.85
"""Part of the time from which one kind of work shows a roof."""
_LEAST_LEFT = 1.02
"""Bound below which nothing is left to gain."""


def verdict(view: WhatIfView) -> str:
    """The sentence: all of what is wrong, where, what it costs that one sentence can hold."""
    result = view.report.result
    if result.original is None:
        return "Nothing was measured."
    causes = result.causes
    if result.open_questions and greatest_gain(view) is None:
        asked = [each.cause.value for each in result.open_questions]
        return (
            f"Undecided: no cause was found, but not all were excluded ({some_names(asked)}): "
            f"it takes {_took(view)}{_left(view)}."
        )
    if (limit := leading_limit(view)) is not None:
        return _verdict_of_tiles(view, limit)
    if not causes:
        return _named_by_none(view)
    return _at_a_roof(causes[0], view) if causes[0].cause.is_roof else _of_cause(view, causes[0])


def _of_cause(view: WhatIfView, first: NamedCause) -> str:
    """What costs how much, and where."""
    said, gain = first.cause, gain_of(first)
    place = at_these(places_of(view, first)) or f" ({kernel_name(view.report)})"
    if gain is None:
        bound = most(view.report.result, first)
        if bound is None:
            limits = "limit" if said.is_plural else "limits"
            return (
                f"{said.noun}{place} {limits} it ({_took(view)}); what that costs is not bounded."
            )
        part = words.share(1 - 1 / bound.gain)
        return (
            f"{said.noun}{place} may cost up to {part} of the time: {times(view, bound.gain)} "
            f"at best, {words.of_a_bound(view.timed)}."
        )
    cost = "cost" if said.is_plural else "costs"
    without = "them" if said.is_plural else "it"
    after = "at best" if first.claim is Claim.BOUND else f"without {without}"
    return (
        f"{said.noun}{place} {cost} {extent_of(first.claim)}{words.share(1 - 1 / gain)} of the "
        f"time: {times(view, gain)} {after}, {view.timed}."
    )


def _verdict_of_tiles(view: WhatIfView, limit: TileLimit) -> str:
    if limit.most is None:
        return f"{limit.says} ({_took(view)})."
    part = f"at most {words.share(1 - 1 / limit.most)} of the time"
    return f"{limit.says}{at_these(limit.places)}: {part} ({_took(view)})."


def leading_limit(view: WhatIfView) -> TileLimit | None:
    """What limits a kernel of tiles, where no cause says how much its removal gains."""
    causes = view.report.result.causes
    limit = tile_limit(view.report.result)
    if limit is None or any(gain_of(each) is not None or each.cause.is_roof for each in causes):
        return None
    counted = any((each.bound or 0.0) > (limit.most or 1.0) for each in causes)
    return None if counted and not limit.sure else limit


def greatest_gain(view: WhatIfView) -> Row | None:
    """The greatest gain to pursue."""
    return best_cause(view.causes, at_a_roof=is_at_a_roof(view.report.result))


def _named_by_none(view: WhatIfView) -> str:
    """That no cause is named: what gains most all the same, or what limits it, and why no more."""
    result, best = view.report.result, greatest_gain(view)
    if best is not None and best.gain is not None:
        at_best = " at best" if best.claim is Claim.BOUND else ""
        gained = f"{times(view, best.gain.estimate)}{at_best}, {view.timed}"
        return f"{_relieving(view, best)} gains most of what was tried: {gained}."
    if (found := counted_alone(view)) is not None and found.bound is not None:
        line = found.lines[0]
        place = f"{words.basename(line.file)}:{line.line}"
        part = words.share(1 - 1 / found.bound.speedup)
        return (
            f"{found.title} at {place}. By counters alone, this may cost up to {part} of the time: "
            f"{times(view, found.bound.speedup)} at best."
        )
    took = f"{kernel_name(view.report)} takes {_took(view)}"
    counted, limits = result.counters.limiter, _limits(view)
    if view.causes:
        tried = format_count(len(view.causes), "experiment")
        undecided = sum(each.verdict is Verdict.UNDECIDED for each in view.causes)
        though = f" ({undecided} undecided)" if undecided else ""
        return (
            f"Nothing to fix was found: {took}{_left(view)}; {tried}{though} made it no faster"
            f"{limits}."
        )
    if not any(each.status is Status.SKIPPED for each in result.outcomes):
        no_experiment = "no experiment that removes a cause could be made"
        return f"Undecided: {no_experiment}. {took}{_left(view)}{limits}."
    if counted is not None and counted.verdict is Limit.NEAR_ROOF:
        return (
            f"Nothing is wrong by counters: {took}{_left(view)}, and is "
            f"{words.verdict(counted)}. No experiment had time: give --budget more seconds."
        )
    return (
        f"Undecided: no cause could be tried in the time, so give --budget more seconds. {took}"
        f"{_left(view)}{limits}."
    )


def _limits(view: WhatIfView) -> str:
    """What limits it, as a clause: by experiments, or else by counters; empty if neither says."""
    counted, limiter = view.report.result.counters.limiter, view.report.result.limiter
    if limiter.verdict is not Limit.UNDECIDED:
        return f"; it {words.limited(view.verdict)}"
    if counted is not None and counted.verdict is not Limit.UNDECIDED:
        return f"; by counters it {words.limited(words.verdict(counted))}"
    return ""


def counted_alone(view: WhatIfView) -> Finding | None:
    """What counters find of a kernel of which experiments name and gain nothing; None if nothing.

    Experiments that are all decided rule it out.
    """
    result = view.report.result
    undecided = not view.causes or any(e.verdict is Verdict.UNDECIDED for e in view.causes)
    if result.causes or not undecided or leading_limit(view) or greatest_gain(view) is not None:
        return None
    return next(
        (
            each
            for each in result.counters.findings
            if each.kind is Kind.CAUSE
            and each.lines
            and each.bound is not None
            and each.bound.scope is Scope.KERNEL
        ),
        None,
    )


def _relieving(view: WhatIfView, best: Row) -> str:
    """What is done to gain, and where: ``Relieving barriers at step.cu:8``."""
    relaxes = best.outcome.experiment.relaxes
    does = "Raising" if relaxes is Bottleneck.OCCUPANCY else "Relieving"
    return f"{does} {relaxes}{at_these(places_of_row(view, best))}"


def _left(view: WhatIfView) -> str:
    """The most that the same work leaves to gain, by the busiest unit; empty if not counted."""
    busiest = _busiest(view)
    if busiest is None:
        return ""
    label, percent = busiest
    if percent >= _ALL / _LEAST_LEFT:
        return f", with {label} as busy as can be: only less work for it would be faster"
    return f", at best {times(view, _ALL / percent)} {words.until(label)}"


def _busiest(view: WhatIfView) -> tuple[str, float] | None:
    """The busiest unit, and percent of what is attainable; None if no counter was read."""
    counted = view.report.result.counters.limiter
    units = counted.utilizations if counted is not None else ()
    found = max(units, key=lambda unit: unit.attainable, default=None)
    return (found.label, found.attainable) if found is not None and found.attainable > 0 else None


def _at_a_roof(named: NamedCause, view: WhatIfView) -> str:
    """That nothing is wrong; for this data, where narrower data would be faster."""
    kernel, roof = kernel_name(view.report), words.lowered(named.cause.noun)
    at = f"{kernel} is at {roof}{_alone(view, named.cause)}"
    narrower = of_narrower_data(view.causes)
    if narrower is not None and narrower.gain is not None:
        gain = times(view, narrower.gain.estimate)
        return f"Nothing is wrong: {at}. With data half as wide: {gain}, {view.timed}."
    left = greatest_gain(view)
    if left is not None and left.gain is not None:
        gain = times(view, left.gain.estimate)
        return f"Little is wrong: {at}. {_relieving(view, left)} gains: {gain}, {view.timed}."
    busiest = _busiest(view)
    is_full = busiest is not None and busiest[1] >= _FULL
    wrong = (
        "Nothing is wrong, and there is nothing to do" if is_full else "Nothing to fix was found"
    )
    return (
        f"{wrong}: {at}. It takes {_took(view)}{_left(view)}; faster is only what does less: "
        f"{words.lowered(named.cause.do)}"
    )


def _alone(view: WhatIfView, roof: Cause) -> str:
    """What shows that it is at the roof: the time that the roof's work takes alone."""
    variants = view.report.result.limiter.variants
    if variants is None or variants.of_tiles:
        return ""
    is_math = roof is Cause.INSTRUCTION_ROOF
    alone = variants.math_only if is_math else variants.memory_only
    if not alone:
        return ""
    if alone < _MOSTLY * variants.full:
        return ""
    part = words.share(min(alone / variants.full, 1.0))
    return f" ({'math' if is_math else 'memory'} alone takes {part} of its time)"


def _took(view: WhatIfView) -> str:
    original = view.report.result.original
    return f"{words.time(original.estimate if original else None)}, {view.timed}"


def times(view: WhatIfView, gain: float) -> str:
    """The kernel's time now, and with a gain: ``515 -> 312 us``."""
    original = view.report.result.original
    before = original.estimate if original else None
    return wording.change(before, before / gain if before else None)


def gain_of(named: NamedCause) -> float | None:
    """The gain that an experiment timed; None where none did, or it may be nothing."""
    return named.gain.estimate if named.gain is not None and named.gain.low > 1 else None


def extent_of(claim: Claim | None) -> str:
    """Whether a gain is a bound, and on which side."""
    return {Claim.AT_LEAST: "at least ", Claim.BOUND: "at most "}.get(claim or Claim.REAL, "")


def places_of(view: WhatIfView, named: NamedCause) -> tuple[SourceLocation, ...]:
    """The lines at which a cause sits: one where that is known, else all that were changed.

    A rewrite changes lines that do no harm as well: a swizzle that of the store whose loads
    conflict. So a line that gains by itself comes first; then the experiment on the same
    bottleneck that changes fewest lines.
    """
    rows = [row for row in view.causes if row.name == named.experiment]
    relaxed = {row.outcome.experiment.relaxes for row in rows}
    rows += [row for row in view.causes if row.outcome.experiment.relaxes in relaxed and row.faster]
    for row in rows:
        if alone := _of_the_user(view, (r.place for r in row.lines if r.faster)):
            return alone[:1]
    found = [_of_the_user(view, row.outcome.touched) for row in rows]
    known = list(filter(None, (_of_the_user(view, named.lines), *found)))
    if not known and named.cause is Cause.LOW_ILP:
        load = in_source.loading(view.report.result.launch.sources, kernel_name(view.report))
        return (SourceLocation(*load),) if load is not None else ()
    return min(known, key=len, default=())


def places_of_row(view: WhatIfView, row: Row) -> tuple[SourceLocation, ...]:
    """The line that gains most by itself; else all lines that an experiment changed."""
    alone = _of_the_user(view, (line.place for line in row.lines if line.faster))
    return alone[:1] or _of_the_user(view, row.outcome.touched)


def _of_the_user(
    view: WhatIfView, places: Iterable[SourceLocation | None]
) -> tuple[SourceLocation, ...]:
    """Places each once, those in files of the user if there are any; none without a line."""
    known = tuple(dict.fromkeys(each for each in places if each is not None and each.line > 0))
    sources = view.report.result.launch.sources
    return tuple(each for each in known if each.file in sources) or known


def at_these(lines: tuple[SourceLocation, ...]) -> str:
    """`` at transpose.cu:16``; of more than two the first, and how many more; empty for none."""
    places = [wording.place(each) for each in lines]
    if len(places) > MOST_PLACES:
        places[1:] = [format_count(len(places) - 1, "other line")]
    return f" at {' and '.join(places)}" if places else ""


def some_names(names: list[str]) -> str:
    """The first three of some names, and how many more there are."""
    more = len(names) - _MOST_NAMES
    shown = ", ".join(names[:_MOST_NAMES])
    return f"{shown} and {more} more" if more > 0 else shown
