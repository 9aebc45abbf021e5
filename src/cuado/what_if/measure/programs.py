"""The programs of experiments, rewritten and assembled side by side."""

import time
from collections.abc import Sequence
from concurrent.futures import Executor, Future

from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel import without_ptx
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.ptx.errors import TooLargeError, why_too_large
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.versions import Version, make
from cuado.what_if.result import Outcome, Status

INTERRUPTED = "interrupted"
NO_TIME = "the time budget has no room for it: give --budget more seconds"

Wanted = Sequence[tuple[Experiment, Scope]]
Programs = tuple[Version, ...] | Outcome
"""The programs of an experiment, alternatives to each other; or its outcome, if it has none."""


def build_programs(
    kernel: Kernel, wanted: Wanted, tell: Progress, pool: Executor, until: float | None = None
) -> list[Programs]:
    """Build the programs of experiments, side by side. Ctrl-C leaves out what is missing.

    Args:
        kernel: the original.
        wanted: experiments and where; the most telling first.
        tell: is told what is under way.
        pool: the threads.
        until: of ``time.perf_counter``; what is not built then is left out. None for no end.
    """
    if kernel.has_ptx:
        pool.submit(getattr, kernel, "copies")  # Takes longest, and memory-only waits for it.
    kernel.prepare()
    made: list[Programs] = []
    jobs = [pool.submit(_proposed, kernel, e, s, pool) for e, s in wanted]
    try:
        for (experiment, _), job in zip(wanted, jobs, strict=True):
            made.append(_in_time(experiment, job, until))
            tell("rewriting and assembling", len(made), len(jobs))
    except KeyboardInterrupt:
        left = wanted[len(made) :]
        made += [Outcome(experiment, Status.SKIPPED, INTERRUPTED) for experiment, _ in left]
        for job in jobs:
            job.cancel()
    return made


def _in_time(experiment: Experiment, job: "Future[Programs]", until: float | None) -> Programs:
    """What a job makes; that it was left out, if it is not done in time."""
    try:
        return job.result(None if until is None else max(until - time.perf_counter(), 0.0))
    except TimeoutError:
        job.cancel()
        return Outcome(experiment, Status.SKIPPED, NO_TIME)


def is_interrupted(made: Programs) -> bool:
    """True if the user ended the building before this one."""
    return isinstance(made, Outcome) and made.reason == INTERRUPTED


def _proposal(kernel: Kernel, experiment: Experiment, scope: Scope) -> Proposal | Refusal:
    if kernel.has_ptx:
        return experiment.propose(kernel, scope)
    if experiment.of_machine_code is None:
        return Refusal(without_ptx.EXPERIMENT)
    return experiment.of_machine_code(kernel, scope)


def _proposed(kernel: Kernel, experiment: Experiment, scope: Scope, pool: Executor) -> Programs:
    """One experiment's programs, or why there is none."""
    try:
        proposal = _proposal(kernel, experiment, scope)
        if isinstance(proposal, Refusal):
            status = Status.ABSENT if proposal.absent else Status.REFUSED
            return Outcome(experiment, status, proposal.reason)
        every = (proposal, *proposal.alternatives)
        return tuple(make(kernel, experiment, scope, each, pool) for each in every)
    except (TooLargeError, RecursionError) as error:
        return Outcome(experiment, Status.REFUSED, why_too_large(error))
    except CuadoError as error:
        return Outcome(experiment, Status.REFUSED, f"the rewritten kernel fails: {error.message}")
    except Exception as error:  # noqa: BLE001 - a mistake of ours costs one experiment, not all
        fault = f"a fault of cuado's own: {type(error).__name__}: {error}; please report it"
        return Outcome(experiment, Status.REFUSED, fault)
