"""Exceptions of the program's own signal handlers, told from those of the work they interrupt.

Python runs a handler between two steps of whatever the main thread does. Where cuado works within
a user's program and goes on after an exception, one of a handler's (a time limit by ``SIGALRM``,
say) is the program's, and has to reach it.

It is loaded by the interpreter of a traced program, too, whatever its version
(``sources/injection/python/sitecustomize.py``): its syntax is an old one's, and it imports nothing
that a program may have a module of its own of.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # Built in, unlike ``signal``.

TYPE_CHECKING = False  # As typing has it, without a millisecond for importing that.
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any

_DEEPEST = 8
"""Of what calls another: partial functions, methods."""


def handlers() -> frozenset[CodeType]:
    """The code of the program's signal handlers, of those that are written in Python."""
    found = map(_code_of, map(_signal.getsignal, range(1, _signal.NSIG)))
    return frozenset(code for code in found if code is not None)


def raised_by(
    error: BaseException, before: frozenset[CodeType] = frozenset()
) -> BaseException | None:
    """The exception of a handler that an exception is, or was raised because of; None if of none.

    Args:
        error: what was caught.
        before: handlers when the work began: one may have put another in its own place.
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
    """What runs when a handler is called: a function's, a method's or a callable object's.

    Looked for by types: an object may answer to any name, or raise.
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
