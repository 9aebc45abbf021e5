"""Distinguishes exceptions of the program's signal handlers from those of interrupted work.

Python runs a handler between two steps of the main thread. Where cuado works within a user's
program and continues after an exception, one raised by a handler (such as a time limit by
``SIGALRM``) belongs to the program, and has to reach it.

The interpreter of a traced program loads it, too, whatever its version
(``sources/injection/python/sitecustomize.py``): its syntax is that of old versions, and it imports
no module that a program may replace by its own.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # Built in, unlike ``signal``.

TYPE_CHECKING = False  # As typing has it, without a millisecond for importing that.
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any

_DEEPEST = 8
"""Attributes by which partial functions and methods refer to the function they call."""


def handlers() -> frozenset[CodeType]:
    """The code of the program's signal handlers that are written in Python."""
    found = map(_code_of, map(_signal.getsignal, range(1, _signal.NSIG)))
    return frozenset(code for code in found if code is not None)


def raised_by(
    error: BaseException, before: frozenset[CodeType] = frozenset()
) -> BaseException | None:
    """The handler's exception that an exception is, or was caused by; None if there is none.

    Args:
        error: the exception that was caught.
        before: handlers when the work began: a handler may have replaced itself.
    """
    codes = before | handlers()
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        trace = found.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code in codes:
                return found
            trace = trace.tb_next
        found = found.__cause__ or found.__context__
    return None


def _code_of(handler: Any) -> CodeType | None:
    """The code of a handler: that of a function, a method or a callable object.

    It is found by types, as an object may have any attribute, or raise.
    """
    for _ in range(_DEEPEST):
        kind = type(handler)
        if kind is type(_code_of):
            code: CodeType = handler.__code__
            return code
        if kind.__name__ == "method":
            handler = handler.__func__
        elif (kind.__module__, kind.__name__) == ("functools", "partial"):
            handler = handler.func
        else:
            handler = getattr(kind, "__call__", None)  # noqa: B004 - what it is, not whether
    return None
