"""Trip counts of loops, and the branch shares for paths with lower, or higher, trip counts.

A typical path is all that a warp does: too long to be simulated where loops make thousands of
iterations. Paths are shortened by taking loop exits sooner. All else stays as it was: each loop
that is entered is left, an inner loop keeps its trip count until the outer one is down to two
iterations, and the exits of a loop keep their proportions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

from cuado.backends.emulated.timing.entries import ALL, entering, reaching
from cuado.backends.emulated.timing.flow_graph import exit_groups, natural_loops
from cuado.backends.emulated.timing.workload import CodeBlock

FEWEST = 2.0
"""Runs of a loop's header that are kept in any case: with two iterations, what an iteration waits
for in the one before still shows."""
HALVINGS = 60
"""Steps of the bisection for the factor."""
MOST_RARE = 8
"""Loops that not all warps enter of which that is followed: each asks for the solution of as many
equations as there are blocks, for each kind of warps."""
_NEVER = 1e-6
"""Entries of a loop for each warp below which no warp reaches it."""


@dataclass(frozen=True, slots=True)
class _Loop:
    """A loop, and how an average warp runs it.

    Attributes:
        header: its first block.
        body: its blocks.
        runs: executions of its header, for each warp.
        entries: times that a warp enters it.
        outer: numbers of the loops around it, the innermost last.
    """

    header: int
    body: frozenset[int]
    runs: float
    entries: float
    outer: tuple[int, ...]


class Rounds:
    """The loops of some machine code with their trip counts.

    Args:
        code: the basic blocks.
        runs: executions of each block, for each warp.
        shares: how often each edge out of each block is taken, for each run of the block.
    """

    def __init__(
        self, code: Sequence[CodeBlock], runs: Sequence[float], shares: Sequence[Sequence[float]]
    ) -> None:
        self._code = code
        self._runs = runs
        self._shares = shares
        self._left = exit_groups(code)
        found = ((loop.header, loop.blocks) for loop in natural_loops(code))
        # Largest first: outer loops have smaller numbers than those inside.
        bodies = sorted(found, key=lambda loop: -len(loop[1]))
        self._number = {head: number for number, (head, _) in enumerate(bodies)}
        self._loops = [
            _Loop(
                head,
                body,
                runs[head],
                self._entries(head, body),
                tuple(n for n, (_, other) in enumerate(bodies) if head in other and body < other),
            )
            for head, body in bodies
        ]
        self._known: dict[float, tuple[Sequence[Sequence[float]], list[float]]] = {}
        self._around = [
            [n for n, loop in enumerate(self._loops) if number in loop.body]
            for number in range(len(code))
        ]

    def _entries(self, head: int, body: frozenset[int]) -> float:
        """Times that a warp enters a loop: how often edges from outside lead to its header."""
        found = 1.0 if head == 0 else 0.0
        for number, block in enumerate(self._code):
            if number not in body:
                taken = zip(block.successors, self._shares[number], strict=True)
                found += self._runs[number] * sum(
                    share for target, share in taken if target == head
                )
        return found

    def factor(self, instructions: float, level: float = 1.0) -> float:
        """The factor on trip counts with which a path has at most so many instructions.

        Args:
            instructions: how many.
            level: trip counts of a warp, relative to those of a mean one.
        """
        _, more = self._entered(level)

        def length(factor: float) -> float:
            slower = self._slower(factor, level, more)
            return sum(
                runs * len(block.steps) * prod(more[n] for n in around[:1])
                / prod(slower[n] for n in around)
                for block, runs, around in zip(self._code, self._runs, self._around, strict=True)
            )  # fmt: skip

        if length(1.0) <= instructions:
            return 1.0
        # By bisection: the length grows with the factor, but each loop keeps its last iterations.
        low, high = 0.0, 1.0
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if length(middle) <= instructions else (low, middle)
        return high

    def edge_shares(self, factor: float, level: float) -> list[list[float]]:
        """The share of each edge of each block, with changed trip counts.

        Args:
            factor: factor on all trip counts.
            level: trip counts of a warp, relative to those of a mean one.
        """
        shares, more = self._entered(level)
        slower = self._slower(factor, level, more)
        return [
            self._sooner(number, shares[number], [slower[n] for n in self._around[number]])
            for number in range(len(self._code))
        ]

    def _entered(self, level: float) -> tuple[Sequence[Sequence[float]], list[float]]:
        """The share of each edge, and how many times as often each loop is entered, by a kind.

        Args:
            level: trip counts of a warp of the kind, relative to those of a mean one.
        """
        if level not in self._known:
            self._known[level] = self._entering(level)
        return self._known[level]

    def _entering(self, level: float) -> tuple[Sequence[Sequence[float]], list[float]]:
        shares, more = self._shares, [1.0] * len(self._loops)
        if level == 1.0:
            return shares, more
        for number, before in self._rare.items():
            loop, wanted = self._loops[number], min(before * level, 1.0)
            changed = entering(self._code, shares, loop.header, loop.body, wanted)
            if changed is not None:
                shares, more[number] = changed, wanted / before
        # A loop in others is entered more often by as much as the largest of them.
        return shares, [
            more[loop.outer[0]] if loop.outer else own
            for loop, own in zip(self._loops, more, strict=True)
        ]

    @cached_property
    def _rare(self) -> dict[int, float]:
        """The share of warps that enter each loop that not all enter; of many, the busiest.

        Only warps of several kinds ask for it, as it takes long in much code.
        """
        some = [
            number
            for number, loop in enumerate(self._loops)
            if not loop.outer and _NEVER <= loop.entries < ALL
        ]
        some = sorted(some, key=lambda number: -self._loops[number].runs)[:MOST_RARE]
        found = {
            n: float(reaching(self._code, self._shares, self._loops[n].header)[0]) for n in some
        }
        return {number: share for number, share in found.items() if share > 0}

    def _slower(self, factor: float, level: float, more: Sequence[float]) -> list[float]:
        """For each loop, how many of its iterations become one.

        Args:
            factor: factor on all trip counts.
            level: trip counts of a warp, relative to those of a mean one.
            more: how many times as often as by a mean warp each loop is entered.
        """
        found: list[float] = []
        for loop, times in zip(self._loops, more, strict=True):
            # Outer loops come first: this loop is entered that many times less often by now, which
            # counts towards the factor before its own trip count does.
            fewer = prod(found[n] for n in loop.outer)
            entries = loop.entries * times
            if entries < _NEVER or loop.runs < _NEVER:
                found.append(1.0)
                continue
            # From the wanted runs of the header to iterations for each entry, then to the ratio of
            # old and new iterations: below 1 for warps that iterate more than a mean one.
            runs = loop.runs * level
            wanted = max(min(runs, FEWEST), runs * factor)
            rounds = max(wanted / (entries / fewer), 1.0)
            found.append(max(loop.runs / loop.entries, 1.0) / rounds)
        return found

    def _sooner(self, number: int, taken: Sequence[float], slower: Sequence[float]) -> list[float]:
        """The shares of a block's edges, those of loop exits larger by as much as loops are cut.

        Args:
            number: number of the block.
            taken: the shares of its edges with all rounds.
            slower: how many iterations become one, of each loop around the block.
        """
        shares, left = list(taken), self._left[number]
        if all(each is None for each in left):
            return shares
        around = self._around[number]
        # An exit of several loops at once ends the iterations of all of them: from the largest that
        # it leaves (``group``) inwards.
        out = [
            w * prod(s for n, s in zip(around, slower, strict=True) if n >= self._number[group])
            if group is not None
            else 0.0
            for w, group in zip(shares, left, strict=True)
        ]
        before = sum(w for w, group in zip(shares, left, strict=True) if group is not None)
        stay = sum(shares) - before
        if not before or not stay:
            return shares
        # Where lanes diverge at the exit, warps also stay in the loop with their other lanes: these
        # do not count as leaving. The edges that stay get what is left of each run.
        leave = max(before - max(sum(shares) - 1.0, 0.0), 0.0) * sum(out) / before
        now = 1.0 - min(leave, 1.0)
        if (most := sum(out)) > 1.0:
            out = [each / most for each in out]
        return [
            own if group is not None else w * now / stay
            for w, own, group in zip(shares, out, left, strict=True)
        ]
