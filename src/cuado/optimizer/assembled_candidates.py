"""Yields candidates as they are assembled: in the order of promise, except for slow ones."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TypeVar

from cuado.backends.clock import WALL, Clock
from cuado.optimizer.version import Rejected, Version
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.merged_cubins import disassemble_together

PATIENCE = 1.0
"""Seconds to wait for a candidate while later ones may be ready. With less, the order of a run
would depend on chance."""

_Wanted = TypeVar("_Wanted")
_Made = TypeVar("_Made")


def as_they_come(
    jobs: Sequence[tuple[_Wanted, "Future[_Made]"]],
    deadline: float,
    is_wanted: Callable[[_Wanted], bool],
    clock: Clock = WALL,
) -> Iterator[tuple[_Wanted, "Future[_Made]"]]:
    """Finished jobs in order, except that slow jobs come as soon as they are finished.

    A job that is no longer wanted when its turn comes is not waited for. At the deadline, the
    remaining jobs are cancelled and the iteration ends.

    Args:
        jobs: the candidate and its job.
        deadline: of ``clock``.
        is_wanted: called repeatedly, as the answer may change.
        clock: what the deadline is of. If it counts work, no job goes ahead of another: the order
            must not depend on how busy the machine is.
    """
    left = list(jobs)
    while left:
        job = _next(left, deadline, is_wanted, clock)
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
    clock: Clock,
) -> tuple[_Wanted, "Future[_Made]"] | None:
    """The job whose turn it is; None after the deadline."""
    seconds = deadline - clock.now()
    if seconds <= 0:
        return None
    first, job = left[0]
    if clock.is_work:
        return left[0]
    if not is_wanted(first) or wait((job,), min(PATIENCE, seconds)).done:
        return left[0]
    # The first job is slow: any later one that is finished goes ahead of it.
    for each in left:
        if each[1].done() or not is_wanted(each[0]):
            return each
    wait([job for _, job in left], deadline - clock.now(), FIRST_COMPLETED)
    return next((each for each in left if each[1].done()), None)


def disassemble_finished(
    jobs: Sequence[tuple[object, "Future[Version | Rejected]"]], listed: set[bytes]
) -> None:
    """Disassemble what is assembled by now, all of it together.

    A disassembler takes longer to start than for a dozen kernels.

    Args:
        jobs: candidates and their jobs.
        listed: machine code that was disassembled before; gets what is now.
    """
    new = {
        made.subject.built.cubin
        for _, job in jobs
        if job.done() and not job.cancelled() and job.exception() is None
        if isinstance(made := job.result(), Version)
    }
    new -= listed
    if len(new) > 1:
        disassemble_together(new, Cache.default())
    listed |= new
