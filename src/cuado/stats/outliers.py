"""Which values lie far from the rest: counted and reported, never dropped.

Modified z-score of B. Iglewicz and D. C. Hoaglin, How to Detect and Handle Outliers (1993):

    |x - median| / (1.4826 MAD) > 3.5

where 1.4826 makes the median absolute deviation (MAD) a standard deviation for normal values. If
more than half the values are equal, as a coarse timer makes them, the MAD is 0 and 1.2533 times the
mean absolute deviation takes its place, as they advise.
"""

from collections.abc import Sequence

from cuado.stats.order import absolute_deviation, median

FAR = 3.5


def find_outliers(values: Sequence[float]) -> tuple[int, ...]:
    """The places, from 0, of the values that lie far from the rest."""
    if not values:
        return ()
    centre = median(values)
    mean = sum(abs(value - centre) for value in values) / len(values)
    spread = 1.4826 * absolute_deviation(values) or 1.2533 * mean
    return tuple(place for place, value in enumerate(values) if abs(value - centre) > FAR * spread)
