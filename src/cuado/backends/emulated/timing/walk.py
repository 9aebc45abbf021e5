"""Typical paths of warps through machine code, from how often each basic block ran.

The edges of a branch are taken as often as the counts say, evenly spread over the executions. Where
more warps leave a branch than reached it, lanes diverged: the warp runs one side up to the
reconvergence point, then the other. The exits of one loop share a count, so that all paths have
about the same trip count.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from cuado.backends.emulated.timing.entries import DIVERGED
from cuado.backends.emulated.timing.flow_graph import (
    dominators,
    exit_groups,
    natural_loops,
    post_dominators,
    reconvergence_points,
)
from cuado.backends.emulated.timing.library import function
from cuado.backends.emulated.timing.rounds import Rounds
from cuado.backends.emulated.timing.workload import (
    END,
    CodeBlock,
    Operation,
    Workload,
)

Path = tuple[int, ...]
"""Numbers of basic blocks, in the order in which a warp runs them."""
_SLIPS = 1e-6
FITTINGS = 500
"""Steps of the fit. Edges that are never taken converge to 0 slowly: after 60 steps they still have
0.6 % of all executions."""
_DEEPEST = 32
"""Nested calls that a path follows."""
_DUE = 0.98
"""Executions that an edge must be behind to be taken, instead of 1: the fit is not exact, and an
edge that is due, but not quite so by the fit, would wait for one more iteration."""
_LONGER = 32
"""How many times as long as a mean path one of a kind with more work may be: a warp of a million
iterations among thousands with few is simulated by some of its iterations."""
REACHED = 0.99
"""Runs of a block for each warp that loops from which on each of these is taken to reach it."""


def paths(
    workload: Workload,
    instructions: int,
    variants: int,
    levels: Sequence[float] = (1.0,),
    shares_of_kinds: Sequence[float] = (1.0,),
    longest: float = 1.0,
) -> tuple[list[Path], float]:
    """Paths of some warps, and the share of a warp's instructions that they contain.

    Args:
        workload: the launch with its machine code.
        instructions: length of a mean path, about; in longer ones loops make fewer iterations.
        variants: number of paths for each kind of warp; those of one kind follow each other.
        levels: trip counts of each kind, relative to those of a mean warp.
        shares_of_kinds: share of each kind in all warps.
        longest: trip counts of the longest path between two barriers, relative to those of a mean
            path; the paths are the longest one in turn. 1 if all have the same trip counts.
    """
    code = workload.code
    counted = [block.runs / workload.warps for block in code]
    lengths = [len(block.steps) for block in code]
    whole = sum(r * n for r, n in zip(counted, lengths, strict=True))  # instructions of a warp
    runs = entered(code, counted, workload.looping)
    rounds = Rounds(code, runs, shares(code, runs))
    each = (rounds.factor(_LONGER * instructions, level) for level in levels)
    factor = min(rounds.factor(instructions), *each)
    found: list[Path] = []
    walked = 0.0
    for level, share in zip(levels, shares_of_kinds, strict=True):
        walker = Walker(code, rounds.edge_shares(factor, level))
        # Only a safeguard against shares by which a path would hardly leave a loop.
        most = int((4 * instructions + 4 * sum(lengths)) * min(max(level, 1.0), _LONGER))
        new = [walker.walk(most, Turn(n, variants, longest)) for n in range(variants)]
        walked += share * sum(lengths[b] for path in new for b in path) / variants
        found += new
    return found, walked / whole if whole else 1.0


def entered(code: Sequence[CodeBlock], runs: list[float], share: float = 1.0) -> list[float]:
    """The runs, with at least ``share`` for blocks that all paths to or from a loop contain.

    Runs of machine code are fitted: the iterations of a loop are known well, but few warps with
    very many iterations fit as well as all warps with some. The second, simpler case is assumed of
    those that are known to have work in loops.

    Args:
        code: the basic blocks.
        runs: executions of each block, for each warp.
        share: share of the warps that run a loop, 0 to 1.
    """
    found = list(runs)
    below = post_dominators(code)
    for number, above in enumerate(dominators(code)):
        if runs[number] < REACHED * share:
            continue
        # Whoever runs a block also runs its dominators and its post-dominators.
        for each in (above | below[number]) - {END}:
            found[each] = max(found[each], share)
    return found


@dataclass(frozen=True, slots=True)
class Turn:
    """The parts of a path in which it is the longest of all paths.

    Attributes:
        number: number of the path.
        count: how many paths there are.
        longest: trip counts of the longest path, relative to those of a mean one.
    """

    number: int
    count: int
    longest: float

    def pace(self, part: int) -> float:
        """Relative trip counts in one part of the path, between two barriers.

        The mean over all paths is 1 in each part.
        """
        if part % self.count == self.number or self.count == 1:
            return self.longest
        return max((self.count - self.longest) / (self.count - 1), _SLIPS)


class Walker:
    """Makes paths one after the other; together they take each edge as often as the counts say.

    As in error diffusion, each edge has an account: every execution of its block adds the edge's
    share, every time that the edge is taken subtracts 1. The accounts are kept from path to path.
    """

    def __init__(self, code: Sequence[CodeBlock], shares: Sequence[Sequence[float]]) -> None:
        self._code = code
        self._reconvergence = reconvergence_points(code)
        self._shares = shares
        # How often each edge should have been taken and was not.
        self._due = [[0.0] * len(block.successors) for block in code]
        self._barriers = [sum(s.operation is Operation.BARRIER for s in b.steps) for b in code]
        self._paced = self._without_barriers()
        self._pace = 1.0
        # The loop that each edge leaves, None for other edges; and the exits of each such loop.
        self._groups = [
            [None] * len(left) if sum(wanted) >= 1 + DIVERGED else left
            for left, wanted in zip(exit_groups(code), self._shares, strict=True)
        ]  # Where lanes diverge, some of them stay: their warp does not leave the loop.
        self._exits: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for number, left in enumerate(self._groups):
            for edge, group in enumerate(left):
                if group is not None:
                    self._exits[group].append((number, edge))

    def _without_barriers(self) -> list[bool]:
        """For each block, True if it is in a loop that contains no barrier."""
        waits = {number for number, barriers in enumerate(self._barriers) if barriers}
        bodies = (loop.blocks for loop in natural_loops(self._code))
        free = [body for body in bodies if not body & waits]
        return [any(number in body for body in free) for number in range(len(self._code))]

    def walk(self, most: int, turn: Turn) -> Path:
        """One path; it ends at the end of the kernel, or after ``most`` instructions."""
        part, self._pace = 0, turn.pace(0)
        at, path, length = 0, [], 0
        # Divergent sides that have yet to run: their reconvergence point, their first block.
        pending: list[tuple[int, int]] = []
        callers: list[int] = []
        while True:
            path.append(at)
            length += len(self._code[at].steps)
            if self._barriers[at]:
                part += self._barriers[at]
                self._pace = turn.pace(part)
            # A call continues in the subroutine; the block's own edges are taken at its end.
            called = self._code[at].calls
            if called is not None and len(callers) < _DEEPEST:
                callers.append(at)
                at = called
                continue
            following = self._next(at, pending)
            # The end of a subroutine returns to what follows the call.
            if following == END and callers:
                following = self._next(callers.pop(), pending)
            # At the reconvergence point, or at the exit of these lanes, the sides that wait run
            # first: the innermost before others.
            while pending and following in (pending[-1][0], END):
                following = pending.pop()[1]
            if following == END or length > most:
                return tuple(path)
            at = following

    def _next(self, at: int, pending: list[tuple[int, int]]) -> int:
        """The block after this one; other sides of a divergent branch are added to ``pending``."""
        successors, wanted, due = self._code[at].successors, self._wanted(at), self._due[at]
        if len(successors) == 1:
            return successors[0]
        for edge, share in enumerate(wanted):
            due[edge] += share
        edges = self._edges(at)
        reconvergence = self._reconvergence[at]
        # Only one edge is taken without divergence, or if lanes do not reconverge before the end.
        if sum(wanted) < 1 + DIVERGED or reconvergence == END:
            edges = edges[:1]
        for edge in edges:
            due[edge] -= 1
        pending += [
            (reconvergence, successors[edge])
            for edge in edges[1:]
            if successors[edge] != reconvergence
        ]
        return successors[edges[0]]

    def _edges(self, at: int) -> list[int]:
        """The edges that are taken of a block.

        Rare edges wait until they are due; several that are due at once are taken by diverged
        lanes. Where none is due, the most frequent one is taken.
        """
        wanted = self._wanted(at)
        due = filter(partial(self._is_due, at), range(len(wanted)))
        return sorted(due, key=wanted.__getitem__) or [
            max(range(len(wanted)), key=wanted.__getitem__)
        ]

    def _wanted(self, at: int) -> Sequence[float]:
        """The share of each edge of a block, with those of loop exits divided by the pace."""
        wanted, groups = self._shares[at], self._groups[at]
        if self._pace == 1.0 or not self._paced[at]:
            return wanted
        out = sum(w for w, group in zip(wanted, groups, strict=True) if group is not None)
        if not 0.0 < out < 1.0:
            return wanted
        # The shares of the exits become smaller, the other edges get the difference.
        now = min(out / self._pace, 1.0)
        return [
            w * (now / out if group is not None else (1.0 - now) / (1.0 - out))
            for w, group in zip(wanted, groups, strict=True)
        ]

    def _is_due(self, at: int, edge: int) -> bool:
        """True if an edge has been taken once too seldom.

        The exits of a loop share one quota: when together they have been taken once too seldom, the
        exit that is furthest behind is taken. If each had a quota of its own, the first path would
        iterate n_exits times too often, and the next paths would leave at once.
        """
        own, group = self._due[at][edge], self._groups[at][edge]
        if group is None:
            return own >= _DUE
        exits = self._exits[group]
        behind = [self._due[block][exit_] for block, exit_ in exits]
        if (all_due := sum(behind)) < _DUE:
            return False
        if own + _SLIPS >= max(behind):
            return True
        # The exit that is furthest behind is awaited for one more iteration, in which the quota
        # grows by this much: the path may not reach that exit again.
        longer = sum(self._wanted(block)[exit_] for block, exit_ in exits)
        return all_due >= _DUE + longer


def shares(code: Sequence[CodeBlock], runs: Sequence[float]) -> list[list[float]]:
    """How often each edge out of each block is taken, for each run of the block.

    Many flows reach every block as often as it ran; this is the one with the least assumptions,
    found by iterative proportional fitting (Deming and Stephan, 1940). Each step ends with the
    sums of incoming edges, so that the edges of a branch where lanes diverge add up to more than 1.

    Args:
        code: the basic blocks.
        runs: executions of each block, for each warp.
    """
    # What edges must bring to each block, and to the end of the kernel: each warp once. The first
    # block is also reached from outside.
    into = np.array([*runs, 1.0], np.float64)
    into[0] -= 1.0
    into = np.maximum(into, 0.0)
    source = np.array([n for n, block in enumerate(code) for _ in block.successors], np.int64)
    # END is -1: the last.
    target = np.array([s for block in code for s in block.successors], np.int64) % len(into)
    out = np.array(runs, np.float64)[source]
    flow = np.maximum(into[target], _SLIPS)
    # In turn scaled to the sums of each block's outgoing edges, and of its incoming ones.
    room = np.empty(len(flow) + len(into))
    arrays = flow, room, source, target, out, into[target]
    addresses = [each.ctypes.data for each in arrays]
    function("fit")(*addresses, len(flow), len(into), FITTINGS)
    edges = iter(flow.tolist())
    found = [[next(edges) for _ in block.successors] for block in code]
    # Blocks that never ran take their edges equally often.
    return [
        [each / own for each in edges]
        if own > 0 and sum(edges) > 0
        else [1.0 / max(1, len(edges))] * len(edges)
        for own, edges in zip(runs, found, strict=True)
    ]
