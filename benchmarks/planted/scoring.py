"""Hits, misses and false alarms of one source on the planted kernels."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from manifest import Planted
from verdicts import LEAST_GAIN, Named, word

from cuado.what_if.result import Claim

NOTHING = "nothing"
SLACK = 5.0
"""Percent by which a one-sided claim may miss."""


@dataclass(frozen=True)
class Scored:
    """One planted kernel, and what a source named of it.

    Attributes:
        planted: the kernel.
        named: causes, in the source's order.
        achieved: gain of the repaired twin; None without.
        error: why it could not be measured; it is then no hit. Empty if it could.
    """

    planted: Planted
    named: tuple[Named, ...]
    achieved: float | None
    error: str = ""

    @property
    def costs_nothing(self) -> bool:
        """Whether the repair gains next to nothing: nothing is planted then, on this device."""
        return self.achieved is not None and self.achieved < LEAST_GAIN

    @property
    def truth(self) -> frozenset[str]:
        """The defects that are planted; none where the twin shows that they cost nothing.

        What the twin of a healthy kernel removes is one where it turns out to cost something.
        """
        if self.planted.healthy and self.achieved is not None and not self.costs_nothing:
            return frozenset(self.planted.repairs)
        if self.planted.kind != "defect" or self.costs_nothing:
            return frozenset()
        return frozenset(map(word, self.planted.causes))

    @property
    def defects(self) -> tuple[Named, ...]:
        """What is named and no roof."""
        return tuple(each for each in self.named if not each.is_roof)

    @property
    def hits(self) -> frozenset[str]:
        """Planted causes that are named."""
        return frozenset(c for c in self.truth if any(c in each.causes for each in self.defects))

    @property
    def misses(self) -> frozenset[str]:
        """Planted causes that are not."""
        return self.truth - self.hits

    @property
    def false_alarms(self) -> tuple[Named, ...]:
        """What is named and neither planted nor true besides; each set of words once."""
        right = self.truth | frozenset(map(word, self.planted.also))
        wrong = (each for each in self.defects if not each.causes & right)
        return tuple({each.causes: each for each in wrong}.values())

    @property
    def first(self) -> str:
        """What is named first; a roof, or nothing."""
        if not self.named:
            return NOTHING
        causes = self.named[0].causes
        return next(iter(causes & self.truth), None) or "/".join(sorted(causes))

    @property
    def first_is_right(self) -> bool:
        """Whether what is named first is planted; of others: whether no defect is named."""
        return self.first in self.truth if self.truth else not self.defects

    @property
    def prediction(self) -> Named | None:
        """The gain said of removing the one cause that is planted and removed by its twin."""
        single = self.planted.exact and len(self.planted.causes) == 1 and len(self.truth) == 1
        if not single:
            return None
        right = [n for n in self.defects if n.causes & self.truth and n.gain is not None]
        return next(iter(right), None)

    @property
    def error_percent(self) -> float | None:
        """What is said against what the twin achieves; None without both."""
        prediction = self.prediction
        if prediction is None or prediction.gain is None or not self.achieved:
            return None
        return 100 * (prediction.gain / self.achieved - 1)


@dataclass
class Tally:
    """Counts of one cause, or of all."""

    hits: int = 0
    misses: int = 0
    false_alarms: int = 0

    @property
    def precision(self) -> float | None:
        """Part of the names that are right; None if nothing was named."""
        named = self.hits + self.false_alarms
        return self.hits / named if named else None

    @property
    def recall(self) -> float | None:
        """Part of the planted causes that are named; None if none is planted."""
        planted = self.hits + self.misses
        return self.hits / planted if planted else None


@dataclass
class Score:
    """What a source is worth on some kernels."""

    total: Tally = field(default_factory=Tally)
    causes: dict[str, Tally] = field(default_factory=dict)
    first: int = 0
    of: int = 0
    healthy: int = 0
    of_healthy: int = 0


def score(rows: Iterable[Scored]) -> Score:
    """Count."""
    made = Score()
    for row in rows:
        made.of += 1
        made.first += row.first_is_right
        if not row.truth:
            made.of_healthy += 1
            made.healthy += not row.defects
        for cause in row.hits:
            _count(made, cause, "hits")
        for cause in row.misses:
            _count(made, cause, "misses")
        for named in row.false_alarms:
            _count(made, "/".join(sorted(named.causes)), "false_alarms")
    return made


def _count(made: Score, cause: str, what: str) -> None:
    for tally in (made.total, made.causes.setdefault(cause, Tally())):
        setattr(tally, what, getattr(tally, what) + 1)


def errors(rows: Iterable[Scored]) -> Iterator[float]:
    """Absolute errors of predictions in percent; of predictions only."""
    for row in rows:
        prediction, error = row.prediction, row.error_percent
        if prediction is not None and error is not None and prediction.claim is Claim.PREDICTED:
            yield abs(error)


def kept(rows: Iterable[Scored], claim: Claim) -> tuple[int, int]:
    """How many one-sided claims hold, and of how many.

    A bound holds if the twin does not exceed it; a gain of equal results, and one of at least so
    much, if the twin, by which the cause is gone entirely, has it as well. ``SLACK`` for noise.
    """
    held, made = 0, 0
    for row in rows:
        prediction, error = row.prediction, row.error_percent
        if prediction is None or error is None or prediction.claim is not claim:
            continue
        made += 1
        held += error >= -SLACK if claim is Claim.BOUND else error <= SLACK
    return held, made


def confusion(rows: Iterable[Scored]) -> dict[str, Counter[str]]:
    """What was named first, by what was planted (the heavier of two)."""
    table: dict[str, Counter[str]] = {}
    for row in rows:
        planted = word(row.planted.cause) if row.truth else row.planted.kind
        table.setdefault(planted, Counter())[row.first] += 1
    return table
