"""The programs of experiments, rewritten and assembled side by side."""

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import partial

from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel import without_ptx
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.ptx.errors import TooLargeError, why_too_large
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import code_of
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.early_disassembly import EarlyDisassembly
from cuado.what_if.measure.versions import Version, draft, settled
from cuado.what_if.result import Outcome, Status

INTERRUPTED = "interrupted"
NO_TIME = "the time budget has no room for it: give --budget more seconds"

Wanted = Sequence[tuple[Experiment, Scope]]
Programs = tuple[Version, ...] | Outcome
"""The programs of an experiment, alternatives to each other; or its outcome, if it has none."""
Meanwhile = Callable[[Sequence[Programs], Callable[[], bool]], None]
"""Does something with programs until a function says that their machine code can be read."""


def begin_programs(
    kernel: Kernel,
    wanted: Wanted,
    pool: Executor,
    importance: Callable[[Experiment], tuple[bool, int]] | None = None,
) -> list[Future[Programs]]:
    """Begin to rewrite and assemble the programs of experiments, side by side.

    Args:
        kernel: the original.
        wanted: experiments and where; the most telling first.
        pool: the threads.
        importance: a key by which they are begun; None for the order that they have.

    Returns:
        A job of each, in the order of ``wanted``.
    """
    if kernel.has_ptx:
        pool.submit(getattr, kernel, "copies")  # Takes longest, and memory-only waits for it.
    kernel.prepare()
    order = [*range(len(wanted))]
    if importance is not None:
        order.sort(key=lambda number: importance(wanted[number][0]))
    jobs: dict[int, Future[Programs]] = {}
    for number in order:
        experiment, scope = wanted[number]
        job = partial(_drafted, kernel, experiment, scope)
        jobs[number] = pool.submit(_guarded, experiment, job)
    return [jobs[number] for number in range(len(wanted))]


def cancel(jobs: Iterable[Future[Programs]]) -> None:
    """Begin no further job."""
    for job in jobs:
        job.cancel()


def build_programs(
    kernel: Kernel,
    wanted: Wanted,
    tell: Progress,
    pool: Executor,
    until: float | None = None,
    begun: Sequence[Future[Programs]] | None = None,
    meanwhile: Meanwhile | None = None,
) -> list[Programs]:
    """Build the programs of experiments, side by side. Ctrl-C leaves out what is missing.

    Args:
        kernel: the original.
        wanted: experiments and where; the most telling first.
        tell: is told what is under way.
        pool: the threads.
        until: of ``time.perf_counter``; what is not built then is left out. None for no end.
        begun: what :func:`begin_programs` made of these; None to begin now.
        meanwhile: is called while the programs are disassembled.
    """
    jobs = begin_programs(kernel, wanted, pool) if begun is None else begun
    experiments = [experiment for experiment, _ in wanted]
    early = EarlyDisassembly(_read)
    for job in jobs:
        job.add_done_callback(partial(_read_early, early))
    late: list[Programs] = [Outcome(e, Status.SKIPPED, NO_TIME) for e in experiments]
    made = _results(jobs, late, partial(tell, "rewriting and assembling"), until)
    if any(map(is_interrupted, made)):
        early.close()
        return made
    try:
        read = pool.submit(_read_rest, early, list(_machine_code(kernel, made)))
        if meanwhile is not None:
            meanwhile(made, read.done)
        tell("checking the rewritten programs", 0, len(made))
        read.result()
    except KeyboardInterrupt:
        early.close()
        return _interrupted(made)
    pairs = zip(experiments, made, strict=True)
    jobs = [pool.submit(_guarded, e, partial(_judged, programs)) for e, programs in pairs]
    # What is late is judged meanwhile, or when it is measured.
    checking = partial(tell, "checking the rewritten programs")
    return _results(jobs, made, checking, until, cancels=False)


def _read(cubins: list[bytes]) -> None:
    disassemble_together(cubins, Cache.default())


def _read_early(early: EarlyDisassembly, job: Future[Programs]) -> None:
    """Give the machine code of a job that is done to be read."""
    if job.cancelled() or job.exception() is not None or isinstance(made := job.result(), Outcome):
        return
    early.add(version.built.cubin for version in made if version.program is not None)


def _read_rest(early: EarlyDisassembly, cubins: list[bytes]) -> None:
    """Read what is in no lot, and wait for the lots."""
    rest = early.rest_of(cubins)
    _read(rest)
    early.finish()
    if len(rest) == 1:  # Alone it is not read together with others, and somebody will ask for it.
        with contextlib.suppress(CuadoError):
            code_of(rest[0], cache=Cache.default())


def _results(
    jobs: Sequence[Future[Programs]],
    late: Sequence[Programs],
    tell: Callable[[int, int], None],
    until: float | None,
    *,
    cancels: bool = True,
) -> list[Programs]:
    """What the jobs of some experiments come to; Ctrl-C leaves out what is missing.

    Args:
        jobs: a job of each.
        late: in place of each that is not done in time.
        tell: is told how many are done.
        until: when that is.
        cancels: whether those that are late are not begun any more.
    """
    made: list[Programs] = []
    try:
        for job, otherwise in zip(jobs, late, strict=True):
            made.append(_in_time(job, otherwise, until, cancels=cancels))
            tell(len(made), len(jobs))
    except KeyboardInterrupt:
        made += _interrupted(late[len(made) :])
        cancel(jobs)
    return made


def _in_time(
    job: Future[Programs], otherwise: Programs, until: float | None, *, cancels: bool
) -> Programs:
    """What a job makes; something else if it is not done in time."""
    try:
        return job.result(None if until is None else max(until - time.perf_counter(), 0.0))
    except TimeoutError:
        if cancels:
            job.cancel()
        return otherwise


def _interrupted(programs: Sequence[Programs]) -> list[Programs]:
    made = (each if isinstance(each, Outcome) else each[0] for each in programs)
    return [Outcome(each.experiment, Status.SKIPPED, INTERRUPTED) for each in made]


def _machine_code(kernel: Kernel, made: Sequence[Programs]) -> Iterator[bytes]:
    """All machine code that self-checks ask for."""
    yield kernel.built.cubin
    for each in made:
        if not isinstance(each, Outcome):
            yield from (version.built.cubin for version in each if version.program is not None)


def is_interrupted(made: Programs) -> bool:
    """True if the user ended the building before this one."""
    return isinstance(made, Outcome) and made.reason == INTERRUPTED


def _proposal(kernel: Kernel, experiment: Experiment, scope: Scope) -> Proposal | Refusal:
    if kernel.has_ptx:
        return experiment.propose(kernel, scope)
    if experiment.of_machine_code is None:
        return Refusal(without_ptx.EXPERIMENT)
    return experiment.of_machine_code(kernel, scope)


def _drafted(kernel: Kernel, experiment: Experiment, scope: Scope) -> Programs:
    """One experiment's programs, not judged yet, or why there is none."""
    proposal = _proposal(kernel, experiment, scope)
    if isinstance(proposal, Refusal):
        status = Status.ABSENT if proposal.absent else Status.REFUSED
        return Outcome(experiment, status, proposal.reason)
    every = (proposal, *proposal.alternatives)
    return tuple(draft(kernel, experiment, scope, each) for each in every)


def _judged(made: Programs) -> Programs:
    """The programs with their self-checks made, some with loops kept rolled."""
    if isinstance(made, Outcome):
        return made
    found = tuple(map(settled, made))
    for version in found:
        _ = version.checks
    return found


def _guarded(experiment: Experiment, make: Callable[[], Programs]) -> Programs:
    """What ``make`` returns; what fails is the experiment's outcome."""
    try:
        return make()
    except (TooLargeError, RecursionError) as error:
        return Outcome(experiment, Status.REFUSED, why_too_large(error))
    except CuadoError as error:
        return Outcome(experiment, Status.REFUSED, f"the rewritten kernel fails: {error.message}")
    except Exception as error:  # noqa: BLE001 - a mistake of ours costs one experiment, not all
        fault = f"a fault of cuado's own: {type(error).__name__}: {error}; please report it"
        return Outcome(experiment, Status.REFUSED, fault)
