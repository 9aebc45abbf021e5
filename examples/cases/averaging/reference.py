"""What all versions of the averaging must compute, up to the order of the additions."""

from collections.abc import Mapping
from typing import Any


def averages(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The matrix times each data set's mean vector; element (row, set) of the output."""
    means = arguments["input"].mean(axis=2, dtype="float64")
    return {"output": arguments["matrix"].astype("float64") @ means.T}
