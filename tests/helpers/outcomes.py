"""Outcomes of experiments made of numbers, for what is concluded from them."""

from cuado.device.library import load_chip
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.cause import Cause
from cuado.model.launch import Extent, Launch
from cuado.model.limiter import Limiter
from cuado.stats import Comparison, Interval, Reason, Verdict
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.limits import limiter_from
from cuado.what_if.diagnose.ruled_out import ruled_out, unsettled
from cuado.what_if.diagnose.table import named_causes
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import NamedCause, Outcome, Status, Timing

FULL = 1e6
"""Nanoseconds that the original takes."""


def compared(ratio: float) -> Comparison:
    """A comparison that found this ratio, with little noise."""
    interval = Interval(ratio, ratio * 0.999, ratio * 1.001, 0.95, 8)
    verdict = Verdict.FASTER if ratio < 0.98 else Verdict.SAME
    return Comparison(verdict, (Reason.BEYOND_FLOOR,), (), interval, 0.02, 8, (), ())


def outcome(name: str, ratio: float, kind: Kind = Kind.SWITCHED) -> Outcome:
    """An experiment that was measured: its time / the original's."""
    experiment = experiment_named(name)
    return Outcome(experiment, Status.MEASURED, kind=kind, comparison=compared(ratio))


def curve(name: str, *points: tuple[float, float], label: str = "") -> Outcome:
    """An experiment of many settings: amount and ratio of each."""
    timings = tuple(
        Timing(label or f"{amount:g}", amount, None, Interval(ratio, ratio, ratio, 0.95, 8))
        for amount, ratio in points
    )
    return Outcome(experiment_named(name), Status.MEASURED, kind=Kind.LAUNCH, timings=timings)


def limiter(*outcomes: Outcome, grid: Extent = (65536, 1, 1), blocks: int = 2) -> Limiter:
    """The limiter that they say, of a launch that fills the H200."""
    launch = Launch("k", "", "k", grid, (1024, 1, 1), ())
    return limiter_from(launch, load_chip("h200"), FULL, Outcomes(outcomes), blocks)


def pictures(memory: float, math: float) -> tuple[Outcome, Outcome]:
    """Memory alone and math alone, as ratios of the original's time."""
    return outcome("memory-only", memory, Kind.SEPARATE), outcome("math-only", math)


def causes_of(
    kernel: Kernel, outcomes: tuple[Outcome, ...], limiter: Limiter, time: Interval | None
) -> tuple[NamedCause, ...]:
    """The causes that outcomes name, as a what-if names them."""
    evidence = Evidence(kernel, Outcomes(outcomes), limiter, time)
    return named_causes(evidence, ruled_out(evidence) | unsettled(evidence))


def ruled_out_by(
    kernel: Kernel, outcomes: tuple[Outcome, ...], limiter: Limiter
) -> frozenset[Cause]:
    """The causes that outcomes rule out."""
    return ruled_out(Evidence(kernel, Outcomes(outcomes), limiter))
