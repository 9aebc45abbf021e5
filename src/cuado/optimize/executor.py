"""Where candidates are timed: on the session's own bench, or on several devices.

Whoever times candidates times the incumbent in the same rounds: a candidate's time is compared
with the incumbent's on the same device, and with nothing else.
"""

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from cuado.backends.protocol import Bench
from cuado.model.trial import Program, Trial, TrialFailedError
from cuado.optimize.session import Fate
from cuado.optimize.version import Version
from cuado.stats import Comparison
from cuado.whatif.measurement import Measured, Progress, measure, plan_of
from cuado.whatif.session import Session

SLOW = 1.25
"""A candidate that takes so many times the incumbent in its first runs is not timed further."""
_LEAST_SECONDS = 0.1
"""That rounds are given when the time is spent: the fewest are measured in any case."""


@dataclass(frozen=True, slots=True)
class Timing:
    """What came of timing a candidate.

    Attributes:
        comparison: with the incumbent on the same device; None if it was not timed in rounds.
        fate: of a candidate without a comparison: FAILED, SLOWER or LEFT_OUT.
        reason: of that, in a sentence.
        where: what timed it; empty for the session's own bench.
    """

    comparison: Comparison | None = None
    fate: Fate = Fate.LEFT_OUT
    reason: str = ""
    where: str = ""


class Executor(Protocol):
    """Times candidates."""

    @property
    def notes(self) -> tuple[str, ...]:
        """What the reader must know of where candidates were timed; empty if there is nothing."""
        ...

    def expects(self, session: Session) -> None:
        """Be told of an incumbent whose candidates will be timed soon."""
        ...

    def timed(
        self, session: Session, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        """What came of each version, as soon as it is known.

        A version of which nothing comes was not timed because the user ended the run, which the
        session then says.

        Args:
            session: the incumbent on an open bench, as its original.
            versions: candidates; the next one may have to be waited for.
            deadline: ``time.perf_counter`` after which no more rounds are begun than are needed.
        """
        ...


class InProcess:
    """Times candidates on the session's own bench, all in the same rounds."""

    @property
    def notes(self) -> tuple[str, ...]:
        """None."""
        return ()

    def expects(self, session: Session) -> None:
        """Nothing: the session's bench is open."""

    def timed(
        self, session: Session, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        """See :class:`Executor`."""
        ready: dict[str, Version] = {}
        for version in versions:
            failed = first_runs(session.bench, session.kernel_time, version.program, version.trial)
            if failed is None:
                ready[version.name] = version
            else:
                yield version, failed
        if not ready:
            return
        trials = {name: version.trial for name, version in ready.items()}
        seed = session.options.seed + len(session.runs)
        measured = rounds(
            session.bench, session.kernel_time, trials, seconds_to(deadline), seed, session.tell
        )
        session.runs.append(measured.run)
        session.interrupted |= measured.interrupted
        for name, timing in timings_of(measured, trials).items():
            yield ready[name], timing


def seconds_to(deadline: float) -> float:
    """Seconds that rounds may take."""
    return max(deadline - time.perf_counter(), _LEAST_SECONDS)


def first_runs(bench: Bench, kernel_time: float, program: Program, trial: Trial) -> Timing | None:
    """Load a candidate and run it; None if it runs, and is worth rounds.

    Args:
        bench: with the incumbent as its original.
        kernel_time: of the incumbent there, nanoseconds.
        program: of the candidate.
        trial: of it.
    """
    try:
        bench.load(program)
        readings = [bench.time(trial).time]
        if not bench.is_modelled:
            readings.append(bench.time(trial).time)
    except TrialFailedError as error:
        reason = f"{error.failure.value}: {error.message}"
        return Timing(fate=Fate.FAILED, reason=reason)
    ratio = min(readings) / kernel_time
    if ratio > SLOW:
        reason = f"its first runs took {ratio:.2f} times as long"
        return Timing(fate=Fate.SLOWER, reason=reason)
    return None


def rounds(
    bench: Bench,
    kernel_time: float,
    trials: Mapping[str, Trial],
    seconds: float,
    seed: int,
    progress: Progress | None = None,
) -> Measured:
    """Time candidates that ran before, in the same rounds as the incumbent.

    Raises:
        TrialFailedError: the incumbent itself fails, again and again.
    """
    plan = plan_of(seconds * 1e9, kernel_time, seed, modelled=bench.is_modelled)
    return measure(bench, trials, plan, progress, "timing candidates")


def timings_of(measured: Measured, names: Iterable[str]) -> dict[str, Timing]:
    """What came of candidates, by name."""
    made = {}
    for name in names:
        failure = measured.failures.get(name)
        if failure is None:
            made[name] = Timing(measured.run.compare(name))
        else:
            reason = f"{failure.failure.value}: {failure.message}"
            made[name] = Timing(fate=Fate.FAILED, reason=reason)
    return made
