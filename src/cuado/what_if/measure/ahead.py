"""First runs ahead of the self-checks: the device has nothing else to do while one disassembles.

A disassembler takes longer to start than twenty programs take to run once. What their self-checks
find later decides what is believed, and what is timed; a first run that nobody asks for any more
cost nothing but time of a device that waited. Only where times are measured: where they are
modelled, what is run must not depend on how fast another process is.
"""

from collections.abc import Callable, Sequence

from cuado.what_if.measure.first_runs import Ready, run_first
from cuado.what_if.measure.programs import Programs
from cuado.what_if.measure.room import Room
from cuado.what_if.measure.schedule import importance
from cuado.what_if.result import Outcome
from cuado.what_if.session import Part, Session


def run_ahead(
    session: Session,
    made: Sequence[Programs],
    is_over: Callable[[], bool],
    part: Part = Part.CAUSES,
) -> None:
    """Run programs once, the most telling first, until the self-checks can be made.

    Where times are modelled, nothing is run.

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
        if is_over() or session.left <= 0 or not room.has(session.kernel_time):
            return
        before = session.spent
        with session.measuring():
            found = run_first(session.bench, session.subject, version, room, session.kernel_time)
        session.ahead[version.name] = (version, found)
        room.take(found.cost if isinstance(found, Ready) else 0.0, session.spent - before)
