"""The session's end of a worker process: start, requests, timeouts and kill."""

import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import IO, Any, TypeVar

from cuado.backends.frames import (
    EndOfStreamError,
    Frame,
    FrameError,
    encoded,
    error_from,
    read_frame,
)
from cuado.errors import CuadoError
from cuado.model.trial import Failure, TrialFailedError

_T = TypeVar("_T")

_PIECE = 1 << 20
_SMALL = 64 << 10
_SHOWN = 4 << 10
_REAP_SECONDS = 30.0
"""Wait for a killed process: it ends only when the driver has stopped its kernel."""
_LEAVE_SECONDS = 2.0
AHEAD = 32
"""Requests that are sent before they are answered; a pipe holds 64 KiB, or some 200 of them."""


@dataclass(frozen=True, slots=True)
class Question:
    """A request, and what to do with its answer.

    Attributes:
        request: what to send.
        seconds: how long the answer may take, from when the one before was read.
        read: converts it.
    """

    request: Frame
    seconds: float
    read: Callable[[Frame], Any]


class WorkerProcess:
    """A running worker process.

    Args:
        module: the module that it runs.
        arguments: arguments of the module.
        settings: variables added to the environment of this process.
        descriptors: open files that it inherits, under the same numbers.
    """

    def __init__(
        self,
        module: str,
        arguments: Sequence[str] = (),
        settings: Mapping[str, str] | None = None,
        descriptors: Sequence[int] = (),
    ) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed by end)
        command = [sys.executable, "-m", module, *arguments]
        # A session of its own: Ctrl-C in the terminal reaches the parent only, which decides.
        self._process = subprocess.Popen(  # noqa: S603 (our own module)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**environment(), **(settings or {})},
            start_new_session=True,
            pass_fds=tuple(descriptors),
        )
        self.pid = self._process.pid
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
        self._read = bytearray()  # Bytes of an answer that were not requested yet.
        self.is_alive = True

    def ask(self, request: Frame, seconds: float, read: Callable[[Frame], _T]) -> _T:
        """Send a request; returns its answer as ``read`` converts it.

        Without an answer the worker is killed, also after an interrupt: a late answer would be
        taken for that to another request.

        Raises:
            TrialFailedError: the worker reports it, died, did not answer in time, or its answer
                is malformed.
            CuadoError: the worker reports it.
        """
        with self._supervised(seconds):
            self._send([request], time.monotonic() + seconds)
        answer: _T = self._answer(Question(request, seconds, read))
        return answer

    def ask_each(self, questions: Sequence[Question]) -> Generator[Any, None, None]:
        """Send requests ahead; yields their answers in order, as :meth:`ask` returns them.

        So the worker goes on while who reads is held up. Up to ``AHEAD`` are sent before they are
        answered: more would fill the pipes, and the worker could not answer. After an error nothing
        more is yielded: what was sent is done all the same, and its answers are thrown away. Where
        the reader ends early, the worker is killed.

        Raises:
            TrialFailedError: as :meth:`ask`, of the request whose turn it is.
            CuadoError: the same.
        """
        sent = answered = 0
        try:
            while answered < len(questions):
                if sent < len(questions) and sent - answered <= AHEAD // 2:
                    more, seconds = questions[sent : answered + AHEAD], questions[sent].seconds
                    with self._supervised(seconds):
                        self._send([each.request for each in more], time.monotonic() + seconds)
                    sent += len(more)
                answered += 1
                yield self._answer(questions[answered - 1])
        except CuadoError:
            while answered < sent and self.is_alive:
                answered += 1
                with suppress(CuadoError):  # What fails now has its turn later.
                    self._answer(replace(questions[answered - 1], read=lambda _: None))
            raise
        finally:
            if answered < sent and self.is_alive:
                self.kill()

    def _answer(self, question: Question) -> Any:
        """The next answer; what is raised is :meth:`ask`'s."""
        deadline = time.monotonic() + question.seconds
        error: CuadoError | None = None
        last = False
        with self._supervised(question.seconds):
            answer = read_frame(lambda size: self._receive(size, deadline))
            if "error" in answer.body:
                error, last = error_from(answer)
            else:
                result = question.read(answer)
        if last:
            self.close()
        if error is not None:
            raise error
        return result

    @contextmanager
    def _supervised(self, seconds: float) -> Iterator[None]:
        """Kill the worker if something goes wrong with a message, and say what."""
        try:
            yield
        except EndOfStreamError:
            raise self._died() from None
        except FrameError as problem:
            self.kill()
            message = f"the worker's answer made no sense: {problem.message}"
            raise TrialFailedError(Failure.CRASH, message) from problem
        except TimeoutError:
            self.kill()
            message = f"no answer within {seconds:.3g} s; the worker was killed"
            raise TrialFailedError(Failure.HANG, message) from None
        except BaseException:
            self.kill()
            raise

    def has_ended(self) -> bool:
        """True if the process has ended."""
        return not self.is_alive or self._process.poll() is not None

    def leave(self) -> None:
        """Let the worker end; who calls this calls :meth:`close` later."""
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()

    def close(self) -> None:
        """Let the worker end, and kill it if it does not."""
        self.leave()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the worker now."""
        self.is_alive = False
        if self._process.poll() is None:
            self._process.kill()
        # A process that the driver still holds is abandoned: it ends when the driver releases it.
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_REAP_SECONDS)
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def _died(self) -> TrialFailedError:
        """The error of a worker that ended by itself, with its last words."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVE_SECONDS)
        code = self._process.poll()
        words = self._last_words()
        self.kill()
        how = "closed its output"
        if code is not None:
            how = f"ended with {code}" if code >= 0 else f"was ended by {signal_name(-code)}"
        said = f", after '{words}'" if words else ""
        return TrialFailedError(Failure.CRASH, f"the worker process {how}{said}")

    def _last_words(self) -> str:
        """The last line that the worker wrote to its standard error."""
        with suppress(OSError, ValueError):
            size = self._errors.seek(0, os.SEEK_END)
            self._errors.seek(max(0, size - _SHOWN))
            lines = self._errors.read(_SHOWN).decode(errors="replace").split("\n")
            return next((line.strip() for line in reversed(lines) if line.strip()), "")
        return ""

    def _send(self, requests: Sequence[Frame], deadline: float) -> None:
        stream = self._process.stdin
        if stream is None or stream.closed:
            raise EndOfStreamError
        for piece in _joined([piece for each in requests for piece in encoded(each)]):
            rest = memoryview(piece)
            while rest:
                try:
                    rest = rest[os.write(stream.fileno(), rest[:_PIECE]) :]
                except BlockingIOError:
                    _wait(stream.fileno(), select.POLLOUT, deadline)
                except BrokenPipeError:
                    raise EndOfStreamError from None

    def _receive(self, size: int, deadline: float) -> bytes:
        stream = self._process.stdout
        if stream is None or stream.closed:
            raise EndOfStreamError
        while len(self._read) < size:
            # Waiting first: each call gives up the interpreter, which other threads then keep.
            _wait(stream.fileno(), select.POLLIN, deadline)
            try:
                piece = os.read(stream.fileno(), _PIECE)
            except BlockingIOError:
                continue
            if not piece:
                raise EndOfStreamError
            self._read += piece
        found = bytes(memoryview(self._read)[:size])
        del self._read[:size]
        return found


def _joined(pieces: Sequence[bytes]) -> Iterator[bytes]:
    """The same bytes in fewer pieces: small ones are joined, large ones are not copied."""
    small: list[bytes] = []
    for piece in pieces:
        if len(piece) < _SMALL:
            small.append(piece)
            continue
        yield b"".join(small)
        yield piece
        small = []
    yield b"".join(small)


def _wait(descriptor: int, event: int, deadline: float) -> None:
    """Wait until a pipe can be used, or has been closed by the other side."""
    left = deadline - time.monotonic()
    poll = select.poll()
    poll.register(descriptor, event)
    if not poll.poll(max(left, 0.0) * 1000):
        raise TimeoutError


def environment() -> dict[str, str]:
    """The environment of a Python that imports from where this process does."""
    paths = [path or str(os.getcwd()) for path in sys.path]  # noqa: PTH109 (as sys.path means it)
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths)),
        # A numpy.py of the user's in the current folder is not for the worker.
        "PYTHONSAFEPATH": "1",
        "PYTHONUNBUFFERED": "1",
    }


def signal_name(number: int) -> str:
    """The name of a signal, such as ``SIGSEGV``."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
