"""Source lines of two sides: where the time went, and where it goes now.

An edit moves lines, so they are matched by their text: the same text first, in order, then the
most similar of those that are left. A line without text is matched by file and number.
"""

from dataclasses import dataclass
from difflib import SequenceMatcher

from cuado.analysis.comparison.side import Side, SourceLine

LEAST_SHARE = 0.01
"""Lines with less of the samples in both are left out."""
SIMILAR = 0.6
"""Least similarity of two lines that count as one, edited; ``difflib``'s own threshold."""
MOST_LINES = 200
"""Lines of a side that are matched by similarity: that takes the product of both."""


@dataclass(frozen=True, slots=True)
class LineChange:
    """A source line in either side.

    Attributes:
        before: in A; None if it is not there, or was not sampled.
        after: in B.
        time_before: nanoseconds in A: its share of the kernel's time; None if unknown.
        time_after: the same in B.
    """

    before: SourceLine | None
    after: SourceLine | None
    time_before: float | None
    time_after: float | None

    @property
    def moved(self) -> float:
        """How much of a kernel's samples came or went, 0..1."""
        a, b = (each.share if each else 0.0 for each in (self.before, self.after))
        return abs(a - b)


def line_changes(a: Side, b: Side, *, is_same_work: bool) -> tuple[LineChange, ...]:
    """The lines of both, by how much time came or went; by shares if the work was not the same.

    Empty if either side has no samples by line: then nothing is known to have come or gone.
    """
    if not a.lines or not b.lines:
        return ()
    found = [
        LineChange(before, after, _time(before, a), _time(after, b))
        for before, after in _matched(a.lines, b.lines)
        if max(each.share for each in (before, after) if each) >= LEAST_SHARE
    ]
    if is_same_work and a.time and b.time:
        return tuple(sorted(found, key=lambda each: -abs(_cost(each))))
    return tuple(sorted(found, key=lambda each: -each.moved))


def _cost(change: LineChange) -> float:
    return (change.time_after or 0.0) - (change.time_before or 0.0)


def _time(line: SourceLine | None, side: Side) -> float | None:
    return line.share * side.time.estimate if line and side.time else None


def _matched(
    ours: tuple[SourceLine, ...], theirs: tuple[SourceLine, ...]
) -> list[tuple[SourceLine | None, SourceLine | None]]:
    pairs: list[tuple[SourceLine | None, SourceLine | None]] = []
    left = sorted(theirs, key=lambda each: each.line)
    mine = []
    for line in sorted(ours, key=lambda each: each.line):
        same = next((other for other in left if _key(other) == _key(line)), None)
        if same is None:
            mine.append(line)
        else:
            left.remove(same)
            pairs.append((line, same))
    alike = _alike(mine[:MOST_LINES], left[:MOST_LINES])
    pairs += alike
    pairs += [(line, None) for line in mine if line not in {a for a, _ in alike}]
    pairs += [(None, line) for line in left if line not in {b for _, b in alike}]
    return pairs


def _alike(ours: list[SourceLine], theirs: list[SourceLine]) -> list[tuple[SourceLine, SourceLine]]:
    """Pairs of similar lines, the most similar first; each line once."""
    ranked = sorted(
        (
            (SequenceMatcher(None, a.text, b.text).ratio(), number, a, b)
            for number, (a, b) in enumerate((a, b) for a in ours for b in theirs)
            if a.text and b.text
        ),
        key=lambda each: (-each[0], each[1]),
    )
    pairs: list[tuple[SourceLine, SourceLine]] = []
    taken: set[SourceLine] = set()
    for similarity, _, a, b in ranked:
        if similarity >= SIMILAR and not {a, b} & taken:
            taken |= {a, b}
            pairs.append((a, b))
    return pairs


def _key(line: SourceLine) -> tuple[object, ...]:
    return (line.text,) if line.text else (line.file, line.line)
