"""Let one thread do the work of several of its block, their instructions side by side.

What it changes: the block is smaller along one axis, and each thread does what ``factor`` threads
did that lie an equal distance apart: every instruction once for each of them before the next one.
So their loads are in flight together, and what they all compute or load is computed and loaded
once: in a matrix product, the row that all of them share.

Why the results stay the same: threads of a block have no order but by barriers, and each copy
keeps its own; a barrier that all threads wait at is one for all copies. Checked on the code:
threads exchange nothing with their warp and do not know their place in it, nothing orders blocks
or tells who came first, registers and local memory are each copy's own unless they are proved to
hold the same for all. That is also proved of numbers that are known for each thread and alike in
those that become one: ``threadIdx.x % 32`` of threads that lie 64 apart. Where copies may part, by
branches that depend on the thread's index along the axis or on data, they run one after another if
they do, until their ways meet; no barrier may be there. A short way whose branch depends on nothing
but the thread's index is taken under guards instead, by those copies of which a thread comes there.
The factor divides the block, whose size no directive of the kernel demands.

What it costs: registers, and threads to hide latency with.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.threads.coarsening_limits import AXES, FACTORS, MOST_REGISTERS, axes_read
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.threads.coarsen_threads import Merging, coarsened
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import WARP_SIZE
from cuado.optimizer.transformation import Advice, Rewritten, Transformation


@dataclass(frozen=True)
class ThreadCoarsening(Transformation):
    """Replaces several threads along an axis of the block by one.

    Attributes:
        axis: ``x``, ``y`` or ``z``.
        factor: threads that become one; at least 2.
    """

    NAME: ClassVar[str] = "thread-coarsening"
    SUMMARY: ClassVar[str] = "one thread does the work of several, with shared work done once"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.IN_FLIGHT, Bottleneck.LOADS, Bottleneck.RELOADS, Bottleneck.MEMORY),
            *(Bottleneck.BARRIERS, Bottleneck.L1_MISSES),
        }
    )

    axis: str
    factor: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Factors that divide the block and leave whole warps; axes across the warp first."""
        launch, registers = kernel.launch, kernel.built.resources.registers or 0
        read = axes_read(kernel, "%tid")
        return [
            cls(axis, factor)
            for number, axis in sorted(enumerate(AXES), key=lambda each: each[0] == 0)
            for factor in FACTORS
            if axis in read
            and launch.block[number] % factor == 0
            and launch.threads_per_block % (factor * WARP_SIZE) == 0
            and registers * factor <= MOST_REGISTERS
        ]

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Merge ``factor`` threads into one."""
        made = coarsened(kernel, Merging(self.axis, self.factor))
        if isinstance(made, str):
            return Refusal(made)
        launch, notes = made
        return Rewritten(
            launch, (f"a thread does the work of {self.factor} along {self.axis}", *notes)
        )

    def advice(self, kernel: Kernel) -> Advice | None:
        """Process several elements per thread."""
        del kernel
        k, axis = self.factor, self.axis
        return Advice(
            f"let a thread do the work of {k} along {axis}, with an accumulator for each of them, "
            "and load what they share once",
            f"int i = blockIdx.{axis} * blockDim.{axis} + threadIdx.{axis};\n"
            "for (int k = 0; k < n; k++)\n    sum += a[k] * b[k * n + i];",
            f"int i = blockIdx.{axis} * {k} * blockDim.{axis} + threadIdx.{axis};\n"
            "for (int k = 0; k < n; k++) {\n    float shared = a[k];\n"
            f"    for (int j = 0; j < {k}; j++)\n"
            f"        sum[j] += shared * b[k * n + i + j * blockDim.{axis}];\n}}",
        )


TRANSFORMATION = ThreadCoarsening
