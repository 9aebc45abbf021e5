"""What the kernels of precision.cu compute."""

from collections.abc import Mapping
from typing import Any

import numpy as np

_FACTORS = (0.999, 0.998, 0.997, 0.996)


def chains(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Each chain in closed form: x * f^n + 0.5 * (1 - f^n) / (1 - f)."""
    start, rounds = values["in"].astype(np.float64), values["rounds"]
    total = np.zeros_like(start)
    for number, factor in enumerate(_FACTORS):
        power = factor**rounds
        total += (start + number) * power + 0.5 * (1 - power) / (1 - factor)
    return {"out": total.astype(np.float32)}
