"""One result of a kernel, as far as it can be compared with another: whatever it came from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.metrics import Measure, Provenance
from cuado.model.finding import Finding, Kind, Scope
from cuado.model.launch import Launch, LaunchShape
from cuado.model.limiter import Limit
from cuado.stats import Interval
from cuado.stats.compare import FLOOR

Extent = tuple[int, int, int]
_NO_CONFIDENCE = 0.01
"""Confidence in the time of a single launch: nothing is known about its spread."""


class Means(StrEnum):
    """How causes were looked for; those found by different means have no common list."""

    COUNTERS = "counters"
    EXPERIMENTS = "experiments"


@dataclass(frozen=True, slots=True)
class Suspect:
    """A cause that was named in a result.

    Attributes:
        name: of the rule, or of the cause: what ``cuado explain`` takes.
        title: for the reader.
        gain: times faster without it, bounded or measured; None if unknown.
        where: ``file.cu:27`` of its hottest line; empty if unknown.
        text: of that line; empty if unknown.
        is_minor: whether fixing it would gain next to nothing.
        advice: what to change; empty if unknown.
    """

    name: str
    title: str
    gain: float | None = None
    where: str = ""
    text: str = ""
    is_minor: bool = False
    advice: str = ""


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A source line's part (0..1) of a kernel's samples."""

    file: str
    line: int
    text: str
    share: float


@dataclass(frozen=True, slots=True)
class Side:
    """One result of one kernel.

    Attributes:
        label: as the user names it: ``v2.ncu-rep``, ``12:0``.
        kernel: its name.
        device: the chip's or the device's name; empty if unknown.
        origin: tool or verb that made it, with its version.
        modelled: whether its time is a model's.
        time: nanoseconds of one launch; None if it was not timed.
        launches: how many launches it stands for; the longest was taken.
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        resources: registers, bytes of shared and local memory, blocks an SM holds; what is known.
        metrics: in cuado's vocabulary.
        limit: what limits it, in the words of ``Limit``.
        unit: the unit or sub-cause that the verdict names.
        reason: a sentence with the numbers.
        causes: named ones, the most important first.
        unasked: rules that could not run for want of data.
        means: how causes were looked for.
        lines: source lines with their part of the samples.
        sizes: numbers and buffers' bytes that the kernel is given, by parameter; empty if unknown.
        case: name of the case; empty if it is none.
        facts: other texts that may differ: ``driver``, ``SM clock``, ...
        clocks: lowest and highest SM clock, MHz; None if unknown.
        noise: the least difference of times that counts, as a share.
        run: what identifies the run whose versions were timed in turn; empty if there is none.
        speedup: times faster than that run's original; None for the original.
        source: hash of the source; empty if unknown.
        started_with: grid and block of the run's original, as text; empty if there is no run.
        started: UTC, ISO 8601; empty if unknown.
        steps: transformations that made it of the run's original.
    """

    label: str
    kernel: str
    device: str = ""
    origin: str = ""
    modelled: bool = False
    time: Interval | None = None
    launches: int = 1
    grid: Extent | None = None
    block: Extent | None = None
    resources: Mapping[str, float] = field(default_factory=dict)
    metrics: Mapping[str, Measure] = field(default_factory=dict)
    limit: str = Limit.UNDECIDED.value
    unit: str = ""
    reason: str = ""
    causes: tuple[Suspect, ...] = ()
    unasked: tuple[str, ...] = ()
    means: Means = Means.COUNTERS
    lines: tuple[SourceLine, ...] = ()
    sizes: Mapping[str, float] = field(default_factory=dict)
    case: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)
    clocks: tuple[float, float] | None = None
    noise: float = FLOOR
    run: str = ""
    speedup: Interval | None = None
    source: str = ""
    started_with: str = ""
    started: str = ""
    steps: tuple[str, ...] = ()


def side_of_hotspot(spot: Hotspot, label: str, sizes: Mapping[str, float]) -> Side:
    """The longest launch of a hot spot as a side; ``sizes`` as in :class:`Side`."""
    diagnosis = spot.longest
    profile = diagnosis.profile
    duration = profile.metrics.get("duration")
    tool = profile.origin
    return Side(
        label=label,
        kernel=profile.kernel,
        device=profile.device.name or diagnosis.chip.chip.title,
        origin=f"{tool.tool} {tool.version}".strip(),
        modelled=duration is not None and duration.provenance is Provenance.MODELLED,
        time=once(duration.value) if duration and duration.value > 0 else None,
        launches=spot.launches,
        grid=profile.launch.grid,
        block=profile.launch.block,
        resources=_resources(profile.launch),
        metrics=dict(profile.metrics.items()),
        limit=diagnosis.limiter.verdict.value,
        unit=diagnosis.limiter.unit,
        reason=diagnosis.limiter.reason,
        causes=_suspects(diagnosis),
        unasked=tuple(skip.rule for skip in diagnosis.skipped),
        lines=source_lines_of(diagnosis),
        sizes=sizes,
    )


def once(nanoseconds: float) -> Interval:
    """The time of a single launch, of whose spread nothing is known."""
    return Interval(nanoseconds, nanoseconds, nanoseconds, _NO_CONFIDENCE, 1)


def sizes_of(launch: Launch) -> dict[str, float]:
    """The numbers and the buffers' bytes that a launch gives its kernel, by parameter."""
    found = {each.name: float(each.bytes) for each in launch.buffers}
    numbers = ((each.name, getattr(each, "value", None)) for each in launch.arguments)
    return found | {name: float(value) for name, value in numbers if isinstance(value, int | float)}


def suspect_of(finding: Finding, *, is_minor: bool = False) -> Suspect:
    """A rule's finding as a suspect; its bound counts if it is one on the kernel's time."""
    limit, first = finding.bound, next(iter(finding.lines), None)
    return Suspect(
        finding.rule,
        finding.title,
        limit.speedup if limit and limit.scope is Scope.KERNEL else None,
        f"{_file(first.file)}:{first.line}" if first else "",
        (first.text or "") if first else "",
        is_minor,
        finding.advice[0] if finding.advice else "",
    )


def source_lines_of(diagnosis: Diagnosis) -> tuple[SourceLine, ...]:
    """The lines of a kernel that were sampled, most samples first."""
    found = [
        SourceLine(_file(listing.file), line.number, line.text.strip(), line.samples)
        for listing in diagnosis.listings
        for line in listing.lines
        if line.samples
    ]
    return tuple(sorted(found, key=lambda each: -each.share))


def _suspects(diagnosis: Diagnosis) -> tuple[Suspect, ...]:
    found = [suspect_of(each) for each in diagnosis.findings if each.kind is Kind.CAUSE]
    return (*found, *(suspect_of(each, is_minor=True) for each in diagnosis.minor))


def _resources(launch: LaunchShape) -> dict[str, float]:
    known = {
        "registers": launch.registers_per_thread,
        "static_shared_bytes": launch.static_shared_bytes,
        "dynamic_shared_bytes": launch.dynamic_shared_bytes,
    }
    return {name: float(value) for name, value in known.items() if value is not None}


def _file(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[2]
