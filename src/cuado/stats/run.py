"""The outcome of a protocol: everything that was timed, and what was not."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cuado.stats.compare import compare
from cuado.stats.gain import MOST_PERTURBATION, SwitchedGain, switched_gain
from cuado.stats.interval import Interval
from cuado.stats.pairs import ratio_interval
from cuado.stats.plan import Plan
from cuado.stats.sample import Sample
from cuado.stats.verdict import Comparison


class Stop(StrEnum):
    """Why a run ended."""

    NARROW = "every interval is narrow enough"
    ROUNDS = "the most rounds were measured"
    REPEATS = "too many rounds were disturbed"
    BUDGET = "the time budget is spent"
    ALONE = "no variant is left to compare"
    INTERRUPTED = "the user ended it"


@dataclass(frozen=True, slots=True)
class Dropped:
    """A variant that was given up before the end.

    Attributes:
        variant: its name.
        round: the round after which it was no longer measured.
        cause: why, for the reader.
        ratio: its time over the baseline's, where that was the cause.
        leader: the variant that it was far behind of; empty where that was not the cause.
    """

    variant: str
    round: int
    cause: str
    ratio: Interval | None = None
    leader: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """All timings of a run; the samples hold disturbed rounds too, with their clock readings.

    Attributes:
        plan: what was asked.
        baseline: name of the variant that the others are compared with.
        control: name of the variant that is the baseline once more; None if there is none.
        samples: by variant, without warm-up.
        warmup: times of the warm-up rounds by variant, nanoseconds.
        disturbed: rounds in which some batch ran at another SM clock.
        dropped: variants given up early.
        stop: why the run ended.
    """

    plan: Plan
    baseline: str
    control: str | None
    samples: Mapping[str, Sample]
    warmup: Mapping[str, tuple[float, ...]]
    disturbed: tuple[int, ...]
    dropped: tuple[Dropped, ...]
    stop: Stop

    def noise(self) -> Interval | None:
        """Ratio of the baseline to itself; None without a control or with too few rounds."""
        if self.control is None:
            return None
        return ratio_interval(
            self._steady(self.baseline), self._steady(self.control), self.plan.confidence
        )

    def compare(self, candidate: str, floor: float | None = None, against: str = "") -> Comparison:
        """The verdict on one variant, with the run's own noise.

        Args:
            candidate: the variant to judge.
            floor: differences up to this share are noise; None for the plan's.
            against: what to compare it with; the baseline if empty.

        Raises:
            KeyError: for a variant that is not in the run.
        """
        return compare(
            self.samples[against or self.baseline],
            self.samples[candidate],
            self.plan.floor if floor is None else floor,
            control=self.noise(),
            confidence=self.plan.confidence,
            clock_share=self.plan.clock_share,
        )

    def switched_gain(
        self,
        off: str,
        on: str,
        floor: float | None = None,
        most_perturbation: float = MOST_PERTURBATION,
        *,
        or_least: bool = False,
        or_discounted: bool = False,
    ) -> SwitchedGain:
        """The gain of a switched experiment whose original is the run's baseline.

        Args:
            off: name of the variant that is off.
            on: name of the variant that is on.
            floor: differences up to this share are noise; None for the plan's.
            most_perturbation: change of the time that the switch may make.
            or_least: whether the least that is gained will do where the switch costs too much.
            or_discounted: whether it will where the switch speeds the kernel up too much.
        """
        return switched_gain(
            self.compare(on, floor, against=off),
            self.compare(off, floor),
            most_perturbation,
            self.compare(on, floor) if or_least else None,
            or_discounted=or_discounted,
        )

    def _steady(self, variant: str) -> Sample:
        """The sample without the run's disturbed rounds."""
        sample = self.samples[variant]
        return sample.only(frozenset(sample.rounds) - frozenset(self.disturbed))
