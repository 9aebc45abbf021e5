"""The original beside the last version: pictures, roofline, traffic, units, and source lines."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.roofline import roofline
from cuado.analysis.traffic import Traffic, traffic
from cuado.analysis.units import UNIT_LABELS
from cuado.device.chip import ChipFacts
from cuado.device.library import find_chip
from cuado.metrics import MetricSet
from cuado.metrics.quantity import format_value
from cuado.optimizer.session import Iteration, Session
from cuado.report import words
from cuado.report.analysis import roofline_plot
from cuado.report.analysis.memory_chart import memory_chart
from cuado.report.drawing.bars import bar
from cuado.report.drawing.cost_lines import CostListing, cost_listing
from cuado.report.run.sentences import version_name
from cuado.report.whatif.rows import PICTURES

_ALL = 100.0
_LEAST = 1.0
"""Percent that a unit is busy in either version, for it to be drawn."""
_MOST_UNITS = 7


@dataclass(frozen=True, slots=True)
class PairRow:
    """A bar before and one after, with their values; a dash and no bar where it is not known."""

    label: str
    bars: tuple[Markup, Markup]
    values: tuple[str, str]


@dataclass(frozen=True, slots=True)
class BeforeAfter:
    """The figures; None, or empty, where something for one is not known.

    Attributes:
        names: of the two versions.
        pictures: times of the kernel and of its copies that lack a part.
        units: percent of the time that each unit is busy.
        roofline: the point, and an arrow to where it stands now.
        roofline_says: the same in words.
        traffic: bytes between the levels of memory, of both on one scale.
        lines: what each source line costs in both.
    """

    names: tuple[str, str]
    pictures: tuple[PairRow, ...]
    units: tuple[PairRow, ...]
    roofline: Markup | None
    roofline_says: str
    traffic: tuple[Markup, ...]
    lines: CostListing

    @property
    def has_pictures(self) -> bool:
        """True if there is anything to draw but source lines."""
        return bool(self.pictures or self.units or self.traffic or self.roofline is not None)


def before_after(session: Session, named: tuple[tuple[str, ...], ...]) -> BeforeAfter | None:
    """The figures of a session; None if nothing was measured.

    Args:
        session: it.
        named: places ``file:line`` of each point of the answer.
    """
    first, last = session.original, session.last
    if first is None or last is None:
        return None
    changed = last is not first
    last_name = version_name(len(session.iterations) - 1)
    versions = ((version_name(0), first.costs), (last_name, last.costs))
    lines = versions if changed else (("", first.costs),)
    drawn, says = _roofline(session, first, last) if changed else (None, "")
    return BeforeAfter(
        names=(version_name(0), last_name),
        pictures=tuple(_pictures(first, last)) if changed else (),
        units=tuple(_units(first, last)) if changed else (),
        roofline=drawn,
        roofline_says=says,
        traffic=_traffic(first, last) if changed else (),
        lines=cost_listing(lines, {}, named),
    )


def _pictures(first: Iteration, last: Iteration) -> Iterator[PairRow]:
    """Times of the kernel and of its copies; a copy's is the kernel's / the copy's gain."""
    before, after = _times(first), _times(last)
    longest = max((*before.values(), *after.values()), default=0.0)
    for label in ("full", *PICTURES.values()):
        if label in before or label in after:
            pair = (before.get(label), after.get(label))
            yield _pair(label, pair, longest, (words.time(pair[0]), words.time(pair[1])))


def _times(iteration: Iteration) -> Mapping[str, float]:
    time = iteration.version.time
    if time is None:
        return {}
    found = {"full": time.estimate}
    for record in iteration.experiments:
        if record.name in PICTURES and record.gain is not None:
            found[PICTURES[record.name]] = time.estimate / record.gain.estimate
    return found


def _pair(
    label: str, pair: tuple[float | None, float | None], longest: float, values: tuple[str, str]
) -> PairRow:
    scale = longest or 1.0
    before, after = ((each or 0.0) / scale for each in pair)
    return PairRow(label, (bar(before, "fill before"), bar(after, "fill then")), values)


def _units(first: Iteration, last: Iteration) -> list[PairRow]:
    """The busiest units of either, busiest first."""
    before, after = (MetricSet(each.version.metrics) for each in (first, last))
    rows = []
    for name, label in UNIT_LABELS.items():
        measures = (before.get(name), after.get(name))
        values = tuple(each.value if each else None for each in measures)
        most = max((value for value in values if value is not None), default=0.0)
        if most >= _LEAST:
            texts = tuple(format_value(m.value, m.unit) if m else "-" for m in measures)
            pair = (values[0], values[1])
            rows.append((most, _pair(label, pair, _ALL, (texts[0], texts[1]))))
    rows.sort(key=lambda each: -each[0])
    return [row for _, row in rows[:_MOST_UNITS]]


def _roofline(session: Session, first: Iteration, last: Iteration) -> tuple[Markup | None, str]:
    chip = chip_of(session)
    if chip is None:
        return None, ""
    before, after = (roofline(MetricSet(i.version.metrics), chip) for i in (first, last))
    if before is None or after is None or not before.points or not after.points:
        return None, ""
    peaks = roofline_plot.peaks_of(before, chip)
    says = " ".join(roofline_plot.descriptions(after, peaks))
    return roofline_plot.moved_plot(before, after, peaks), f"Now: {says}"


def chip_of(session: Session) -> ChipFacts | None:
    """The chip's facts, by the name of the device; None if cuado has no file of it."""
    named = session.backend.partition("emulated:")[2]
    return find_chip(named or session.device)


def _traffic(first: Iteration, last: Iteration) -> tuple[Markup, ...]:
    found = [traffic(MetricSet(each.version.metrics)) for each in (first, last)]
    before, after = found
    if before is None or after is None:
        return ()
    return (
        memory_chart(before, _rates(before), after),
        memory_chart(after, _rates(after), before),
    )


def _rates(found: Traffic) -> Mapping[str, str]:
    return {level: f"hit rate {rate}" for level, rate in found.hit_rates.items()}
