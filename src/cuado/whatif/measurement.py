"""Trials timed against the original in interleaved rounds; one that fails costs itself only."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench
from cuado.model.trial import ORIGINAL, Trial, TrialFailedError
from cuado.stats import Plan, Protocol, Run

CONTROL = "original again"
"""The original as a second variant: the run's own noise."""

WARMUP, FEWEST, MOST = 1, 8, 40
"""Rounds. Eight give intervals of 95%, and of 99% for dropping."""
HOPELESS = 3.0
"""A variant that takes this many times the original is dropped: its switch costs too much."""
TICK = 32.0
"""Nanoseconds; resolution of timing events on chips since Volta, as seen in their differences."""

Progress = Callable[[str, int, int], None]
"""Told what is under way, how many steps are done, and of how many."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A run, and what did not come through it.

    Attributes:
        run: everything that was timed.
        failures: why a variant could not be run, by its name.
        interrupted: whether the user ended it.
    """

    run: Run
    failures: Mapping[str, TrialFailedError] = field(default_factory=dict)
    interrupted: bool = False


def plan_of(budget: float, seed: int) -> Plan:
    """The plan of a run that may take ``budget`` nanoseconds."""
    return Plan(
        warmup_rounds=WARMUP,
        min_rounds=FEWEST,
        max_rounds=MOST,
        drop_above=HOPELESS,
        budget=budget,
        seed=seed,
    )


def measure(
    bench: Bench,
    trials: Mapping[str, Trial],
    plan: Plan,
    progress: Progress | None = None,
    label: str = "measuring",
) -> Measured:
    """Time some trials against the original.

    Ctrl-C ends the run and keeps what was measured.

    Raises:
        TrialFailedError: the original itself fails.
    """
    everything = {ORIGINAL: Trial(), CONTROL: Trial(), **trials}
    protocol = Protocol(tuple(everything), ORIGINAL, plan, CONTROL, TICK)
    failures: dict[str, TrialFailedError] = {}
    total, done = (plan.warmup_rounds + plan.min_rounds) * len(everything), 0
    try:
        while (step := protocol.next()) is not None:
            try:
                reading = bench.time(everything[step.variant])
            except TrialFailedError as error:
                if step.variant in (ORIGINAL, CONTROL):
                    raise
                failures[step.variant] = error
                protocol.withdraw(step.variant, error.message)
                continue
            protocol.record(reading)
            done += 1
            if progress is not None:
                progress(label, min(done, total), total)
    except KeyboardInterrupt:
        protocol.interrupt()
        return Measured(protocol.run(), failures, interrupted=True)
    return Measured(protocol.run(), failures)
