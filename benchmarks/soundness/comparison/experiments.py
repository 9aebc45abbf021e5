"""What-if experiments whose results are those of the original: with the switch off, or as said."""

from collections.abc import Iterator

from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.model.launch import Launch
from cuado.what_if.experiment import Experiment
from soundness.comparison import roundings
from soundness.comparison.reference import Reference
from soundness.comparison.verdicts import Result, Verdict
from soundness.interpreter.machine import Grid

_COMPARED = frozenset({Result.DIFFERENT, Result.RACES})
NO_CLAIM = "it does not say that results stay the same"


def compared(
    experiment: Experiment, kernel: Kernel, reference: Reference, *, assembles: bool
) -> Iterator[Verdict]:
    """What comes of an experiment: a verdict for each setting that claims to change nothing."""
    try:
        found = experiment.propose(kernel, Scope())
    except CuadoError as error:
        yield Verdict("experiment", experiment.name, Result.REFUSED, error.message)
        return
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        yield Verdict("experiment", experiment.name, Result.EXCEPTION, repr(error))
        return
    if isinstance(found, Refusal):
        result = Result.ABSENT if found.absent else Result.REFUSED
        yield Verdict("experiment", experiment.name, result, found.reason)
        return
    for proposal in (found, *found.alternatives):
        name = " ".join(filter(None, (experiment.name, proposal.label)))
        settings = _claimed(proposal)
        if not settings:
            yield Verdict("experiment", name, Result.ABSENT, NO_CLAIM)
        for setting in settings:
            result, reason = _of_setting(proposal, setting, kernel, reference)
            if result is Result.RACES and proposal.kind is Kind.NOISE:
                # Its loads may see what others are writing; what they see is for nothing.
                result, reason = Result.EQUAL, ""
            if result in _COMPARED and proposal.kind not in (Kind.SWITCHED, Kind.NOISE):
                # Whether its results stay is for the comparison of outputs to say: it says no.
                result, reason = Result.REFUSED, f"its results are compared: {reason}"
            adds_math = proposal.kind is Kind.NOISE
            if result is Result.EQUAL and assembles and proposal.ptx and not adds_math:
                result, reason = _rounded(proposal, kernel)
            yield Verdict("experiment", f"{name}: {setting.label}", result, reason)


def _claimed(proposal: Proposal) -> tuple[Setting, ...]:
    """Settings that leave results as they are."""
    if proposal.removed or proposal.approximates:
        return ()
    if proposal.keeps_results:
        return proposal.settings
    return proposal.settings[:1] if proposal.kind in (Kind.SWITCHED, Kind.NOISE) else ()


def _of_setting(
    proposal: Proposal, setting: Setting, kernel: Kernel, reference: Reference
) -> tuple[Result, str]:
    launch: Launch = kernel.launch
    grid = Grid(
        launch,
        setting.grid,
        setting.block,
        setting.dynamic_shared_bytes,
        setting.switch if proposal.has_tail else None,
        proposal.ptx,
    )
    return reference.differs(grid)


def _rounded(proposal: Proposal, subject: Kernel) -> tuple[Result, str]:
    """Whether the machine code rounds as the original's."""
    kernel = subject.launch.kernel
    try:
        made = build(proposal.ptx or "", kernel, subject.options)
    except CuadoError as error:
        return Result.REFUSED, f"not assembled: {error.message}"
    before = roundings.counts(subject.built.cubin, kernel)
    own = roundings.stated(subject.launch.ptx)
    changed = roundings.changed(before, roundings.counts(made.cubin, kernel), own)
    return (Result.ROUNDS, changed) if changed else (Result.EQUAL, "")
