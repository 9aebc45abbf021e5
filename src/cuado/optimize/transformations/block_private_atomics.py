"""Give each block a copy of the words that it updates, in shared memory.

What it changes: atomic updates of a small buffer go to a copy that the block has in shared memory,
which it fills with what changes nothing before, and merges into the buffer in the end.

Why the results stay the same: updates of integers by one operator commute and associate, and the
kernel does nothing else with the buffer, so that nobody sees the words in between. All threads of
the block come to the filling and to the merging: a kernel with barriers, or exchanges between
lanes, that some leave out is refused. The copy is as large as the launch's buffer. Sums of floats
are rounded otherwise and refused. The conditions are those of the experiment of the same name.

What it costs: shared memory, the filling, and the merging.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.atomic_order import only_merges
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.ptx.semantics.opcode import Access, Space
from cuado.whatif.experiments.block_private_atomics import EXPERIMENT


@dataclass(frozen=True)
class BlockPrivateAtomics(Transformation):
    """Atomic updates made in shared memory first."""

    NAME: ClassVar[str] = "block-private-atomics"
    SUMMARY: ClassVar[str] = "atomic updates made in shared memory first"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.ATOMICS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where there are atomics that do more than to merge what a block gathered."""
        spaces = (Space.GLOBAL, Space.GENERIC)
        has_any = kernel.accesses(Access.ATOMIC, *spaces)
        return (cls(),) if has_any and not only_merges(kernel) else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Give the block copies."""
        if reason := only_merges(kernel):
            return Refusal(reason, absent=True)
        return rewritten(EXPERIMENT, kernel)

    def advice(self, kernel: Kernel) -> Advice | None:
        """A private histogram."""
        del kernel
        return Advice(
            "let each block count in shared memory, and add its counts in the end",
            "atomicAdd(&bins[bin], 1);",
            "__shared__ int own[BINS];  // zeroed, then __syncthreads()\n"
            "atomicAdd(&own[bin], 1);\n"
            "// ... __syncthreads(), then for each bin of the thread:\n"
            "atomicAdd(&bins[bin], own[bin]);",
        )


TRANSFORMATION = BlockPrivateAtomics
