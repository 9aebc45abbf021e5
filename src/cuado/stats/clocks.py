"""Which batches ran at another SM clock than the rest of their variant.

A batch is disturbed when a clock reading around it differs from the median reading of the same
variant in this run by more than a stated share. The reference is the variant's own, because a
variant that draws more power may run at a lower clock in every round: that is its property, no
disturbance, and :func:`steady_difference` reports it. Selecting rounds by their clock does not
bias times; selecting them by their time would.
"""

from collections.abc import Iterable, Sequence

from cuado.stats.order import median
from cuado.stats.sample import Sample

CLOCK_SHARE = 0.03
"""Share by which a clock may differ: twice the 15 MHz step of a 1 GHz clock."""


def is_disturbed(readings: Iterable[float], reference: float, share: float) -> bool:
    """True if any reading differs from the reference by more than the share of it."""
    return any(abs(reading - reference) > share * reference for reading in readings)


def reference_clock(clocks: Sequence[Sequence[float]]) -> float | None:
    """The median of all readings in MHz; None if there are none."""
    readings = [reading for batch in clocks for reading in batch]
    return median(readings) if readings else None


def disturbed_rounds(sample: Sample, share: float = CLOCK_SHARE) -> frozenset[int]:
    """The rounds whose batch was disturbed; none where no clock was read."""
    reference = reference_clock(sample.clocks)
    if reference is None:
        return frozenset()
    return frozenset(
        number
        for number, readings in zip(sample.rounds, sample.clocks, strict=True)
        if is_disturbed(readings, reference, share)
    )


def clocks_known(sample: Sample) -> bool:
    """True if every timing has a clock reading."""
    return all(sample.clocks)


def steady_difference(baseline: Sample, candidate: Sample) -> float:
    """Factor, at least 1, between the median clocks of two variants; 1 where one is unknown."""
    ours, theirs = reference_clock(baseline.clocks), reference_clock(candidate.clocks)
    if ours is None or theirs is None:
        return 1.0
    return max(ours, theirs) / min(ours, theirs)
