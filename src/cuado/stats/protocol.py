"""What to measure next, and when to stop: a state machine without a clock or a GPU.

The caller asks for a step, measures it, and records the reading::

    protocol = Protocol(("original", "off", "on"), "original", Plan(seed=1))
    while (step := protocol.next()) is not None:
        protocol.record(measure(step.variant))
    run = protocol.run()

The same variants, plan and readings give the same steps and the same run.

A round times every variant once, in a balanced order (``block_orders``). A round in
which a batch was disturbed (:mod:`cuado.stats.clocks`) does not count and is repeated whole, since
its ratios would compare two clock states; it stays in the record. All rounds are judged anew after
each, so a run that started at the wrong clock corrects itself.

Stopping when a result pleases biases it. This stops on the *width* of the intervals, whatever they
say (fixed-width sequential sampling, Y. S. Chow and H. Robbins 1965), and looks only when the
rounds have grown by a quarter. Simulated over all runs, 94% to 97% of the final intervals of 95%
hold the truth; of those from runs that stopped early for narrowness alone, 91% to 94%. Variants are
dropped at a higher confidence for the same reason; in a race (:mod:`cuado.stats.racing`) they leave
as soon as they cannot be the best any more. The best of many variants looks better than it
is: measure the winner in a fresh run before believing its gain.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from cuado.stats.clocks import disturbed_rounds
from cuado.stats.pairs import ratio_interval
from cuado.stats.plan import Plan, Reading, Step
from cuado.stats.racing import leaving
from cuado.stats.run import Dropped, Run, Stop
from cuado.stats.sample import Sample

# In which order the variants of a round are timed.
#
# A Williams design (E. J. Williams 1949): in a block of rounds every variant stands in every
# position equally often, and follows every other variant equally often, so neither position in the
# round nor what ran before favours one. ``k`` variants take ``k`` rounds, or ``2k`` for odd ``k``.
# Which variant plays which part and the order of the rounds are drawn anew for each block, from the
# seed alone.

_T = TypeVar("_T")


def block_orders(variants: Sequence[str], seed: int, block: int) -> tuple[tuple[str, ...], ...]:
    """The orders of the rounds of one block.

    Raises:
        ValueError: if there are no variants.
    """
    if not variants:
        raise ValueError("no variants to order")
    draw = Random(f"{seed}/{block}/{len(variants)}")  # noqa: S311 - a schedule, not a secret
    names = _shuffled(variants, draw)
    return tuple(tuple(names[part] for part in row) for row in _shuffled(_design(len(names)), draw))


def _design(count: int) -> list[tuple[int, ...]]:
    """Rows of part numbers: 0, 1, k-1, 2, k-2, ... turned by one per row; mirrored for odd k."""
    first = [(place + 1) // 2 if place % 2 else -place // 2 % count for place in range(count)]
    rows = [tuple((part + turn) % count for part in first) for turn in range(count)]
    if count % 2 == 0 or count == 1:
        return rows
    return rows + [tuple(reversed(row)) for row in rows]


def _shuffled(items: Sequence[_T], draw: Random) -> list[_T]:
    """Fisher-Yates on ``random()``, the one method that Python promises to keep reproducible."""
    left = list(items)
    for last in range(len(left) - 1, 0, -1):
        other = int(draw.random() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


GROWTH = 1.25
"""Factor in undisturbed rounds from one look at the intervals to the next."""


@dataclass(slots=True)
class _Series:
    """The readings of one variant so far."""

    rounds: list[int] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)

    def sample(self, warmup_rounds: int, tick: float, *, exact: bool) -> Sample:
        taken = [
            (number, reading)
            for number, reading in zip(self.rounds, self.readings, strict=True)
            if number >= warmup_rounds
        ]
        return Sample(
            tuple(reading.time for _, reading in taken),
            tuple(number for number, _ in taken),
            tuple(reading.clocks for _, reading in taken),
            tick,
            exact,
        )


class Protocol:
    """The measuring of some variants against a baseline.

    Args:
        variants: names, the baseline's and the control's among them.
        baseline: the variant that the others are compared with; never dropped.
        plan: when to stop.
        control: a variant that is the baseline once more, so that the run shows its own noise;
            never dropped, and not waited for.
        tick: resolution of the timer in nanoseconds.

    Raises:
        ValueError: if names repeat, or baseline or control is not among them.
    """

    def __init__(
        self,
        variants: Sequence[str],
        baseline: str,
        plan: Plan,
        control: str | None = None,
        tick: float = 0.0,
    ) -> None:
        fixed = (baseline, *(() if control is None else (control,)))
        if len(set(variants)) != len(variants) or len(set(fixed) & set(variants)) != len(fixed):
            raise ValueError("names must differ, and include the baseline and the control")
        self._plan, self._tick = plan, tick
        self._baseline, self._control = baseline, control
        self._active = list(variants)
        self._series = {name: _Series() for name in variants}
        self._dropped: list[Dropped] = []
        self._orders: list[tuple[str, ...]] = []
        self._block = 0
        self._round = -1
        self._queue: list[str] = []
        self._spent = self._round_cost = self._longest = 0.0
        self._look = plan.min_rounds
        self._disturbed: frozenset[int] = frozenset()
        self._stop: Stop | None = None
        self._begin_round()

    def next(self) -> Step | None:
        """The step to measure now, the same until it is recorded; None when the run is over."""
        if self._stop is not None:
            return None
        return Step(self._queue[0], self._round, self._round < self._plan.warmup_rounds)

    @property
    def due(self) -> tuple[str, ...]:
        """The variants that are left of this round, in order: these steps are sure to come."""
        return () if self._stop is not None else tuple(self._queue)

    def record(self, reading: Reading) -> None:
        """Take the reading of the current step.

        Raises:
            ValueError: if the run is over.
        """
        step = self.next()
        if step is None:
            raise ValueError("the run is over: there is no step to record")
        series = self._series[step.variant]
        series.rounds.append(step.round)
        series.readings.append(reading)
        self._round_cost += reading.time if reading.cost is None else reading.cost
        self._queue.pop(0)
        if not self._queue:
            self._end_round()

    def withdraw(self, variant: str, cause: str) -> None:
        """Give up a variant that cannot be measured: its launch failed, its output was wrong.

        Raises:
            ValueError: for the baseline, the control, or a variant that is not being measured.
        """
        if variant not in self._active or variant in (self._baseline, self._control):
            raise ValueError(f"'{variant}' cannot be withdrawn")
        self._drop(Dropped(variant, self._round, cause))
        if self._stop is None and not self._candidates():
            self._stop = Stop.ALONE
        elif self._stop is None:
            self._queue = [name for name in self._queue if name != variant]
            if not self._queue:
                self._end_round()

    def interrupt(self) -> None:
        """End the run here; what was measured counts, the round that is under way as well."""
        if self._stop is None:
            self._stop = Stop.INTERRUPTED

    def run(self) -> Run:
        """The outcome.

        Raises:
            ValueError: if steps are left.
        """
        if self._stop is None:
            raise ValueError("the run is not over: measure the next step first")
        return self._made(self._stop)

    def so_far(self) -> Run:
        """What the run would be, had the budget ended it here; measuring goes on as if unasked."""
        return self._made(self._stop or Stop.BUDGET)

    def _made(self, stop: Stop) -> Run:
        warmup = {
            name: tuple(
                reading.time
                for number, reading in zip(series.rounds, series.readings, strict=True)
                if number < self._plan.warmup_rounds
            )
            for name, series in self._series.items()
        }
        return Run(
            self._plan,
            self._baseline,
            self._control,
            self._samples(),
            warmup,
            tuple(sorted(self._disturbed)),
            tuple(self._dropped),
            stop,
        )

    def _candidates(self) -> list[str]:
        """The variants that are still to be compared with the baseline."""
        return [name for name in self._active if name not in (self._baseline, self._control)]

    def _samples(self) -> dict[str, Sample]:
        return {
            name: series.sample(self._plan.warmup_rounds, self._tick, exact=self._plan.exact)
            for name, series in self._series.items()
        }

    def _begin_round(self) -> None:
        """Queue the next round, unless it would not fit the budget."""
        budget, measured = self._plan.budget, self._round + 1 - self._plan.warmup_rounds
        is_due = self._plan.always_min_rounds and measured < self._plan.min_rounds
        if budget is not None and not is_due and self._spent + self._longest > budget:
            self._stop = Stop.BUDGET
            return
        if not self._orders:
            self._orders = list(block_orders(self._active, self._plan.seed, self._block))
            self._block += 1
        self._round += 1
        self._round_cost = 0.0
        self._queue = list(self._orders.pop(0))

    def _end_round(self) -> None:
        """Account for the round, look at the intervals if it is time to, and go on or stop."""
        self._spent += self._round_cost
        self._longest = max(self._longest, self._round_cost)
        if self._round >= self._plan.warmup_rounds:
            samples = self._samples()
            self._disturbed = frozenset().union(
                *(disturbed_rounds(sample, self._plan.clock_share) for sample in samples.values())
            )
            self._stop = self._judge(samples)
        if self._stop is None:
            self._begin_round()

    def _judge(self, samples: dict[str, Sample]) -> Stop | None:
        """True if the run stops after this round."""
        steady = {
            name: sample.only(frozenset(sample.rounds) - self._disturbed)
            for name, sample in samples.items()
        }
        rounds = len(steady[self._baseline])
        if self._plan.race_from is not None and rounds >= self._plan.race_from:
            self._race(steady)
            if not self._candidates():
                return Stop.ALONE
        if rounds >= self._look:
            self._look = math.ceil(rounds * GROWTH)
            self._drop_hopeless(steady)
            if not self._candidates():
                return Stop.ALONE
            if all(self._narrow(steady, name) for name in self._candidates()):
                return Stop.NARROW
        if rounds >= self._plan.max_rounds:
            return Stop.ROUNDS
        return Stop.REPEATS if len(self._disturbed) > self._plan.max_repeats else None

    def _narrow(self, steady: dict[str, Sample], name: str) -> bool:
        ratio = ratio_interval(steady[self._baseline], steady[name], self._plan.confidence)
        return ratio is not None and ratio.half_width <= self._plan.half_width

    def _drop_hopeless(self, steady: dict[str, Sample]) -> None:
        """Drop the variants that are surely slower than the plan's bound."""
        bound = self._plan.drop_above
        if bound is None:
            return
        for name in self._candidates():
            ratio = ratio_interval(steady[self._baseline], steady[name], self._plan.drop_confidence)
            if ratio is not None and ratio.low > bound:
                cause = f"more than {bound:g} times the baseline's time"
                self._drop(Dropped(name, self._round, cause, ratio))

    def _race(self, steady: dict[str, Sample]) -> None:
        """Drop the variants that cannot be the best any more."""
        candidates, plan = self._candidates(), self._plan
        gone = leaving(steady, candidates, self._baseline, self._control, plan)
        for dropped in gone:
            self._drop(dropped)
        if gone:
            self._longest = 0.0  # Rounds are shorter from here on.

    def _drop(self, dropped: Dropped) -> None:
        """Take a variant out; the rounds to come are ordered anew without it."""
        self._active.remove(dropped.variant)
        self._dropped.append(dropped)
        self._orders = []
