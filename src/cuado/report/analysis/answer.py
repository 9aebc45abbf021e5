"""An analysis on one screen: the hottest kernel's limiter and causes, and where the time is."""

from collections.abc import Iterator

from cuado.analysis.hotspots import Hotspot
from cuado.metrics.quantity import format_count
from cuado.model.finding import Finding, Kind, Scope
from cuado.model.limiter import Limit
from cuado.report import words
from cuado.report.analysis import Report
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point

_MOST_BARS = 6
_NAMED = 48
_ALL = 100.0
_LEAST_BUSY = 5.0
"""Percent of what is attainable below which the busiest unit bounds nothing worth saying."""
_OF_NO_UNIT = frozenset({Limit.LAUNCH, Limit.UNDECIDED})
"""Verdicts of kernels that more than their units keep from being faster."""
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
    causes = words.causes(spot.longest)
    several = len(spots) > 1 and any(each.total for each in spots)
    return Answer(
        verdict=_verdict(spot, causes, several=several),
        is_good=_is_good(spot, causes),
        facts=tuple(_facts(report, spot)),
        points=tuple(_point(spot, finding) for finding in causes[:MOST_POINTS]),
        picture=_picture(report, several=several),
        bars=tuple(_of_kernels(report) if several else _of_units(spot)),
        whole=None if several else _ALL,
        remains=tuple(_remains(spot, causes)),
        commands=tuple(_commands(report, causes)),
        notes=notes,
    )


def _verdict(spot: Hotspot, causes: tuple[Finding, ...], *, several: bool) -> str:
    kernel = words.shortened(spot.longest.profile.kernel, _NAMED)
    share = f", {words.share(spot.share)} of the time," if several and spot.share else ""
    limiter = spot.longest.limiter
    how = (
        "what limits it is undecided"
        if limiter.verdict is Limit.UNDECIDED
        else words.limited(words.verdict(limiter))
    )
    joint = ":" if limiter.verdict is Limit.UNDECIDED else ""
    said = f"{kernel}{share}{joint} {how}"
    if not causes and limiter.verdict is Limit.NEAR_ROOF:
        return f"{said}; nothing to fix was found."
    if not causes:
        return (
            f"{said}; counters show no cause{_left(spot)}: 'cuado whatif' finds by experiments "
            "what costs time."
        )
    though = ", but could do with less" if limiter.verdict is Limit.NEAR_ROOF else ""
    return f"{said}{though}. First: {_title(causes[0])}{_at(causes[0])}."


def _left(spot: Hotspot) -> str:
    """The most that could be gained with the same work, as a clause; empty where it says nothing.

    Source: the busiest unit's work takes its part of the time, whatever else is mended.
    """
    limiter = spot.longest.limiter
    busiest = max(limiter.utilizations, key=lambda unit: unit.attainable, default=None)
    if busiest is None or limiter.verdict in _OF_NO_UNIT:
        return ""
    if not _LEAST_BUSY <= busiest.attainable < _ALL:
        return ""
    most = words.speedup(_ALL / busiest.attainable)
    return f" (with the same work at most {most} faster, until {busiest.label} limits)"


def _title(finding: Finding) -> str:
    title = finding.title.rstrip(".")
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
    yield f"{about}." if about else "Its time is not recorded."
    reason = diagnosis.limiter.reason.rstrip(".")
    if reason:
        yield f"{reason[:1].upper()}{reason[1:]}."


def _point(spot: Hotspot, finding: Finding) -> Point:
    line = finding.lines[0] if finding.lines else None
    where = f"{words.place(line)}  {(line.text or '').strip()}".rstrip() if line else _launch(spot)
    advice = finding.advice[0].rstrip(".") if finding.advice else ""
    return Point(
        says=f"{finding.title.rstrip('.')}: {_brings(finding)}",
        where=where,
        do=f"{advice[:1].upper()}{advice[1:]}." if advice else "",
        sure=_sure(finding),
    )


def _launch(spot: Hotspot) -> str:
    """The launch and what it uses, as the place of what no line shows."""
    profile = spot.longest.profile
    called = words.launch(words.shortened(profile.kernel, _NAMED), profile.launch)
    used = words.resources(profile.launch)
    return f"{called}: {used}" if used else called


def _brings(finding: Finding) -> str:
    if finding.bound is None:
        return "gain not bounded by what was counted"
    whose = "" if finding.bound.scope is Scope.KERNEL else " for that unit alone"
    whose += f" by {finding.bound.by}" if finding.bound.by else ""
    most = words.speedup(finding.bound.speedup)
    return f"at most {most} faster{whose}"


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


def _commands(report: Report, causes: tuple[Finding, ...]) -> Iterator[tuple[str, str]]:
    file = report.analysis.origin.file
    if file.endswith((".toml", ".capture")):
        yield f"cuado whatif {words.short_path(file)}", "measures what each cause costs"
    elif not report.analysis.origin.is_recorded:
        yield "cuado whatif CASE", "measures what each cause costs"
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
