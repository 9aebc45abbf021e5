"""First runs ahead of the self-checks: the device has nothing else to do while one disassembles.

A disassembler takes longer to start than twenty programs take to run once. What their self-checks
find later decides what is believed, and what is timed; a first run that nobody asks for any more
cost nothing but time of a device that waited. Only where times are measured: where they are
modelled, what is run must not depend on how fast another process is.
"""

from collections.abc import Callable, Iterable, Sequence

from cuado.backends.rounds import FEWEST, FEWEST_OF_LONG, Measured
from cuado.model.trial import ORIGINAL
from cuado.what_if.measure.evaluation import best_alternative
from cuado.what_if.measure.first_runs import Ready, TimedAhead, run_first
from cuado.what_if.measure.programs import Programs
from cuado.what_if.measure.room import Room
from cuado.what_if.measure.schedule import importance, outcomes_of, time_trials
from cuado.what_if.measure.versions import Version
from cuado.what_if.result import Outcome
from cuado.what_if.session import Part, Session

MOST, MOST_OF_CODE = 0.4e9, 1.0e3
"""Nanoseconds of the fewest rounds of all programs up to which they are timed ahead, and more of
them for each byte of their code: it may be in vain, where a self-check asks for another program,
but the device has nothing else to do until the code is disassembled. The 36 programs of a kernel
with 20 KB each (0.73 MB) took 2 s on an H100's 64 processors."""


def run_ahead(
    session: Session,
    made: Sequence[Programs],
    is_over: Callable[[], bool],
    part: Part = Part.CAUSES,
) -> None:
    """Run programs once, the most telling first, until the self-checks can be made.

    Where times are modelled, nothing is run. Those that ran before do not run again, and keep the
    time that their rounds take: what is less telling must not spend it.

    Args:
        session: takes the first runs.
        made: the programs of experiments.
        is_over: true once the self-checks can be made.
        part: of the budget.
    """
    if session.bench.is_modelled:
        return
    room = Room(session.budget(part), session.kernel_time, session.step_time)
    groups = [each for each in made if not isinstance(each, Outcome)]
    groups.sort(key=lambda group: importance(session.subject, group[0].experiment))
    for version in (version for group in groups for version in group):
        if (known := session.ahead.get(version.name)) and known[0] is version:
            room.take(_cost_of_rounds(session, known[1]), 0.0)
            continue
        if _is_enough(session, is_over) or not room.has(session.kernel_time):
            return
        before = session.spent
        with session.measuring():
            found = run_first(session.bench, session.subject, version, room, session.kernel_time)
        session.ahead[version.name] = (version, found)
        room.take(found.cost if isinstance(found, Ready) else 0.0, session.spent - before)


def _is_enough(session: Session, is_over: Callable[[], bool]) -> bool:
    """True if nothing more is to be run ahead."""
    return session.interrupted or is_over() or session.left <= 0


def _cost_of_rounds(session: Session, found: Ready | Outcome) -> float:
    """Nanoseconds that what has run once takes in each round that is still to be measured."""
    return found.cost if isinstance(found, Ready) and session.timed is None else 0.0


def time_ahead(
    session: Session, is_over: Callable[[], bool], say: Callable[[tuple[Outcome, ...]], None]
) -> None:
    """Time the causes that have run once, if the self-checks still cannot be made.

    After the fewest rounds something can be said; what follows is measured in any case.

    Args:
        session: takes the timing in all rounds.
        is_over: true once the self-checks can be made.
        say: is told what the programs come to, should all of them be sound.

    Raises:
        TrialFailedError: the original itself fails, again and again.
    """
    ready = [each for _, each in session.ahead.values() if isinstance(each, Ready)]
    cost = FEWEST * (sum(each.cost for each in ready) + 2 * session.step_time)
    code = sum(len(each.version.built.cubin) for each in ready if each.version.program is not None)
    is_long = cost > MOST + MOST_OF_CODE * code
    if session.bench.is_modelled or not ready or is_long or _is_enough(session, is_over):
        return
    trials = {name: trial for each in ready for name, trial in each.version.trials()}

    def tell(few: Measured) -> None:
        session.runs.append(few.run)
        try:
            say(_best(outcomes_of(session, ready, few, is_judged=False)))
        finally:
            session.runs.pop()  # Ctrl-C or not: these few rounds are not all that was measured.

    before = session.spent
    measured = time_trials(session, trials, Part.CAUSES, tell)
    if measured.interrupted and len(measured.run.samples[ORIGINAL].rounds) < FEWEST_OF_LONG:
        session.runs.pop()  # Of so few rounds nothing follows.
        return
    versions = {each.version.name: each.version for each in ready}
    session.timed = TimedAhead(versions, measured, session.spent - before)
    say(_best(outcomes_of(session, ready, measured, is_judged=False)))


def _best(found: Iterable[tuple[Version, Outcome]]) -> tuple[Outcome, ...]:
    """The best alternative of each experiment."""
    by_name: dict[str, list[Outcome]] = {}
    for version, outcome in found:
        by_name.setdefault(version.experiment.name, []).append(outcome)
    return tuple(map(best_alternative, by_name.values()))
