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

from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.local_arrays_in_shared import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="moves local arrays to shared memory, without bank conflicts",
    advice=Advice(
        "put the array into shared memory, indexed by the thread last; or unroll the loops "
        "over it until every index is a constant: then it is in registers",
        "float a[16];\na[i] = x;",
        "__shared__ float a[16][THREADS];\na[i][threadIdx.x] = x;",
    ),
)
