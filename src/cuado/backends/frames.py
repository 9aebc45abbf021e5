"""Messages between the session and its worker: a JSON text and binary blobs, length first.

    4 bytes   ``CUAF``
    4 bytes   length of the JSON text, little-endian
    the text  ``{"blobs": [lengths], "body": {...}}``
    the blobs, one after the other

Nothing is pickled: a worker that runs somebody's kernel can answer garbage, but no code.
"""

import json
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from cuado.errors import CuadoError
from cuado.model.trial import Failure, TrialFailedError

MAGIC = b"CUAF"
MOST_TEXT = 16 << 20
MOST_BLOBS = 4 << 30
_HEAD = struct.Struct("<4sI")


class FrameError(CuadoError):
    """The bytes are not a message."""


class EndOfStreamError(Exception):
    """The other side has closed the stream."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One message.

    Attributes:
        body: its JSON object.
        blobs: its binary parts.
    """

    body: Mapping[str, Any]
    blobs: tuple[bytes, ...] = ()


def encoded(frame: Frame) -> list[bytes]:
    """The bytes of a message, in pieces, so that no blob is copied."""
    lengths = [len(blob) for blob in frame.blobs]
    text = json.dumps({"blobs": lengths, "body": dict(frame.body)}).encode()
    return [_HEAD.pack(MAGIC, len(text)), text, *frame.blobs]


def read_frame(read: Callable[[int], bytes]) -> Frame:
    """The next message.

    Args:
        read: returns exactly the requested number of bytes, or raises ``EndOfStreamError``.

    Raises:
        FrameError: the bytes are not a message.
        EndOfStreamError: the other side has closed the stream.
    """
    magic, size = _HEAD.unpack(read(_HEAD.size))
    if magic != MAGIC or size > MOST_TEXT:
        raise FrameError(f"a message cannot begin with {magic!r}")
    try:
        head = json.loads(read(size))
        lengths, body = head["blobs"], head["body"]
    except (ValueError, KeyError, TypeError) as error:
        raise FrameError(f"a message has no readable head ({error})") from error
    _check(lengths, body)
    return Frame(body, tuple(read(length) for length in lengths))


def _check(lengths: Sequence[object], body: object) -> None:
    if not isinstance(body, dict) or not isinstance(lengths, list):
        raise FrameError("the head of a message is no object with blobs")
    known = [n for n in lengths if isinstance(n, int) and not isinstance(n, bool) and n >= 0]
    if len(known) != len(lengths) or sum(known) > MOST_BLOBS:
        raise FrameError(f"a message cannot have blobs of these lengths: {str(lengths)[:80]}")


# Errors as messages between a session and its worker, and errors of malformed messages.

_P = ParamSpec("_P")
_T = TypeVar("_T")


def strict(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Wrap a reader of plain data so that any failure is reported as malformed data."""

    @wraps(function)
    def read(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        try:
            return function(*args, **kwargs)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise FrameError(f"a message is incomplete ({error!r})") from error

    return read


def error_frame(error: CuadoError, *, last: bool) -> Frame:
    """The answer that a request failed; ``last`` is true if the worker ends after it."""
    failure = error.failure.value if isinstance(error, TrialFailedError) else None
    plain = {"message": error.message, "remedy": error.remedy, "failure": failure, "last": last}
    return Frame({"error": plain})


@strict
def error_from(frame: Frame) -> tuple[CuadoError, bool]:
    """The error of an answer, and true if the worker ends after it."""
    plain = frame.body["error"]
    message, remedy = str(plain["message"]), str(plain["remedy"])
    if plain["failure"] is None:
        return CuadoError(message, remedy), bool(plain["last"])
    return TrialFailedError(Failure(plain["failure"]), message, remedy), bool(plain["last"])
