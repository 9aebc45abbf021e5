"""Fuse products and the sums they go into. Not exact.

What it changes: a product that is rounded by itself and the sum that it goes into become one
multiply-add, or lose the word that keeps them apart, so that the assembler may fuse them. What an
address, a branch or an access depends on stays as it is.

Why it is offered: the fused result is rounded once, and is the more accurate one. Code compiled
with ``-fmad=false``, or written with ``__fmul_rn`` and ``__fadd_rn``, keeps them apart; often
nobody needs that any more. Who does (compensated sums, results that equal those of another machine)
must not ask for it.

What it costs: results differ by roundings: it is never tried unless it is asked for by name, and
its outputs are held against a tolerance.
"""

from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.fused_multiply_add import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="fuses products and sums",
    advice=Advice(
        "write plain products and sums, or fmaf, and compile without -fmad=false",
        "y = __fadd_rn(__fmul_rn(a, x), b);",
        "y = fmaf(a, x, b);",
    ),
    exact=False,
)
