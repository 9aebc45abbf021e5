"""The matrix of the BiCGStab example's solver, as arguments of its cases.

The same as ``examples/bicgstab/matrix.h`` makes (``bicgstab --size N --keep SHARE --seed S``), but
for the values, which no time depends on: diffusion on a grid of N x N x N points, or of other sizes
along each axis, each coupled with itself and with those of its six neighbours that are kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.model.arguments import Argument, Buffer, Content, Fill
from cuado.model.launch import Launch

NEIGHBOURS = 27
NUMBERS = 17
"""That the generator draws for each place of a block: whether it is kept, and its 16 values."""


@dataclass(frozen=True, slots=True)
class Mesh:
    """Which matrix.

    Attributes:
        sizes: points of the grid along each axis.
        keep: share of the blocks off the diagonal that are kept, at random.
        seed: of what is kept.
    """

    sizes: tuple[int, int, int]
    keep: float
    seed: int = 1

    @property
    def rows(self) -> int:
        """Of blocks."""
        width, height, depth = self.sizes
        return width * height * depth

    def columns(self) -> Iterator[tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]]:
        """For each neighbour in the generator's order: the rows that have it, and its columns."""
        row = np.arange(self.rows)
        width, height, _ = self.sizes
        at = np.array([row % width, row // width % height, row // (width * height)])
        sizes = np.array(self.sizes)[:, None]
        for k in range(NEIGHBOURS):
            step = np.array([k % 3 - 1, k // 3 % 3 - 1, k // 9 - 1])
            if np.abs(step).sum() > 1:
                continue
            there = at + step[:, None]
            has = ((there >= 0) & (there < sizes)).all(axis=0)
            if step.any():
                places = NUMBERS * (NEIGHBOURS * row + k)
                has &= uniform(self.seed, places.astype(np.uint64)) < self.keep
            place = there[0] + width * (there[1] + height * there[2])
            yield row[has], place[has]

    def arrays(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """First block of each row, and the end; column of each block."""
        rows, columns = (np.concatenate(each) for each in zip(*self.columns(), strict=True))
        lengths = np.bincount(rows, minlength=self.rows)
        start = np.concatenate([[0], np.cumsum(lengths)])
        in_order = np.argsort(rows, kind="stable")
        return start.astype(np.int32), columns[in_order].astype(np.int32)


def uniform(seed: int, positions: npt.NDArray[np.uint64]) -> npt.NDArray[np.float64]:
    """Numbers in [0, 1) that depend on the seed and a position only: splitmix64 (Vigna, 2015)."""
    first = np.full_like(positions, seed) * np.uint64(0xD1B54A32D192ED03)  # Modulo 2^64.
    z = first + (positions + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray((z ^ (z >> np.uint64(31))) >> np.uint64(11), np.float64) * 2.0**-53


def with_matrix(launch: Launch, mesh: Mesh, folder: Path) -> Launch:
    """A launch of ``spmv`` with this matrix.

    Args:
        launch: of a case for as many rows.
        mesh: the matrix.
        folder: that holds its arrays from now on.
    """
    start, columns = mesh.arrays()
    made = {
        "row_start": _kept(folder / "row_start.npy", start),
        "columns": _kept(folder / "columns.npy", columns),
        "values": {"shape": (len(columns), 16)},
        "x": {"shape": (mesh.rows, 4)},
    }
    arguments = tuple(_changed(each, made.get(each.name)) for each in launch.arguments)
    return replace(launch, arguments=arguments)


def _kept(path: Path, array: npt.NDArray[np.int32]) -> dict[str, Any]:
    np.save(path, array)
    return {"shape": array.shape, "fill": Fill(Content.FILE, path=str(path))}


def _changed(argument: Argument, change: dict[str, Any] | None) -> Argument:
    if change is None:
        return argument
    if not isinstance(argument, Buffer):
        raise TypeError(f"'{argument.name}' of the case is no array")
    return replace(argument, **change)
