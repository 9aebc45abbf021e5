"""Why a trial failed on the emulated device: a block did what it may not, or all take too long."""

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.execution.layout import LANES
from cuado.backends.emulated.sampling.observation import GridEvents
from cuado.backends.emulated.work import foreseen
from cuado.model.launch import Launch
from cuado.model.trial import Failure, TrialFailedError

MOST_COMPARED = 30e9
"""Nanoseconds of work of a whole grid up to which all its blocks are run to be compared: the
original's twice, then the trial's. A grid may have 2^31 blocks: minutes each time."""

_FAILURES = {
    ErrorKind.OUT_OF_BOUNDS: Failure.ILLEGAL_ADDRESS,
    ErrorKind.MISALIGNED: Failure.ILLEGAL_ADDRESS,
    ErrorKind.READ_ONLY: Failure.ILLEGAL_ADDRESS,
    ErrorKind.DEADLOCK: Failure.HANG,
    ErrorKind.BUDGET: Failure.HANG,
    ErrorKind.DIVERGENT_BARRIER: Failure.HANG,
    ErrorKind.MBARRIER_DEADLOCK: Failure.HANG,
    ErrorKind.TRANSACTION: Failure.HANG,
}


def failed_trial(program: str, error: EmulationError) -> TrialFailedError:
    """The failure of a program's trial of which a block did what it may not."""
    failure = _FAILURES.get(error.kind, Failure.OTHER)
    return TrialFailedError(failure, f"'{program}': {error.message}")


def check_comparable(original: GridEvents, launch: Launch) -> None:
    """Make sure that all blocks of a launch can be run, to compare what they leave.

    Args:
        original: its events.
        launch: the original's.

    Raises:
        TrialFailedError: they would take minutes.
    """
    warps = launch.blocks * -(-launch.threads_per_block // LANES)
    nanoseconds = foreseen(original.program, original.events, warps)
    if nanoseconds > MOST_COMPARED:
        raise TrialFailedError(
            Failure.TOO_LONG,
            f"its results are compared on all {launch.blocks:,} blocks, which take some "
            f"{nanoseconds / 60e9:,.1f} minutes each time",
            "run it on a GPU (--device gpu), or describe a launch of fewer blocks",
        )
