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
