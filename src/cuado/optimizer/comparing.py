"""Two versions of kernels, of one session or of two, side by side: time, counters, resources.

Times of two sessions were measured apart: their ratio has the ends that both intervals allow
together. Of one session, a version was timed in turn with the original, which says more; that
ratio is used where one of the two is the original. The verdict is that of ``stats.compare.judge``:
a difference counts if the whole interval lies beyond the noise floor.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from cuado.metrics import VOCABULARY, Measure, Unit
from cuado.metrics.direction import Direction, direction
from cuado.optimizer.session import Iteration, Session, VersionRecord, code_in_words
from cuado.stats import Interval, Verdict
from cuado.stats.compare import judge

HASH = 12
"""Characters of a hash that are shown."""


class Trend(StrEnum):
    """The change of a number."""

    BETTER = "better"
    WORSE = "worse"
    HIGHER = "higher"
    """Neither better nor worse by itself."""
    LOWER = "lower"
    SAME = "same"
    ONE_SIDED = "in one only"


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two versions.

    Attributes:
        label: ``12:0``, number and position, as the user writes it.
        session: the session of the version.
        position: position of its iteration.
    """

    label: str
    session: Session
    position: int

    @property
    def iteration(self) -> Iteration:
        """The iteration that began with the version."""
        return self.session.iterations[self.position]

    @property
    def version(self) -> VersionRecord:
        """The version itself."""
        return self.iteration.version


@dataclass(frozen=True, slots=True)
class TimeChange:
    """The comparison of the times.

    Attributes:
        ratio: time of B / time of A, below 1 is faster; None if one was not timed.
        verdict: B against A.
        reason: why the verdict is so.
        floor: share up to which a difference is noise.
    """

    ratio: Interval | None
    verdict: Verdict
    reason: str
    floor: float


@dataclass(frozen=True, slots=True)
class Change:
    """One number in both.

    Attributes:
        name: of the metric or resource.
        unit: None for plain counts.
        before: in A; None if it is not known.
        after: in B.
        change: (B - A) / A; None where that is undefined.
        trend: what the change means.
    """

    name: str
    unit: Unit | None
    before: float | None
    after: float | None
    change: float | None
    trend: Trend


@dataclass(frozen=True, slots=True)
class Compared:
    """Two versions side by side.

    Attributes:
        a: the reference.
        b: the version compared with it.
        time: their times.
        resources: registers, shared memory, blocks an SM.
        metrics: of either, in the vocabulary's order.
        facts: texts of both: name, A's, B's.
        apart: why the two should not be compared as versions of one kernel; empty if they may.
        notes: for the reader.
    """

    a: Side
    b: Side
    time: TimeChange
    resources: tuple[Change, ...]
    metrics: tuple[Change, ...]
    facts: tuple[tuple[str, str, str], ...]
    apart: tuple[str, ...]
    notes: tuple[str, ...]


def compared(a: Side, b: Side, floor: float | None = None) -> Compared:
    """The comparison of B with A.

    Args:
        a: the reference.
        b: the version to compare with it.
        floor: share up to which a difference is noise; the larger of the sessions' own by default.

    Raises:
        ValueError: the floor is not positive.
    """
    noise = max(a.session.noise, b.session.noise) if floor is None else floor
    if not 0 < noise < math.inf:
        raise ValueError(f"a noise floor of {noise} is not positive")
    return Compared(
        a,
        b,
        _time(a, b, noise),
        _resources(a.version, b.version),
        _metrics(a.version, b.version, noise),
        _facts(a, b),
        differences(a, b),
        _notes(a, b),
    )


def differences(a: Side, b: Side) -> tuple[str, ...]:
    """Why times of the two are no measure of one change: another case, kernel, device or size."""
    ours, theirs = a.session, b.session
    # A source that was changed may well want another grid; the same one has another problem size.
    is_one_source = bool(ours.source) and ours.source == theirs.source
    pairs = (
        ("case", case_name(ours.case), case_name(theirs.case)),
        ("kernel", ours.kernel, theirs.kernel),
        ("device", ours.device, theirs.device),
        ("times", *("modelled" if s.modelled else "measured" for s in (ours, theirs))),
        ("launch of one source", *(_launch(s) if is_one_source else "" for s in (ours, theirs))),
    )
    return tuple(f"{what}: {one} and {other}" for what, one, other in pairs if one != other)


def _launch(session: Session) -> str:
    """How a session's original is launched."""
    version = session.iterations[0].version
    return f"{_extent(version.grid)} blocks of {_extent(version.block)}"


def case_name(case: str) -> str:
    """The name of a case without its location: its file's name, or its folder's."""
    parts = [part for part in case.replace("\\", "/").split("/") if part not in {"", "."}]
    if len(parts) > 1 and parts[-1] == "case.toml":
        parts.pop()
    return parts[-1].removesuffix(".toml") if parts else case


def _time(a: Side, b: Side, floor: float) -> TimeChange:
    ratio = _ratio(a, b)
    if ratio is None:
        lacking = a if a.version.time is None else b
        return TimeChange(None, Verdict.UNDECIDED, f"{lacking.label} was not timed", floor)
    if a.session.modelled != b.session.modelled:
        return TimeChange(ratio, Verdict.UNDECIDED, "one time is modelled, one measured", floor)
    verdict, reason = judge(ratio, floor, floor)
    # The clocks alone can explain a ratio of up to `gap`: a verdict counts only if it holds for the
    # interval widened by that factor.
    gap = _clock_gap(a.session, b.session)
    if judge(ratio.widened(gap), floor, floor)[0] is not verdict:
        return TimeChange(ratio, Verdict.UNDECIDED, "the SM clock was not the same", floor)
    return TimeChange(ratio, verdict, reason.value, floor)


def _ratio(a: Side, b: Side) -> Interval | None:
    """Time of B over time of A."""
    if a.version.time is None or b.version.time is None:
        return None
    # Versions of one session have been timed in turn with its original.
    if a.session == b.session and a.position == 0 and b.version.speedup:
        return b.version.speedup.inverted()
    if a.session == b.session and b.position == 0 and a.version.speedup:
        return a.version.speedup
    return b.version.time.over(a.version.time)


def _clock_gap(a: Session, b: Session) -> float:
    """The gap between the ranges of SM clocks, as a factor; 1 if they overlap or are unknown."""
    if a.clocks is None or b.clocks is None:
        return 1.0
    (low_a, high_a), (low_b, high_b) = a.clocks, b.clocks
    if min(low_a, low_b, high_a, high_b) <= 0:
        return 1.0
    return max(1.0, low_a / high_b, low_b / high_a)


def _resources(a: VersionRecord, b: VersionRecord) -> tuple[Change, ...]:
    rows = (
        ("registers", None, a.registers, b.registers, None),
        ("local_bytes", Unit.BYTE, a.local_bytes, b.local_bytes, Direction.LESS),
        (
            "dynamic_shared_bytes",
            Unit.BYTE,
            a.dynamic_shared_bytes,
            b.dynamic_shared_bytes,
            None,
        ),
        ("blocks_per_sm", None, a.blocks_per_sm, b.blocks_per_sm, None),
    )
    return tuple(_change(name, unit, (x, y), better, 0.0) for name, unit, x, y, better in rows)


def _metrics(a: VersionRecord, b: VersionRecord, floor: float) -> tuple[Change, ...]:
    either = {**a.metrics, **b.metrics}
    known = [name for name in VOCABULARY if name in either]
    rest = sorted(name for name in either if name not in VOCABULARY)
    return tuple(
        _change(
            name,
            either[name].unit,
            (_value(a, name, either[name]), _value(b, name, either[name])),
            direction(name),
            floor,
        )
        for name in (*known, *rest)
    )


def _value(version: VersionRecord, name: str, like: Measure) -> float | None:
    """A metric's value; None if it is not known in that unit."""
    measure = version.metrics.get(name)
    return measure.value if measure and measure.unit is like.unit else None


def _change(
    name: str,
    unit: Unit | None,
    values: tuple[float | None, float | None],
    better: Direction | None,
    floor: float,
) -> Change:
    before, after = values
    if before is None or after is None:
        return Change(name, unit, before, after, None, Trend.ONE_SIDED)
    relative = 0.0 if before == after else (after - before) / abs(before) if before else None
    return Change(name, unit, before, after, relative, _trend(before, after, better, floor))


def _trend(before: float, after: float, better: Direction | None, floor: float) -> Trend:
    # As of times: from 100 to 102 is as far as from 102 to 100.
    if abs(after - before) <= floor * min(abs(before), abs(after)):
        return Trend.SAME
    is_more = after > before
    if better is None:
        return Trend.HIGHER if is_more else Trend.LOWER
    return Trend.BETTER if is_more == (better is Direction.MORE) else Trend.WORSE


def _facts(a: Side, b: Side) -> tuple[tuple[str, str, str], ...]:
    """The facts to show: always the limiter and the steps, the rest where it differs."""
    always = (_fact("limiter", _limiter, a, b), _fact("changed", _steps, a, b))
    others = (
        _fact("case", lambda side: side.session.case, a, b),
        _fact("kernel", lambda side: side.session.kernel, a, b),
        _fact("device", lambda side: side.session.device, a, b),
        _fact("ran on", lambda side: side.session.backend, a, b),
        _fact("driver", lambda side: side.session.driver, a, b),
        _fact("cuado", lambda side: side.session.cuado, a, b),
        _fact("SM clock", _clocks, a, b),
        _fact("grid", lambda side: _extent(side.version.grid), a, b),
        _fact("block", lambda side: _extent(side.version.block), a, b),
        _fact("source", lambda side: side.session.source[:HASH], a, b),
        _fact("code", lambda side: code_in_words(side.version, HASH), a, b),
    )
    return (*always, *(row for row in others if row[1] != row[2]))


def _fact(name: str, tell: Callable[[Side], str], a: Side, b: Side) -> tuple[str, str, str]:
    return (name, tell(a), tell(b))


def _steps(side: Side) -> str:
    return "; ".join(side.version.steps) or "nothing"


def _limiter(side: Side) -> str:
    iteration = side.iteration
    name = iteration.limiter.replace("_", " ")
    return f"{name} ({iteration.limiter_unit})" if iteration.limiter_unit else name


def _clocks(side: Side) -> str:
    if side.session.clocks is None:
        return ""
    low, high = side.session.clocks
    return f"{low:.0f} to {high:.0f} MHz"


def _extent(extent: tuple[int, int, int]) -> str:
    return "x".join(map(str, extent))


def _notes(a: Side, b: Side) -> tuple[str, ...]:
    notes = []
    if a.session.modelled or b.session.modelled:
        notes.append("modelled times are a model's: they say nothing of its errors")
    if a.session.source != b.session.source and _launch(a.session) != _launch(b.session):
        notes.append("the originals are launched differently: is it the same problem size?")
    both = [
        name
        for name, measure in a.version.metrics.items()
        if name in b.version.metrics and measure.provenance != b.version.metrics[name].provenance
    ]
    if both:
        notes.append(f"{len(both)} of the metrics were not obtained the same way in both")
    return tuple(notes)
