"""What a run is to achieve, and the messages between the protocol and its caller."""

import math
from dataclasses import dataclass

from cuado.stats.clocks import CLOCK_SHARE
from cuado.stats.compare import FLOOR
from cuado.stats.order import interval_rank


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure, and when to stop. Frozen and seeded: the same readings replay exactly.

    Attributes:
        warmup_rounds: rounds first run and left out of the samples.
        min_rounds: undisturbed rounds before anything is decided.
        max_rounds: undisturbed rounds at which to stop anyway.
        max_repeats: disturbed rounds that are repeated; at the next one the run stops.
        half_width: stop when every ratio to the baseline is known to within this share.
        confidence: confidence of those intervals.
        drop_above: drop a variant whose time is surely more than this many times the baseline's;
            None drops nothing.
        drop_confidence: that of the interval for dropping; higher, as it is tested often.
        clock_share: see :mod:`cuado.stats.clocks`.
        budget: nanoseconds that all steps together may take; None is no limit. No round is begun
            that would exceed it if it took as long as the longest so far.
        always_min_rounds: measure ``min_rounds`` rounds whatever the budget; the caller makes sure
            that they fit.
        seed: seed of the order of variants.
        floor: differences up to this share are noise.
        race_from: undisturbed rounds after which variants leave that cannot be the best any more
            (:mod:`cuado.stats.racing`); None keeps them all. At least 2.
        exact: whether times are a model's, the same whenever it is asked: a single round then says
            all, and no timer or clock is in doubt.

    Raises:
        ValueError: if a number is out of range, or ``min_rounds`` are too few for the intervals.
    """

    warmup_rounds: int = 3
    min_rounds: int = 12
    max_rounds: int = 60
    max_repeats: int = 12
    half_width: float = 0.01
    confidence: float = 0.95
    drop_above: float | None = None
    drop_confidence: float = 0.99
    clock_share: float = CLOCK_SHARE
    budget: float | None = None
    always_min_rounds: bool = False
    seed: int = 0
    floor: float = FLOOR
    race_from: int | None = None
    exact: bool = False

    def __post_init__(self) -> None:
        if min(self.warmup_rounds, self.max_repeats) < 0:
            raise ValueError("warm-up rounds and repeats cannot be negative")
        if not 1 <= self.min_rounds <= self.max_rounds:
            raise ValueError(f"rounds from {self.min_rounds} to {self.max_rounds} is no range")
        if self.race_from is not None and self.race_from < 2:
            raise ValueError(f"a race decided after {self.race_from} rounds is none")
        levels = [self.confidence, *([self.drop_confidence] if self.drop_above else [])]
        few = any(interval_rank(self.min_rounds, level) is None for level in levels)
        if few and not self.exact:
            raise ValueError(f"{self.min_rounds} rounds cannot give {max(levels):.0%} confidence")
        shares = (self.half_width, self.clock_share, self.floor)
        limits = [limit for limit in (self.drop_above, self.budget) if limit is not None]
        if not all(0 < number < math.inf for number in (*shares, *limits)):
            raise ValueError("shares, bounds and budget must be positive and finite")


@dataclass(frozen=True, slots=True)
class Step:
    """What to measure next: one batch of one variant.

    Attributes:
        variant: its name.
        round: counts up from 0, warm-up included.
        warmup: whether the timing will be left out of the samples.
    """

    variant: str
    round: int
    warmup: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """What the caller measured for a step.

    Attributes:
        time: nanoseconds of one launch, or the mean of the batch.
        clocks: SM clock in MHz read before and after the batch; empty if it could not be read.
        cost: nanoseconds that the whole step took, for the budget; ``time`` if not given.

    Raises:
        ValueError: if a number is not positive and finite.
    """

    time: float
    clocks: tuple[float, ...] = ()
    cost: float | None = None

    def __post_init__(self) -> None:
        numbers = (self.time, *self.clocks, *(() if self.cost is None else (self.cost,)))
        if not all(0 < number < math.inf for number in numbers):
            raise ValueError("time, clocks and cost must be positive and finite")
