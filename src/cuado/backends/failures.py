"""Errors as messages between a session and its worker, and errors of malformed messages."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from cuado.backends.frames import Frame, FrameError
from cuado.errors import CuadoError
from cuado.model.trial import Failure, TrialFailedError

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
