"""Compute in single precision what is computed in double precision. Not exact.

What it changes: double-precision arithmetic is done in registers of half the width; values are
loaded and stored as they were, and converted on the way.

Why it is offered: many kernels compute in double precision because a literal had no ``f``. Results
are those of single precision; branches may go the other way where a value is within rounding of a
threshold, and what is outside of the range of single precision becomes infinite. Where an address
depends on a double, or doubles are read as bits, the source is compiled again with ``f`` behind its
literals, if no double is left then; else it is refused, as in the experiment.

What it costs: accuracy: it is never tried unless it is asked for by name, and its outputs are held
against a tolerance.
"""

from cuado.kernel.facts.registers.fp64_registers import Doubles, computes_doubles_of_floats
from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.fp64_as_fp32 import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="computes in single precision instead of double",
    advice=Advice(
        "compute in single precision: literals with f, and functions for floats",
        "y[i] = 0.5 * sqrt(x[i]);",
        "y[i] = 0.5f * sqrtf(x[i]);",
    ),
    exact=False,
    worth_trying=lambda kernel: Doubles(kernel).computes,
    first=computes_doubles_of_floats,
)
