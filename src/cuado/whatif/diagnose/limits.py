"""What limits the kernel, from experiments alone: the method's pictures, then what refines them.

The times of the full kernel, of memory alone, of math alone and of stores alone give the verdict
[000, 001]. Where they say latency (the two do not overlap), or where the launch is too small for
any copy to tell, the experiments on barriers, occupancy and grid size name what it is.
"""

import math
from collections.abc import Iterable
from dataclasses import replace

from cuado.analyze.limiter import limiter as limiter_of
from cuado.device.chip import ChipFacts
from cuado.kernel.proposal import Kind
from cuado.metrics import MetricSet
from cuado.metrics.quantity import format_count, format_duration
from cuado.model.bottleneck import Bottleneck
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch, LaunchShape
from cuado.model.limiter import Limiter, Threshold, VariantTimes
from cuado.model.limiter import Verdict as Limit
from cuado.model.profile import Origin, Profile
from cuado.stats import Reason, Verdict
from cuado.whatif.diagnose.gains import gaining
from cuado.whatif.result import Claim, CounterVerdict, Outcome, Status

NAMED = Threshold(
    "named by an experiment", 1.1, "[003]: what a verdict names gains at least a tenth when relaxed"
)
"""Gain from which a cause is named in the verdict."""
UNSCALED = Threshold(
    "launch too small", 0.8, "half the grid should take about half the time, [003] step 1"
)
"""Part of the time from which half the grid counts as not faster."""

STEEP = Threshold(
    "steep occupancy", 0.5, "Little's law: throughput grows with the warps until the unit is full"
)
"""Elasticity of time to blocks per SM (1 is: half the blocks, twice the time) from which it is
concurrency that limits, not the unit. H200: 0.82 for a padded transpose at 43% of the attainable
bandwidth, 0.10 for one at 89%, 0.03 for transposes and products limited by uncoalesced access."""

TAIL = Threshold(
    "last wave", 0.1, "blocks of the last wave cost no more than others, unless few run alone"
)
"""Part of the time that the last wave may take beyond its part of the blocks."""
LEAST_PART = 1e-3
"""Part of the full time that a copy takes at least, its launch alone: ratios need more than 0."""

LAST_WAVE = "partial last wave"
FEW_IN_FLIGHT = "too few accesses in flight"
PERTURBED = "switch_costs_too_much"
"""Reason code: the verdict depends on what the switch of math-only itself costs."""

_CAUSES = frozenset(
    {
        Bottleneck.BARRIERS,
        Bottleneck.ACCESS_PATTERN,
        Bottleneck.BANK_CONFLICTS,
        Bottleneck.DIVERGENCE,
        Bottleneck.ATOMICS,
        Bottleneck.SPILLS,
        Bottleneck.OCCUPANCY,
        Bottleneck.SPECIAL_FUNCTIONS,
        Bottleneck.INTEGER_DIVISION,
        Bottleneck.NON_FUSED,
        Bottleneck.LOCAL_ARRAYS,
        Bottleneck.RELOADS,
        Bottleneck.NARROW,
    }
)
"""What can be named as the reason of latency; pictures are no reasons."""


def times_of(full: float | None, outcomes: Iterable[Outcome]) -> VariantTimes | None:
    """Times of the pictures, nanoseconds; None without the full kernel's.

    A switched copy's time is the full time scaled by on / off: what the switch costs cancels. So it
    is with a copy that is compared with the original without unrolling, unless that costs much.
    """
    if full is None:
        return None
    found: dict[str, float] = {}
    for outcome in outcomes:
        ratio = outcome.comparison.ratio if outcome.comparison else None
        if outcome.status is Status.MEASURED and ratio is not None and not _is_perturbed(outcome):
            found[outcome.experiment.name] = full * ratio.estimate
    return VariantTimes(
        full, found.get("memory-only"), found.get("math-only"), found.get("store-only")
    )


def _is_perturbed(outcome: Outcome) -> bool:
    """Whether a copy without a switch was compared with an original too unlike the original."""
    reasons = outcome.comparison.reasons if outcome.comparison else ()
    return outcome.kind is Kind.SEPARATE and Reason.PERTURBED in reasons


def _switch_ends(times: VariantTimes, outcomes: Iterable[Outcome]) -> tuple[VariantTimes, ...]:
    """The times at both ends of what math-only may take; empty unless its switch costs too much.

    Math alone takes no more than the copy that is on, switch included, and no less than that
    without all that the switch costs the copy that is off.
    """
    made = next((o for o in outcomes if o.experiment.name == "math-only"), None)
    compared, cost = (made.comparison, made.perturbation) if made else (None, None)
    if compared is None or compared.ratio is None or cost is None:
        return ()
    if Reason.PERTURBED not in compared.reasons:
        return ()
    scaled = compared.ratio.estimate
    on = scaled * cost.estimate
    least = max(on - max(cost.estimate - 1, 0), LEAST_PART)
    ends = sorted((least, on, scaled))
    return tuple(replace(times, math_only=times.full * end) for end in (ends[0], ends[-1]))


def limiter_from(
    launch: Launch,
    device: DeviceAttributes,
    chip: ChipFacts,
    full: float | None,
    outcomes: tuple[Outcome, ...],
    blocks_per_sm: int,
) -> Limiter:
    """The verdict of the experiments.

    Args:
        launch: what was run.
        device: what the driver says.
        chip: facts.
        full: time of the original, nanoseconds; None if it was not measured.
        outcomes: of all experiments.
        blocks_per_sm: that fit.
    """
    times = times_of(full, outcomes)
    profile = Profile(
        launch.kernel,
        launch.kernel,
        0,
        Origin(launch.name, "experiments"),
        device,
        LaunchShape(launch.grid, launch.block),
        MetricSet({}),
    )
    found = _whatever_the_switch_costs(
        limiter_of(profile, chip, variants=times),
        [limiter_of(profile, chip, variants=end) for end in _switch_ends(times, outcomes)]
        if times
        else [],
    )
    small = _small_launch(launch, chip, outcomes, blocks_per_sm)
    if small is not None:
        return _launch(found, "too few blocks", *small)
    tail = _last_wave(outcomes) or _beyond_whole_waves(launch, chip, outcomes, blocks_per_sm)
    if tail:
        return _launch(found, LAST_WAVE, tail, TAIL)
    if found.verdict is Limit.LATENCY:
        return _named(found, outcomes)
    if found.verdict is Limit.MEMORY_BANDWIDTH:
        return _by_concurrency(found, outcomes, blocks_per_sm)
    if found.verdict is Limit.UNDECIDED and found.reason_code != PERTURBED:
        return replace(found, reason=_without_pictures(outcomes), reason_code="no_pictures")
    return found


def _launch(found: Limiter, unit: str, reason: str, threshold: Threshold) -> Limiter:
    """The launch in place of what the pictures say."""
    return replace(
        found,
        verdict=Limit.LAUNCH,
        unit=unit,
        reason=reason,
        reason_code="",
        thresholds=(*found.thresholds, threshold),
    )


def _whatever_the_switch_costs(found: Limiter, ends: list[Limiter]) -> Limiter:
    """UNDECIDED where the verdict depends on how much of math-only is the switch itself."""
    verdicts = list(dict.fromkeys(end.verdict.value.replace("_", " ") for end in ends))
    times = [end.variants.math_only for end in ends if end.variants and end.variants.math_only]
    if len(verdicts) < 2 or len(times) < 2:
        return found
    return replace(
        found,
        verdict=Limit.UNDECIDED,
        unit="",
        reason=(
            f"{' or '.join(verdicts)}: math alone takes between {format_duration(times[0])} and "
            f"{format_duration(times[-1])} ({Reason.PERTURBED.value})"
        ),
        reason_code=PERTURBED,
    )


def _by_concurrency(found: Limiter, outcomes: Iterable[Outcome], blocks_per_sm: int) -> Limiter:
    """Latency in place of bandwidth, where memory gets slower as fewer warps ask for it."""
    curve = next((o for o in outcomes if o.experiment.name == "occupancy-sweep"), None)
    points = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm] if curve else []
    if not points:
        return found
    half = min(points, key=lambda timing: abs(timing.amount - blocks_per_sm / 2))
    if half.ratio is None:
        return found
    slope = math.log(half.ratio.low) / math.log(blocks_per_sm / half.amount)
    if slope < STEEP.value:
        return found
    return replace(
        found,
        verdict=Limit.LATENCY,
        unit=FEW_IN_FLIGHT,
        reason=(
            f"{found.reason}; but with {half.label} in place of {blocks_per_sm} it takes "
            f"{half.ratio.estimate:.2f} times as long: what it lacks is accesses in flight, "
            "not bandwidth"
        ),
        thresholds=(*found.thresholds, STEEP),
    )


def _without_pictures(outcomes: Iterable[Outcome]) -> str:
    """Why there is no verdict: which of the pictures is missing, and for what reason."""
    missing = [
        f"{outcome.experiment.name} is {_state(outcome)}"
        for outcome in outcomes
        if outcome.experiment.name in ("math-only", "memory-only")
        and (outcome.status is not Status.MEASURED or _is_perturbed(outcome))
    ]
    return "; ".join(missing) or "math-only and memory-only were not asked for"


def _state(outcome: Outcome) -> str:
    if _is_perturbed(outcome):
        return (
            "undecided (the original without unrolling, with which it is compared, is not as fast)"
        )
    return f"{outcome.status.value} ({outcome.reason})"


def _small_launch(
    launch: Launch, chip: ChipFacts, outcomes: Iterable[Outcome], blocks_per_sm: int
) -> tuple[str, Threshold] | None:
    """Why the launch is too small, by which threshold; None if it is not, or nothing shows it."""
    if launch.blocks >= chip.sm_count * max(blocks_per_sm, 1):
        return None
    blocks = format_count(launch.blocks, "block")
    held = f"{blocks} for {chip.sm_count} SMs that hold {blocks_per_sm} each"
    if chip.sm_count >= NAMED.value * launch.blocks:
        return f"{held}: {format_count(chip.sm_count - launch.blocks, 'SM')} without work", NAMED
    for outcome in outcomes:
        if outcome.experiment.relaxes is not Bottleneck.LAUNCH_SIZE:
            continue
        for timing in outcome.timings:
            if timing.ratio is None or not 0 < timing.amount <= UNSCALED.value:
                continue
            if timing.ratio.low >= UNSCALED.value:
                part, time = f"{timing.amount:.0%}", f"{timing.ratio.estimate:.0%}"
                return f"{held}; {part} of the grid take {time} of the time", UNSCALED
    return None


def _last_wave(outcomes: Iterable[Outcome]) -> str:
    """What the last wave costs beyond its blocks; empty if that is little, or not known."""
    curve = next((o for o in outcomes if o.experiment.name == "grid-scaling"), None)
    for timing in curve.timings if curve else ():
        if "whole wave" not in timing.label or timing.ratio is None:
            continue
        if timing.amount - timing.ratio.high >= TAIL.value:
            return (
                f"{timing.label} with {timing.amount:.1%} of the blocks: "
                f"{timing.ratio.estimate:.0%} of the time; the last wave takes the rest"
            )
    return ""


def _beyond_whole_waves(
    launch: Launch, chip: ChipFacts, outcomes: Iterable[Outcome], blocks_per_sm: int
) -> str:
    """What a grid of whole waves, with the same work, saves; empty if little, or not known."""
    made = next((o for o in outcomes if o.experiment.name == "whole-waves"), None)
    gain = gaining(made)
    if gain is None or launch.blocks < chip.sm_count * blocks_per_sm:
        return ""
    if 1 - 1 / gain.low < TAIL.value:
        return ""
    return f"whole waves of blocks that do the same work are {gain.estimate:.2f} times faster"


def _named(found: Limiter, outcomes: Iterable[Outcome]) -> Limiter:
    """The latency verdict with the relaxation that gains most as its unit."""
    best: Outcome | None = None
    for outcome in outcomes:
        gain = outcome.gain
        if (
            outcome.experiment.relaxes not in _CAUSES
            or outcome.experiment.is_bound
            or outcome.status is not Status.MEASURED
            or outcome.verdict is not Verdict.FASTER
            or gain is None
            or gain.low < NAMED.value
        ):
            continue
        if best is None or best.gain is None or gain.estimate > best.gain.estimate:
            best = outcome
    if best is None or best.gain is None:
        return found
    what = "without" if best.kind is Kind.SWITCHED else "with a remedy for"
    least = "at least " if best.claim is Claim.AT_LEAST else ""
    return replace(
        found,
        unit=best.experiment.relaxes.value,
        reason=(
            f"{found.reason}; {what} {best.experiment.relaxes.value} the kernel is "
            f"{least}{best.gain.estimate:.2f} times faster"
        ),
        thresholds=(*found.thresholds, NAMED),
    )


def by_counters(experiments: Limiter, counters: CounterVerdict) -> Limiter:
    """The counters' verdict where the experiments have none, as of machine code alone.

    The pictures of the method need PTX; without them the experiments decide on little.
    """
    other = counters.limiter
    if experiments.verdict is not Limit.UNDECIDED or other is None:
        return experiments
    if other.verdict is Limit.UNDECIDED:
        return experiments
    reason = f"by hardware counters: {other.reason}"
    return replace(other, reason=reason, variants=experiments.variants)


def agreement(experiments: Limiter, counters: CounterVerdict) -> CounterVerdict:
    """The counters' verdict, compared with that of the experiments."""
    other = counters.limiter
    if other is None:
        return counters
    ours, theirs = experiments.verdict, other.verdict
    if Limit.UNDECIDED in (ours, theirs):
        which = "the experiments" if ours is Limit.UNDECIDED else "the counters"
        return replace(counters, words=f"{which} are undecided: no cross-check")
    named = [f"{v.value.replace('_', ' ')} ({unit})" for v, unit in _both(experiments, other)]
    if ours is theirs:
        words = f"experiments and counters agree: {ours.value.replace('_', ' ')}"
        return replace(counters, agrees=True, words=words)
    why = _same_thing(experiments, other)
    said = f"experiments say {named[0]}, counters say {named[1]}"
    return replace(counters, agrees=bool(why), words=f"{said}: {why}" if why else said)


def _both(one: Limiter, other: Limiter) -> tuple[tuple[Limit, str], tuple[Limit, str]]:
    return (one.verdict, one.unit), (other.verdict, other.unit)


def _same_thing(experiments: Limiter, counters: Limiter) -> str:
    """Why two different verdicts do not contradict each other; empty if they do."""
    if {experiments.verdict, counters.verdict} == {Limit.MEMORY_BANDWIDTH, Limit.NEAR_ROOF}:
        return "at the roof memory is the limit"
    if experiments.unit in _WASTE and counters.verdict is Limit.MEMORY_BANDWIDTH:
        return f"the unit is busy because of {experiments.unit}"
    return ""


_WASTE = frozenset({Bottleneck.ACCESS_PATTERN.value, Bottleneck.BANK_CONFLICTS.value})
"""Causes that keep a memory unit busy with more than is needed: counters see a busy unit."""
