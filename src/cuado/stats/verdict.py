"""What a comparison says, and why."""

from dataclasses import dataclass
from enum import StrEnum

from cuado.stats.interval import Interval


class Verdict(StrEnum):
    """The candidate against the baseline."""

    SAME = "same"
    FASTER = "faster"
    SLOWER = "slower"
    UNDECIDED = "undecided"


class Reason(StrEnum):
    """Why a verdict is what it is, or what is to be known beside it."""

    BEYOND_FLOOR = "the whole interval lies beyond the noise floor"
    WITHIN_FLOOR = "the whole interval lies within the noise floor"
    SPANS_FLOOR = "the interval spans an edge of the noise floor"
    TOO_FEW_ROUNDS = "too few rounds for an interval"
    NOISY = "the baseline differs from itself, or the timer steps, by more than the floor"
    BIMODAL = "the ratios fall into two groups"
    DRIFT = "the ratio drifted during the run"
    DEPENDENT = "each round resembles the one before: they say less than as many independent ones"
    DISTURBED_CLOCK = "the SM clock was not the same for both"
    PERTURBED = "the experiment's switch itself changes the time too much"
    OCCUPANCY = (
        "the copy holds other blocks per SM than the original, which alone changes the time as much"
    )
    OUTLIERS = "some rounds lie far from the rest"
    CONTROL_UNKNOWN = "the baseline was not measured against itself"
    MODES_UNKNOWN = "too few rounds to tell one group of ratios from two"
    CLOCK_UNKNOWN = "the SM clock was not read around every batch"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A verdict with its evidence.

    Attributes:
        verdict: see :class:`Verdict`.
        reasons: why, the decisive one first; never empty.
        notes: doubts that would not change the verdict, and checks that could not be made.
        ratio: candidate time / baseline time; below 1 is faster. None for too few rounds.
        limit: how far from 1 the ratio must lie to count as a difference: the floor, or more where
            the run itself shows more noise than that.
        rounds: rounds the ratio rests on.
        disturbed: rounds left out because their SM clock differed.
        outliers: rounds whose ratio lies far from the rest; they are included.
    """

    verdict: Verdict
    reasons: tuple[Reason, ...]
    notes: tuple[Reason, ...]
    ratio: Interval | None
    limit: float
    rounds: int
    disturbed: tuple[int, ...]
    outliers: tuple[int, ...]

    @property
    def gain(self) -> Interval | None:
        """Baseline time / candidate time; above 1 is faster."""
        return self.ratio and self.ratio.inverted()
