"""What a run of the loop knows from one version to the next."""

from dataclasses import dataclass, field

from cuado.errors import CuadoError
from cuado.model.limiter import Limit
from cuado.optimizer.executor import Executor, InProcess
from cuado.optimizer.proving import Prover
from cuado.optimizer.session import FEW_RUNS
from cuado.optimizer.step_combinations import Known
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Rejected, Steps, Version, Versions
from cuado.what_if.result import WhatIf
from cuado.what_if.session import Options

SECONDS = 300.0
"""Time limit of the loop by default, in seconds: no new work is begun after it."""
_DIAGNOSIS_AND_SEARCH = 1.3
"""Another diagnosis, and a search after it, are begun if so many times the first one's is left."""
_FIRST_DIAGNOSIS, _ITS_SEARCH = 3.0, 2.0
"""Seconds that a diagnosis takes before one was made, and that the search after it should have at
least. In 66 sessions of 10 s on H100s the diagnosis of what a quick start had kept took 3.0 s;
where less than 5 s were left (47) it measured two experiments or none in 32, and the search then
tried 6 candidates and left 13 out on average."""
_LARGER = 3.0
"""Times that the analyses of a diagnosis take what it took to make the version: of a kernel whose
results were joined to 9,000 instructions 25 s, and 7 s to make."""
_CONFIRMING, _CONCLUDING = 0.3, 0.5
"""Seconds to time the final version beside the user's, until that was done once (on an H200 0.1 to
0.5 for kernels of microseconds), and to build it again and to conclude."""
_TOLERANCE = 0.05
"""Part of the whole time that the caller's own work may take beyond it."""
_RUNS_AT_THE_END = 20
"""Runs of the kernel that it takes to measure the final version beside the user's."""
_MOST_FOR_THE_END = 0.3
"""Part of the whole time that is kept for that at most."""
_FIXABLE = 1.05
"""Gain of a named cause from which even a kernel near its roof is optimized: the work that keeps
the unit busy may be waste."""


@dataclass(frozen=True, slots=True)
class LoopOptions:
    """The extent of the work.

    Attributes:
        experiments: the experiments on each version.
        transformations: those that may be tried; inexact ones only if requested by name.
        seconds: time after which nothing new is begun.
        most: number of iterations.
        tolerance: of results, relative to the largest magnitude of an output, for steps that are
            not exact; None where there are none.
        executor: times candidates; the caller that opened it closes it.
        afterwards: seconds of the time that the caller wants for what it makes of the result.
    """

    experiments: Options
    transformations: tuple[type[Transformation], ...]
    seconds: float = SECONDS
    most: int = 12
    tolerance: float | None = None
    executor: Executor = field(default_factory=InProcess)
    afterwards: float = 0.0


def has_time_to_ask(seconds: float, diagnosis: float, making: float) -> bool:
    """True if a diagnosis fits the time, and a search for what it suggests.

    Args:
        seconds: that are left.
        diagnosis: seconds that one took before; 0 if none was made.
        making: seconds that it took to make the version.
    """
    needed = _DIAGNOSIS_AND_SEARCH * diagnosis or _FIRST_DIAGNOSIS + _ITS_SEARCH
    return needed <= seconds and has_time_to_analyse(seconds, making)


def has_time_to_analyse(seconds: float, making: float) -> bool:
    """True if what experiments ask of a version's code fits the time.

    Args:
        seconds: that are left.
        making: seconds that it took to make the version.
    """
    return _LARGER * making <= seconds


@dataclass
class Reserve:
    """The time that is kept for what the final version takes.

    Attributes:
        seconds: the whole time.
        afterwards: seconds that the caller wants for what it makes of the result.
        kernel_time: nanoseconds of the user's original.
        opening: seconds that it took to open the device, at most so far.
        confirming: seconds that it took to time the user's original beside a version.
    """

    seconds: float
    afterwards: float
    kernel_time: float = 0.0
    opening: float = 0.0
    confirming: float = _CONFIRMING

    def kept(self, more: float) -> float:
        """Seconds to keep; ``more`` is what a version takes that a part of the grid spoke for."""
        runs = _RUNS_AT_THE_END * self.kernel_time / 1e9
        kept = self.opening + max(self.confirming, runs) + _CONCLUDING + more
        kept += max(self.afterwards - _TOLERANCE * self.seconds, 0.0)
        return min(kept, _MOST_FOR_THE_END * self.seconds)


def is_near_roof(found: WhatIf) -> bool:
    """True if a version is near a roof, and the work itself cannot become less."""
    fixable = any(
        not each.cause.is_roof and each.gain is not None and each.gain.estimate >= _FIXABLE
        for each in found.causes
    )
    return found.limiter.verdict is Limit.NEAR_ROOF and not fixable


def too_short(seconds: float, kernel_time: float, why: str) -> str:
    """What is to be said if the time has room for few runs; empty if it has room for enough.

    Args:
        seconds: of the budget.
        kernel_time: nanoseconds of a run.
        why: no part of its blocks can stand for all; empty if one can, or need not.
    """
    runs = int(seconds * 1e9 / kernel_time)
    if runs >= FEW_RUNS:
        return ""
    part = f"; a part of its blocks cannot stand for all: {why}" if why else ""
    return (
        f"{seconds:.0f} s have room for {runs} runs of this kernel, too few to compare versions: "
        f"give --budget {FEW_RUNS * kernel_time / 1e9:.0f}, or a smaller case{part}"
    )


@dataclass(frozen=True, slots=True)
class KnownVersions:
    """The state that can be built once the original is measured.

    Attributes:
        versions: makes versions of it.
        prover: compares them with it.
        found: how fast they are.
    """

    versions: Versions
    prover: Prover
    found: Known = field(default_factory=Known)

    def version(self, steps: Steps) -> Version:
        """The version that steps make, which were made before.

        Raises:
            CuadoError: they cannot be made again.
        """
        made = self.versions.of(steps)
        if isinstance(made, Rejected):
            raise CuadoError(f"a kept version cannot be made again: {made.reason}")
        return made


@dataclass(frozen=True, slots=True)
class Kept:
    """The steps of the next version, and the gain predicted for it."""

    steps: Steps
    predicted: float | None
