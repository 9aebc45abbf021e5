"""What a kernel does wrong: invalid accesses, races, barriers that some threads never reach."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.model.launch import Extent


class DefectKind(StrEnum):
    """What is wrong."""

    OUT_OF_BOUNDS = "out-of-bounds"
    MISALIGNED = "misaligned"
    UNINITIALISED = "uninitialised-shared-memory"
    READ_ONLY = "write-to-read-only-memory"
    DEADLOCK = "dead-lock"
    ENDLESS = "endless-loop"
    DIVERGENT_BARRIER = "divergent-barrier"
    PART_OF_WARP = "part-of-a-warp"
    NO_BARRIER = "no-such-barrier"
    MEMBER_MASK = "member-mask"
    BRANCH_TABLE = "outside-of-branch-table"
    BARRIER_COUNT = "barrier-count"
    COPY_SIZE = "copy-size"
    ATOMIC_LOCAL = "atomic-on-local-memory"
    UNDEFINED = "undefined-value"
    TRAP = "trap"
    WRITE_AFTER_WRITE = "write-after-write-race"
    READ_AFTER_WRITE = "read-after-write-race"
    WRITE_AFTER_READ = "write-after-read-race"
    ONE_INSTRUCTION = "one-instruction-race"
    MBARRIER_DEADLOCK = "mbarrier-dead-lock"
    NO_MBARRIER = "no-mbarrier"
    ARRIVALS = "mbarrier-arrivals"
    TRANSACTION = "transaction-bytes"
    IN_USE = "mbarrier-in-use"
    EARLY_USE = "mbarrier-used-early"
    PHASE_MISSED = "mbarrier-phase-missed"
    MISSING_WAIT = "missing-wait"
    STAGE_OVERWRITTEN = "stage-overwritten"
    PROXY_FENCE = "missing-proxy-fence"
    OUTLIVES = "copy-outlives-block"
    DESCRIPTOR = "matrix-descriptor"
    BAD_MAP = "tensor-map"
    TILE_PLACE = "misaligned-tile"
    NO_BLOCK = "no-block-of-the-cluster"
    BLOCK_ENDED = "cluster-memory-outlived"
    CLUSTER_ARRIVAL = "cluster-arrival"
    CLUSTER_EARLY = "block-of-the-cluster-not-begun"
    CLUSTER_LATE = "cluster-memory-may-be-outlived"
    CLUSTER_PART = "part-of-a-warp-in-a-cluster"


class Severity(StrEnum):
    """How bad it is.

    ERROR: results depend on it. WARNING: the program relies on what nothing promises, such as
    lanes of a warp that run together. NOTE: a race in which the same value is written: harmless on
    today's hardware.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Act(StrEnum):
    """What a thread does at an instruction."""

    READS = "reads"
    COPIES = "copies"
    RUNS = "runs it"
    WRITES = "writes"
    UPDATES = "updates atomically"
    MULTIPLIES = "multiplies it"
    USES = "uses it"
    MISSES = "does not come to it"
    WAITS = "waits there"
    LOOPS = "is still there"
    STOPS = "stops there"
    TAKES = "takes a value that was never given"
    RELIES = "stores an undefined value, or decides or addresses by it"


@dataclass(frozen=True, slots=True)
class Site:
    """A thread at an instruction.

    Attributes:
        act: what it does there.
        thread: index of the thread in its block.
        block: index of the block in the grid.
        instruction: as the PTX has it.
        ptx_line: line of the PTX.
        file: source file; empty if the PTX does not say.
        line: line in that file; None if the PTX does not say.
        text: text of that line; empty if the source is not at hand.
    """

    act: Act
    thread: Extent
    block: Extent
    instruction: str
    ptx_line: int
    file: str = ""
    line: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Location:
    """A place in memory.

    Attributes:
        space: global, shared or local.
        address: in global memory; an offset in shared and local memory.
        bytes: bytes that the thread accesses there.
        array: the array that it is in, or that is nearest; empty if there is none.
        offset: bytes from the array's first; negative before it.
        array_bytes: size of the array.
        element_bytes: of the array's elements, or of the access where the array does not say.
    """

    space: str
    address: int
    bytes: int
    array: str = ""
    offset: int | None = None
    array_bytes: int | None = None
    element_bytes: int | None = None

    @property
    def element(self) -> int | None:
        """Index of the element of the array; None where no array is known, or between elements."""
        if self.offset is None or not self.element_bytes or self.offset % self.element_bytes:
            return None
        return self.offset // self.element_bytes


@dataclass(frozen=True, slots=True)
class Mbarrier:
    """The state of an mbarrier where a defect was seen.

    Attributes:
        phase: parity of the phase that it is in.
        pending: arrivals that are missing for that phase to end.
        expected: arrivals that each phase expects.
        bytes: bytes that it expects and no copy has brought; below 0: that came and it does not
            expect.
    """

    phase: int
    pending: int
    expected: int
    bytes: int

    @classmethod
    def decoded(cls, state: int) -> "Mbarrier":
        """The state that the 64 bits of an emulated mbarrier stand for."""
        bytes_ = state >> 40 & 0x1FFFFF
        signed = bytes_ - (1 << 21 if bytes_ >> 20 else 0)
        return cls(state >> 61 & 1, state & 0xFFFFF, state >> 20 & 0xFFFFF, signed)

    def __str__(self) -> str:
        """The state in words."""
        arrivals = f"{self.pending:,} of {self.expected:,} arrivals pending"
        of_bytes = ""
        if self.bytes > 0:
            of_bytes = f", {self.bytes:,} bytes expected that no copy brings"
        elif self.bytes < 0:
            of_bytes = f", {-self.bytes:,} bytes brought that it does not expect"
        return f"in its phase of parity {self.phase}: {arrivals}{of_bytes}"


@dataclass(frozen=True, slots=True)
class Defect:
    """One defect, where it was first seen.

    Attributes:
        kind: what is wrong.
        severity: how bad it is.
        times: times that it was seen, by thread; at least that many.
        site: the thread that does it; in a race the later one.
        other: the earlier side of a race; None for others.
        location: memory that it is about; None for barriers, loops and traps.
        instructions: of the PTX, or pairs of them, that this was seen at on the same source lines:
            compilers unroll loops.
        same_warp: whether both sides of a race are lanes of one warp.
    """

    kind: DefectKind
    severity: Severity
    times: int
    site: Site
    other: Site | None = None
    location: Location | None = None
    same_warp: bool = False
    instructions: int = 1
    mbarrier: Mbarrier | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """What checking a launch found.

    Attributes:
        name: name of the launch.
        kernel: its name in the PTX.
        grid: blocks of the launch.
        block: threads of a block.
        blocks: blocks that were run, each to its end or to where it cannot go on.
        defects: errors first, then warnings, then notes; by place.
        left_out: times that further defects were seen, for which the list has no room.
        unchecked: what was not looked for, and why; empty if everything was.
        interrupted: whether the user ended it early.
        sources: texts of the files that defects are in, as far as they are at hand.
    """

    name: str
    kernel: str
    grid: Extent
    block: Extent
    blocks: int
    defects: tuple[Defect, ...] = ()
    left_out: int = 0
    unchecked: tuple[str, ...] = ()
    interrupted: bool = False
    sources: Mapping[str, str] = field(default_factory=dict)

    @property
    def wrong(self) -> bool:
        """True if there are errors or warnings; notes are none."""
        return self.left_out > 0 or any(d.severity is not Severity.NOTE for d in self.defects)
