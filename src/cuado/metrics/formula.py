"""How a derived metric is written down, and the sizes that formulas share."""

from collections.abc import Callable

from cuado.metrics.spec import Formula
from cuado.metrics.vocabulary import specification

WARP_SIZE = 32
SECTOR_BYTES = 32
LINE_BYTES = 128


def formula(name: str, *needs: str, compute: Callable[..., float]) -> Formula:
    """The formula of a metric of the vocabulary; ``compute`` takes ``needs`` in their order."""
    return Formula(specification(name), needs, compute)


def percent(part: float, whole: float) -> float:
    """A part of a whole, in percent."""
    return 100 * part / whole


def excess_of_efficiency(efficiency: float) -> float:
    """Percent of traffic beyond need; absent (by division) where nothing moved at all."""
    return 100 - efficiency + 0 / efficiency
