"""Lay shared arrays out so that columns lie in different banks.

What it changes: within each row of 128 bytes of a shared array the number of the row is XORed into
the number of the granule, at every access alike.

Why the results stay the same: it is a permutation of each row, and every access goes through it.
The conditions are those of the experiment of the same name, checked on the code: only plain shared
loads, stores and atomics reach the array, none wider than a granule, its address goes nowhere
else, and it consists of whole rows.

What it costs: up to three operations an access.
"""

from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.shared_swizzle import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="swizzles shared arrays, so that columns lie in different banks",
    advice=Advice(
        "pad each row of the shared array by one element",
        "__shared__ float tile[32][32];",
        "__shared__ float tile[32][32 + 1];",
    ),
    worth_trying=lambda kernel: kernel.shared_accesses,
)
