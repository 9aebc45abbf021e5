"""What the device does while a what-if's programs are built, and their machine code is read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cuado.backends.protocol import Backend
from cuado.what_if.measure.ahead import is_short, run_ahead, time_ahead
from cuado.what_if.measure.programs import Beside, Programs
from cuado.what_if.measure.scopes import SWEEPS, begin_lines, lines_ahead, sweeps_ahead
from cuado.what_if.preliminary import Telling, first_verdict
from cuado.what_if.result import Outcome
from cuado.what_if.session import Session


@dataclass
class DeviceWork:
    """What the device does while programs are built, and while their machine code is read.

    Attributes:
        opened: gives the session, once the device is open.
        causes: how many experiments are of causes.
        tell: is told what is under way, and a verdict as soon as there is one.
        made: causes that are built, as they came.
        seen: what the causes came to; None before they were timed.
    """

    opened: Callable[[], Session]
    causes: int
    tell: Telling

    made: list[Programs] = field(default_factory=list, init=False)
    seen: tuple[Outcome, ...] | None = field(default=None, init=False)

    @cached_property
    def session(self) -> Session:
        """The session, once the device is open."""
        return self.opened()

    def jobs(self, backend: Backend) -> Beside:
        """What is done, and when; nothing before all are built where the device is no real one."""
        return Beside(self._with_all, None if backend.notes else self._with_each)

    def _with_each(self, made: Programs) -> None:
        """Run a cause once; after the last one, time them: sweeps are still being built."""
        if not (_is_cause(made) and is_short(self.session)):
            return
        self.made.append(made)
        run_ahead(self.session, [made], lambda: False)
        if len(self.made) == self.causes:
            self._time_causes(self.made)

    def _with_all(self, made: Sequence[Programs], is_over: Callable[[], bool]) -> None:
        session = self.session
        causes = [each for each in made if _is_cause(each)]
        run_ahead(session, causes, lambda: False)
        self._time_causes(causes)
        if session.interrupted and not session.timed:
            raise KeyboardInterrupt  # There is nothing whose self-check is worth a wait.
        run_ahead(session, made, is_over)
        lines_ahead(session, is_over)
        sweeps_ahead(session, made, is_over)

    def _time_causes(self, causes: Sequence[Programs]) -> None:
        """Time the causes, unless that is done, and begin what their lines will need."""
        if self.seen is None:
            self.seen = time_ahead(self.session, causes, say=self._say)
            begin_lines(self.session, self.seen)

    def _say(self, timed: tuple[Outcome, ...]) -> None:
        """Say what seems so: which programs are sound is not known yet."""
        self.tell.verdict = first_verdict(self.session, timed)
        self.tell("measuring causes", 0, 1)


def _is_cause(made: Programs) -> bool:
    """True for programs that are not of a sweep, or why there are none."""
    experiment = made.experiment if isinstance(made, Outcome) else made[0].experiment
    return experiment.rank < SWEEPS
