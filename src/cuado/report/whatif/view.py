"""What a reader of experiments gets, in the order of reading: facts, limiter, causes, curves."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.analysis.application import Application, attainable_on
from cuado.analysis.application import application as throughput_of
from cuado.metrics import Provenance
from cuado.model.launch import LaunchShape
from cuado.model.limiter import VariantTimes
from cuado.names import readable_name
from cuado.report import application, words
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.next_step import command, hint, is_at_a_roof, to_pursue
from cuado.report.whatif.rows import (
    CLAIMS,
    OVERLAP,
    PICTURES,
    Aside,
    Row,
    absent,
    cause_rows,
    set_aside,
)
from cuado.report.whatif.sweeps import Sweep, slack, sweeps
from cuado.stats import Interval
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.pictures import MATH_ONLY, pictures_of
from cuado.what_if.result import Outcome, Status, WhatIf

LAUNCHES = "Other launches of the same code"
SLACK = "Slack: work added to the innermost loops, and what it costs"
INTERRUPTED = "Interrupted: this is what was measured until then."


@dataclass(frozen=True, slots=True)
class Picture:
    """A bar of the method's picture.

    Attributes:
        label: ``full``, ``memory only``, ...
        time: nanoseconds.
        interval: its range; None if not known.
    """

    label: str
    time: float
    interval: Interval | None


@dataclass(frozen=True, slots=True)
class WhatIfView:
    """A report's content.

    Attributes:
        report: where it is from.
        facts: label and text of what was run and how.
        notes: for the reader, first of all whether it was interrupted.
        verdict: the limiter by experiments, in words.
        pictures: the full time first; empty if the original was not timed.
        missing: pictures that could not be made, with the reason.
        overlap: how memory and math overlap by the pictures; empty if unknown.
        counters: the cross-check in sentences; empty if there was none.
        causes: gains first.
        legend: the claims that occur, with their meaning.
        absent: experiments that found nothing to relax.
        asides: experiments that could not be measured or have an invalid result.
        sweeps: curves of launches.
        slack: curves of added work.
        hint: what to do next.
        command: what to type for it; empty if there is nothing.
        timed: how times were obtained: ``measured`` or ``modelled``.
    """

    report: WhatIfReport
    facts: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]
    verdict: str
    pictures: tuple[Picture, ...]
    missing: tuple[Aside, ...]
    overlap: str
    counters: tuple[str, ...]
    causes: tuple[Row, ...]
    legend: tuple[tuple[str, str], ...]
    absent: tuple[Aside, ...]
    asides: tuple[Aside, ...]
    sweeps: tuple[Sweep, ...]
    slack: tuple[Sweep, ...]
    hint: str
    command: str
    timed: str


def whatif_view(report: WhatIfReport) -> WhatIfView:
    """Prepare a report for its formats."""
    result = report.result
    causes = cause_rows(result)
    best = to_pursue(result, causes)
    asides = set_aside(result)
    return WhatIfView(
        report=report,
        facts=tuple(_facts(report)),
        notes=((INTERRUPTED,) if result.interrupted else ()) + result.notes,
        verdict=words.verdict(result.limiter),
        pictures=tuple(_pictures(result)),
        missing=_missing(result, asides),
        overlap=_overlap(result),
        counters=tuple(part for part in (result.counters.words, result.counters.note) if part),
        causes=causes,
        legend=_legend(causes, timed_of(result)),
        absent=absent(result),
        asides=tuple(aside for aside in asides if aside.name not in PICTURES),
        sweeps=sweeps(result),
        slack=slack(result),
        hint=hint(result, best, causes, len(asides)),
        command=command(result, best),
        timed=timed_of(result),
    )


def timed_of(result: WhatIf) -> str:
    """How the times of a result were obtained, in the vocabulary of provenances."""
    return (Provenance.MODELLED if result.modelled else Provenance.MEASURED).value


def headline(result: WhatIf) -> str:
    """The heading of the list: causes, a roof, or that nothing was named."""
    causes = result.causes
    if result.open_questions:
        return "cause: undecided, what could explain the time was not all excluded"
    if not causes:
        return "cause: none was named"
    if is_at_a_roof(result):
        return "no cause to remove: the kernel is at a roof"
    return "cause" if len(causes) == 1 else "causes, what matters most first"


def kernel_name(report: WhatIfReport) -> str:
    """The kernel's name for a reader."""
    return report.kernel or readable_name(report.result.launch.kernel)


def grouped(asides: tuple[Aside, ...]) -> tuple[Aside, ...]:
    """Experiments of one status and reason in one line, their names joined."""
    names: dict[tuple[str, str], list[str]] = {}
    for aside in asides:
        names.setdefault((aside.status, aside.reason), []).append(aside.name)
    return tuple(Aside(", ".join(n), status, reason) for (status, reason), n in names.items())


def _facts(report: WhatIfReport) -> Iterator[tuple[str, str]]:
    result = report.result
    launch, loaded = result.launch, result.loaded
    yield "kernel", kernel_name(report)
    yield "device", result.device.name or result.chip.title
    shape = LaunchShape(launch.grid, launch.block)
    yield "grid x block", f"{words.shape(shape)}; L2 {launch.l2}"
    shared = loaded.static_shared_bytes + launch.dynamic_shared_bytes
    parts = [wording.count(loaded.registers, "register")]
    parts += [f"{shared:,} B shared"] if shared else []
    parts += [f"{loaded.local_bytes:,} B local"] if loaded.local_bytes else []
    yield "resources", f"{', '.join(parts)}; {wording.count(loaded.blocks_per_sm, 'block')} per SM"
    yield "original", _original(result)
    yield from _how(result)
    throughput = application_of(result)
    if throughput is not None:
        yield application.LABEL, application.in_words(throughput)
    gain = gain_of(result)
    if launch.program is not None and gain is not None:
        yield "program", words.in_program(launch.program, gain)


def application_of(result: WhatIf) -> Application | None:
    """Throughput from the application's point of view; None if task or time are not known."""
    profile = result.counters.profile
    return throughput_of(
        result.launch.task,
        result.original.estimate if result.original else None,
        attainable_on(result.chip),
        profile.metrics if profile else None,
    )


def gain_of(result: WhatIf) -> float | None:
    """The greatest gain that a named cause promises; None if none gains."""
    gains = [each.gain.estimate for each in result.causes if each.gain and each.gain.low > 1]
    return max(gains, default=None)


def _how(result: WhatIf) -> Iterator[tuple[str, str]]:
    """How times were obtained, and at which clock."""
    if result.modelled:
        yield "modelled", f"every version once, {result.seconds:.1f} s in all"
        if result.chip.sm_clock is not None:
            yield "SM clock", f"{result.chip.sm_clock / 1e6:,.0f} MHz assumed"
        return
    repeated = f" ({result.disturbed} disturbed by the clock)" if result.disturbed else ""
    took = f"{wording.count(result.rounds, 'round')}{repeated}"
    yield "measured", f"{took}, {result.seconds:.1f} s in all"
    yield "SM clock", _clocks(result)


def _original(result: WhatIf) -> str:
    if result.original is None:
        return "not measured"
    if result.modelled:
        return f"{wording.time_with_ends(result.original)}, modelled"
    noise = wording.distance(result.noise)
    return f"{wording.time_with_ends(result.original)}; noise of this run: {noise}"


def _clocks(result: WhatIf) -> str:
    if result.clocks is None:
        return "not read"
    low, high = (f"{clock:,.0f}" for clock in result.clocks)
    return f"{low} MHz" if low == high else f"{low} to {high} MHz"


def _pictures(result: WhatIf) -> Iterator[Picture]:
    if result.original is None:
        return
    full = result.original
    yield Picture("full", full.estimate, full)
    variants = result.limiter.variants
    if variants is None:
        return
    found = Outcomes(result.outcomes)
    pictures = pictures_of(found)
    for picture, time in (
        (pictures.memory, variants.memory_only),
        (pictures.math, variants.math_only),
        (pictures.stores, variants.store_only),
        (pictures.neither, variants.neither),
    ):
        if picture is not None and time is not None:
            label = PICTURES[picture.name]
            yield Picture(label, time, _picture_range(found.of(picture), full, time))


def _missing(result: WhatIf, asides: tuple[Aside, ...]) -> tuple[Aside, ...]:
    """The pictures that could not be made; those of memory and math are not missed beside tiles."""
    if pictures_of(Outcomes(result.outcomes)).of_tiles:
        return ()
    return tuple(aside for aside in asides if aside.name in PICTURES)


def _picture_range(outcome: Outcome | None, full: Interval, time: float) -> Interval | None:
    """The range of a picture's time: that of its ratio to the full kernel, scaled to its time."""
    ratio = outcome.comparison.ratio if outcome and outcome.comparison else None
    if ratio is None or outcome is None or outcome.status is not Status.MEASURED:
        return None
    low, high = full.estimate * ratio.low, full.estimate * ratio.high
    if not low <= time <= high:
        return None
    return Interval(time, low, high, ratio.confidence, ratio.rounds)


def _overlap(result: WhatIf) -> str:
    variants = result.limiter.variants
    part = variants.math_not_overlapped if variants else None
    if variants is None or part is None:
        return ""
    if variants.of_tiles:
        return _overlap_of_tiles(variants, Outcomes(result.outcomes))
    if part > 1:
        return (
            "full takes longer than memory only and math only one after the other: "
            "something beside them costs time"
        )
    if part < 0.005:
        return "the math is hidden behind memory entirely"
    return f"{words.share(part)} of the math time is not overlapped with memory"


def _overlap_of_tiles(times: VariantTimes, outcomes: Outcomes) -> str:
    """What copies and products cost, each beside the other."""
    is_loaded = pictures_of(outcomes).math.name == MATH_ONLY.name
    copies = "global memory costs" if is_loaded else "asynchronous copies cost"
    parts = [
        f"{what} {words.share(max(times.full - without, 0.0) / times.full)} of the time"
        for what, without in ((copies, times.math_only), ("products cost", times.memory_only))
        if without is not None
    ]
    if times.neither is not None:
        parts.append(f"what is neither takes {words.share(min(times.neither / times.full, 1.0))}")
    return "; ".join(parts)


def _legend(causes: tuple[Row, ...], timed: str) -> tuple[tuple[str, str], ...]:
    used = {cause.claim for cause in causes}
    return tuple(
        (claim.value, says.format(timed=timed)) for claim, says in CLAIMS.items() if claim in used
    )


def legend_lines(view: WhatIfView) -> tuple[str, ...]:
    """The legend as sentences, with the warning about overlapping gains where there are several."""
    lines = [f"{name}: {says}." for name, says in view.legend]
    several = sum(cause.faster for cause in view.causes) > 1
    return (*lines, OVERLAP) if several else tuple(lines)
