"""Where candidates are timed: on the session's own bench, or on several devices.

Whoever times candidates times the incumbent in the same rounds: a candidate's time is compared
with the incumbent's on the same device, and with nothing else.
"""

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from cuado.backends.open_bench import OpenBench
from cuado.backends.protocol import Bench
from cuado.backends.rounds import LONG, Measured, Progress, measure, plan_of
from cuado.model.trial import Program, Trial, TrialFailedError
from cuado.optimizer.session import Fate
from cuado.optimizer.version import Version
from cuado.stats import Comparison, Dropped, Interval

SLOW = 1.25
"""A candidate that takes so many times the incumbent in its first runs, or so many times the
fastest candidate before it, is not timed further."""
PLAIN = 2 * SLOW
"""The same in the very first run alone, of a long kernel: such a run may have to wait for memory,
but no longer than some milliseconds."""
DEAR = 0.5e6
"""Nanoseconds from which rounds of a kernel are dear, and vary little: candidates race, those that
cannot be the best any more leave early (:mod:`cuado.stats.racing`)."""
_LEAST_SECONDS = 0.1
"""That rounds are given when the time is spent: the fewest are measured in any case."""


@dataclass(frozen=True, slots=True)
class Left:
    """How a candidate stood when it left the race, as it could not be the best any more.

    Attributes:
        ratio: its time over the incumbent's.
        leader: name of the candidate that it was far behind of; empty where it was no gain itself.
        interval: of the ratio: the exact one, or where there were too few rounds for that the range
            of all, with its confidence; None if it did not come further than its first runs.
    """

    ratio: float
    leader: str = ""
    interval: Interval | None = None


@dataclass(frozen=True, slots=True)
class Timing:
    """What came of timing a candidate.

    Attributes:
        comparison: with the incumbent on the same device; None if it was not timed in rounds, or
            not in all.
        fate: of a candidate without a comparison: FAILED, SLOWER or LEFT_OUT; if it left the race
            SLOWER, NO_GAIN or OUTDONE.
        reason: of that, in a sentence.
        where: what timed it; empty for the session's own bench.
        left: how it stood when it left the race; None if it did not.
    """

    comparison: Comparison | None = None
    fate: Fate = Fate.LEFT_OUT
    reason: str = ""
    where: str = ""
    left: Left | None = None


class Executor(Protocol):
    """Times candidates."""

    @property
    def notes(self) -> tuple[str, ...]:
        """What the reader must know of where candidates were timed; empty if there is nothing."""
        ...

    def expects(self, session: OpenBench) -> None:
        """Be told of an incumbent whose candidates will be timed soon."""
        ...

    def timed(
        self, session: OpenBench, versions: Iterable[Version], deadline: float
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

    def expects(self, session: OpenBench) -> None:
        """Nothing: the session's bench is open."""

    def timed(
        self, session: OpenBench, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        """See :class:`Executor`."""
        ready: dict[str, Version] = {}
        first = First(session.bench, session.kernel_time)
        for version in versions:
            failed = first.runs(version.program, version.trial)
            if failed is None:
                ready[version.name] = version
            else:
                yield version, failed
        for name, timing in first.far_behind().items():
            yield ready.pop(name), timing
        if not ready:
            return
        trials = {name: version.trial for name, version in ready.items()}
        measured = rounds(
            session.bench,
            session.kernel_time,
            trials,
            seconds_to(deadline),
            session.next_seed,
            session.tell,
        )
        session.runs.append(measured.run)
        session.interrupted |= measured.interrupted
        for name, timing in timings_of(measured, trials).items():
            yield ready[name], timing


def seconds_to(deadline: float) -> float:
    """Seconds that rounds may take."""
    return max(deadline - time.perf_counter(), _LEAST_SECONDS)


@dataclass
class First:
    """First runs of candidates: whether they run at all, and are worth rounds.

    The very first run of a program is not quite like the others. Where rounds are dear it has to
    do, unless it would end the candidate.

    Args:
        bench: with the incumbent as its original.
        kernel_time: of the incumbent there, nanoseconds.
    """

    bench: Bench
    kernel_time: float
    _ran: dict[str, tuple[Trial, list[float]]] = field(default_factory=dict)

    def runs(self, program: Program, trial: Trial) -> Timing | None:
        """Load a candidate and run it; None if it runs, and is worth rounds so far."""
        try:
            self.bench.load(program)
            readings = [self.bench.time(trial).time]
            self._repeat(trial, readings, self.kernel_time)
        except TrialFailedError as error:
            return _failed(error)
        ratio = min(readings) / self.kernel_time
        if ratio > SLOW:
            reason = f"its first runs took {ratio:.2f} times as long"
            return Timing(fate=Fate.SLOWER, reason=reason)
        self._ran[program.name] = trial, readings
        return None

    def far_behind(self) -> dict[str, Timing]:
        """By name, the candidates that ran too far behind the fastest to need rounds.

        Where rounds are cheap, or a model's, nobody is.
        """
        if self.bench.is_modelled or self.kernel_time < DEAR or not self._ran:
            return {}
        leader = min(self._ran, key=lambda name: min(self._ran[name][1]))
        best = min(self._ran[leader][1])
        made = {}
        for name, (trial, readings) in self._ran.items():
            if best >= self.kernel_time or min(readings) <= SLOW * best:
                continue
            try:
                self._repeat(trial, readings, best)
            except TrialFailedError as error:
                made[name] = _failed(error)
                continue
            ratio = min(readings) / self.kernel_time
            if min(readings) > SLOW * best:
                reason = f"its first runs took {ratio:.2f} times as long"
                made[name] = Timing(fate=Fate.OUTDONE, reason=reason, left=Left(ratio, leader))
        return made

    def _repeat(self, trial: Trial, readings: list[float], best: float) -> None:
        """Run a candidate once more if that may make a difference."""
        if self.bench.is_modelled or len(readings) > 1:
            return
        share = readings[0] / best
        is_plain = share > PLAIN and self.kernel_time >= LONG
        if self.kernel_time < DEAR or (share > SLOW and not is_plain):
            readings.append(self.bench.time(trial).time)


def _failed(error: TrialFailedError) -> Timing:
    return Timing(fate=Fate.FAILED, reason=f"{error.failure.value}: {error.message}")


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
    races = kernel_time >= DEAR and not bench.is_modelled
    plan = plan_of(seconds * 1e9, kernel_time, seed, modelled=bench.is_modelled, races=races)
    return measure(bench, trials, plan, progress, "timing candidates")


def timings_of(measured: Measured, names: Iterable[str]) -> dict[str, Timing]:
    """What came of candidates, by name."""
    left = {each.variant: each for each in measured.run.dropped if each.ratio is not None}
    made = {}
    for name in names:
        failure = measured.failures.get(name)
        if failure is not None:
            made[name] = _failed(failure)
        elif name in left:
            made[name] = _left(left[name], measured.run.plan.floor)
        else:
            made[name] = Timing(measured.run.compare(name))
    return made


def _left(dropped: Dropped, floor: float) -> Timing:
    """What is said of a candidate that left the race."""
    ratio = dropped.ratio
    assert ratio is not None  # noqa: S101 - asked for before
    fate = Fate.OUTDONE if dropped.leader else Fate.NO_GAIN
    if ratio.low > 1 + floor:
        fate = Fate.SLOWER
    reason = f"{dropped.cause} after {ratio.rounds} rounds"
    return Timing(fate=fate, reason=reason, left=Left(ratio.estimate, dropped.leader, ratio))
