"""The process that owns the GPU: reads requests from standard input, answers on standard output.

Started by :mod:`cuado.backends.gpu.process`, never by hand. Whatever else prints to standard output
(a kernel's ``printf``, a library) is sent to standard error. It ends when its input ends, at once,
even while a kernel runs.
"""

import os
import select
import signal
import sys
import threading
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import asdict
from importlib import import_module
from typing import Any, BinaryIO

from cuado.backends.gpu.frames import EndOfStreamError, Frame, FrameError, encoded, read_frame
from cuado.backends.gpu.messages import error_frame, program_from, setup_from, trial_from
from cuado.errors import CuadoError

_MISTAKE = "this is a mistake in cuado; please report it with the last lines of the worker"


def main() -> None:
    """Serve requests until the input ends."""
    parser = ArgumentParser(prog="cuado.backends.gpu.worker")
    parser.add_argument("--engine", required=True, metavar="MODULE:CLASS")
    name = parser.parse_args().engine
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Otherwise the first launch of a kernel would load it, and be slow.
    os.environ["CUDA_MODULE_LOADING"] = "EAGER"
    source, sink = _taken_streams()
    threading.Thread(target=_end_with_input, args=(source.fileno(),), daemon=True).start()
    module, _, attribute = name.partition(":")
    serve(getattr(import_module(module), attribute)(), source, sink)


def serve(engine: Any, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every request; return when the input ends or the engine cannot go on."""
    last = False
    while not last:
        try:
            request = read_frame(lambda size: _exactly(source, size))
        except EndOfStreamError:
            return
        try:
            answer = _answer(engine, request)
        except CuadoError as error:
            last = bool(getattr(error, "is_fatal", False))
            answer = error_frame(error, last=last)
        sink.writelines(encoded(answer))
        sink.flush()
    # Tearing down a context with an error can hang: leave it to the operating system.
    os._exit(0)


def _answer(engine: Any, request: Frame) -> Frame:
    do = request.body.get("do")
    handler = _HANDLERS.get(do) if isinstance(do, str) else None
    if handler is None:
        raise FrameError(f"the worker cannot do {do!r}", _MISTAKE)
    return handler(engine, request)


def _open(engine: Any, request: Frame) -> Frame:
    return _plain(engine.open(setup_from(request)))


def _describe(engine: Any, request: Frame) -> Frame:
    return _plain(engine.describe(int(request.body["device"])))


def _load(engine: Any, request: Frame) -> Frame:
    return _plain(engine.load(program_from(request)))


def _blocks(engine: Any, request: Frame) -> Frame:
    return Frame({"ok": engine.blocks_per_sm(trial_from(request))})


def _time(engine: Any, request: Frame) -> Frame:
    return _plain(engine.time(trial_from(request)))


def _record(engine: Any, request: Frame) -> Frame:
    return Frame({"ok": engine.record(trial_from(request))})


def _check(engine: Any, request: Frame) -> Frame:
    return _plain(engine.check(trial_from(request)))


def _outputs(engine: Any, request: Frame) -> Frame:
    found: Mapping[str, bytes] = engine.outputs(trial_from(request))
    return Frame({"ok": list(found)}, tuple(found.values()))


def _count(engine: Any, request: Frame) -> Frame:
    return _plain(engine.count(trial_from(request), list(request.body["metrics"])))


_HANDLERS: Mapping[str, Callable[[Any, Frame], Frame]] = {
    "open": _open,
    "describe": _describe,
    "load": _load,
    "blocks": _blocks,
    "time": _time,
    "record": _record,
    "check": _check,
    "outputs": _outputs,
    "count": _count,
}


def _plain(value: Any) -> Frame:
    return Frame({"ok": asdict(value)})


def _exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    if len(data) < size:
        raise EndOfStreamError
    return data


def _taken_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for messages alone; prints go to standard error from here on."""
    source, sink = os.dup(0), os.dup(1)
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123 (a device, for its descriptor)
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return os.fdopen(source, "rb"), os.fdopen(sink, "wb")


def _end_with_input(descriptor: int) -> None:
    """End the process when the other end of its input closes, whatever it is doing."""
    poll = select.poll()
    poll.register(descriptor, 0)  # Hang-ups are always reported.
    poll.poll()
    os._exit(0)


if __name__ == "__main__":
    main()
