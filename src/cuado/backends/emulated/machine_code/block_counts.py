"""How often basic blocks of machine code ran, from how often PTX instructions did.

The unknowns are the executions of the edges of the control-flow graph, none of them negative. The
executions of PTX instructions are evidence, some of it misleading: ptxas moves, merges and drops
instructions. The sum of absolute deviations is minimized, not that of squares, so that the few
misleading ones are outvoted. Warps that enter a block also leave it, unless their lanes diverge or
reconverge there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.machine_code.flow import Block, around, loops_of, together
from cuado.backends.emulated.machine_code.least_deviations import least_deviations

Floats = npt.NDArray[np.float64]

# Weights of equations; evidence has 0.2 to 4 (``roles``), deviations are relative.
_CERTAIN = 40.0
"""Weight of facts: the first block runs once, no edge leads into a subroutine."""
_PAIRED = 3.0
"""Weight of two blocks running equally often, where each path contains both or neither."""
_RARE = 20.0
"""Weight of a slow path that calls a subroutine not being taken."""
_ENTERED = 0.01
"""Weight of a loop being entered as often as the code before it runs."""
_AS_OTHERS = 0.02
"""Weight of an edge being taken with the number of lanes per warp that its target makes likely."""
_COST = 0.05
"""Weight of all instructions that ran. If several solutions explain the evidence equally well, the
cheapest is chosen: the assembler unrolls loops so that most iterations are in the cheapest copy."""
_CONSERVED = 5.0
_LOOSE = 0.05
"""Weights of the same number of warps leaving a block as enter it, where divergence at the block is
known, and where it is not."""
_SELDOM = 0.1
"""Runs of a block, for each run of the first, below which deviations are relative to this value."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The machine blocks that one PTX instruction is evidence of.

    Attributes:
        ptx: index of the PTX instruction.
        times: pairs of a machine block and how often one run of it executes the PTX instruction.
        at_most: pairs of a machine block and how often one run of it does so at most.
        weight: weight of the evidence.
    """

    ptx: int
    times: tuple[tuple[int, int], ...]
    at_most: tuple[tuple[int, int], ...]
    weight: float

    @property
    def copies(self) -> int:
        """The number of machine instructions that do the work."""
        return sum(n for _, n in (*self.times, *self.at_most))


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one quantity that flows through the graph: warps or lanes.

    Attributes:
        executions: executions of each PTX instruction.
        entry: number of warps or lanes that enter the kernel.
        parted: for warps, how often they diverge at the end of each block, None where that is not
            known; for lanes None as a whole: a lane neither diverges nor reconverges.
        ways: estimate of how often each edge is taken; None if there is none.
    """

    executions: Floats
    entry: float
    parted: Sequence[float | None] | None
    ways: Floats | None = None

    @property
    def meets(self) -> bool:
        """True if divergent parts become one at a reconvergence point: for warps."""
        return self.parted is not None

    def more(self, block: int) -> float | None:
        """How many more leave a block than enter it, relative to the entry; None if unknown."""
        parted = 0.0 if self.parted is None else self.parted[block]
        return None if parted is None else parted / self.entry


@dataclass(frozen=True, slots=True)
class Flow:
    """How warps or lanes flowed through the graph.

    Attributes:
        runs: executions of each block.
        ways: executions of each edge: into the first block, then the edges out of each block.
        aims: target block of each edge; for an edge out of the kernel its source.
    """

    runs: Floats
    ways: Floats
    aims: tuple[int, ...]


def branched(blocks: Sequence[Block], flow: Flow) -> dict[int, float]:
    """How often the conditional branch, or exit, at the end of a block was taken, by block."""
    found, way = {}, 1  # Behind the edge into the kernel.
    for n, block in enumerate(blocks):
        # The edges of a block are those to its successors, then that out of the kernel.
        leaves = block.is_exit or not block.successors
        falls = n + 1 in block.successors
        if falls and len(block.successors) == 2:
            found[n] = float(flow.ways[way + 1 - block.successors.index(n + 1)])
        elif falls and leaves:
            found[n] = float(flow.ways[way + 1])
        way += len(block.successors) + leaves
    return found


class _System:
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
        # One unknown for each edge, in the order of ``Flow.ways``; auxiliary ones come behind them.
        self.aims = [0]
        self.into[0].append(self._edge(1.0))
        for n, block in enumerate(blocks):
            for successor in block.successors:
                edge = self._edge(min(about[n], about[successor]))
                self.out[n].append(edge)
                self.into[successor].append(edge)
                self.between[n, successor] = edge
                self.aims.append(successor)
            if block.is_exit or not block.successors:
                self.aims.append(n)
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
        size = max(value or max(self._about[b] for b, _ in (*terms, *at_most)), _SELDOM)
        # The inequality becomes an equation: ``part`` is what these blocks add to the sum, ``rest``
        # the slack, none of them negative; part + rest is the most that they may add.
        if at_most:
            part, rest = self._edge(size), self._edge(size)
            row[part] = 1.0
            limit = {edge: -times for edge, times in self._runs(at_most).items()}
            self._row({**limit, part: 1.0, rest: 1.0}, 0.0, _CERTAIN / size)
        self._row(row, value, weight / size)

    def take(self, ways: Floats) -> None:
        """Prefer these numbers for the edges out of each block, if nothing else is known."""
        for out in self.out:
            total = max(float(ways[out].sum()), _SELDOM) if out else 1.0
            for edge in out:
                self._row({edge: 1.0}, float(ways[edge]), _AS_OTHERS / total)

    def enter(self, header: int, entries: Sequence[int], times: float, weight: float) -> None:
        """Add an equation: a loop is entered this many times from these blocks."""
        row = {self.between[n, header]: 1.0 for n in entries}
        self._row(row, times, weight)

    def cost(self, block: int, weight: float) -> None:
        """Set the cost of one run of a block."""
        for edge in self.into[block]:
            self._costs[edge] = weight

    def conserve(self, block: int, more: float, weight: float, *, meets: bool = False) -> None:
        """Add an equation: as many leave a block as enter it, and a number more.

        Args:
            block: its number.
            more: how many more leave it, where warps diverge.
            weight: of the equation.
            meets: True if parts of warps reconverge behind the block: any number fewer may leave.
        """
        row = dict.fromkeys(self.into[block], 1.0)
        if meets:
            row[self._edge(self._about[block])] = -1.0
        for edge in self.out[block]:
            row[edge] = row.get(edge, 0.0) - 1.0
        self._row(row, -more, weight / max(self._about[block], _SELDOM))

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


def runs_of(blocks: Sequence[Block], evidence: Sequence[Evidence], known: Known) -> Flow:
    """How often blocks ran, and edges between them were taken.

    Args:
        blocks: basic blocks of the machine code.
        evidence: what ties them to PTX instructions.
        known: executions of the PTX instructions.
    """
    if known.entry <= 0:
        return Flow(np.zeros(len(blocks)), np.zeros(0), ())
    # All numbers are for one warp (or lane) that enters the kernel.
    values = known.executions / known.entry
    about = _about(blocks, evidence, values)
    system = _System(blocks, about)
    system.add([(0, 1.0)], 1.0, _CERTAIN)
    for each in evidence:
        system.add(each.times, float(values[each.ptx]), each.weight, each.at_most)
    if known.ways is None:
        _cost(system, blocks, about)
    else:
        system.take(known.ways / known.entry)
    # A BSYNC block runs once for each divergent part, so warps do not run it as often as others.
    for first, second in together(blocks, meetings=not known.meets):
        system.add([(first, 1.0), (second, -1.0)], 0.0, _PAIRED)
    # Subroutines are left out, as no edges lead into them, and so are rare calls of them.
    for n, block in enumerate(blocks):
        if block.is_subroutine:
            system.add([(n, 1.0)], 0.0, _CERTAIN)
        elif block.calls is not None and _is_rare(blocks, n):
            system.add([(n, 1.0)], 0.0, _RARE)
        more = known.more(n)
        weight = _LOOSE if more is None else _CONSERVED
        system.conserve(n, more or 0.0, weight, meets=known.meets and block.is_meeting)
    edges = system.solve()
    # Conservation allows loops that run without being entered: what this first solution says of
    # the code around each loop is a weak equation of the second. Lanes have estimates of all edges.
    if known.meets:
        _enter(system, blocks, np.array([edges[own].sum() for own in system.into]))
        edges = system.solve()
    # Parts of a warp enter a BSYNC block one after the other and leave it as one warp: such a block
    # counts by its outgoing edges, others by those that enter.
    through = (
        out if known.meets and block.is_meeting else into
        for block, into, out in zip(blocks, system.into, system.out, strict=True)
    )
    runs = np.array([edges[own].sum() for own in through])
    ways = edges[: len(system.aims)]
    return Flow(runs * known.entry, ways * known.entry, tuple(system.aims))


def _cost(system: _System, blocks: Sequence[Block], about: Floats) -> None:
    """Add costs, so that of equally good solutions the one with the fewest instructions wins."""
    lengths = [block.last - block.first + 1 for block in blocks]
    total = sum(n * times for n, times in zip(lengths, about, strict=True))
    for n, length in enumerate(lengths):
        system.cost(n, _COST * length / total)


def about_as_many(evidence: Sequence[Evidence], flow: Flow, each: Floats, full: float) -> Floats:
    """An estimate of how often lanes take each edge, from how often warps do.

    An edge has as many lanes for each warp as its target block, by the median of its evidence.

    Args:
        evidence: what ties machine blocks to PTX instructions.
        flow: edges that warps take.
        each: mean active lanes of each PTX instruction; 0 if it never ran.
        full: lanes of a warp that enters the kernel.
    """
    found: list[list[tuple[float, float]]] = [[] for _ in flow.runs]
    for one in evidence:
        for block, _ in (*one.times, *one.at_most):
            if each[one.ptx] > 0:
                found[block].append((float(each[one.ptx]), one.weight))
    lanes = [_median(values) if values else full for values in found]
    return np.array([lanes[aim] for aim in flow.aims]) * flow.ways


def _enter(system: _System, blocks: Sequence[Block], runs: Floats) -> None:
    """Add equations by which loops that run are entered, which conservation alone does not demand.

    If nothing else is known, they are entered as often as the code on all paths to them runs.
    """
    for loop, entries, above in around(blocks, loops_of(blocks)):
        outside, own = max((float(runs[n]) for n in above), default=0.0), float(runs[loop.header])
        if entries and own > _SELDOM:
            system.enter(loop.header, entries, min(outside, own), _ENTERED)


def _is_rare(blocks: Sequence[Block], number: int) -> bool:
    """True if a block with a call is the target of a branch: the slow path beside inline code."""
    return any(number in b.successors and len(b.successors) > 1 for b in blocks)


def _about(blocks: Sequence[Block], evidence: Sequence[Evidence], values: Floats) -> Floats:
    """An estimate of the runs of each block for each run of the first: its evidence's median."""
    found: list[list[tuple[float, float]]] = [[] for _ in blocks]
    for each in evidence:
        # The executions of a PTX instruction are spread evenly over its copies.
        total = each.copies
        for block, _ in (*each.times, *each.at_most):
            found[block].append((float(values[each.ptx]) / total, each.weight))
    return np.array([max(_median(each), _SELDOM) if each else 1.0 for each in found])


def _median(values: list[tuple[float, float]]) -> float:
    """The median of (value, weight) pairs."""
    half = sum(weight for _, weight in values) / 2
    for value, weight in sorted(values):
        half -= weight
        if half <= 0:
            return value
    return values[-1][0]
