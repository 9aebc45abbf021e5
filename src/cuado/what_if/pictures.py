"""The pictures of the method: copies whose times say what limits a kernel [000, 001]."""

from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import math_only, memory_only, store_only

MEMORY_ONLY = memory_only.EXPERIMENT
MATH_ONLY = math_only.EXPERIMENT
STORE_ONLY = store_only.EXPERIMENT


def is_picture(experiment: Experiment) -> bool:
    """True if an experiment is one of the pictures: it says what limits, and names no cause."""
    return experiment.name in {each.name for each in (MEMORY_ONLY, MATH_ONLY, STORE_ONLY)}
