"""Weighted linear equations for the edges of a flow graph, solved by least absolute deviations."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.machine_code.flow import Block
from cuado.backends.emulated.machine_code.least_deviations import least_deviations

Floats = npt.NDArray[np.float64]

# Weights of equations (others are in ``block_counts``); deviations are relative.
CERTAIN = 40.0
"""Weight of facts: the first block runs once, no edge leads into a subroutine."""
_AS_OTHERS = 0.02
"""Weight of an edge being taken with the number of lanes per warp that its target makes likely."""
SELDOM = 0.1
"""Runs of a block, for each run of the first, below which deviations are relative to this value."""


class FlowEquations:
    """Weighted linear equations whose unknowns are edges.

    Deviations are relative to how often a block ran, about. Each unknown has a size that it is
    expected to have: the solver works with unknowns divided by these.

    Args:
        blocks: the basic blocks.
        about: estimated runs of each block, for each run of the first.
    """

    def __init__(self, blocks: Sequence[Block], about: Floats) -> None:
        self.between: dict[tuple[int, int], int] = {}
        self.into: list[list[int]] = [[] for _ in blocks]
        self.out: list[list[int]] = [[] for _ in blocks]
        self._about = about
        self._costs: dict[int, float] = {}
        self._sizes: list[float] = []
        self._weights: dict[tuple[tuple[int, float], ...], float] = {}
        # One unknown for each edge, in the order of ``Flow.edges``; auxiliary ones come after.
        self.targets = [0]
        self.into[0].append(self._edge(1.0))
        for n, block in enumerate(blocks):
            for successor in block.successors:
                edge = self._edge(min(about[n], about[successor]))
                self.out[n].append(edge)
                self.into[successor].append(edge)
                self.between[n, successor] = edge
                self.targets.append(successor)
            if block.is_exit or not block.successors:
                self.targets.append(n)
                self.out[n].append(self._edge(min(about[n], 1.0)))

    def _edge(self, size: float) -> int:
        """The number of a new unknown that is expected to have this size."""
        self._sizes.append(size)
        return len(self._sizes) - 1

    def _row(self, row: dict[int, float], value: float, weight: float) -> None:
        """Add an equation; if there is an identical one, add to its weight."""
        terms = sorted((edge, times) for edge, times in row.items() if times)
        if not terms:  # A block whose only edges lead back to itself.
            return
        key = (*terms, (-1, value))
        self._weights[key] = self._weights.get(key, 0.0) + weight

    def _runs(self, terms: Sequence[tuple[int, float]]) -> dict[int, float]:
        """A weighted sum of runs of blocks as one of edges: a block runs when it is entered."""
        row: dict[int, float] = {}
        for block, times in terms:
            for edge in self.into[block]:
                row[edge] = row.get(edge, 0.0) + times
        return row

    def add(
        self,
        terms: Sequence[tuple[int, float]],
        value: float,
        weight: float,
        at_most: Sequence[tuple[int, float]] = (),
    ) -> None:
        """Add an equation: a weighted sum of runs of blocks has a value.

        Args:
            terms: blocks with their weights in the sum.
            value: of the sum.
            weight: of the equation.
            at_most: blocks with the largest weights that they may have in the sum.
        """
        row = self._runs(terms)
        size = max(value or max(self._about[b] for b, _ in (*terms, *at_most)), SELDOM)
        # The inequality becomes an equation: ``part`` is what these blocks add to the sum, ``rest``
        # the slack, none of them negative; part + rest is the most that they may add.
        if at_most:
            part, rest = self._edge(size), self._edge(size)
            row[part] = 1.0
            limit = {edge: -times for edge, times in self._runs(at_most).items()}
            self._row({**limit, part: 1.0, rest: 1.0}, 0.0, CERTAIN / size)
        self._row(row, value, weight / size)

    def take(self, edges: Floats) -> None:
        """Prefer these numbers for the edges out of each block, if nothing else is known."""
        for out in self.out:
            total = max(float(edges[out].sum()), SELDOM) if out else 1.0
            for edge in out:
                self._row({edge: 1.0}, float(edges[edge]), _AS_OTHERS / total)

    def enter(self, header: int, entries: Sequence[int], times: float, weight: float) -> None:
        """Add an equation: a loop is entered this many times from these blocks."""
        row = {self.between[n, header]: 1.0 for n in entries}
        self._row(row, times, weight)

    def cost(self, block: int, weight: float) -> None:
        """Set the cost of one run of a block."""
        for edge in self.into[block]:
            self._costs[edge] = weight

    def conserve(
        self, block: int, more: float, weight: float, *, reconverges: bool = False
    ) -> None:
        """Add an equation: as many leave a block as enter it, and a number more.

        Args:
            block: its number.
            more: how many more leave it, where warps diverge.
            weight: of the equation.
            reconverges: True if parts of warps reconverge behind the block: fewer may leave.
        """
        row = dict.fromkeys(self.into[block], 1.0)
        if reconverges:
            row[self._edge(self._about[block])] = -1.0
        for edge in self.out[block]:
            row[edge] = row.get(edge, 0.0) - 1.0
        self._row(row, -more, weight / max(self._about[block], SELDOM))

    def solve(self) -> Floats:
        """The unknowns with the smallest sum of weighted absolute deviations."""
        sizes = np.array(self._sizes)
        matrix, values = np.zeros((len(self._weights), len(sizes))), np.zeros(len(self._weights))
        for n, (*row, (_, value)) in enumerate(self._weights):
            for edge, times in row:
                matrix[n, edge] = times
            values[n] = value
        # Each equation is divided by its largest number, and its weight multiplied by it: the same
        # problem with less rounding.
        largest = np.maximum(np.abs(matrix * sizes).max(axis=1), np.abs(values))
        weights = np.array(list(self._weights.values())) * largest
        costs = np.zeros(len(sizes))
        costs[list(self._costs)] = list(self._costs.values())
        scaled = matrix * sizes / largest[:, None]
        edges = least_deviations(scaled, values / largest, weights, costs * sizes)
        return np.asarray(edges * sizes, np.float64)
