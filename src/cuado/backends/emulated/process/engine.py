"""Where the code of kernels runs, and the models of what it traced: an engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from cuado.backends.emulated.check.layout import Checks
    from cuado.backends.emulated.check.shadow import Watch
    from cuado.backends.emulated.execution.events import Events
    from cuado.backends.emulated.execution.layout import Error
    from cuado.backends.emulated.execution.machines import Blocks, Options, Shape
    from cuado.backends.emulated.frontend.program import Program
    from cuado.backends.emulated.hierarchy.layout import Config
    from cuado.backends.emulated.hierarchy.sharing import Fold
    from cuado.backends.emulated.memory.address_space import Arena
    from cuado.backends.emulated.retries.layout import RetryCount
    from cuado.backends.emulated.retries.run import Modelled


class Traces(Protocol):
    """What some blocks asked of memory, in their order; kept where they ran."""

    def __len__(self) -> int:
        """Blocks."""
        ...

    def free(self) -> None:
        """Give their memory back; a replay that was fed with them does it itself."""
        ...


class Tracer(Protocol):
    """Machines that write traces; their events add up over all that they run."""

    def traces(self, blocks: "Blocks") -> "Traces | Error":
        """Run some blocks.

        Raises:
            OutOfMemoryError: there is no room for the traces.
        """
        ...

    def events(self) -> "Events":
        """Of all blocks so far."""
        ...


class Replay(Protocol):
    """A model of caches, which keep their content from one call to the next."""

    def feed(self, traces: Traces, *, is_all: bool) -> None:
        """Replay blocks until all are through, or more are needed to keep SMs full.

        Args:
            traces: of the blocks that come next, in order; they are freed.
            is_all: whether none will follow before ``end``.
        """
        ...

    def end(self) -> None:
        """The launch is over: count what is left in L2, and empty L1 caches."""
        ...

    def forget_counts(self) -> None:
        """Count from zero; caches keep what they have."""
        ...

    def counts(self) -> "npt.NDArray[np.float64]":
        """Fields of ``Totals``, then those of ``SlotTraffic`` of each slot."""
        ...

    def close(self) -> None:
        """Give its memory back."""
        ...


class Check(Protocol):
    """A launch that is watched while its blocks run one after the other."""

    def run(self, blocks: Sequence[int], budget: int, seconds: float) -> "tuple[int, Error | None]":
        """Run blocks until one fails or time is up: how many have run, and the last one's error."""
        ...

    def found(self) -> "Checks":
        """What was noted so far."""
        ...

    def close(self) -> None:
        """Give its memory back."""
        ...


class Engine(Protocol):
    """Runs blocks, and models on what they traced.

    An operation of an engine raises :class:`~cuado.model.trial.TrialFailedError` where the process
    that runs the code died or did not answer; the next one finds a new process.
    """

    def warm(self) -> None:
        """Get ready beside what is done next."""
        ...

    @property
    def deaths(self) -> int:
        """How often the process ended before its time: what it had written then is not sure."""
        ...

    def run(
        self,
        program: "Program",
        shape: "Shape",
        arena: "Arena",
        blocks: "Blocks",
        options: "Options",
    ) -> "Events | Error":
        """Run blocks; the error of the lowest that failed."""
        ...

    def run_each(
        self,
        program: "Program",
        shape: "Shape",
        arena: "Arena",
        blocks: "Blocks",
        options: "Options",
    ) -> "list[Events] | Error":
        """The same, with the events of each block."""
        ...

    def tracer(
        self, program: "Program", shape: "Shape", arena: "Arena", options: "Options", what: int
    ) -> Tracer:
        """Machines that write down what blocks ask of memory."""
        ...

    def replay(self, config: "Config", policies: Sequence[int], folds: "Sequence[Fold]") -> Replay:
        """A model of caches."""
        ...

    def marks(self, traces: Sequence[Traces], warps: int, lines: int) -> "npt.NDArray[np.uint8]":
        """Of each line, a bit for each quarter of the blocks that accesses it."""
        ...

    def retries(self, modelled: "Modelled", traces: Traces) -> "tuple[RetryCount, ...]":
        """A run of the model of warps in each other's way."""
        ...

    def check(self, program: "Program", shape: "Shape", arena: "Arena", watch: "Watch") -> Check:
        """A launch to be watched."""
        ...
