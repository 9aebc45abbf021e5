"""The whole of it: build, propose, check, measure, judge. Reads as the method does.

Everything that can fail for one experiment fails for that experiment only; Ctrl-C at any moment
leaves what was measured.
"""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from os import cpu_count

from cuado.backends.protocol import Backend, Bench
from cuado.backends.rounds import CONTROL, Progress
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel import without_ptx
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.proposal import Scope
from cuado.model.launch import Launch
from cuado.model.trial import (
    ORIGINAL,
    Loaded,
    Trial,
)
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.targets import capability
from cuado.stats import Verdict
from cuado.whatif.diagnose.cross_check import agreement, by_counters, confirmed
from cuado.whatif.diagnose.evidence import Evidence
from cuado.whatif.diagnose.limits import limiter_from
from cuado.whatif.diagnose.ruled_out import ruled_out
from cuado.whatif.diagnose.table import named_causes
from cuado.whatif.measure.assembly import INTERRUPTED, Made, Wanted, is_interrupted, made_of
from cuado.whatif.measure.outcomes import best
from cuado.whatif.measure.schedule import measured, run_of
from cuado.whatif.outcomes import Outcomes
from cuado.whatif.result import CounterVerdict, Outcome, Status, WhatIf
from cuado.whatif.session import Options, Session

_SWEEPS = 50
"""Rank from which experiments are sweeps."""
LINE_GAIN = 1.05
"""Gain of the whole kernel from which an experiment is repeated line by line."""
MOST_LINES = 6
"""Lines per experiment; the ones with most instructions first."""

Counters = Callable[[Bench, Loaded], CounterVerdict]


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
    with opened(launch, backend, options, progress) as ready:
        return conducted(ready, counters)


@dataclass(frozen=True, slots=True)
class Opened:
    """A launch on an open device, and the programs of its experiments.

    Attributes:
        session: what is known so far.
        made: programs, in the order of the experiments.
        backend: where.
        began: when, by ``time.perf_counter``.
    """

    session: Session
    made: Sequence[Made]
    backend: Backend
    began: float


@contextlib.contextmanager
def opened(
    launch: Launch, backend: Backend, options: Options, progress: Progress | None = None
) -> Iterator[Opened]:
    """A launch on an open device; arguments and errors as of :func:`whatif`.

    While the device is opened and its buffers are filled, programs are made.
    """
    began = time.perf_counter()
    tell = progress or _silent
    with ThreadPoolExecutor((cpu_count() or 1) + 1) as pool:
        bench, kernel, made = _prepared(launch, backend, options, tell, pool)
        with bench:
            session = _session(bench, kernel, options, tell, pool)
            session.interrupted = any(map(is_interrupted, made))
            yield Opened(session, made, backend, began)


def conducted(ready: Opened, counters: Counters | None = None) -> WhatIf:
    """Make the experiments; arguments and errors as of :func:`whatif`."""
    session, made = ready.session, ready.made
    causes = _whole(session, made, "causes")
    if session.options.lines and not session.interrupted:
        causes = _line_by_line(session, causes)
    outcomes = causes + _whole(session, made, "sweeps")
    if session.first is None and not session.interrupted:
        run_of(session, {}, "sweeps")  # Nothing had room: the original's own time at least.
    verdict = CounterVerdict()
    if counters is not None and not session.interrupted:
        session.tell("reading counters", 0, 1)
        verdict = _counted(session, counters)
    seconds = time.perf_counter() - ready.began
    return _result(session, ready.backend, outcomes, verdict, seconds)


def _silent(what: str, done: int, total: int) -> None:
    """Progress that nobody watches."""
    del what, done, total


def _prepared(
    launch: Launch, backend: Backend, options: Options, tell: Progress, pool: Executor
) -> tuple[Bench, Kernel, list[Made]]:
    """Open the device, and meanwhile make the programs."""
    tell("opening the device", 0, 1)
    if launch.has_ptx:
        launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    device = backend.device
    opening = pool.submit(backend.open, launch)
    try:
        tell("building the original", 0, 1)
        chip = resolve_chip(device, options.chip).chip
        kernel = original_subject(launch, device, chip, pool)
        made = made_of(kernel, _whole_kernel(options), tell, pool)
        tell("waiting for the device", 0, 1)
        return opening.result(), kernel, made
    except BaseException:
        _close_when_open(opening)
        raise


def _whole_kernel(options: Options) -> Wanted:
    return [(experiment, Scope()) for experiment in options.experiments]


def _close_when_open(opening: "Future[Bench]") -> None:
    """Free the device if opening it succeeds after all."""
    with contextlib.suppress(CuadoError, CancelledError):
        if not opening.cancel():
            opening.result().close()


def _session(
    bench: Bench, kernel: Kernel, options: Options, tell: Progress, pool: Executor
) -> Session:
    """Load the original, and learn how long it takes."""
    tell("running the original", 0, 1)
    loaded = bench.load(kernel.built.program(ORIGINAL, kernel.launch.kernel))
    bench.time(Trial())  # The first run of a program is not like the others.
    reading = bench.time(Trial())
    return Session(bench, kernel, tell, pool, reading, options.seed, loaded=loaded, options=options)


def _whole(session: Session, made: Sequence[Made], part: str) -> tuple[Outcome, ...]:
    """The experiments of a part, on the whole kernel."""
    found: dict[str, list[Outcome]] = {}
    groups = []
    for (experiment, _), each in zip(_whole_kernel(session.options), made, strict=True):
        if (experiment.rank >= _SWEEPS) != (part == "sweeps"):
            continue
        found[experiment.name] = [each] if isinstance(each, Outcome) else []
        if not isinstance(each, Outcome):
            groups.append(each)
    for version, outcome in measured(session, groups, part):
        found[version.experiment.name].append(outcome)
    return tuple(map(best, found.values()))


def _line_by_line(session: Session, outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """Experiments that gain on the whole kernel, restricted to each of several lines."""
    wanted = [
        (outcome.experiment, scope)
        for outcome in outcomes
        if _worth_lines(outcome)
        for scope in _scopes(session.subject, outcome)
    ]
    if not wanted:
        return outcomes
    made = made_of(session.subject, wanted, session.tell, session.pool)
    groups = [each for each in made if not isinstance(each, Outcome)]
    lines: dict[str, list[Outcome]] = {}
    for version, found in measured(session, groups, "lines"):
        lines.setdefault(version.experiment.name, []).append(found)
    return tuple(
        replace(outcome, lines=tuple(lines.get(outcome.experiment.name, ())))
        for outcome in outcomes
    )


def _worth_lines(outcome: Outcome) -> bool:
    return (
        outcome.experiment.per_line
        and outcome.status is Status.MEASURED
        and outcome.verdict is Verdict.FASTER
        and outcome.gain is not None
        and outcome.gain.low >= LINE_GAIN
        and len(outcome.touched) > 1
    )


def _scopes(kernel: Kernel, outcome: Outcome) -> list[Scope]:
    """One scope for each line that the experiment touched."""
    by_line = {line: [] for line in outcome.touched}  # type: dict[object, list[int]]
    for index, line in enumerate(kernel.lines):
        if line in by_line:
            by_line[line].append(index)
    ranked = sorted(outcome.touched, key=lambda line: -len(by_line[line]))[:MOST_LINES]
    return [
        Scope(frozenset(by_line[line]), f"{line.file.rpartition('/')[2]}:{line.line}")
        for line in ranked
    ]


def _counted(session: Session, counters: Counters) -> CounterVerdict:
    try:
        return counters(session.bench, session.loaded)
    except CuadoError as error:
        return CounterVerdict(note=f"no counters: {error}")
    except KeyboardInterrupt:
        session.interrupted = True
        return CounterVerdict(note=INTERRUPTED)


def _result(
    session: Session,
    backend: Backend,
    outcomes: tuple[Outcome, ...],
    counters: CounterVerdict,
    seconds: float,
) -> WhatIf:
    first = session.first
    interval = first.samples[ORIGINAL].interval() if first else None
    clocks = [
        clock
        for run in session.runs
        for name in (ORIGINAL, CONTROL)
        if name in run.samples
        for pair in run.samples[name].clocks
        for clock in pair
    ]
    limiter = limiter_from(
        session.subject.launch,
        session.subject.chip,
        interval.estimate if interval else None,
        Outcomes(outcomes),
        session.loaded.blocks_per_sm,
    )
    evidence = Evidence(session.subject, Outcomes(outcomes), limiter, interval)
    absent = ruled_out(evidence)
    named = named_causes(evidence, absent)
    return WhatIf(
        launch=session.subject.launch,
        chip=session.subject.chip,
        device=session.bench.device,
        backend=backend.name,
        loaded=session.loaded,
        original=interval,
        noise=first.noise() if first else None,
        outcomes=outcomes,
        limiter=limiter if session.subject.has_ptx else by_counters(limiter, counters),
        counters=agreement(limiter, counters),
        rounds=max((len(run.samples[ORIGINAL]) for run in session.runs), default=0),
        disturbed=sum(len(run.disturbed) for run in session.runs),
        seconds=seconds,
        interrupted=session.interrupted,
        clocks=(min(clocks), max(clocks)) if clocks else None,
        notes=(*backend.notes, *_notes(session)),
        causes=confirmed(named, absent, counters.findings),
        ruled_out=absent,
        modelled=session.bench.is_modelled,
    )


def _notes(session: Session) -> tuple[str, ...]:
    """What the reader should know of the chip and of the launch itself."""
    note = resolve_chip(session.bench.device, session.options.chip).note
    of_chip = (note,) if note else ()
    if not session.subject.has_ptx:
        return (*of_chip, without_ptx.note(capability(session.subject.options.architecture)))
    cap, registers = session.subject.launch.max_registers, session.loaded.registers
    if cap is None or registers <= cap:
        return of_chip
    return (
        *of_chip,
        f"the cap of {cap} registers has no effect, the kernel has {registers}: the assembler "
        "ignores it for kernels that state their block (__launch_bounds__)",
    )
