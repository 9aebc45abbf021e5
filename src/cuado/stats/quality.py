"""What can be said against one variant's timings."""

import math
from dataclasses import dataclass

from cuado.stats.clocks import CLOCK_SHARE, clocks_known, disturbed_rounds
from cuado.stats.dependence import Dependence, find_dependence
from cuado.stats.drift import Drift, find_drift
from cuado.stats.modes import Modes, checkable, find_modes
from cuado.stats.outliers import find_outliers
from cuado.stats.sample import Sample


@dataclass(frozen=True, slots=True)
class Quality:
    """The checks of one sample. What could not be checked says so; it is not a clean bill.

    Attributes:
        drift: trend of the logarithm of the time; None if there are too few rounds to tell.
        dependence: each round's on the one before; None if too few rounds, or all equal.
        modes: two groups of times, in nanoseconds; None if one group or not checked.
        modes_checked: whether there were enough timings to tell.
        outliers: rounds whose time lies far from the rest; they stay in the sample.
        disturbed: rounds whose SM clock differs from the rest.
        clocks_checked: whether every timing has a clock reading.
    """

    drift: Drift | None
    dependence: Dependence | None
    modes: Modes | None
    modes_checked: bool
    outliers: tuple[int, ...]
    disturbed: tuple[int, ...]
    clocks_checked: bool


def check(sample: Sample, clock_share: float = CLOCK_SHARE) -> Quality:
    """All checks of one sample, on the logarithms of its times."""
    logs = [math.log(time) for time in sample.times]
    modes = find_modes(logs)
    return Quality(
        find_drift(sample.rounds, logs),
        find_dependence(logs),
        modes and Modes(math.exp(modes.low), math.exp(modes.high), modes.share),
        checkable(logs),
        tuple(sample.rounds[place] for place in find_outliers(logs)),
        tuple(sorted(disturbed_rounds(sample, clock_share))),
        clocks_known(sample),
    )
