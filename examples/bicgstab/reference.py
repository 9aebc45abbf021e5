"""What the kernels must compute, up to the order of the additions: all versions the same."""

from collections.abc import Mapping
from typing import Any

import numpy as np

BLOCKS_AT_ONCE = 1 << 20
"""So that products take little memory beside the matrix."""
THREADS = 256
"""Of a block of threads of the roofs, whose sums depend on who reads what."""


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


def stream(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The roof of spmv: what each thread adds up of the values and columns; 2 threads a row."""
    rows = len(arguments["y"])
    threads = -(-2 * rows // THREADS) * THREADS
    pairs = arguments["values"].reshape(-1, 2)
    sums = _shares(pairs, threads, -(-len(pairs) // threads))
    sums[:, 0] += _padded(arguments["columns"], threads).reshape(-1, threads).sum(axis=0)
    return {"y": sums[: 2 * rows].reshape(rows, 4)}


def jacobi_stream(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The roof of jacobi_smooth: a pair of x and four pairs of the blocks; 2 threads a row."""
    rows = len(arguments["y"])
    threads = -(-2 * rows // THREADS) * THREADS
    sums = _shares(arguments["inverse"].reshape(-1, 2), threads, 4)
    return {"y": arguments["x"] + sums[: 2 * rows].reshape(rows, 4)}


def _shares(pairs: Any, threads: int, share: int) -> Any:
    """What each thread adds up of ``share`` pairs; a block of threads reads its own in a row."""
    shares = _padded(pairs, threads * share).reshape(-1, share, THREADS, 2)
    return shares.sum(axis=1).reshape(threads, 2)


def _padded(array: Any, multiple: int) -> Any:
    """Zeros behind it, up to the next multiple."""
    rest = -len(array) % multiple
    return np.pad(array, [(0, rest)] + [(0, 0)] * (array.ndim - 1)) if rest else array


def _times(blocks: Any, x: Any) -> Any:
    """Blocks, stored by columns, times vectors: (n, 16) and (n, 4) to (n, 4)."""
    return np.einsum("bcr,bc->br", blocks.reshape(-1, 4, 4), x)
