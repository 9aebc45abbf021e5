"""Experiments that leave loads out, made exact: only loads of what the launch does not write."""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.optimize.transformation import Rewritten
from cuado.optimize.transformations._constant_loads import constant_loads
from cuado.optimize.transformations._remedy import rewritten
from cuado.whatif.experiment import Experiment, Refusal, Scope
from cuado.whatif.subject import Subject

_UNPROVED = "for the author to know"


def without_rereads(
    experiment: Experiment, subject: Subject, unfit: dict[int, str] | None = None
) -> Rewritten | Refusal:
    """The launch with an experiment's loads left out, those of them for which it is proved.

    Args:
        experiment: whose copy is the same as long as nothing writes what is loaded.
        subject: the launch.
        unfit: loads that have to stay besides, and why.
    """
    everything = experiment.propose(subject, Scope())
    if isinstance(everything, Refusal):
        return everything
    scope, reason = constant_loads(subject)
    proved = (scope.instructions or frozenset()) - set(unfit or ())
    reason = reason or next(iter((unfit or {}).values()), "")
    if not proved:
        return Refusal(reason)
    made = rewritten(experiment, subject, scope=Scope(proved))
    if isinstance(made, Refusal):
        return replace(made, absent=False, reason=f"{made.reason}, of those that may be: {reason}")
    notes = [note for note in made.notes if _UNPROVED not in note]
    notes.append(f"nothing of the launch writes what the {len(made.touched)} loads read")
    staying = len(everything.touched) - len(made.touched)
    if staying > 0:
        notes.append(f"{staying} more stay: {reason}")
    return replace(made, notes=tuple(notes))


def can_be_left_out(experiment: Experiment, subject: Subject) -> bool:
    """Whether the experiment finds loads to leave out, proved or not."""
    try:
        return not isinstance(experiment.propose(subject, Scope()), Refusal)
    except CuadoError:
        return False
