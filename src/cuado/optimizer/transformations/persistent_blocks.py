"""Launch as many blocks as fit the chip, each with one copy of what it updates for many.

What it changes: the grid becomes ``blocks`` blocks. Block ``b`` of these does the work of the
blocks ``b``, ``b + blocks``, ... of the original, one after another. Atomic updates of small
buffers go to copies that it has in shared memory: it fills them before the first of these, and
merges them into the buffers after the last. So what a block has to merge is merged once for many.
With ``together`` above 1 it does the work of so many neighbours at a time, side by side as
``block-coarsening`` has it, so that their loads are in flight together.

Why the results stay the same: blocks of a grid have no order, and those that do not wait for each
other may run one after another; nothing orders them or tells who came first (fences, volatile
accesses, clusters, calls, clocks, atomics other than integer sums and the like whose results nobody
uses). Every register is written before it is read in each block, as before, and so is every array:
what a block reads of one that nothing has written is anything, here and in the original. Where
threads share memory, all of them come to the end of a block's work and wait there for each other.
The indices of the block whose work is done, and the size of the grid, are what they were. Of the
copies the conditions of ``block-private-atomics`` hold: updates of integers by one operator commute
and associate, and the kernel does nothing else with the buffer, so that nobody sees the words in
between. Sums of floats are rounded otherwise and refused. Side by side, the conditions of
``block-coarsening`` hold as well.

What it costs: shared memory; and blocks of unequal work may end at different times.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import ClassVar, Self

from cuado.kernel.facts.reductions.atomic_order import only_merges
from cuado.kernel.facts.threads.block_independence import (
    LANES,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.shared_memory.private_copies import (
    PrivateCopies,
    PrivateCopy,
    keep_copies,
    private_copies,
)
from cuado.kernel.rewrites.threads.common_exit import end_with, objection_to_end
from cuado.kernel.rewrites.threads.loop_over_blocks import loop_over_blocks
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.ptx.semantics.opcode import Access, Space, Trait

_TOGETHER = (8, 4, 6, 5, 7, 3, 2, 1)
"""Neighbours whose loads are in flight together, in the order of trial. By the model of an H100 a
histogram of 1,024 bins gains 57, 54 and 40 times by 8, 4 and 1; one of 8 bins 107, 74 and 51 times
by 6, 2 and 1."""
_WORDS = 4
"""Words of a copy from which blocks count in it: of fewer, a warp gathers its updates better."""
_MANY = 4
"""Times as many blocks as run at once from which fewer save anything: each merges once."""

_COUNTED = 1 << 32
"""Blocks that a register counts: the last one steps beyond the end."""


@dataclass(frozen=True)
class PersistentBlocks(Transformation):
    """Lets few blocks do the work of many, with one copy of what they update.

    Attributes:
        blocks: of the new grid, at least 1.
        together: neighbours along x whose work is done side by side; 1 for one after another.
    """

    NAME: ClassVar[str] = "persistent-blocks"
    SUMMARY: ClassVar[str] = "few blocks do the work of many, and merge their updates once"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.ATOMICS})
    REBUILDS: ClassVar[bool] = True

    blocks: int
    together: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """As many blocks as run at once, where there are many more."""
        blocks, grid = 0 if kernel.adds_floats else kept_blocks(kernel), kernel.launch.grid
        return tuple(
            cls(blocks, together)
            for together in _TOGETHER
            if blocks
            and grid[0] % together == 0
            and _MANY * blocks * together <= prod(grid)
            and not only_merges(kernel)
        )

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Loop over blocks."""
        return persistent(kernel, self.blocks, self.together)

    def advice(self, kernel: Kernel) -> Advice | None:
        """A loop over blocks' elements, with the array around it."""
        del kernel
        return Advice(
            "launch as many blocks as fit the chip; let each count in shared memory, for elements "
            "in steps of the whole grid, and add its counts once, at the end",
            "int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
            "if (i < n) atomicAdd(&bins[bin(i)], 1);",
            "__shared__ int own[BINS];  // zeroed, then __syncthreads()\n"
            "int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
            "for (; i < n; i += gridDim.x * blockDim.x)\n"
            "    atomicAdd(&own[bin(i)], 1);\n"
            "// ... __syncthreads(), then for each bin of the thread:\n"
            "atomicAdd(&bins[bin], own[bin]);",
        )


def kept_blocks(kernel: Kernel) -> int:
    """As many blocks as run at once with their copies; 0 where fewer blocks save little.

    Of a copy of very few words, a warp that gathers its updates gains more.
    """
    most = prod(kernel.launch.grid)
    if most < _MANY * kernel.chip.sm_count or not kernel.accesses(Access.ATOMIC, Space.GLOBAL):
        return 0
    found = private_copies(kernel)
    if isinstance(found, str) or not any(_has_many_words(each) for each in found.copies):
        return 0
    blocks = kernel.chip.sm_count * found.blocks
    return blocks if _MANY * blocks <= most else 0


def _has_many_words(copy: PrivateCopy) -> bool:
    """True if lanes of a warp seldom all update the same word."""
    return copy.buffer.bytes * 8 >= _WORDS * copy.operator.bits


def persistent(
    kernel: Kernel, blocks: int, together: int = 1, *, exactly: bool = True
) -> Rewritten | Refusal:
    """The launch with so many blocks, or why it may not have so few.

    Args:
        kernel: the launch.
        blocks: of the new grid.
        together: neighbours whose work is done side by side.
        exactly: whether sums of floats may not be rounded otherwise.
    """
    updates = kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.GENERIC)
    if not updates:
        return Refusal("the kernel has no atomics on global memory to merge", absent=True)
    for reason in _objections(kernel, exactly=exactly):
        return Refusal(reason)
    notes: tuple[str, ...] = ()
    if together != 1:
        made = BlockCoarsening("x", together).apply(kernel)
        if isinstance(made, Refusal):
            return made
        kernel, notes = replace(kernel, launch=made.launch), made.notes
    found = _copies(kernel, blocks, exactly=exactly)
    if isinstance(found, str):
        return Refusal(found)
    rewriting, most = Rewriting(kernel), prod(kernel.launch.grid)
    merging = keep_copies(rewriting, found.copies)
    end_with(rewriting, [*loop_over_blocks(rewriting, blocks), *merging])
    names = ", ".join(f"'{each.buffer.name}'" for each in found.copies)
    notes += (
        f"{blocks:,} blocks do the work of {most:,}, one after another: nothing orders them",
        f"each merges one copy of {names}, which nothing else accesses",
        *found.reasons,
    )
    launch = replace(kernel.launch, ptx=rewriting.text(), grid=(blocks, 1, 1))
    return Rewritten(launch, notes, tuple(sorted(updates)))


def _copies(kernel: Kernel, blocks: int, *, exactly: bool) -> PrivateCopies | str:
    """The copies that each of so many blocks keeps; or why there cannot be so few blocks."""
    most = prod(kernel.launch.grid)
    if not 1 <= blocks < most:
        return f"the launch has {most:,} blocks: {blocks:,} would not do the work of several"
    if most + blocks > _COUNTED:
        return f"the launch has {most:,} blocks, too many to be counted in 32 bits"
    found = private_copies(kernel)
    if not isinstance(found, str) and exactly and not found.are_exact:
        return "sums of floats round in their order: their bits would differ"
    return found


def _objections(kernel: Kernel, *, exactly: bool) -> Iterator[str]:
    """The reasons why a block may not do the work of several."""
    forbidden = ORDERING | {Trait.ASYNC}
    specials = PLACES | LANES | {"WARP_SZ"}
    yield from objections(kernel, forbidden, specials, rounded=not exactly)
    yield from unusual_reads(kernel, "%ctaid", "%nctaid")
    if reason := objection_to_end(kernel):
        yield reason


TRANSFORMATION = PersistentBlocks
