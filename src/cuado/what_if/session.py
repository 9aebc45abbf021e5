"""The options of a what-if, its state while it runs, and its time budget."""

from dataclasses import dataclass
from enum import StrEnum

from cuado.backends.open_bench import OpenBench
from cuado.model.trial import ORIGINAL, Loaded
from cuado.stats import Run
from cuado.what_if.experiment import Experiment

SECONDS = 2.3
LAUNCHES = 200.0
"""The time budget of all measuring: so many seconds, and so many times the kernel's own time. Of
one of 10.6 ms on an H200 eleven experiments had no room with 50 of these; with 200 all have."""
MODELLED_SECONDS = 40.0
"""The same where times are modelled: real seconds for emulating, whatever the kernel takes."""


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
        budget: seconds that measuring may take; None: by the kernel's own time, or
            ``MODELLED_SECONDS`` of emulating.
        seed: of the order of trials.
        chip: a chip's name or file, where it is to overrule what is known of the device.
    """

    experiments: tuple[Experiment, ...]
    lines: bool = True
    budget: float | None = None
    seed: int = 0
    chip: str | None = None


@dataclass(kw_only=True)
class Session(OpenBench):
    """The state of a what-if while it runs.

    Attributes:
        loaded: what the device says of the original.
        options: how much to do.
        spent: nanoseconds that measuring took so far.
    """

    loaded: Loaded
    options: Options
    spent: float = 0.0

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
        order = list(_SHARES)
        until = sum(_SHARES[each] for each in order[: order.index(part) + 1])
        return max(whole * until - self.spent, 0.0)


def _has_time(run: Run) -> bool:
    original = run.samples[ORIGINAL]
    return len(original) > 0 and original.interval() is not None
