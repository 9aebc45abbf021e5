"""The interface of engines, which run kernels' code and models of its traces."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.check.layout import Checks
from cuado.backends.emulated.check.shadow import Watch
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import Blocks, Native, Options, Shape
from cuado.backends.emulated.execution.notes import Notes
from cuado.backends.emulated.hierarchy.layout import Config, Fold, SlotRules
from cuado.backends.emulated.memory.address_space import AddressSpace
from cuado.backends.emulated.retries.layout import RetryCount
from cuado.backends.emulated.retries.run import Modelled

# The worker, which never sees PTX, imports this module.
if TYPE_CHECKING:
    from cuado.backends.emulated.codegen.compiler import Object
    from cuado.ptx.analysis.code import Code


class Program(Native, Protocol):
    """A kernel that an engine can run, here or in another process."""

    @property
    def code(self) -> "Code":
        """The kernel's PTX."""
        ...

    @property
    def object(self) -> "Object":
        """The kernel's machine code."""
        ...


class Traces(Protocol):
    """The memory requests of some blocks, in order; kept in the process where the blocks ran."""

    def __len__(self) -> int:
        """Number of blocks."""
        ...

    def free(self) -> None:
        """Free their memory; a replay that was fed with them does so itself."""
        ...


class Tracer(Protocol):
    """Machines that write traces and sum the events of all blocks that they run."""

    def traces(self, blocks: Blocks) -> Traces | Error:
        """Run some blocks.

        Raises:
            OutOfMemoryError: there is no room for the traces.
        """
        ...

    def noted(self, block: int) -> Notes | Error:
        """Run one block: what its warps ran and did at mbarriers, or its error.

        Raises:
            OutOfMemoryError: there is no room for the notes.
        """
        ...

    def events(self) -> Events:
        """The events of all blocks so far."""
        ...


class Replay(Protocol):
    """A model of caches that keep their content between calls."""

    def feed(self, traces: Traces, *, is_all: bool) -> None:
        """Replay blocks until all are done, or more are needed to fill the SMs.

        Args:
            traces: traces of the next blocks, in order; they are freed.
            is_all: true if no more follow before ``end``.
        """
        ...

    def end(self) -> None:
        """End the launch: count the content of L2, and empty L1 caches."""
        ...

    def forget_counts(self) -> None:
        """Reset the counts; caches keep their content."""
        ...

    def counts(self) -> npt.NDArray[np.float64]:
        """Fields of ``Totals``, then those of ``SlotTraffic`` of each slot."""
        ...

    def close(self) -> None:
        """Free its memory."""
        ...


class Check(Protocol):
    """A launch that is checked while its blocks run one after the other."""

    def run(self, blocks: Sequence[int], budget: int, seconds: float) -> tuple[int, Error | None]:
        """Run blocks until one fails or time is up; returns their number, and the last error."""
        ...

    def found(self) -> Checks:
        """The defects recorded so far."""
        ...

    def close(self) -> None:
        """Free its memory."""
        ...


class Engine(Protocol):
    """Runs blocks, and models on what they traced.

    An operation raises :class:`~cuado.model.trial.TrialFailedError` if the process that runs the
    code died or did not answer; the next operation uses a new process.
    """

    def warm(self) -> None:
        """Start what an operation will need, in the background."""
        ...

    @property
    def deaths(self) -> int:
        """How often the process died: memory that it was writing then is undefined."""
        ...

    def run(
        self,
        program: Program,
        shape: Shape,
        arena: AddressSpace,
        blocks: Blocks,
        options: Options,
    ) -> Events | Error:
        """Run blocks; returns their events, or the error of the lowest block that failed."""
        ...

    def run_each(
        self,
        program: Program,
        shape: Shape,
        arena: AddressSpace,
        blocks: Blocks,
        options: Options,
    ) -> list[Events] | Error:
        """Run blocks and return the events of each, or the error of the lowest that failed."""
        ...

    def tracer(
        self, program: Program, shape: Shape, arena: AddressSpace, options: Options, what: int
    ) -> Tracer:
        """Machines that record the memory requests of blocks."""
        ...

    def replay(self, config: Config, rules: SlotRules, folds: Sequence[Fold]) -> Replay:
        """A model of caches."""
        ...

    def marks(self, traces: Sequence[Traces], warps: int, lines: int) -> npt.NDArray[np.uint8]:
        """For each line, a bit for each quarter of the blocks that accesses it."""
        ...

    def retries(self, modelled: Modelled, traces: Traces) -> tuple[RetryCount, ...]:
        """A run of the model of colliding warps."""
        ...

    def check(self, program: Program, shape: Shape, arena: AddressSpace, watch: Watch) -> Check:
        """A launch to check."""
        ...
