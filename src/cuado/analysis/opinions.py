"""Judgements of what limits a kernel that need no counters: its copies' times, and its grid.

Both the limiter of recorded counters and the experiments' own limiter ask them.
"""

from dataclasses import dataclass

from cuado.analysis import thresholds as at
from cuado.device.chip import ChipFacts
from cuado.metrics.quantity import format_count, format_duration
from cuado.model.limiter import Limit, Limiter, Threshold, VariantTimes

POOR_OVERLAP = "poor overlap"
_NOTHING = 0.005
"""Part of a time below which none of it is shown."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a judge decides.

    Attributes:
        verdict: what limits the kernel.
        unit: the unit or the sub-cause that it names.
        reason: a sentence with the numbers.
        used: the thresholds that decided.
        reason_code: code for the reason of an UNDECIDED verdict; empty otherwise.
    """

    verdict: Limit
    unit: str
    reason: str
    used: tuple[Threshold, ...]
    reason_code: str = ""


def limiter_of_copies(
    times: VariantTimes | None, chip: ChipFacts, blocks: int | None = None
) -> Limiter:
    """The verdict on a kernel of which only the times of its copies and its grid are known.

    Args:
        times: of the kernel, and of its source-modified copies; None if they were not measured.
        chip: the device.
        blocks: blocks of the grid; None if unknown.
    """
    opinion = (times and by_copies(times)) or by_grid(blocks, chip)
    if opinion is None:
        opinion = Opinion(
            Limit.UNDECIDED, "", "the times of memory alone and of math alone are not known", ()
        )
    return Limiter(
        verdict=opinion.verdict,
        unit=opinion.unit,
        reason=opinion.reason,
        instruction_byte_balance=chip.instruction_byte_balance(),
        variants=times,
        thresholds=opinion.used,
    )


def by_copies(times: VariantTimes, besides: str = "") -> Opinion | None:
    """What the times of memory alone and math alone say [000, 001]; None if one is missing.

    Args:
        times: times of the kernel and its copies.
        besides: what else is known, for the end of the sentence; empty if nothing.
    """
    if times.memory_only is None or times.math_only is None:
        return None
    longest = max(times.memory_only, times.math_only)
    slack = 100 * (times.full / longest - 1)
    shown = " of ".join(format_duration(t) for t in (longest, times.full))
    if slack > at.OVERLAP.value:
        return _poor_overlap(times, longest, shown)
    memory, math = times.parts
    shorter = min(times.memory_only, times.math_only)
    if 100 * (longest / shorter - 1) <= at.BALANCED.value:
        return Opinion(
            Limit.BALANCED,
            f"{memory} and {math}",
            "without products and without copies it takes the same time"
            if times.of_tiles
            else f"{memory} alone and {math} alone take the same time",
            (at.OVERLAP, at.BALANCED),
        )
    is_memory = times.memory_only > times.math_only
    return Opinion(
        Limit.MEMORY_BANDWIDTH if is_memory else Limit.INSTRUCTION_THROUGHPUT,
        "memory" if is_memory else "instructions",
        f"{times.alone[0 if is_memory else 1]} {_as_long(longest, times.full) or shown}"
        f"{_overlap(times) if is_memory or times.of_tiles else ''}{besides}",
        (at.OVERLAP, at.BALANCED),
    )


def _poor_overlap(times: VariantTimes, longest: float, shown: str) -> Opinion:
    """Memory and latency where memory alone is the longer copy and most of the time, else latency.

    The fourth picture of [000]: memory alone is nearly as long as the kernel, and what math adds
    is not hidden behind it.
    """
    memory, math = times.parts
    if longest == times.memory_only and 100 * longest >= at.IDLE.value * times.full:
        return Opinion(
            Limit.MEMORY_AND_LATENCY,
            POOR_OVERLAP,
            f"{times.alone[0]} {shown}, and the rest does not overlap with it{_overlap(times)}",
            (at.OVERLAP, at.IDLE),
        )
    return Opinion(
        Limit.LATENCY,
        POOR_OVERLAP,
        f"without products, and without copies, it takes at most {shown}: they overlap too little"
        if times.of_tiles
        else f"{memory} alone and {math} alone take at most {shown}: they overlap too little",
        (at.OVERLAP,),
    )


def _overlap(times: VariantTimes) -> str:
    """How much of the math is not hidden behind memory; empty if that is not known."""
    part = times.math_not_overlapped
    if part is None:
        return ""
    memory, math = times.parts
    if part < _NOTHING:  # Noise can make it a little less than nothing.
        hidden = f"all of the {math} time is hidden behind {memory}"
        return f"; {'products cost nothing' if times.of_tiles else hidden}"
    if times.of_tiles:  # What products cost is said beside their rate.
        return ""
    return f"; {part:.0%} of the {math} time is not overlapped with {memory}"


def _as_long(part: float, full: float) -> str:
    """How long a part takes that takes as long as the whole, or, by noise, longer; else empty."""
    taken, whole = format_duration(part), format_duration(full)
    return f"as long as the whole kernel, {whole}" if part >= full or taken == whole else ""


def by_grid(blocks: int | None, chip: ChipFacts) -> Opinion | None:
    """LAUNCH if a tenth more SMs than blocks have no work; None otherwise, or if unknown."""
    if blocks is None or chip.sm_count < at.UNUSED.value * blocks:
        return None
    return Opinion(
        Limit.LAUNCH,
        "grid smaller than the chip",
        f"{format_count(blocks, 'block')} for {chip.sm_count} SMs: "
        f"{format_count(chip.sm_count - blocks, 'SM')} without work, and the others wait "
        "for latency",
        (at.UNUSED,),
    )
