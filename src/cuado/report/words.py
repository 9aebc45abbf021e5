"""How results are worded, the same in every format."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.metrics.quantity import Provenance, format_count, format_duration, format_factor
from cuado.model.bottleneck import Bottleneck
from cuado.model.finding import Bound, Finding, Kind, LineShare, Scope
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit, Limiter
from cuado.model.profile import Origin
from cuado.model.program import ProgramShare
from cuado.names import readable

if TYPE_CHECKING:
    from cuado.what_if.experiment import Experiment

VERDICTS: dict[Limit, str] = {
    Limit.MEMORY_BANDWIDTH: "memory bandwidth",
    Limit.INSTRUCTION_THROUGHPUT: "instruction throughput",
    Limit.LATENCY: "latency",
    Limit.MEMORY_AND_LATENCY: "memory and latency",
    Limit.LAUNCH: "launch too small",
    Limit.BALANCED: "balanced",
    Limit.NEAR_ROOF: "near the roof",
    Limit.UNDECIDED: "undecided",
}

KINDS: dict[Kind, str] = {
    Kind.CAUSE: "cause",
    Kind.HARMLESS: "harmless",
    Kind.HEALTHY: "healthy",
}

SHORTEST_NAME = 12
"""Characters that a shortened name has at least."""

OVERLAP_NOTE = (
    "Bounds overlap: they must not be added. Of two within a tenth, the smaller change is first."
)
_NARROWER = "Store the data in half as many bytes (fp16, bf16, 16-bit integers), if they hold it."
_ACRONYMS = frozenset(
    (
        *("adu", "alu", "cbu", "dram", "fma", "imc", "l1", "l2"),
        *("lg", "lsu", "mio", "sm", "smem", "tex", "tma", "xu"),
    )
)
"""Parts of metrics' names that are no words."""


def to_do(experiment: "Experiment | None") -> str:
    """What to do about what an experiment relaxes; empty where nobody knows."""
    if experiment is None:
        return ""
    if experiment.cause is not None:
        return experiment.cause.do
    return _NARROWER if experiment.relaxes is Bottleneck.STORAGE else ""


def lowered(sentence_or_noun: str) -> str:
    """A sentence, or a noun, as the part of another."""
    return f"{sentence_or_noun[:1].lower()}{sentence_or_noun[1:]}"


def verdict(limiter: Limiter) -> str:
    """The verdict with the unit or sub-cause it names: ``latency (barriers)``."""
    words = VERDICTS[limiter.verdict]
    return f"{words} ({limiter.unit})" if limiter.unit else words


def shortened(name: str, most: int) -> str:
    """A name in at most so many characters: generated names differ at both ends, so both stay."""
    name = readable(name)
    if len(name) <= most or most < SHORTEST_NAME:
        return name
    head = (most - 3) * 2 // 3
    return f"{name[:head]}...{name[head + 3 - most :]}"


def duration(diagnosis: Diagnosis) -> str:
    """The launch's time, or a dash."""
    return time(diagnosis.profile.metrics.value("duration"))


def time(nanoseconds: float | None) -> str:
    """A time with its unit, or a dash."""
    return "-" if nanoseconds is None else format_duration(nanoseconds)


def share(part: float | None) -> str:
    """A part (0..1) in percent, or a dash; a part that would round to nothing, or all, says so."""
    if part is None:
        return "-"
    if 0.995 <= part < 1:
        return ">99%"
    return "<1%" if 0 < part < 0.005 else f"{part:.0%}"


def speedup(factor: float | None) -> str:
    """A bound as ``1.61x``, or a dash."""
    return "-" if factor is None else format_factor(factor)


def bound(limit: Bound | None) -> str:
    """A bound in words, with its scope."""
    if limit is None:
        return "gain not bounded"
    whose = "kernel" if limit.scope is Scope.KERNEL else "that unit alone"
    by = f" by {limit.by}" if limit.by else ""
    return f"{whose} at most {speedup(limit.speedup)} faster{by}"


def in_program(program: ProgramShare, gain: float) -> str:
    """What a faster kernel means for its program: the share, and the program's speed-up."""
    whole = "the time of all kernels" if program.of_kernels else "its program's time"
    if program.around:
        part = share(program.whole / program.around)
        whole += f" (all are {part} of the program's {time(program.around * 1e9)})"
    most = f", and if it took no time at all, {speedup(program.most)}" if program.most else ""
    left = f"; {program.second} then takes {share(program.second_part(gain))}"
    following = left if program.second else ""
    return (
        f"the kernel takes {share(program.part)} of {whole}: once it is {speedup(gain)} "
        f"faster, {'all kernels together are' if program.of_kernels else 'the program is'} at most "
        f"{speedup(program.speedup(gain))} faster{most} (Amdahl){following}"
    )


def place(line: LineShare) -> str:
    """``averaging.cu:27`` - the file's name without its folders."""
    return f"{basename(line.file)}:{line.line}"


def basename(path: str) -> str:
    """A path's last part, for POSIX and Windows paths alike."""
    return path.replace("\\", "/").rpartition("/")[2]


_FIRST_WORDS = frozenset(
    {
        "the",
        "a",
        "an",
        "no",
        "not",
        "there",
        "it",
        "what",
        "only",
        "one",
        "kernels",
        "times",
        "waves",
    }
)
"""Words that begin a sentence of ours, and are no kernel's name."""


def sentence(text: str) -> str:
    """Text with one full stop, and a capital where it begins with one of the commonest words.

    Any other first word stays as it is, since it may be a kernel's name.
    """
    text = text.strip().rstrip(".;:, ")
    if text.partition(" ")[0] in _FIRST_WORDS:
        text = f"{text[:1].upper()}{text[1:]}"
    return text if text.endswith(("?", "!")) else f"{text}."


def limited(said: str) -> str:
    """A verdict in a sentence: ``is limited by latency (barriers)``, ``is balanced``."""
    if said.startswith((VERDICTS[Limit.BALANCED], VERDICTS[Limit.NEAR_ROOF])):
        return f"is {said}"
    article = "a " if said.startswith(VERDICTS[Limit.LAUNCH]) else ""
    return f"is limited by {article}{said}"


def of_a_bound(timed: str) -> str:
    """How the least time by counters is known: no run took it, however the kernel was timed."""
    return "by counters" if timed == Provenance.MEASURED.value else timed


def until(unit: str) -> str:
    """Up to where a gain goes: ``until DRAM limits``, ``until issue slots limit``."""
    article = "the " if unit.endswith(("pipe", "stage")) else ""
    return f"until {article}{unit} limit{'' if unit.endswith('s') else 's'}"


def metric(name: str) -> str:
    """A metric's name as words: ``L1 hit rate`` for ``l1_hit_rate``."""
    return " ".join(each.upper() if each in _ACRONYMS else each for each in name.split("_"))


def short_path(path: str) -> str:
    """A path as it can be typed here: relative to the folder one is in, if it lies below it."""
    with suppress(ValueError, OSError):
        return str(Path(path).relative_to(Path.cwd()))
    return path


def line_detail(line: LineShare) -> str:
    """The share of a line, and the reasons for which warps wait on it."""
    waits = [
        f"{reason.replace('_', ' ')} {share(part)}"
        for reason, part in line.stalls.items()
        if reason not in ("selected", "not_selected") and part >= 0.01
    ][:3]
    text = f"{share(line.share)} of {line.of}"
    return f"{text}; stalls: {', '.join(waits)}" if waits else text


def shape(launch: LaunchShape) -> str:
    """Grid and block as ``256x256 x 32x4``; trailing ones left out."""
    if launch.grid is None or launch.block is None:
        return "-"
    return f"{_extent(launch.grid)} x {_extent(launch.block)}"


def launch(kernel: str, shape_of: LaunchShape) -> str:
    """A launch as it is written: ``step<<<9x88, 32x8>>>``; the name alone if that is not known."""
    if shape_of.grid is None or shape_of.block is None:
        return kernel
    return f"{kernel}<<<{_extent(shape_of.grid)}, {_extent(shape_of.block)}>>>"


def resources(launch: LaunchShape) -> str:
    """Registers and shared memory in words; empty when neither is known."""
    parts = []
    if launch.registers_per_thread is not None:
        parts.append(format_count(launch.registers_per_thread, "register"))
    if launch.shared_bytes:
        parts.append(f"{launch.shared_bytes:,} B shared")
    return ", ".join(parts)


def tool(origin: Origin) -> str:
    """The tool that recorded, with its version where the recording says it."""
    return f"{origin.tool} {origin.version}".strip()


def device(diagnosis: Diagnosis) -> str:
    """The device's name as the driver gives it, or the chip's product name."""
    chip = diagnosis.chip.chip
    name = diagnosis.profile.device.name
    return chip.title if not name or name.lower() == chip.name else name


def about(spot: Hotspot) -> tuple[str, ...]:
    """Time, launches, shape and resources of a hot spot; what is not known is left out."""
    profile = spot.longest.profile
    took = duration(spot.longest)
    if spot.launches > 1:
        took = f"{spot.launches:,} launches, {time(spot.total)}; the longest: {took}"
    parts = (took, shape(profile.launch), resources(profile.launch))
    return tuple(part for part in parts if part and part != "-")


def causes(diagnosis: Diagnosis) -> tuple[Finding, ...]:
    """The findings that require action."""
    return tuple(finding for finding in diagnosis.findings if finding.kind is Kind.CAUSE)


def stall_name(reason: str) -> str:
    """A stall reason for a reader."""
    return reason.replace("_", " ")


def skipped_summary(diagnosis: Diagnosis) -> str:
    """The rules that could not run, with the metrics they lack, in a line; empty if all ran."""
    if not diagnosis.skipped:
        return ""
    lacks = sorted({name for skip in diagnosis.skipped for name in skip.missing})
    shown = ", ".join(lacks[:4]) + (f" and {len(lacks) - 4} more" if len(lacks) > 4 else "")
    count = format_count(len(diagnosis.skipped), "rule")
    return f"{count} could not run: {shown or 'see JSON'}"


def paragraphs(text: str) -> tuple[str, ...]:
    """A teaching text's paragraphs and list items, each on one line for the format to wrap.

    Indented lines are code and keep their line breaks.
    """
    found: list[str] = []
    joins = False
    for line in text.splitlines():
        stripped = line.strip()
        is_code = line.startswith("    ")
        starts_item = stripped.startswith(("- ", "* "))
        if stripped and joins and not is_code and not starts_item:
            found[-1] += f" {stripped}"
        elif stripped:
            found.append(line.rstrip() if is_code else stripped)
        joins = bool(stripped) and not is_code
    return tuple(found)


def _extent(extent: tuple[int, int, int]) -> str:
    sizes = list(extent)
    while len(sizes) > 1 and sizes[-1] == 1:
        sizes.pop()
    return "x".join(str(size) for size in sizes)
