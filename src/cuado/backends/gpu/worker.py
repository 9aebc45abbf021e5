"""The process that owns the GPU: reads requests from standard input, answers on standard output.

Started by :mod:`cuado.backends.gpu.process`, never by hand. Whatever else prints to standard output
(a kernel's ``printf``, a library) is sent to standard error. It ends when its input ends, at once,
even while a kernel runs.
"""

import os
import signal
import time
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import asdict
from importlib import import_module
from typing import Any

from cuado.backends.frames import Frame, FrameError
from cuado.backends.gpu.early_driver import start_driver
from cuado.backends.gpu.engine_protocol import Engine
from cuado.backends.gpu.messages import program_from, setup_from, timed, trial_from
from cuado.backends.serving import end_with, serve, taken_streams

_MISTAKE = "this is a mistake in cuado; please report it with the last lines of the worker"


def main() -> None:
    """Serve requests until the input ends."""
    parser = ArgumentParser(prog="cuado.backends.gpu.worker")
    parser.add_argument("--engine", required=True, metavar="MODULE:CLASS")
    parser.add_argument("--driver", action="store_true", help="the engine is the GPU's")
    given = parser.parse_args()
    name = given.engine
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Otherwise the first launch of a kernel would load it, and be slow.
    os.environ["CUDA_MODULE_LOADING"] = "EAGER"
    if given.driver:
        start_driver()
    source, sink = taken_streams()
    end_with(source)
    module, _, attribute = name.partition(":")
    engine = getattr(import_module(module), attribute)()
    serve(lambda request: _answer(engine, request), source, sink)


def _answer(engine: Engine, request: Frame) -> Frame:
    do = request.body.get("do")
    handler = _HANDLERS.get(do) if isinstance(do, str) else None
    if handler is None:
        raise FrameError(f"the worker cannot do {do!r}", _MISTAKE)
    began = time.perf_counter_ns()
    return timed(handler(engine, request), time.perf_counter_ns() - began)


def _open(engine: Engine, request: Frame) -> Frame:
    return _plain(engine.open(setup_from(request)))


def _describe(engine: Engine, request: Frame) -> Frame:
    return _plain(engine.describe(int(request.body["device"])))


def _load(engine: Engine, request: Frame) -> Frame:
    return _plain(engine.load(program_from(request)))


def _blocks(engine: Engine, request: Frame) -> Frame:
    return Frame({"ok": engine.blocks_per_sm(trial_from(request))})


def _time(engine: Engine, request: Frame) -> Frame:
    return _plain(engine.time(trial_from(request)))


def _record(engine: Engine, request: Frame) -> Frame:
    return Frame({"ok": engine.record(trial_from(request))})


def _check(engine: Engine, request: Frame) -> Frame:
    return _plain(engine.check(trial_from(request)))


def _outputs(engine: Engine, request: Frame) -> Frame:
    found: Mapping[str, bytes] = engine.outputs(trial_from(request))
    return Frame({"ok": list(found)}, tuple(found.values()))


def _scratch(engine: Engine, request: Frame) -> Frame:
    found: bytes = engine.scratch(trial_from(request), int(request.body["size"]))
    return Frame({"ok": len(found)}, (found,))


def _count(engine: Engine, request: Frame) -> Frame:
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
    "scratch": _scratch,
    "count": _count,
}


def _plain(value: Any) -> Frame:
    return Frame({"ok": asdict(value)})


if __name__ == "__main__":
    main()
