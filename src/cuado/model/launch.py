"""How a kernel was launched, and everything that is needed to launch it again.

:class:`LaunchShape` is what a report says of a launch that was seen. :class:`Launch` is a launch
that can be repeated: code, grid, block, arguments, and the content of every buffer.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

from cuado.model.arguments import Argument, Buffer, Pointer, Structure
from cuado.model.cuda_source import CudaSource
from cuado.model.program import ProgramShare

# What a launch finds in the L2.


@dataclass(frozen=True, slots=True)
class InL2:
    """The L2 before each run: flushed, that is, full of other data that no one has changed.

    Emulated devices know ``warm`` only, and leave the L2 empty otherwise.

    Attributes:
        warm: it is not flushed, but keeps what the run before left in it.
        resident: the part of every buffer, from its start, that is read into it once it is
            flushed, 0 to 1.
        dirty: the part of it that is then written to, 0 to 1: a kernel that brings in its own data
            has to have these lines written back first, as after a kernel that wrote its results.

    Raises:
        ValueError: a part is no part of 1, or the L2 is both kept and filled.
    """

    warm: bool = False
    resident: float = 0.0
    dirty: float = 0.0

    def __post_init__(self) -> None:
        for part in (self.resident, self.dirty):
            if not 0.0 <= part <= 1.0:
                raise ValueError(f"{part} is no part of the buffers or of the L2")
        if self.warm and (self.resident or self.dirty):
            raise ValueError("an L2 that keeps what is in it is not filled")

    def __str__(self) -> str:
        """How the L2 is before each run."""
        if self.warm:
            return "as the run before left it"
        filled = f", {self.resident:.0%} of the data read into it" if self.resident else ""
        written = f", {self.dirty:.0%} of it to be written back" if self.dirty else ""
        return f"flushed before each run{filled}{written}"


FLUSHED = InL2()
"""Nothing in it that the launch could use, and nothing to be written back."""


# What a kernel's task needs, however a kernel does it: the "algorithmic analysis" of [000].


@dataclass(frozen=True, slots=True)
class Task:
    """Bytes that must be moved, and instructions that must be executed.

    Attributes:
        bytes: from and to memory at least.
        instructions: of threads, at least: a multiply-add of each of n elements is n. None if
            nobody said.
        is_stated: whether a user said how many bytes; else every buffer is taken to be moved once.

    Raises:
        ValueError: unless both are above 0.
    """

    bytes: int
    instructions: int | None = None
    is_stated: bool = False

    def __post_init__(self) -> None:
        if self.bytes < 1 or (self.instructions is not None and self.instructions < 1):
            raise ValueError("a task needs at least a byte, and an instruction where it has any")

    @property
    def ratio(self) -> float | None:
        """Instructions for each byte; None if the instructions are not known."""
        return None if self.instructions is None else self.instructions / self.bytes

    @property
    def basis(self) -> str:
        """Where the bytes are from, in words."""
        return "as the case says" if self.is_stated else "every buffer once"


WARP_SIZE = 32


@dataclass(frozen=True, slots=True)
class LaunchShape:
    """Grid, block and per-block resources of one launch; None is "the source does not say".

    Attributes:
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        registers_per_thread: as the compiler reports them.
        static_shared_bytes: declared in the kernel, per block.
        dynamic_shared_bytes: asked for at launch, per block.
        driver_shared_bytes: reserved by the driver, per block.
        shared_config_bytes: shared memory the driver set aside per SM for this launch; the rest
            of the unified memory is L1.
    """

    grid: tuple[int, int, int] | None = None
    block: tuple[int, int, int] | None = None
    registers_per_thread: int | None = None
    static_shared_bytes: int | None = None
    dynamic_shared_bytes: int | None = None
    driver_shared_bytes: int | None = None
    shared_config_bytes: int | None = None

    @property
    def blocks(self) -> int | None:
        """Blocks of the grid."""
        return None if self.grid is None else prod(self.grid)

    @property
    def threads_per_block(self) -> int | None:
        """Threads of a block."""
        return None if self.block is None else prod(self.block)

    @property
    def warps_per_block(self) -> int | None:
        """Warps of a block; a partly filled warp counts as one."""
        threads = self.threads_per_block
        return None if threads is None else -(-threads // WARP_SIZE)

    @property
    def shared_bytes(self) -> int | None:
        """Shared memory the kernel asks for per block, static and dynamic."""
        if self.static_shared_bytes is None and self.dynamic_shared_bytes is None:
            return None
        return (self.static_shared_bytes or 0) + (self.dynamic_shared_bytes or 0)


_OF_PYTHON = re.compile(r'\.file\s+\d+\s+"[^"]*\.py"')
Extent = tuple[int, int, int]
"""Blocks of a grid, or threads of a block, in x, y, z."""


def place_in(extent: Extent, number: int) -> Extent:
    """The indices in x, y, z of a block of a grid, or a thread of a block, by its number."""
    return number % extent[0], number // extent[0] % extent[1], number // extent[0] // extent[1]


@dataclass(frozen=True, slots=True)
class Launch:
    """Everything needed to repeat one kernel launch.

    Attributes:
        name: what the user calls it.
        ptx: text of the module.
        kernel: name of the ``.entry`` in it.
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        arguments: one for each parameter of the kernel, in order.
        outputs: names of the buffers that hold its results.
        dynamic_shared_bytes: asked for at launch, per block.
        l2: what each run finds in the L2; of a captured launch, what its program is taken to have
            left there.
        max_registers: cap given to the assembler, None for none.
        sources: text of source files by the path that the PTX's line information names.
        compiled_from: what the PTX was compiled from; None where there is only PTX.
        shared_carveout: of an SM's unified memory, the share in percent that is preferred as shared
            memory (100: as much as it can have; the rest is L1); None leaves it to the driver.
        memory: buffers that are no argument of their own: some pointer leads into them.
        variables: of the module, as buffers: what they hold before the launch, where that is not
            what the PTX says.
        cluster: blocks of a cluster in x, y, z, where the launch states it, not the kernel.
        cooperative: whether all blocks are on the device at once, and may wait for each other.
        opaque: whether what buffers and numbers mean is not known, as of a captured launch: then
            nothing of it may be changed, as any of it may be an index or a pointer.
        cubin: the module's machine code, where there is no PTX; ``ptx`` is empty then.
        program: the kernel's share of the program that it was taken from; None if unknown.
        command: the program that it was taken from, and its arguments; empty if unknown.
        useful_bytes: bytes that its task needs, where somebody says so.
        useful_instructions: thread instructions that its task needs, likewise.

    Raises:
        ValueError: if an extent, or what is useful, is not positive, names repeat or are missing,
            a pointer leads out of its buffer, or the carve-out is no percentage.
    """

    name: str
    ptx: str
    kernel: str
    grid: Extent
    block: Extent
    arguments: tuple[Argument, ...]
    outputs: tuple[str, ...] = ()
    dynamic_shared_bytes: int = 0
    l2: InL2 = FLUSHED
    max_registers: int | None = None
    sources: Mapping[str, str] = field(default_factory=dict)
    compiled_from: CudaSource | None = None
    shared_carveout: int | None = None
    memory: tuple[Buffer, ...] = ()
    variables: tuple[Buffer, ...] = ()
    cluster: Extent | None = None
    cooperative: bool = False
    opaque: bool = False
    cubin: bytes | None = None
    program: ProgramShare | None = None
    command: tuple[str, ...] = ()
    useful_bytes: int | None = None
    useful_instructions: int | None = None

    def __repr__(self) -> str:
        """What is launched and how, in a line; the code by its length."""
        code = f"{len(self.ptx.splitlines()):,} lines of PTX" if self.ptx else "machine code"
        given = ", ".join(each.name for each in self.arguments)
        return (
            f"<Launch {self.name!r}: kernel {self.kernel!r}, grid {self.grid}, block {self.block}, "
            f"arguments ({given}), {code}>"
        )

    def __post_init__(self) -> None:
        if min(*self.grid, *self.block) < 1 or self.dynamic_shared_bytes < 0:
            raise ValueError(f"grid {self.grid}, block {self.block} is no launch")
        if self.shared_carveout is not None and not 0 <= self.shared_carveout <= 100:
            raise ValueError(f"a carve-out of {self.shared_carveout} percent is none")
        if any(n is not None and n < 1 for n in (self.useful_bytes, self.useful_instructions)):
            raise ValueError("useful bytes and instructions must be above 0 where they are given")
        if self.cluster is not None and min(self.cluster) < 1:
            raise ValueError(f"a cluster of {self.cluster} blocks is none")
        self._expect_consistent_names()

    def _expect_consistent_names(self) -> None:
        given = (*self.arguments, *self.memory, *self.variables)
        names = [each.name for each in given]
        if len(set(names)) != len(names):
            raise ValueError(f"arguments of '{self.name}' share a name")
        missing = set(self.outputs) - {each.name for each in (*self.buffers, *self.variables)}
        if missing:
            raise ValueError(f"outputs of '{self.name}' that are no buffers: {sorted(missing)}")
        sizes = {buffer.name: buffer.bytes for buffer in self.buffers}
        for pointer in self.pointers:
            if not 0 <= pointer.offset <= sizes.get(pointer.buffer, -1):
                raise ValueError(f"'{pointer.name}' points to no place in '{pointer.buffer}'")

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        """The arguments that are memory, and what other memory there is."""
        return (*(a for a in self.arguments if isinstance(a, Buffer)), *self.memory)

    @property
    def task(self) -> Task | None:
        """What its task needs: as stated, else every buffer once; None if neither is known.

        Buffers of a captured launch are allocations of its program, of any size.
        """
        stated = self.useful_bytes is not None
        moved = self.useful_bytes or (0 if self.opaque else sum(b.bytes for b in self.buffers))
        return Task(moved, self.useful_instructions, stated) if moved else None

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        """Pointers into buffers, those in structures as well."""
        plain = (each for each in self.arguments if isinstance(each, Pointer))
        inside = (p for a in self.arguments if isinstance(a, Structure) for _, p in a.pointers)
        return (*plain, *inside)

    @property
    def is_of_python(self) -> bool:
        """True if the lines of its code are those of a Python file, as of a kernel in Triton."""
        return bool(_OF_PYTHON.search(self.ptx))

    @property
    def has_ptx(self) -> bool:
        """True if its code can be rewritten and assembled again, and not only be patched."""
        return bool(self.ptx) or self.cubin is None

    @property
    def blocks(self) -> int:
        """Blocks of the grid."""
        return prod(self.grid)

    @property
    def threads_per_block(self) -> int:
        """Threads of a block."""
        return prod(self.block)
