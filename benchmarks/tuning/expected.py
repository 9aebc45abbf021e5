"""What every configuration must compute, up to the rounding of the sums."""

from collections.abc import Mapping
from typing import Any

import numpy as np


def product(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """``c`` is the transpose of ``a`` times ``b``."""
    return {"c": arguments["a"].T @ arguments["b"]}


def convolution(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Each element of ``out`` is the window below and right of it, weighted by ``filter``."""
    image, weights = arguments["image"], arguments["filter"]
    height, width = arguments["height"], arguments["width"]
    out = np.zeros((height, width), np.float64)
    for row, column in np.ndindex(*weights.shape):
        window = image[row : row + height, column : column + width]
        out += float(weights[row, column]) * window
    return {"out": out.astype(np.float32)}
