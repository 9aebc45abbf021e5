"""Times trials and the original in interleaved rounds; a failing trial affects no other."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench, GoesOn
from cuado.model.trial import ORIGINAL, Trial, TrialFailedError
from cuado.stats import Plan, Protocol, Reading, Run

CONTROL = "original again"
"""Name of the original as a second variant, which shows the noise of the run."""

FEWEST, FEWEST_OF_LONG, MOST = 8, 6, 24
"""Numbers of rounds. Six allow intervals of 95%; eight also those of 99% that dropping needs."""
LONG = 4e6
"""Nanoseconds from which a kernel is long: its rounds are expensive, and vary little."""
OVERHEAD = 0.2e6
"""Overhead of a run in nanoseconds: restoring, flushing, messages to the worker."""
HOPELESS = 3.0
"""Factor on the original's time from which a variant is dropped: its switch costs too much."""
TICK = 32.0
"""Resolution of timing events in nanoseconds, on chips since Volta, as their differences show."""

MODEL_FLOOR = 0.05
"""Noise floor of modelled times, as a share: it stands for the errors of the model."""

RACE_FROM = 3
"""Rounds after which variants that can no longer be the best leave a race."""

PATIENCE = 3
"""How often the original may fail in a run: the cause then lies outside of it."""

Progress = Callable[[str, int, int], None]
"""Called with the current activity, the number of steps done, and their total."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A run and its failures.

    Attributes:
        run: all timings.
        failures: errors of the variants that failed, by name.
        interrupted: true if the user interrupted it.
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
    """The plan of a run of at most ``budget`` nanoseconds, for a kernel of ``kernel_time``.

    The fewest rounds are always measured, as fewer allow no verdict. For modelled times a single
    round suffices. With ``races``, only the best variant is wanted, and others may leave early.
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
    *,
    with_control: bool = True,
    early: Callable[[Measured], None] | None = None,
) -> Measured:
    """Time some trials and the original. Each must have run before: first runs are different.

    Ctrl-C ends the run and keeps what was measured.

    Args:
        bench: where.
        trials: by name.
        plan: of the run.
        progress: is told what is under way.
        label: what that is.
        with_control: whether the original runs twice in each round, which shows the noise.
        early: is told what is known once all trials have run the fewest rounds, if more follow.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    control = CONTROL if with_control and not plan.exact else None
    everything = {ORIGINAL: Trial(), **({control: Trial()} if control else {}), **trials}
    protocol = Protocol(tuple(everything), ORIGINAL, plan, control, 0.0 if plan.exact else TICK)
    failures: dict[str, TrialFailedError] = {}
    patience = PATIENCE
    tell, total, done = progress or _silent, plan.min_rounds * len(everything), 0
    try:
        while protocol.next() is not None:
            due = list(map(everything.__getitem__, protocol.due))
            try:
                with closing(_readings(bench, due)) as readings:
                    for reading in readings:
                        protocol.record(reading)
                        done += 1
                        tell(label, min(done, total), total)
                        if early is not None and done == total and protocol.next() is not None:
                            early(Measured(protocol.so_far(), dict(failures)))
            except TrialFailedError as error:
                variant = protocol.due[0]
                if variant in (ORIGINAL, CONTROL):
                    patience -= 1
                    if patience < 0:
                        raise
                    continue  # Repeat the step: the original ran before, so it is not the cause.
                failures[variant] = error
                protocol.withdraw(variant, error.message)
    except KeyboardInterrupt:
        protocol.interrupt()
        return Measured(protocol.run(), failures, interrupted=True)
    return Measured(protocol.run(), failures)


def _silent(what: str, done: int, total: int) -> None:
    """Progress that nobody watches."""
    del what, done, total


def _readings(bench: Bench, due: Sequence[Trial]) -> Generator[Reading, None, None]:
    """Timings of the trials that are due, of as many as the bench takes at once."""
    if isinstance(bench, GoesOn):
        yield from bench.time_each(due)
    else:
        yield bench.time(due[0])
