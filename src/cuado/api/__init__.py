"""What cuado does, as functions: each gives a :class:`~cuado.result.Result`.

The command line's verbs are made of these. They import what they need when they are called, so
that ``import cuado`` stays cheap.
"""

from cuado.api.experiments import check, study, timeline, whatif
from cuado.api.optimization import chosen_transformations, optimize
from cuado.api.programs import capture_hottest, profile, trace
from cuado.api.recordings import analyze, compare
from cuado.result import load

__all__ = [
    "analyze",
    "capture_hottest",
    "check",
    "chosen_transformations",
    "compare",
    "load",
    "optimize",
    "profile",
    "study",
    "timeline",
    "trace",
    "whatif",
]
