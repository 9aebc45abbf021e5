"""Cache in the L1 what is loaded past it.

What it changes: global loads that state that they bypass the L1, or leave nothing there (``.cg``,
``.cs``, ``.lu``, ``.L1::no_allocate``, ``.L1::evict_first``) become plain ones.

Why the results stay the same: a load may bypass the L1 because another SM writes what it reads
while the kernel runs, which a line in the L1 would hide. So only loads are changed of which it is
proved that nothing of the launch writes what they read: their address comes from the pointer of a
buffer that no store, atomic, copy or call reaches. Volatile loads, and those that are ordered with
other threads, stay.

What it costs: the lines take the place of others in the L1.
"""

from functools import partial

from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import from_experiment, rewritten_loads
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.cached_loads import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="caches loads that bypass the L1",
    advice=Advice(
        "use plain loads for data that is used again", "x = __ldcs(in + i);", "x = in[i];"
    ),
    relaxes=frozenset({Bottleneck.L1_MISSES, Bottleneck.RELOADS, Bottleneck.LOADS}),
    rewrite=partial(rewritten_loads, EXPERIMENT),
)
