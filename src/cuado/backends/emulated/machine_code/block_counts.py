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

from cuado.backends.emulated.machine_code.equations import CERTAIN, SELDOM, Floats, FlowEquations
from cuado.backends.emulated.machine_code.flow import Block, around, loops_of, together

# Weights of equations; evidence has 0.2 to 4 (``roles``), deviations are relative.
_PAIRED = 3.0
"""Weight of two blocks running equally often, where each path contains both or neither."""
_RARE = 20.0
"""Weight of a slow path that calls a subroutine not being taken."""
_ENTERED = 0.01
"""Weight of a loop being entered as often as the code before it runs."""
_COST = 0.05
"""Weight of all instructions that ran. If several solutions explain the evidence equally well, the
cheapest is chosen: the assembler unrolls loops so that most iterations are in the cheapest copy."""
_CONSERVED = 5.0
_LOOSE = 0.05
"""Weights of the same number of warps leaving a block as enter it, where divergence at the block is
known, and where it is not."""


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
        diverged: for warps, how often they diverge at the end of each block, None where that is not
            known; for lanes None as a whole: a lane neither diverges nor reconverges.
        edges: estimate of how often each edge is taken; None if there is none.
    """

    executions: Floats
    entry: float
    diverged: Sequence[float | None] | None
    edges: Floats | None = None

    @property
    def reconverges(self) -> bool:
        """True if divergent parts become one at a reconvergence point: for warps."""
        return self.diverged is not None

    def more(self, block: int) -> float | None:
        """How many more leave a block than enter it, relative to the entry; None if unknown."""
        diverged = 0.0 if self.diverged is None else self.diverged[block]
        return None if diverged is None else diverged / self.entry


@dataclass(frozen=True, slots=True)
class Flow:
    """How warps or lanes flowed through the graph.

    Attributes:
        runs: executions of each block.
        edges: executions of each edge: into the first block, then the edges out of each block.
        targets: target block of each edge; for an edge out of the kernel its source.
    """

    runs: Floats
    edges: Floats
    targets: tuple[int, ...]


def branched(blocks: Sequence[Block], flow: Flow) -> dict[int, float]:
    """How often the conditional branch, or exit, at the end of a block was taken, by block."""
    found, edge = {}, 1  # Behind the edge into the kernel.
    for n, block in enumerate(blocks):
        # The edges of a block are those to its successors, then that out of the kernel.
        leaves = block.is_exit or not block.successors
        falls = n + 1 in block.successors
        if falls and len(block.successors) == 2:
            found[n] = float(flow.edges[edge + 1 - block.successors.index(n + 1)])
        elif falls and leaves:
            found[n] = float(flow.edges[edge + 1])
        edge += len(block.successors) + leaves
    return found


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
    system = FlowEquations(blocks, about)
    system.add([(0, 1.0)], 1.0, CERTAIN)
    for each in evidence:
        system.add(each.times, float(values[each.ptx]), each.weight, each.at_most)
    if known.edges is None:
        _cost(system, blocks, about)
    else:
        system.take(known.edges / known.entry)
    # A BSYNC block runs once for each divergent part, so warps do not run it as often as others.
    for first, second in together(blocks, reconvergences=not known.reconverges):
        system.add([(first, 1.0), (second, -1.0)], 0.0, _PAIRED)
    _conserve(system, blocks, known)
    edges = system.solve()
    # Conservation allows loops that run without being entered: what this first solution says of
    # the code around each loop is a weak equation of the second. Lanes have estimates of all edges.
    if known.reconverges:
        _enter(system, blocks, np.array([edges[own].sum() for own in system.into]))
        edges = system.solve()
    # Parts of a warp enter a BSYNC block one after the other and leave it as one warp: such a block
    # counts by its outgoing edges, others by those that enter.
    through = (
        out if known.reconverges and block.is_reconvergence else into
        for block, into, out in zip(blocks, system.into, system.out, strict=True)
    )
    runs = np.array([edges[own].sum() for own in through])
    edges = edges[: len(system.targets)]
    return Flow(runs * known.entry, edges * known.entry, tuple(system.targets))


def _conserve(system: FlowEquations, blocks: Sequence[Block], known: Known) -> None:
    """Add equations by which what enters a block leaves it, and nothing runs a subroutine."""
    for n, block in enumerate(blocks):
        # Subroutines are left out, as no edges lead into them, and so are rare calls of them.
        if block.is_subroutine:
            system.add([(n, 1.0)], 0.0, CERTAIN)
        elif block.calls is not None and _is_rare(blocks, n):
            system.add([(n, 1.0)], 0.0, _RARE)
        more = known.more(n)
        weight = _LOOSE if more is None else _CONSERVED
        system.conserve(
            n, more or 0.0, weight, reconverges=known.reconverges and block.is_reconvergence
        )


def _cost(system: FlowEquations, blocks: Sequence[Block], about: Floats) -> None:
    """Add costs, so that of equally good solutions the one with the fewest instructions wins."""
    lengths = [block.last - block.first + 1 for block in blocks]
    total = sum(n * times for n, times in zip(lengths, about, strict=True))
    for n, length in enumerate(lengths):
        system.cost(n, _COST * length / total)


def edges_of_lanes(evidence: Sequence[Evidence], flow: Flow, each: Floats, full: float) -> Floats:
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
    return np.array([lanes[target] for target in flow.targets]) * flow.edges


def _enter(system: FlowEquations, blocks: Sequence[Block], runs: Floats) -> None:
    """Add equations by which loops that run are entered, which conservation alone does not demand.

    If nothing else is known, they are entered as often as the code on all paths to them runs.
    """
    for loop, entries, above in around(blocks, loops_of(blocks)):
        outside, own = max((float(runs[n]) for n in above), default=0.0), float(runs[loop.header])
        if entries and own > SELDOM:
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
    return np.array([max(_median(each), SELDOM) if each else 1.0 for each in found])


def _median(values: list[tuple[float, float]]) -> float:
    """The median of (value, weight) pairs."""
    half = sum(weight for _, weight in values) / 2
    for value, weight in sorted(values):
        half -= weight
        if half <= 0:
            return value
    return values[-1][0]
