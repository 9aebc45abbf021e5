"""What the device does while a what-if's programs are built, and their machine code is read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf

from cuado.backends.clock import clock_of
from cuado.backends.protocol import Backend, Bench
from cuado.errors import CuadoError
from cuado.kernel.assembly import opcodes_of
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Launch
from cuado.model.trial import Loaded
from cuado.what_if.conclusion import Telling, first_verdict
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import balanced_blocks
from cuado.what_if.measure.ahead import (
    is_short,
    keeping_timed,
    keeps_timed,
    run_ahead,
    time_ahead,
    time_leading,
)
from cuado.what_if.measure.programs import INTERRUPTED, Beside, Programs
from cuado.what_if.measure.schedule import Found, importance
from cuado.what_if.measure.scopes import SWEEPS, begin_lines, lines_ahead, sweeps_ahead
from cuado.what_if.pictures import is_picture
from cuado.what_if.result import CounterVerdict, Outcome
from cuado.what_if.session import Session

Counters = Callable[[Bench, Loaded], CounterVerdict]
"""Reads and diagnoses the counters of a program that is loaded."""
_RUNS_OF_COUNTERS = 25
"""Runs of a kernel that reading all counters takes, about: fifteen passes, each after a warm-up."""
_SECONDS_OF_COUNTERS = 1.25
"""Seconds that it takes beside these runs on an H100: the counters of each pass are set up."""
EARLY = 40
"""Rank of an experiment up to which something is said before the others have run: those from here
on mostly bound a gain, or are of arithmetic."""


@dataclass
class Door:
    """Opens a device.

    Attributes:
        backend: the device.
        seconds: that it took, once it is open.
    """

    backend: Backend
    seconds: float = 0.0

    def open(self, launch: Launch) -> Bench:
        """The device, with buffers that are filled."""
        clock = clock_of(self.backend)
        began = clock.now()
        bench = self.backend.open(launch)
        self.seconds = clock.now() - began
        return bench


@dataclass
class DeviceWork:
    """What the device does while programs are built, and while their machine code is read.

    Attributes:
        opened: gives the session, once the device is open.
        causes: the experiments that are of causes.
        tell: is told what is under way, and a verdict as soon as there is one.
        count: reads the counters, if they are wanted and there is time.
        made: causes that are built, as they came.
        known: what those that were timed first came to.
        said: the best of these, and of what was timed since.
        is_timed: whether all of them were timed.
    """

    opened: Callable[[], Session]
    causes: Sequence[Experiment]
    tell: Telling
    count: Callable[[Session], CounterVerdict] | None = None
    made: list[Programs] = field(default_factory=list, init=False)
    known: Found = field(default_factory=list, init=False)
    said: tuple[Outcome, ...] = field(default=(), init=False)
    is_timed: bool = field(default=False, init=False)

    @cached_property
    def session(self) -> Session:
        """The session, once the device is open."""
        return self.opened()

    def jobs(self, backend: Backend) -> Beside:
        """What to do once a program is built, and once all are (emulated: the latter alone)."""
        each = None if backend.notes else self._with_each
        return Beside(self._with_all, each, lambda: keeps_timed(self.session))

    def _with_each(self, made: Programs) -> None:
        """Run a cause once, the most telling first; say something once they are all there.

        After the last cause all of them are timed: sweeps are still being built.
        """
        with keeping_timed(self.session):
            self._run_next(made)

    def _run_next(self, made: Programs) -> None:
        session = self.session
        if not (_is_cause(made) and is_short(session)):
            return
        self.made.append(made)
        if not self.known:
            early = [each for each in self.made if _is_early(each)]
            run_ahead(session, early, lambda: False)
            if sum(map(_is_early, self.made)) < sum(map(_says_early, self.causes)):
                return
            self.known = time_leading(session, early, self._say)
            if len(self.made) < len(self.causes):
                self._use_wait()
        run_ahead(session, self.made, lambda: False)
        if len(self.made) == len(self.causes):
            self._time_causes(self.made)

    def _use_wait(self) -> None:
        """Do what needs no further program, and begin what those that were timed will need.

        Not where the user gave an end: causes come first there.
        """
        options = self.session.options
        if options.until is None and options.most is None:
            begin_lines(self.session, self.said)
            self._count(lambda: False)

    def _with_all(self, made: Sequence[Programs], is_over: Callable[[], bool]) -> None:
        with keeping_timed(self.session):
            self._run_all(made, is_over)

    def _run_all(self, made: Sequence[Programs], is_over: Callable[[], bool]) -> None:
        session = self.session
        causes = [each for each in made if _is_cause(each)]
        run_ahead(session, causes, lambda: False)
        self._time_causes(causes)
        if session.interrupted and not session.timed:
            raise KeyboardInterrupt  # There is nothing whose self-check is worth a wait.
        run_ahead(session, made, is_over)
        if session.begun is not None and not session.begun.is_done:
            self._count(lambda: False)  # While the programs of single lines are assembled.
        lines_ahead(session, is_over)
        sweeps_ahead(session, made, is_over)
        self._count(is_over)

    def _count(self, is_over: Callable[[], bool]) -> None:
        """Read the counters, unless that is done, or something else is to be done."""
        session = self.session
        if self.count is None or session.counted is not None:
            return
        if not (session.bench.is_modelled or session.interrupted or is_over()):
            session.counted = self.count(session)

    def _time_causes(self, causes: Sequence[Programs]) -> None:
        """Time the causes, unless that is done, and begin what their lines will need."""
        if not self.is_timed:
            self.is_timed = True
            seen = time_ahead(self.session, causes, say=self._say, known=self.known)
            begin_lines(self.session, seen)

    def _say(self, timed: tuple[Outcome, ...]) -> None:
        """Say what seems so: which programs are sound is not known yet."""
        self.said = timed
        self.tell.verdict = first_verdict(self.session, timed)
        self.tell("measuring causes", 0, 1)


def begun_first(kernel: Kernel, experiment: Experiment) -> tuple[int, ...]:
    """A key by which programs are begun: first those that the first verdict waits for."""
    return (not _says_early(experiment), *importance(kernel, experiment))


def _experiment(made: Programs) -> Experiment:
    return made.experiment if isinstance(made, Outcome) else made[0].experiment


def _is_cause(made: Programs) -> bool:
    """True for programs that are not of a sweep, or why there are none."""
    return _experiment(made).rank < SWEEPS


def _says_early(experiment: Experiment) -> bool:
    """True of the pictures, and of what mostly names the cause; not of what is long in the making.

    Places all over the grid are followed through the kernel to balance its blocks.
    """
    if experiment.name == balanced_blocks.EXPERIMENT.name:
        return False
    return experiment.rank < EARLY or is_picture(experiment)


def _is_early(made: Programs) -> bool:
    return _says_early(_experiment(made))


def counters_of(counters: Counters | None, session: Session) -> CounterVerdict:
    """Read the counters of the original; an empty verdict if none are wanted or readable."""
    if counters is None or session.interrupted:
        return CounterVerdict()
    most = min(session.options.most or inf, session.left)
    if _SECONDS_OF_COUNTERS + _RUNS_OF_COUNTERS * session.kernel_time / 1e9 > most:
        return CounterVerdict(note="no counters: the time has no room for their passes")
    session.tell("reading counters", 0, 1)
    try:
        opcodes = () if session.bench.is_modelled else opcodes_of(session.subject)
        return counters(session.bench, replace(session.loaded, opcodes=opcodes))
    except CuadoError as error:
        return CounterVerdict(note=f"no counters: {error}")
    except KeyboardInterrupt:
        session.interrupted = True
        return CounterVerdict(note=INTERRUPTED)
