"""A comparison at a glance: which is faster, what came and went, and what is next."""

from collections.abc import Iterator

from cuado.analysis.comparison.causes import Fate
from cuado.analysis.comparison.compared import Compared
from cuado.analysis.comparison.matching import Comparison
from cuado.report import words
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.compare.view import CauseRow, PairView, pair_view

_IN_B = (Fate.NEW, Fate.STAYED)
_ORDER = (Fate.NEW, Fate.STAYED, Fate.UNKNOWN, Fate.MINOR, Fate.GONE)


def answer(found: Comparison) -> Answer:
    """The first pair at a glance; of several the times of all."""
    if not found.pairs:
        return Answer("There is nothing to compare.", notes=found.notes)
    pair = found.pairs[0]
    view = pair_view(pair)
    several = len(found.pairs) > 1
    prefix = f"{view.title}: " if several else ""
    return Answer(
        verdict=words.sentence(f"{prefix}{view.verdict}"),
        is_good=view.tone,
        facts=(
            *(f"{name}: {what}." for name, what in view.sides),
            words.sentence(f"{view.why[:1].upper()}{view.why[1:]}"),
        ),
        points=tuple(_points(view)),
        picture="Time of each",
        bars=tuple(_bars(found.pairs)),
        remains=(words.sentence(f"What limits B: {view.next[0]}"),),
        commands=(),
        notes=tuple(map(words.sentence, (*view.cautions, *found.notes))),
    )


def _points(view: PairView) -> Iterator[Point]:
    """What is to do in B first, then what is gone."""
    rows = sorted(view.causes, key=_urgency)
    for row in rows[:MOST_POINTS]:
        fate, title, before, after, where = row.cells
        text = f"{where}  {row.text.strip()}".rstrip() if where else ""
        says = f"{fate[:1].upper()}{fate[1:]}: {title} ({_bounds(before, after)})"
        yield Point(says, text, row.advice if row.fate in _IN_B else "")


def _urgency(row: CauseRow) -> int:
    return _ORDER.index(row.fate)


def _bounds(before: str, after: str) -> str:
    bounds = [f"{name} {bound}" for name, bound in (("A", before), ("B", after)) if bound != "-"]
    return f"at most, {', '.join(bounds)}" if bounds else "not bounded"


def _bars(pairs: tuple[Compared, ...]) -> Iterator[Bar]:
    several = len(pairs) > 1
    for pair in pairs:
        for name, side in (("A", pair.a), ("B", pair.b)):
            if side.time is not None:
                kernel = f" {words.shortened(side.kernel, 24)}" if several else ""
                time = side.time.estimate
                yield Bar(f"{name}{kernel}", time, words.time(time))
