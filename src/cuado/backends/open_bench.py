"""A bench with its original loaded and timed, and the measurements on it."""

from concurrent.futures import Executor
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench
from cuado.backends.rounds import OVERHEAD, Progress
from cuado.kernel.kernel import Kernel
from cuado.stats import Reading, Run


@dataclass
class OpenBench:
    """The bench that times further programs, with the original as the reference.

    Attributes:
        bench: runs trials.
        subject: the original.
        tell: is called with the progress.
        pool: compiles programs.
        reading: the timing of the original.
        seed: seed of the order of trials.
        runs: all runs, in order.
        interrupted: true if the user interrupted it.
    """

    bench: Bench
    subject: Kernel
    tell: Progress
    pool: Executor
    reading: Reading
    seed: int = 0
    runs: list[Run] = field(default_factory=list)
    interrupted: bool = False

    @property
    def kernel_time(self) -> float:
        """Time of the original in nanoseconds."""
        return self.reading.time

    @property
    def step_time(self) -> float:
        """Time of one run of the original in nanoseconds, including all overhead."""
        return self.reading.cost or self.reading.time + OVERHEAD

    @property
    def next_seed(self) -> int:
        """The seed of the next run, which differs each time."""
        return self.seed + len(self.runs)
