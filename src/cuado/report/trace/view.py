"""What a reader of a trace gets: sentences first, then hot spots, then tables of everything."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.analysis.timeline.analysis import Ranking, TimelineAnalysis
from cuado.analysis.timeline.devices import DeviceUse
from cuado.analysis.timeline.hotspots import KernelTime
from cuado.analysis.timeline.observation import Observation
from cuado.analysis.timeline.observations import observations
from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.model.launch import LaunchShape
from cuado.report import words
from cuado.report.trace import TraceReport

MOST_CALLS = 6
MOST_RANGES = 12
"""Rows of tables in formats for readers; JSON has all."""
_MOST_COMMAND = 200
"""The most characters of a command line."""

RANKED = {
    Ranking.TIME: (
        "Ranked by time. With bounds of the kernels (--bounds) they are ranked by what there is "
        "to gain."
    ),
    Ranking.GAIN: "Ranked by time to gain: a kernel's time, less that at its bound.",
    Ranking.MIXED: (
        "Ranked by time to gain (a kernel's time, less that at its bound); kernels without a "
        "bound by all of their time."
    ),
}


@dataclass(frozen=True, slots=True)
class HotspotRow:
    """One hot spot.

    Attributes:
        rank: from 1.
        kernel: name.
        signature: as C++ has it.
        details: shape, spread, place, in words.
        launches: how many.
        time: of all.
        share: of the kernels' time.
        part: the same as a number, 0..1.
        mean: of a launch.
        bound: upper bound of old time / new time; a dash without one.
    """

    rank: int
    kernel: str
    signature: str
    details: tuple[str, ...]
    launches: str
    time: str
    share: str
    part: float
    mean: str
    bound: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its first column is text, all others are numbers.

    Attributes:
        title: above it.
        columns: their names.
        rows: of as many cells each.
        note: below it; empty for none.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class TraceView:
    """A report's content; ``tables`` has none that is empty."""

    title: str
    facts: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]
    observations: tuple[Observation, ...]
    hotspots: tuple[HotspotRow, ...]
    left_out: str
    ranked: str
    has_bounds: bool
    tables: tuple[Grid, ...]


def trace_view(report: TraceReport) -> TraceView:
    """Prepare a report for its formats."""
    found = report.result
    shown = found.hotspots[: report.top]
    more = len(found.hotspots) - len(shown)
    rest = sum(spot.share for spot in found.hotspots[report.top :])
    return TraceView(
        title=_title(report),
        facts=tuple(_facts(report)),
        notes=found.timeline.notes,
        observations=observations(found),
        hotspots=tuple(_hotspot(spot, rank) for rank, spot in enumerate(shown, 1)),
        left_out=(
            f"{more:,} more, {words.share(rest)} of the time; --top shows them." if more else ""
        ),
        ranked=RANKED[found.ranking],
        has_bounds=found.ranking is not Ranking.TIME,
        tables=tuple(table for table in _tables(found) if table.rows),
    )


def _title(report: TraceReport) -> str:
    command = next((p.command for p in report.result.timeline.processes if p.command), ())
    whole = " ".join(command) or words.basename(report.source)
    return words.shortened(whole, _MOST_COMMAND)


def _facts(report: TraceReport) -> Iterator[tuple[str, str]]:
    found = report.result
    timeline = found.timeline
    yield "recorded with", words.tool(timeline.origin)
    for use in found.devices:
        device = use.device
        parts = [device.title]
        if device.multiprocessors:
            parts.append(f"{device.multiprocessors} SMs")
        if device.compute:
            parts.append(f"compute capability {device.compute[0]}.{device.compute[1]}")
        yield "device", ", ".join(parts)
    length = f"{words.time(timeline.wall)}, " if timeline.wall else ""
    yield "recorded", f"{length}{_counted(len(timeline.processes), 'process')}"
    if found.launches:
        yield (
            "kernels",
            f"{_counted(found.launches, 'launch')} of {_counted(_names(found), 'kernel')}, "
            f"{words.time(found.kernel_time)} in all",
        )
    if timeline.dropped is not None:
        yield "records lost", f"{timeline.dropped:,}" if timeline.dropped else "none"


def _names(found: TimelineAnalysis) -> int:
    return len({spot.name for spot in found.hotspots})


def _counted(count: int, what: str) -> str:
    plural = f"{what}es" if what.endswith(("s", "ch")) else f"{what}s"
    return f"{count:,} {what if count == 1 else plural}"


def _hotspot(spot: KernelTime, rank: int) -> HotspotRow:
    shape = words.shape(LaunchShape(grid=spot.grid, block=spot.block))
    details = [] if shape == "-" else [shape]
    if spot.cluster:
        details[-1:] = [f"{shape}, clusters of {'x'.join(map(str, spot.cluster))}"]
    low, high = words.time(spot.low), words.time(spot.high)
    if low != high:
        details.append(f"{low} to {high}")
    for site, count in spot.sites[:1]:
        whole = count == spot.launches
        details.append(f"from {site}" + ("" if whole else f" ({count:,} of them)"))
    return HotspotRow(
        rank=rank,
        kernel=spot.kernel,
        signature=spot.signature,
        details=tuple(details),
        launches=f"{spot.launches:,}",
        time=words.time(spot.total),
        share=words.share(spot.share),
        part=spot.share,
        mean=words.time(round(spot.mean)),
        bound=words.speedup(spot.bound),
    )


def _tables(found: TimelineAnalysis) -> Iterator[Grid]:
    yield Grid(
        "Devices",
        ("device", "busy", "idle", "kernels", "copies alone", "set-up", "after"),
        tuple(_device(found, use) for use in found.devices),
        "Busy and idle: from the first activity to the last. Kernels: a kernel ran. Copies alone: "
        "a copy or memset ran, and no kernel. Set-up and after: time before and behind.",
    )
    for use in found.devices:
        yield _gaps(use)
    yield Grid(
        "Copies",
        ("from, to, host's memory", "copies", "size", "time", "alone", "speed", "synchronous"),
        tuple(
            (
                use.title,
                f"{use.count:,}",
                format_value(use.bytes, Unit.BYTE),
                words.time(use.total),
                words.time(use.exposed),
                "-" if use.bandwidth is None else format_value(use.bandwidth, Unit.BYTE_PER_SECOND),
                "-" if use.synchronous is None else f"{use.synchronous:,}",
            )
            for use in found.copies
        ),
        "Alone: time in which such a copy ran, and no kernel on that device.",
    )
    yield Grid(
        "The host waits for",
        ("what", "times", "in all", "longest"),
        tuple(
            (use.what, f"{use.count:,}", words.time(use.total), words.time(use.longest))
            for use in found.waits
        ),
        f"{words.time(found.waited)} in which any thread waited.",
    )
    yield Grid(
        "Calls",
        ("function", "calls", "in all", "median"),
        tuple(
            (use.name, f"{use.count:,}", words.time(use.total), words.time(use.median))
            for use in found.calls[:MOST_CALLS]
        ),
    )
    yield _ranges(found)


def _device(found: TimelineAnalysis, use: DeviceUse) -> tuple[str, ...]:
    span = use.span or 1
    timeline = found.timeline
    return (
        use.device.title,
        words.share(1 - use.idle_share),
        words.share(use.idle_share),
        words.share(use.kernel_busy / span),
        words.share(use.exposed / span),
        words.time(use.first - timeline.start),
        words.time(max(timeline.end - use.last, 0)),
    )


def _gaps(use: DeviceUse) -> Grid:
    rows = []
    for each in use.gaps.classes:
        below = f"shorter than {words.time(each.below)}" if each.below else ""
        least = f"{words.time(each.least)} and longer"
        name = below if not each.least else f"{words.time(each.least)} to {words.time(each.below)}"
        share = words.share(each.total / use.span) if use.span else "-"
        row = (name if each.below else least, f"{each.count:,}", words.time(each.total), share)
        rows.append(row)
    causes = use.gaps.causes
    waits = (
        f"Gaps that begin while the host waits for the device: {words.time(use.gaps.after_wait)}."
    )
    note = f"{waits} Calls were not recorded: what else the host did is not known."
    if causes is not None:
        parts = {
            "called for the next work": causes.launching,
            "had done so before": causes.queued,
            "waited for the device": causes.waiting,
            "did something else": causes.elsewhere,
            "not known": causes.unknown,
        }
        said = [f"{what} {words.time(time)}" for what, time in parts.items() if time]
        note = f"{waits} The host in gaps: {', '.join(said)}." if said else waits
    shown = tuple(rows) if use.gaps.count else ()
    columns = ("length", "gaps", "in all", "of the span")
    return Grid(f"Gaps of {use.device.title}", columns, shown, note)


def _ranges(found: TimelineAnalysis) -> Grid:
    shown = found.ranges[:MOST_RANGES]
    how = (
        "Kernels launched within the range"
        if found.ranges_by_launch
        else "Kernels that ran while the range was open (calls were not recorded)"
    )
    more = len(found.ranges) - len(shown)
    return Grid(
        "NVTX ranges",
        ("range", "times", "on the host", "kernels", "their time", "share", "hottest"),
        tuple(
            (
                f"{use.domain}: {use.text}" if use.domain else use.text,
                f"{use.count:,}",
                words.time(use.total),
                f"{use.kernels:,}",
                words.time(use.kernel_time),
                words.share(use.share),
                f"{use.hottest} {words.share(use.hottest_share)}" if use.hottest else "-",
            )
            for use in shown
        ),
        f"{how}; ranges within ranges count in both." + (f" {more} more in JSON." if more else ""),
    )
