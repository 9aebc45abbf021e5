"""Curves: time against blocks per SM, against the size of the grid, and against added work."""

from dataclasses import dataclass

from cuado.kernel.proposal import Kind
from cuado.model.bottleneck import Bottleneck
from cuado.report.whatif import wording
from cuado.report.whatif.rows import SWEPT, results_differ
from cuado.stats import Interval, Reason, Verdict
from cuado.stats.compare import FLOOR
from cuado.what_if.experiments import noise_fma, noise_global, noise_integer, noise_shared
from cuado.what_if.result import Outcome, Status, Timing, WhatIf

ADDED = {
    noise_fma.EXPERIMENT.name: "multiply-adds",
    noise_integer.EXPERIMENT.name: "integer operations",
    noise_shared.EXPERIMENT.name: "loads from shared memory",
    noise_global.EXPERIMENT.name: "loads that hit the L1",
}
"""The instructions that a noise experiment adds, in words."""


@dataclass(frozen=True, slots=True)
class Point:
    """One setting of a sweep.

    Attributes:
        label: its name.
        time: nanoseconds of one launch; None if not known.
        ratio: its time / that of the sweep's first point; None if not known.
        note: what else is known of it.
    """

    label: str
    time: float | None
    ratio: Interval | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Sweep:
    """One curve.

    Attributes:
        outcome: the outcome that it shows.
        title: the quantity that is swept.
        points: the reference first.
        says: the curve in a sentence.
        doubt: why its numbers are not to be believed; empty if they are.
    """

    outcome: Outcome
    title: str
    points: tuple[Point, ...]
    says: str
    doubt: str

    @property
    def costs(self) -> tuple[tuple[str, str], ...]:
        """Label and added time of every point but the reference: ``("+8", "0%")``."""
        return tuple((point.label, wording.more(point.ratio)) for point in self.points[1:])

    @property
    def name(self) -> str:
        """The experiment's."""
        return self.outcome.experiment.name


def sweeps(result: WhatIf) -> tuple[Sweep, ...]:
    """The curves of launches, in the order of experiments."""
    return tuple(
        _launch_sweep(outcome, result)
        for outcome in result.outcomes
        if _is_swept(outcome) and outcome.kind is Kind.LAUNCH
    )


def slack(result: WhatIf) -> tuple[Sweep, ...]:
    """The curves of added work, one per resource."""
    return tuple(
        _noise_sweep(outcome)
        for outcome in result.outcomes
        if _is_swept(outcome) and outcome.kind is Kind.NOISE
    )


def _is_swept(outcome: Outcome) -> bool:
    return (
        outcome.status is Status.MEASURED
        and outcome.kind in SWEPT
        and bool(outcome.timings)
        and not results_differ(outcome)
    )


def _launch_sweep(outcome: Outcome, result: WhatIf) -> Sweep:
    by_blocks = outcome.experiment.relaxes is Bottleneck.OCCUPANCY
    fitting = result.loaded.blocks_per_sm
    label = f"{wording.count(fitting, 'block')} per SM" if by_blocks else "all blocks"
    original = result.original
    first = Point(label, wording.estimate(original), None, "as it is")
    points = (first, *(_launch_point(timing, by_blocks) for timing in outcome.timings))
    title = "time with fewer blocks per SM" if by_blocks else "time with fewer blocks in the grid"
    says = "; ".join(_launch_words(timing, by_blocks) for timing in outcome.timings)
    return _curve(outcome, title, points, says)


def _launch_point(timing: Timing, by_blocks: bool) -> Point:
    note = "" if by_blocks or not timing.amount else f"{timing.amount:.1%} of the blocks"
    return Point(timing.label, wording.estimate(timing.time), timing.ratio, note)


def _launch_words(timing: Timing, by_blocks: bool) -> str:
    if timing.ratio is None:
        return f"{timing.label}: not decided"
    if by_blocks:
        return f"{timing.label}: {wording.signed_share(timing.ratio.estimate - 1)} time"
    took = f"{timing.label}: {timing.ratio.estimate:.1%} of the time"
    return f"{took} for {timing.amount:.1%} of the blocks" if timing.amount else took


def _noise_sweep(outcome: Outcome) -> Sweep:
    off, *added = outcome.timings
    what = ADDED.get(outcome.experiment.name, outcome.experiment.name.removeprefix("noise-"))
    points = (
        Point(off.label, wording.estimate(off.time), None),
        *(Point(t.label, wording.estimate(t.time), _over(t, off)) for t in added),
    )
    says = "; ".join(filter(None, (_absorbed(outcome, points, what), _insertion(outcome))))
    return _curve(outcome, what, points, says)


def _over(timing: Timing, off: Timing) -> Interval | None:
    """Time of a setting / time off; both are known as ratios to the original of the same rounds."""
    if timing.ratio is None or off.ratio is None:
        return None
    by = off.ratio.estimate
    ratio = timing.ratio
    return Interval(
        ratio.estimate / by, ratio.low / by, ratio.high / by, ratio.confidence, ratio.rounds
    )


def _insertion(outcome: Outcome) -> str:
    cost = wording.more(outcome.perturbation)
    return "" if cost in ("-", "0%") else f"being able to add costs {cost}"


def _absorbed(outcome: Outcome, points: tuple[Point, ...], what: str) -> str:
    """``absorbs +8 multiply-adds per iteration within 2%; +32 cost 12%``."""
    limit = outcome.comparison.limit if outcome.comparison else FLOOR
    known = [(p.label, p.ratio.estimate - 1) for p in points[1:] if p.ratio is not None]
    if not known:
        return f"{what}: not decided"
    free = ""
    for label, cost in known:
        if cost > limit:
            break
        free = label
    last, cost = known[-1]
    dear = "" if free == last else f"; {last} cost {100 * cost:.0f}%"
    if free:
        return f"absorbs {free} {what} per iteration within {100 * limit:.2g}%{dear}"
    first, least = known[0]
    rest = "" if last == first else dear
    return f"absorbs no {what}: {first} per iteration cost {100 * least:.0f}%{rest}"


def _curve(outcome: Outcome, title: str, points: tuple[Point, ...], says: str) -> Sweep:
    """A sweep; its sentence is in brackets if it is doubtful."""
    doubt = _doubt(outcome)
    return Sweep(outcome, title, points, f"({says})" if doubt else says, doubt)


def _doubt(outcome: Outcome) -> str:
    """Why the curve as a whole is not to be believed.

    A single point near the noise floor does not invalidate the curve.
    """
    if outcome.comparison is None or outcome.verdict is not Verdict.UNDECIDED:
        return ""
    reasons = outcome.comparison.reasons
    return "; ".join(reason.value for reason in reasons if reason is not Reason.SPANS_FLOOR)
