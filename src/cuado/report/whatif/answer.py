"""What experiments found, on one screen."""

import re
import shlex
from collections.abc import Iterator

from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import SourceLocation
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.names import readable
from cuado.report import in_source, words
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.next_step import (
    explanation,
    is_at_a_roof,
)
from cuado.report.whatif.remedies import at_lines, most, narrower, of_occupancy, to_do, where
from cuado.report.whatif.rows import Row
from cuado.report.whatif.tiles import OPTIONS_OF_TRITON, TileLimit, tile_limit
from cuado.report.whatif.verdict import (
    counted_alone,
    extent_of,
    gain_of,
    greatest_gain,
    leading_limit,
    places_of,
    places_of_row,
    some_names,
    times,
    verdict,
)
from cuado.report.whatif.view import WhatIfView, kernel_name, whatif_view
from cuado.stats import Interval, Verdict
from cuado.what_if.result import Claim, NamedCause

_CAUSES = {
    Bottleneck.L1_MISSES: Cause.L1_MISSES,
    Bottleneck.L2_MISSES: Cause.DRAM_ROOF,
    Bottleneck.LOADS: Cause.REDUNDANT_LOADS,
    Bottleneck.PATHS: Cause.DIVERGENCE,
}
"""Causes whose advice is that of bottlenecks which experiments bound without a cause."""
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
_OF_PTX = re.compile(r" \([\w.:]+, PTX line \d+\)")
"""Where in the PTX it is: ``-v`` says so."""
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
        verdict=verdict(view),
        is_good=True if roofs else False if points else None,
        facts=tuple(_facts(view)),
        points=points,
        picture="Time, whole and in parts" if len(view.pictures) > 1 else "Time",
        bars=tuple(Bar(p.label, p.time, words.time(p.time)) for p in view.pictures),
        remains=tuple(_remains(view)),
        commands=tuple(_commands(view)),
        notes=tuple(map(words.sentence, view.notes)),
    )


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
    if (limit := leading_limit(view)) is not None:
        yield _of_tiles(view, limit)
    for number, named in enumerate(causes[:MOST_POINTS]):
        yield _point(view, named, is_first=limit is None and number == 0)
    if limit is None and not causes and (best := greatest_gain(view)) is not None:
        yield _unnamed(view, best)
    if (found := counted_alone(view)) is not None:
        yield _counted(view, found)


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
    gain = gain_of(named)
    without = "them" if said.is_plural else "it"
    result = view.report.result
    bound = most(result, named) if gain is None else None
    sure = _SEEN
    # The verdict has both times of the first one.
    if gain is not None:
        both = "" if is_first else f" ({times(view, gain)})"
        brings = f"{extent_of(named.claim)}{wording.gain(gain)} faster without {without}{both}"
        sure = _sure(view, named.claim, named.gain)
    elif bound is not None and _says_nothing(view, bound.gain):
        it = "they cost" if said.is_plural else "it costs"
        brings = f"what {it} beside the first was not measured"
    elif bound is not None:
        by = f" {bound.by}" if bound.by else f" without {without}"
        both = "" if is_first else f" ({times(view, bound.gain)})"
        brings = f"at most {wording.gain(bound.gain)} faster{by}{both}"
        sure = f"{bound.basis}; its gain was not measured"
        # What counters found is told by the gain; a curve says more.
        sure += f"; {named.why}" if named.experiment else ""
    else:
        brings = named.why
    places = places_of(view, named)
    return Point(
        says=readable(f"{said.noun}: {brings}"),
        where=where(view, places, said.bottlenecks),
        do=to_do(view, named, places),
        sure=sure,
    )


def _says_nothing(view: WhatIfView, bound: float) -> bool:
    """True of a bound from counters beside a measured cause that takes most of the time.

    It holds for the kernel as it is: "263x" of loads in a kernel that waits for atomics.
    """
    causes = view.report.result.causes
    first = gain_of(causes[0]) if causes else None
    return first is not None and first >= _MOST_OF_IT and bound > first


def _unnamed(view: WhatIfView, best: Row) -> Point:
    """The largest gain of a kernel no cause of which was named."""
    gain = best.gain.estimate if best.gain else 1.0
    experiment = best.outcome.experiment
    relaxes = experiment.relaxes
    is_of_data = relaxes is Bottleneck.STORAGE
    places = places_of_row(view, best)
    cause = experiment.cause or _CAUSES.get(relaxes)
    if is_of_data:
        do = narrower(best.outcome)
    elif relaxes is Bottleneck.OCCUPANCY:
        do = of_occupancy(view.report.result)
    else:
        do = (cause and at_lines(view, cause, places)) or (cause.do if cause else "")
    name = f"{relaxes[:1].upper()}{relaxes[1:]}"
    return Point(
        says=f"{name}: {extent_of(best.claim)}{wording.gain(gain)} faster",
        where=where(view, places, (relaxes,)),
        do=do,
        sure=_sure(view, best.claim, best.gain, "halved" if is_of_data else "removed"),
    )


def _counted(view: WhatIfView, found: Finding) -> Point:
    """What counters find where experiments are not decided."""
    line, launch = found.lines[0], view.report.result.launch
    place = SourceLocation(line.file, line.line)
    most = found.bound.speedup if found.bound else None
    return Point(
        says=f"{found.title}: at most {wording.gain(most)} faster",
        where=where(view, (place,), ()),
        do=in_source.advice(found, launch.sources, kernel_name(view.report)),
        sure="a bound from counters; no experiment was decided",
    )


def _sure(
    view: WhatIfView, claim: Claim | None, gain: Interval | None, changed: str = "removed"
) -> str:
    if claim is None:
        return _SEEN
    said = _SURE[claim].format(timed=view.timed, changed=changed)
    return f"{said} {wording.ends(gain)}".rstrip()


def _remains(view: WhatIfView) -> Iterator[str]:
    for question in view.report.result.open_questions[:MOST_POINTS]:
        yield f"Not excluded: {question.cause.value} ({question.why})."
    undecided = [row.name for row in view.causes if row.verdict is Verdict.UNDECIDED]
    if undecided:
        yield f"Undecided: {some_names(undecided)}."
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
    if leading_limit(view) is None:
        yield from explanation(result, view.causes, view.command)
    yield "-v, or -o page.html", "shows everything that was measured"
