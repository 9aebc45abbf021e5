"""A bench with its original loaded and timed, and what was measured on it."""

from concurrent.futures import Executor
from dataclasses import dataclass, field

from cuado.backends.protocol import Bench
from cuado.backends.rounds import OVERHEAD, Progress
from cuado.kernel.kernel import Kernel
from cuado.stats import Reading, Run


@dataclass
class OpenBench:
    """What further programs are timed on, and against.

    Attributes:
        bench: runs trials.
        subject: the original.
        tell: is told what is under way.
        pool: programs are made there.
        reading: of the original.
        seed: of the order of trials.
        runs: all of them, in order.
        interrupted: whether the user ended it.
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
        """Nanoseconds that the original takes."""
        return self.reading.time

    @property
    def step_time(self) -> float:
        """Nanoseconds that it takes to run the original once, with all that belongs to it."""
        return self.reading.cost or self.reading.time + OVERHEAD

    @property
    def next_seed(self) -> int:
        """The seed of the next run: another one each time."""
        return self.seed + len(self.runs)
