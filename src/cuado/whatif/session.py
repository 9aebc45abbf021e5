"""What one what-if is asked to do, what it knows so far, and the time it may take."""

from concurrent.futures import Executor
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench
from cuado.kernel.kernel import Kernel
from cuado.model.trial import ORIGINAL, Loaded
from cuado.stats import Reading, Run
from cuado.whatif.experiment import Experiment
from cuado.whatif.measure.rounds import OVERHEAD, Progress

SECONDS = 2.3
LAUNCHES = 200.0
"""The time budget of all measuring: so many seconds, and so many times the kernel's own time. Of
one of 10.6 ms on an H200 eleven experiments had no room with 50 of these; with 200 all have."""
MODELLED_SECONDS = 40.0
"""The same where times are modelled: real seconds for emulating, whatever the kernel takes."""
_SHARES = {"causes": 0.6, "lines": 0.3, "sweeps": 0.1}
"""Parts of the budget; what one leaves over goes to the next."""


@dataclass(frozen=True, slots=True)
class Options:
    """How much to do.

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


@dataclass
class Session:
    """What is known so far.

    Attributes:
        bench: what runs trials.
        subject: the kernel.
        loaded: what the device says of the original.
        options: how much to do.
        tell: is told what is under way.
        pool: programs are made there.
        reading: of the original.
        spent: nanoseconds that measuring took so far.
        runs: all of them, in order.
        interrupted: whether the user ended it.
    """

    bench: Bench
    subject: Kernel
    loaded: Loaded
    options: Options
    tell: Progress
    pool: Executor
    reading: Reading
    spent: float = 0.0
    runs: list[Run] = field(default_factory=list)
    interrupted: bool = False

    @property
    def kernel_time(self) -> float:
        """Nanoseconds that the original takes."""
        return self.reading.time

    @property
    def step_time(self) -> float:
        """Nanoseconds that it takes to run the original once, with all that belongs to it."""
        return self.reading.cost or self.reading.time + OVERHEAD

    @property
    def first(self) -> Run | None:
        """The first run that says how long the original takes; None if none does."""
        return next((run for run in self.runs if _has_time(run)), None)

    def budget(self, part: str) -> float:
        """Nanoseconds left for a part."""
        seconds = self.options.budget
        if seconds is None and self.bench.is_modelled:
            seconds = MODELLED_SECONDS
        whole = LAUNCHES * self.kernel_time + SECONDS * 1e9 if seconds is None else seconds * 1e9
        order = list(_SHARES)
        until = sum(_SHARES[name] for name in order[: order.index(part) + 1])
        return max(whole * until - self.spent, 0.0)


def _has_time(run: Run) -> bool:
    original = run.samples[ORIGINAL]
    return len(original) > 0 and original.interval() is not None
