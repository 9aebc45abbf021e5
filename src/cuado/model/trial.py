"""What a backend is asked to run: programs, trials of them, and how a trial can end.

A *program* is one version of the kernel's code. A *trial* is one way to launch it, and what is
timed. Programs that cuado rewrote may take parameters after the kernel's own, the *tail*, so that
one program can be run with a relaxation off and on.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.errors import CuadoError
from cuado.metrics import Provenance
from cuado.model.instruction import Instruction
from cuado.model.launch import Extent

TAIL = (
    ("cuado_scratch", "u64"),
    ("cuado_opaque", "u64"),
    ("cuado_switch", "u32"),
    ("cuado_magic", "u32"),
)
"""Names and types of the tail, in order: a pointer to ``SCRATCH_BYTES`` of scratch memory (no two
programs rely on what is in it), ``OPAQUE``, the trial's switch, and ``MAGIC``."""

SCRATCH_BYTES = 32 << 20
OPAQUE = 0x3FF000003F800000
"""As a float in the low half 1.0, as a double about 1.0: a value that the compiler cannot know."""
MAGIC = 0x7FE5A5C3
"""A bit pattern that no sensible value has (a NaN): what guards of stores compare with."""


@dataclass(frozen=True, slots=True)
class Program:
    """One version of a kernel, assembled.

    Attributes:
        name: no other program of the same session has it; ``original`` is the user's own.
        cubin: machine code.
        kernel: name of the kernel in it.
        has_tail: whether it takes the parameters of ``TAIL`` after the launch's own.
        ptx: what the machine code was assembled from; empty where only that is known.
        max_registers: cap that the assembler was given, None for none.
    """

    name: str
    cubin: bytes
    kernel: str
    has_tail: bool = False
    ptx: str = ""
    max_registers: int | None = None


ORIGINAL = "original"


BY_DRIVER = -1
"""A carve-out that is left to the driver."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One way to launch a program.

    Attributes:
        program: its name.
        switch: value of the tail's switch; 0 is off.
        grid: blocks, None for the launch's own.
        block: threads, None for the launch's own.
        dynamic_shared_bytes: per block, None for the launch's own.
        shared_carveout: percent of what can be shared memory, None for the launch's own, and
            ``BY_DRIVER`` for what the driver chooses.
    """

    program: str = ORIGINAL
    switch: int = 0
    grid: Extent | None = None
    block: Extent | None = None
    dynamic_shared_bytes: int | None = None
    shared_carveout: int | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """What the device says of a program it has loaded.

    Attributes:
        registers: per thread.
        local_bytes: per thread: spills and local arrays.
        static_shared_bytes: per block.
        blocks_per_sm: how many fit an SM with the launch's block and dynamic shared memory.
        opcodes: full opcodes of its machine code, where that was read; none otherwise.
    """

    registers: int
    local_bytes: int
    static_shared_bytes: int
    blocks_per_sm: int
    opcodes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """The first element in which a buffer differs from what the original made of it.

    Attributes:
        buffer: its name.
        index: index of the element in the flattened buffer.
        expected: its value after the original.
        found: its value after the trial.
        elements: how many differ.
    """

    buffer: str
    index: int
    expected: float
    found: float
    elements: int


@dataclass(frozen=True, slots=True)
class Equivalence:
    """The comparison of all buffers after a trial with those after the original, bit for bit.

    Attributes:
        equal: whether it does.
        differences: one for each buffer that differs.
        out_of_bounds: buffers beside which the trial wrote.
        deterministic: whether two runs of the original agree; nothing is equal otherwise.
        blocks: how many blocks were run, and of how many, where that was a part of the grid.
    """

    equal: bool
    differences: tuple[Difference, ...] = ()
    out_of_bounds: tuple[str, ...] = ()
    deterministic: bool = True
    blocks: tuple[int, int] | None = None


class Failure(StrEnum):
    """How a trial ended that did not run to its end."""

    ILLEGAL_ADDRESS = "illegal address"
    HANG = "still running when its time was up"
    CRASH = "the worker process died"
    LAUNCH = "the launch was refused"
    LOAD = "the code was refused"
    MEMORY = "out of memory"
    ADDRESSES = "memory lies elsewhere"
    TOO_LONG = "too long to emulate"
    OTHER = "device error"


class TrialFailedError(CuadoError):
    """A trial that did not run; the session goes on with the others."""

    def __init__(self, failure: Failure, message: str, remedy: str = "") -> None:
        self.failure = failure
        super().__init__(message, remedy)


@dataclass(frozen=True, slots=True)
class Counted:
    """Hardware counters of one trial under the tool's own names.

    Attributes:
        values: by metric name, in the tool's units; a metric that could not be read is absent.
        passes: replays it took.
        seconds: it took in all.
        unavailable: metrics that this device or this user cannot read.
        note: why nothing could be read; empty if something could.
        tool: what counted; empty for the device's own counters.
        provenance: of each metric; what is absent was measured.
        instructions: the kernel's machine code in address order with what was counted at each,
            where that is known.
        sample: which part of the launch was looked at; empty for all of it.
    """

    values: Mapping[str, float] = field(default_factory=dict)
    passes: int = 0
    seconds: float = 0.0
    unavailable: tuple[str, ...] = ()
    note: str = ""
    tool: str = ""
    provenance: Mapping[str, Provenance] = field(default_factory=dict)
    instructions: tuple[Instruction, ...] = ()
    sample: str = ""
