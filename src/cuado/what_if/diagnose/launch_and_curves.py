"""The rows of the table of causes that name what the launch and the curve of occupancy show."""

from collections.abc import Iterable

from cuado.analysis.thresholds import NEAR_ROOF
from cuado.device.chip import ChipFacts
from cuado.model.cause import Cause
from cuado.model.launch import WARP_SIZE
from cuado.model.limiter import Limit
from cuado.what_if.diagnose.cross_check import LEAST_BOUND
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.limits import FEW_IN_FLIGHT, LAST_WAVE
from cuado.what_if.diagnose.named_causes import Named, Place, Shown
from cuado.what_if.diagnose.what_gains import PATTERNS
from cuado.what_if.experiments import grid_scaling, occupancy_sweep
from cuado.what_if.outcomes import exceeds
from cuado.what_if.result import NamedCause

SHORT = 2.0
"""Times of an empty kernel within which a kernel is short: its launch is half of it or more, and
twice the speed of all its work would gain a third at most."""
_EMPTY = 3e3
"""Nanoseconds between events around an empty kernel, where nobody measured them on the chip: 2,900
on an H200, 3,167 on an H100."""

_PER_WARP = frozenset(
    {Limit.INSTRUCTION_THROUGHPUT, Limit.LATENCY, Limit.MEMORY_AND_LATENCY, Limit.BALANCED}
)
"""Limiters under which the time goes with the number of warps, however many lanes have a thread."""


def launch_limits(evidence: Evidence, _: Named) -> bool:
    """True if the limiter is the launch."""
    return evidence.is_launch_limited


def launch(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """A last wave of few blocks; hardly any work; or else too few blocks."""
    original = evidence.original
    if evidence.limiter.unit == LAST_WAVE:
        cause = Cause.TAIL
    elif original is not None and original.estimate <= shortest(evidence.kernel.chip):
        cause = Cause.SHORT_LAUNCH
    else:
        cause = Cause.SMALL_GRID
    why = f"{cause.says}: {evidence.limiter.reason}"
    yield Shown.without_gain(cause, why, grid_scaling.EXPERIMENT)


def shortest(chip: ChipFacts) -> float:
    """Nanoseconds up to which a kernel is short on a chip."""
    return SHORT * (_EMPTY if chip.kernel_time is None else chip.kernel_time)


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


def lanes_are_idle(evidence: Evidence, named: Named) -> bool:
    """True if nothing else is named, and whole warps could leave out a part of all warps.

    Not where memory or the launch takes the time: then idle lanes cost next to nothing.
    """
    part = evidence.part_of_dram
    is_full = part is not None and part >= NEAR_ROOF.value / 100
    if named.shown or is_full or evidence.limiter.verdict not in _PER_WARP:
        return False
    return _lanes(evidence) >= LEAST_BOUND * evidence.kernel.launch.threads_per_block


def idle_lanes(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """PARTIAL_WARPS, with the threads of a block and the lanes of its warps."""
    threads, lanes = evidence.kernel.launch.threads_per_block, _lanes(evidence)
    why = f"{Cause.PARTIAL_WARPS.says}: {threads} threads on {lanes} lanes"
    yield Shown(NamedCause(Cause.PARTIAL_WARPS, why), Place.LAST)


def _lanes(evidence: Evidence) -> int:
    """Lanes of the warps of a block."""
    return -(-evidence.kernel.launch.threads_per_block // WARP_SIZE) * WARP_SIZE
