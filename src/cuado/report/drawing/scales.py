"""Logarithmic axes."""

import math
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogScale:
    """Maps ``low``..``high`` (both above 0) to ``start``..``end`` by their logarithms."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """The position of a value; values outside the domain lie outside the range."""
        part = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + part * (self.end - self.start)

    @property
    def per_decade(self) -> float:
        """Length of a factor of ten, with its sign."""
        return (self.end - self.start) / math.log10(self.high / self.low)

    def ticks(self, most: int = 7) -> Iterator[float]:
        """Powers of ten inside the domain, thinned out to at most ``most``."""
        first, last = math.ceil(math.log10(self.low)), math.floor(math.log10(self.high))
        step = max(1, math.ceil((last - first + 1) / most))
        for exponent in range(first, last + 1, step):
            yield 10.0**exponent
