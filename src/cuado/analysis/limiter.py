"""Names what limits a kernel, from counters or from the times of its source-modified copies.

The judges stand in ``JUDGES`` in the order in which they are asked; the first that has an opinion
decides. What each looks at, and why:

1. *variants*: times of memory-only and math-only copies are the most direct evidence [000, 001],
   as long as the throughput that they name is not low compared with the hardware's.
2. *saturated*: a unit at 70% of its peak (DRAM: 80% of what is attainable) is the limit; near
   the roof if it is DRAM or a math pipe and its work is not waste.
3. *launch*: fewer blocks than SMs, or a kernel not much longer than its launch.
4. *pressed*: between 60 and 70%, a unit is the limit if warps wait for it; two units of both
   kinds are balanced.
5. *latency*: everything measured is below 60%: warps wait, and the stalls say for what.
6. *ratio*: no utilisation, but instructions and bytes: compared with the chip's balance [000].

If none has one, the verdict is UNDECIDED with the reason.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cuado.analysis import thresholds as at
from cuado.analysis.concurrency import concurrency
from cuado.analysis.latency import causes, enough_warps
from cuado.analysis.opinions import Opinion, by_copies, by_grid
from cuado.analysis.theory import held_against_theory
from cuado.analysis.units import stall_share, utilizations, waits_for
from cuado.device.chip import ChipFacts
from cuado.metrics import Measure, Provenance, Unit
from cuado.metrics.quantity import format_value
from cuado.model.limiter import (
    Concurrency,
    Limit,
    Limiter,
    Threshold,
    UnitKind,
    Utilization,
    VariantTimes,
)
from cuado.model.profile import Profile

ROOFS = frozenset(
    {
        "dram_utilization",
        "pipe_fma_utilization",
        "pipe_fp64_utilization",
        "pipe_tensor_utilization",
    }
)
"""Units whose peak is a roof: the chip moves all the bytes, or does all the arithmetic, it can."""


@dataclass(frozen=True, slots=True)
class Case:
    """All that the judges look at."""

    profile: Profile
    chip: ChipFacts
    ecc: bool
    variants: VariantTimes | None
    utilizations: tuple[Utilization, ...]
    concurrency: Concurrency | None

    def top(self, kind: UnitKind) -> Utilization | None:
        """The busiest unit of a kind, None if none was measured."""
        return next((u for u in self.utilizations if u.kind is kind), None)

    def metric(self, name: str) -> float | None:
        """A kernel-level metric, None when absent."""
        return self.profile.metrics.value(name)


def limiter(
    profile: Profile, chip: ChipFacts, ecc: bool = False, variants: VariantTimes | None = None
) -> Limiter:
    """The verdict on one kernel.

    Args:
        profile: its metrics.
        chip: the device, with the report's own attributes.
        ecc: whether the memory's error correction was on.
        variants: times of its source-modified copies, if there are any.
    """
    case = Case(
        profile,
        chip,
        ecc,
        variants,
        utilizations(profile.metrics, chip, ecc),
        concurrency(profile, chip, ecc),
    )
    opinions = (judge(case) for judge in JUDGES)
    opinion = next((o for o in opinions if o is not None), None) or _undecided(case)
    return Limiter(
        verdict=opinion.verdict,
        unit=opinion.unit,
        reason=opinion.reason,
        reason_code=opinion.reason_code,
        utilizations=case.utilizations,
        instruction_byte_ratio=case.metric("instruction_byte_ratio"),
        instruction_byte_balance=chip.instruction_byte_balance(ecc=ecc),
        concurrency=case.concurrency,
        variants=variants,
        thresholds=opinion.used,
    )


def _by_variants(case: Case) -> Opinion | None:
    opinion = by_copies(case.variants, _application_text(case)) if case.variants else None
    if opinion is None or case.variants is None:
        return None
    held = held_against_theory(opinion.verdict, _throughputs(case), case.variants.memory_part)
    if held is None:
        return opinion
    reason = opinion.reason + held.words
    if held.is_low:
        return Opinion(*_latency_parts(case, reason))
    return replace(opinion, reason=reason, used=(*opinion.used, at.IDLE, at.SATURATED))


def _throughputs(case: Case) -> tuple[Utilization, ...]:
    """The units' utilisation; the DRAM's by the bandwidth that was stated, if by nothing else."""
    moved, peak = case.metric("hardware_bandwidth"), case.chip.dram_bandwidth(ecc=case.ecc)
    if moved is None or peak is None or any("dram" in u.metric for u in case.utilizations):
        return case.utilizations
    share = Measure(100 * moved / peak, Unit.PERCENT, Provenance.DERIVED, "hardware_bandwidth")
    dram = Utilization("dram_utilization", "DRAM", UnitKind.MEMORY, share, share.value)
    return (*case.utilizations, dram)


def _application_text(case: Case) -> str:
    """The algorithm's bandwidth against the chip's, as text; empty if it is not stated."""
    application = case.metric("application_bandwidth")
    attainable = case.chip.achievable_dram_bandwidth(ecc=case.ecc)
    if application is None or attainable is None:
        return ""
    return (
        f"; the application moves {format_value(application, Unit.BYTE_PER_SECOND)} of "
        f"{format_value(attainable, Unit.BYTE_PER_SECOND)} attainable"
    )


def _by_saturation(case: Case) -> Opinion | None:
    full = [u for u in case.utilizations if _saturated(u)]
    if not full:
        return None
    top = full[0]
    other = case.top(UnitKind.COMPUTE if top.kind is UnitKind.MEMORY else UnitKind.MEMORY)
    if other in full and top.attainable - other.attainable <= at.BALANCED.value:
        return Opinion(
            Limit.BALANCED,
            f"{top.label} and {other.label}",
            f"{_of_both(top)} and {_of_both(other)}: both are at their limit",
            (at.SATURATED, at.BALANCED),
        )
    # Issue slots may be fuller than the math pipe they feed: the pipe is the roof all the same.
    roof = next((u for u in full if u.metric in ROOFS and u.attainable >= at.NEAR_ROOF.value), None)
    if roof is not None and not _wasteful(case, roof):
        return Opinion(
            Limit.NEAR_ROOF,
            roof.label,
            f"{_busy(roof)}{_bandwidth_text(case, roof)}: only less work for it would be faster",
            (at.NEAR_ROOF, at.WASTE),
        )
    memory = top.kind is UnitKind.MEMORY
    return Opinion(
        Limit.MEMORY_BANDWIDTH if memory else Limit.INSTRUCTION_THROUGHPUT,
        top.label,
        f"{_busy(top)}{_bandwidth_text(case, top)}",
        (at.SATURATED, at.ATTAINED),
    )


def _by_launch(case: Case) -> Opinion | None:
    small = by_grid(case.profile.launch.blocks, case.chip)
    if small is not None:
        return small
    duration, overhead = case.metric("duration"), case.chip.launch_overhead
    if duration and overhead and duration < at.OVERHEAD.value * overhead:
        return Opinion(
            Limit.LAUNCH,
            "launch overhead",
            f"runs {format_value(duration, Unit.NANOSECOND)}, and launching it takes "
            f"{format_value(overhead, Unit.NANOSECOND)}",
            (at.OVERHEAD,),
        )
    return None


def _by_pressure(case: Case) -> Opinion | None:
    memory, compute = case.top(UnitKind.MEMORY), case.top(UnitKind.COMPUTE)
    # Of peak, not of what is attainable: that is what the 60% of [002] are meant of, and a
    # transpose at 57% of a K20X's peak was still made 1.5 times faster [004].
    top = max(case.utilizations, key=lambda unit: unit.measure.value, default=None)
    if top is None or top.measure.value < at.IDLE.value:
        return None
    if (
        memory
        and compute
        and abs(memory.measure.value - compute.measure.value) <= at.BALANCED.value
    ):
        return Opinion(
            Limit.BALANCED,
            f"{memory.label} and {compute.label}",
            f"{_of_both(memory)} and {_of_both(compute)}: neither is at its limit, both are near",
            (at.IDLE, at.BALANCED),
        )
    waiting = stall_share(case.profile, waits_for(top.metric))
    if waiting is None or 100 * waiting >= at.MATCHING.value:
        seen = "" if waiting is None else f", and {waiting:.0%} of warp time waits for it"
        return Opinion(
            Limit.MEMORY_BANDWIDTH if top.kind is UnitKind.MEMORY else Limit.INSTRUCTION_THROUGHPUT,
            top.label,
            f"{_of_both(top)}{seen}",
            (at.IDLE, at.MATCHING),
        )
    return Opinion(*_latency_parts(case, f"{_of_both(top)}, but warps wait for something else"))


def _by_latency(case: Case) -> Opinion | None:
    memory, compute = case.top(UnitKind.MEMORY), case.top(UnitKind.COMPUTE)
    if memory is None or (compute is None and stall_share(case.profile, ()) is None):
        return None
    shown = " and ".join(_of_both(unit) for unit in (memory, compute) if unit)
    return Opinion(*_latency_parts(case, f"no unit is busy: at most {shown}"))


def _latency_parts(case: Case, why: str) -> tuple[Limit, str, str, tuple[Threshold, ...]]:
    named = causes(case.profile, case.concurrency)
    unit = " and ".join(cause.label for cause in named) or "no single cause"
    said = (*(cause.detail for cause in named), enough_warps(case.profile))
    detail = "; ".join(each for each in said if each)
    return (
        Limit.LATENCY,
        unit,
        f"{why}{'; ' + detail if detail else ''}",
        (at.IDLE, at.BARRIER_WAIT, at.FEW_WARPS),
    )


def _by_ratio(case: Case) -> Opinion | None:
    ratio = case.metric("instruction_byte_ratio")
    balance = case.chip.instruction_byte_balance(ecc=case.ecc)
    if ratio is None or balance is None:
        return None
    shown = f"{ratio:.2f} instructions per byte against the chip's {balance:.2f}"
    if abs(ratio / balance - 1) * 100 < at.RATIO.value:
        return Opinion(Limit.BALANCED, "instructions and memory", shown, (at.RATIO,))
    memory = ratio < balance
    return Opinion(
        Limit.MEMORY_BANDWIDTH if memory else Limit.INSTRUCTION_THROUGHPUT,
        "memory" if memory else "instructions",
        f"{shown}: by the ratio alone, which cannot see latency",
        (at.RATIO,),
    )


JUDGES: tuple[Callable[[Case], Opinion | None], ...] = (
    _by_variants,
    _by_saturation,
    _by_launch,
    _by_pressure,
    _by_latency,
    _by_ratio,
)


def _undecided(case: Case) -> Opinion:
    if case.utilizations:
        known = ", ".join(_busy(unit) for unit in case.utilizations[:2])
        missing = "memory" if case.top(UnitKind.MEMORY) is None else "instructions"
        collect = (
            "DRAM utilisation or bandwidth (ncu --section SpeedOfLight, MemoryWorkloadAnalysis)"
            if missing == "memory"
            else "issue-slot and pipe utilisation (ncu --section SpeedOfLight, WarpStateStats)"
        )
        return Opinion(
            Limit.UNDECIDED,
            "",
            f"only {known} is known, and that does not tell latency from {missing}: collect "
            f"{collect}",
            (at.IDLE,),
            "one_sided",
        )
    return Opinion(
        Limit.UNDECIDED,
        "",
        "no utilisation of memory or of the SM was recorded, and no variant times: collect "
        "them (ncu --section SpeedOfLight)",
        (),
        "no_utilization",
    )


def _saturated(unit: Utilization) -> bool:
    if unit.metric == "dram_utilization" and unit.attainable >= at.ATTAINED.value:
        return True
    return unit.measure.value >= at.SATURATED.value


def _wasteful(case: Case, roof: Utilization) -> bool:
    """True if a roof is reached with work that nobody asked for.

    DRAM: sectors beyond need. Math pipes: additions beside multiplications that could be fused,
    or anything that is no arithmetic of that precision (the FMA pipe multiplies integers, too).
    """
    if roof.kind is UnitKind.MEMORY:
        return _waste_past_l1(case) > at.WASTE.value
    width = {"pipe_fma_utilization": "fp32", "pipe_fp64_utilization": "fp64"}.get(roof.metric)
    if width is None:
        return False
    lanes = case.chip.fp32_lanes_per_sm if width == "fp32" else case.chip.fp64_lanes_per_sm
    counts = [case.metric(f"{width}_{operation}_threads") for operation in ("add", "mul", "fma")]
    duration, clock = case.metric("duration"), case.metric("sm_clock") or case.chip.sm_clock
    if duration is None or clock is None or lanes is None or None in counts:
        return False
    add, mul, fma = (count or 0.0 for count in counts)
    arithmetic = add + mul + fma
    capacity = case.chip.sm_count * lanes * clock * duration / 1e9
    useful = 100 * arithmetic / capacity
    fusable = 100 * min(add, mul) / arithmetic if arithmetic else 0.0
    return fusable > at.WASTE.value or useful < roof.measure.value - at.BALANCED.value


def _waste_past_l1(case: Case) -> float:
    """Percent of the sectors past L1 that coalesced accesses would not move; 0 if unknown.

    Sectors that an access touches too many may still be found in L1 by the next one, so what the
    SMs really exchanged with L2 counts where it was measured.
    """
    touched, ideal = case.metric("global_sectors"), case.metric("global_sectors_ideal")
    if touched is None or ideal is None:
        return 0.0
    exchanged = (case.metric("l2_read_sectors"), case.metric("l2_write_sectors"))
    past = sum(count or 0.0 for count in exchanged) if None not in exchanged else touched
    moved = min(past, touched)
    return max(100 * (moved - ideal) / moved, 0.0) if moved else 0.0


def _busy(unit: Utilization) -> str:
    return f"{unit.label} at {unit.measure.value:.0f}%"


def _of_both(unit: Utilization) -> str:
    """How busy a unit is, of its peak; and of what is attainable, where that is another number."""
    said, attainable = _busy(unit), f"{unit.attainable:.0f}%"
    if said.endswith(f" {attainable}"):
        return said
    return f"{said} of its peak ({attainable} of what is attainable)"


def _bandwidth_text(case: Case, unit: Utilization) -> str:
    bandwidth = case.metric("dram_bandwidth")
    attainable = case.chip.achievable_dram_bandwidth(ecc=case.ecc)
    if unit.metric != "dram_utilization" or bandwidth is None or attainable is None:
        return ""
    rate, copied = (format_value(each, Unit.BYTE_PER_SECOND) for each in (bandwidth, attainable))
    if (
        bandwidth > attainable
    ):  # What is attainable is what a copy attains; loads alone attain more.
        return f" of peak, {rate}, more than a copy attains ({copied})"
    return f" of peak, {rate} of {copied} attainable"
