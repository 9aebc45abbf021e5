"""What a time budget counts: seconds on the wall, or the work of an emulated device."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable


@runtime_checkable
class Working(Protocol):
    """A bench or backend whose budgets count work, so that a busy machine gives the same answer."""

    @property
    def work(self) -> float:
        """Nanoseconds that a nominal machine takes for what was done so far."""
        ...


@runtime_checkable
class Busy(Protocol):
    """A bench that says how long its device was at work.

    Where the user gives no seconds, this is what a budget counts: which experiments have time for
    their rounds, and so what is concluded, then does not depend on what else the host does.
    """

    @property
    def busy(self) -> float:
        """Nanoseconds that the device's process took for what was asked of it so far."""
        ...


@dataclass(frozen=True, slots=True)
class Clock:
    """Tells the seconds that budgets are held against.

    Attributes:
        now: seconds since a moment that does not matter.
        is_work: whether they are work: waiting then costs nothing.
    """

    now: Callable[[], float] = time.perf_counter
    is_work: bool = False


WALL = Clock()


def clock_of(device: object) -> Clock:
    """The clock of a bench or a backend: its work if it says what that is, else the wall's."""
    if isinstance(device, Working):
        return Clock(lambda: device.work / 1e9, is_work=True)
    return WALL


def own_clock_of(device: object) -> Clock:
    """The same where nobody waits for an end: how long it was at work, if it says that."""
    if isinstance(device, Busy):
        return Clock(lambda: device.busy / 1e9)
    return clock_of(device)
