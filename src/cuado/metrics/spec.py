"""What is known of a metric before anyone measures it."""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.metrics.quantity import Unit


@dataclass(frozen=True, slots=True)
class MetricSpec:
    """A name of the vocabulary.

    Attributes:
        name: snake_case, the same in reports, rules, JSON and Python.
        unit: every source converts to this.
        meaning: one sentence a reader can act on.
        source: who defines it: the counter, the manual's section, or the formula's document.
    """

    name: str
    unit: Unit
    meaning: str
    source: str


@dataclass(frozen=True, slots=True)
class Formula:
    """A metric computed from others, when the source does not give it.

    Attributes:
        spec: the metric it yields.
        needs: names of the inputs, in the order ``compute`` takes them.
        compute: pure; may divide by zero or return a non-finite number, which means *absent*.
    """

    spec: MetricSpec
    needs: tuple[str, ...]
    compute: Callable[..., float]

    @property
    def text(self) -> str:
        """How the number came to be, for the reader of a report."""
        return f"from {', '.join(self.needs)}"
