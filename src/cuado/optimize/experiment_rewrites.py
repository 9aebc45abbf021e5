"""Transformations that an experiment makes already: those whose copies keep the results."""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.launch import Launch
from cuado.optimize.transformation import Rewritten
from cuado.whatif.experiment import Experiment

_EVERYTHING = Scope()


def proposed(experiment: Experiment, kernel: Kernel) -> tuple[Proposal, ...]:
    """The experiment's copies of a kernel that keep its results; none where it has none."""
    try:
        made = _made(experiment, kernel, _EVERYTHING)
    except CuadoError:
        return ()
    if isinstance(made, Refusal):
        return ()
    return tuple(each for each in (made, *made.alternatives) if _keeps(each))


def rewritten(
    experiment: Experiment,
    kernel: Kernel,
    label: str = "",
    scope: Scope = _EVERYTHING,
    *,
    exactly: bool = True,
) -> Rewritten | Refusal:
    """The launch as an experiment's copy of that label has it, or why there is none.

    Args:
        experiment: that makes the copy.
        kernel: the launch.
        label: of the copy, where the experiment makes several.
        scope: the instructions that it may touch.
        exactly: whether it must keep the results in every bit.

    Raises:
        CuadoError: the kernel cannot be read.
    """
    made = _made(experiment, kernel, scope)
    if isinstance(made, Refusal):
        return made
    found = next((each for each in (made, *made.alternatives) if each.label == label), None)
    if found is None:
        return Refusal(f"there is no copy '{label}' of it")
    if exactly and not _keeps(found):
        return Refusal("; ".join(("its results would differ in their bits", *found.notes)))
    return _launched(kernel, found)


def _made(experiment: Experiment, kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """All of an experiment's copies; each value of a transformation picks one of the same."""
    return kernel.once((experiment.name, scope), lambda: experiment.propose(kernel, scope))


def with_ptx(kernel: Kernel, ptx: str) -> Launch:
    """The launch with other code, and otherwise as it is."""
    return replace(kernel.launch, ptx=ptx)


def _keeps(proposal: Proposal) -> bool:
    """Whether a copy can stand for the original: same results, and nothing that cuado passes."""
    equivalent = proposal.kind in (Kind.EQUIVALENT, Kind.LAUNCH)
    return equivalent and proposal.keeps_results and not proposal.has_tail


def _launched(kernel: Kernel, proposal: Proposal) -> Rewritten:
    launch, setting = kernel.launch, proposal.settings[0]
    made = replace(launch, max_registers=_cap(launch, proposal))
    if proposal.ptx is not None:
        made = replace(made, ptx=proposal.ptx)
    if setting.grid is not None:
        made = replace(made, grid=setting.grid)
    if setting.block is not None:
        made = replace(made, block=setting.block)
    if setting.dynamic_shared_bytes is not None:
        made = replace(made, dynamic_shared_bytes=setting.dynamic_shared_bytes)
    return Rewritten(made, proposal.notes, proposal.touched)


def _cap(launch: Launch, proposal: Proposal) -> int | None:
    return proposal.max_registers or (None if proposal.uncapped else launch.max_registers)
