"""Errors of an emulated kernel for the reader: kind, place and thread."""

from dataclasses import dataclass
from enum import Enum

from cuado.backends.emulated.execution.layout import LANES, Error
from cuado.backends.emulated.memory.address_space import AddressSpace
from cuado.errors import CuadoError
from cuado.model.defect import Mbarrier
from cuado.model.launch import Extent, place_in
from cuado.ptx.analysis.code import Code
from cuado.ptx.syntax.tree import Directive, Instruction


class ErrorKind(Enum):
    """Kinds of errors; numbers as in ``runtime/machine.h``."""

    OUT_OF_BOUNDS = 1
    MISALIGNED = 2
    UNINITIALISED = 3
    DEADLOCK = 4
    BUDGET = 5
    DIVERGENT_BARRIER = 6
    TOO_DEEP = 7
    TRAPPED = 8
    READ_ONLY = 9
    NOT_WHOLE = 10
    NO_BARRIER = 11
    NOT_MEMBER = 12
    NO_TARGET = 13
    ODD_COUNT = 14
    COPY_SIZE = 15
    ATOMIC_LOCAL = 20
    UNDEFINED = 21
    MBARRIER_DEADLOCK = 22
    NO_MBARRIER = 23
    ARRIVALS = 24
    TRANSACTION = 25
    IN_USE = 26
    DESCRIPTOR = 33
    BAD_MAP = 34
    TILE_PLACE = 35
    NO_BLOCK = 36
    BLOCK_ENDED = 37
    CLUSTER_ARRIVAL = 38
    CLUSTER_PART = 39


MESSAGES = {
    ErrorKind.OUT_OF_BOUNDS: "access out of bounds",
    ErrorKind.MISALIGNED: "misaligned access",
    ErrorKind.UNINITIALISED: "read of shared memory that was never written",
    ErrorKind.DEADLOCK: "deadlock: waits at a barrier that can no longer complete",
    ErrorKind.BUDGET: "does not end within the instructions allowed",
    ErrorKind.DIVERGENT_BARRIER: "does not reach a barrier at which other lanes of its warp wait",
    ErrorKind.TOO_DEEP: "branches diverge more deeply than can be emulated",
    ErrorKind.TRAPPED: "trap",
    ErrorKind.READ_ONLY: "write to read-only memory",
    ErrorKind.NOT_WHOLE: "does not run an instruction that all lanes of its warp must run together",
    ErrorKind.NO_BARRIER: "there is no such barrier: a block has 16, from 0 on",
    ErrorKind.NOT_MEMBER: "a member mask that does not name the lanes that come: of lanes that run "
    "together each must name itself and the same others, and all that it names must come",
    ErrorKind.NO_TARGET: "an indirect branch by an index that its table does not have",
    ErrorKind.ODD_COUNT: "a barrier for a number of threads that is no multiple of 32, or differs "
    "from the number that waiting warps gave",
    ErrorKind.COPY_SIZE: "a copy reads more bytes than the size that it writes",
    ErrorKind.ATOMIC_LOCAL: "atomic operation on local memory",
    ErrorKind.UNDEFINED: "use of an undefined value",
    ErrorKind.MBARRIER_DEADLOCK: "deadlock: waits for a phase of an mbarrier that cannot end",
    ErrorKind.NO_MBARRIER: "there is no mbarrier: it was not initialised, or is overwritten",
    ErrorKind.ARRIVALS: "a number of arrivals that an mbarrier cannot have: 0, or more than its "
    "phase has pending",
    ErrorKind.TRANSACTION: "the bytes of copies are not those that an mbarrier expects",
    ErrorKind.IN_USE: "an mbarrier is initialised or ended while it is in use",
    ErrorKind.DESCRIPTOR: "a matrix descriptor that differs between lanes, or has a base offset, "
    "which is not emulated",
    ErrorKind.BAD_MAP: "no tensor map that can be emulated: one that a GPU's driver made, of an "
    "element type that is rounded on its way, of another rank than the copy's, or of sizes that no "
    "driver accepts",
    ErrorKind.TILE_PLACE: "an illegal instruction on a GPU: a tile begins at a first coordinate "
    "that is no multiple of 16 bytes",
    ErrorKind.NO_BLOCK: "shared memory of a block that the cluster does not have",
    ErrorKind.BLOCK_ENDED: "shared memory of a block of the cluster that has ended",
    ErrorKind.CLUSTER_ARRIVAL: "a thread arrives twice at the cluster's barrier without waiting, "
    "or waits there without having arrived",
    ErrorKind.CLUSTER_PART: "a part of a warp waits at the cluster's barrier: not emulated",
}
SPACES = {1: "global", 2: "shared", 3: "local"}
ACCESSES = frozenset(
    {
        ErrorKind.OUT_OF_BOUNDS,
        ErrorKind.MISALIGNED,
        ErrorKind.UNINITIALISED,
        ErrorKind.READ_ONLY,
        ErrorKind.ATOMIC_LOCAL,
    }
)
"""Kinds of errors that have an address."""
OF_MBARRIERS = frozenset(
    {
        ErrorKind.MBARRIER_DEADLOCK,
        ErrorKind.NO_MBARRIER,
        ErrorKind.ARRIVALS,
        ErrorKind.TRANSACTION,
        ErrorKind.IN_USE,
    }
)
"""Kinds of errors that are about an mbarrier, whose offset in shared memory they have."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of an access.

    Attributes:
        space: memory space: global, shared or local.
        address: address in global memory; an offset in shared and local memory.
        bytes: bytes that the thread accessed.
        buffer: the nearest allocation in global memory; None elsewhere, or if there is none.
        offset: bytes from the first one of that allocation; negative before it.
        buffer_bytes: size of that allocation.
    """

    space: str
    address: int
    bytes: int
    buffer: str | None = None
    offset: int | None = None
    buffer_bytes: int | None = None

    def __str__(self) -> str:
        """The place in words, to follow the kind of error."""
        what = f"{self.bytes} bytes of {self.space} memory at {self.address:#x}"
        if self.buffer is None:
            return what
        return f"{what} (byte {self.offset:,} of '{self.buffer}', which has {self.buffer_bytes:,})"


class EmulationError(CuadoError):
    """A launch made an error, or cannot be emulated to its end.

    Attributes:
        kind: kind of error.
        block: number of the block in the grid.
        thread: number of the thread in its block.
        instruction: index among the kernel's instructions.
        ptx_line: line of the PTX.
        source: file and line of the source; None if the PTX does not say.
        place: place of the access; None for errors that are no accesses.
    """

    def __init__(self, error: Error, code: Code, arena: AddressSpace, block: Extent) -> None:
        self.kind = ErrorKind(error.kind)
        self.block = _extent(tuple(error.ctaid))
        self.thread = place_in(block, error.warp * LANES + error.lane)
        self.instruction = int(error.instruction)
        instruction = code.instructions[self.instruction]
        self.ptx_line = code.module.lines(instruction.start)
        self.source = source_line(code, instruction)
        self.place = _place(error, arena) if self.kind in ACCESSES else None
        where = f"PTX line {self.ptx_line}"
        if self.source is not None:
            where = f"{self.source[0]}:{self.source[1]}, {where}"
        what = MESSAGES[self.kind] + ("" if self.place is None else f": {self.place}")
        if self.kind in OF_MBARRIERS:
            what += f": {_barrier(error, self.kind)}"
        super().__init__(
            f"{what}; thread {self.thread} of block {self.block} at "
            f"'{instruction.rendered()}' ({where})"
        )


def _barrier(error: Error, kind: ErrorKind) -> str:
    """An mbarrier and its state."""
    found = f"that at {int(error.address):#x} of shared memory"
    if kind is ErrorKind.NO_MBARRIER:
        return found
    return f"{found} is {Mbarrier.decoded(int(error.state))}"


def _extent(numbers: tuple[int, ...]) -> Extent:
    return numbers[0], numbers[1], numbers[2]


def _place(error: Error, arena: AddressSpace) -> Place:
    space, address, size = SPACES[error.space], int(error.address), int(error.bytes)
    found = arena.nearest(address) if space == "global" else None
    if found is None:
        return Place(space, address, size)
    where, offset = found
    return Place(space, address, size, where.name, offset, where.bytes)


def source_line(code: Code, instruction: Instruction) -> tuple[str, int] | None:
    """File and line of an instruction by the PTX's line information; None without one."""
    mark: Directive | None = None
    for _, statement in code.function.statements():
        if statement.start > instruction.start:
            break
        if isinstance(statement, Directive) and statement.name == "loc":
            mark = statement
    if mark is None:
        return None
    number, line = mark.arguments.split()[:2]
    for item in code.module.items:
        if isinstance(item, Directive) and item.name == "file":
            words = item.arguments.split(maxsplit=1)
            if words[0] == number:
                return words[1].split('"')[1], int(line)
    return None
