"""Candidates as they get ready: in the order of their promise, but nobody waits for a slow one."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TypeVar

PATIENCE = 1.0
"""Seconds that a candidate is waited for while others behind it are ready, perhaps. Less, and the
order of a run would be chance."""

_Wanted = TypeVar("_Wanted")
_Made = TypeVar("_Made")


def as_they_come(
    jobs: Sequence[tuple[_Wanted, "Future[_Made]"]],
    deadline: float,
    is_wanted: Callable[[_Wanted], bool],
) -> Iterator[tuple[_Wanted, "Future[_Made]"]]:
    """Jobs that are done, in order, but for those that take long: these when they are done.

    What is not wanted any longer, when its turn comes, is not waited for. At the deadline all that
    is left is called off, and nothing more comes.

    Args:
        jobs: what for, and the job.
        deadline: of ``time.perf_counter``.
        is_wanted: asked again and again, as it may change.
    """
    left = list(jobs)
    while left:
        job = _next(left, deadline, is_wanted)
        if job is None:
            for _, late in left:
                late.cancel()
            return
        left.remove(job)
        yield job


def _next(
    left: Sequence[tuple[_Wanted, "Future[_Made]"]],
    deadline: float,
    is_wanted: Callable[[_Wanted], bool],
) -> tuple[_Wanted, "Future[_Made]"] | None:
    """The job whose turn it is; None once the time is over."""
    seconds = deadline - time.perf_counter()
    if seconds <= 0:
        return None
    first, job = left[0]
    if not is_wanted(first) or wait((job,), min(PATIENCE, seconds)).done:
        return left[0]
    for each in left:
        if each[1].done() or not is_wanted(each[0]):
            return each
    wait([job for _, job in left], deadline - time.perf_counter(), FIRST_COMPLETED)
    return next((each for each in left if each[1].done()), None)
