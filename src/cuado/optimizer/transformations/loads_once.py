"""Load what does not change in a loop before it, once.

What it changes: a global load in a loop whose address is the same in every iteration is made before
the loop, into registers of its own; the iterations copy these.

Why the results stay the same: the address is written outside of the loop only (all definitions that
reach it are), so that it is the same in every iteration; every execution of the loop makes the
load, so that no address is read that was not; and nothing of the launch can write what it reads:
its address comes from the pointer of a buffer that no store, atomic, copy or call of the kernel
reaches. Where that is not proved, a load stays. What other threads do does not matter then; loops
in which threads wait for each other stay as they are all the same.

What it costs: registers during the loop.
"""

from functools import partial

from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import from_experiment, rewritten_loads
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.loads_once import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="hoists loop-invariant loads out of loops",
    advice=Advice(
        "declare the pointers __restrict__, or load into local variables before the loop",
        "for (int r = 0; r < n; r++)\n    out[i] += table[lane] * x[r];",
        "const float t = table[lane];\nfor (int r = 0; r < n; r++)\n    out[i] += t * x[r];",
    ),
    relaxes=frozenset({Bottleneck.RELOADS, Bottleneck.LOADS}),
    rewrite=partial(rewritten_loads, EXPERIMENT),
)
