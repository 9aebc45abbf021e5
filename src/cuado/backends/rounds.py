"""Trials timed against the original in interleaved rounds; one that fails costs itself only."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench
from cuado.model.trial import ORIGINAL, Trial, TrialFailedError
from cuado.stats import Plan, Protocol, Run

CONTROL = "original again"
"""The original as a second variant: the run's own noise."""

FEWEST, FEWEST_OF_LONG, MOST = 8, 6, 24
"""Rounds. Six give intervals of 95%; eight also of 99%, as dropping wants them."""
LONG = 4e6
"""Nanoseconds from which a kernel is long: rounds are dear, and vary little."""
OVERHEAD = 0.2e6
"""Nanoseconds that a run takes beside the kernel: restoring, flushing, asking the worker."""
HOPELESS = 3.0
"""A variant that takes this many times the original is dropped: its switch costs too much."""
TICK = 32.0
"""Nanoseconds; resolution of timing events on chips since Volta, as seen in their differences."""

MODEL_FLOOR = 0.05
"""Differences of modelled times up to this share are noise: a model has errors in place of it."""

RACE_FROM = 3
"""Rounds after which variants leave a race that cannot be the best any more."""

PATIENCE = 3
"""Times that the original may fail in a run: something killed the worker, not the original."""

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


def plan_of(
    budget: float,
    kernel_time: float,
    seed: int = 0,
    *,
    modelled: bool = False,
    races: bool = False,
) -> Plan:
    """The plan of a run that may take ``budget`` nanoseconds, of a kernel that takes so many.

    The fewest rounds are measured in any case: with less, nothing can be said. Of modelled times
    that is a single one. Where only the best is wanted, the others may leave early: ``races``.
    """
    if modelled:
        return Plan(
            warmup_rounds=0,
            min_rounds=1,
            max_rounds=1,
            budget=max(budget, 1.0),
            always_min_rounds=True,
            seed=seed,
            floor=MODEL_FLOOR,
            exact=True,
        )
    is_long = kernel_time >= LONG
    return Plan(
        warmup_rounds=0,
        min_rounds=FEWEST_OF_LONG if is_long else FEWEST,
        max_rounds=MOST,
        drop_above=None if is_long else HOPELESS,
        budget=max(budget, 1.0),
        always_min_rounds=True,
        seed=seed,
        race_from=RACE_FROM if races else None,
    )


def measure(
    bench: Bench,
    trials: Mapping[str, Trial],
    plan: Plan,
    progress: Progress | None = None,
    label: str = "measuring",
) -> Measured:
    """Time some trials against the original. Each has been run before: first runs are different.

    Ctrl-C ends the run and keeps what was measured.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    everything = {ORIGINAL: Trial(), **({} if plan.exact else {CONTROL: Trial()}), **trials}
    control, tick = (None, 0.0) if plan.exact else (CONTROL, TICK)
    protocol = Protocol(tuple(everything), ORIGINAL, plan, control, tick)
    failures: dict[str, TrialFailedError] = {}
    patience = PATIENCE
    total, done = plan.min_rounds * len(everything), 0
    try:
        while (step := protocol.next()) is not None:
            try:
                reading = bench.time(everything[step.variant])
            except TrialFailedError as error:
                if step.variant in (ORIGINAL, CONTROL):
                    patience -= 1
                    if patience < 0:
                        raise
                    continue  # The same step again: it ran before, so this was not its doing.
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
