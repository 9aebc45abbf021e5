"""Keeps the last few results of an analysis of code: several rules ask the same of one kernel."""

from collections import deque
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_MOST = 8
"""Results kept: enough for one kernel, so that a long report does not pile up."""


def remembered(function: Callable[P, R]) -> Callable[P, R]:
    """Remember a pure function of one kernel's code (its first argument) and of plain values.

    Code is recognised by identity: hashing a thousand instructions would cost more than most
    analyses. It must not change, which the tuples that profiles hold cannot.
    """
    recent: deque[tuple[tuple[object, ...], R]] = deque(maxlen=_MOST)

    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        for known, result in recent:
            if len(known) == len(args) and known[0] is args[0] and known[1:] == args[1:]:
                return result
        result = function(*args, **kwargs)
        if isinstance(args[0], tuple) and not kwargs:
            recent.append((args, result))
        return result

    asked.__doc__ = function.__doc__
    return asked
