"""An analysis on one screen: the hottest kernel's limiter and causes, and where the time is."""

from collections.abc import Iterator
from dataclasses import replace

from cuado.analysis.hotspots import Hotspot
from cuado.metrics.quantity import format_count
from cuado.model.cause import Cause
from cuado.model.finding import Finding, Kind, Scope
from cuado.model.limiter import Limit
from cuado.report import in_source, words
from cuado.report.analysis import Report
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.whatif import wording
from cuado.rules.lines import line_shares

_MOST_BARS = 6
_NAMED = 48
_ALL = 100.0
_LEAST_BUSY = 5.0
"""Percent of what is attainable below which the busiest unit bounds nothing worth saying."""
_OF_NO_UNIT = frozenset({Limit.LAUNCH, Limit.UNDECIDED})
"""Verdicts of kernels that more than their units keep from being faster."""
_FULL = 90.0
"""Percent of what is attainable from which a unit is said to be at its roof."""
_AS_CAN_BE = 98.0
"""Percent of what is attainable from which nothing is left to gain with the same work."""
_OF_RESOURCES = frozenset({Cause.OCCUPANCY, Cause.SPILLS})
_LEAST_USE = 1.0
"""Percent below which a unit has no bar, after the first two."""


def answer(report: Report) -> Answer:
    """The report on one screen."""
    found = report.analysis
    spots = found.hotspots
    notes = tuple(map(words.sentence, _notes(report)))
    if not spots:
        return Answer(
            "There is no kernel to analyse here.", notes=tuple(map(words.sentence, _notes(report)))
        )
    spot = spots[0]
    causes = tuple(_with_lines(spot, each) for each in words.causes(spot.longest))
    several = len(spots) > 1 and any(each.total for each in spots)
    return Answer(
        verdict=_verdict(spot, causes, several=several),
        is_good=_is_good(spot, causes),
        facts=tuple(_facts(report, spot)),
        points=tuple(_points(spot, causes, next(_experiments(report), "cuado whatif CASE"))),
        picture=_picture(report, several=several),
        bars=tuple(_of_kernels(report) if several else _of_units(spot)),
        whole=None if several else _ALL,
        remains=tuple(_remains(spot, causes)),
        commands=tuple(_commands(report, causes)),
        notes=notes,
    )


def _verdict(spot: Hotspot, causes: tuple[Finding, ...], *, several: bool) -> str:
    """What costs how much, and where; or that nothing is wrong, or nothing is seen."""
    kernel = words.shortened(spot.longest.profile.kernel, _NAMED)
    if several and spot.share:
        kernel = f"{kernel}, {words.share(spot.share)} of all kernels' time"
    if causes:
        return _of_cause(spot, causes[0], kernel)
    limiter = spot.longest.limiter
    took = f"{kernel} takes {words.duration(spot.longest)} ({_how(spot)})"
    if limiter.verdict is Limit.NEAR_ROOF:
        busiest = max((unit.attainable for unit in limiter.utilizations), default=_ALL)
        wrong = "Nothing is wrong, and there is nothing to do"
        if busiest < _FULL:
            wrong = "Nothing to fix was found"
        return f"{wrong}: {took} and is {words.verdict(limiter)}{_left(spot)}."
    limited = "What limits it is undecided"
    if limiter.verdict is not Limit.UNDECIDED:
        limited = f"It {words.limited(words.verdict(limiter))}"
    return f"{took}{_left(spot)}. {limited}; counters show no cause."


def _with_lines(spot: Hotspot, finding: Finding) -> Finding:
    """A finding with lines of the user's files, if there are any; none without a number."""
    known = tuple(line for line in finding.lines if line.line > 0)
    sources = spot.longest.profile.sources
    return replace(finding, lines=tuple(e for e in known if e.file in sources) or known)


def _of_cause(spot: Hotspot, finding: Finding, kernel: str) -> str:
    """What costs how much, and where, in the cause's noun where it has one."""
    cause, bound = finding.cause, finding.bound
    is_noun = _is_noun(cause)
    if cause is not None and is_noun:
        said = f"{cause.noun}{_at(finding)} ({kernel})"
    else:
        said = f"{kernel}: {_lowered(finding.title.rstrip('.'))}{_at(finding)}"
    took = f"{words.duration(spot.longest)}, {_how(spot)}"
    if bound is None or bound.scope is not Scope.KERNEL:
        costs = "cost time" if is_noun else "what that costs"
        return f"{said}{' may' if is_noun else ';'} {costs}, not bounded by counters ({took})."
    joint = " may cost" if is_noun else ". That may cost"
    part = words.share(1 - 1 / bound.speedup)
    change, how = _change(spot, bound.speedup), words.of_a_bound(_how(spot))
    return f"{said}{joint} up to {part} of its time: {change} at best, {how}."


def _is_noun(cause: Cause | None) -> bool:
    """True if a cause's noun says what is wrong: a roof's does not."""
    return cause is not None and not cause.is_roof


def _change(spot: Hotspot, gain: float) -> str:
    """The launch's time now, and with a gain."""
    now = spot.longest.profile.metrics.value("duration")
    return wording.change(now, now / gain if now else None)


def _how(spot: Hotspot) -> str:
    """How the time was obtained: ``measured``, ``modelled``."""
    found = spot.longest.profile.metrics.get("duration")
    return found.provenance.value if found is not None else "not recorded"


def _left(spot: Hotspot) -> str:
    """The most that could be gained with the same work, as a clause; empty where it says nothing.

    Source: the busiest unit's work takes its part of the time, whatever else is mended.
    """
    limiter = spot.longest.limiter
    busiest = max(limiter.utilizations, key=lambda unit: unit.attainable, default=None)
    if busiest is None or limiter.verdict in _OF_NO_UNIT or busiest.attainable < _LEAST_BUSY:
        return ""
    if busiest.attainable >= _AS_CAN_BE:
        return f", with {busiest.label} as busy as can be: only less work for it would be faster"
    gain = _ALL / busiest.attainable
    return f", at best {_change(spot, gain)} {words.until(busiest.label)}"


def _lowered(title: str) -> str:
    return f"{title[:1].lower()}{title[1:]}" if title[:2].istitle() else title


def _at(finding: Finding) -> str:
    return f" at {words.place(finding.lines[0])}" if finding.lines else ""


def _is_good(spot: Hotspot, causes: tuple[Finding, ...]) -> bool | None:
    if causes:
        return False
    return True if spot.longest.limiter.verdict is Limit.NEAR_ROOF else None


def _facts(report: Report, spot: Hotspot) -> Iterator[str]:
    origin = report.analysis.origin
    diagnosis = spot.longest
    about = "; ".join(part for part in words.about(spot) if part)
    yield f"{words.basename(origin.file)} ({words.tool(origin)}) on {words.device(diagnosis)}."
    limiter = diagnosis.limiter
    reason = limiter.reason.rstrip(".")
    undecided = limiter.verdict is Limit.UNDECIDED
    how = "what limits it is undecided" if undecided else words.limited(words.verdict(limiter))
    said = f"{how.removeprefix('is ')}{f': {reason}' if reason else ''}"
    yield f"{said[:1].upper()}{said[1:]}."
    yield f"{about}." if about else "Its time is not recorded."


def _points(spot: Hotspot, causes: tuple[Finding, ...], command: str) -> Iterator[Point]:
    for number, finding in enumerate(causes[:MOST_POINTS]):
        yield _point(spot, finding, is_first=number == 0)
    hottest = line_shares(spot.longest.profile, lambda i: i.samples, "warp time")
    if not causes and hottest and spot.longest.limiter.verdict is not Limit.NEAR_ROOF:
        line = hottest[0]
        yield Point(
            says=f"{words.share(line.share)} of warp time is spent at one line",
            where=f"{words.place(line)}  {(line.text or '').strip()}".rstrip(),
            do=f"Type '{command}': it measures by experiments what each cause costs.",
            sure="counters show where warps wait, and not why",
        )


def _point(spot: Hotspot, finding: Finding, *, is_first: bool) -> Point:
    line = finding.lines[0] if finding.lines else None
    where = f"{words.place(line)}  {(line.text or '').strip()}".rstrip() if line else ""
    profile = spot.longest.profile
    advice = in_source.advice(finding, profile.sources, profile.kernel)
    brings = _brings(spot, finding, is_first=is_first)
    # What has no noun stands in the verdict by its title.
    says = f"{finding.title.rstrip('.')}: {brings}"
    if is_first and not _is_noun(finding.cause):
        says = f"{brings[:1].upper()}{brings[1:]}"
    return Point(
        says=says,
        where=where or _launch(spot, finding),
        do=advice,
        sure=_sure(finding),
    )


def _launch(spot: Hotspot, finding: Finding) -> str:
    """The launch and what it uses, as the place of what no line shows.

    What registers and shared memory decide is changed where the kernel is declared.
    """
    profile = spot.longest.profile
    used = words.resources(profile.launch)
    if finding.cause in _OF_RESOURCES:
        declared = in_source.declaration(profile.sources, profile.kernel)
        if declared:
            return f"{declared}\n{used}" if used else declared
    called = words.launch(words.shortened(profile.kernel, _NAMED), profile.launch)
    return f"{called}: {used}" if used else called


def _brings(spot: Hotspot, finding: Finding, *, is_first: bool) -> str:
    if finding.bound is None:
        return "gain not bounded by what was counted"
    is_whole = finding.bound.scope is Scope.KERNEL
    whose = "" if is_whole else " for that unit alone"
    whose += f" by {finding.bound.by}" if finding.bound.by else ""
    both = "" if is_first or not is_whole else f" ({_change(spot, finding.bound.speedup)})"
    return f"at most {words.speedup(finding.bound.speedup)} faster{whose}{both}"


def _sure(finding: Finding) -> str:
    if finding.bound is None:
        return "seen in the counters; 'cuado whatif' measures what it costs"
    return f"a bound from counters ({finding.bound.basis.rstrip('.')})"


def _picture(report: Report, *, several: bool) -> str:
    if several:
        more = len(report.analysis.hotspots) - _MOST_BARS
        rest = f", the first {_MOST_BARS} of {len(report.analysis.hotspots)}" if more > 0 else ""
        return f"Time of each kernel{rest}"
    return "How busy each unit is, of what is attainable"


def _of_kernels(report: Report) -> Iterator[Bar]:
    for spot in report.analysis.hotspots[:_MOST_BARS]:
        if spot.total is not None:
            limit = words.VERDICTS[spot.longest.limiter.verdict]
            yield Bar(
                words.shortened(spot.longest.profile.kernel, 24),
                spot.total,
                f"{words.time(spot.total)}  {limit}",
            )


def _of_units(spot: Hotspot) -> Iterator[Bar]:
    units = sorted(spot.longest.limiter.utilizations, key=lambda unit: -unit.attainable)
    for number, unit in enumerate(units[:_MOST_BARS]):
        if number < 2 or unit.attainable >= _LEAST_USE:
            yield Bar(unit.label, unit.attainable, f"{unit.attainable:.0f}%")


def _remains(spot: Hotspot, causes: tuple[Finding, ...]) -> Iterator[str]:
    diagnosis = spot.longest
    more = len(causes) - MOST_POINTS
    if more > 0:
        yield f"{format_count(more, 'further cause')} found; -v lists them."
    if diagnosis.skipped:
        lacked = format_count(len(diagnosis.skipped), "rule")
        yield f"{lacked} lacked counters; -v says which."
    yield from (f"{hint.rstrip('.')}." for hint in diagnosis.hints)
    harmless = sum(finding.kind is Kind.HARMLESS for finding in diagnosis.findings)
    if harmless:
        what = "looks like a cause and is" if harmless == 1 else "look like causes and are"
        yield f"{harmless} {what} harmless here; -v says why."


def _experiments(report: Report) -> Iterator[str]:
    """The command that asks experiments, of what they can be asked of."""
    file = report.analysis.origin.file
    if file.endswith((".toml", ".capture")):
        yield f"cuado whatif {words.short_path(file)}"
    elif not report.analysis.origin.is_recorded:
        yield "cuado whatif CASE"


def _commands(report: Report, causes: tuple[Finding, ...]) -> Iterator[tuple[str, str]]:
    for command in _experiments(report):
        yield command, "measures what each cause costs"
    if causes:
        yield f"cuado explain {causes[0].rule}", "teaches the cause and its remedies"
    yield "-v, or -o page.html", "shows everything that was found"


def _notes(report: Report) -> Iterator[str]:
    found = report.analysis
    yield from found.notes
    if found.unreadable:
        yield f"{len(found.unreadable)} of the launches could not be read; -v says why."
    seen = {d.chip.note for d in found.diagnoses if d.chip.note}
    yield from (f"{note.rstrip('.')}." for note in sorted(seen))
