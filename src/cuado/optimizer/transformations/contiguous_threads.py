"""Let neighbouring threads do what threads at a stride do: ``if (tid % (2 * s) == 0)``.

What it changes: where a branch on the thread's index leaves one thread in so many, thread ``k``
takes the index of the ``k``-th of these, and does its work: whole warps are busy, the others are
led around it. Loops on shared memory whose iterations are known before the launch (``s *= 2`` from
1 to ``blockDim.x``) are written out for that, if no stride is known without.

Why the results stay the same: the same work is done, with the same numbers in the same order, so
every bit is the same; only who does it changes. Which threads the branch leaves follows from block
and integer arguments. All threads come to it together; what the work reads of registers is the same
for all threads of the block, or is computed once more with the index that is taken; what it leaves
in registers nobody reads (``kernel.facts.shared_memory.sparse_regions``). It accesses shared
memory, and memory that nothing writes. Between the barriers around it no other code accesses the
bytes that it writes, nor writes those that it reads: so it does not matter to which thread's
program order it belongs. Loops are written out as often as every thread runs them.

What it costs: bank conflicts, as the threads of a warp are now a stride apart in shared memory; the
same number of passes in all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.shared_memory.sparse_regions import sparse_regions
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.loops.write_out_loops import written_loops, written_out
from cuado.kernel.rewrites.threads.rename_threads import rename_threads
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening

_NONE = "no branch on the thread's index leaves threads at a stride"


@dataclass(frozen=True)
class ContiguousThreads(Transformation):
    """Gives the work of threads at a stride to neighbouring threads."""

    NAME: ClassVar[str] = "contiguous-threads"
    SUMMARY: ClassVar[str] = "lets consecutive threads do the work of threads at a stride"
    DEALS: ClassVar[bool] = True
    COMPLETED_BY: ClassVar[type[Transformation] | None] = BarrierWeakening
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.DIVERGENCE, Bottleneck.MATH, Bottleneck.INTEGER_DIVISION, Bottleneck.BARRIERS}
    )

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where threads wait for each other and share memory."""
        return (cls(),) if kernel.barriers and kernel.shared_accesses else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Rename the threads of all regions for which that is proved."""
        if not kernel.barriers:
            return Refusal("the kernel has no barrier", absent=True)
        other = kernel
        found, reasons = sparse_regions(kernel)
        touched = [n for each in found for n in (each.branch, *each.body)]
        if not found and (other := written_out(kernel)) is not kernel:
            found, more = sparse_regions(other)
            reasons += more
            touched = [*written_loops(kernel)]
        if not found:
            return Refusal(next(iter(reasons), _NONE), absent=not reasons)
        rewriting = Rewriting(other)
        rename_threads(rewriting, found)
        strides = ", ".join(str(each.stride) for each in found)
        note = f"threads at strides of {strides} do their work side by side, in the same order"
        made = with_ptx(kernel, rewriting.text())
        return Rewritten(made, (note,), tuple(sorted(touched)))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Count the work, not the threads."""
        del kernel
        return Advice(
            "let neighbouring threads work, and compute which element each one works on",
            "if (t % (2 * s) == 0) v[t] += v[t + s];",
            "int i = 2 * s * t;\nif (i < blockDim.x) v[i] += v[i + s];",
        )


TRANSFORMATION = ContiguousThreads
