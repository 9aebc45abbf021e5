"""Move arrays that each thread has to itself from local to shared memory.

What it changes: arrays in local memory (indexed at run time, so that they are in no registers) move
to shared memory, each word of an array side by side for all threads of the block: there are no bank
conflicts whatever the index.

Why the results stay the same: an array's place changes, and every access goes to the new one. The
conditions are those of the experiment of the same name, checked on the code: every access to the
array is a plain load or store, its address goes nowhere else (calls, memory, pointers that may be
of something else), no access to local memory is of an unknown array, the kernel does not ask how
much shared memory it has, and the arrays of all threads fit. Each thread has words of its own,
behind the dynamic shared memory that the kernel has already.

What it costs: shared memory; fewer blocks may fit an SM, and the L1 gets smaller.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import proposed, rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.local_arrays_in_shared import EXPERIMENT


@dataclass(frozen=True)
class LocalArraysInShared(Transformation):
    """Every local array that allows it in shared memory, the thread's index last."""

    NAME: ClassVar[str] = "local-arrays-in-shared"
    SUMMARY: ClassVar[str] = "local arrays in shared memory, without bank conflicts"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.LOCAL_ARRAYS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where a local array can be moved."""
        return (cls(),) if proposed(EXPERIMENT, kernel) else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Move the arrays."""
        return rewritten(EXPERIMENT, kernel)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Declare the array shared, or unroll."""
        del kernel
        return Advice(
            "put the array into shared memory, indexed by the thread last; or unroll the loops "
            "over it until every index is a constant: then it is in registers",
            "float a[16];\na[i] = x;",
            "__shared__ float a[16][THREADS];\na[i][threadIdx.x] = x;",
        )


TRANSFORMATION = LocalArraysInShared
