"""The interface of backends, which is all that other packages use of a device."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self, runtime_checkable

from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import Counted, Equivalence, Loaded, Program, Trial
from cuado.stats import Reading


@runtime_checkable
class Leaves(Protocol):
    """A bench that need not be waited for once nothing more is asked of it."""

    def leave(self) -> None:
        """Close it without waiting for that; the next one of this process waits for it."""
        ...


@runtime_checkable
class Prepares(Protocol):
    """A bench that compiles programs itself, and can do so while another one runs."""

    def prepare(self, program: Program) -> None:
        """Compile a program that will be loaded; the only call that another thread may make.

        What is wrong with it is said when it is loaded.
        """
        ...


@runtime_checkable
class TimesTogether(Protocol):
    """A bench that times several trials in less time than one after the other."""

    def time_all(self, trials: Sequence[Trial]) -> list[Reading]:
        """What :meth:`Bench.time` returns of each trial, in order.

        Raises:
            TrialFailedError: one did not run to its end: the first of them, as if they had been
                timed one after the other.
        """
        ...


@dataclass(frozen=True, slots=True)
class FirstRun:
    """What is asked of programs that have not run yet.

    Attributes:
        programs: to be loaded.
        variants: trials by name; of each it is asked how many blocks fit an SM.
        checked: whose results are compared with the original's; None for none.
        timed: run once each.
    """

    programs: tuple[Program, ...]
    variants: Mapping[str, Trial]
    checked: Trial | None
    timed: tuple[Trial, ...]


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """What a device says to a :class:`FirstRun`.

    Attributes:
        blocks: blocks per SM, by variant.
        equivalence: of the results; None if they were not asked for.
        readings: a timing of each.
    """

    blocks: dict[str, int]
    equivalence: Equivalence | None
    readings: tuple[Reading, ...]


@runtime_checkable
class GoesOn(Protocol):
    """A bench that goes on with what it was asked for while who reads the answers is held up."""

    def time_each(self, trials: Sequence[Trial]) -> Iterator[Reading]:
        """What :meth:`Bench.time` returns of each trial, in order, as soon as it is known.

        Raises:
            TrialFailedError: the trial whose turn it is did not run to its end; those that follow
                are to be asked for again.
        """
        ...

    def run_first(self, asked: FirstRun) -> FirstAnswer:
        """Load programs, and run them for the first time.

        Raises:
            TrialFailedError: the device refuses one, or one did not run to its end.
        """
        ...


@runtime_checkable
class Warms(Protocol):
    """A backend that has something to get ready whatever launch it is asked for."""

    def warm(self) -> None:
        """Begin to get it ready, in the background."""
        ...


class Bench(Protocol):
    """One launch on one device, ready to be timed in many versions.

    The bench owns its buffers: they are filled as the launch requires, guarded on both sides, and
    restored before every run, so that no trial sees the writes of another. A trial that fails does
    not affect others: the bench recovers before the next one, which may take as long as opening it.
    A bench is a context manager; leaving it frees the device.
    """

    @property
    def device(self) -> DeviceAttributes:
        """The device properties that the driver reports."""
        ...

    @property
    def launch(self) -> Launch:
        """The launch that this bench was opened for."""
        ...

    @property
    def is_modelled(self) -> bool:
        """True if times are modelled: the same trial always takes the same time.

        Timing a trial again then costs nothing.
        """
        ...

    def load(self, program: Program) -> Loaded:
        """Make a program ready to run.

        Raises:
            TrialFailedError: the device refuses it.
        """
        ...

    def blocks_per_sm(self, trial: Trial) -> int:
        """Blocks of the trial that fit an SM; 0 if it cannot be launched."""
        ...

    def time(self, trial: Trial) -> Reading:
        """Run a trial once and time it on the device.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        ...

    def check(self, trial: Trial) -> Equivalence:
        """Run a trial and the original, and compare every buffer.

        Raises:
            TrialFailedError: one of them did not run to its end.
        """
        ...

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        """Run a trial and return the content of the launch's output buffers.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        ...

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Run a trial as often as the hardware counters ``metrics`` need, and read them.

        Counters that cannot be read are no error: the result lists them, with the reason.

        Raises:
            TrialFailedError: the trial did not run to its end.
        """
        ...

    def close(self) -> None:
        """Free the device."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


@runtime_checkable
class Modelling(Protocol):
    """A backend whose times come from a model, which may not know all instructions."""

    def check_timed(self, launch: Launch) -> None:
        """Make sure that the time of a launch is modelled, before anything is built.

        Raises:
            TrialFailedError: it is not; says why.
        """
        ...


@runtime_checkable
class StartsAhead(Protocol):
    """A backend that can begin to open the next launch before it is known."""

    def start_ahead(self) -> None:
        """Start what the launch that is opened next will need, beside all that runs.

        Nothing is done on the device. What goes wrong is said when the launch is opened.
        """
        ...


@runtime_checkable
class Recording(Protocol):
    """A bench that can also time kernels as a program's trace does."""

    def record(self, trial: Trial) -> float | None:
        """Run a trial once; nanoseconds from its start to its end as the driver records them.

        None if nothing records them.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        ...


@runtime_checkable
class ReadsScratch(Protocol):
    """A bench that reads what a program wrote to its scratch memory: time stamps, above all."""

    def scratch(self, trial: Trial, size: int) -> bytes:
        """Run a trial once; the first bytes of the scratch memory, which were 0 before it.

        Args:
            trial: of a program with a tail.
            size: how many; at most ``SCRATCH_BYTES``.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        ...


class Backend(Protocol):
    """A device on which launches can be opened."""

    @property
    def name(self) -> str:
        """The name for reports: ``gpu:0 NVIDIA H200``."""
        ...

    @property
    def device(self) -> DeviceAttributes:
        """The device properties that the driver reports.

        Raises:
            CuadoError: there is no device, or no driver.
        """
        ...

    @property
    def notes(self) -> tuple[str, ...]:
        """Notes for the reader of any result of this backend; empty for a real device."""
        ...

    def open(self, launch: Launch) -> Bench:
        """Fill the buffers of ``launch`` and make it ready.

        Raises:
            CuadoError: no device, no driver, or too little memory, as the message says.
        """
        ...
