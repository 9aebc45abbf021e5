"""Measures as many experiments as the time allows, the most telling first.

What an experiment costs is known once it has run. The rounds of all experiments that are taken must
fit what is then left of the budget. If first runs took longer than expected, the least important
experiments are given up again, until the others get all their rounds: with fewer rounds, no
experiment would say anything.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import partial

from cuado.backends.protocol import Prepares
from cuado.backends.rounds import FEWEST, LONG, Measured, measure, plan_of
from cuado.kernel.facts.registers.fp64_registers import computes_doubles_of_floats
from cuado.kernel.kernel import Kernel
from cuado.model.bottleneck import Bottleneck
from cuado.model.trial import Trial
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.equal_occupancy import spilled
from cuado.what_if.measure.evaluation import outcome_of
from cuado.what_if.measure.first_runs import Ready, run_first, without_timings
from cuado.what_if.measure.programs import INTERRUPTED, NO_TIME
from cuado.what_if.measure.room import Room
from cuado.what_if.measure.versions import Version
from cuado.what_if.result import Outcome, Status
from cuado.what_if.session import Part, Session

Found = list[tuple[Version, Outcome]]
ENOUGH, SPARE = 0.25e9, 1.25
"""Nanoseconds of rounds after which no more are measured than the fewest, unless the user gave a
budget, and how much longer than these they may take in any case: some may be disturbed. Until
then kernels that are short, whose times vary more, have had all their rounds."""


def measure_programs(session: Session, groups: Sequence[tuple[Version, ...]], part: Part) -> Found:
    """Run, compare, time and evaluate programs: as many experiments as the time allows.

    Args:
        session: what is known so far.
        groups: alternatives of an experiment each.
        part: of the budget.
    """
    modelled = session.bench.is_modelled
    budget = session.budget(part)
    room = Room(budget, session.kernel_time, session.step_time, modelled=modelled)
    found: Found = []
    taken: list[list[Ready]] = []
    for number, group in enumerate(_prepared(session, groups, room)):
        session.tell("loading and comparing results", number, len(groups))
        before = session.spent
        ready, failed = _first_runs(session, group, room)
        found += failed
        cost = _cost(session, ready)
        # What was timed ahead takes no time any more.
        is_free = bool(ready) and cost == 0
        if is_free or room.take(cost, session.spent - before) or _are_due(session, ready):
            taken.append(ready)
        else:
            found += _without_time(session, ready)
    # First runs may have taken more than was expected: then the last ones taken are given up.
    for ready in reversed(tuple(taken)):
        if session.interrupted or not room.is_overdrawn:
            break
        if _are_due(session, ready):
            continue
        if cost := _cost(session, ready):
            taken.remove(ready)
            room.release(cost)
            found += _without_time(session, ready)
    return found + _timed(session, [each for ready in taken for each in ready], part)


def _prepared(
    session: Session, groups: Sequence[tuple[Version, ...]], room: Room
) -> Iterator[tuple[Version, ...]]:
    """The groups in order; while one runs, the programs of the next are compiled."""
    ordered, bench = _in_order(session, groups, room), session.bench
    under_way: list[Future[None]] = []
    following: tuple[Version, ...] | None = next(ordered, None)
    while following is not None:
        group, following = following, next(ordered, None)
        try:
            for job in under_way:
                job.result()
        except KeyboardInterrupt:
            session.interrupted = True
        under_way = []
        if (
            isinstance(bench, Prepares)
            and room.has(session.kernel_time)
            and not session.interrupted
        ):
            programs = (p for v in following or () for p in (v.program, v.baseline))
            under_way = [session.pool.submit(bench.prepare, p) for p in programs if p is not None]
        yield group


def _first_runs(
    session: Session, group: Sequence[Version], room: Room
) -> tuple[list[Ready], Found]:
    """The alternatives that are ready to be timed, and the outcomes of those that are not."""
    ran = [(version, _run_first(session, version, room)) for version in group]
    ready = [each for _, each in ran if isinstance(each, Ready)]
    return ready, [(version, each) for version, each in ran if isinstance(each, Outcome)]


def _are_due(session: Session, ready: Sequence[Ready]) -> bool:
    """True of versions of an experiment that has its rounds whatever the time."""
    return any(session.is_due(each.version.experiment) for each in ready)


def _cost(session: Session, ready: Sequence[Ready]) -> float:
    """Nanoseconds that a round of some versions takes, those left out that were timed ahead."""
    return sum(each.cost for each in ready if not session.has_timed(each))


def importance(kernel: Kernel, experiment: Experiment) -> tuple[bool, int]:
    """A key that sorts experiments: those that get time first come first.

    First what fixes something that the original's own code shows, then the others by rank.
    """
    return not _is_shown(kernel, experiment.relaxes), experiment.rank


def _is_shown(kernel: Kernel, bottleneck: Bottleneck) -> bool:
    """True if the original's code shows what costs it time: spills, or doubles made of floats."""
    if bottleneck is Bottleneck.SPILLS:
        return spilled(kernel.built) > 0
    return bottleneck is Bottleneck.FP64 and kernel.has_ptx and computes_doubles_of_floats(kernel)


def _in_order(
    session: Session, groups: Sequence[tuple[Version, ...]], room: Room
) -> Iterator[tuple[Version, ...]]:
    """The groups by importance; what failed its self-check, and is not believed, comes last.

    A self-check may have to be waited for: not that of a group for which there is no time.
    """
    late = []
    for group in sorted(groups, key=lambda each: importance(session.subject, each[0].experiment)):
        has_time = session.left > 0 and room.has(session.kernel_time)
        if not has_time or _is_sound(session, group):
            yield group
        else:
            late.append(group)
    yield from late


def _is_sound(session: Session, group: Sequence[Version]) -> bool:
    """True if an alternative passed its self-check; Ctrl-C ends the waiting for it."""
    try:
        return session.interrupted or any(version.sound for version in group)
    except KeyboardInterrupt:
        session.interrupted = True
        return True


def _without_time(session: Session, ready: Sequence[Ready]) -> Found:
    kernel, skipped = session.subject, Status.SKIPPED
    return [
        (each.version, without_timings(kernel, each.version, skipped, NO_TIME)) for each in ready
    ]


def _run_first(session: Session, version: Version, room: Room) -> Ready | Outcome:
    """The first run of a version; Ctrl-C leaves this one out, and all that follow."""
    known = session.ahead.pop(version.name, None)
    if known is not None and known[0] is version:
        return known[1]
    if session.left <= 0:
        return without_timings(session.subject, version, Status.SKIPPED, NO_TIME)
    if not session.interrupted:
        kernel, time = session.subject, session.kernel_time
        try:
            with session.measuring():
                is_due = session.is_due(version.experiment)
                return run_first(session.bench, kernel, version, room, time, is_due=is_due)
        except KeyboardInterrupt:
            session.interrupted = True
    return without_timings(session.subject, version, Status.SKIPPED, INTERRUPTED)


def _timed(session: Session, ready: Sequence[Ready], part: Part) -> Found:
    """Time what is ready, all in the same rounds; but for what was timed ahead, as it is now."""
    found: Found = []
    for ahead in tuple(session.timed):
        known = [each for each in ready if ahead.covers(each)]
        ready = [each for each in ready if not ahead.covers(each)]
        found += outcomes_of(session, known, ahead.measured)
        if known:
            session.timed.remove(ahead)
    return found + _timed_now(session, ready, part)


def _timed_now(session: Session, ready: Sequence[Ready], part: Part) -> Found:
    if session.interrupted or not ready:
        late = partial(without_timings, session.subject, status=Status.SKIPPED, reason=INTERRUPTED)
        return [(each.version, late(each.version)) for each in ready]
    trials = {name: trial for each in ready for name, trial in each.version.trials()}
    return outcomes_of(session, ready, time_trials(session, trials, part))


def outcomes_of(
    session: Session, ready: Sequence[Ready], run: Measured, *, is_judged: bool = True
) -> Found:
    """The outcomes of versions that were timed.

    Args:
        session: what is known.
        ready: the versions.
        run: their timing.
        is_judged: whether their self-checks count; not, where these are not made yet.
    """
    if is_judged:
        return [(each.version, _judged(session, each, run)) for each in ready]
    return [
        (
            e.version,
            outcome_of(session.subject, e.version, run, e.equivalence, e.blocks, is_judged=False),
        )
        for e in ready
    ]


def _judged(session: Session, ready: Ready, run: Measured) -> Outcome:
    """The outcome of a version that was timed; without a self-check, for which time is up, none."""
    if session.left <= 0 and not ready.version.is_judged:
        return without_timings(session.subject, ready.version, Status.SKIPPED, NO_TIME)
    return outcome_of(session.subject, ready.version, run, ready.equivalence, ready.blocks)


def time_trials(
    session: Session,
    trials: Mapping[str, Trial],
    part: Part,
    early: Callable[[Measured], None] | None = None,
) -> Measured:
    """Time trials against the original, and the original alone if there are none.

    Args:
        session: takes the run.
        trials: by name.
        part: of the budget.
        early: is told what the fewest rounds say.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    modelled = session.bench.is_modelled
    budget = session.budget(part)
    if session.options.budget is None:
        rounds = FEWEST * (len(trials) + 2) * session.step_time
        budget = min(budget, max(ENOUGH, SPARE * rounds))
    plan = plan_of(budget, session.kernel_time, session.next_seed, modelled=modelled)
    # A long original alone has nothing to be compared with, and no time to lose.
    is_compared = bool(trials) or session.kernel_time < LONG
    with session.measuring():
        made = measure(
            session.bench,
            trials,
            plan,
            session.tell,
            f"measuring {part.value}",
            with_control=is_compared,
            early=early,
        )
    session.runs.append(made.run)
    session.interrupted |= made.interrupted
    return made
