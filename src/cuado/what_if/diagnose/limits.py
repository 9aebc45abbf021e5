"""The limiter from experiments alone: from the method's pictures, then from what refines them.

The times of the full kernel, of memory alone, of math alone and of stores alone give the verdict
[000, 001]. Where they say latency (the two do not overlap), or where the launch is too small for
any copy to tell, the experiments on barriers, occupancy and grid size name what it is.
"""

from dataclasses import replace

from cuado.analysis.opinions import limiter_of_copies
from cuado.device.chip import ChipFacts
from cuado.kernel import without_ptx
from cuado.kernel.proposal import Kind
from cuado.metrics.quantity import format_count, format_duration
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Launch
from cuado.model.limiter import Limit, Limiter, Threshold, VariantTimes
from cuado.stats import Reason
from cuado.what_if.diagnose.evidence import STEEP, at_half, steepness
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    grid_scaling,
    occupancy_sweep,
    whole_waves,
)
from cuado.what_if.outcomes import Outcomes, gaining
from cuado.what_if.pictures import (
    COPIES_ALONE,
    MATH_ONLY,
    MEMORY_ONLY,
    PRODUCTS_ALONE,
    pictures_of,
)
from cuado.what_if.result import Claim, Outcome, Status, Timing

NAMED = Threshold(
    "named by an experiment", 1.1, "[003]: what a verdict names gains at least a tenth when relaxed"
)
"""Gain from which a cause is named in the verdict."""
UNSCALED = Threshold(
    "launch too small", 0.8, "half the grid should take about half the time, [003] step 1"
)
"""Part of the time from which half the grid counts as not faster."""

TAIL = Threshold(
    "last wave", 0.1, "blocks of the last wave cost no more than others, unless few run alone"
)
"""Part of the time that the last wave may take beyond its part of the blocks."""
LEAST_PART = 1e-3
"""Part of the full time that a copy takes at least, its launch alone: ratios need more than 0."""

LAST_WAVE = "partial last wave"
FEW_IN_FLIGHT = "too few accesses in flight"
_OF_TILES = (PRODUCTS_ALONE, COPIES_ALONE)
NO_PICTURES, NO_TILES = "no_pictures", "no_pictures_of_tiles"
"""Reason codes: memory alone and math alone were not measured; or copies and products alone were
not, of a kernel that has such."""
PERTURBED = "switch_costs_too_much"
"""Reason code: the verdict depends on what the switch of math-only itself costs."""

_CAUSES = frozenset(
    {
        Bottleneck.BARRIERS,
        Bottleneck.ACCESS_PATTERN,
        Bottleneck.BANK_CONFLICTS,
        Bottleneck.CONSTANT_CONFLICTS,
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
"""Bottlenecks that can be the reason of latency; pictures are no reasons."""


def limiter_from(
    launch: Launch,
    chip: ChipFacts,
    full: float | None,
    outcomes: Outcomes,
    blocks_per_sm: int,
) -> Limiter:
    """The verdict of the experiments.

    Args:
        launch: what was run.
        chip: where.
        full: time of the original, nanoseconds; None if it was not measured.
        outcomes: of all experiments.
        blocks_per_sm: that fit.
    """
    found = _by_pictures(launch, chip, times_of(full, outcomes), outcomes)
    small = _small_launch(launch, chip, outcomes, blocks_per_sm)
    if small is not None:
        return _launch(found, "too few blocks", *small)
    tail = _last_wave(outcomes) or _beyond_whole_waves(launch, chip, outcomes, blocks_per_sm)
    if tail:
        return _launch(found, LAST_WAVE, tail, TAIL)
    if found.verdict.waits:
        return _named(found, outcomes)
    if found.verdict is Limit.MEMORY_BANDWIDTH:
        return _by_concurrency(found, outcomes, blocks_per_sm)
    if found.verdict is Limit.UNDECIDED and found.reason_code != PERTURBED:
        code = NO_TILES if _has_tiles(outcomes) else NO_PICTURES
        return replace(found, reason=_without_pictures(outcomes), reason_code=code)
    return found


def times_of(full: float | None, outcomes: Outcomes) -> VariantTimes | None:
    """Times of the pictures, nanoseconds; None if the full kernel's is not known.

    A switched copy's time is the full time scaled by on / off, so that the cost of the switch
    cancels out. A copy without a switch is compared with the original without unrolling; where
    that is much slower than the original, the copy's time is left out.
    """
    if full is None:
        return None

    def scaled(picture: Experiment) -> float | None:
        outcome = outcomes.measured(picture)
        ratio = outcome.comparison.ratio if outcome and outcome.comparison else None
        if outcome is None or ratio is None or _is_perturbed(outcome):
            return None
        return full * ratio.estimate

    pictures = pictures_of(outcomes)
    return VariantTimes(
        full,
        scaled(pictures.memory),
        scaled(pictures.math),
        scaled(pictures.stores),
        scaled(pictures.neither) if pictures.neither else None,
        pictures.of_tiles,
    )


def _is_perturbed(outcome: Outcome) -> bool:
    """True if a copy without a switch was compared with a too different form of the original."""
    reasons = outcome.comparison.reasons if outcome.comparison else ()
    return outcome.kind is Kind.SEPARATE and Reason.PERTURBED in reasons


def _by_pictures(
    launch: Launch, chip: ChipFacts, times: VariantTimes | None, outcomes: Outcomes
) -> Limiter:
    """The verdict of the pictures alone; UNDECIDED if it turns on what a switch costs."""
    found = limiter_of_copies(times, chip, launch.blocks)
    if times is None:
        return found
    ends = [
        limiter_of_copies(end, chip, launch.blocks) for end in _with_and_without(times, outcomes)
    ]
    return _whatever_the_switch_costs(found, ends)


def _with_and_without(times: VariantTimes, outcomes: Outcomes) -> tuple[VariantTimes, ...]:
    """The times at both bounds of math-only; empty unless its switch costs too much.

    Upper bound: the time with the switch on, or scaled. Lower bound: the time with the switch on
    less the overhead that the switch has when off.
    """
    made = outcomes.of(pictures_of(outcomes).math)
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
    plain = next((end for end in ends if end.verdict is Limit.LATENCY), None)
    if plain is not None and all(end.verdict.waits for end in ends):
        return replace(plain, variants=found.variants)
    times = [end.variants.math_only for end in ends if end.variants and end.variants.math_only]
    if len(verdicts) < 2 or len(times) < 2:
        return found
    return replace(
        found,
        verdict=Limit.UNDECIDED,
        unit="",
        reason=(
            f"{' or '.join(verdicts)}: math alone takes {_between(found, times)} "
            f"({Reason.PERTURBED.value})"
        ),
        reason_code=PERTURBED,
    )


def _between(found: Limiter, times: list[float]) -> str:
    """Where a time lies; only at most where, if the switch itself may be all of it."""
    least, most = times[0], times[-1]
    full = found.variants.full if found.variants else None
    if full is not None and least <= LEAST_PART * full:
        return f"at most {format_duration(most)}"
    return f"between {format_duration(least)} and {format_duration(most)}"


def _by_concurrency(found: Limiter, outcomes: Outcomes, blocks_per_sm: int) -> Limiter:
    """LATENCY in place of bandwidth, where memory gets slower as fewer warps ask for it."""
    curve = outcomes.of(occupancy_sweep.EXPERIMENT)
    half, slope = at_half(curve, blocks_per_sm), steepness(curve, blocks_per_sm)
    if half is None or half.ratio is None or slope is None or slope < STEEP.value:
        return found
    return replace(
        found,
        verdict=Limit.LATENCY,
        unit=FEW_IN_FLIGHT,
        reason=(
            f"{found.reason}; but with {half.label} in place of {blocks_per_sm} it takes "
            f"{half.ratio.estimate:.2f} times as long: its time still depends on how many "
            "accesses are in flight"
        ),
        thresholds=(*found.thresholds, STEEP),
    )


def _without_pictures(outcomes: Outcomes) -> str:
    """Why there is no verdict: which of the pictures is missing, and for what reason."""
    pictures = _OF_TILES if _has_tiles(outcomes) else (MATH_ONLY, MEMORY_ONLY)
    asked = [found for each in pictures if (found := outcomes.of(each)) is not None]
    missing = [
        f"{outcome.experiment.name} is {_state(outcome)}"
        for outcome in asked
        if outcome.status is not Status.MEASURED or _is_perturbed(outcome)
    ]
    names = " and ".join(each.name for each in pictures)
    return "; ".join(missing) or f"{names} were not asked for"


def _has_tiles(outcomes: Outcomes) -> bool:
    """True if there are asynchronous copies or matrix products, though they have no picture."""
    return any(
        # Refused for want of PTX they say nothing of what the kernel has.
        found.status is not Status.ABSENT and found.reason != without_ptx.EXPERIMENT
        for each in _OF_TILES
        if (found := outcomes.of(each))
    )


def _state(outcome: Outcome) -> str:
    if _is_perturbed(outcome):
        return (
            "undecided (the original without unrolling, with which it is compared, is not as fast)"
        )
    return f"{outcome.status.value} ({outcome.reason})"


def _small_launch(
    launch: Launch, chip: ChipFacts, outcomes: Outcomes, blocks_per_sm: int
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


def last_wave_gain(outcomes: Outcomes) -> float | None:
    """How many times faster at most, if blocks of the last wave cost no more than the others.

    None if they hardly do, or if it is not known.
    """
    timing = _whole_waves(outcomes)
    if timing is None or timing.ratio is None:
        return None
    return timing.amount / timing.ratio.estimate


def _last_wave(outcomes: Outcomes) -> str:
    """A sentence on what the last wave costs beyond its blocks; empty if little, or not known."""
    timing = _whole_waves(outcomes)
    if timing is None or timing.ratio is None:
        return ""
    return (
        f"{timing.label} with {timing.amount:.1%} of the blocks: "
        f"{timing.ratio.estimate:.0%} of the time; the last wave takes the rest"
    )


def _whole_waves(outcomes: Outcomes) -> Timing | None:
    """The grid cut to whole waves, if it is that much faster; None if it is not, or not known."""
    curve = outcomes.of(grid_scaling.EXPERIMENT)
    for timing in curve.timings if curve else ():
        if "whole wave" not in timing.label or timing.ratio is None:
            continue
        if timing.amount - timing.ratio.high >= TAIL.value:
            return timing
    return None


def _beyond_whole_waves(
    launch: Launch, chip: ChipFacts, outcomes: Outcomes, blocks_per_sm: int
) -> str:
    """A sentence on what a grid of whole waves saves; empty if little, or not known."""
    gain = outcomes.gain(whole_waves.EXPERIMENT)
    if gain is None or launch.blocks < chip.sm_count * blocks_per_sm:
        return ""
    if 1 - 1 / gain.low < TAIL.value:
        return ""
    return f"whole waves of blocks that do the same work are {gain.estimate:.2f} times faster"


def _named(found: Limiter, outcomes: Outcomes) -> Limiter:
    """The latency verdict, with the relaxation that gains most as its unit."""
    gains = [
        (outcome, gain)
        for outcome in outcomes
        if _is_reason(outcome) and (gain := gaining(outcome, NAMED.value))
    ]
    if not gains:
        return found
    best, gain = max(gains, key=lambda each: each[1].estimate)
    relaxed = best.experiment.relaxes.value
    what = "without" if best.kind is Kind.SWITCHED else "with a remedy for"
    least = "at least " if best.claim is Claim.AT_LEAST else ""
    return replace(
        found,
        unit=relaxed,
        reason=(
            f"{found.reason}; {what} {relaxed} the kernel is "
            f"{least}{gain.estimate:.2f} times faster"
        ),
        thresholds=(*found.thresholds, NAMED),
    )


def _is_reason(outcome: Outcome) -> bool:
    """True if what the experiment relaxes can be why a kernel waits, and a fix reaches its gain."""
    return outcome.experiment.relaxes in _CAUSES and not outcome.experiment.is_bound
