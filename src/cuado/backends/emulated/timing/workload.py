"""What the timing model is given: plain numbers of one launch."""

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
import numpy.typing as npt

END = -1
"""Number of no block: the end of the kernel."""


class Operation(StrEnum):
    """What an instruction asks of the SM; a chip has a rate and a latency for each."""

    FP32 = "fp32"
    INTEGER_MULTIPLY = "integer multiply"
    WIDE_MULTIPLY = "integer multiply to 64 bits"
    INTEGER = "integer"
    FP64 = "fp64"
    SPECIAL = "special function"
    CONVERSION = "conversion"
    TENSOR = "tensor"
    UNIFORM = "uniform"
    CONTROL = "control"
    BARRIER = "barrier"
    SYSTEM = "system register"
    CONSTANT = "constant load"
    SHUFFLE = "shuffle"
    SHARED = "shared access"
    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    COPY = "asynchronous copy"
    COMMIT = "end of a group of copies"
    AWAIT = "wait for copies"


READS = frozenset({Operation.LOAD, Operation.COPY})
"""What reads of global memory."""


@dataclass(frozen=True, slots=True)
class Access:
    """What one execution of an access by a warp asks for, on average over the launch.

    Attributes:
        wavefronts: passes of the data stage of L1 and shared memory.
        lines: cache lines looked up; 0 for shared memory.
        miss: share of executions that go to L2, 0 to 1; those of stores and atomics all do.
        port_sectors: 32-byte sectors that an execution that goes to L2 moves to or from it.
        l2_sectors: of these, the ones that L2 has work with: fewer where neighbouring SMs ask for
            the same at once.
        l2_lines: 128-byte lines that ``l2_sectors`` lie in.
        is_partial: whether it writes parts of sectors.
        dram_miss: share of those executions that wait for DRAM, 0 to 1.
        dram_bytes: that such an execution moves to or from DRAM.
        passes: of atomics, changes of the most contended line of the launch, one after the other,
            for each execution of any atomic operation of the launch.
        floating_passes: the same, of floating-point numbers.
        fetches: sectors that texture units fetch for it; 0 where it goes another way.
    """

    wavefronts: float = 1.0
    lines: float = 0.0
    miss: float = 0.0
    port_sectors: float = 0.0
    l2_sectors: float = 0.0
    l2_lines: float = 0.0
    is_partial: bool = False
    dram_miss: float = 0.0
    dram_bytes: float = 0.0
    passes: float = 0.0
    floating_passes: float = 0.0
    fetches: float = 0.0


@dataclass(frozen=True, slots=True)
class Step:
    """One machine instruction.

    Attributes:
        operation: what it asks for.
        stall: cycles after which the warp may issue the next one.
        waits: tokens that must be released before it issues.
        sets: token that is released when its result is there; None for none.
        frees: token that is released when its operands have been read; None for none.
        access: of memory; None for none.
        groups: of a wait for copies, how many groups of them may still be on their way.
    """

    operation: Operation
    stall: int = 1
    waits: tuple[int, ...] = ()
    sets: int | None = None
    frees: int | None = None
    access: Access | None = None
    groups: int = 0


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """A basic block of machine code.

    Attributes:
        steps: its instructions, in order.
        runs: times that warps of the launch ran it.
        successors: numbers of the blocks that may follow; ``END`` is the end of the kernel, or
            of a subroutine.
        calls: number of the block that a subroutine begins with, which it calls at its end.
    """

    steps: tuple[Step, ...]
    runs: float
    successors: tuple[int, ...]
    calls: int | None = None


@dataclass(frozen=True, slots=True)
class Workload:
    """One launch.

    Attributes:
        code: the machine code; it begins with block 0.
        blocks: of the grid.
        warps_per_block: whole warps.
        resident_blocks: that an SM holds at once.
        work: of each warp of each block, or of blocks that stand for as many each: how often it
            went around loops, in any unit. None if that is not known; then all are alike.
        unevenness: how much longer the longest warp of a block is, from each barrier to the next,
            than any one warp is in all: 1 if it is always the same warp, or all are alike.
    """

    code: tuple[CodeBlock, ...]
    blocks: int
    warps_per_block: int
    resident_blocks: int
    work: npt.NDArray[np.float64] | None = field(default=None, repr=False, compare=False)
    unevenness: float = 1.0

    @property
    def warps(self) -> int:
        """Of the grid."""
        return self.blocks * self.warps_per_block
