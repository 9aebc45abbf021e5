"""Run several small blocks as one, side by side, with their barriers and shared memory.

What it changes: a block gets the threads of ``number`` blocks that were neighbours along an axis of
the grid, as many groups along its z axis. Threads get the indices and sizes that they had; a shared
array is as many times longer, and each group uses a part of its own. Where a group is a part of a
warp, its lanes wait for each other alone (``bar.warp.sync``); larger ones wait at the barriers of
the whole block.

Why the results stay the same: blocks of a grid have no order, and groups exchange nothing: each has
its indices, its shared memory, and its own registers. Checked on the code
(``kernel.facts.threads.block_groups``): nothing orders blocks or tells who came first (fences,
volatile accesses, clusters, calls, atomics other than integer sums and the like whose results
nobody uses); each address of a shared array is made of its name; lanes of a warp exchange values
only where a block is whole warps, which stay whole. All barriers are plain ones of the whole block.
At those that groups wait at together, all come alike: no branch on the way depends on the block's
index, or the launch's numbers settle it for all threads. Where lanes of a group wait for each other
alone, all of them come there; a block whose index is beyond the grid ends at once.

What it costs: an addition for each address of shared memory; a block's resources are those of all
its groups, until the last one ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.threads.block_groups import groups_of, groups_worth_trying
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.threads.merge_blocks import merge
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.semantics.opcode import Trait


@dataclass(frozen=True)
class MergedBlocks(Transformation):
    """Replaces neighbouring blocks by one with all their threads.

    Attributes:
        axis: of the grid: ``x``, ``y`` or ``z``.
        number: blocks that become one, at least 2.
    """

    NAME: ClassVar[str] = "merged-blocks"
    SUMMARY: ClassVar[str] = "runs several small blocks side by side in one, barriers included"
    RESHAPES: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.OCCUPANCY, Bottleneck.IMBALANCE, Bottleneck.LAUNCH_SIZE}
    )

    axis: str
    number: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Numbers of blocks, where a block is small or has a partial warp."""
        if not _meets(kernel):
            return ()
        found = tuple(cls(*each) for each in groups_worth_trying(kernel))
        # What refuses the first one for what the kernel does refuses the others.
        is_refused = found and isinstance(groups_of(kernel, found[0].axis, found[0].number), str)
        return found[:1] if is_refused else found

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Launch blocks of several groups."""
        if not _meets(kernel):
            return Refusal("threads of a block do not meet: block-shape fits it", absent=True)
        groups = groups_of(kernel, self.axis, self.number)
        if isinstance(groups, str):
            return Refusal(groups)
        made = merge(kernel, groups)
        launch = replace(
            kernel.launch,
            ptx=made.ptx,
            grid=groups.grid,
            block=groups.block,
            dynamic_shared_bytes=groups.dynamic_bytes * groups.number,
        )
        waiting = "the lanes of each" if groups.in_warps else "they"
        note = f"{self.number} neighbours along {self.axis} are one block"
        if kernel.barriers:
            note = f"{note}; {waiting} wait for each other"
        return Rewritten(launch, (note,), made.touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Give the block another axis of groups."""
        x, y, _ = kernel.launch.block
        axis, k = self.axis, self.number
        return Advice(
            f"launch blocks of {x * y * k} threads that do the work of {k} blocks side by side, "
            "with shared memory for each",
            f"int b = blockIdx.{axis};\n__shared__ float tile[N];\ntile[threadIdx.x] = in[b];",
            f"int b = blockIdx.{axis} * {k} + threadIdx.z;  // dim3 block({x}, {y}, {k})\n"
            f"__shared__ float tiles[{k}][N];\nfloat *tile = tiles[threadIdx.z];\n"
            "tile[threadIdx.x] = in[b];",
        )


def _meets(kernel: Kernel) -> bool:
    """True if threads of a block wait for each other, share memory, or exchange values."""
    meeting = kernel.having(Trait.WARP, Trait.MATRIX)
    return bool(kernel.barriers or kernel.shared_accesses or kernel.shared.arrays or meeting)


TRANSFORMATION = MergedBlocks
