"""The whole report: header, hot spots, kernels."""

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.hotspots import Hotspot
from cuado.device.resolve import ResolvedChip
from cuado.metrics.quantity import Unit, format_value
from cuado.report import words
from cuado.report.analysis import Report, numbers
from cuado.report.analysis.answer import answer
from cuado.report.analysis.kernel_view import KernelView, kernel_view
from cuado.report.compare.html import TABLES, PairPage, pair_pages
from cuado.report.drawing.bars import bar
from cuado.report.drawing.environment import fill_sortable
from cuado.report.drawing.glance import Glance, glance


@dataclass(frozen=True, slots=True)
class DeviceView:
    """A device: its relevant facts, and those in which the recording contradicts its chip file."""

    title: str
    facts: tuple[str, ...]
    note: str
    differences: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class HotspotRow:
    """A row of the table; ``anchor`` is empty for those without details."""

    rank: int
    anchor: str
    spot: Hotspot
    bar: Markup


@dataclass(frozen=True, slots=True)
class ReportView:
    """The content of the templates; ``notes`` are those on the reading that the answer lacks."""

    report: Report
    glance: Glance
    devices: tuple[DeviceView, ...]
    rows: tuple[HotspotRow, ...]
    kernels: tuple[KernelView, ...]
    baselines: tuple[tuple[str, tuple[PairPage, ...]], ...] = ()
    notes: tuple[str, ...] = ()


def render(report: Report) -> str:
    """The report as a self-contained HTML file."""
    title = f"{words.basename(report.analysis.origin.file)} - cuado"
    view = report_view(report)
    return fill_sortable("analysis/page.html.jinja", title=title, view=view, **TABLES)


def report_view(report: Report) -> ReportView:
    """Prepare a report for its templates."""
    detailed = len(report.detailed)
    kernels = tuple(kernel_view(rank, spot, report) for rank, spot in enumerate(report.detailed, 1))
    said = answer(report)
    return ReportView(
        report=report,
        glance=glance(said, anchor=_anchors(kernels)),
        devices=_devices(report),
        rows=tuple(
            HotspotRow(
                rank,
                f"k{rank}" if rank <= detailed else "",
                spot,
                bar(spot.share or 0.0, "fill progress"),
            )
            for rank, spot in enumerate(report.analysis.hotspots, 1)
        ),
        kernels=kernels,
        baselines=tuple((each.labels[0], pair_pages(each)) for each in report.baselines),
        notes=tuple(
            note for note in report.analysis.notes if words.sentence(note) not in said.notes
        ),
    )


def _anchors(kernels: tuple[KernelView, ...]) -> Callable[[str], str]:
    """Finds the ids of lines in the source of the first kernel, of which the answer speaks."""
    known = {
        f"{file.name}:{row.number}": f"{file.anchor}-{row.number}"
        for kernel in kernels[:1]
        for file in kernel.source.files
        for block in file.blocks
        for row in block.lines
    }
    return lambda place: known.get(place, "")


def _devices(report: Report) -> tuple[DeviceView, ...]:
    """Every device once, in the order of the launches."""
    views = (_device(diagnosis.chip) for diagnosis in report.analysis.diagnoses)
    return tuple(dict.fromkeys(views))


def _known(value: float | None, unit: Unit) -> str:
    return "unknown" if value is None else format_value(value, unit)


def _device(resolved: ResolvedChip) -> DeviceView:
    chip = resolved.chip
    capability = ".".join(map(str, chip.compute_capability))
    attainable = chip.achievable_dram_bandwidth(ecc=bool(resolved.ecc_enabled))
    ecc = {True: "ECC on", False: "ECC off", None: "ECC not stated"}[resolved.ecc_enabled]
    facts = (
        f"compute capability {capability}",
        f"{chip.sm_count} SMs at {_known(chip.sm_clock, Unit.HERTZ)}",
        f"DRAM {_known(chip.dram_peak_bandwidth, Unit.BYTE_PER_SECOND)} theoretical, "
        + (f"{numbers.bandwidth(attainable)} attainable" if attainable else "attainable unknown"),
        f"fp32 {_known(chip.peak_fp32_rate, Unit.FLOP_PER_SECOND)}",
        f"fp64 {_known(chip.peak_fp64_rate, Unit.FLOP_PER_SECOND)}",
        f"L2 {format_value(chip.l2_bytes, Unit.BYTE)}",
        ecc,
    )
    return DeviceView(
        chip.title,
        facts,
        resolved.note,
        tuple(
            (
                difference.fact.replace("_", " "),
                numbers.fact(difference.fact, difference.file_value),
                numbers.fact(difference.fact, difference.report_value),
            )
            for difference in resolved.differences
        ),
    )
