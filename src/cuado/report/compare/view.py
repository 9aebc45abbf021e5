"""Two versions side by side in words, the same for every format people read."""

from dataclasses import dataclass

from cuado.metrics.quantity import format_value
from cuado.optimizer.comparing import Change, Compared, Trend, case_name
from cuado.report import words
from cuado.report.compare import CompareReport
from cuado.stats import Interval, Verdict

COLUMNS = ("number", "A", "B", "change", "")
MOST_CHANGE = 100.0
"""Relative changes from this one on are printed as a factor: 150 times, not +14900%."""


@dataclass(frozen=True, slots=True)
class Row:
    """A number in both; ``cells`` are those of ``COLUMNS``."""

    cells: tuple[str, str, str, str, str]
    trend: Trend


@dataclass(frozen=True, slots=True)
class CompareView:
    """The report's texts.

    Attributes:
        title: the versions compared.
        verdict: of the times, in a sentence.
        tone: good or bad; None for neither.
        why: the basis of the verdict.
        sides: which is A, which is B.
        cautions: other differences, and notes.
        facts: texts of both: name, A's, B's.
        groups: heading to rows: resources, metrics; without those that have none.
    """

    title: str
    verdict: str
    tone: bool | None
    why: str
    sides: tuple[tuple[str, str], ...]
    cautions: tuple[str, ...]
    facts: tuple[tuple[str, str, str], ...]
    groups: tuple[tuple[str, tuple[Row, ...]], ...]


def compare_view(report: CompareReport) -> CompareView:
    """The report in words."""
    found = report.result
    sides = tuple(
        (
            name,
            f"{side.label}, version {side.position} of the run of {case_name(side.session.case)}, "
            f"{side.session.started}, on {side.session.device}",
        )
        for name, side in (("A", found.a), ("B", found.b))
    )
    cautions = (*(f"not the same {difference}" for difference in found.apart), *found.notes)
    groups = (("resources", found.resources), ("metrics", found.metrics))
    return CompareView(
        f"{found.b.label} against {found.a.label}",
        _verdict(found),
        {Verdict.FASTER: True, Verdict.SLOWER: False}.get(found.time.verdict),
        f"{found.time.reason}; noise floor {found.time.floor:.2g}",
        sides,
        cautions,
        (_times(found), *found.facts),
        tuple((name, tuple(map(_row, rows))) for name, rows in groups if rows),
    )


def _verdict(found: Compared) -> str:
    ratio = found.time.ratio
    if ratio is None:
        return "undecided: there are not two times"
    gain = ratio.inverted()
    match found.time.verdict:
        case Verdict.FASTER:
            return f"B is faster: {_factor(gain)}"
        case Verdict.SLOWER:
            return f"B is slower: it takes {_factor(ratio)} the time of A"
        case Verdict.SAME:
            return f"the same, within the noise: B takes {_factor(ratio)} the time of A"
        case Verdict.UNDECIDED:
            return f"undecided: B takes {_factor(ratio)} the time of A"


def _factor(ratio: Interval) -> str:
    return f"{ratio.estimate:.3g}x [{ratio.low:.3g}, {ratio.high:.3g}]"


def _times(found: Compared) -> tuple[str, str, str]:
    cells = []
    for side in (found.a, found.b):
        took = side.version.time
        label = " (modelled)" if side.session.modelled else ""
        cells.append(
            f"{words.time(took.estimate)} [{words.time(took.low)}, {words.time(took.high)}]{label}"
            if took
            else "-"
        )
    return ("time", cells[0], cells[1])


def _row(change: Change) -> Row:
    cells = (
        change.name.replace("_", " "),
        _value(change, change.before),
        _value(change, change.after),
        _relative(change.change),
        change.trend.value,
    )
    return Row(cells, change.trend)


def _value(change: Change, value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.6g}" if change.unit is None else format_value(value, change.unit)


def _relative(change: float | None) -> str:
    if change is None:
        return "-"
    if change >= MOST_CHANGE:
        return f"{change + 1:,.0f}x"
    return "0%" if change == 0 else f"{change:+.1%}"
