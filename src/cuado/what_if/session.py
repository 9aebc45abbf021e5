"""The options of a what-if, its state while it runs, and its time budget."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from math import inf
from typing import TYPE_CHECKING

from cuado.backends.clock import WALL, Clock
from cuado.backends.open_bench import OpenBench
from cuado.model.trial import ORIGINAL, Loaded
from cuado.stats import Run
from cuado.what_if.experiment import Experiment
from cuado.what_if.pictures import is_picture

if TYPE_CHECKING:
    from cuado.what_if.measure.first_runs import Ready, TimedAhead
    from cuado.what_if.measure.programs import Begun
    from cuado.what_if.measure.versions import Version
    from cuado.what_if.result import CounterVerdict, Outcome

SECONDS = 2.3
LAUNCHES = 200.0
"""The time budget of all measuring: so many seconds, and so many times the kernel's own time. Of
one of 10.6 ms on an H200 eleven experiments had no room with 50 of these; with 200 all have."""
MODELLED_SECONDS = 40.0
"""The same where times are modelled: seconds of work (``cuado.backends.emulated.work``), so that
the same question has the same answer on a busy machine."""


class Part(StrEnum):
    """A part of the measuring, in order. What it leaves of its share goes to the next."""

    CAUSES = "causes"
    LINES = "lines"
    SWEEPS = "sweeps"


_SHARES = {Part.CAUSES: 0.6, Part.LINES: 0.3, Part.SWEEPS: 0.1}
"""Shares of the budget."""


@dataclass(frozen=True, slots=True)
class Options:
    """Options: which experiments, and how much time they may take.

    Attributes:
        experiments: which.
        lines: whether to repeat gainful experiments line by line.
        budget: seconds that measuring may take, of work where it is emulated; None: by the
            kernel's own time, or ``MODELLED_SECONDS`` of emulating.
        most: seconds that measuring may take whatever the kernel's own time is; None for no such
            end.
        until: of ``time.perf_counter``; no program is built, run or counted after it, and those
            that are not built when measuring would take the rest are left out. None for no such
            end.
        seed: of the order of trials.
        chip: a chip's name or file, where it is to overrule what is known of the device.
    """

    experiments: tuple[Experiment, ...]
    lines: bool = True
    budget: float | None = None
    most: float | None = None
    seed: int = 0
    chip: str | None = None
    until: float | None = None

    @property
    def built_until(self) -> float | None:
        """Until when programs may be built, so that there is time to measure; None for no end."""
        return None if self.until is None else self.until - (self.most or 0.0)


@dataclass(kw_only=True)
class Session(OpenBench):
    """The state of a what-if while it runs.

    Attributes:
        loaded: what the device says of the original.
        options: how much to do.
        clock: what the budget is held against.
        spent: nanoseconds that measuring took so far, the original's first runs included: what must
            be done is counted, too.
        ahead: first runs that were made before they were asked for, with their version, by its
            name.
        timed: timings that were made before they were asked for.
        begun: programs of single lines that are being built before they are asked for.
        counted: what the counters say, where they were read before they were asked for.
    """

    loaded: Loaded
    options: Options
    clock: Clock = WALL
    spent: float = 0.0
    ahead: "dict[str, tuple[Version, Ready | Outcome]]" = field(default_factory=dict)
    timed: "list[TimedAhead]" = field(default_factory=list)
    begun: "Begun | None" = None
    counted: "CounterVerdict | None" = None

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Count what is done meanwhile as spent."""
        began = self.clock.now()
        try:
            yield
        finally:
            self.spent += (self.clock.now() - began) * 1e9

    def has_timed(self, ready: "Ready") -> bool:
        """True if a version was timed before it was asked for, as it is now."""
        return any(each.covers(ready) for each in self.timed)

    def is_due(self, experiment: Experiment) -> bool:
        """True of what has its rounds whatever the time: a picture, where the user set no end.

        Without pictures there is no verdict, so that what else was measured would say little.
        """
        ends = (self.options.budget, self.options.most, self.options.until)
        is_free = not self.bench.is_modelled and all(end is None for end in ends)
        return is_free and is_picture(experiment)

    @property
    def first(self) -> Run | None:
        """The first run that says how long the original takes; None if none does."""
        return next((run for run in self.runs if _has_time(run)), None)

    def budget(self, part: Part) -> float:
        """Nanoseconds left until a part has to be done."""
        seconds = self.options.budget
        if seconds is None and self.bench.is_modelled:
            seconds = MODELLED_SECONDS
        whole = LAUNCHES * self.kernel_time + SECONDS * 1e9 if seconds is None else seconds * 1e9
        if self.options.most is not None:
            whole = min(whole, self.options.most * 1e9)
        order = list(_SHARES)
        share = sum(_SHARES[each] for each in order[: order.index(part) + 1])
        return max(min(whole * share - self.spent, self.left * 1e9), 0.0)

    @property
    def left(self) -> float:
        """Seconds until nothing more may be begun; infinite without such an end."""
        until = self.options.until
        return inf if until is None else until - time.perf_counter()


def _has_time(run: Run) -> bool:
    original = run.samples[ORIGINAL]
    return len(original) > 0 and original.interval() is not None
