"""Products of matrix tiles on tensor cores: of warps, of warp groups, and how many are made.

A warp's product (``mma.sync``, ``wmma.mma``) is done when its registers are read. A warp group's
(``wgmma.mma_async``) belongs to a group that is committed and waited for; a fence orders its
registers with what wrote them before. PTX ISA 9.0, sections 9.7.14 and 9.7.15.
"""

import re
from dataclasses import dataclass
from math import prod

from cuado.kernel.facts.loops.trip_counts import BlockLoops
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.grid_samples import Grid
from cuado.model.launch import WARP_SIZE
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.tree import Instruction

_SHAPE = re.compile(r"^m(\d+)n(\d+)k(\d+)$")
_WARP_LANES, _GROUP_LANES = 32, 128


@dataclass(frozen=True, slots=True)
class Shape:
    """What a product multiplies.

    Attributes:
        rows: of the result.
        columns: of the result.
        inner: length of the sums.
        type_: of the factors, of the first one if they differ: ``f16``, ``e4m3``, ``s8``.
        is_sparse: whether half of the first factor is known to be zero.
        threads: that make it together.
    """

    rows: int
    columns: int
    inner: int
    type_: str
    is_sparse: bool
    threads: int

    @property
    def operations(self) -> int:
        """Multiplications and additions."""
        return 2 * prod((self.rows, self.columns, self.inner))


@dataclass(frozen=True, slots=True)
class MatrixProducts:
    """The products of a kernel, each by its index.

    Attributes:
        of_warps: done when their registers are read.
        of_groups: of warp groups, asynchronous.
        fences: that order their registers.
        commits: that end a group of them.
        waits: for groups.
    """

    of_warps: tuple[int, ...]
    of_groups: tuple[int, ...]
    fences: tuple[int, ...]
    commits: tuple[int, ...]
    waits: tuple[int, ...]

    @property
    def all(self) -> tuple[int, ...]:
        """All products, in order."""
        return tuple(sorted(self.of_warps + self.of_groups))


def products_of(code: Code) -> MatrixProducts:
    """The matrix products of a kernel."""
    found: dict[str, list[int]] = {
        name: [] for name in ("of_warps", "of_groups", "fences", "commits", "waits")
    }
    for index, instruction in enumerate(code.instructions):
        words = instruction.opcode.split(".")
        if words[0] == "mma" or words[:2] == ["wmma", "mma"]:
            found["of_warps"].append(index)
        elif words[0] == "wgmma":
            kind = {"mma_async": "of_groups", "fence": "fences", "commit_group": "commits"}
            found[kind.get(words[1], "waits")].append(index)
    return MatrixProducts(**{name: tuple(indices) for name, indices in found.items()})


def shape_of(instruction: Instruction) -> Shape | None:
    """What a product multiplies; None if the opcode does not say."""
    words = instruction.opcode.split(".")
    sizes = next((match for word in words if (match := _SHAPE.match(word))), None)
    types = [word for word in words if word in BITS or re.fullmatch(r"e\dm\d|tf32", word)]
    if sizes is None or not types:
        return None
    # The types are those of the result, of both factors, and of what is added.
    factor = types[1] if len(types) > 1 else types[0]
    threads = _GROUP_LANES if words[0] == "wgmma" else _WARP_LANES
    rows, columns, inner = (int(size) for size in sizes.groups())
    is_sparse = any(word.startswith("sp") for word in words[1:])
    return Shape(rows, columns, inner, factor, is_sparse, threads)


# Multiplications and additions that a launch makes on tensor cores, by the type of the factors.
#
# Counted where the loops' trip counts are known before they begin: one thread of each warp is
# followed, in some blocks of the grid. Where one is not known, nothing is said.

_MOST_BLOCKS = 66
"""Blocks that are looked at: half a wave of one block an SM on the chips of today."""


def executed_operations(kernel: Kernel) -> dict[str, float] | None:
    """Operations of the launch by type (``f16``, ``e4m3``); None if a trip count is not known."""
    grid = Grid(kernel)
    step = -(-len(grid.blocks) // _MOST_BLOCKS)
    grid.blocks = grid.blocks[::step]
    # The first lane often does more than the others: it starts copies, and arrives for all.
    threads = kernel.launch.threads_per_block
    grid.threads = tuple(min(first + 1, threads - 1) for first in range(0, threads, WARP_SIZE))
    loops = BlockLoops(kernel, grid)
    found: dict[str, float] = {}
    for index in products_of(kernel.code).all:
        shape = shape_of(kernel.code.instructions[index])
        times = _times(loops, index)
        if shape is None or times is None:
            return None
        done = times * shape.operations * WARP_SIZE / shape.threads
        found[shape.type_] = found.get(shape.type_, 0.0) + done
    scale = prod(kernel.launch.grid) / len(grid.blocks)
    return {type_: count * scale for type_, count in found.items()}


def _times(loops: BlockLoops, index: int) -> float | None:
    """How often the warps followed run an instruction; None if that is not known."""
    block = loops.subject.slicer.flow.block_of[index]
    around = [loop for loop in loops.ordered if block in loop.blocks]
    counted = [loops.counted.get(loop.header) for loop in around]
    if any(each is None for each in counted):
        return None
    comes = loops.coming(index, {each.counting.branch for each in counted if each})
    trips = [each.trips for each in counted if each]
    return sum(prod(each[place] for each in trips) for place, here in enumerate(comes) if here)
