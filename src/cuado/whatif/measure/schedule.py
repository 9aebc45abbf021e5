"""As many experiments as the time allows, the most telling first: readied, timed and judged.

What an experiment costs is known when it has run once. The rounds of all that are taken must fit
what is then left of the budget; where getting ready took more than was thought, the least
important ones are given up again, until the rest gets its rounds. Fewer rounds say nothing, of any.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from time import perf_counter_ns

from cuado.backends.rounds import Measured, measure, plan_of
from cuado.kernel.kernel import Kernel
from cuado.model.bottleneck import Bottleneck
from cuado.model.trial import Trial
from cuado.whatif.experiment import Experiment
from cuado.whatif.measure.assembly import INTERRUPTED
from cuado.whatif.measure.loading import NO_TIME, Ready, left_out, readied
from cuado.whatif.measure.occupancy import spilled
from cuado.whatif.measure.outcomes import judged
from cuado.whatif.measure.room import Room
from cuado.whatif.measure.versions import Version
from cuado.whatif.result import Outcome, Status
from cuado.whatif.session import Session

Found = list[tuple[Version, Outcome]]


def measured(session: Session, groups: Sequence[tuple[Version, ...]], part: str) -> Found:
    """Load, compare, time and judge programs, as many experiments as the time allows.

    Args:
        session: what is known so far.
        groups: alternatives of an experiment each.
        part: of the budget.
    """
    modelled = session.bench.is_modelled
    room = Room(session.budget(part), session.kernel_time, session.step_time, modelled=modelled)
    found: Found = []
    taken: list[tuple[float, list[Ready]]] = []
    for number, group in enumerate(_in_order(session, groups)):
        session.tell("loading and comparing results", number, len(groups))
        before = session.spent
        some = [_readied(session, version, room) for version in group]
        found += [
            (v, each) for v, each in zip(group, some, strict=True) if isinstance(each, Outcome)
        ]
        ready = [each for each in some if isinstance(each, Ready)]
        cost = sum(each.cost for each in ready)
        if room.take(cost, session.spent - before):
            taken.append((cost, ready))
        else:
            found += _without_time(session, ready)
    while taken and room.is_overdrawn and not session.interrupted:
        cost, ready = taken.pop()
        room.release(cost)
        found += _without_time(session, ready)
    return found + _timed(session, [each for _, ready in taken for each in ready], part)


def importance(kernel: Kernel, experiment: Experiment) -> tuple[bool, int]:
    """A key by which experiments are sorted, those that may have time first.

    First what fixes something that the original's own resources show, then by rank.
    """
    shows = experiment.relaxes is Bottleneck.SPILLS and spilled(kernel.built) > 0
    return not shows, experiment.rank


def _in_order(
    session: Session, groups: Sequence[tuple[Version, ...]]
) -> Iterator[tuple[Version, ...]]:
    """By importance; what failed its self-check, and will not be believed, comes last."""
    late = []
    for group in sorted(groups, key=lambda each: importance(session.subject, each[0].experiment)):
        if _is_sound(session, group):
            yield group
        else:
            late.append(group)
    yield from late


def _is_sound(session: Session, group: Sequence[Version]) -> bool:
    """Whether an alternative passed its self-check; Ctrl-C ends the waiting for it."""
    try:
        return session.interrupted or any(version.sound for version in group)
    except KeyboardInterrupt:
        session.interrupted = True
        return True


def _without_time(session: Session, ready: Sequence[Ready]) -> Found:
    kernel, skipped = session.subject, Status.SKIPPED
    return [(each.version, left_out(kernel, each.version, skipped, NO_TIME)) for each in ready]


def _readied(session: Session, version: Version, room: Room) -> Ready | Outcome:
    """Ready to be timed; Ctrl-C leaves it out, and all that follow."""
    if not session.interrupted:
        began = perf_counter_ns()
        try:
            return readied(session.bench, session.subject, version, room, session.kernel_time)
        except KeyboardInterrupt:
            session.interrupted = True
        finally:
            session.spent += perf_counter_ns() - began
    return left_out(session.subject, version, Status.SKIPPED, INTERRUPTED)


def _timed(session: Session, ready: Sequence[Ready], part: str) -> Found:
    """Time what is ready, all in the same rounds."""
    if session.interrupted or not ready:
        late = partial(left_out, session.subject, status=Status.SKIPPED, reason=INTERRUPTED)
        return [(each.version, late(each.version)) for each in ready]
    trials = {name: trial for each in ready for name, trial in each.version.trials()}
    run = run_of(session, trials, part)
    return [
        (each.version, judged(session.subject, each.version, run, each.equivalence, each.blocks))
        for each in ready
    ]


def run_of(session: Session, trials: Mapping[str, Trial], part: str) -> Measured:
    """Time trials against the original, and the original alone if there are none.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    modelled = session.bench.is_modelled
    plan = plan_of(session.budget(part), session.kernel_time, session.next_seed, modelled=modelled)
    began = perf_counter_ns()
    made = measure(session.bench, trials, plan, session.tell, f"measuring {part}")
    session.spent += perf_counter_ns() - began
    session.runs.append(made.run)
    session.interrupted |= made.interrupted
    return made
