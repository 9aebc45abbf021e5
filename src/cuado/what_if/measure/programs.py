"""The programs of experiments, rewritten and assembled side by side."""

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from os import sched_getaffinity
from threading import Semaphore
from typing import TypeVar

from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel import without_ptx
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.ptx.errors import TooLargeError, why_too_large
from cuado.sass.rounding import is_told_by_bits
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import code_of
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.early_disassembly import EarlyDisassembly
from cuado.what_if.measure.versions import Version, draft, settled
from cuado.what_if.result import Outcome, Status

INTERRUPTED = "interrupted"
NO_TIME = "the time budget has no room for it: give --budget more seconds"

_ALTERNATIVES = ThreadPoolExecutor(max(2, len(sched_getaffinity(0))))
"""Threads that assemble the alternatives of an experiment side by side: all that is timed with them
waits for the last. They are not those that wait for them."""
REWRITING = 2
"""Threads that rewrite at a time. The interpreter runs one thread, for 5 ms where others want it:
who assembles lets it go at each file and each message of a process, and then waits for a turn of
all that rewrite (46 ms beside six, 6 beside one). Two, as some wait for a compiler themselves."""
_REWRITING = Semaphore(REWRITING)
_T = TypeVar("_T")
Wanted = Sequence[tuple[Experiment, Scope]]
Programs = tuple[Version, ...] | Outcome
"""The programs of an experiment, alternatives to each other; or its outcome, if it has none."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What is done while programs are built, and while their machine code is read.

    Attributes:
        with_each: with an experiment's programs, as soon as they are assembled; None for nothing.
        with_all: with all of them, until a function says that their self-checks are made.
        keeps: is told of Ctrl-C in a wait for self-checks, and says whether these are still worth
            one; None for never.
    """

    with_all: Callable[[Sequence[Programs], Callable[[], bool]], None]
    with_each: Callable[[Programs], None] | None = None
    keeps: Callable[[], bool] | None = None


@dataclass
class Begun:
    """Programs that are being rewritten and assembled, and whose machine code is read meanwhile.

    Attributes:
        jobs: of an experiment and where, one each.
        is_listed: whether all machine code is disassembled, as a model of its time asks for;
            otherwise only what self-checks need.
        early: reads what is done.
    """

    jobs: dict[tuple[str, Scope], Future[Programs]] = field(default_factory=dict)
    is_listed: bool = False
    early: EarlyDisassembly = field(init=False)

    def __post_init__(self) -> None:
        self.early = EarlyDisassembly(self.read)

    def read(self, cubins: list[bytes]) -> None:
        """Have machine code in the cache that will be asked for; what fails fails there."""
        with contextlib.suppress(CuadoError, OSError):  # A full disk, for one.
            asked = [each for each in cubins if self.is_listed or not is_told_by_bits(each)]
            disassemble_together(asked, Cache.default())
            if len(asked) == 1:  # Alone it is not read together with others.
                code_of(asked[0], cache=Cache.default())

    def read_rest(self, cubins: list[bytes]) -> None:
        """Read what is in no lot, and wait for the lots."""
        self.read(self.early.rest_of(cubins))
        self.early.finish()

    def of(self, wanted: Wanted) -> list[Future[Programs]]:
        """The jobs of some experiments, in order."""
        return [self.jobs[experiment.name, scope] for experiment, scope in wanted]

    def begin(self, kernel: Kernel, wanted: Wanted, pool: Executor) -> None:
        """Begin what is not begun yet; arguments are those of :func:`begin_programs`."""
        added = [(e, s) for e, s in wanted if (e.name, s) not in self.jobs]
        for experiment, scope in added:
            draft_it = partial(_drafted, kernel, experiment, scope)
            self.jobs[experiment.name, scope] = pool.submit(_guarded, experiment, draft_it)
        for job in self.of(added):
            job.add_done_callback(self._read_early)

    def forget_others(self, wanted: Wanted) -> None:
        """Keep no jobs but those of some experiments."""
        kept = {(experiment.name, scope) for experiment, scope in wanted}
        for each in self.jobs.keys() - kept:
            self.jobs.pop(each).cancel()

    @property
    def is_done(self) -> bool:
        """True if all that was begun is assembled."""
        return all(each.done() for each in tuple(self.jobs.values()))

    def _read_early(self, job: Future[Programs]) -> None:
        """Give the machine code of a job that is done to be read; after the last, what is left."""
        if not (job.cancelled() or job.exception() or isinstance(made := job.result(), Outcome)):
            self.early.add(version.built.cubin for version in made if version.program is not None)
        if self.is_done:
            self.early.read_all()


def begin_programs(
    kernel: Kernel,
    wanted: Wanted,
    pool: Executor,
    importance: Callable[[Experiment], tuple[int, ...]] | None = None,
    *,
    is_listed: bool = False,
) -> Begun:
    """Begin to rewrite and assemble the programs of experiments, side by side.

    Args:
        kernel: the original.
        wanted: experiments and where; the most telling first.
        pool: the threads.
        importance: a key by which they are begun; None for the order that they have.
        is_listed: whether all machine code is disassembled.
    """
    if wanted and kernel.has_ptx:
        pool.submit(getattr, kernel, "copies")  # Takes longest, and memory-only waits for it.
    if wanted:  # To prepare a kernel of 9,000 instructions takes seconds.
        kernel.prepare()
    order = list(wanted)
    if importance is not None:
        order.sort(key=lambda each: importance(each[0]))
    begun = Begun(is_listed=is_listed)
    begun.begin(kernel, order, pool)
    return begun


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
    begun: Begun | None = None,
    beside: Beside | None = None,
) -> list[Programs]:
    """Build the programs of experiments, side by side. Ctrl-C leaves out what is missing.

    Args:
        kernel: the original.
        wanted: experiments and where; the most telling first.
        tell: is told what is under way.
        pool: the threads.
        until: of ``time.perf_counter``; what is not built then is left out. None for no end.
        begun: what was begun of these and others; None for nothing.
        beside: is done meanwhile.
    """
    if begun is None:
        begun = begin_programs(kernel, wanted, pool)
    begun.begin(kernel, wanted, pool)
    jobs, early = begun.of(wanted), begun.early
    experiments = [experiment for experiment, _ in wanted]
    late: list[Programs] = [Outcome(e, Status.SKIPPED, NO_TIME) for e in experiments]
    assembling = partial(tell, "rewriting and assembling")
    if beside is not None and beside.with_each is not None:
        made = _as_they_come(jobs, late, assembling, until, beside.with_each)
    else:
        made = _results(jobs, late, assembling, until)
    if any(map(is_interrupted, made)):
        early.close()
        return made

    def judging() -> list[Future[Programs]]:
        begun.read_rest(_machine_code(kernel, made))
        pairs = zip(experiments, made, strict=True)
        return [pool.submit(_guarded, e, partial(_judged, programs)) for e, programs in pairs]

    try:
        begun_judging = pool.submit(judging)
        if beside is not None:
            beside.with_all(made, lambda: _are_done(begun_judging))
        tell("checking the rewritten programs", 0, len(made))
        keeps = None if beside is None else beside.keeps
        jobs = _patiently(begun_judging.result, keeps)
        checking = partial(tell, "checking the rewritten programs")
        # What is late is judged meanwhile, or when it is measured.
        return _patiently(lambda: list(_in_turn(jobs, made, checking, until, cancels=False)), keeps)
    except KeyboardInterrupt:
        early.close()
        return _interrupted(made)


def _patiently(wait_for: Callable[[], _T], keeps: Callable[[], bool] | None) -> _T:
    """What is waited for; Ctrl-C does not end that if something says that it is worth it."""
    try:
        return wait_for()
    except KeyboardInterrupt:
        if keeps is None or not keeps():
            raise
        return wait_for()


def _are_done(begun: Future[list[Future[Programs]]]) -> bool:
    return begun.done() and all(each.done() for each in begun.result())


def _results(
    jobs: Sequence[Future[Programs]],
    late: Sequence[Programs],
    tell: Callable[[int, int], None],
    until: float | None,
) -> list[Programs]:
    """What the jobs of some experiments come to; Ctrl-C leaves out what is missing.

    Args:
        jobs: a job of each.
        late: in place of each that is not done in time, which is not begun any more.
        tell: is told how many are done.
        until: when that is.
    """
    made: list[Programs] = []
    try:
        for each in _in_turn(jobs, late, tell, until, cancels=True):
            made.append(each)
    except KeyboardInterrupt:
        made += _interrupted(late[len(made) :])
        cancel(jobs)
    return made


def _in_turn(
    jobs: Sequence[Future[Programs]],
    late: Sequence[Programs],
    tell: Callable[[int, int], None],
    until: float | None,
    *,
    cancels: bool,
) -> Iterator[Programs]:
    """What each job comes to, or what is in its place if it is late."""
    for number, (job, otherwise) in enumerate(zip(jobs, late, strict=True), 1):
        yield _in_time(job, otherwise, until, cancels=cancels)
        tell(number, len(jobs))


def _as_they_come(
    jobs: Sequence[Future[Programs]],
    late: Sequence[Programs],
    tell: Callable[[int, int], None],
    until: float | None,
    use: Callable[[Programs], None],
) -> list[Programs]:
    """The same, but something is done with each as soon as it is there, the most telling first.

    Args:
        jobs: a job of each; the most telling first.
        late: in place of each that is not done in time.
        tell: is told how many are done.
        until: when that is.
        use: is called with each that is done.
    """
    made = list(late)
    left = {job: position for position, job in enumerate(jobs)}
    try:
        while left:
            seconds = None if until is None else max(until - time.perf_counter(), 0.0)
            wait(left, seconds, FIRST_COMPLETED)
            job = next((each for each in left if each.done()), None)
            if job is None:
                cancel(left)
                break
            made[left[job]] = job.result()
            tell(len(jobs) - len(left) + 1, len(jobs))
            use(made[left.pop(job)])
    except KeyboardInterrupt:
        cancel(left)
        if not left:
            return _interrupted(made)
        for position in left.values():
            made[position] = _interrupted([late[position]])[0]
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


def _machine_code(kernel: Kernel, made: Sequence[Programs]) -> list[bytes]:
    """All machine code that self-checks ask for; none where there is no program to check."""
    drafted = (version for each in made if not isinstance(each, Outcome) for version in each)
    programs = [version.built.cubin for version in drafted if version.program is not None]
    return [kernel.built.cubin, *programs] if programs else []


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
    with _REWRITING:
        proposal = _proposal(kernel, experiment, scope)
    if isinstance(proposal, Refusal):
        status = Status.ABSENT if proposal.absent else Status.REFUSED
        return Outcome(experiment, status, proposal.reason)
    every = (proposal, *proposal.alternatives)
    if any(each.approximates for each in every):
        # With numpy: while others are made, not while the device waits for the first run of this.
        import_module("cuado.backends.deviation")
    if len(every) == 1:
        return (draft(kernel, experiment, scope, proposal),)
    return tuple(_ALTERNATIVES.map(partial(draft, kernel, experiment, scope), every))


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
