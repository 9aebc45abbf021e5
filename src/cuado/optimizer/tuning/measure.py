"""Configurations timed on one bench: the buffers stay, code and launch change."""

import statistics
from dataclasses import dataclass

from cuado.backends.protocol import Bench
from cuado.errors import CuadoError
from cuado.model.trial import Program, Trial
from cuado.optimizer.tuning.prepare import Prepared

ROUNDS = 7
HOPELESS = 4.0
"""Multiple of the best time from which a configuration is not timed again."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A configuration after it ran.

    Attributes:
        time: nanoseconds, the median of the rounds.
        rounds: nanoseconds of each, in order; the very first run of the code is not among them
            unless it was the only one.
        wrong: how its outputs differ from the first configuration's; empty if they do not.
    """

    time: float
    rounds: tuple[float, ...]
    wrong: str = ""


def open_with(bench: Bench, program: Program) -> None:
    """Load the reference of all comparisons; raises the device's error if it cannot be loaded."""
    bench.load(program)
    bench.time(Trial())


def timed(
    bench: Bench, prepared: Prepared, best: float | None, *, rounds: int = ROUNDS, check: bool
) -> Timed:
    """Run a configuration.

    Args:
        bench: a bench with the original loaded, and the same arguments.
        prepared: the configuration.
        best: nanoseconds of the best so far, None if there is none.
        rounds: how often it is timed.
        check: whether to compare its outputs with the original's.

    Raises:
        CuadoError: its arguments are others than the bench's, or its outputs cannot be compared.
        TrialFailedError: it did not run to its end.
    """
    if prepared.launch.arguments != bench.launch.arguments:
        raise CuadoError(
            "the configuration changes an argument",
            "tunables may change code, grid, block and shared memory, not arguments",
        )
    bench.load(prepared.program)
    trial = prepared.trial
    first = bench.time(trial).time
    if bench.is_modelled or (best is not None and first > HOPELESS * best):
        times: tuple[float, ...] = (first,)
    else:
        times = tuple(bench.time(trial).time for _ in range(rounds))
    return Timed(statistics.median(times), times, _wrong(bench, trial) if check else "")


def _wrong(bench: Bench, trial: Trial) -> str:
    found = bench.check(trial)
    if found.equal:
        return ""
    if found.out_of_bounds:
        return f"writes out of bounds of {', '.join(found.out_of_bounds)}"
    if not found.deterministic:
        return "cannot be compared: two runs of the first configuration differ"
    each = found.differences[0]
    return (
        f"{each.elements} elements of {each.buffer} differ, the first is {each.index}: "
        f"{each.found:.9g} for {each.expected:.9g}"
    )
