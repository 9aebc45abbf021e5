"""The whole of it: build, propose, check, measure, judge. Reads as the method does.

Everything that can fail for one experiment fails for that experiment only; Ctrl-C at any moment
leaves what was measured.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from os import cpu_count

from cuado.backends.protocol import Backend, Bench
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.model.trial import (
    ORIGINAL,
    Equivalence,
    Loaded,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.ptx.trim import only_kernel
from cuado.stats import Run, Verdict
from cuado.whatif.experiment import Experiment, Kind, Refusal, Scope
from cuado.whatif.judgement import judged, touched_lines
from cuado.whatif.limits import agreement, limiter_from
from cuado.whatif.measurement import CONTROL, Measured, Progress, measure, plan_of
from cuado.whatif.result import CounterVerdict, Outcome, Status, WhatIf
from cuado.whatif.subject import Subject
from cuado.whatif.versions import Version, build, make, options_for

SECONDS = 3.0
LAUNCHES = 50.0
"""The time budget of all measuring: so many seconds, and so many times the kernel's own time."""
_SHARES = {"causes": 0.6, "sweeps": 0.25, "lines": 0.15}
"""Parts of the budget; what one leaves over goes to the next."""
_SWEEPS = 50
"""Rank from which experiments are sweeps."""
LINE_GAIN = 1.05
"""Gain of the whole kernel from which an experiment is repeated line by line."""
MOST_LINES = 6
"""Lines per experiment; the ones with most instructions first."""

Counters = Callable[[Bench, Subject, Loaded], CounterVerdict]


@dataclass(frozen=True, slots=True)
class Options:
    """How much to do.

    Attributes:
        experiments: which.
        lines: whether to repeat gainful experiments line by line.
        budget: seconds that measuring may take; None: by the kernel's own time.
        seed: of the order of trials.
    """

    experiments: tuple[Experiment, ...]
    lines: bool = True
    budget: float | None = None
    seed: int = 0


@dataclass
class _Session:
    """What is known so far."""

    launch: Launch
    bench: Bench
    subject: Subject
    loaded: Loaded
    options: Options
    progress: Progress | None
    kernel_time: float = 0.0
    spent: float = 0.0
    runs: list[Run] = field(default_factory=list)
    interrupted: bool = False

    def tell(self, what: str, done: int, total: int) -> None:
        if self.progress is not None:
            self.progress(what, done, total)

    def budget(self, part: str) -> float:
        """Nanoseconds left for a part."""
        seconds = self.options.budget
        whole = LAUNCHES * self.kernel_time + SECONDS * 1e9 if seconds is None else seconds * 1e9
        order = list(_SHARES)
        until = sum(_SHARES[name] for name in order[: order.index(part) + 1])
        return max(whole * until - self.spent, 0.0)


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
    began = time.perf_counter()
    with backend.open(launch) as bench:
        session = _opened(launch, bench, options, progress)
        outcomes = _causes_and_sweeps(session)
        if options.lines and not session.interrupted:
            outcomes = _line_by_line(session, outcomes)
        verdict = CounterVerdict()
        if counters is not None and not session.interrupted:
            session.tell("reading counters", 0, 1)
            verdict = _counted(session, counters)
        return _result(session, backend.name, outcomes, verdict, time.perf_counter() - began)


def _opened(launch: Launch, bench: Bench, options: Options, progress: Progress | None) -> _Session:
    """Build the original, load it, and learn how long it takes."""
    if progress is not None:
        progress("building the original", 0, 1)
    launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    how = options_for(launch.ptx, bench.device, launch.max_registers)
    built = build(launch.ptx, launch.kernel, how)
    subject = Subject(launch, resolve_chip(bench.device).chip, built, how)
    loaded = bench.load(Program(ORIGINAL, built.cubin, launch.kernel))
    session = _Session(launch, bench, subject, loaded, options, progress)
    bench.time(Trial())  # The first run of a program loads it.
    session.kernel_time = bench.time(Trial()).time
    return session


def _causes_and_sweeps(session: _Session) -> tuple[Outcome, ...]:
    """All experiments on the whole kernel."""
    wanted = [(each, Scope()) for each in session.options.experiments]
    made = _made(session, wanted)
    versions = [each for each in made.values() if isinstance(each, Version)]
    found: dict[str, Outcome] = {
        experiment.name: each
        for (experiment, _), each in zip(wanted, made.values(), strict=True)
        if isinstance(each, Outcome)
    }
    for part in ("causes", "sweeps"):
        chosen = [v for v in versions if (v.experiment.rank >= _SWEEPS) == (part == "sweeps")]
        for version, outcome in _measured(session, chosen, part):
            found[version.experiment.name] = outcome
    return tuple(found[e.name] for e in session.options.experiments if e.name in found)


def _line_by_line(session: _Session, outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """Experiments that gain on the whole kernel, restricted to each of several lines."""
    wanted = []
    for outcome in outcomes:
        if _worth_lines(outcome):
            wanted += [(outcome.experiment, scope) for scope in _scopes(session.subject, outcome)]
    if not wanted:
        return outcomes
    made = _made(session, wanted)
    versions = [each for each in made.values() if isinstance(each, Version)]
    lines: dict[str, list[Outcome]] = {}
    for version, found in _measured(session, versions, "lines"):
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


def _scopes(subject: Subject, outcome: Outcome) -> list[Scope]:
    """One scope for each line that the experiment touched."""
    by_line = {line: [] for line in outcome.touched}  # type: dict[object, list[int]]
    for index, line in enumerate(subject.lines):
        if line in by_line:
            by_line[line].append(index)
    ranked = sorted(outcome.touched, key=lambda line: -len(by_line[line]))[:MOST_LINES]
    return [
        Scope(frozenset(by_line[line]), f"{line.file.rpartition('/')[2]}:{line.line}")
        for line in ranked
    ]


def _made(
    session: _Session, wanted: Sequence[tuple[Experiment, Scope]]
) -> dict[int, Version | Outcome]:
    """Programs of the experiments, assembled side by side; an outcome where there is none."""
    done = 0
    made: dict[int, Version | Outcome] = {}
    try:
        with ThreadPoolExecutor(max(cpu_count() or 1, 2)) as pool:
            jobs = [pool.submit(_proposed, session.subject, e, s) for e, s in wanted]
            for number, job in enumerate(jobs):
                made[number] = job.result()
                done += 1
                session.tell("rewriting and assembling", done, len(jobs))
    except KeyboardInterrupt:
        session.interrupted = True
        for number, (experiment, _) in enumerate(wanted):
            made.setdefault(number, Outcome(experiment, Status.SKIPPED, "interrupted"))
    return dict(sorted(made.items()))


def _proposed(subject: Subject, experiment: Experiment, scope: Scope) -> Version | Outcome:
    """One experiment's program, or why there is none."""
    try:
        proposal = experiment.propose(subject, scope)
        if isinstance(proposal, Refusal):
            status = Status.ABSENT if proposal.absent else Status.REFUSED
            return Outcome(experiment, status, proposal.reason)
        return make(subject, experiment, scope, proposal)
    except CuadoError as error:
        return Outcome(experiment, Status.REFUSED, f"the rewritten kernel fails: {error.message}")


def _measured(
    session: _Session, versions: Sequence[Version], part: str
) -> Iterable[tuple[Version, Outcome]]:
    """Load, compare, time and judge some versions."""
    trials: dict[str, Trial] = {}
    ready: list[tuple[Version, Equivalence | None]] = []
    blocks: dict[str, int] = {}
    found: list[tuple[Version, Outcome]] = []
    for number, version in enumerate(versions):
        session.tell("loading and comparing results", number, len(versions))
        if session.interrupted:
            found.append((version, _left_out(session, version, Status.SKIPPED, "interrupted")))
            continue
        try:
            equivalence = _loaded(session, version, blocks)
        except TrialFailedError as error:
            why = f"{error.failure.value}: {error.message}"
            found.append((version, _left_out(session, version, Status.FAILED, why)))
            continue
        except KeyboardInterrupt:
            session.interrupted = True
            found.append((version, _left_out(session, version, Status.SKIPPED, "interrupted")))
            continue
        ready.append((version, equivalence))
        trials |= dict(version.variants())
    if trials and not session.interrupted:
        run = _run(session, trials, part)
        for version, equivalence in ready:
            found.append((version, judged(session.subject, version, run, equivalence, blocks)))
    else:
        found += [
            (version, _left_out(session, version, Status.SKIPPED, "interrupted"))
            for version, _ in ready
        ]
    return found


def _left_out(session: _Session, version: Version, status: Status, reason: str) -> Outcome:
    return Outcome(
        version.experiment,
        status,
        reason,
        kind=version.proposal.kind,
        checks=version.checks,
        touched=touched_lines(session.subject, version.proposal.touched),
        notes=version.proposal.notes,
    )


def _run(session: _Session, trials: Mapping[str, Trial], part: str) -> Measured:
    plan = plan_of(max(session.budget(part), 1.0), session.options.seed + len(session.runs))
    began = time.perf_counter_ns()
    measured = measure(session.bench, trials, plan, session.progress, f"measuring {part}")
    session.spent += time.perf_counter_ns() - began
    session.runs.append(measured.run)
    session.interrupted |= measured.interrupted
    return measured


def _loaded(session: _Session, version: Version, blocks: dict[str, int]) -> Equivalence | None:
    """Load a version's program; run it against the original where results must be the same.

    With the switch off, every switched program must compute what the original computes.
    """
    if version.program is not None:
        session.bench.load(version.program)
    for name, trial in version.variants():
        blocks[name] = session.bench.blocks_per_sm(trial)
    settings = version.proposal.settings
    if version.proposal.kind is Kind.SWITCHED:
        return session.bench.check(version.trial(settings[0]))
    if version.proposal.keeps_results:
        return session.bench.check(version.trial(settings[-1]))
    return None


def _counted(session: _Session, counters: Counters) -> CounterVerdict:
    try:
        return counters(session.bench, session.subject, session.loaded)
    except CuadoError as error:
        return CounterVerdict(note=f"no counters: {error}")
    except KeyboardInterrupt:
        session.interrupted = True
        return CounterVerdict(note="interrupted")


def _result(
    session: _Session,
    backend: str,
    outcomes: tuple[Outcome, ...],
    counters: CounterVerdict,
    seconds: float,
) -> WhatIf:
    first = session.runs[0] if session.runs else None
    original = first.samples[ORIGINAL] if first else None
    interval = original.interval() if original and len(original) else None
    clocks = [
        clock
        for run in session.runs
        for sample in (run.samples[ORIGINAL], run.samples[CONTROL])
        for pair in sample.clocks
        for clock in pair
    ]
    limiter = limiter_from(
        session.launch,
        session.bench.device,
        session.subject.chip,
        interval.estimate if interval else None,
        outcomes,
        session.loaded.blocks_per_sm,
    )
    return WhatIf(
        launch=session.launch,
        chip=session.subject.chip,
        device=session.bench.device,
        backend=backend,
        loaded=session.loaded,
        original=interval,
        noise=first.noise() if first else None,
        outcomes=outcomes,
        limiter=limiter,
        counters=agreement(limiter, counters),
        rounds=max((len(run.samples[ORIGINAL]) for run in session.runs), default=0),
        disturbed=sum(len(run.disturbed) for run in session.runs),
        seconds=seconds,
        interrupted=session.interrupted,
        clocks=(min(clocks), max(clocks)) if clocks else None,
    )
