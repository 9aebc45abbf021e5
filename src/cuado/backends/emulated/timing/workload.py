"""The input of the timing model: plain numbers of one launch."""

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
import numpy.typing as npt

END = -1
"""The end of the kernel, or of a subroutine, where the number of a block is expected."""


class Operation(StrEnum):
    """The kind of work that an instruction asks of the SM; a chip has rates and latencies of it."""

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
    BULK = "bulk copy"
    MBARRIER = "mbarrier"
    PHASE = "wait at mbarrier"
    PRODUCTS = "wait for products"
    TOGETHER = "meeting of a warpgroup"
    CLUSTER_ARRIVAL = "arrival at the cluster's barrier"
    CLUSTER_WAIT = "wait at the cluster's barrier"


READS = frozenset({Operation.LOAD, Operation.COPY, Operation.BULK})
"""Operations that read global memory; bulk copies that write it are stores of theirs."""
OF_REGISTERS = (
    *(Operation.FP32, Operation.INTEGER, Operation.INTEGER_MULTIPLY, Operation.WIDE_MULTIPLY),
    *(Operation.FP64, Operation.SPECIAL, Operation.CONVERSION, Operation.SHARED),
    Operation.SHUFFLE,
)
"""Instructions that use registers, as tensor cores do meanwhile."""
CHUNK = 1024
"""Bytes for which a bulk copy counts as one execution of its access."""


@dataclass(frozen=True, slots=True)
class Access:
    """The cost of one execution of an access by a warp, on average over the launch.

    Attributes:
        wavefronts: passes of the data stage of L1 and shared memory.
        lines: cache lines looked up; 0 for shared memory.
        miss: share of executions that go to L2, 0 to 1; for stores and atomics 1.
        port_sectors: 32-byte sectors that a miss moves to or from L2.
        l2_sectors: sectors of a miss that L2 serves: fewer than ``port_sectors`` where neighbouring
            SMs ask for the same at once.
        l2_lines: 128-byte lines that ``l2_sectors`` lie in.
        is_partial: True if parts of sectors are written.
        dram_miss: share of the misses that wait for DRAM, 0 to 1.
        dram_bytes: bytes that such an execution moves to or from DRAM; of a bulk copy, every one.
        passes: serial changes of the launch's most contended line, for each execution of any atomic
            operation of the launch.
        floating_passes: the same for floating-point atomics.
        fetches: sectors that texture units fetch; 0 for an access that does not use them.
        chunks: of a bulk copy, on average over its executions: chunks of ``CHUNK`` bytes, each of
            which costs what the other attributes say.
        writes: True for a bulk copy to global memory.
        written: of an asynchronous copy, passes of the data stage that its writes to shared memory
            take, bank conflicts included.
        whole: of an asynchronous copy, those passes if there were no conflicts.
        remote: True for shared memory of other blocks of the cluster.
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
    chunks: float = 1.0
    writes: bool = False
    written: float = 0.0
    whole: float = 0.0
    remote: bool = False


@dataclass(frozen=True, slots=True)
class Product:
    """A matrix product: a warp's own, or a warp's part of its warpgroup's.

    Attributes:
        terms: multiplications of the warp's part.
        kind: type of the factors, as a chip's rates have it: ``f16``, ``tf32``, ``f8``, ``s8``.
        of_warpgroup: True if a warpgroup makes it, whose warps go on meanwhile.
        ends: True if it is the last of a group that may be waited for.
        shared_bytes: of its factors, those that the tensor core reads from shared memory.
    """

    terms: float
    kind: str
    of_warpgroup: bool = False
    ends: bool = False
    shared_bytes: float = 0.0


@dataclass(frozen=True, slots=True)
class Step:
    """One machine instruction.

    Attributes:
        operation: kind of work.
        stall: cycles after which the warp may issue its next instruction.
        waits: tokens that must be released before it issues.
        sets: token that its result releases; None for none.
        frees: token that is released when its operands have been read; None for none.
        access: the cost of its access to memory; None for none.
        groups: for a wait for copies, the number of groups that may still be under way.
        passes: of a load from constant memory, the different addresses that a warp wants.
        product: the matrix product that it is; None for none.
        noted: index of the PTX instruction whose executions have notes; None for none.
        barrier: of a barrier of the block, its number.
        meets: warps that meet there; 0 for all of the block.
        goes_on: True if the warp only says that it came, and does not wait for the others.
    """

    operation: Operation
    stall: int = 1
    waits: tuple[int, ...] = ()
    sets: int | None = None
    frees: int | None = None
    access: Access | None = None
    groups: int = 0
    passes: float = 1.0
    product: Product | None = None
    noted: int | None = None
    barrier: int = 0
    meets: int = 0
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """A basic block of machine code.

    Attributes:
        steps: its instructions, in order.
        runs: executions by all warps of the launch.
        successors: numbers of the blocks that may follow; ``END`` is the end of the kernel, or
            of a subroutine.
        calls: first block of the subroutine that is called at the block's end; None for none.
    """

    steps: tuple[Step, ...]
    runs: float
    successors: tuple[int, ...]
    calls: int | None = None


Did = tuple[tuple[int, int, int], ...]
"""What one execution did at mbarriers: kinds of notes, numbers of mbarriers, amounts."""


@dataclass(frozen=True, slots=True)
class Protocol:
    """What the warps of a block run, and what they do at mbarriers: those of one block, for all.

    Attributes:
        runs: of each role, how often a warp of it runs each block of the code.
        roles: the role of each warp.
        did: of each warp, the PTX instructions with notes that it executed, in their order, and
            what each execution did.
        mbarriers: how many there are.
    """

    runs: tuple[tuple[float, ...], ...]
    roles: tuple[int, ...]
    did: tuple[tuple[tuple[int, Did], ...], ...]
    mbarriers: int


@dataclass(frozen=True, slots=True)
class Workload:
    """One launch.

    Attributes:
        code: the machine code; it begins with block 0.
        blocks: blocks of the grid.
        warps_per_block: warps of a block, a partial one included.
        resident_blocks: blocks that an SM holds at once.
        work: work of each warp (column) of each block (row), in any unit; the rows may be a sample
            in which each stands for equally many blocks. None if that is not known; then all warps
            are alike.
        unevenness: work of the longest warp from each barrier to the next, summed over a block,
            divided by that of the block's longest warp: 1 if it is always the same warp, or all
            are alike.
        protocol: what warps do at mbarriers; None for a kernel without.
        cluster: blocks of a cluster; 1 for a launch without.
    """

    code: tuple[CodeBlock, ...]
    blocks: int
    warps_per_block: int
    resident_blocks: int
    work: npt.NDArray[np.float64] | None = field(default=None, repr=False, compare=False)
    unevenness: float = 1.0
    protocol: Protocol | None = None
    cluster: int = 1

    @property
    def warps(self) -> int:
        """Warps of the grid."""
        return self.blocks * self.warps_per_block

    @property
    def looping(self) -> float:
        """The share of warps that have work in loops, 0 to 1; 1 if that is not known."""
        if self.work is None or not self.work.any():
            return 1.0
        return float(np.count_nonzero(self.work)) / self.work.size
