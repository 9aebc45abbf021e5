"""The process that runs emulated code: it has machine code, memory and numbers, and nothing else.

It is started by :mod:`cuado.backends.emulated.process.remote_engine`, never by hand. Before it
receives the first kernel it gives up files, the network and other processes (``sandbox``). It
compiles nothing and stores nothing: object files come with the requests, memory as descriptors of
files without a name.
"""

import ctypes
import os
import signal
import socket
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import numpy as np

from cuado.backends.emulated.check.shadow import Watch
from cuado.backends.emulated.codegen import loading
from cuado.backends.emulated.codegen.object_code import target_machine
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error, Machine
from cuado.backends.emulated.execution.machines import Facts, Options, Shape
from cuado.backends.emulated.hierarchy.layout import Config, Fold, SlotRules
from cuado.backends.emulated.hierarchy.replay import Replay
from cuado.backends.emulated.hierarchy.tracing import LocalTraces, Tracer
from cuado.backends.emulated.memory.mapping import Mapping as Mapped
from cuado.backends.emulated.memory.mapping import OutOfMemoryError, Piece
from cuado.backends.emulated.process.local_engine import LOCAL, LocalCheck
from cuado.backends.emulated.process.messages import (
    blocks_of,
    facts_of,
    options_of,
    packed_check,
    packed_events,
    shape_of,
)
from cuado.backends.emulated.process.sandbox import Sandbox, entered
from cuado.backends.emulated.retries.run import Modelled
from cuado.backends.frames import Frame, FrameError
from cuado.backends.serving import end_with, serve, taken_streams

COLLAPSING = 10e-9
"""Seconds for each byte that kernels run on memory before it gets large pages: ten times the cost
of that. Transposing 16 MiB then takes a sixth less time."""
_M_TRIM_THRESHOLD, _M_TOP_PAD, _M_MMAP_THRESHOLD = -1, -2, -3
"""Parameters of glibc's ``mallopt``."""


@dataclass(frozen=True)
class Kernel:
    """A kernel that was sent."""

    facts: Facts
    compiled: loading.Compiled


@dataclass(frozen=True)
class Memory:
    """A launch's memory, mapped; ``limits`` has the accessible range of each allocation."""

    mapped: Mapped
    low: int
    windows: tuple[int, int]
    rows: tuple[tuple[int, int], ...]
    limits: tuple[tuple[int, int], ...] = ()

    def describe(self, machine: Machine) -> None:
        """Give a machine the list of allocations."""
        machine.arena_low, machine.arena_host = self.low, self.mapped.host
        machine.shared_window, machine.local_window = self.windows
        machine.allocations = len(self.rows)
        every = zip(self.rows, self.limits, strict=True)
        for number, ((flags, apart), (low, high)) in enumerate(every):
            entry = machine.allocation[number]
            entry.low, entry.high = low, high
            entry.flags, entry.apart = flags, apart


class Server:
    """Answers requests, which refer to objects by numbers that the session assigns.

    Args:
        channel: the channel that transfers descriptors.
        sandbox: the state of the sandbox.
    """

    def __init__(self, channel: socket.socket, sandbox: Sandbox) -> None:
        self._channel, self._sandbox = channel, sandbox
        self._held: dict[int, Any] = {}
        self._seconds: dict[int, float] = {}
        self._do: Mapping[str, Callable[[Frame], Frame]] = {
            "state": self._state,
            "library": self._library,
            "memory": self._memory,
            "kernel": self._kernel,
            "run": self._run,
            "tracer": self._tracer,
            "traces": self._traces,
            "traced events": self._traced_events,
            "noted": self._noted,
            "replay": self._replay,
            "feed": self._feed,
            "end": self._end,
            "forget": self._forget,
            "marks": self._marks,
            "retries": self._retries,
            "check": self._check,
            "checked": self._checked,
        }

    def answer(self, request: Frame) -> Frame:
        """The answer to a request."""
        for number in request.body["gone"]:
            self._let_go(number)
        try:
            return self._do[request.body["do"]](request)
        except MemoryError as error:
            raise OutOfMemoryError(
                "the process that runs emulated code has no more memory", "make the case smaller"
            ) from error
        except KeyError as error:
            raise FrameError(f"the worker does not know {error}") from error

    def _let_go(self, number: int) -> None:
        gone = self._held.pop(number, None)
        self._seconds.pop(number, None)
        if isinstance(gone, LocalTraces):
            gone.free()
        elif isinstance(gone, Replay):
            gone.close()

    def _state(self, _: Frame) -> Frame:
        return Frame({"ok": asdict(self._sandbox)})

    def _library(self, request: Frame) -> Frame:
        loading.give(request.body["text"], request.blobs[0])
        return Frame({"ok": None})

    def _memory(self, request: Frame) -> Frame:
        body = request.body
        _, descriptors, _, _ = socket.recv_fds(self._channel, 1, 1)
        try:
            pieces = [Piece(start, size) for start, size in body["pieces"]]
            mapped = Mapped(descriptors[0], pieces, body["size"])
        finally:
            os.close(descriptors[0])
        shared, local = body["windows"]
        rows = tuple((flags, apart) for flags, apart in body["rows"])
        self._held[body["id"]] = Memory(mapped, body["low"], (shared, local), rows)
        return Frame({"ok": None})

    def _kernel(self, request: Frame) -> Frame:
        body, (image, atomics) = request.body, request.blobs
        compiled = loading.Compiled(image, body["texts"])
        self._held[body["id"]] = Kernel(facts_of(body["facts"], atomics), compiled)
        return Frame({"ok": None})

    def _launch(self, request: Frame) -> tuple[Kernel, Shape, Memory, Options]:
        body = request.body
        memory = self._held[body["memory"]]
        given = Memory(
            memory.mapped,
            memory.low,
            memory.windows,
            memory.rows,
            tuple((low, high) for low, high in body["limits"]),
        )
        shape = shape_of(body["shape"], request.blobs[0])
        return self._held[body["kernel"]], shape, given, options_of(body["options"])

    def _run(self, request: Frame) -> Frame:
        kernel, shape, memory, options = self._launch(request)
        blocks = blocks_of(request.body["blocks"], request.blobs[1])
        run = LOCAL.run_each if request.body["each"] else LOCAL.run
        start = perf_counter()
        found = run(kernel, shape, memory, blocks, options)
        self._used(request.body["memory"], perf_counter() - start)
        return _events(found)

    def _used(self, number: int, seconds: float) -> None:
        """Get large pages for memory in long use, once they cost less than they save."""
        mapped = self._held[number].mapped
        before = self._seconds.get(number, 0.0)
        self._seconds[number] = after = before + seconds
        limit = COLLAPSING * mapped.size
        if before < limit <= after:
            mapped.collapse()

    def _tracer(self, request: Frame) -> Frame:
        kernel, shape, memory, options = self._launch(request)
        made = LOCAL.tracer(kernel, shape, memory, options, request.body["what"])
        self._held[request.body["id"]] = made
        return Frame({"ok": None})

    def _traces(self, request: Frame) -> Frame:
        body, tracer = request.body, self._held[request.body["tracer"]]
        found = tracer.traces(blocks_of(body["blocks"], request.blobs[0]))
        if isinstance(found, Error):
            return Frame({"ok": None}, (bytes(found),))
        self._held[body["id"]] = found
        return Frame({"ok": None})

    def _traced_events(self, request: Frame) -> Frame:
        tracer: Tracer = self._held[request.body["tracer"]]
        return _events(tracer.events())

    def _noted(self, request: Frame) -> Frame:
        tracer: Tracer = self._held[request.body["tracer"]]
        found = tracer.noted(request.body["block"])
        if isinstance(found, Error):
            return Frame({"ok": None}, (bytes(found),))
        return Frame(
            {"ok": None},
            (found.segments.tobytes(), found.branches.tobytes(), found.words.tobytes()),
        )

    def _replay(self, request: Frame) -> Frame:
        body = request.body
        config = Config.from_buffer_copy(request.blobs[0])
        folds = [Fold(first, past, lines) for first, past, lines in body["folds"]]
        self._held[body["id"]] = Replay(config, SlotRules(body["policies"], body["behind"]), folds)
        return Frame({"ok": None})

    def _feed(self, request: Frame) -> Frame:
        body = request.body
        replay: Replay = self._held[body["replay"]]
        replay.feed(self._held.pop(body["traces"]), is_all=body["is_all"])
        return _numbers(replay.counts())

    def _end(self, request: Frame) -> Frame:
        replay: Replay = self._held[request.body["replay"]]
        replay.end()
        return _numbers(replay.counts())

    def _forget(self, request: Frame) -> Frame:
        replay: Replay = self._held[request.body["replay"]]
        replay.forget_counts()
        return _numbers(replay.counts())

    def _marks(self, request: Frame) -> Frame:
        body = request.body
        traces = [self._held[number] for number in body["traces"]]
        return Frame({"ok": None}, (LOCAL.marks(traces, body["warps"], body["lines"]).tobytes(),))

    def _retries(self, request: Frame) -> Frame:
        body = request.body
        loops = {slot: tuple(numbers) for slot, numbers in body["loops"]}
        modelled = Modelled(loops=loops, **body["modelled"])
        found = LOCAL.retries(modelled, self._held[body["traces"]])
        return Frame({"ok": None}, (b"".join(bytes(each) for each in found),))

    def _check(self, request: Frame) -> Frame:
        kernel, shape, memory, _ = self._launch(request)
        plain = dict(request.body["watch"])
        plain["watched"] = tuple((first, count) for first, count in plain["watched"])
        plain["allocations"] = tuple(plain["allocations"])
        made = LOCAL.check(kernel, shape, memory, Watch(**plain))
        self._held[request.body["id"]] = made
        return Frame({"ok": None})

    def _checked(self, request: Frame) -> Frame:
        body = request.body
        check: LocalCheck = self._held[body["check"]]
        blocks = blocks_of(body["blocks"], request.blobs[0])
        numbers = blocks if isinstance(blocks, range) else blocks.tolist()
        done, error = check.run(numbers, body["budget"], body["seconds"])
        return packed_check(done, error, check.found())


def _events(found: Events | list[Events] | Error) -> Frame:
    if isinstance(found, Error):
        return Frame({"ok": None}, (bytes(found),))
    return packed_events(found if isinstance(found, list) else [found])


def _numbers(found: np.ndarray[Any, np.dtype[np.float64]]) -> Frame:
    return Frame({"ok": None}, (found.astype("<f8").tobytes(),))


def _keep_freed_memory() -> None:
    """Have malloc keep what is freed, where it is glibc's.

    Traces of a wave and caches are freed and allocated again for each trial: returning the pages to
    the system and faulting them in again took a fifth of a trial's time.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_TRIM_THRESHOLD, 256 << 20)
        mallopt(_M_MMAP_THRESHOLD, 32 << 20)
        mallopt(_M_TOP_PAD, 16 << 20)


def main() -> None:
    """Serve requests until the input ends."""
    parser = ArgumentParser(prog="cuado.backends.emulated.process.worker")
    parser.add_argument("--channel", type=int, required=True, help="descriptor of a socket")
    parser.add_argument("--memory", type=int, required=True, help="bytes of its own at most")
    given = parser.parse_args()
    # Ctrl-C is for the session, which decides what becomes of the worker.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _keep_freed_memory()
    channel = socket.socket(fileno=given.channel)
    source, sink = taken_streams()
    target_machine()  # Facts of the host are read before the sandbox forbids that.
    sandbox = entered(given.memory)
    end_with(source)
    serve(Server(channel, sandbox).answer, source, sink)


if __name__ == "__main__":
    main()
