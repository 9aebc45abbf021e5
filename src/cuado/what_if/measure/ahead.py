"""First runs and timings ahead of the self-checks: the device has nothing else to do meanwhile.

A disassembler takes longer to start than twenty programs take to run once. What their self-checks
find later decides what is believed; what ran in vain cost nothing but time of a device that waited.
Only where times are measured: where they are modelled, what is run must not depend on how fast
another process is.

What is timed first is what can decide: the pictures of memory and of math, and what was shorter
than the original in its first run. So something can be said before the others are timed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from cuado.backends.rounds import FEWEST, FEWEST_OF_LONG, Measured
from cuado.model.trial import ORIGINAL
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.evaluation import best_alternative
from cuado.what_if.measure.first_runs import Ready, TimedAhead, run_first
from cuado.what_if.measure.programs import Programs
from cuado.what_if.measure.room import Room
from cuado.what_if.measure.schedule import Found, importance, outcomes_of, time_trials
from cuado.what_if.measure.versions import Version
from cuado.what_if.pictures import is_picture
from cuado.what_if.result import Outcome
from cuado.what_if.session import Part, Session

AT_ONCE = 8e6
"""Nanoseconds of a kernel up to which programs run as soon as they are assembled."""
MOST = 0.4e9
"""Nanoseconds of the fewest rounds of a long kernel's programs up to which they are timed ahead:
those that a self-check then rejects took the time of others."""
_SHORTER = 0.97
"""Part of the original's time below which a first run may be of a cause."""
LEADING, LEADING_BOUNDS = 3, 2
"""Versions that are timed first, beside the pictures: of those whose gain a fix can bring, and of
those that only bound it, the shortest in their first runs."""

Say = Callable[[tuple[Outcome, ...]], None]
"""Is told the outcomes so far, as they are if every program passes its self-check."""


def run_ahead(
    session: Session,
    made: Sequence[Programs],
    is_over: Callable[[], bool],
    part: Part = Part.CAUSES,
) -> None:
    """Run programs once, the most telling first, until the self-checks can be made.

    Where times are modelled, nothing is run. Those that ran before do not run again. They keep the
    time that their rounds take, but for what is more telling and was built later: which program is
    built first is chance, and must not decide what is measured.

    Args:
        session: takes the first runs.
        made: the programs of experiments.
        is_over: true once the self-checks can be made.
        part: of the budget.
    """
    if session.bench.is_modelled:
        return
    groups = [each for each in made if not isinstance(each, Outcome)]
    groups.sort(key=lambda group: importance(session.subject, group[0].experiment))
    for version in (version for group in groups for version in group):
        if (known := session.ahead.get(version.name)) and known[0] is version:
            continue
        room = _room_of(session, version.experiment, part)
        is_due = session.is_due(version.experiment)
        if _is_enough(session, is_over) or not (is_due or room.has(session.kernel_time)):
            return
        with session.measuring():
            kernel, its_time = session.subject, session.kernel_time
            found = run_first(session.bench, kernel, version, room, its_time, is_due=is_due)
        session.ahead[version.name] = (version, found)


def _room_of(session: Session, experiment: Experiment, part: Part) -> Room:
    """What time is left for an experiment beside what is as telling, or more, and ran before."""
    mine = importance(session.subject, experiment)
    room = Room(session.budget(part), session.kernel_time, session.step_time)
    for each in _ready(session):
        is_first = importance(session.subject, each.version.experiment) <= mine
        room.take(each.cost if is_first and not session.has_timed(each) else 0.0, 0.0)
    return room


@contextmanager
def keeping_timed(session: Session) -> Iterator[None]:
    """Ctrl-C ends what is done meanwhile, and nothing else if something was timed until then."""
    try:
        yield
    except KeyboardInterrupt:
        if not keeps_timed(session):
            raise


def keeps_timed(session: Session) -> bool:
    """Told of Ctrl-C; true if something was timed that is worth a wait for its self-check.

    A second time it is not: the user does not want to wait.
    """
    before, session.interrupted = session.interrupted, True
    return bool(session.timed) and not before


def is_short(session: Session) -> bool:
    """True if a first run costs so little that even the least telling program may run at once."""
    return not session.bench.is_modelled and session.kernel_time < AT_ONCE


def _ready(session: Session) -> Iterator[Ready]:
    """What has run once and is not asked for yet."""
    return (each for _, each in session.ahead.values() if isinstance(each, Ready))


def _is_enough(session: Session, is_over: Callable[[], bool]) -> bool:
    """True if nothing more is to be run ahead."""
    return session.interrupted or is_over() or session.left <= 0


def time_leading(session: Session, made: Iterable[Programs], say: Say) -> Found:
    """Time what can decide, of what has run once: the pictures, and what was shortest.

    Args:
        session: takes the timing.
        made: the programs of experiments.
        say: is told what they come to, after the fewest rounds and after all.

    Returns:
        The outcomes, should all of them be sound.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    fitting = _that_fit(session, made, Part.CAUSES)
    if session.bench.is_modelled or _is_enough(session, lambda: False):
        return []
    pictures = [each for each in fitting if is_picture(each.version.experiment)]
    shorter = [
        e for e in fitting if e not in pictures and e.shortest < _SHORTER * session.kernel_time
    ]
    shorter.sort(key=lambda each: each.shortest)
    bounds = [each for each in shorter if each.version.experiment.only_bounds]
    others = [each for each in shorter if not each.version.experiment.only_bounds]
    leading = [*pictures, *others[:LEADING], *bounds[:LEADING_BOUNDS]]
    return _timed(session, leading, Part.CAUSES, [], say) if leading else []


def time_ahead(
    session: Session,
    made: Iterable[Programs],
    part: Part = Part.CAUSES,
    say: Say = lambda _: None,
    known: Found | None = None,
) -> tuple[Outcome, ...]:
    """Time what has run once and is not timed yet, as far as there is time.

    After the fewest rounds something can be said; what follows is measured in any case.

    Args:
        session: takes the timing in all rounds.
        made: the programs of experiments.
        part: of the budget.
        say: is told what the programs come to.
        known: outcomes of what was timed before; None for nothing.

    Returns:
        What all that was timed comes to, should it be sound.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    known = known or []
    if session.bench.is_modelled or _is_enough(session, lambda: False):
        return _best(known)
    fitting = _that_fit(session, made, part)
    rounds = FEWEST * (sum(each.cost for each in fitting) + 2 * session.step_time)
    if not fitting or (rounds > MOST and not is_short(session)):
        return _best(known)
    return _best([*known, *_timed(session, fitting, part, known, say)])


def _that_fit(session: Session, made: Iterable[Programs], part: Part) -> list[Ready]:
    """What has run once, the most telling first, as far as the fewest rounds of it have time."""
    versions = {id(v) for group in made if not isinstance(group, Outcome) for v in group}
    ready = [e for e in _ready(session) if id(e.version) in versions and not session.has_timed(e)]
    ready.sort(key=lambda each: importance(session.subject, each.version.experiment))
    left, fitting = session.budget(part) / FEWEST - 2 * session.step_time, []
    for each in ready:
        left -= each.cost
        if left >= 0 or session.is_due(each.version.experiment):
            fitting.append(each)
    return fitting


def _timed(session: Session, ready: Sequence[Ready], part: Part, known: Found, say: Say) -> Found:
    """Time some versions in the same rounds, and say what they and those before come to."""
    trials = {name: trial for each in ready for name, trial in each.version.trials()}

    def tell(few: Measured) -> None:
        session.runs.append(few.run)
        try:
            found = outcomes_of(session, ready, few, is_judged=False)
            say(_best([*known, *found]))
        finally:
            session.runs.pop()  # Ctrl-C or not: these few rounds are not all that was measured.

    before = session.spent
    measured = time_trials(session, trials, part, tell)
    if measured.interrupted and len(measured.run.samples[ORIGINAL].rounds) < FEWEST_OF_LONG:
        session.runs.pop()  # Of so few rounds nothing follows.
        return []
    versions = {each.version.name: each.version for each in ready}
    session.timed.append(TimedAhead(versions, measured, session.spent - before))
    found = outcomes_of(session, ready, measured, is_judged=False)
    say(_best([*known, *found]))
    return found


def _best(found: Iterable[tuple[Version, Outcome]]) -> tuple[Outcome, ...]:
    """The best alternative of each experiment."""
    by_name: dict[str, list[Outcome]] = {}
    for version, outcome in found:
        by_name.setdefault(version.experiment.name, []).append(outcome)
    return tuple(map(best_alternative, by_name.values()))
