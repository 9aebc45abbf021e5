"""What a worker's loop asks of a GPU; tests have engines of their own."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from cuado.backends.gpu.messages import Setup
from cuado.model.device import DeviceAttributes
from cuado.model.trial import Counted, Equivalence, Loaded, Program, Trial
from cuado.stats import Reading


class Engine(Protocol):
    """What the worker's loop drives; tests have others than the GPU's.

    Methods raise :class:`~cuado.errors.CuadoError`; one with a true ``is_fatal`` says that the
    engine cannot go on.
    """

    def describe(self, device: int) -> DeviceAttributes:
        """What the driver says of a device."""
        ...

    def open(self, setup: Setup) -> DeviceAttributes:
        """Fill the buffers of a launch."""
        ...

    def load(self, program: Program) -> Loaded:
        """Load a program."""
        ...

    def blocks_per_sm(self, trial: Trial) -> int:
        """Blocks of a trial that fit an SM."""
        ...

    def time(self, trial: Trial) -> Reading:
        """Run a trial and time it."""
        ...

    def record(self, trial: Trial) -> float | None:
        """Run a trial, and return what CUPTI records of its kernel."""
        ...

    def check(self, trial: Trial) -> Equivalence:
        """Run a trial and compare the buffers with what the original makes of them."""
        ...

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        """Run a trial and read the output buffers."""
        ...

    def scratch(self, trial: Trial, size: int) -> bytes:
        """Run a trial and read the scratch memory."""
        ...

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Run a trial under hardware counters."""
        ...
