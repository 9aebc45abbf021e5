"""Experiments that leave loads out, made exact: only loads of what the launch does not write."""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.kernel.facts.constant_loads import constant_loads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal, Scope
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Rewritten
from cuado.whatif.experiment import Experiment

_UNPROVED = "for the author to know"


def without_rereads(
    experiment: Experiment, kernel: Kernel, unfit: dict[int, str] | None = None
) -> Rewritten | Refusal:
    """The launch with an experiment's loads left out, those of them for which it is proved.

    Args:
        experiment: whose copy is the same as long as nothing writes what is loaded.
        kernel: the launch.
        unfit: loads that have to stay besides, and why.
    """
    everything = experiment.propose(kernel, Scope())
    if isinstance(everything, Refusal):
        return everything
    scope, reason = constant_loads(kernel)
    proved = (scope.instructions or frozenset()) - set(unfit or ())
    reason = reason or next(iter((unfit or {}).values()), "")
    if not proved:
        return Refusal(reason)
    made = rewritten(experiment, kernel, scope=Scope(proved))
    if isinstance(made, Refusal):
        return replace(made, absent=False, reason=f"{made.reason}, of those that may be: {reason}")
    notes = [note for note in made.notes if _UNPROVED not in note]
    notes.append(f"nothing of the launch writes what the {len(made.touched)} loads read")
    staying = len(everything.touched) - len(made.touched)
    if staying > 0:
        notes.append(f"{staying} more stay: {reason}")
    return replace(made, notes=tuple(notes))


def can_be_left_out(experiment: Experiment, kernel: Kernel) -> bool:
    """Whether the experiment finds loads to leave out, proved or not."""
    try:
        return not isinstance(experiment.propose(kernel, Scope()), Refusal)
    except CuadoError:
        return False
