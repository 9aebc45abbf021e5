"""An estimate with the range that the data allow."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Interval:
    """A confidence interval of a positive quantity: a time, or a ratio of two times.

    Attributes:
        estimate: the median, or what was computed from medians.
        low: lower end.
        high: upper end.
        confidence: the share of repeated runs whose interval would hold the true value, 0 to 1;
            1 is of what a model computes: it has no scatter, which says nothing of its errors.
        rounds: how many rounds it rests on.

    Raises:
        ValueError: unless ``0 < low <= estimate <= high``, finite, and ``0 < confidence <= 1``.
    """

    estimate: float
    low: float
    high: float
    confidence: float
    rounds: int

    def __post_init__(self) -> None:
        if not 0 < self.low <= self.estimate <= self.high < math.inf:
            raise ValueError(f"not an interval: {self.low}, {self.estimate}, {self.high}")
        if not 0 < self.confidence <= 1:
            raise ValueError(f"confidence {self.confidence} is not between 0 and 1")

    def __str__(self) -> str:
        return f"{self.estimate:.4g} [{self.low:.4g}, {self.high:.4g}]"

    @property
    def half_width(self) -> float:
        """Half the width relative to the centre, on the logarithmic scale: 0.01 is about 1%."""
        return math.sqrt(self.high / self.low) - 1

    @property
    def distance(self) -> float:
        """How far the end that is further from 1 lies from it: 0.03 for [0.99, 1.03].

        Logarithmic, so an interval and its inverse are equally far from 1.
        """
        return max(self.high, 1 / self.low) - 1

    def inverted(self) -> "Interval":
        """The interval of ``1 / x``: time ratios become gains."""
        return Interval(
            1 / self.estimate, 1 / self.high, 1 / self.low, self.confidence, self.rounds
        )

    def over(self, other: "Interval") -> "Interval":
        """The interval of ``x / y`` for two quantities measured apart.

        Both intervals hold at once with the confidence that is left after both may fail.
        """
        confidence = max(self.confidence + other.confidence - 1, 0.01)
        return Interval(
            self.estimate / other.estimate,
            self.low / other.high,
            self.high / other.low,
            confidence,
            min(self.rounds, other.rounds),
        )

    def widened(self, factor: float) -> "Interval":
        """The interval with both ends moved outwards by a factor of at least 1."""
        if factor < 1:
            raise ValueError(f"{factor} would narrow the interval")
        return Interval(
            self.estimate, self.low / factor, self.high * factor, self.confidence, self.rounds
        )

    def stretched(self, factor: float) -> "Interval":
        """The interval with both arms, on the logarithmic scale, longer by a factor of at least 1.

        Where ``widened`` adds an error of its own, this says that the interval was too short.
        """
        if factor < 1:
            raise ValueError(f"{factor} would narrow the interval")
        return Interval(
            self.estimate,
            self.estimate * (self.low / self.estimate) ** factor,
            self.estimate * (self.high / self.estimate) ** factor,
            self.confidence,
            self.rounds,
        )
