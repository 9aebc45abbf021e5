"""The first run of a program, before it is timed: loaded, compared, and run once."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import inf

from cuado.backends.protocol import Bench, FirstRun, GoesOn, TimesTogether
from cuado.backends.rounds import Measured
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.trial import Equivalence, Trial, TrialFailedError
from cuado.what_if.measure.evaluation import touched_lines
from cuado.what_if.measure.programs import NO_TIME
from cuado.what_if.measure.room import Room
from cuado.what_if.measure.versions import Version
from cuado.what_if.result import Outcome, Status


@dataclass(frozen=True, slots=True)
class Ready:
    """A version that runs, and what its first run told.

    Attributes:
        version: which.
        equivalence: of its results with the original's; None where they need not be the same.
        cost: nanoseconds that one run of each setting took.
        blocks: blocks per SM by variant, as the device says.
        shortest: nanoseconds of the shortest of these runs, on the device.
    """

    version: Version
    equivalence: Equivalence | None
    cost: float
    blocks: dict[str, int] = field(default_factory=dict)
    shortest: float = inf


@dataclass(frozen=True, slots=True)
class TimedAhead:
    """Versions that were timed before it was known which of them are sound.

    Attributes:
        versions: by name, as they were run.
        measured: their timing.
        spent: nanoseconds that it took.
    """

    versions: Mapping[str, Version]
    measured: Measured
    spent: float

    def covers(self, ready: Ready) -> bool:
        """True if this is among them, and was not replaced since."""
        return self.versions.get(ready.version.name) is ready.version


def run_first(
    bench: Bench,
    kernel: Kernel,
    version: Version,
    room: Room,
    kernel_time: float,
    *,
    is_due: bool = False,
) -> Ready | Outcome:
    """Load a version, compare its results and run it once, or say why it will not be timed.

    Args:
        bench: where.
        kernel: the kernel.
        version: the program and its settings.
        room: what the time allows.
        kernel_time: of the original, nanoseconds; a copy is taken to need as much until it has run.
        is_due: whether it is timed whatever the time allows.
    """
    if not is_due and not room.has(kernel_time):
        return without_timings(kernel, version, Status.SKIPPED, NO_TIME)
    try:
        if isinstance(bench, GoesOn) and not version.proposal.approximates:
            return _run_at_once(bench, version)
        return _run_once(bench, _with_deviation(bench, kernel, version))
    except TrialFailedError as error:
        why = f"{error.failure.value}: {error.message}"
        return without_timings(kernel, version, Status.FAILED, why)


def _with_deviation(bench: Bench, kernel: Kernel, version: Version) -> Version:
    """The version, loaded; with notes on how far its results deviate, if it approximates them."""
    if version.program is not None:
        bench.load(version.program)
    if version.baseline is not None:
        bench.load(version.baseline)
    proposal = version.proposal
    if not proposal.approximates:
        return version
    from cuado.backends.deviation import (
        deviations,
    )  # And numpy, which most kernels have no use for.

    near = deviations(bench, kernel.launch, version.trial(proposal.settings[-1]))
    return replace(version, proposal=replace(proposal, notes=(*proposal.notes, *near)))


def _run_at_once(bench: GoesOn, version: Version) -> Ready:
    """The same by one message: each of several would wait until other threads let go."""
    programs = tuple(each for each in (version.program, version.baseline) if each is not None)
    timed = tuple(trial for _, trial in version.trials())
    asked = FirstRun(programs, dict(version.variants()), _compared(version), timed)
    found = bench.run_first(asked)
    cost = sum(reading.cost or reading.time for reading in found.readings)
    shortest = min(reading.time for reading in found.readings)
    return Ready(version, found.equivalence, cost, found.blocks, shortest)


def _compared(version: Version) -> Trial | None:
    """The trial whose results are compared; None where they may be others.

    With its switch off, a program must compute what the original computes.
    """
    settings = version.proposal.settings
    if version.proposal.kind is Kind.SWITCHED:
        return version.trial(settings[0])
    return version.trial(settings[-1]) if version.proposal.keeps_results else None


def _run_once(bench: Bench, version: Version) -> Ready:
    """Compare, and run once."""
    blocks = {name: bench.blocks_per_sm(trial) for name, trial in version.variants()}
    compared = _compared(version)
    equivalence = bench.check(compared) if compared is not None else None
    trials = [trial for _, trial in version.trials()]
    if isinstance(bench, TimesTogether):
        readings = bench.time_all(trials)
    else:
        readings = [bench.time(trial) for trial in trials]
    cost = sum(reading.cost or reading.time for reading in readings)
    return Ready(version, equivalence, cost, blocks, min(reading.time for reading in readings))


def without_timings(kernel: Kernel, version: Version, status: Status, reason: str) -> Outcome:
    """An outcome without timings; its self-check is not waited for."""
    return Outcome(
        version.experiment,
        status,
        reason,
        kind=version.proposal.kind,
        checks=version.known_checks,
        touched=touched_lines(kernel, version.proposal.touched),
        notes=version.proposal.notes,
    )
