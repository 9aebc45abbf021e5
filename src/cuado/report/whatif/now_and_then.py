"""The kernel as it is beside what it would be: times, the roofline's point, memory traffic."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from cuado.analysis.roofline import Roofline, roofline
from cuado.analysis.traffic import traffic
from cuado.model.profile import Profile
from cuado.report import words
from cuado.report.analysis import roofline_plot
from cuado.report.analysis.memory_chart import memory_chart
from cuado.report.drawing.bars import bar
from cuado.report.whatif.rows import Row
from cuado.what_if.result import Claim, NamedCause, WhatIf

_MOST = 5


@dataclass(frozen=True, slots=True)
class TimeRow:
    """A time: of the kernel now, or without something."""

    label: str
    bar: Markup
    time: str
    says: str


@dataclass(frozen=True, slots=True)
class NowAndThen:
    """The section's figures; None, or empty, where something for one is not known.

    Attributes:
        title: what is compared.
        times: now, then without each cause.
        roofline: where the kernel stands, with an arrow to where it would.
        roofline_says: what the arrow assumes; or that there is none.
        traffic: bytes between the levels of memory, now.
    """

    title: str
    times: tuple[TimeRow, ...]
    roofline: Markup | None
    roofline_says: str
    traffic: Markup | None


def now_and_then(result: WhatIf, rows: tuple[Row, ...]) -> NowAndThen:
    """The figures of a what-if.

    Args:
        result: it.
        rows: its measured experiments, gains first.
    """
    profile = result.counters.profile
    best = _best(result)
    drawn, says = _roofline(profile, result, best)
    found = traffic(profile.metrics) if profile else None
    without = best.cause.noun if best else ""
    return NowAndThen(
        title=f"Now, and without {without[:1].lower()}{without[1:]}" if best else "Now",
        times=tuple(_times(result, rows)),
        roofline=drawn,
        roofline_says=says,
        traffic=memory_chart(found, _rates(profile)) if found else None,
    )


def _best(result: WhatIf) -> NamedCause | None:
    """The first named cause that gains."""
    gains = (each for each in result.causes if each.gain is not None and each.gain.low > 1)
    return next(gains, None)


def _times(result: WhatIf, rows: tuple[Row, ...]) -> Iterator[TimeRow]:
    if result.original is None:
        return
    now = result.original.estimate
    yield TimeRow("Now", bar(1.0, "fill progress"), words.time(now), "")
    seen = set()
    for named in result.causes:
        if named.gain is not None and named.gain.low > 1 and not named.cause.is_roof:
            seen.add(named.experiment)
            noun = named.cause.noun
            label = f"Without {noun[:1].lower()}{noun[1:]}"
            claim = named.claim.value if named.claim else ""
            yield _then(label, now, named.gain.estimate, claim)
    for row in rows:
        if row.claim is Claim.REAL and row.gain is not None and row.name not in seen:
            seen.add(row.name)
            yield _then(f"Rewritten: {row.name}", now, row.gain.estimate, "equal results")
            if len(seen) >= _MOST:
                return


def _then(label: str, now: float, gain: float, says: str) -> TimeRow:
    return TimeRow(label, bar(1 / gain, "fill then"), words.time(now / gain), says)


def _roofline(
    profile: Profile | None, result: WhatIf, best: NamedCause | None
) -> tuple[Markup | None, str]:
    before = roofline(profile.metrics, result.chip) if profile else None
    if before is None or not before.points:
        return None, ""
    peaks = roofline_plot.peaks_of(before, result.chip)
    if best is None or best.gain is None:
        says = " ".join(roofline_plot.descriptions(before, peaks))
        return roofline_plot.roofline_plot(before, peaks), says
    after = _faster(before, best.gain.estimate)
    return roofline_plot.moved_plot(before, after, peaks), (
        f"The arrow: the same operations and the same bytes of DRAM in 1/{best.gain.estimate:.3g} "
        "of the time. A fix that saves bytes as well moves the point to the right, too."
    )


def _faster(before: Roofline, gain: float) -> Roofline:
    points = tuple(replace(each, rate=each.rate * gain) for each in before.points)
    return replace(before, points=points)


def _rates(profile: Profile | None) -> Mapping[str, str]:
    """The hit rates of the caches, for the boxes of the chart."""
    found = traffic(profile.metrics) if profile else None
    rates = found.hit_rates if found else {}
    return {level: f"hit rate {rate}" for level, rate in rates.items()}
