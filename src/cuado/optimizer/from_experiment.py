"""Transformations whose rewrite is an experiment's: its proposal, where that is exact."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.accesses.constant_loads import constant_loads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import NOT_PROVED, Kind, Proposal, Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import LAUNCH_FACTS, Fact
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.what_if.experiment import Experiment

_WHOLE_KERNEL = Scope()


def from_experiment(  # noqa: PLR0913 - a declaration, all of it by keyword
    experiment: Experiment,
    *,
    summary: str,
    advice: Advice,
    relaxes: frozenset[Bottleneck] | None = None,
    exact: bool = True,
    relies_on: frozenset[Fact] = LAUNCH_FACTS,
    worth_trying: Callable[[Kernel], object] | None = None,
    first: Callable[[Kernel], bool] | None = None,
    rewrite: Callable[[Kernel], Rewritten | Refusal] | None = None,
) -> type[Transformation]:
    """Declare a transformation without fields that applies an experiment's rewrite.

    It has the experiment's name, and belongs to the module of that name in
    ``cuado.optimizer.transformations``, as its ``TRANSFORMATION``.

    Args:
        experiment: whose program is used.
        summary: one line: what the transformation does.
        advice: what the author of the source would write.
        relaxes: bottlenecks that it can relax; by default the experiment's.
        exact: whether results stay the same in every bit.
        relies_on: the facts of the launch that its proof rests on.
        worth_trying: whether it is a candidate; by default where the experiment is not refused.
        first: whether the code alone shows that it gains; by default it does not.
        rewrite: the rewrite to apply; by default the experiment's first proposal.
    """
    relaxed = frozenset({experiment.relaxes}) if relaxes is None else relaxes

    @dataclass(frozen=True)
    class FromExperiment(Transformation):
        NAME: ClassVar[str] = experiment.name
        SUMMARY: ClassVar[str] = summary
        RELAXES: ClassVar[frozenset[Bottleneck]] = relaxed
        IS_EXACT: ClassVar[bool] = exact
        RELIES_ON: ClassVar[frozenset[Fact]] = relies_on

        @classmethod
        def comes_first(cls, kernel: Kernel) -> bool:
            return first is not None and first(kernel)

        @classmethod
        def candidates(cls, kernel: Kernel) -> Sequence[Self]:
            if worth_trying is None:
                return (cls(),) if _can_be_made(experiment, kernel) else ()
            return (cls(),) if worth_trying(kernel) else ()

        def apply(self, kernel: Kernel) -> Rewritten | Refusal:
            if rewrite is not None:
                return rewrite(kernel)
            return rewritten(experiment, kernel, exactly=exact)

        def advice(self, kernel: Kernel) -> Advice | None:
            del kernel
            return advice

    # The registry finds a transformation's text by its module, and pickle finds the class so.
    module = experiment.name.replace("-", "_")
    FromExperiment.__module__ = f"cuado.optimizer.transformations.{module}"
    FromExperiment.__qualname__ = "TRANSFORMATION"
    return FromExperiment


def proposed(experiment: Experiment, kernel: Kernel) -> tuple[Proposal, ...]:
    """The experiment's proposals that keep the results; none where it is refused."""
    try:
        made = _made(experiment, kernel, _WHOLE_KERNEL)
    except CuadoError:
        return ()
    if isinstance(made, Refusal):
        return ()
    return tuple(each for each in (made, *made.alternatives) if _is_exact(each))


def rewritten(
    experiment: Experiment,
    kernel: Kernel,
    label: str = "",
    scope: Scope = _WHOLE_KERNEL,
    *,
    exactly: bool = True,
) -> Rewritten | Refusal:
    """The launch as an experiment's proposal of that label has it, or why there is none.

    Args:
        experiment: that makes the proposal.
        kernel: the launch.
        label: of the proposal, where the experiment makes several.
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
        return Refusal(f"the experiment {experiment.name} has no variant '{label}'")
    if exactly and not _is_exact(found):
        return Refusal("; ".join(("its results would differ in their bits", *found.notes)))
    return Rewritten(_launch_of(kernel, found), found.notes, found.touched)


def rewritten_loads(
    experiment: Experiment, kernel: Kernel, unfit: dict[int, str] | None = None
) -> Rewritten | Refusal:
    """The launch with an experiment's rewrite of loads, restricted to those proved constant.

    The rewrite keeps the results as long as nothing writes what is loaded, which the experiment
    leaves to the author; here it is proved for each load.

    Args:
        experiment: that rewrites loads.
        kernel: the launch.
        unfit: loads that have to stay besides, and why.
    """
    everything = _made(experiment, kernel, _WHOLE_KERNEL)
    if isinstance(everything, Refusal):
        return everything
    scope, reason = constant_loads(kernel)
    proved = (scope.instructions or frozenset()) - set(unfit or ())
    reason = reason or next(iter((unfit or {}).values()), "")
    if not proved:
        return Refusal(reason)
    made = rewritten(experiment, kernel, scope=Scope(proved))
    if isinstance(made, Refusal):
        return replace(made, absent=False, reason=f"{made.reason} that is proved safe: {reason}")
    notes = [note for note in made.notes if not note.startswith(NOT_PROVED)]
    notes.append(f"nothing in the launch writes what the {len(made.touched)} loads read")
    staying = len(everything.touched) - len(made.touched)
    if staying > 0:
        notes.append(f"{staying} more are kept: {reason}")
    return replace(made, notes=tuple(notes))


def _can_be_made(experiment: Experiment, kernel: Kernel) -> bool:
    """True if the experiment proposes a program for the kernel, exact or not."""
    try:
        return not isinstance(_made(experiment, kernel, _WHOLE_KERNEL), Refusal)
    except CuadoError:
        return False


def _made(experiment: Experiment, kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """The proposals of an experiment; computed once, since each value picks one of the same."""
    return kernel.once((experiment.name, scope), lambda: experiment.propose(kernel, scope))


def _is_exact(proposal: Proposal) -> bool:
    """True if a program can stand for the original: same results, and no parameters of cuado's."""
    equivalent = proposal.kind in (Kind.EQUIVALENT, Kind.LAUNCH)
    return equivalent and proposal.keeps_results and not proposal.has_tail


def _launch_of(kernel: Kernel, proposal: Proposal) -> Launch:
    """The launch with a proposal's program, registers and first setting."""
    launch, setting = kernel.launch, proposal.settings[0]
    kept_cap = None if proposal.uncapped else launch.max_registers
    made = replace(launch, max_registers=proposal.max_registers or kept_cap)
    if proposal.ptx is not None:
        made = replace(made, ptx=proposal.ptx)
    if proposal.source is not None:
        made = replace(made, compiled_from=proposal.source)
    if setting.grid is not None:
        made = replace(made, grid=setting.grid)
    if setting.block is not None:
        made = replace(made, block=setting.block)
    if setting.dynamic_shared_bytes is not None:
        made = replace(made, dynamic_shared_bytes=setting.dynamic_shared_bytes)
    return made
