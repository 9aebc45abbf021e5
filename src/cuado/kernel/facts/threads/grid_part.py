"""Decides if the first blocks of a launch can stand for all: independent blocks, alike in work.

A part is whole waves (a wave is as many blocks as the chip holds at once), cut along the slowest
axis of the grid, so that it is the launch's first blocks. That its blocks take as long as the
others is measured: time must be in proportion (:func:`is_in_proportion`).
"""

from dataclasses import dataclass, replace
from math import ceil, prod

from cuado.kernel.facts.threads.block_independence import LANES, ORDERING, PLACES, objections
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Extent, Launch
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait

_FEWEST_WAVES = 2
"""Waves of a grid of which a part saves anything."""
_MOST_OFF = 0.15
"""Share by which the time of the part may be off the proportion: waves of the whole grid overlap,
and its last one may be partly filled."""
_LANES = LANES | {"%warpid", "%nwarpid"}


@dataclass(frozen=True, slots=True)
class GridPart:
    """The first blocks of a launch.

    Attributes:
        launch: with these blocks alone.
        waves: of the chip that they are.
        of: waves that the whole grid is.
    """

    launch: Launch
    waves: int
    of: float


def part_of_grid(kernel: Kernel, waves: int) -> GridPart | str:
    """The first blocks of a launch that can stand for all, or why none can.

    Args:
        kernel: the kernel.
        waves: that are wanted at most.
    """
    wave = kernel.blocks_per_sm * kernel.chip.sm_count
    if not kernel.has_ptx or wave == 0:
        return "what its blocks do is unknown without PTX"
    whole = kernel.launch.blocks / wave
    grid = _cut(kernel.launch.grid, wave, waves)
    if whole < _FEWEST_WAVES or grid is None:
        return f"the grid is {whole:.2g} waves of blocks, and cannot be cut to fewer whole ones"
    part = GridPart(replace(kernel.launch, grid=grid), prod(grid) // wave, whole)
    return _why_not(kernel, part) or part


def is_in_proportion(part: GridPart, share: float) -> bool:
    """True if a part that takes ``share`` of the whole grid's time has blocks like the others."""
    least, most = part.waves / ceil(part.of), part.waves / part.of
    return least * (1 - _MOST_OFF) <= share <= most * (1 + _MOST_OFF)


def _cut(grid: Extent, wave: int, waves: int) -> Extent | None:
    """The most of a grid's first blocks that are whole waves, but no more than are wanted."""
    axis = max(n for n, size in enumerate(grid) if size > 1 or n == 0)
    row = prod(size for n, size in enumerate(grid) if n != axis)
    for wanted in range(min(waves, prod(grid) // wave), 0, -1):
        count, rest = divmod(wanted * wave, row)
        if rest == 0 and count < grid[axis]:
            x, y, z = (count if n == axis else size for n, size in enumerate(grid))
            return x, y, z
    return None


def _why_not(kernel: Kernel, part: GridPart) -> str:
    """Why the part may not stand for all blocks; empty if it may."""
    if special_reads(kernel, "%nctaid"):
        return "the number of blocks decides what each does (a grid-stride loop)"
    for index, effects in enumerate(kernel.code.effects):
        if effects.opcode.access is Access.ATOMIC and kernel.space(index) is not Space.SHARED:
            return "blocks meet at atomics"
    for reason in objections(kernel, ORDERING, PLACES | _LANES):
        return reason
    # Of the part alone: a bounds check that its threads all pass is no difference between them.
    own = Kernel(part.launch, kernel.chip, kernel.built, kernel.options)
    return "its index decides how much a block does" if _differ(own) else ""


def _differ(kernel: Kernel) -> bool:
    """True if the block's index may decide how often a loop is repeated, or if it is run."""
    code, flow = kernel.code, kernel.slicer.flow
    guarded = (n for n in kernel.having(Trait.BRANCH, Trait.EXIT) if code.instructions[n].guard)
    is_settled = {index: kernel.ranges.settles(index) for index in guarded}
    settled = frozenset(index for index, is_one in is_settled.items() if is_one)
    repeated = {block for loop in loops_of(flow) for block in loop.blocks}
    inside = [n for n in is_settled if n not in settled and flow.block_of[n] in repeated]
    found = kernel.slicer.control_of(inside, without=settled).instructions
    return any(name.startswith("%ctaid") for index in found for name in code.effects[index].reads)
