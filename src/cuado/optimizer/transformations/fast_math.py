"""Approximate divisions, reciprocals and square roots. Not exact.

What it changes: fp32 divisions, reciprocals and square roots that round correctly become the
hardware's approximations. What an address, a branch or an access depends on stays as it is.

Why it is offered: errors are up to 2 units in the last place for divisions (by numbers up to 2^126)
and 1 for the others, says the PTX manual; many results need no better.

What it costs: accuracy: it is never tried unless it is asked for by name, and its outputs are held
against a tolerance.
"""

from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.what_if.experiments.fast_math import EXPERIMENT

TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="approximates divisions, reciprocals and square roots",
    advice=Advice(
        "use approximate functions where the last bits do not matter",
        "y[i] = a[i] / b[i];",
        "y[i] = __fdividef(a[i], b[i]);",
    ),
    exact=False,
)
