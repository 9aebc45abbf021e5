"""Gather the updates of one word, and make one of them.

What it changes: atomic updates whose result is not used, of a word that threads share, are gathered
first: in a register until a loop or the kernel ends, or among the lanes of a warp each time.

Why the results stay the same: updates of integers by one operator commute and associate (sums wrap
around), so that their order and grouping do not matter, and they order nothing between threads
(no acquire, no release). Nobody looks at the word in between: where updates wait for a loop's or
the kernel's end, every other access that may go to that buffer is an update by the same operator;
an early return, a lock or a barrier that only some threads come to is refused. Sums of floats are
rounded otherwise and refused. The conditions are those of the experiment of the same name.

What it costs: a few operations for each update, and a barrier at the end where the block gathers.
"""

from cuado.kernel.kernel import Kernel
from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.experiments.warp_aggregated_atomics import EXPERIMENT


def _worth_trying(kernel: Kernel) -> bool:
    """True if there are atomics."""
    return bool(kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC))


TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="aggregates updates of one address into one atomic",
    advice=Advice(
        "reduce within the warp or the block first, and let one thread update the word",
        "atomicAdd(total, value);",
        "value = __reduce_add_sync(__activemask(), value);\n"
        "if (threadIdx.x % 32 == 0) atomicAdd(total, value);",
    ),
    worth_trying=_worth_trying,
)
