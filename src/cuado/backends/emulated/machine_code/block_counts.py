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

from cuado.backends.emulated.machine_code.flow import Block, around, loops_of, together
from cuado.backends.emulated.machine_code.least_deviations import least_deviations

Floats = npt.NDArray[np.float64]

_CERTAIN = 40.0
_PAIRED = 3.0
_RARE = 20.0
_ENTERED = 0.01
_AS_OTHERS = 0.02
"""Weight of a way being taken by as many lanes for each warp as what is there makes likely."""
_COST = 0.05
"""Weight of all instructions that ran. Of ways that explain as much the cheapest was taken: the
assembler unrolls loops so that most of the times are in the copy that costs least."""
_CONSERVED = 5.0
_LOOSE = 0.05
"""Weights of what enters a block also leaving it, where it is known how often warps part there, and
where it is not."""
_SELDOM = 0.1
"""Runs of a block for each of the first below which deviations count as parts of this."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one PTX instruction says.

    Attributes:
        ptx: its index.
        times: machine blocks, and how often one run of each runs the PTX instruction.
        at_most: machine blocks, and how often one run of each runs it at most.
        weight: of it.
    """

    ptx: int
    times: tuple[tuple[int, int], ...]
    at_most: tuple[tuple[int, int], ...]
    weight: float

    @property
    def copies(self) -> int:
        """Machine instructions that do the work."""
        return sum(n for _, n in (*self.times, *self.at_most))


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of one quantity that flows: warps or lanes.

    Attributes:
        executions: of each PTX instruction.
        entry: that enter the kernel.
        parted: of warps, how often they part at the end of each block, None where that is not
            known; None of lanes, which do not part, nor become one where they meet.
        ways: how often each way is taken, about; None if that is not known.
    """

    executions: Floats
    entry: float
    parted: Sequence[float | None] | None
    ways: Floats | None = None

    @property
    def meets(self) -> bool:
        """True if parts become one where they meet."""
        return self.parted is not None

    def more(self, block: int) -> float | None:
        """What leaves a block besides what enters it, for each that enters the kernel."""
        parted = 0.0 if self.parted is None else self.parted[block]
        return None if parted is None else parted / self.entry


@dataclass(frozen=True, slots=True)
class Flow:
    """What a quantity did.

    Attributes:
        runs: of each block.
        ways: times that each way was taken: into the first block, then those out of each block.
        aims: the block that each leads to; of a way out of the kernel the one that it is from.
    """

    runs: Floats
    ways: Floats
    aims: tuple[int, ...]


def branched(blocks: Sequence[Block], flow: Flow) -> dict[int, float]:
    """What took the branch, or the exit, that a block ends with, by block, where some may go on."""
    found, way = {}, 1  # Behind the way into the kernel.
    for n, block in enumerate(blocks):
        leaves = block.is_exit or not block.successors
        falls = n + 1 in block.successors
        if falls and len(block.successors) == 2:
            found[n] = float(flow.ways[way + 1 - block.successors.index(n + 1)])
        elif falls and leaves:
            found[n] = float(flow.ways[way + 1])
        way += len(block.successors) + leaves
    return found


class _System:
    """Weighted equations in edges; all deviations are relative to how often a block ran, about."""

    def __init__(self, blocks: Sequence[Block], about: Floats) -> None:
        self.between: dict[tuple[int, int], int] = {}
        self.into: list[list[int]] = [[] for _ in blocks]
        self.out: list[list[int]] = [[] for _ in blocks]
        self._about = about
        self._costs: dict[int, float] = {}
        self._sizes: list[float] = []
        self._weights: dict[tuple[tuple[int, float], ...], float] = {}
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
        self._sizes.append(size)
        return len(self._sizes) - 1

    def _row(self, row: dict[int, float], value: float, weight: float) -> None:
        """Add an equation, or to the weight of one that says the same."""
        terms = sorted((edge, times) for edge, times in row.items() if times)
        if not terms:  # A block that only comes back to itself.
            return
        key = (*terms, (-1, value))
        self._weights[key] = self._weights.get(key, 0.0) + weight

    def _runs(self, terms: Sequence[tuple[int, float]]) -> dict[int, float]:
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
        """Runs of blocks, each so many times, are a value; of some so many times at most."""
        row = self._runs(terms)
        size = max(value or max(self._about[b] for b, _ in (*terms, *at_most)), _SELDOM)
        if at_most:
            part, rest = self._edge(size), self._edge(size)
            row[part] = 1.0
            limit = {edge: -times for edge, times in self._runs(at_most).items()}
            self._row({**limit, part: 1.0, rest: 1.0}, 0.0, _CERTAIN / size)
        self._row(row, value, weight / size)

    def take(self, ways: Floats) -> None:
        """Ways out of a block are taken in such parts, if nothing else is known."""
        for out in self.out:
            total = max(float(ways[out].sum()), _SELDOM) if out else 1.0
            for edge in out:
                self._row({edge: 1.0}, float(ways[edge]), _AS_OTHERS / total)

    def enter(self, header: int, entries: Sequence[int], times: float, weight: float) -> None:
        """A loop is entered so often, from these blocks."""
        row = {self.between[n, header]: 1.0 for n in entries}
        self._row(row, times, weight)

    def cost(self, block: int, weight: float) -> None:
        """A run of a block costs so much."""
        for edge in self.into[block]:
            self._costs[edge] = weight

    def conserve(self, block: int, more: float, weight: float, *, meets: bool = False) -> None:
        """What enters a block leaves it, and so much more; where parts meet, no more than that."""
        row = dict.fromkeys(self.into[block], 1.0)
        if meets:
            row[self._edge(self._about[block])] = -1.0
        for edge in self.out[block]:
            row[edge] = row.get(edge, 0.0) - 1.0
        self._row(row, -more, weight / max(self._about[block], _SELDOM))

    def solve(self) -> Floats:
        """Edges with the smallest sum of weighted absolute deviations."""
        sizes = np.array(self._sizes)
        matrix, values = np.zeros((len(self._weights), len(sizes))), np.zeros(len(self._weights))
        for n, (*row, (_, value)) in enumerate(self._weights):
            for edge, times in row:
                matrix[n, edge] = times
            values[n] = value
        # Each equation in parts of its largest number, for the sake of rounding.
        largest = np.maximum(np.abs(matrix * sizes).max(axis=1), np.abs(values))
        weights = np.array(list(self._weights.values())) * largest
        costs = np.zeros(len(sizes))
        costs[list(self._costs)] = list(self._costs.values())
        scaled = matrix * sizes / largest[:, None]
        edges = least_deviations(scaled, values / largest, weights, costs * sizes)
        return np.asarray(edges * sizes, np.float64)


def runs_of(blocks: Sequence[Block], evidence: Sequence[Evidence], known: Known) -> Flow:
    """How often blocks ran, and ways between them were taken.

    Args:
        blocks: of the machine code.
        evidence: that ties them to PTX instructions.
        known: how often those ran.
    """
    if known.entry <= 0:
        return Flow(np.zeros(len(blocks)), np.zeros(0), ())
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
    for first, second in together(blocks, meetings=not known.meets):
        system.add([(first, 1.0), (second, -1.0)], 0.0, _PAIRED)
    for n, block in enumerate(blocks):
        if block.is_subroutine:
            system.add([(n, 1.0)], 0.0, _CERTAIN)
        elif block.calls is not None and _is_rare(blocks, n):
            system.add([(n, 1.0)], 0.0, _RARE)
        more = known.more(n)
        weight = _LOOSE if more is None else _CONSERVED
        system.conserve(n, more or 0.0, weight, meets=known.meets and block.is_meeting)
    edges = system.solve()
    if known.meets:
        _enter(system, blocks, np.array([edges[own].sum() for own in system.into]))
        edges = system.solve()
    # Parts of a warp that meet are one behind that.
    through = (
        out if known.meets and block.is_meeting else into
        for block, into, out in zip(blocks, system.into, system.out, strict=True)
    )
    runs = np.array([edges[own].sum() for own in through])
    ways = edges[: len(system.aims)]
    return Flow(runs * known.entry, ways * known.entry, tuple(system.aims))


def _cost(system: _System, blocks: Sequence[Block], about: Floats) -> None:
    """Have the cheapest of ways that explain as much be taken."""
    lengths = [block.last - block.first + 1 for block in blocks]
    total = sum(n * times for n, times in zip(lengths, about, strict=True))
    for n, length in enumerate(lengths):
        system.cost(n, _COST * length / total)


def about_as_many(evidence: Sequence[Evidence], flow: Flow, each: Floats, full: float) -> Floats:
    """How often lanes take each way, if nothing is known but what warps do.

    Args:
        evidence: that ties machine blocks to PTX instructions.
        flow: of warps.
        each: lanes of a warp that ran each PTX instruction, on average; 0 if it never ran.
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
    """Loops that run are entered: balance alone lets them turn with nothing coming in.

    As often, if nothing else is known, as the code around them runs.
    """
    for loop, entries, above in around(blocks, loops_of(blocks)):
        outside, own = max((float(runs[n]) for n in above), default=0.0), float(runs[loop.header])
        if entries and own > _SELDOM:
            system.enter(loop.header, entries, min(outside, own), _ENTERED)


def _is_rare(blocks: Sequence[Block], number: int) -> bool:
    """True if a block that calls is come to by a branch: it handles what inline code does not."""
    return any(number in b.successors and len(b.successors) > 1 for b in blocks)


def _about(blocks: Sequence[Block], evidence: Sequence[Evidence], values: Floats) -> Floats:
    """How often each block ran for each run of the first, by most of its evidence."""
    found: list[list[tuple[float, float]]] = [[] for _ in blocks]
    for each in evidence:
        total = each.copies
        for block, _ in (*each.times, *each.at_most):
            found[block].append((float(values[each.ptx]) / total, each.weight))
    return np.array([max(_median(each), _SELDOM) if each else 1.0 for each in found])


def _median(values: list[tuple[float, float]]) -> float:
    """Weighted median."""
    half = sum(weight for _, weight in values) / 2
    for value, weight in sorted(values):
        half -= weight
        if half <= 0:
            return value
    return values[-1][0]
