"""Numbers of two sides: what changed, and what that means."""

from dataclasses import dataclass
from enum import StrEnum

from cuado.analysis.comparison.side import Side
from cuado.analysis.comparison.weights import score, weight
from cuado.metrics import VOCABULARY, Measure, Unit
from cuado.metrics.direction import Direction, direction


class Trend(StrEnum):
    """The change of a number."""

    BETTER = "better"
    WORSE = "worse"
    HIGHER = "higher"
    """Neither better nor worse by itself."""
    LOWER = "lower"
    SAME = "same"
    UNLIKE = "not comparable"
    """It counts work, and the two did not do the same."""
    ONE_SIDED = "in one only"


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
        weight: how much it can mean for the time, 0..1; None if unknown.
    """

    name: str
    unit: Unit | None
    before: float | None
    after: float | None
    change: float | None
    trend: Trend
    weight: float | None = None


_COUNTS = frozenset(
    {
        Unit.NANOSECOND,
        Unit.CYCLE,
        Unit.BYTE,
        Unit.SECTOR,
        Unit.REQUEST,
        Unit.TRANSACTION,
        Unit.WAVEFRONT,
        Unit.INSTRUCTION,
        Unit.FLOP,
        Unit.BRANCH,
        Unit.SAMPLE,
        Unit.WAVE,
    }
)
"""Units of numbers that grow with the problem; rates, shares and ratios do not."""
_PER_ISSUE = frozenset({"issue_interval"})
"""Numbers in such a unit that do not grow with the problem all the same."""

_RESOURCES: tuple[tuple[str, Unit | None, Direction | None], ...] = (
    ("registers", None, None),
    ("local_bytes", Unit.BYTE, Direction.LESS),
    ("static_shared_bytes", Unit.BYTE, None),
    ("dynamic_shared_bytes", Unit.BYTE, None),
    ("blocks_per_sm", None, None),
)


def resources(a: Side, b: Side) -> tuple[Change, ...]:
    """Registers, shared memory and the like, as far as either side knows them."""
    return tuple(
        change(name, unit, (a.resources.get(name), b.resources.get(name)), better, 0.0)
        for name, unit, better in _RESOURCES
        if name in a.resources or name in b.resources
    )


def metrics(a: Side, b: Side, floor: float, *, is_same_work: bool) -> tuple[Change, ...]:
    """Every metric of either: first what moved most in what means most for the time.

    Then what cannot be compared, what only one side has, and what stayed.

    Args:
        a: the reference.
        b: what is compared with it.
        floor: share up to which a difference is noise.
        is_same_work: False if numbers that grow with the problem say nothing.
    """
    either = {**a.metrics, **b.metrics}
    known = [name for name in VOCABULARY if name in either]
    rest = sorted(name for name in either if name not in VOCABULARY)
    rows = []
    for name in (*known, *rest):
        unit = either[name].unit
        pair = (_value(a, name, either[name]), _value(b, name, either[name]))
        weighed = weight(name, a.metrics, b.metrics)
        is_unlike = not is_same_work and unit in _COUNTS and name not in _PER_ISSUE
        rows.append(change(name, unit, pair, direction(name), floor, weighed, unlike=is_unlike))
    return tuple(sorted(rows, key=_place))


def _place(row: Change) -> tuple[int, float, float]:
    """Where a row stands: its group, then the greatest change."""
    if row.before is None or row.after is None or row.unit is None:
        return (2, 0.0, 0.0)
    if row.trend is Trend.SAME:
        return (3, 0.0, 0.0)
    weighed, moved = score(row.before, row.after, row.unit, row.weight)
    return (int(row.trend is Trend.UNLIKE), -weighed, -moved)


def change(
    name: str,
    unit: Unit | None,
    values: tuple[float | None, float | None],
    better: Direction | None,
    floor: float,
    weighed: float | None = None,
    *,
    unlike: bool = False,
) -> Change:
    """One number of A and B; ``better`` says which way it improves, None for neither."""
    before, after = values
    if before is None or after is None:
        return Change(name, unit, before, after, None, Trend.ONE_SIDED, weighed)
    relative = 0.0 if before == after else (after - before) / abs(before) if before else None
    trend = Trend.UNLIKE if unlike else _trend(before, after, better, floor)
    return Change(name, unit, before, after, relative, trend, weighed)


def _value(side: Side, name: str, like: Measure) -> float | None:
    """A metric's value; None if it is not known in that unit."""
    measure = side.metrics.get(name)
    return measure.value if measure and measure.unit is like.unit else None


def _trend(before: float, after: float, better: Direction | None, floor: float) -> Trend:
    # As of times: from 100 to 102 is as far as from 102 to 100.
    if abs(after - before) <= floor * min(abs(before), abs(after)):
        return Trend.SAME
    is_more = after > before
    if better is None:
        return Trend.HIGHER if is_more else Trend.LOWER
    return Trend.BETTER if is_more == (better is Direction.MORE) else Trend.WORSE
