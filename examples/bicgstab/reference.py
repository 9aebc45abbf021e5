"""What all versions of spmv and jacobi_smooth must compute, up to the order of the additions."""

from collections.abc import Mapping
from typing import Any

import numpy as np

BLOCKS_AT_ONCE = 1 << 20
"""So that products take little memory beside the matrix."""


def spmv(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The block-CSR matrix times x; every row has a block at least."""
    columns, x = arguments["columns"], arguments["x"]
    products = np.concatenate(
        [
            _times(arguments["values"][first : first + BLOCKS_AT_ONCE], x[chosen])
            for first in range(0, len(columns), BLOCKS_AT_ONCE)
            for chosen in [columns[first : first + BLOCKS_AT_ONCE]]
        ]
    )
    return {"y": np.add.reduceat(products, arguments["row_start"][:-1], axis=0)}


def jacobi_smooth(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Each inverted diagonal block times its part of x."""
    return {"y": _times(arguments["inverse"], arguments["x"])}


def _times(blocks: Any, x: Any) -> Any:
    """Blocks, stored by columns, times vectors: (n, 16) and (n, 4) to (n, 4)."""
    return np.einsum("bcr,bc->br", blocks.reshape(-1, 4, 4), x)
