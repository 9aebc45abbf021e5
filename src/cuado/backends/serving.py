"""The worker's end: it reads requests from standard input, and answers on standard output.

Other output to standard output is sent to standard error. A worker ends at once when its input
ends, whatever it is doing.
"""

import os
import select
import sys
from collections.abc import Callable
from threading import Thread
from typing import BinaryIO

from cuado.backends.frames import EndOfStreamError, Frame, encoded, error_frame, read_frame
from cuado.errors import CuadoError


def serve(answer_to: Callable[[Frame], Frame], source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every request; return when the input ends, end the process after a fatal error.

    Args:
        answer_to: returns the answer to a request, or raises the error that the session gets.
        source: stream of requests.
        sink: stream of answers.
    """
    last = False
    while not last:
        try:
            request = read_frame(lambda size: exactly(source, size))
        except EndOfStreamError:
            return
        try:
            answer = answer_to(request)
        except CuadoError as error:
            last = bool(getattr(error, "is_fatal", False))
            answer = error_frame(error, last=last)
        sink.writelines(encoded(answer))
        sink.flush()
    # Tearing down a context with an error can hang: leave it to the operating system.
    os._exit(0)


def exactly(source: BinaryIO, size: int) -> bytes:
    """Exactly that many bytes.

    Raises:
        EndOfStreamError: there are fewer.
    """
    data = source.read(size)
    if len(data) < size:
        raise EndOfStreamError
    return data


def taken_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for messages alone; prints go to standard error from here on."""
    source, sink = os.dup(0), os.dup(1)
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123 (a device, for its descriptor)
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return os.fdopen(source, "rb"), os.fdopen(sink, "wb")


def end_with(source: BinaryIO) -> None:
    """End the process when the other end of its input closes, whatever it is doing."""
    Thread(target=_end_with_input, args=(source.fileno(),), daemon=True).start()


def _end_with_input(descriptor: int) -> None:
    poll = select.poll()
    poll.register(descriptor, 0)  # Hang-ups are always reported.
    poll.poll()
    os._exit(0)
