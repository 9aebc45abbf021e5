"""Launch smaller blocks where barriers join warps that exchange nothing.

What it changes: each block becomes ``parts`` blocks, of whole warps, along its slowest axis; the
grid has as many times more blocks along x. Threads get the indices that they had. Where each part
used a piece of its own of the shared arrays, all pieces alike, a block gets that piece alone;
otherwise each keeps the whole arrays.

Why the results stay the same: a part meets the other parts of its block in no memory. Of any two
accesses that may go to common memory, one of which writes, the bytes of different parts are apart:
as known offsets, or as linear forms of indices and iterations, of the threads that may run them
(``kernel.facts.threads.block_parts``). Of accesses to global memory it suffices as well that no
barrier lies between them: then nothing orders them in the original. Warps stay whole, and so do
exchanges within them. All barriers are plain barriers of the whole block, which order nothing but
memory; the threads of a part come to them as they did. Nothing orders blocks or tells who came
first (``kernel.facts.threads.block_independence``): no fences, volatile accesses, calls, or atomics
but integer sums and the like whose results nobody uses.

What it costs: a few operations where the kernel begins; one for each access to a shared array that
was made smaller, and where none was, shared memory for each part.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.threads.block_parts import parts_of, shape_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.threads.split_blocks import split
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.what_if.experiments.smaller_blocks import NUMBERS, notes_of


@dataclass(frozen=True)
class SmallerBlocks(Transformation):
    """Makes blocks of the parts of a block.

    Attributes:
        parts: blocks in place of one, a power of two.
    """

    NAME: ClassVar[str] = "smaller-blocks"
    SUMMARY: ClassVar[str] = "launches smaller blocks where warps wait for others without need"
    FILLS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.BARRIERS, Bottleneck.OCCUPANCY, Bottleneck.IMBALANCE, Bottleneck.LAUNCH_SIZE}
    )

    parts: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Numbers of parts, where threads wait for each other."""
        if not kernel.barriers:
            return ()
        found = tuple(cls(n) for n in NUMBERS if not isinstance(shape_of(kernel, n), str))
        # What refuses the halves refuses all smaller parts.
        return found[:1] if found and isinstance(parts_of(kernel, found[0].parts), str) else found

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Launch each part as a block."""
        if not kernel.barriers:
            return Refusal("the kernel has no barrier: block-shape fits it", absent=True)
        parts = parts_of(kernel, self.parts)
        if isinstance(parts, str):
            return Refusal(parts)
        made = split(kernel, parts)
        launch = replace(
            kernel.launch,
            ptx=made.ptx,
            grid=made.grid,
            block=made.block,
            dynamic_shared_bytes=made.dynamic_shared_bytes,
        )
        return Rewritten(launch, notes_of(parts), made.touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Launch smaller blocks."""
        shape = shape_of(kernel, self.parts)
        if isinstance(shape, str):
            return None
        _, block = shape
        return Advice(
            "launch smaller blocks, and declare shared arrays for one of them: parts of a block "
            "wait for each other without need",
            f"dim3 block{kernel.launch.block};",
            f"dim3 block{block};  // and {self.parts} times as many blocks",
        )


TRANSFORMATION = SmallerBlocks
