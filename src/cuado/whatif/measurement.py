"""Trials timed against the original in interleaved rounds; one that fails costs itself only."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench
from cuado.model.trial import ORIGINAL, Trial, TrialFailedError
from cuado.stats import Plan, Protocol, Run

CONTROL = "original again"
"""The original as a second variant: the run's own noise."""

WARMUP, FEWEST, FEWEST_OF_LONG, MOST = 1, 8, 6, 24
"""Rounds. Six give intervals of 95%; eight also of 99%, as dropping wants them."""
LONG = 4e6
"""Nanoseconds from which a kernel is long: rounds are dear, and vary little."""
OVERHEAD = 0.2e6
"""Nanoseconds that a run takes beside the kernel: restoring, flushing, asking the worker."""
HOPELESS = 3.0
"""A variant that takes this many times the original is dropped: its switch costs too much."""
TICK = 32.0
"""Nanoseconds; resolution of timing events on chips since Volta, as seen in their differences."""

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


def plan_of(budget: float, kernel_time: float, seed: int = 0) -> Plan:
    """The plan of a run that may take ``budget`` nanoseconds, of a kernel that takes so many."""
    is_long = kernel_time >= LONG
    return Plan(
        warmup_rounds=WARMUP,
        min_rounds=FEWEST_OF_LONG if is_long else FEWEST,
        max_rounds=MOST,
        drop_above=None if is_long else HOPELESS,
        budget=max(budget, 1.0),
        seed=seed,
    )


def fitting(variants: Sequence[int], budget: float, kernel_time: float) -> int:
    """How many of some experiments fit a budget, taken in order.

    Args:
        variants: how many variants each has.
        budget: nanoseconds.
        kernel_time: nanoseconds; a variant is taken to need as long.
    """
    plan = plan_of(budget, kernel_time)
    launches = budget / ((plan.warmup_rounds + plan.min_rounds) * (kernel_time + OVERHEAD))
    left = launches - 2  # the original and its control
    for number, count in enumerate(variants):
        left -= count
        if left < 0:
            return number
    return len(variants)


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
        TrialFailedError: the original itself fails, again and again.
    """
    everything = {ORIGINAL: Trial(), CONTROL: Trial(), **trials}
    protocol = Protocol(tuple(everything), ORIGINAL, plan, CONTROL, TICK)
    failures: dict[str, TrialFailedError] = {}
    patience = PATIENCE
    total, done = (plan.warmup_rounds + plan.min_rounds) * len(everything), 0
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
