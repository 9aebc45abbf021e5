"""The timings of one variant, each with the round it was taken in."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cuado.stats.interval import Interval
from cuado.stats.order import median, median_bounds


@dataclass(frozen=True, slots=True)
class Sample:
    """Timings of one variant in the order they were taken; nothing is dropped from it.

    Rounds are what pairs one variant with another: round ``i`` holds one timing of every variant
    that was still measured then, taken close together.

    Attributes:
        times: nanoseconds, positive.
        rounds: the round of each timing, increasing.
        clocks: readings of the SM clock around each timing, in MHz; empty where none were taken.
        tick: resolution of the timer, in nanoseconds; 0 when it does not matter.
        exact: whether a model computed them: they have no scatter, and one is as good as many.

    Raises:
        ValueError: if lengths differ, rounds do not increase, or a number is not positive.
    """

    times: tuple[float, ...]
    rounds: tuple[int, ...]
    clocks: tuple[tuple[float, ...], ...]
    tick: float = 0.0
    exact: bool = False

    def __post_init__(self) -> None:
        if not len(self.times) == len(self.rounds) == len(self.clocks):
            raise ValueError("times, rounds and clocks differ in length")
        if any(a >= b for a, b in zip(self.rounds, self.rounds[1:], strict=False)):
            raise ValueError("rounds do not increase")
        numbers = [*self.times, *(reading for readings in self.clocks for reading in readings)]
        if not all(0 < number < math.inf for number in numbers):
            raise ValueError("times and clocks must be positive and finite")
        if not 0 <= self.tick < math.inf:
            raise ValueError(f"a timer's resolution is not {self.tick} ns")

    @classmethod
    def of(
        cls,
        times: Iterable[float],
        rounds: Iterable[int] | None = None,
        clocks: Sequence[Sequence[float]] | None = None,
        tick: float = 0.0,
    ) -> "Sample":
        """A sample from plain sequences; rounds count from 0 and clocks are unread by default."""
        taken = tuple(float(time) for time in times)
        return cls(
            taken,
            tuple(range(len(taken)) if rounds is None else rounds),
            tuple(tuple(readings) for readings in clocks) if clocks else ((),) * len(taken),
            tick,
        )

    def __len__(self) -> int:
        return len(self.times)

    @property
    def median(self) -> float:
        """The median time in nanoseconds."""
        return median(self.times)

    def interval(self, confidence: float = 0.95) -> Interval | None:
        """Exact interval of the median time (:mod:`cuado.stats.order`); None if too few."""
        if self.exact and self.times:
            return Interval(self.median, self.median, self.median, 1.0, len(self))
        bounds = median_bounds(self.times, confidence)
        if bounds is None:
            return None
        low, high, reached = bounds
        return Interval(self.median, low, high, reached, len(self))

    def only(self, rounds: Iterable[int]) -> "Sample":
        """The timings of these rounds."""
        wanted = frozenset(rounds)
        if wanted.issuperset(self.rounds):
            return self
        kept = [place for place, number in enumerate(self.rounds) if number in wanted]
        return Sample(
            tuple(self.times[place] for place in kept),
            tuple(self.rounds[place] for place in kept),
            tuple(self.clocks[place] for place in kept),
            self.tick,
            self.exact,
        )
