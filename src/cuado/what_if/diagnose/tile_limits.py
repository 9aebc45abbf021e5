"""What limits a kernel that copies tiles asynchronously and multiplies them on tensor cores.

The pictures of copies alone and of products alone give the verdict as those of memory and math do.
Here it gets its unit: what is neither may take the time; products may be at the peak of the tensor
cores for their type; products and other arithmetic may run one after the other; copies may wait
for DRAM, or for a stage to become free. The rows of the table of causes on copies and products go
by the same experiments and thresholds.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from cuado.analysis.thresholds import NEAR_ROOF
from cuado.device.chip import ChipFacts
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.metrics.quantity import format_duration
from cuado.model.cause import Cause
from cuado.model.limiter import Limit, Limiter, Threshold, VariantTimes
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.named_causes import Named, Place, Shown
from cuado.what_if.experiments import (
    free_special_functions,
    no_async_copies,
    no_stores,
    one_stage_less,
    resident_copies,
)
from cuado.what_if.outcomes import Outcomes, gaining

LEFT = Threshold(
    "neither", 0.9, "if a tenth at most is left to copies and products, something else limits"
)
"""Part of the time that what is neither takes, from which it is what limits."""
NAMED = Threshold("named by an experiment", 1.1, "[003]: what limits gains a tenth when relaxed")
EXPOSED = Threshold(
    "products not overlapped",
    0.8,
    "products that cost nearly what they take at the tensor cores' peak hide behind nothing",
)
SLOWER = Threshold("one stage less", 1.05, "latency shows if a stage less costs a twentieth")
"""Times as long with one stage less, from which the depth of the pipeline matters."""

TENSOR_CORES = "tensor cores"
APART = "products and other arithmetic that do not overlap"
COPIES = "asynchronous copies"
DEPTH = "few stages of the pipeline"
EPILOGUE = "the epilogue"
REST = "what is neither a copy nor a product"

Work = Mapping[str, float] | None
"""Operations of the launch by the type of the factors; None if they are not known."""


def with_tiles(
    found: Limiter,
    chip: ChipFacts,
    outcomes: Outcomes,
    work: Callable[[], Work],
    busy: float | None = None,
) -> Limiter:
    """The verdict of the pictures of tiles, with what it is of copies or products that limits.

    Args:
        found: the verdict of the pictures.
        chip: the chip.
        outcomes: of all experiments.
        work: counts the launch's products.
        busy: part of the time (0..1) that tensor cores are busy, by counters; None if unknown. They
            are busy as well while they wait for operands from shared memory.
    """
    times = found.variants
    if times is None or not times.of_tiles or found.verdict is Limit.LAUNCH:
        return found
    done = work()
    found = replace(found, reason=f"{found.reason}{_rate(done, times.full, chip)}")
    if times.neither is not None and times.neither >= LEFT.value * times.full:
        return _of_the_rest(found, times, outcomes)
    share = share_of_peak(done, times.full, chip)
    if share is not None and share >= NEAR_ROOF.value / 100:
        thresholds = (*found.thresholds, NEAR_ROOF)
        return replace(
            found, verdict=Limit.NEAR_ROOF, unit=TENSOR_CORES, reason_code="", thresholds=thresholds
        )
    if found.verdict is Limit.INSTRUCTION_THROUGHPUT:
        return _of_products(found, times, _least_time(done, chip), busy)
    if found.verdict is Limit.MEMORY_BANDWIDTH or found.verdict.waits:
        return _of_copies(found, outcomes)
    return found


def share_of_peak(work: Work, nanoseconds: float, chip: ChipFacts) -> float | None:
    """Part of the tensor cores' peak that the products reach; None if either is not known."""
    least = _least_time(work, chip)
    return None if least is None else least / nanoseconds


def _least_time(work: Work, chip: ChipFacts) -> float | None:
    """Nanoseconds that the products take at the tensor cores' peak; None if it is not known."""
    if not work:
        return None
    rates = {type_: chip.peak_tensor_rate(type_) for type_ in work}
    if any(rate is None for rate in rates.values()):
        return None
    return sum(1e9 * count / (rates[type_] or 1.0) for type_, count in work.items())


def _rate(work: Work, nanoseconds: float, chip: ChipFacts) -> str:
    """A clause with the rate of the products and its share of the peak; empty if not known."""
    share = share_of_peak(work, nanoseconds, chip)
    if not work or share is None or chip.sm_clock is None:
        return ""
    rate = sum(work.values()) / nanoseconds / 1e3
    types = " and ".join(work)
    return (
        f"; products run at {rate:,.0f} Tflop/s, {share:.0%} of the peak in {types} at "
        f"{chip.sm_clock / 1e6:,.0f} MHz"
    )


def _of_products(
    found: Limiter, times: VariantTimes, least: float | None, busy: float | None
) -> Limiter:
    """Tensor cores, where the kernel is faster without products; else what is between them.

    Where products cost about what they take at the tensor cores' peak, nothing runs beside them:
    tensor cores and other units wait for each other, which is latency. Where it is not known how
    many there are, counters say how long tensor cores are busy.
    """
    without = times.memory_only
    if without is None:
        return found
    if times.full < NAMED.value * without:
        return replace(found, unit=REST, thresholds=(*found.thresholds, NAMED))
    how = "take {} at the peak"
    if least is None and busy is not None:
        least, how = busy * times.full, "keep the tensor cores busy for {}, by counters"
    if least is None or times.full - without < EXPOSED.value * least:
        return replace(found, unit=TENSOR_CORES, thresholds=(*found.thresholds, NAMED))
    reason = (
        f"{found.reason}; they cost {format_duration(times.full - without)}, and "
        f"{how.format(format_duration(least))}: nothing hides them"
    )
    if times.neither is not None:
        reason += f", and what is neither copy nor product takes {format_duration(times.neither)}"
    thresholds = (*found.thresholds, NAMED, EXPOSED)
    return replace(found, verdict=Limit.LATENCY, unit=APART, reason=reason, thresholds=thresholds)


def _of_copies(found: Limiter, outcomes: Outcomes) -> Limiter:
    """Copies; their latency, where one stage less of the pipeline costs time."""
    shallower = outcomes.measured(one_stage_less.EXPERIMENT)
    ratio = shallower.comparison.ratio if shallower and shallower.comparison else None
    if ratio is None or ratio.low < SLOWER.value:
        return found if found.verdict.waits else _of_memory(found, outcomes)
    return replace(
        found,
        verdict=Limit.LATENCY,
        unit=DEPTH,
        reason=(
            f"{found.reason}; with one stage less it takes {ratio.estimate:.2f} times as long: "
            "copies start too late"
        ),
        thresholds=(*found.thresholds, SLOWER),
    )


def _of_memory(found: Limiter, outcomes: Outcomes) -> Limiter:
    """DRAM or the L2 behind the copies, where it was measured how long they take from the L2."""
    resident = outcomes.measured(resident_copies.EXPERIMENT)
    if resident is None or resident.gain is None:
        return replace(found, unit=COPIES)
    from_dram = gaining(resident, NAMED.value)
    shown = f"copies that find their data in the L2 gain {resident.gain.estimate:.2f}x"
    return replace(
        found,
        unit=f"{COPIES} from {'DRAM' if from_dram else 'the L2'}",
        reason=f"{found.reason}; {shown}",
        thresholds=(*found.thresholds, NAMED),
    )


def _of_the_rest(found: Limiter, times: VariantTimes, outcomes: Outcomes) -> Limiter:
    """What is neither copy nor product: special functions or the epilogue, if one of them gains."""
    reason = (
        f"without copies and products it takes {format_duration(times.neither or times.full)} of "
        f"{format_duration(times.full)}"
    )
    known = (free_special_functions.EXPERIMENT, no_stores.EXPERIMENT)
    gains = [
        (gain.estimate, each.name)
        for each in known
        if (gain := gaining(outcomes.of(each), NAMED.value))
    ]
    if not gains:
        return replace(
            found,
            verdict=Limit.UNDECIDED,
            unit=REST,
            reason=f"{reason}, and no experiment shows what of it takes the time",
            reason_code="neither",
            thresholds=(LEFT,),
        )
    most, name = max(gains)
    are_stores = name == no_stores.EXPERIMENT.name
    return replace(
        found,
        verdict=Limit.MEMORY_BANDWIDTH if are_stores else Limit.INSTRUCTION_THROUGHPUT,
        unit=EPILOGUE if are_stores else "special functions",
        reason=f"{reason}; {name} gains {most:.2f}x",
        reason_code="",
        thresholds=(LEFT, NAMED),
    )


# The rows of the table of causes


def shallow_pipeline(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """SHALLOW_PIPELINE: a stage less costs time, and without copies the kernel is faster."""
    outcome = evidence.outcomes.measured(one_stage_less.EXPERIMENT)
    ratio = outcome.comparison.ratio if outcome and outcome.comparison else None
    copies = evidence.outcomes.gain(no_async_copies.EXPERIMENT, NAMED.value)
    if ratio is None or copies is None or ratio.low < SLOWER.value:
        return
    why = (
        f"{Cause.SHALLOW_PIPELINE.says}: with one stage less it takes {ratio.estimate:.2f} times "
        f"as long, and {no_async_copies.EXPERIMENT.name} gains at most {copies.estimate:.2f}x"
    )
    yield Shown.without_gain(Cause.SHALLOW_PIPELINE, why, one_stage_less.EXPERIMENT)


def has_products(evidence: Evidence, _: Named) -> bool:
    """True if the kernel multiplies on tensor cores."""
    return evidence.kernel.has_ptx and bool(products_of(evidence.kernel.code).all)


def epilogue(evidence: Evidence, _: Named) -> Iterable[Shown]:
    """EPILOGUE: without its stores the kernel is faster."""
    outcome = evidence.outcomes.of(no_stores.EXPERIMENT)
    if outcome is not None and gaining(outcome, NAMED.value):
        yield Shown.by_gain(Cause.EPILOGUE, outcome, place=Place.LAST)


def tensor_cores_limit(evidence: Evidence, named: Named) -> bool:
    """True if nothing is named, and products run near the tensor cores' peak."""
    limiter = evidence.limiter
    is_near = limiter.verdict is Limit.NEAR_ROOF and limiter.unit == TENSOR_CORES
    return is_near and not named.shown
