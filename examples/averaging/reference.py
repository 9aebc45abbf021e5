"""What the kernels must compute, up to the order of the additions: all versions the same."""

from collections.abc import Mapping
from typing import Any

import numpy as np

THREADS = 1024
"""Of a block of the roof, whose sums depend on who reads what."""


def averages(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The matrix times each data set's mean vector; element (row, set) of the output."""
    means = arguments["input"].mean(axis=2, dtype="float64")
    return {"output": arguments["matrix"].astype("float64") @ means.T}


def read(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The roof: what each thread adds up of a data set, four elements a step, and of the matrix."""
    sets = len(arguments["input"])
    steps = arguments["input"].reshape(sets, -1, THREADS, 4)
    sums = steps.sum(axis=(1, 3), dtype="float64").reshape(-1)
    matrix = arguments["matrix"].reshape(-1)
    rounds = np.pad(matrix, (0, -len(matrix) % len(sums))).reshape(-1, len(sums))
    sums += rounds.sum(axis=0, dtype="float64")
    return {"output": sums.reshape(arguments["output"].shape)}
