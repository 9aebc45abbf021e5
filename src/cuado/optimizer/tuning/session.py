"""Tuning of a case on a device: prepare, search, and hold the best against the default."""

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.backends.protocol import Backend, Bench
from cuado.backends.rounds import Progress, measure, plan_of
from cuado.calibration.on_the_spot import complete
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.metrics.quantity import format_duration
from cuado.model.trial import ORIGINAL
from cuado.optimizer.tuning.facts import Facts
from cuado.optimizer.tuning.features import pressures
from cuado.optimizer.tuning.measure import open_with, timed
from cuado.optimizer.tuning.prepare import CANDIDATE, Pool, Prepared, Request, prepare
from cuado.optimizer.tuning.search import Search
from cuado.sources.case.description import Case, read_case
from cuado.sources.case.space import Configuration, Space
from cuado.stats import Comparison

BUDGET = 20
"""Default number of evaluations."""
MOST = 1000
"""Maximum number of configurations that are compiled; larger spaces are sampled."""
_FINAL_NS = 2e9
"""Time for the last comparison."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The extent of the work.

    Attributes:
        budget: evaluations.
        most: maximum number of configurations that are compiled.
        jobs: number of compiling processes; None for one on each processor.
        model: chip whose model estimates times beforehand; empty for none.
        seed: seed of random decisions.
    """

    budget: int = BUDGET
    most: int = MOST
    jobs: int | None = None
    model: str = ""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Tried:
    """A configuration that was run.

    Attributes:
        values: by name.
        time: nanoseconds; None if it failed or computed something else.
        facts: what was known of it before.
        problem: why there is no time; empty if there is.
    """

    values: Mapping[str, int]
    time: float | None
    facts: Facts
    problem: str = ""

    @property
    def limiter(self) -> str:
        """The unit with the most to do in its hot code, by static counts."""
        return pressures(self.facts).limiter


@dataclass(frozen=True, slots=True)
class Tuned:
    """The result of tuning.

    Attributes:
        case: the tuned case.
        device: name of what ran it.
        configurations: number of those that meet all constraints.
        prepared: number of those that were compiled and can be launched.
        tried: in order; the first is the default if it meets the constraints and runs.
        against_default: the best against the default, interleaved; None if the default is the
            best, or was not reached.
        seconds: in all.
        interrupted: whether the user ended it.
        notes: for the reader.
    """

    case: Case
    device: str
    configurations: int
    prepared: int
    tried: tuple[Tried, ...]
    against_default: Comparison | None = None
    seconds: float = 0.0
    interrupted: bool = False
    notes: tuple[str, ...] = ()

    @property
    def ranked(self) -> tuple[Tried, ...]:
        """The configurations that were run, the fastest first; failures last."""
        return tuple(sorted(self.tried, key=lambda t: (t.time is None, t.time or 0.0)))

    @property
    def best(self) -> Tried | None:
        """The fastest configuration; None if none ran."""
        ranked = self.ranked
        return ranked[0] if ranked and ranked[0].time is not None else None

    @property
    def flags(self) -> tuple[str, ...]:
        """Compiler flags of the best: its macros."""
        best = self.best
        return () if best is None else flags_of(self.case, best.values)


def flags_of(case: Case, values: Mapping[str, int]) -> tuple[str, ...]:
    """``-DNAME=VALUE`` for each tunable that is a macro."""
    return tuple(f"-D{name}={value}" for name, value in values.items() if name in case.defines)


def tune(
    path: Path,
    backend: Backend,
    plan: Plan,
    overrides: Mapping[str, int] | None = None,
    progress: Progress | None = None,
) -> Tuned:
    """Find fast values of a case's tunables. Ctrl-C keeps what was measured.

    Args:
        path: of the case.
        backend: the device that runs it.
        plan: the extent of the work.
        overrides: constants and defines by name; a tunable among them is fixed.
        progress: receives the current activity.

    Raises:
        CuadoError: the case has no tunables, no configuration is allowed, or its default cannot be
            compiled and run.
    """
    start = time.monotonic()
    case = read_case(path, overrides)
    if case.space is None:
        raise CuadoError(f"{case.path}: has no tunables", "give [tunables]; see docs/tuning.md")
    allowed = case.space.configurations()
    if not allowed:
        raise CuadoError(f"{case.path}: no configuration meets all constraints", "relax one")
    backend = complete(backend, progress=progress)
    resolved = resolve_chip(backend.device)
    request = Request(case.path, dict(overrides or {}), backend.device, resolved.chip, plan.model)
    asked = replace(request, model="")
    default = prepare(asked, case.space.named(case.space.default))
    notes = (*backend.notes, resolved.note) if resolved.note else backend.notes
    found = Tuned(case, backend.name, len(allowed), 0, (), notes=notes)
    with backend.open(default.launch) as bench:
        open_with(bench, replace(default.program, name=ORIGINAL))
        ready, interrupted = _facts(request, case.space, allowed, plan, progress)
        found = replace(found, prepared=len(ready), interrupted=interrupted)
        if not ready and not interrupted:
            raise CuadoError(f"{case.path}: no configuration can be compiled and launched")
        if not interrupted:
            found = _searched(found, bench, asked, ready, plan, progress)
        if not found.interrupted:
            found = _confirmed(found, bench, asked, plan, progress)
    return replace(found, seconds=time.monotonic() - start)


def _facts(
    request: Request,
    space: Space,
    allowed: tuple[Configuration, ...],
    plan: Plan,
    progress: Progress | None,
) -> tuple[dict[Configuration, Facts], bool]:
    """The facts of every configuration that can be launched, and whether the user ended the run."""
    chosen = list(allowed)
    if len(chosen) > plan.most:
        chosen = random.Random(plan.seed).sample(chosen, plan.most)  # noqa: S311 (no secret)
        if space.default in allowed and space.default not in chosen:
            chosen[0] = space.default
    found: dict[Configuration, Facts] = {}
    try:
        with Pool(request, plan.jobs) as pool:
            each = pool.each(space.named(configuration) for configuration in chosen)
            for number, (configuration, (_, prepared)) in enumerate(zip(chosen, each, strict=True)):
                if isinstance(prepared, Prepared):
                    found[configuration] = prepared.facts
                if progress is not None:
                    progress("compiling", number + 1, len(chosen))
    except KeyboardInterrupt:
        return found, True
    return found, False


def _searched(
    found: Tuned,
    bench: Bench,
    request: Request,
    ready: Mapping[Configuration, Facts],
    plan: Plan,
    progress: Progress | None,
) -> Tuned:
    space = found.case.space
    assert space is not None  # noqa: S101 (for the type checker)
    search = Search(space.tunables, tuple(ready), space.default, tuple(ready.values()), plan.seed)
    tried: list[Tried] = []
    try:
        while len(tried) < plan.budget and (asked := search.ask()) is not None:
            best = min((each.time for each in tried if each.time is not None), default=None)
            tried.append(_tried(bench, request, space.named(asked), ready[asked], best))
            search.tell(asked, tried[-1].time)
            if progress is not None:
                progress(_best_in_words(tried), len(tried), plan.budget)
    except KeyboardInterrupt:
        return replace(found, tried=tuple(tried), interrupted=True)
    return replace(found, tried=tuple(tried))


def _best_in_words(tried: list[Tried]) -> str:
    best = min((each.time for each in tried if each.time is not None), default=None)
    return "measuring" if best is None else f"measuring; best {format_duration(best)}"


def _tried(
    bench: Bench, request: Request, values: Mapping[str, int], facts: Facts, best: float | None
) -> Tried:
    try:
        ran = timed(bench, prepare(request, values), best, check=True)
    except CuadoError as error:
        return Tried(values, None, facts, error.message)
    return Tried(values, None if ran.wrong else ran.time, facts, ran.wrong)


def _confirmed(
    found: Tuned, bench: Bench, request: Request, plan: Plan, progress: Progress | None
) -> Tuned:
    """The best against the default, timed in turn: earlier times may have drifted."""
    best, space = found.best, found.case.space
    if best is None or best.time is None or space is None:
        return found
    if tuple(best.values.values()) == space.default:
        return found
    prepared = prepare(request, best.values)
    bench.load(prepared.program)
    rounds = plan_of(_FINAL_NS, best.time, plan.seed, modelled=bench.is_modelled)
    # The default may be many times slower: that is no reason to give up on the best.
    measured = measure(
        bench, {CANDIDATE: prepared.trial}, rounds, progress, "comparing with the default"
    )
    if CANDIDATE in measured.failures or CANDIDATE not in measured.run.samples:
        return found
    comparison = measured.run.compare(CANDIDATE)
    return replace(found, against_default=comparison, interrupted=measured.interrupted)
