"""Objects that an engine in another process keeps there: tracers, traces, replays, checks."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.check.layout import Checks
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import LANES, Error
from cuado.backends.emulated.execution.machines import Blocks, Shape
from cuado.backends.emulated.execution.notes import Notes
from cuado.backends.emulated.hierarchy.layout import SlotTraffic, Totals
from cuado.backends.emulated.memory.mapping import PAGE
from cuado.backends.emulated.process.engine import Program, Traces
from cuado.backends.emulated.process.messages import (
    array_of,
    check_of,
    error_of,
    events_of,
    expect,
    notes_of,
    packed_blocks,
)
from cuado.backends.frames import Frame
from cuado.model.trial import TrialFailedError

Rates = npt.NDArray[np.float64]
_T = TypeVar("_T")


class Asked(Protocol):
    """The engine that keeps these objects."""

    def ask(
        self,
        do: str,
        body: dict[str, Any],
        blobs: tuple[bytes, ...],
        read: Callable[[Frame], _T],
        *needed: int,
    ) -> _T:
        """Send a request; returns the worker's answer as ``read`` converts it."""
        ...

    def opened(self) -> int:
        """A number for an object that the worker keeps until ``let_go``."""
        ...

    def let_go(self, number: int) -> None:
        """Have the worker free an object."""
        ...


class RemoteTraces:
    """See :class:`cuado.backends.emulated.process.engine.Traces`."""

    def __init__(self, engine: Asked, number: int, blocks: int) -> None:
        self._engine, self.number, self._blocks = engine, number, blocks

    def __len__(self) -> int:
        """Number of blocks."""
        return self._blocks

    def free(self) -> None:
        """Free their memory."""
        self._engine.let_go(self.number)


class RemoteTracer:
    """See :class:`cuado.backends.emulated.process.engine.Tracer`."""

    def __init__(self, engine: Asked, number: int, program: Program, shape: Shape) -> None:
        self._engine, self._number = engine, number
        self._program, self._shape = program, shape

    def __del__(self) -> None:
        """Have the worker free its machines."""
        self._engine.let_go(self._number)

    def traces(self, blocks: Blocks) -> RemoteTraces | Error:
        """Run some blocks; returns their traces, or the error of the lowest that failed."""
        number = self._engine.opened()

        def read(frame: Frame) -> Error | None:
            if not frame.blobs:
                return None
            return error_of(frame.blobs[0], len(self._program.code.instructions))

        plain, numbers = packed_blocks(blocks)
        body = {"tracer": self._number, "id": number, "blocks": plain}
        try:
            error = self._engine.ask("traces", body, (numbers,), read, self._number)
        except BaseException:
            self._engine.let_go(number)
            raise
        if error is not None:
            self._engine.let_go(number)
            return error
        return RemoteTraces(self._engine, number, len(blocks))

    def noted(self, block: int) -> Notes | Error:
        """Run one block; returns what its warps ran and did at mbarriers, or its error."""
        warps, facts = warps_of(self._shape), self._program.facts

        def read(frame: Frame) -> Notes | Error:
            count = len(self._program.code.instructions)
            if len(frame.blobs) == 1:
                return error_of(frame.blobs[0], count)
            return notes_of(frame, facts, warps, count)

        body = {"tracer": self._number, "block": block}
        return self._engine.ask("noted", body, (), read, self._number)

    def events(self) -> Events:
        """The events of all blocks so far."""

        def read(frame: Frame) -> Events:
            found = events_of(frame, self._program.facts, warps_of(self._shape))
            expect(len(found) == 1, "its events")
            return found[0]

        body = {"tracer": self._number}
        return self._engine.ask("traced events", body, (), read, self._number)


class RemoteReplay:
    """See :class:`cuado.backends.emulated.process.engine.Replay`."""

    def __init__(self, engine: Asked, number: int, slots: int) -> None:
        self._engine, self._number = engine, number
        fields = max(slots, 1) * len(SlotTraffic._fields_)
        self._counts: Rates = np.zeros(len(Totals._fields_) + fields)

    def feed(self, traces: Traces, *, is_all: bool) -> None:
        """Replay blocks; their traces are freed."""
        number = number_of(traces)
        body = {"replay": self._number, "traces": number, "is_all": is_all}
        self._ask("feed", body, self._number, number)
        self._engine.let_go(number)

    def end(self) -> None:
        """End the launch: count the content of L2, and empty L1 caches."""
        self._ask("end", {"replay": self._number}, self._number)

    def forget_counts(self) -> None:
        """Reset the counts; caches keep their content."""
        self._ask("forget", {"replay": self._number}, self._number)

    def counts(self) -> Rates:
        """Fields of ``Totals``, then those of ``SlotTraffic`` of each slot."""
        return self._counts.copy()

    def close(self) -> None:
        """Free its memory."""
        self._engine.let_go(self._number)

    def _ask(self, do: str, body: dict[str, Any], *needed: int) -> None:
        def read(frame: Frame) -> Rates:
            expect(len(frame.blobs) == 1, "counts")
            found: Rates = array_of(frame.blobs[0], "<f8", len(self._counts))
            expect(bool(np.isfinite(found).all() and (found >= 0).all()), "counts")
            return found

        self._counts = self._engine.ask(do, body, (), read, *needed)


class RemoteCheck:
    """See :class:`cuado.backends.emulated.process.engine.Check`."""

    def __init__(self, engine: Asked, number: int, program: Program, shape: Shape) -> None:
        self._engine, self._number = engine, number
        self._instructions = len(program.code.instructions)
        self._blocks = prod(shape.grid)
        self._checks = Checks()

    def run(self, blocks: Sequence[int], budget: int, seconds: float) -> tuple[int, Error | None]:
        """Run blocks until one fails or time is up; returns their number, and the last error."""

        def read(frame: Frame) -> tuple[int, Error | None, Checks]:
            return check_of(frame, self._instructions, len(blocks), self._blocks)

        numbers = blocks if isinstance(blocks, range) else np.array(blocks, np.uint64)
        plain, blob = packed_blocks(numbers)
        body = {"check": self._number, "blocks": plain, "budget": budget, "seconds": seconds}
        done, error, self._checks = self._engine.ask("checked", body, (blob,), read, self._number)
        return done, error

    def found(self) -> Checks:
        """The defects recorded so far."""
        return self._checks

    def close(self) -> None:
        """Free its memory."""
        self._engine.let_go(self._number)


def number_of(traces: Traces) -> int:
    """The number by which the worker knows traces."""
    if not isinstance(traces, RemoteTraces):
        raise TypeError("these traces are in this process")
    return traces.number


def nothing(frame: Frame) -> None:
    """Read the answer of a request without a result."""
    expect(frame.body.get("ok") is None and not frame.blobs, "that it is done")


def warps_of(shape: Shape) -> int:
    """The number of warps of a block."""
    return -(-prod(shape.block) // LANES)


def explained(error: TrialFailedError) -> TrialFailedError:
    """The error of a dead worker, worded for the user who ran a kernel."""
    said = "the process that runs emulated code is gone, and the next trial gets a new one"
    return TrialFailedError(error.failure, f"{said}: {error.message}", error.remedy)


def own_bytes(process: int) -> int:
    """Private memory of a process; 0 if the system does not report it."""
    try:
        words = Path(f"/proc/{process}/statm").read_text().split()
        return (int(words[1]) - int(words[2])) * PAGE
    except (OSError, ValueError, IndexError):
        return 0


@cache
def cores() -> int:
    """Processors of the host that this process may use."""
    return len(os.sched_getaffinity(0))
