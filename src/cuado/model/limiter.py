"""What limits a kernel, with the numbers that say so."""

from dataclasses import dataclass
from enum import StrEnum

from cuado.metrics import Measure


class Limit(StrEnum):
    """The answers to "what limits this kernel?"; the words of the JSON schema."""

    MEMORY_BANDWIDTH = "memory_bandwidth"
    INSTRUCTION_THROUGHPUT = "instruction_throughput"
    LATENCY = "latency"
    MEMORY_AND_LATENCY = "memory_and_latency"
    LAUNCH = "launch"
    BALANCED = "balanced"
    NEAR_ROOF = "near_roof"
    UNDECIDED = "undecided"

    @property
    def waits(self) -> bool:
        """True if warps wait for latency, whether or not memory takes most of the time as well."""
        return self in (Limit.LATENCY, Limit.MEMORY_AND_LATENCY)


class UnitKind(StrEnum):
    """The kind of a hardware unit: it moves data, or executes instructions."""

    MEMORY = "memory"
    COMPUTE = "compute"


@dataclass(frozen=True, slots=True)
class Utilization:
    """How busy one hardware unit was.

    Attributes:
        metric: vocabulary name of the percentage.
        label: the unit's name for a reader.
        kind: memory or compute.
        measure: percent of the theoretical peak.
        attainable: percent of what is attainable in practice (the same where nothing better than
            the theoretical peak is known).
    """

    metric: str
    label: str
    kind: UnitKind
    measure: Measure
    attainable: float


@dataclass(frozen=True, slots=True)
class Concurrency:
    """Little's law for DRAM: bytes in flight needed to fill it, and had, per SM.

    Attributes:
        needed: latency x attainable bandwidth / SMs, bytes.
        had: warps waiting for global loads x loads a warp has out x bytes a load requests, bytes.
        loads_per_wait: loads a warp issues before it first needs one of them.
        basis: how both were computed.
    """

    needed: float
    had: float
    loads_per_wait: float
    basis: str


@dataclass(frozen=True, slots=True)
class Threshold:
    """A number a verdict turned on, and who says so."""

    name: str
    value: float
    source: str


@dataclass(frozen=True, slots=True)
class VariantTimes:
    """Times of a kernel and of its modified copies, nanoseconds [method, 2B].

    Attributes:
        full: of the kernel.
        memory_only: of memory alone; of the copies alone, with all else but matrix products.
        math_only: of math alone; of the products alone, with all else but asynchronous copies.
        store_only: of the stores alone.
        neither: without copies and without products: what both of the two contain.
        of_tiles: true if they are of asynchronous copies and of matrix products.
    """

    full: float
    memory_only: float | None = None
    math_only: float | None = None
    store_only: float | None = None
    neither: float | None = None
    of_tiles: bool = False

    @property
    def parts(self) -> tuple[str, str]:
        """What is timed in place of all, for a sentence: memory, and math."""
        return ("copying", "multiplying") if self.of_tiles else ("memory", "math")

    @property
    def alone(self) -> tuple[str, str]:
        """The beginning of a sentence with the time of memory alone, and of math alone."""
        if self.of_tiles:  # Each has all other arithmetic in it.
            return "without products it takes", "without copies it takes"
        return "memory alone takes", "math alone takes"

    @property
    def math_not_overlapped(self) -> float | None:
        """Part (0..1) of the math-only time that the full kernel adds to the memory-only one."""
        if self.memory_only is None or not self.math_only:
            return None
        return (self.full - self.memory_only) / self.math_only

    @property
    def memory_part(self) -> float | None:
        """Part (0..1) of the full kernel's time that memory alone takes; None if not measured."""
        if self.memory_only is None or not self.full:
            return None
        return min(self.memory_only / self.full, 1.0)


@dataclass(frozen=True, slots=True)
class Limiter:
    """The verdict on one kernel.

    Attributes:
        verdict: see :class:`Limit`.
        unit: the hardware unit or the sub-cause it names (``DRAM``, ``FMA pipe``,
            ``too few bytes in flight``); empty when undecided.
        reason: one or two sentences with the numbers.
        reason_code: machine-readable reason of an UNDECIDED verdict, else empty.
        utilizations: busiest first.
        instruction_byte_ratio: thread instructions per byte moved, None if unknown.
        instruction_byte_balance: the chip's own; below it a kernel tends to be memory-bound.
        concurrency: Little's law, None if it cannot be computed.
        variants: times of source-modified copies, None if there are none.
        thresholds: those the verdict used.
    """

    verdict: Limit
    unit: str
    reason: str
    reason_code: str = ""
    utilizations: tuple[Utilization, ...] = ()
    instruction_byte_ratio: float | None = None
    instruction_byte_balance: float | None = None
    concurrency: Concurrency | None = None
    variants: VariantTimes | None = None
    thresholds: tuple[Threshold, ...] = ()
