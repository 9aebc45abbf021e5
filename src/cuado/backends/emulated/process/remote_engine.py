"""The engine whose code runs in a worker process, so that the session survives its death.

The memory of launches is shared with the worker, kernels are sent once. The worker is started on
first use, serves all benches of this process, and is replaced when it has died or grown.
"""

import atexit
import os
import socket
from collections.abc import Callable, Sequence
from ctypes import sizeof
from dataclasses import asdict
from functools import cache
from itertools import count
from threading import RLock
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, finalize

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.check.shadow import Watch
from cuado.backends.emulated.codegen.object_code import runtime_image
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import Blocks, Options, Shape
from cuado.backends.emulated.hierarchy.layout import Config, Fold, SlotRules
from cuado.backends.emulated.memory.address_space import AddressSpace
from cuado.backends.emulated.process.engine import Program, Traces
from cuado.backends.emulated.process.memory_limit import most_memory
from cuado.backends.emulated.process.messages import (
    array_of,
    converted,
    error_of,
    events_of,
    expect,
    packed_blocks,
    plain_facts,
    plain_shape,
)
from cuado.backends.emulated.process.remote_parts import (
    RemoteCheck,
    RemoteReplay,
    RemoteTracer,
    cores,
    explained,
    nothing,
    number_of,
    own_bytes,
    warps_of,
)
from cuado.backends.emulated.process.sandbox import Sandbox
from cuado.backends.emulated.retries.layout import RetryCount
from cuado.backends.emulated.retries.run import Modelled
from cuado.backends.frames import Frame
from cuado.backends.worker_process import WorkerProcess
from cuado.model.trial import Failure, TrialFailedError

SECONDS = 1200.0
"""Time limit of a request: endless loops are detected long before."""
GROWN_BYTES = 1 << 30
"""Private memory from which a worker without state is replaced."""
LOOKED_EVERY = 64
"""Launches between two tests of its size."""
_T = TypeVar("_T")


class RemoteEngine:
    """An :class:`~cuado.backends.emulated.process.engine.Engine`; threads take turns.

    Args:
        seconds: time limit of a request.
        memory_bytes: limit of the worker's private memory; None for most of what is free.
    """

    def __init__(self, seconds: float = SECONDS, memory_bytes: int | None = None) -> None:
        self._seconds = seconds
        self._memory_bytes = memory_bytes
        self._lock = RLock()
        self._numbers = count(1)
        self._deaths = 0
        self._launches = 0
        self._process = os.getpid()
        self._worker: WorkerProcess | None = None
        self._channel: socket.socket | None = None
        self._forget()

    def _forget(self) -> None:
        self._worker = None
        if self._channel is not None:
            self._channel.close()
        self._channel = None
        self._is_asked = False
        self._gone: list[int] = []
        self._texts: set[str] = set()
        self._known: WeakKeyDictionary[AddressSpace | Program, int] = WeakKeyDictionary()
        self._open: set[int] = set()

    @property
    def deaths(self) -> int:
        """How often a worker died."""
        return self._deaths

    @property
    def pid(self) -> int:
        """Process number of the worker, which is started if there is none."""
        with self._lock:
            return self._started().pid

    def warm(self) -> None:
        """Start the worker, which gets ready in the background."""
        with self._lock:
            self._started()

    def sandbox(self) -> Sandbox:
        """The sandbox that is in force in the worker.

        Raises:
            TrialFailedError: it does not start.
        """

        def read(frame: Frame) -> Sandbox:
            found = converted(frame.body.get("ok"), dict[str, bool | str])
            return Sandbox(bool(found["filtered"]), str(found["why"]))

        return self.ask("state", {}, (), read)

    def close(self) -> None:
        """End the worker."""
        with self._lock:
            if self._worker is not None and self._process == os.getpid():
                # One that was only warmed would end its imports first.
                self._worker.close() if self._is_asked else self._worker.kill()
            self._forget()

    def ask(
        self,
        do: str,
        body: dict[str, Any],
        blobs: tuple[bytes, ...],
        read: Callable[[Frame], _T],
        *needed: int,
    ) -> _T:
        """Send a request to the worker; returns its answer as ``read`` converts it.

        Args:
            do: name of the request.
            body: body of the request.
            blobs: binary parts of the request.
            read: checks and converts the answer.
            needed: numbers of objects that the worker must have kept.

        Raises:
            TrialFailedError: it died, did not answer in time, or its answer is malformed.
            CuadoError: it reports this error.
        """
        with self._lock:
            if not self._open.issuperset(needed):
                raise TrialFailedError(Failure.CRASH, "the process that runs emulated code died")
            worker, gone = self._started(), self._gone
            self._gone, self._is_asked = [], True
            try:
                request = Frame({"do": do, "gone": gone, **body}, blobs)
                return worker.ask(request, self._seconds, read)
            except TrialFailedError as error:
                if worker.is_alive:
                    raise
                self._forget()
                self._deaths += 1
                raise explained(error) from error
            except BaseException:
                if not worker.is_alive:  # An interrupt: asking killed the worker.
                    self._forget()
                    self._deaths += 1
                raise

    def _started(self) -> WorkerProcess:
        if self._process != os.getpid():  # After a fork the worker belongs to the parent.
            self._process = os.getpid()
            self._worker, self._channel = None, None
            self._forget()
        if self._worker is None:
            ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
            with theirs:
                memory = self._memory_bytes or most_memory()
                self._worker = WorkerProcess(
                    "cuado.backends.emulated.process.worker",
                    ["--channel", str(theirs.fileno()), "--memory", str(memory)],
                    {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
                    [theirs.fileno()],
                )
            self._channel = ours
        return self._worker

    def _replace_grown(self) -> None:
        """End a worker that has grown and has no state: kernels and memory are sent again."""
        self._launches += 1
        if self._worker is None or self._launches % LOOKED_EVERY or self._open:
            return
        if own_bytes(self._worker.pid) > GROWN_BYTES:
            self.close()

    # Objects that the worker must know before a request uses them.

    def _arena(self, arena: AddressSpace) -> int:
        """The number of a launch's memory."""
        if arena in self._known:
            return self._known[arena]
        self._started()
        number = next(self._numbers)
        rows = [(int(w.read_only), w.apart) for w in arena.ranges.values()]
        pieces = [(piece.start, piece.size) for piece in arena.pieces]
        body = {
            "id": number,
            "low": arena.low,
            "windows": arena.windows,
            "rows": rows,
            "pieces": pieces,
            "size": arena.size,
        }
        try:
            if self._channel is not None:
                socket.send_fds(self._channel, [b"m"], [arena.file])
        except OSError:
            pass  # It died: the request reports how.
        self.ask("memory", body, (), nothing)
        self._keep(arena, number)
        return number

    def _kernel(self, program: Program) -> int:
        """The number of a kernel."""
        if program in self._known:
            return self._known[program]
        self._started()
        for text in program.object.texts:
            self._library(text)
        number = next(self._numbers)
        facts = program.facts
        body = {"id": number, "facts": plain_facts(facts), "texts": program.object.texts}
        self.ask("kernel", body, (program.object.image, facts.atomics), nothing)
        self._keep(program, number)
        return number

    def _library(self, text: str) -> None:
        """Send a text of the runtime."""
        if text not in self._texts:
            self.ask("library", {"text": text}, (runtime_image(text),), nothing)
            self._texts.add(text)

    def _keep(self, thing: AddressSpace | Program, number: int) -> None:
        self._known[thing] = number
        finalize(thing, self._drop, number)

    def _drop(self, number: int) -> None:
        self._gone.append(number)

    def opened(self) -> int:
        """A number for an object that the worker keeps until ``let_go``."""
        number = next(self._numbers)
        self._open.add(number)
        return number

    def let_go(self, number: int) -> None:
        """Have the worker free an object with the next request."""
        if number in self._open:
            self._open.discard(number)
            self._gone.append(number)

    def _launch(
        self, program: Program, shape: Shape, arena: AddressSpace, options: Options
    ) -> tuple[dict[str, Any], bytes]:
        self._replace_grown()
        plain = asdict(options)
        plain["workers"] = options.workers or cores()
        return {
            "memory": self._arena(arena),
            "kernel": self._kernel(program),
            "limits": arena.limits(),
            "shape": plain_shape(shape),
            "options": plain,
        }, shape.parameters

    # The operations of an engine.

    def run(
        self, program: Program, shape: Shape, arena: AddressSpace, blocks: Blocks, options: Options
    ) -> Events | Error:
        """Run blocks; returns their events, or the error of the lowest block that failed."""
        found = self._run(program, shape, arena, blocks, options, each=False)
        return found if isinstance(found, Error) else found[0]

    def run_each(
        self, program: Program, shape: Shape, arena: AddressSpace, blocks: Blocks, options: Options
    ) -> list[Events] | Error:
        """Run blocks and return the events of each, or the error of the lowest that failed."""
        return self._run(program, shape, arena, blocks, options, each=True)

    def _run(
        self,
        program: Program,
        shape: Shape,
        arena: AddressSpace,
        blocks: Blocks,
        options: Options,
        *,
        each: bool,
    ) -> list[Events] | Error:
        def read(frame: Frame) -> list[Events] | Error:
            if frame.body.get("ok") is None:
                expect(len(frame.blobs) == 1, "an error")
                return error_of(frame.blobs[0], len(program.code.instructions))
            found = events_of(frame, program.facts, warps_of(shape))
            expect(len(found) == (len(blocks) if each else 1), "its events")
            return found

        with self._lock:
            launch, parameters = self._launch(program, shape, arena, options)
            plain, numbers = packed_blocks(blocks)
            body = {**launch, "blocks": plain, "each": each}
            return self.ask("run", body, (parameters, numbers), read)

    def tracer(
        self, program: Program, shape: Shape, arena: AddressSpace, options: Options, what: int
    ) -> "RemoteTracer":
        """Machines that record the memory requests of blocks."""
        with self._lock:
            launch, parameters = self._launch(program, shape, arena, options)
            # Traces of blocks before one that fails are freed by it.
            self._library("caches")
            number = self.opened()
            body = {**launch, "id": number, "what": what}
            self.ask("tracer", body, (parameters,), nothing)
            return RemoteTracer(self, number, program, shape)

    def replay(self, config: Config, rules: SlotRules, folds: Sequence[Fold]) -> "RemoteReplay":
        """A model of caches."""
        with self._lock:
            self._started()
            self._library("caches")
            number = self.opened()
            body = {
                "id": number,
                "policies": list(rules.policies),
                "behind": [list(map(list, slot)) for slot in rules.behind],
                "folds": [(f.first, f.past, f.lines) for f in folds],
            }
            self.ask("replay", body, (bytes(config),), nothing)
            return RemoteReplay(self, number, len(rules.policies))

    def marks(self, traces: Sequence[Traces], warps: int, lines: int) -> npt.NDArray[np.uint8]:
        """For each line, a bit for each quarter of the blocks that accesses it."""

        def read(frame: Frame) -> npt.NDArray[np.uint8]:
            expect(len(frame.blobs) == 1, "marks")
            return array_of(frame.blobs[0], "u1", lines)

        with self._lock:
            self._started()
            self._library("caches")
            numbers = [number_of(each) for each in traces]
            return self.ask(
                "marks", {"traces": numbers, "warps": warps, "lines": lines}, (), read, *numbers
            )

    def retries(self, modelled: Modelled, traces: Traces) -> tuple[RetryCount, ...]:
        """A run of the model of colliding warps."""
        slots = max(modelled.slots, 1)

        def read(frame: Frame) -> tuple[RetryCount, ...]:
            expect(len(frame.blobs) == 1, "counts")
            expect(len(frame.blobs[0]) == slots * sizeof(RetryCount), "counts")
            return tuple((RetryCount * slots).from_buffer_copy(frame.blobs[0]))

        plain = asdict(modelled)
        loops = [(slot, numbers) for slot, numbers in plain.pop("loops").items()]
        with self._lock:
            self._started()
            self._library("retries")
            number = number_of(traces)
            body = {"modelled": plain, "loops": loops, "traces": number}
            return self.ask("retries", body, (), read, number)

    def check(
        self, program: Program, shape: Shape, arena: AddressSpace, watch: Watch
    ) -> "RemoteCheck":
        """A launch to check."""
        with self._lock:
            launch, parameters = self._launch(program, shape, arena, Options(workers=1))
            number = self.opened()
            body = {**launch, "id": number, "watch": asdict(watch)}
            self.ask("check", body, (parameters,), nothing)
            return RemoteCheck(self, number, program, shape)


@cache
def shared_engine() -> RemoteEngine:
    """The engine of this process: one worker for all its benches."""
    made = RemoteEngine()
    atexit.register(made.close)
    return made
