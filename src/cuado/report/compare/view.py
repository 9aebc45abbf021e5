"""A comparison in words, the same for every format people read."""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.analysis.comparison.causes import CauseChange, Fate
from cuado.analysis.comparison.changes import Change, Trend
from cuado.analysis.comparison.compared import Compared
from cuado.analysis.comparison.lines import LineChange
from cuado.analysis.comparison.matching import Comparison
from cuado.analysis.comparison.side import Means, Side, Suspect
from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.model.cause import Cause
from cuado.report import words
from cuado.report.answer import Point
from cuado.stats import Interval, Verdict

COLUMNS = ("number", "A", "B", "change", "")
CAUSE_COLUMNS = ("", "cause", "A", "B", "where")
LINE_COLUMNS = ("line", "A", "B", "change", "source")
PAIR_COLUMNS = ("kernel", "A", "B", "verdict", "limiter of B")
MOST_CHANGE = 100.0
"""Relative changes from this one on are printed as a factor: 150 times, not +14900%."""
_SAME_STORY = 0.02
"""Two metrics of one family that moved by shares this close to each other say the same."""
_OF_A_FAMILY = 3
"""Metrics of one family, those whose names begin with the same word, in the short list."""
_LONGEST_NAME = 28
"""Characters of a kernel's name in the table of pairs."""
_MOST_TELLING = 12
"""Metrics in the short list."""
_OF_ISSUE = frozenset({"ipc", "cycles"})
"""First words of other metrics of the issue slots."""
_WHAT_TO_DO = {cause.value: cause.do for cause in Cause}
_UNMOVED = frozenset({Trend.SAME, Trend.ONE_SIDED, Trend.UNLIKE})
_WRITTEN = frozenset(
    {
        Unit.PERCENT,
        Unit.NANOSECOND,
        Unit.HERTZ,
        Unit.BYTE,
        Unit.BYTE_PER_SECOND,
        Unit.FLOP,
        Unit.FLOP_PER_SECOND,
    }
)
_TIMES = frozenset({"duration", "sm_cycles_elapsed", "sm_cycles_active"})
"""Metrics that are the time itself, which stands above."""


@dataclass(frozen=True, slots=True)
class Row:
    """A number in both; ``cells`` are those of ``COLUMNS``; ``factor`` is B's / A's, if known."""

    cells: tuple[str, str, str, str, str]
    trend: Trend
    factor: float | None = None


@dataclass(frozen=True, slots=True)
class CauseRow:
    """A cause in either; ``cells`` are those of ``CAUSE_COLUMNS``; its advice is a sentence."""

    cells: tuple[str, str, str, str, str]
    fate: Fate
    text: str
    advice: str


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line in either; ``cells`` are those of ``LINE_COLUMNS``; parts are of A's time, 0..1."""

    cells: tuple[str, str, str, str, str]
    part_a: float
    part_b: float


@dataclass(frozen=True, slots=True)
class PairView:
    """One result held against another.

    Attributes:
        title: the two.
        verdict: of the times, in a sentence.
        tone: good or bad; None for neither.
        why: the basis of the verdict.
        sides: which is A, which is B.
        cautions: other differences, and notes.
        facts: texts of both: name, A's, B's.
        resources: registers and the like.
        causes: gone, still there, new.
        metrics: what moved, first what means most for the time; what stayed last.
        brief: the few metrics that tell most.
        lines: of the source.
        next: what limits B, and the first cause named in it.
        to_do: that cause's line, and what to change; empty without one.
    """

    title: str
    verdict: str
    tone: bool | None
    why: str
    sides: tuple[tuple[str, str], ...]
    cautions: tuple[str, ...]
    facts: tuple[tuple[str, str, str], ...]
    resources: tuple[Row, ...]
    causes: tuple[CauseRow, ...]
    metrics: tuple[Row, ...]
    brief: tuple[Row, ...]
    lines: tuple[LineRow, ...]
    next: tuple[str, str]
    to_do: Point


@dataclass(frozen=True, slots=True)
class CompareView:
    """The report's texts: its title, a row for each pair, the pairs, what has no counterpart."""

    title: str
    rows: tuple[tuple[str, ...], ...]
    pairs: tuple[PairView, ...]
    notes: tuple[str, ...]


def compare_view(found: Comparison) -> CompareView:
    """The comparison in words."""
    first, *others = found.labels
    lone = [f"{kernel} is only in {label}" for label, kernel in found.left_out]
    return CompareView(
        f"{', '.join(others)} against {first}",
        tuple(_pair_row(each, with_label=len(others) > 1) for each in found.pairs),
        tuple(map(pair_view, found.pairs)),
        (*found.notes, *lone),
    )


def pair_view(found: Compared) -> PairView:
    """One pair in words."""
    a, b = found.a, found.b
    other = (f"{found.other_work}: what grows with it is not compared",) if found.other_work else ()
    apart = tuple(f"not the same {difference}" for difference in found.apart)
    return PairView(
        f"{_name(b, a)} against {_name(a, b)}",
        _verdict_with_times(found),
        {Verdict.FASTER: True, Verdict.SLOWER: False}.get(found.time.verdict),
        f"{found.time.reason}; noise floor {found.time.floor:.2g}",
        (("A", _about(a)), ("B", _about(b))),
        (*other, *apart, *found.notes),
        _facts(found),
        tuple(map(_row, found.resources)),
        tuple(map(_cause, found.causes)),
        tuple(map(_row, found.metrics)),
        tuple(map(_row, _telling(found.metrics))),
        tuple(_line(each, found) for each in found.lines),
        _next(b),
        _to_do(b),
    )


def _name(side: Side, other: Side) -> str:
    if side.label == other.label or (side.kernel != other.kernel and not side.run):
        return words.shortened(side.kernel, 36)
    return side.label


def _about(side: Side) -> str:
    when = f", {side.started}" if side.started else ""
    label = "" if side.label == side.kernel else f"{side.label}, "
    return f"{label}{words.shortened(side.kernel, 40)}, {side.origin}{when}, on {side.device}"


def _pair_row(found: Compared, *, with_label: bool) -> tuple[str, ...]:
    a, b = found.a, found.b
    kernel = words.shortened(b.kernel, _LONGEST_NAME)
    times = [words.time(each.time.estimate if each.time else None) for each in (a, b)]
    name = f"{b.label}: {kernel}" if with_label else kernel
    return (name, *times, _verdict_in_short(found), _limit(b))


def _verdict_in_short(found: Compared) -> str:
    ratio, verdict = found.time.ratio, found.time.verdict
    if found.other_work:
        return "not comparable"
    if ratio is None or verdict not in {Verdict.FASTER, Verdict.SLOWER}:
        return verdict.value
    gain = 1 / ratio.estimate if verdict is Verdict.FASTER else ratio.estimate
    return f"{verdict.value} {gain:.3g}x"


def _verdict(found: Compared) -> str:
    ratio = found.time.ratio
    if ratio is None:
        return "undecided: there are not two times"
    if found.other_work:
        return "times are not comparable: another problem size"
    match found.time.verdict:
        case Verdict.FASTER:
            return f"B is faster: {_factor(ratio.inverted())}"
        case Verdict.SLOWER:
            return f"B is slower: it takes {_factor(ratio)} the time of A"
        case Verdict.SAME:
            return f"the same, within the noise: B takes {_factor(ratio)} the time of A"
        case Verdict.UNDECIDED:
            return f"undecided: B takes {_factor(ratio)} the time of A"


def _verdict_with_times(found: Compared) -> str:
    times = [each.time for each in (found.a, found.b)]
    if None in times:
        return _verdict(found)
    a, b = (words.time(each.estimate) for each in times if each)
    return f"{_verdict(found)}, {a} -> {b}"


def _factor(ratio: Interval) -> str:
    ends = f" [{ratio.low:.3g}, {ratio.high:.3g}]" if ratio.low < ratio.high else ""
    return f"{ratio.estimate:.3g}x{ends}"


def _took(side: Side) -> str:
    if side.time is None:
        return "-"
    took = side.time
    ends = f" [{words.time(took.low)}, {words.time(took.high)}]" if took.low < took.high else ""
    return f"{words.time(took.estimate)}{ends}{' (modelled)' if side.modelled else ''}"


def _limit(side: Side) -> str:
    known = {each.value: text for each, text in words.VERDICTS.items()}
    name = known.get(side.limit, side.limit.replace("_", " "))
    return f"{name} ({side.unit})" if side.unit else name


def _launch(side: Side) -> str:
    if side.grid is None or side.block is None:
        return ""
    return f"{_extent(side.grid)} x {_extent(side.block)}"


def _extent(extent: tuple[int, int, int]) -> str:
    sizes = list(extent)
    while len(sizes) > 1 and sizes[-1] == 1:
        sizes.pop()
    return "x".join(map(str, sizes))


def _facts(found: Compared) -> tuple[tuple[str, str, str], ...]:
    """Time and limiter always, the rest where it differs."""
    a, b = found.a, found.b
    always = [("time", _took(a), _took(b)), ("limiter", _limit(a), _limit(b))]
    changed = [("changed", a.facts.get("changed", ""), b.facts.get("changed", ""))]
    names = dict.fromkeys((*a.facts, *b.facts))
    others = [
        ("grid x block", _launch(a), _launch(b)),
        *(
            (name, a.facts.get(name, ""), b.facts.get(name, ""))
            for name in names
            if name != "changed"
        ),
    ]
    return (
        *always,
        *(row for row in changed if any(row[1:])),
        *(row for row in others if row[1] != row[2]),
    )


def _row(change: Change) -> Row:
    cells = (
        words.metric(change.name),
        _value(change, change.before),
        _value(change, change.after),
        _relative(change.change),
        change.trend.value,
    )
    return Row(cells, change.trend, None if change.change is None else 1 + change.change)


def _value(change: Change, value: float | None) -> str:
    if value is None:
        return "-"
    if change.unit is None:
        return f"{value:,.6g}"
    # Of a count the name says what is counted.
    return format_value(value, change.unit if change.unit in _WRITTEN else Unit.RATIO)


def _relative(change: float | None) -> str:
    if change is None:
        return "-"
    if change >= MOST_CHANGE:
        return f"{change + 1:,.0f}x"
    return "0%" if change == 0 else f"{change:+.1%}"


def _telling(rows: Sequence[Change]) -> list[Change]:
    """What moved, without what the rows above it say already.

    A load's sectors, sectors per request and excess are one story: of a family, rows that moved by
    the same factor, up or down, are left out, and no more than three are kept.
    """
    kept: list[Change] = []
    by_family: dict[str, list[float]] = {}
    for row in rows:
        if row.change is None or row.name in _TIMES or row.trend in _UNMOVED:
            continue
        factor = 1 + row.change
        moved = min(factor, 1 / factor) if factor > 0 else 0.0
        first = row.name.partition("_")[0]
        family = by_family.setdefault("issue" if first in _OF_ISSUE else first, [])
        if len(kept) == _MOST_TELLING:
            break
        if len(family) < _OF_A_FAMILY and all(abs(moved - m) > _SAME_STORY for m in family):
            family.append(moved)
            kept.append(row)
    return kept


def _cause(found: CauseChange) -> CauseRow:
    bounds = [words.speedup(each.gain) if each else "-" for each in (found.before, found.after)]
    shown = found.shown
    fate = found.fate.value
    if found.fate is Fate.UNKNOWN:
        fate = "A lacks data" if found.before is None else "B lacks data"
    cells = (fate, shown.title, bounds[0], bounds[1], shown.where)
    return CauseRow(cells, found.fate, shown.text, _advice(shown))


def _line(found: LineChange, pair: Compared) -> LineRow:
    """A line in times where both have one, else in shares of each one's own samples."""
    shown = found.after or found.before
    assert shown is not None  # noqa: S101 - one of them is there
    shares = [each.share if each else None for each in (found.before, found.after)]
    before, after = (share or 0.0 for share in shares)
    if pair.other_work or pair.a.time is None or pair.b.time is None:
        cells = list(map(words.share, shares))
        moved = f"{100 * (after - before):+.0f} points"
    else:
        cells = [words.time(each) for each in (found.time_before, found.time_after)]
        delta = (found.time_after or 0.0) - (found.time_before or 0.0)
        moved = f"{'+' if delta >= 0 else '-'}{words.time(abs(delta))}"
        after *= pair.b.time.estimate / pair.a.time.estimate
    first, second = _unless_dash(cells[0], "not there"), _unless_dash(cells[1], "gone")
    return LineRow((f"{shown.file}:{shown.line}", first, second, moved, shown.text), before, after)


def _unless_dash(cell: str, lack: str) -> str:
    return lack if cell == "-" else cell


def _main(side: Side) -> Suspect | None:
    """The first cause of a side that matters."""
    return next((each for each in side.causes if not each.is_minor), None)


def _to_do(side: Side) -> Point:
    main = _main(side)
    if main is None:
        return Point("")
    where = f"{main.where}  {main.text.strip()}".rstrip() if main.where else ""
    return Point(main.title, where, _advice(main))


def _advice(cause: Suspect) -> str:
    """What to change, a sentence; of a cause that an experiment named, what its name stands for."""
    said = cause.advice or _WHAT_TO_DO.get(cause.name, "")
    return words.sentence(f"{said[:1].upper()}{said[1:]}") if said else ""


def _next(side: Side) -> tuple[str, str]:
    """What limits a side, and its first cause; sentences."""
    limiter = f"{_limit(side)}: {side.reason}" if side.reason else _limit(side)
    main = _main(side)
    if main is None:
        lack = " with the data there are" if side.unasked else ""
        return (limiter, f"no cause is named in B{lack}")
    where = f" at {main.where}" if main.where else ""
    sure = "at most " if side.means is Means.COUNTERS else ""
    gain = f", {sure}{words.speedup(main.gain)} faster without it" if main.gain else ""
    return (limiter, f"{main.title}{where}{gain}")
