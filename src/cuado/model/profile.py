"""Everything one source knows of one kernel launch."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from cuado.metrics import MetricSet
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import Instruction
from cuado.model.launch import LaunchShape


class Variant(StrEnum):
    """Which source-modified copy of a kernel was profiled [method, 2B]."""

    FULL = "full"
    MEMORY_ONLY = "memory_only"
    MATH_ONLY = "math_only"
    STORE_ONLY = "store_only"


@dataclass(frozen=True, slots=True)
class VendorAdvice:
    """A result of one of NVIDIA's own rules, kept as theirs and never mixed with cuado's.

    Attributes:
        rule: their identifier, e.g. ``UncoalescedGlobalAccess``.
        title: their title for it.
        message: their text, links and markup removed.
        estimated_speedup: their estimate in percent of the kernel's time, None if they give none.
        scope: ``global`` (of the kernel) or ``local`` (of a unit), as they state it.
    """

    rule: str
    title: str
    message: str
    estimated_speedup: float | None = None
    scope: str = ""


@dataclass(frozen=True, slots=True)
class RawMetric:
    """A number or a text under the tool's own name, in the tool's own unit; None: no number."""

    value: float | str | None
    unit: str


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a profile came from: file, tool, and the tool's version where the file says."""

    file: str
    tool: str
    version: str = ""

    @property
    def is_recorded(self) -> bool:
        """False if cuado counted it itself: then no option of a profiler records more."""
        return self.tool not in _COUNTED_HERE


_COUNTED_HERE = frozenset({"CUPTI", "emulated device"})
"""How ``sources.counters`` and the emulated device call themselves."""


def source_lines(text: str) -> list[str]:
    """A source file's lines as compilers count them: form feeds and the like end none."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


@dataclass(frozen=True)
class Profile:
    """Metrics of one launch, by kernel and by instruction, with their provenance.

    Attributes:
        kernel: function name without its parameters.
        signature: demangled name with parameter types; the same as ``kernel`` if unknown.
        index: position of the launch in its source, from 0.
        origin: where it came from.
        device: what the source says of the device.
        launch: grid, block, resources.
        metrics: kernel-level numbers in cuado's vocabulary.
        instructions: the machine code with its counters, in address order; empty if not recorded.
        opcodes: warp instructions executed per base opcode; empty if not recorded.
        sources: text of source files by path, for those that the report imported.
        vendor_advice: NVIDIA's own rule results.
        raw: every metric of the recording under its tool's own name; may be read on first use.
        variant: which source-modified copy this is.
        notes: what the reader should know of the reading itself, e.g. counters that were invalid.
    """

    kernel: str
    signature: str
    index: int
    origin: Origin
    device: DeviceAttributes
    launch: LaunchShape
    metrics: MetricSet
    instructions: tuple[Instruction, ...] = ()
    opcodes: Mapping[str, float] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    vendor_advice: tuple[VendorAdvice, ...] = ()
    raw: Mapping[str, RawMetric] = field(default_factory=dict)
    variant: Variant = Variant.FULL
    notes: tuple[str, ...] = ()

    @cached_property
    def has_lines(self) -> bool:
        """True if any instruction knows its source line."""
        return any(instruction.location for instruction in self.instructions)

    @cached_property
    def samples(self) -> float:
        """Program-counter samples over all instructions; 0 when none were taken."""
        return sum(instruction.samples or 0 for instruction in self.instructions)

    def line_text(self, file: str, line: int) -> str | None:
        """The text of a source line, stripped; None if the report did not import the file."""
        text = self.sources.get(file)
        if text is None:
            return None
        lines = source_lines(text)
        return lines[line - 1].strip() if 0 < line <= len(lines) else None


@dataclass(frozen=True, slots=True)
class UnreadableLaunch:
    """A launch that could not be read; the others of its report were."""

    index: int
    kernel: str
    problem: str


@dataclass(frozen=True, slots=True)
class Recording:
    """What reading one file gave."""

    origin: Origin
    profiles: tuple[Profile, ...]
    unreadable: tuple[UnreadableLaunch, ...] = ()
    notes: tuple[str, ...] = ()
