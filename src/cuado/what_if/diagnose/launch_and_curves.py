"""The rows of the table of causes that name what the launch and the curve of occupancy show."""

from collections.abc import Iterable

from cuado.model.cause import Cause
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.gains import exceeds
from cuado.what_if.diagnose.limits import FEW_IN_FLIGHT, LAST_WAVE
from cuado.what_if.diagnose.named import Named, Shown
from cuado.what_if.diagnose.what_gains import PATTERNS
from cuado.what_if.experiments import grid_scaling, occupancy_sweep

SHORT = 5e3
"""Nanoseconds. A kernel that takes no longer is about as short as its launch. Chosen."""


def launch_limits(evidence: Evidence, _: Named) -> bool:
    """True if the limiter is the launch."""
    return evidence.is_launch_limited


def launch(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """A last wave of few blocks; hardly any work; or else too few blocks."""
    original = evidence.original
    if evidence.limiter.unit == LAST_WAVE:
        cause = Cause.TAIL
    elif original is not None and original.estimate <= SHORT:
        cause = Cause.SHORT_LAUNCH
    else:
        cause = Cause.SMALL_GRID
    why = f"{cause.says}: {evidence.limiter.reason}"
    yield Shown.without_gain(cause, why, grid_scaling.EXPERIMENT)


def needs_warps(evidence: Evidence, _: Named) -> bool:
    """True if at most half of an SM's warps fit, and fewer are much slower."""
    return evidence.needs_warps and not evidence.is_launch_limited


def warps(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """OCCUPANCY, with the number of warps."""
    most = evidence.kernel.chip.max_warps_per_sm
    why = f"{evidence.warps} of {most} warps fit an SM, and fewer are slower"
    yield Shown.without_gain(Cause.OCCUPANCY, why, occupancy_sweep.EXPERIMENT)


def needs_more_in_flight(evidence: Evidence, named: Named) -> bool:
    """True if most of an SM's warps fit, and still memory is slower with fewer.

    Not if instructions take as long, nor if a pattern wastes part of every access: a better one
    has more of what is needed in flight.
    """
    if evidence.limiter.unit != FEW_IN_FLIGHT or evidence.has_few_warps:
        return False
    is_wasted = any(cause in named for cause in PATTERNS)
    return not is_wasted and not evidence.math_takes_as_long


def in_flight(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """LOW_ILP, with the number of warps."""
    why = f"{evidence.warps} warps fit an SM, and still more would be faster"
    yield Shown.without_gain(Cause.LOW_ILP, why, occupancy_sweep.EXPERIMENT)


def outdone(_: Evidence, named: Named) -> Iterable[Cause]:
    """LOW_ILP, if another cause gains more: several elements a thread hide some of what it costs.

    Not if a curve shows it as well.
    """
    gains = named.by_gain()
    in_flight = gains.get(Cause.LOW_ILP)
    if in_flight and any(exceeds(each.cause, in_flight.cause) for each in gains.values()):
        yield Cause.LOW_ILP
