"""Compile again with the hardware's approximations of math functions. Not exact.

What it changes: the source is compiled as it was, but with ``-use_fast_math`` for functions alone:
powers, exponentials, logarithms, sines. Divisions, square roots and tiny numbers stay as they are.

Why it is offered: the intrinsics are several times faster; how far off they are grows with the
argument, says the CUDA C++ Programming Guide. It takes the source, and the launch's code must be
what the source compiles to: code that was transformed before is refused.

What it costs: accuracy: it is never tried unless it is asked for by name, and its outputs are held
against a tolerance.
"""

from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.fast_functions import EXPERIMENT, shortens

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="compiles math functions to the hardware's approximations",
    advice=Advice(
        "use intrinsics where the last bits do not matter, or compile with -use_fast_math",
        "y[i] = expf(x[i]);",
        "y[i] = __expf(x[i]);",
    ),
    exact=False,
    worth_trying=lambda kernel: kernel.launch.compiled_from is not None,
    first=shortens,
)
