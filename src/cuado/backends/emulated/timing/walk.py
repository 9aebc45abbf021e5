"""Typical paths of warps through machine code, from how often each basic block ran.

A branch takes its ways as often as the counts say, evenly spread. Where more warps come out of a
branch than went in, lanes parted: the warp runs one side up to where they meet, then the other.
Ways out of one loop are counted together, so that paths go around it about as often as each other.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.timing.flow_graph import (
    dominators,
    exit_groups,
    meeting_points,
    natural_loops,
    post_dominators,
)
from cuado.backends.emulated.timing.rounds import Rounds
from cuado.backends.emulated.timing.workload import END, CodeBlock, Operation, Workload

Path = tuple[int, ...]
"""Numbers of basic blocks."""
Numbers = npt.NDArray[np.float64]
_SLIPS = 1e-6
FITTINGS = 500
"""Steps of the fit. Ways that are never taken come to 0 slowly: after 60, to 0.6 % of all times."""
_DEEPEST = 32
_DUE = 0.98
"""Times that a way must be behind to be taken, for 1: a fit is not exact, and what is due in truth
but not quite by it would wait for one more round."""
_RUNS = 0.99
"""Of a block by each warp, from which on it counts for more than how many warps come to it."""
_PARTED = 0.02
"""By which ways out of a block must add up to more than 1 for lanes to have parted there."""


def paths(
    workload: Workload,
    instructions: int,
    variants: int,
    levels: Sequence[float] = (1.0,),
    shares_of_kinds: Sequence[float] = (1.0,),
    longest: float = 1.0,
) -> tuple[list[Path], float]:
    """Paths of some warps, and the share of a warp's instructions that they have.

    Args:
        workload: whose code is walked.
        instructions: that a path may have, about; loops that run more often run less often.
        variants: paths to make of each kind of warp; those of one kind follow each other.
        levels: how often each kind goes around loops, a mean warp going once.
        shares_of_kinds: of all warps.
        longest: how often one of the paths goes around loops from one barrier to the next, each in
            its turn, a mean one going once; 1 if all go as often.
    """
    code = workload.code
    counted = [block.runs / workload.warps for block in code]
    lengths = [len(block.steps) for block in code]
    whole = sum(r * n for r, n in zip(counted, lengths, strict=True))
    runs = _entered(code, counted)
    rounds = Rounds(code, runs, shares(code, runs))
    factor = rounds.factor(instructions)
    found: list[Path] = []
    walked = 0.0
    for level, share in zip(levels, shares_of_kinds, strict=True):
        walker = _Walker(code, rounds.ways(factor, level))
        most = int((4 * instructions + 4 * sum(lengths)) * max(level, 1.0))
        new = [walker.walk(most, _Turn(n, variants, longest)) for n in range(variants)]
        walked += share * sum(lengths[b] for path in new for b in path) / variants
        found += new
    return found, walked / whole if whole else 1.0


def _entered(code: Sequence[CodeBlock], runs: list[float]) -> list[float]:
    """The runs, with those of blocks that every way to and from a loop takes at least 1.

    Runs of machine code are fitted: what a loop did is known well, but that few warps came to it
    for very many rounds fits as well as that all came for some. Of the two the plain one is taken.
    """
    found = list(runs)
    below = post_dominators(code)
    for number, above in enumerate(dominators(code)):
        if runs[number] < _RUNS:
            continue
        for each in (above | below[number]) - {END}:
            found[each] = max(found[each], 1.0)
    return found


@dataclass(frozen=True, slots=True)
class _Turn:
    """Of a path among others, when it is the longest."""

    number: int
    count: int
    longest: float

    def pace(self, part: int) -> float:
        """How often it goes around loops in the part that ends at some barrier."""
        if part % self.count == self.number or self.count == 1:
            return self.longest
        return max((self.count - self.longest) / (self.count - 1), _SLIPS)


class _Walker:
    """Walks paths one after the other; together they take branches as often as the counts say."""

    def __init__(self, code: Sequence[CodeBlock], ways: Sequence[Sequence[float]]) -> None:
        self._code = code
        self._meet = meeting_points(code)
        self._shares = ways
        # How often each way should have been taken and was not.
        self._due = [[0.0] * len(block.successors) for block in code]
        self._barriers = [sum(s.operation is Operation.BARRIER for s in b.steps) for b in code]
        self._paced = self._without_barriers()
        self._pace = 1.0
        self._groups = [
            [None] * len(left) if sum(wanted) >= 1 + _PARTED else left
            for left, wanted in zip(exit_groups(code), self._shares, strict=True)
        ]  # Of lanes that part some stay: their warp does not leave the loop.
        self._exits: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for number, left in enumerate(self._groups):
            for way, group in enumerate(left):
                if group is not None:
                    self._exits[group].append((number, way))

    def _without_barriers(self) -> list[bool]:
        """Whether each block is in a loop where no warp waits for others."""
        waits = {number for number, barriers in enumerate(self._barriers) if barriers}
        bodies = (loop.blocks for loop in natural_loops(self._code))
        free = [body for body in bodies if not body & waits]
        return [any(number in body for body in free) for number in range(len(self._code))]

    def walk(self, most: int, turn: _Turn) -> Path:
        """One path; it ends at the end of the kernel, or after ``most`` instructions."""
        part, self._pace = 0, turn.pace(0)
        at, path, length = 0, [], 0
        pending: list[tuple[int, int]] = []  # where lanes meet, where others of them go
        callers: list[int] = []
        while True:
            path.append(at)
            length += len(self._code[at].steps)
            if self._barriers[at]:
                part += self._barriers[at]
                self._pace = turn.pace(part)
            called = self._code[at].calls
            if called is not None and len(callers) < _DEEPEST:
                callers.append(at)
                at = called
                continue
            following = self._next(at, pending)
            if following == END and callers:
                following = self._next(callers.pop(), pending)
            while pending and following in (pending[-1][0], END):
                following = pending.pop()[1]
            if following == END or length > most:
                return tuple(path)
            at = following

    def _next(self, at: int, pending: list[tuple[int, int]]) -> int:
        successors, wanted, due = self._code[at].successors, self._wanted(at), self._due[at]
        if len(successors) == 1:
            return successors[0]
        for way, share in enumerate(wanted):
            due[way] += share
        # Rare ways wait until they are due; all that are due at once are taken by parted lanes.
        ways = sorted(filter(partial(self._is_due, at), range(len(wanted))), key=wanted.__getitem__)
        ways = ways or [max(range(len(wanted)), key=wanted.__getitem__)]
        meet = self._meet[at]
        if sum(wanted) < 1 + _PARTED or meet == END:
            ways = ways[:1]
        for way in ways:
            due[way] -= 1
        pending += [(meet, successors[way]) for way in ways[1:] if successors[way] != meet]
        return successors[ways[0]]

    def _wanted(self, at: int) -> Sequence[float]:
        """How often each way is to be taken: those out of loops as seldom as these go on long."""
        wanted, groups = self._shares[at], self._groups[at]
        if self._pace == 1.0 or not self._paced[at]:
            return wanted
        out = sum(w for w, group in zip(wanted, groups, strict=True) if group is not None)
        if not 0.0 < out < 1.0:
            return wanted
        now = min(out / self._pace, 1.0)
        return [
            w * (now / out if group is not None else (1.0 - now) / (1.0 - out))
            for w, group in zip(wanted, groups, strict=True)
        ]

    def _is_due(self, at: int, way: int) -> bool:
        """True if an edge has been taken once too seldom.

        The exits of a loop share one quota: when together they have been taken once too seldom, the
        exit that is furthest behind is taken. If each had a quota of its own, the first path would
        iterate n_exits times too often, and the next paths would leave at once.
        """
        own, group = self._due[at][way], self._groups[at][way]
        if group is None:
            return own >= _DUE
        exits = self._exits[group]
        behind = [self._due[block][exit_] for block, exit_ in exits]
        # Only as long as it may take is waited for the most behind: it may not come again.
        longer = sum(self._wanted(block)[exit_] for block, exit_ in exits)
        is_most = own + _SLIPS >= max(behind)
        return sum(behind) >= _DUE and (is_most or sum(behind) >= _DUE + longer)


def shares(code: Sequence[CodeBlock], runs: Sequence[float]) -> list[list[float]]:
    """How often each way out of each block is taken, for each time that the block runs.

    Of all flows that bring every block as often as it ran, the one that favours none: found by
    iterative proportional fitting (Deming and Stephan, 1940), which ends with what comes in, so
    that ways out of a branch where lanes part add up to more than 1.
    """
    into = np.array([*runs, 1.0], np.float64)
    into[0] -= 1.0
    into = np.maximum(into, 0.0)
    source = np.array([n for n, block in enumerate(code) for _ in block.successors], np.int64)
    # END is -1: the last.
    target = np.array([s for block in code for s in block.successors], np.int64) % len(into)
    out = np.array(runs, np.float64)[source]
    flow = np.maximum(into[target], _SLIPS)
    for _ in range(FITTINGS):
        flow *= _over(out, _sums(source, flow, len(code))[source])
        flow *= _over(into[target], _sums(target, flow, len(into))[target])
    ways = iter(flow.tolist())
    found = [[next(ways) for _ in block.successors] for block in code]
    return [
        [each / own for each in ways]
        if own > 0 and sum(ways) > 0
        else [1.0 / max(1, len(ways))] * len(ways)
        for own, ways in zip(runs, found, strict=True)
    ]


def _sums(places: npt.NDArray[np.int64], values: Numbers, count: int) -> Numbers:
    """Of the values of each place."""
    return np.bincount(places, values, count).astype(np.float64, copy=False)


def _over(wanted: Numbers, there: Numbers) -> Numbers:
    """Quotients; 0 where there is nothing."""
    return np.divide(wanted, there, out=np.zeros_like(wanted), where=there > 0)
