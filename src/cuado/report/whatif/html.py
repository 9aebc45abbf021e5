"""What the template of experiments shows: the view of all formats, its drawings, and its source."""

from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.concurrency import active_warps
from cuado.analysis.same_occupancy import SIMPLE_WORD, copy_at, word_of
from cuado.device.chip import WARP_SIZE
from cuado.device.occupancy import LaunchRequirements, preferred_carve_out
from cuado.kernel.proposal import Kind
from cuado.report import words
from cuado.report.analysis.concurrency_plot import ConcurrencyPlot, Place, concurrency_plot
from cuado.report.drawing.barrier_pictures import barrier_panels
from cuado.report.drawing.bars import bar
from cuado.report.drawing.cost_lines import CostListing, cost_listing
from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import Glance, glance, places_of
from cuado.report.drawing.scenarios import Panel, scenario_panels
from cuado.report.occupancy.charts import OccupancyCharts, occupancy_charts
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.answer import answer
from cuado.report.whatif.gain_chart import gain_chart, legend_mark
from cuado.report.whatif.now_and_then import NowAndThen, now_and_then
from cuado.report.whatif.picture_chart import picture_chart
from cuado.report.whatif.rows import (
    OVERLAP,
    Aside,
    Row,
    equality_words,
    line_summary,
    touched_places,
)
from cuado.report.whatif.sweeps import Sweep
from cuado.report.whatif.view import WhatIfView, grouped, headline, whatif_view
from cuado.what_if.experiments import no_barriers
from cuado.what_if.line_costs import line_costs
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.result import Claim, NamedCause, OpenQuestion, Status, WhatIf


@dataclass(frozen=True, slots=True)
class LineGain:
    """An experiment on one source line; ``anchor`` is empty if the line is not shown."""

    place: str
    path: str
    anchor: str
    text: str
    change: str
    gain: str
    label: str


@dataclass(frozen=True, slots=True)
class CauseRow:
    """A row of the table of causes."""

    cause: Row
    gain: str
    ends: str
    change: str
    predicted: str
    perturbation: str
    equality: str
    where: tuple[str, ...]
    lines: tuple[LineGain, ...]
    rest: str


@dataclass(frozen=True, slots=True)
class CurveRow:
    """A point of a curve."""

    label: str
    time: str
    more: str
    note: str
    bar: Markup


@dataclass(frozen=True, slots=True)
class Curve:
    """A curve as rows."""

    sweep: Sweep
    rows: tuple[CurveRow, ...]


@dataclass(frozen=True, slots=True)
class WhatIfPage:
    """Everything that the template shows."""

    view: WhatIfView
    pictures: Markup | None
    scenarios: tuple[Panel, ...]
    barriers: tuple[Panel, ...]
    named_title: str
    named: tuple[tuple[NamedCause, str], ...]
    unanswered: tuple[OpenQuestion, ...]
    gains: Markup | None
    causes: tuple[CauseRow, ...]
    legend: tuple[tuple[Markup, str, str], ...]
    overlap: str
    asides: tuple[Aside, ...]
    curves: tuple[Curve, ...]
    slack: tuple[Curve, ...]
    occupancy: OccupancyCharts
    concurrency: ConcurrencyPlot | None
    listing: CostListing
    glance: Glance
    now: NowAndThen


def render(report: WhatIfReport) -> str:
    """The report as a self-contained HTML file."""
    title = f"{report.result.launch.name} what-if - cuado"
    return fill("whatif/page.html.jinja", title=title, page=whatif_page(report))


def whatif_page(report: WhatIfReport) -> WhatIfPage:
    """Prepare a report for its template."""
    view = whatif_view(report)
    said = answer(report)
    listing = cost_listing(
        (("", line_costs(report.result)),), report.result.launch.sources, places_of(said)
    )
    pictures = picture_chart(view.pictures) if view.pictures else None
    return WhatIfPage(
        view=view,
        pictures=pictures,
        scenarios=scenario_panels(report.result.limiter.variants, report.result.limiter.verdict),
        barriers=_barriers(report.result),
        named_title=headline(report.result),
        named=tuple((each, each.sentence) for each in report.result.causes),
        unanswered=report.result.open_questions,
        gains=gain_chart(view.causes),
        causes=tuple(_cause(cause, listing) for cause in view.causes),
        legend=tuple((legend_mark(Claim(name)), name, says) for name, says in view.legend),
        overlap=OVERLAP if sum(cause.faster for cause in view.causes) > 1 else "",
        asides=grouped(view.asides),
        curves=tuple(map(_curve, view.sweeps)),
        slack=tuple(map(_curve, view.slack)),
        occupancy=_occupancy(report.result),
        concurrency=_concurrency(report.result),
        listing=listing,
        glance=glance(said, pictures, listing.anchor),
        now=now_and_then(report.result, view.causes),
    )


def _occupancy(result: WhatIf) -> OccupancyCharts:
    launch, loaded = result.launch, result.loaded
    percent = launch.shared_carveout
    asked = LaunchRequirements(
        launch.threads_per_block,
        loaded.registers,
        loaded.static_shared_bytes + launch.dynamic_shared_bytes,
        shared_config_bytes=None if percent is None else preferred_carve_out(result.chip, percent),
    )
    return occupancy_charts(result.chip, asked)


def _barriers(result: WhatIf) -> tuple[Panel, ...]:
    """One block against several, where the kernel has barriers."""
    found = Outcomes(result.outcomes).of(no_barriers.EXPERIMENT)
    has_none = found is None or found.status is Status.ABSENT
    return () if has_none else barrier_panels(result.loaded.blocks_per_sm)


def _concurrency(result: WhatIf) -> ConcurrencyPlot | None:
    """Where the kernel stands on the chip's curve, by its counters; by its launch without them."""
    chip, profile = result.chip, result.counters.profile
    launch = result.launch
    per_sm = min(result.loaded.blocks_per_sm, -(-launch.blocks // chip.sm_count))
    resident = per_sm * -(-launch.threads_per_block // WARP_SIZE)
    counted = None if profile is None else active_warps(profile, chip)
    warps = float(resident) if counted is None else counted
    moved = None if profile is None else profile.metrics.value("dram_bandwidth")
    word = SIMPLE_WORD if profile is None else word_of(profile)
    copy = copy_at(chip, warps, word) if launch.blocks >= chip.sm_count else None
    return concurrency_plot(chip, Place(warps, moved), copy)


def _cause(cause: Row, listing: CostListing) -> CauseRow:
    ratio = cause.outcome.perturbation
    of_switch = cause.outcome.kind is Kind.SWITCHED
    cost = wording.more(ratio) if ratio is not None else ""
    lines = tuple(_line(line, listing) for line in cause.lines if line.place is not None)
    return CauseRow(
        cause,
        cause.shown_gain,
        wording.ends(cause.gain),
        wording.change(cause.before, cause.after),
        words.time(cause.predicted) if cause.faster else "",
        cost if of_switch or not cost else f"{cost}, loops not unrolled",
        equality_words(cause.outcome),
        () if cause.lines else touched_places(cause.outcome),
        lines,
        line_summary(cause, len(lines)),
    )


def _line(line: Row, listing: CostListing) -> LineGain:
    place = wording.place(line.place) if line.place else ""
    return LineGain(
        place=place,
        path=line.place.file if line.place else "",
        anchor=listing.anchor(place),
        text=line.text,
        change=wording.change(line.before, line.after),
        gain=wording.gain_with_ends(line.gain) if not line.doubt else line.shown_gain,
        label=line.label,
    )


def _curve(sweep: Sweep) -> Curve:
    longest = max((p.time for p in sweep.points if p.time is not None), default=1.0)
    return Curve(
        sweep,
        tuple(
            CurveRow(
                point.label,
                words.time(point.time),
                wording.more(point.ratio) if point.ratio else "",
                point.note,
                bar((point.time or 0.0) / longest, "fill progress"),
            )
            for point in sweep.points
        ),
    )
