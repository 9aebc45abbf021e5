"""How often basic blocks of machine code ran, from how often PTX instructions did.

The unknowns are the edges of the machine code's flow of control, none of them negative. What PTX
instructions ran is evidence, some of it misleading: ptxas moves, merges and drops instructions. The
sum of the absolute deviations is made small, not that of squares, so that the few that mislead are
outvoted; and warps that enter a block leave it, unless their lanes part or meet there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.machine_flow import Block, together

Floats = npt.NDArray[np.float64]

_STEPS = 25
_CLOSE = 1e-4
"""Deviations below this count as such of squares: part of the executions of the kernel's entry."""
_CERTAIN = 1e3
_PAIRED = 3.0
_RARE = 20.0
_RIDGE = 1e-9


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one PTX instruction says.

    Attributes:
        ptx: its index.
        times: machine blocks, and how often one run of each runs the PTX instruction.
        weight: of it.
    """

    ptx: int
    times: tuple[tuple[int, int], ...]
    weight: float


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one quantity that flows: warps or lanes.

    Attributes:
        executions: of each PTX instruction.
        entry: that enter the kernel.
        conserved: weight of what enters a block also leaving it.
    """

    executions: Floats
    entry: float
    conserved: float


class _System:
    """Weighted equations in edges."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.into: list[list[int]] = [[] for _ in blocks]
        self.out: list[list[int]] = [[] for _ in blocks]
        self.size = 0
        self._rows: list[tuple[dict[int, float], float, float]] = []
        self.into[0].append(self._edge())
        for n, block in enumerate(blocks):
            for successor in block.successors:
                edge = self._edge()
                self.out[n].append(edge)
                self.into[successor].append(edge)
            if block.is_exit or not block.successors:
                self.out[n].append(self._edge())

    def _edge(self) -> int:
        self.size += 1
        return self.size - 1

    def add(self, terms: Sequence[tuple[int, float]], value: float, weight: float) -> None:
        """Runs of blocks, each so many times, are a value."""
        row: dict[int, float] = {}
        for block, times in terms:
            for edge in self.into[block]:
                row[edge] = row.get(edge, 0.0) + times
        self._rows.append((row, value, weight))

    def conserve(self, block: int, weight: float) -> None:
        """What enters a block leaves it."""
        row = dict.fromkeys(self.into[block], 1.0)
        for edge in self.out[block]:
            row[edge] = row.get(edge, 0.0) - 1.0
        self._rows.append((row, 0.0, weight))

    def solve(self) -> Floats:
        """Edges with the smallest sum of weighted absolute deviations, about."""
        matrix = np.zeros((len(self._rows), self.size))
        for n, (row, _, _) in enumerate(self._rows):
            matrix[n, list(row)] = list(row.values())
        values = np.array([value for _, value, _ in self._rows])
        weights = np.array([weight for _, _, weight in self._rows])
        scale = weights.copy()
        edges = np.zeros(self.size)
        for _ in range(_STEPS):
            edges = _least_squares(matrix, values, scale)
            off = np.abs(matrix @ edges - values)
            scale = weights / np.maximum(off, _CLOSE)
        return edges


def _least_squares(matrix: Floats, values: Floats, weights: Floats) -> Floats:
    """Numbers, none negative, with small weighted squares of deviations.

    Those that come out negative are held at 0 and the rest solved again: nearly the least.
    """
    weighted = matrix.T * weights
    normal, right = weighted @ matrix, weighted @ values
    normal[np.diag_indices_from(normal)] += _RIDGE * (1.0 + normal.diagonal())
    free = np.ones(len(right), bool)
    found = np.zeros(len(right))
    while free.any():
        part = np.linalg.solve(normal[np.ix_(free, free)], right[free])
        found[:] = 0.0
        found[free] = part
        negative = found < -1e-9
        if not negative.any():
            break
        free &= ~negative
    return np.maximum(found, 0.0)


def runs_of(blocks: Sequence[Block], evidence: Sequence[Evidence], known: Known) -> Floats:
    """Runs of each block.

    Args:
        blocks: of the machine code.
        evidence: that ties them to PTX instructions.
        known: how often those ran.
    """
    if known.entry <= 0:
        return np.zeros(len(blocks))
    system = _System(blocks)
    system.add([(0, 1.0)], 1.0, _CERTAIN)
    for each in evidence:
        value = known.executions[each.ptx] / known.entry
        # Deviations count in parts of what ran.
        weight = each.weight / max(value, 1.0)
        system.add([(block, float(times)) for block, times in each.times], value, weight)
    for first, second in together(blocks):
        system.add([(first, 1.0), (second, -1.0)], 0.0, _PAIRED)
    for n, block in enumerate(blocks):
        if block.is_subroutine:
            system.add([(n, 1.0)], 0.0, _CERTAIN)
        elif block.calls is not None and _is_rare(blocks, n):
            system.add([(n, 1.0)], 0.0, _RARE)
        system.conserve(n, known.conserved)
    edges = system.solve()
    return np.array([edges[own].sum() for own in system.into]) * known.entry


def _is_rare(blocks: Sequence[Block], number: int) -> bool:
    """Whether a block that calls is come to by a branch: it handles what inline code does not."""
    return any(number in b.successors and len(b.successors) > 1 for b in blocks)
