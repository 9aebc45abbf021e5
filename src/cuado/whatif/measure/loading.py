"""Before a program is timed: it is loaded, compared, and run once."""

from dataclasses import dataclass, field, replace

from cuado.backends.deviation import nearness
from cuado.backends.protocol import Bench
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.trial import Equivalence, TrialFailedError
from cuado.whatif.measure.outcomes import touched_lines
from cuado.whatif.measure.room import Room
from cuado.whatif.measure.versions import Version
from cuado.whatif.result import Outcome, Status

NO_TIME = "the time budget has no room for it: give --budget more seconds"


@dataclass(frozen=True, slots=True)
class Ready:
    """A version that runs, and what was learnt of it.

    Attributes:
        version: which.
        equivalence: of its results with the original's; None where they need not be the same.
        cost: nanoseconds that one run of each setting took.
        blocks: blocks per SM by variant, as the device says.
    """

    version: Version
    equivalence: Equivalence | None
    cost: float
    blocks: dict[str, int] = field(default_factory=dict)


def readied(
    bench: Bench, kernel: Kernel, version: Version, room: Room, kernel_time: float
) -> Ready | Outcome:
    """Make a version ready to be timed, or say why it will not be.

    Args:
        bench: where.
        kernel: the kernel.
        version: the program and its settings.
        room: what the time allows.
        kernel_time: of the original, nanoseconds; what a copy is thought to take before it ran.
    """
    if not room.has(kernel_time):
        return left_out(kernel, version, Status.SKIPPED, NO_TIME)
    try:
        return _run_once(bench, _told_how_near(bench, kernel, version))
    except TrialFailedError as error:
        why = f"{error.failure.value}: {error.message}"
        return left_out(kernel, version, Status.FAILED, why)


def _told_how_near(bench: Bench, kernel: Kernel, version: Version) -> Version:
    """The version, loaded; with notes on its results if it approximates them."""
    if version.program is not None:
        bench.load(version.program)
    if version.baseline is not None:
        bench.load(version.baseline)
    proposal = version.proposal
    if not proposal.approximates:
        return version
    near = nearness(bench, kernel.launch, version.trial(proposal.settings[-1]))
    return replace(version, proposal=replace(proposal, notes=(*proposal.notes, *near)))


def _run_once(bench: Bench, version: Version) -> Ready:
    """Compare; with its switch off, a program must compute what the original computes."""
    blocks = {name: bench.blocks_per_sm(trial) for name, trial in version.variants()}
    settings, equivalence = version.proposal.settings, None
    if version.proposal.kind is Kind.SWITCHED:
        equivalence = bench.check(version.trial(settings[0]))
    elif version.proposal.keeps_results:
        equivalence = bench.check(version.trial(settings[-1]))
    readings = [bench.time(trial) for _, trial in version.trials()]
    cost = sum(reading.cost or reading.time for reading in readings)
    return Ready(version, equivalence, cost, blocks)


def left_out(kernel: Kernel, version: Version, status: Status, reason: str) -> Outcome:
    """An outcome without timings."""
    return Outcome(
        version.experiment,
        status,
        reason,
        kind=version.proposal.kind,
        checks=version.checks,
        touched=touched_lines(kernel, version.proposal.touched),
        notes=version.proposal.notes,
    )
