"""One kernel of the report: the diagnosis, and everything that is drawn of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.concurrency import active_warps
from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.analysis.spaces import SpaceUse, spaces
from cuado.device.occupancy import occupancy
from cuado.metrics import VOCABULARY, Measure, MetricSet, MetricSpec
from cuado.metrics.vocabulary import STALL_REASONS
from cuado.report import words
from cuado.report.analysis import Report, balance_line, memory_chart, numbers, roofline_plot
from cuado.report.analysis.concurrency_plot import ConcurrencyPlot, Place, concurrency_plot
from cuado.report.analysis.key_numbers import KeyNumber, key_numbers
from cuado.report.analysis.line_page import LinePage, line_page
from cuado.report.analysis.source_view import SourceView, source_view
from cuado.report.analysis.space_chart import space_chart
from cuado.report.analysis.stall_chart import StallChart, stall_chart
from cuado.report.analysis.unit_chart import UnitGroup, unit_chart
from cuado.report.drawing.barrier_pictures import barrier_panels
from cuado.report.drawing.bars import bar
from cuado.report.drawing.scenarios import Panel, scenario_panels
from cuado.report.occupancy.charts import OccupancyCharts, occupancy_charts
from cuado.rules.resources import requirements

LEAST_BARRIER = 0.02
"""Blocks at barriers are drawn if warps spend at least this part of their time there."""

Named = tuple[MetricSpec, Measure]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture with its description, or the reason why there is none."""

    picture: Markup | None
    says: tuple[str, ...] = ()
    absent: str = ""


@dataclass(frozen=True, slots=True)
class VariantRow:
    """The time of a source-modified copy."""

    name: str
    time: str
    bar: Markup


@dataclass(frozen=True, slots=True)
class KernelView:
    """The content of one hot spot in the templates; ``anchor`` begins the ids of its parts."""

    rank: int
    anchor: str
    spot: Hotspot
    diagnosis: Diagnosis
    numbers: tuple[KeyNumber, ...]
    roofline: Drawing
    units: tuple[UnitGroup, ...]
    units_from: str
    stalls: StallChart
    stalls_from: str
    memory: Drawing
    occupancy: OccupancyCharts | None
    spaces: Markup | None
    space_rows: tuple[SpaceUse, ...]
    scenarios: tuple[Panel, ...]
    barriers: tuple[Panel, ...]
    concurrency: ConcurrencyPlot | None
    variants: tuple[VariantRow, ...]
    source: SourceView
    code: LinePage
    metrics: tuple[Named, ...]


def kernel_view(rank: int, spot: Hotspot, report: Report) -> KernelView:
    """The view of the hot spot of a report at a rank, from 1."""
    diagnosis = spot.longest
    anchor = f"k{rank}"
    used = spaces(diagnosis.profile)
    return KernelView(
        rank=rank,
        anchor=anchor,
        spot=spot,
        diagnosis=diagnosis,
        numbers=key_numbers(spot),
        roofline=_roofline(diagnosis),
        units=unit_chart(diagnosis.limiter.utilizations, diagnosis.roofline),
        units_from=", ".join(
            sorted({u.measure.provenance for u in diagnosis.limiter.utilizations})
        ),
        stalls=stall_chart(diagnosis.stalls),
        stalls_from=_stalls_from(diagnosis),
        memory=_memory(diagnosis),
        occupancy=_occupancy(diagnosis),
        spaces=space_chart(used) if used else None,
        space_rows=used,
        scenarios=scenario_panels(diagnosis.limiter.variants, diagnosis.limiter.verdict),
        barriers=_barriers(diagnosis),
        concurrency=_concurrency(diagnosis),
        variants=tuple(_variants(diagnosis)),
        source=source_view(diagnosis, anchor),
        code=line_page(diagnosis.profile, report.sort, whole=report.lines),
        metrics=_metrics(diagnosis),
    )


def _roofline(diagnosis: Diagnosis) -> Drawing:
    found = diagnosis.roofline
    if found is not None and found.points:
        peaks = roofline_plot.peaks_of(found, diagnosis.chip.chip)
        copy = None if diagnosis.copy is None else diagnosis.copy.bandwidth
        return Drawing(
            roofline_plot.roofline_plot(found, peaks, copy),
            roofline_plot.descriptions(found, peaks),
        )
    why = _no_point(diagnosis)
    ratio = diagnosis.limiter.instruction_byte_ratio
    balance = diagnosis.limiter.instruction_byte_balance
    if not ratio or not balance:
        lacks = "The instruction:byte ratio is not known either (ncu --set full)."
        return Drawing(None, absent=f"{why} {lacks}")
    says = (why, balance_line.describe(ratio, balance))
    return Drawing(balance_line.balance_line(ratio, balance), says)


def _no_point(diagnosis: Diagnosis) -> str:
    metrics = diagnosis.profile.metrics
    flops = [metrics.value(f"{precision}_flops") for precision in ("fp32", "fp64")]
    if all(count is None for count in flops):
        return "No roofline: floating-point instructions were not counted (ncu --set full)."
    if not any(flops):
        return (
            "No roofline: no fp32 or fp64 arithmetic was executed; "
            "integer and tensor work has no place in it."
        )
    chip = diagnosis.chip.chip
    if chip.dram_peak_bandwidth is None or chip.peak_fp32_rate is None:
        return "No roofline: the chip's peaks are not known; give --chip a chip file that has them."
    return "No roofline: DRAM bytes or the time were not recorded (ncu --set full)."


def _stalls_from(diagnosis: Diagnosis) -> str:
    """The source of the breakdown, one of two (see ``diagnosis.stalls``)."""
    metrics = diagnosis.profile.metrics
    for reason in STALL_REASONS:
        measure = metrics.get(f"stall_{reason}")
        if measure is not None and measure.value:
            return f"{measure.provenance.value}, warp-state counters"
    return "program-counter samples"


def _occupancy(diagnosis: Diagnosis) -> OccupancyCharts | None:
    """The calculator's charts; None if the launch's block or resources were not recorded."""
    asked = requirements(diagnosis.profile.launch)
    return None if asked is None else occupancy_charts(diagnosis.chip.chip, asked)


def _concurrency(diagnosis: Diagnosis) -> ConcurrencyPlot | None:
    profile, chip = diagnosis.profile, diagnosis.chip.chip
    own = Place(active_warps(profile, chip), profile.metrics.value("dram_bandwidth"))
    return concurrency_plot(chip, own, diagnosis.copy)


def _memory(diagnosis: Diagnosis) -> Drawing:
    found = diagnosis.traffic
    if found is None:
        return Drawing(
            None,
            absent="No traffic was recorded: "
            "record with ncu --section MemoryWorkloadAnalysis_Tables.",
        )
    says = tuple(_access_facts(diagnosis))
    return Drawing(memory_chart.memory_chart(found, _level_facts(diagnosis)), says)


def _level_facts(diagnosis: Diagnosis) -> Mapping[str, str]:
    metrics, found = diagnosis.profile.metrics, diagnosis.traffic
    facts = {"SM": f"{diagnosis.chip.chip.sm_count} SMs"}
    rates = found.hit_rates if found else {}
    for level in ("L1", "L2"):
        facts[level] = f"hit rate {rates[level]}" if level in rates else "hit rate not recorded"
    bandwidth = metrics.value("dram_bandwidth")
    roof = diagnosis.roofline and diagnosis.roofline.attainable_bandwidth
    if bandwidth is not None:
        facts["DRAM"] = numbers.bandwidth(bandwidth)
        if roof:
            facts["DRAM"] += f" of {numbers.bandwidth(roof)} attainable"
    return facts


def _access_facts(diagnosis: Diagnosis) -> Iterator[str]:
    metrics = diagnosis.profile.metrics
    named = {
        "loads": metrics.value("global_load_bytes_per_sector"),
        "stores": metrics.value("global_store_bytes_per_sector"),
    }
    parts = [f"{verb} {used:.3g}" for verb, used in named.items() if used]
    if parts:
        yield f"Bytes used of a 32-byte sector: global {', '.join(parts)}."
    yield from _shared_facts(metrics)


def _shared_facts(metrics: MetricSet) -> Iterator[str]:
    """Wavefronts by the hardware's count, and those that the addresses account for."""
    passed = [metrics.value(f"shared_{access}_wavefronts") for access in ("load", "store")]
    computed, excess = metrics.value("shared_wavefronts"), metrics.value("shared_excess")
    parts = []
    if all(count is not None for count in passed) and any(passed):
        parts.append(
            f"{numbers.count(sum(count or 0 for count in passed))} load and store wavefronts"
        )
    if computed:
        part = f"{numbers.count(computed)} by the addresses"
        conflicts = f" ({words.share(excess / 100)} bank conflicts)" if excess is not None else ""
        parts.append(f"{part}{conflicts}")
    busy, passes = (metrics.value(f"shared_pipe_{what}") for what in ("utilization", "wavefronts"))
    if parts and passes:
        parts.append(
            f"{numbers.count(passes)} passes of the data stage in all, those of instructions whose "
            "threads are all switched off included"
        )
    if parts and busy is not None:
        parts.append(f"{words.share(busy / 100)} of the data stage's time")
    if parts:
        yield f"Shared memory: {', '.join(parts)}."


def _barriers(diagnosis: Diagnosis) -> tuple[Panel, ...]:
    """One block against several, where warps wait at barriers."""
    if diagnosis.stalls.get("barrier", 0.0) < LEAST_BARRIER:
        return ()
    asked = requirements(diagnosis.profile.launch)
    held = occupancy(diagnosis.chip.chip, asked).blocks_per_sm if asked else None
    return barrier_panels(held)


def _variants(diagnosis: Diagnosis) -> Iterator[VariantRow]:
    times = diagnosis.limiter.variants
    if times is None:
        return
    named = {
        "full": times.full,
        "memory only": times.memory_only,
        "math only": times.math_only,
        "stores only": times.store_only,
    }
    longest = max(time for time in named.values() if time is not None)
    for name, time in named.items():
        if time is not None:
            part = time / longest if longest else 0.0
            yield VariantRow(name, words.time(time), bar(part, "fill progress"))


def _metrics(diagnosis: Diagnosis) -> tuple[Named, ...]:
    """All metrics, in the order of the vocabulary, which groups them by topic."""
    known = dict(diagnosis.profile.metrics.items())
    return tuple((spec, known[name]) for name, spec in VOCABULARY.items() if name in known)
