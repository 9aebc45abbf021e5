"""NVIDIA's reader in processes of its own, once this one has read a few reports.

``ncu-report`` 2026.3 keeps what it made of a launch for good, 3 MB and more, whatever is deleted.
So a process reads :data:`HERE` reports itself, which costs a command line nothing, and leaves the
others to a child, which is replaced after :data:`EACH`. The child takes a crash of the reader with
it, too.
"""

import atexit
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from cuado.backends.worker_process import environment
from cuado.errors import CuadoError, UnreadableFileError
from cuado.model.profile import RawMetric, Recording

HERE = 8
EACH = 32
_COMMAND = ("-m", "cuado.sources.ncu.reader_process")
_lock = threading.Lock()


class _State:
    """How many reports this process has read, and its child with what that has read."""

    def __init__(self) -> None:
        self.process = os.getpid()
        self.here = 0
        self.child: subprocess.Popen[bytes] | None = None
        self.there = 0


_state = _State()


@atexit.register
def end_child() -> None:
    """End the child, if there is one; the next report begins another."""
    if _state.child is not None and _state.process == os.getpid():
        _end(_state.child)


def read(path: Path) -> Recording:
    """As ``report.read``, wherever there is room for what it leaves behind."""
    found: Recording = _asked("read", path)
    return found


def raw_metrics(path: Path, index: int) -> Mapping[str, RawMetric]:
    """As ``raw_metrics.read_metrics``, wherever there is room for what it leaves behind."""
    found: Mapping[str, RawMetric] = _asked("raw_metrics", path, index)
    return found


def _asked(what: str, path: Path, *more: int) -> Any:
    global _state  # noqa: PLW0603 - a forked process has no child of its own yet
    with _lock:
        if _state.process != os.getpid():
            _state = _State()
        if _state.here < HERE:
            _state.here += 1
            return _done(what, path, *more)
        return _done_apart(what, path, *more)


def _done(what: str, path: Path, *more: int) -> Any:
    # NVIDIA's reader takes 0.1 s to load.
    try:
        from cuado.sources.ncu import raw_metrics as raw
        from cuado.sources.ncu import report
    except ModuleNotFoundError as error:
        missing = f"is not read: NVIDIA's reader is not installed here ({error.name})"
        raise UnreadableFileError(path, missing, "pip install ncu-report") from error

    return report.read(path) if what == "read" else raw.read_metrics(path, *more)


def _done_apart(what: str, path: Path, *more: int) -> Any:
    child = _child()
    _state.there += 1
    try:
        _send(child.stdin, (what, path, *more))
        answer = _received(child.stdout)
    except (OSError, EOFError) as error:
        _end(child)
        raise UnreadableFileError(
            path, "ended NVIDIA's reader", "is it damaged? record it again"
        ) from error
    except BaseException:
        _end(child)  # What it might still say would be taken for another answer.
        raise
    if isinstance(answer, tuple):
        raise UnreadableFileError(*answer)
    return answer


def _child() -> "subprocess.Popen[bytes]":
    if _state.child is not None and _state.there >= EACH:
        _end(_state.child)
    if _state.child is None or _state.child.poll() is not None:
        _state.there = 0
        _state.child = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, *_COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            start_new_session=True,
        )
    return _state.child


def _end(child: "subprocess.Popen[bytes]") -> None:
    _state.child = None
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()


def _send(pipe: IO[bytes] | None, what: object) -> None:
    if pipe is None:
        raise EOFError
    data = pickle.dumps(what)
    pipe.write(len(data).to_bytes(8, "little") + data)
    pipe.flush()


def _received(pipe: IO[bytes] | None) -> Any:
    """A message of the other process, which is this program's, too: its pickle can be trusted."""
    size = int.from_bytes(_exactly(pipe, 8), "little")
    return pickle.loads(_exactly(pipe, size))  # noqa: S301


def _exactly(pipe: IO[bytes] | None, size: int) -> bytes:
    data = pipe.read(size) if pipe is not None else b""
    if len(data) < size:
        raise EOFError
    return data


def _serve() -> None:
    """Answer until the other end closes; what the reader prints is no answer."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(EOFError):
        while True:
            what, path, *more = _received(sys.stdin.buffer)
            try:
                answer = _done(what, path, *more)
            except UnreadableFileError as error:
                answer = (path, error.message.removeprefix(f"{path}: "), error.remedy)
            except CuadoError as error:
                answer = (path, error.message, error.remedy)
            except OSError as error:
                answer = (path, error.strerror or str(error), "")
            _send(sink, answer)


if __name__ == "__main__":
    _serve()
