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

from cuado.kernel.facts.reductions.atomic_order import only_merges
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.optimizer.from_experiment import from_experiment, rewritten
from cuado.optimizer.transformation import Advice, Rewritten
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.experiments.block_private_atomics import EXPERIMENT


def _worth_trying(kernel: Kernel) -> bool:
    """True if there are atomics beyond those that merge a block's gathered updates."""
    has_any = kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.GENERIC)
    return bool(has_any) and not only_merges(kernel)


def _rewritten(kernel: Kernel) -> Rewritten | Refusal:
    """The launch with a copy per block, unless the block gathers its updates already."""
    if reason := only_merges(kernel):
        return Refusal(reason, absent=True)
    return rewritten(EXPERIMENT, kernel)


TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="aggregates atomic updates in shared memory first",
    advice=Advice(
        "let each block count in shared memory, and add its counts at the end",
        "atomicAdd(&bins[bin], 1);",
        "__shared__ int own[BINS];  // zeroed, then __syncthreads()\n"
        "atomicAdd(&own[bin], 1);\n"
        "// ... __syncthreads(), then for each bin of the thread:\n"
        "atomicAdd(&bins[bin], own[bin]);",
    ),
    worth_trying=_worth_trying,
    rewrite=_rewritten,
)
