"""A what-if from beginning to end: build, propose, check, measure, conclude.

Whatever fails for one experiment fails for that experiment only. Ctrl-C at any moment leaves what
was measured until then.
"""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property, partial
from os import sched_getaffinity

from cuado.backends.clock import Clock, clock_of, own_clock_of
from cuado.backends.protocol import Backend, Bench, Leaves, Modelling
from cuado.backends.rounds import Progress
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel.assembly import opcodes_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.proposal import Scope
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Loaded, Trial
from cuado.ptx.trim import only_kernel
from cuado.stats import Reading
from cuado.what_if.conclusion import Telling, conclude, first_verdict
from cuado.what_if.device_work import Counters, DeviceWork, Door, begun_first, counters_of
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.programs import (
    Begun,
    Programs,
    Wanted,
    begin_programs,
    build_programs,
    cancel,
    is_interrupted,
)
from cuado.what_if.measure.schedule import time_trials
from cuado.what_if.measure.scopes import (
    SWEEPS,
    measure_lines,
    measure_whole_kernel,
    sweeps_ahead,
)
from cuado.what_if.result import CounterVerdict, WhatIf
from cuado.what_if.session import Options, Part, Session


def whatif(
    launch: Launch,
    backend: Backend,
    options: Options,
    counters: Counters | None = None,
    progress: Progress | None = None,
) -> WhatIf:
    """Make the experiments on a launch.

    Args:
        launch: what to run.
        backend: where.
        options: how much.
        counters: reads hardware counters of the original, for the cross-check; None does without.
        progress: told what is under way.

    Raises:
        CuadoError: the original cannot be built, opened or run.
    """
    with open_launch(launch, backend, options, progress, counters=counters) as ready:
        return run_experiments(ready, counters)


# 1. The device is opened, and meanwhile all programs are built; then the original is run.

COLD = 0.25
"""Seconds that the original's first run counts beside the kernel's own time: a driver that started
took all the time that a CUTLASS kernel's experiments had, and nothing was measured of it."""
DELAY = 10e6
"""Nanoseconds that a run takes beside the kernel's own from which the host was held up."""
AGAIN = 3
"""Runs more of an original that the host held up."""
Chosen = Callable[[Kernel], Options]
"""The options for a kernel, once it is built."""
TooLong = Callable[[Kernel, float], bool]
"""Whether a kernel takes too long for experiments, by the nanoseconds of its first run."""
LONG = 1 << 16
"""Characters of PTX that can take the assembler minutes, or a gigabyte: 5,000 roots of doubles are
twice as many."""


@dataclass(frozen=True, slots=True)
class OpenLaunch:
    """A launch on an open device, and the programs of its experiments.

    Attributes:
        session: what is known so far.
        programs: of each experiment, in order.
        backend: where.
        began: when, by ``time.perf_counter``.
        opening: seconds that it took to open the device and to fill the buffers.
    """

    session: Session
    programs: Sequence[tuple[Experiment, Programs]]
    backend: Backend
    began: float
    opening: float


@contextlib.contextmanager
def open_launch(
    launch: Launch,
    backend: Backend,
    options: Options | Chosen,
    progress: Progress | None = None,
    too_long: TooLong | None = None,
    *,
    chip: str | None = None,
    counters: Counters | None = None,
) -> Iterator[OpenLaunch]:
    """Open the device, build the programs, and run the original.

    Errors are those of :func:`whatif`.

    Args:
        launch: what to run.
        backend: where.
        options: how much; or what chooses that for the kernel, while the device is opened.
        progress: told what is under way.
        too_long: is asked once the original has run on a GPU; if it is so, no program is waited
            for, and the launch has none. None: whatever it takes.
        chip: a chip's name or file, where it is to overrule what is known of the device, and the
            options are chosen later.
        counters: read while self-checks are made, if nothing else is to be done; None for none.
    """
    began = time.perf_counter()
    tell = Telling(progress or _silent)
    # As many as this process may use: more of them only keep the most telling ones waiting. Two
    # only wait at first: for the original's disassembly, and for copies that need it.
    pool = ThreadPoolExecutor(len(sched_getaffinity(0)) + 3)
    waits = True
    try:
        given = _Given(launch, backend, options, too_long, chip, counters)
        opened = _open_and_build(given, tell, pool)
        session, programs = opened.session, opened.programs
        waits = session.options.until is None
        with _left(opened.bench):
            session.interrupted |= any(map(is_interrupted, programs))
            if opened.is_too_long:
                yield OpenLaunch(session, (), backend, began, opened.seconds)
                return
            asked = zip(session.options.experiments, programs, strict=True)
            yield OpenLaunch(session, tuple(asked), backend, began, opened.seconds)
    finally:
        # What is still being built came too late to be wanted.
        pool.shutdown(wait=waits, cancel_futures=True)


@contextlib.contextmanager
def _left(bench: Bench) -> Iterator[None]:
    """Close a bench at the end; what is known is reported while a driver still tidies up."""
    try:
        yield
    finally:
        if isinstance(bench, Leaves):
            bench.leave()
        else:
            bench.close()


def _silent(what: str, done: int, total: int) -> None:
    """Progress that nobody watches."""
    del what, done, total


@dataclass(frozen=True, slots=True)
class _Opened:
    """An open device, and the programs for it.

    Attributes:
        bench: the device.
        programs: of each experiment, in order; none if the original takes too long.
        session: what is known so far.
        seconds: that it took to open the device.
        is_too_long: whether it takes too long for experiments.
    """

    bench: Bench
    programs: Sequence[Programs]
    session: Session
    seconds: float
    is_too_long: bool = False


@dataclass
class _Original:
    """The original, which runs once the device is open and somebody asks for it.

    Attributes:
        opening: the device.
        kernel: the original.
        options: how much to do.
        tell: told what is under way.
        pool: compiles programs.
    """

    opening: "Future[Bench]"
    kernel: Kernel
    options: Options
    tell: Progress
    pool: Executor

    @cached_property
    def ran(self) -> tuple[Loaded, Reading, float]:
        """What the device says of it, the timing of its first run, and the seconds that took.

        The first run of a program is slower than the others.
        """
        self.tell("waiting for the device", 0, 1)
        bench = self.opening.result()
        self.tell("running the original", 0, 1)
        clock = _clock(bench, self.options)
        began = clock.now()
        loaded = bench.load(self.kernel.built.program(ORIGINAL, self.kernel.launch.kernel))
        return loaded, bench.time(Trial()), clock.now() - began

    def session(self, *, is_too_long: bool = False) -> Session:
        """Learn how long it takes; if that is too long, its first run has to do."""
        loaded, reading, seconds = self.ran
        bench = self.opening.result()
        clock = _clock(bench, self.options)
        began = clock.now()
        if not is_too_long:
            reading = _undelayed(bench)
        return Session(
            bench,
            self.kernel,
            self.tell,
            self.pool,
            reading,
            self.options.seed,
            loaded=loaded,
            options=self.options,
            clock=clock,
            spent=(min(seconds, COLD + reading.time / 1e9) + clock.now() - began) * 1e9,
        )


def _clock(bench: Bench, options: Options) -> Clock:
    """What the budget is held against: the wall's clock only where the user gives an end."""
    has_end = options.budget is not None or options.most is not None or options.until is not None
    return clock_of(bench) if has_end else own_clock_of(bench)


def _undelayed(bench: Bench) -> Reading:
    """A run of the original; others if the host was held up in the first.

    What it cost says how many experiments have time: on a host with 56 busy processors four kernels
    of 0.4 to 1.4 ms had time for none.
    """
    best = bench.time(Trial())
    for _ in range(0 if bench.is_modelled else AGAIN):
        if best.cost is None or best.cost - best.time < DELAY:
            break
        again = bench.time(Trial())
        best = again if again.cost is not None and again.cost < best.cost else best
    return best


@dataclass(frozen=True, slots=True)
class _Given:
    """The arguments of :func:`open_launch`."""

    launch: Launch
    backend: Backend
    options: Options | Chosen
    too_long: TooLong | None
    chip: str | None
    counters: Counters | None


def _open_and_build(given: _Given, tell: Telling, pool: Executor) -> _Opened:
    """Open the device and fill its buffers, and meanwhile build the programs."""
    launch, backend, too_long = given.launch, given.backend, given.too_long
    tell("opening the device", 0, 1)
    if launch.has_ptx:
        launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    if isinstance(backend, Modelling):
        backend.check_timed(launch)
    device = backend.device
    door = Door(backend)
    opening = pool.submit(door.open, launch)
    if launch.has_ptx and len(launch.ptx) > LONG:
        opening.result()  # A device that refuses it does so before it is assembled for minutes.
    try:
        tell("building the original", 0, 1)
        options = given.options
        known = options.chip if isinstance(options, Options) else given.chip
        kernel = original_subject(launch, device, resolve_chip(device, known).chip, pool)
        if not isinstance(options, Options):
            options = options(kernel)
        wanted = [(experiment, Scope()) for experiment in options.experiments]
        under_way = _begun(given, kernel, wanted, pool)
        original = _Original(opening, kernel, options, tell, pool)
        # While programs are rewritten, the device has nothing else to do.
        if too_long and not backend.notes and too_long(kernel, original.ran[1].time):
            cancel(under_way.jobs.values())
            session = original.session(is_too_long=True)
            return _Opened(opening.result(), (), session, door.seconds, is_too_long=True)
        causes = [each for each in options.experiments if each.rank < SWEEPS]
        count = partial(counters_of, given.counters) if given.counters is not None else None
        beside = DeviceWork(original.session, causes, tell, count)
        programs = build_programs(
            kernel, wanted, tell, pool, options.built_until, under_way, beside.jobs(backend)
        )
        return _Opened(opening.result(), programs, beside.session, door.seconds)
    except BaseException:
        _close_when_open(opening)
        raise


def _begun(given: _Given, kernel: Kernel, wanted: Wanted, pool: Executor) -> Begun:
    """Begin what takes long: the original's opcodes, if they are asked for, and the programs."""
    is_modelled = bool(given.backend.notes)
    if given.counters is not None or is_modelled:
        pool.submit(opcodes_of, kernel)  # Before all others: it only waits.
    first = partial(begun_first, kernel)
    return begin_programs(kernel, wanted, pool, first, is_listed=is_modelled)


def _close_when_open(opening: "Future[Bench]") -> None:
    """Free the device if opening it succeeds after all."""
    with contextlib.suppress(CuadoError, CancelledError):
        if not opening.cancel():
            opening.result().close()


# 2. Causes are measured on the whole kernel, then by line; then sweeps; then counters are read.


def run_experiments(
    ready: OpenLaunch,
    counters: Counters | None = None,
    meanwhile: Callable[[WhatIf], None] | None = None,
) -> WhatIf:
    """Make the experiments on an open launch; other arguments and errors are :func:`whatif`'s.

    Args:
        ready: the launch.
        counters: reads hardware counters; None does without.
        meanwhile: begins what can be done while they are read, with what is known without them.
    """
    session = ready.session
    causes = measure_whole_kernel(session, ready.programs, Part.CAUSES)
    if isinstance(session.tell, Telling):
        session.tell.verdict = first_verdict(session, causes)

    def rest(is_over: Callable[[], bool]) -> None:
        sweeps_ahead(session, [made for _, made in ready.programs], is_over)
        if session.counted is None and not (session.bench.is_modelled or is_over()):
            session.counted = counters_of(counters, session)

    if session.options.lines and not session.interrupted:
        causes = measure_lines(session, causes, rest)
    sweeps = measure_whole_kernel(session, ready.programs, Part.SWEEPS)
    if session.first is None and not session.interrupted:
        time_trials(session, {}, Part.SWEEPS)  # Nothing had room: the original's time at least.

    def concluded(counted: CounterVerdict) -> WhatIf:
        return conclude(
            session,
            causes + sweeps,
            counted,
            backend=ready.backend.name,
            backend_notes=ready.backend.notes,
            seconds=time.perf_counter() - ready.began,
        )

    if meanwhile is not None and counters is not None and not session.interrupted:
        meanwhile(concluded(CounterVerdict()))
    return concluded(session.counted or counters_of(counters, session))
