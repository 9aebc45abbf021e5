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
from cuado.backends.rounds import FEWEST, FEWEST_OF_LONG, LONG, Measured, Progress, measure, plan_of
from cuado.model.trial import Program, Trial, TrialFailedError
from cuado.optimizer.session import Fate
from cuado.optimizer.version import Version
from cuado.stats import Comparison, Dropped, Interval

SLOW = 1.25
"""Ratio of a candidate's first runs to the incumbent, or to the fastest candidate before it, above
which it is not timed further."""
PLAIN = 2 * SLOW
"""The same ratio for the very first run alone of a long kernel: such a run may have to wait for
memory, but no longer than some milliseconds."""
DEAR = 0.5e6
"""Nanoseconds from which rounds of a kernel are expensive and vary little: candidates race, and
those that can no longer be the best leave early (:mod:`cuado.stats.racing`)."""
_BESIDE = 3
"""Versions in each round beside the candidates so far: the incumbent twice, and one candidate."""
_RUNS_OF_A_PROOF = 8
"""Runs of a kernel that a proof takes, about: two versions, the case's inputs and fresh ones."""
_OPENING = 0.4
"""Seconds that a proof takes beside its runs, at least, to open another launch: on an H100 it takes
0.5 to 1.2 s in all."""
_LEAST_SECONDS = 0.1
"""Time for rounds once the budget is spent: the minimum number of rounds is always measured."""


@dataclass(frozen=True, slots=True)
class Left:
    """A candidate's standing when it left the race because it could no longer be the best.

    Attributes:
        ratio: its time over the incumbent's.
        leader: name of the candidate that it was far behind; empty where it was no gain itself.
        interval: of the ratio: the exact one, or the range of all rounds, with its confidence,
            where these were too few; None if it had only its first runs.
    """

    ratio: float
    leader: str = ""
    interval: Interval | None = None


@dataclass(frozen=True, slots=True)
class Timing:
    """The result of timing a candidate.

    Attributes:
        comparison: with the incumbent on the same device; None if it was not timed in rounds, or
            not in all of them.
        fate: of a candidate without a comparison: FAILED, SLOWER or LEFT_OUT; SLOWER, NO_GAIN or
            OUTDONE if it left the race.
        reason: of that, in a sentence.
        where: the device or worker that timed it; empty for the session's own bench.
        left: its standing when it left the race; None if it did not.
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
        """Notes for the reader on where candidates were timed; empty if there are none."""
        ...

    def expects(self, session: OpenBench) -> None:
        """Prepare for an incumbent whose candidates will be timed soon."""
        ...

    def timed(
        self, session: OpenBench, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        """The result of each version, as soon as it is known.

        A version without a result was not timed because the user ended the run; the session then
        says so.

        Args:
            session: the incumbent on an open bench, as its original.
            versions: candidates; the next one may have to be waited for.
            deadline: ``time.perf_counter`` after which only the minimum number of rounds is begun.
        """
        ...


class InProcess:
    """Times candidates on the session's own bench, all in the same rounds."""

    @property
    def notes(self) -> tuple[str, ...]:
        """No notes."""
        return ()

    def expects(self, session: OpenBench) -> None:
        """Do nothing: the session's bench is open."""

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


def has_room(session: OpenBench, racing: int, seconds: float) -> bool:
    """True if rounds of one more candidate, and then the proof of the best, still fit the time.

    Args:
        session: the incumbent on an open bench.
        racing: candidates so far.
        seconds: that are left.
    """
    rounds_ = FEWEST_OF_LONG if session.kernel_time >= LONG else FEWEST
    runs = rounds_ * (racing + _BESIDE) + _RUNS_OF_A_PROOF
    return runs * session.step_time / 1e9 + _OPENING <= seconds


def seconds_to(deadline: float) -> float:
    """Time that rounds may take, in seconds."""
    return max(deadline - time.perf_counter(), _LEAST_SECONDS)


@dataclass
class First:
    """First runs of candidates: they show whether a candidate runs at all and is worth rounds.

    The very first run of a program differs slightly from the others. Where rounds are expensive it
    must suffice, unless the candidate would be dropped because of it.

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
        """The candidates, by name, that ran too far behind the fastest one to need rounds.

        There are none where rounds are cheap, or where times are modelled.
        """
        if self.bench.is_modelled or self.kernel_time < DEAR or not self._ran:
            return {}
        leader = min(self._ran, key=lambda name: min(self._ran[name][1]))
        best = min(self._ran[leader][1])
        made = {}
        for name, (trial, readings) in self._ran.items():
            # Only a leader that is faster than the incumbent can outdo other candidates.
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
        """Run a candidate once more if that may change its result."""
        if self.bench.is_modelled or len(readings) > 1:
            return
        share = readings[0] / best
        # Short kernels always get a second run, which is cheap. Of an expensive kernel, only a
        # first run that is slow, but not so slow that waiting for memory cannot explain it, is
        # repeated.
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
    """The results of candidates, by name."""
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
    """The result of a candidate that left the race."""
    ratio = dropped.ratio
    assert ratio is not None  # noqa: S101 - asked for before
    fate = Fate.OUTDONE if dropped.leader else Fate.NO_GAIN
    if ratio.low > 1 + floor:
        fate = Fate.SLOWER
    reason = f"{dropped.cause} after {ratio.rounds} rounds"
    return Timing(fate=fate, reason=reason, left=Left(ratio.estimate, dropped.leader, ratio))
