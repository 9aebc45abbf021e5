"""What a block did that it may not, as the failure of a trial."""

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.model.trial import Failure, TrialFailedError

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
