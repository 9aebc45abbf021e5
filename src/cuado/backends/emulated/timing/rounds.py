"""Rounds of loops: how many a warp goes, and how branches are taken for it to go fewer, or more.

What a typical path is made of is what a warp does: too long to be simulated where loops go around
thousands of times. Paths are cut down by taking the ways out of loops sooner. All else stays as it
was: what is entered is left, an inner loop goes as many rounds each time it is come to, until the
outer one goes two only, and each exit of several is taken as often as the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from cuado.backends.emulated.timing.flow_graph import exit_groups, natural_loops
from cuado.backends.emulated.timing.workload import CodeBlock

FEWEST = 2.0
"""Times that the first block of a loop runs in any case: what waits for the round before shows."""
HALVINGS = 60
_NEVER = 1e-6
"""Of warps that come to a loop, for each that begins: none."""


@dataclass(frozen=True, slots=True)
class _Loop:
    """A loop as a warp goes around it, on average.

    Attributes:
        body: its blocks.
        runs: of its first block, for each warp.
        entries: times that a warp comes to it.
        outer: numbers of the loops around it, the innermost last.
    """

    body: frozenset[int]
    runs: float
    entries: float
    outer: tuple[int, ...]


class Rounds:
    """The loops of some code, and how often warps go around them.

    Args:
        code: any.
        runs: of each block, for each warp.
        ways: how often each way out of each block is taken, for each time that the block runs.
    """

    def __init__(
        self, code: Sequence[CodeBlock], runs: Sequence[float], ways: Sequence[Sequence[float]]
    ) -> None:
        self._code = code
        self._runs = runs
        self._ways = ways
        self._left = exit_groups(code)
        found = ((loop.header, loop.blocks) for loop in natural_loops(code))
        bodies = sorted(found, key=lambda loop: -len(loop[1]))
        self._number = {head: number for number, (head, _) in enumerate(bodies)}
        self._loops = [
            _Loop(
                body,
                runs[head],
                self._entries(head, body),
                tuple(n for n, (_, other) in enumerate(bodies) if head in other and body < other),
            )
            for head, body in bodies
        ]
        self._around = [
            [n for n, loop in enumerate(self._loops) if number in loop.body]
            for number in range(len(code))
        ]

    def _entries(self, head: int, body: frozenset[int]) -> float:
        """Times that a warp comes to a loop."""
        found = 1.0 if head == 0 else 0.0
        for number, block in enumerate(self._code):
            if number not in body:
                taken = zip(block.successors, self._ways[number], strict=True)
                found += self._runs[number] * sum(share for way, share in taken if way == head)
        return found

    def factor(self, instructions: float) -> float:
        """By which loops are to run less often, for a path to have no more instructions."""

        def length(factor: float) -> float:
            slower = self._slower(factor, 1.0)
            return sum(
                runs * len(block.steps) / prod(slower[n] for n in around)
                for block, runs, around in zip(self._code, self._runs, self._around, strict=True)
            )

        if length(1.0) <= instructions:
            return 1.0
        low, high = 0.0, 1.0
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if length(middle) <= instructions else (low, middle)
        return high

    def ways(self, factor: float, level: float) -> list[list[float]]:
        """How often ways are taken for loops to run less often.

        Args:
            factor: by which they do.
            level: how often a warp goes around them, a mean one going once.
        """
        slower = self._slower(factor, level)
        return [
            self._sooner(number, [slower[n] for n in self._around[number]])
            for number in range(len(self._code))
        ]

    def _slower(self, factor: float, level: float) -> list[float]:
        """For each loop, how many of its rounds become one."""
        found: list[float] = []
        for loop in self._loops:
            fewer = prod(found[n] for n in loop.outer)
            if loop.entries < _NEVER or loop.runs < _NEVER:
                found.append(1.0)
                continue
            runs = loop.runs * level
            wanted = max(min(runs, FEWEST), runs * factor)
            rounds = max(wanted / (loop.entries / fewer), 1.0)
            found.append(max(loop.runs / loop.entries, 1.0) / rounds)
        return found

    def _sooner(self, number: int, slower: Sequence[float]) -> list[float]:
        """The ways out of a block, those out of loops as much sooner as fewer rounds are gone."""
        ways, left = list(self._ways[number]), self._left[number]
        if all(each is None for each in left):
            return ways
        around = self._around[number]
        out = [
            w * prod(s for n, s in zip(around, slower, strict=True) if n >= self._number[group])
            if group is not None
            else 0.0
            for w, group in zip(ways, left, strict=True)
        ]
        before = sum(w for w, group in zip(ways, left, strict=True) if group is not None)
        stay = sum(ways) - before
        if not before or not stay:
            return ways
        # Where some lanes leave, and their warp goes on with the others, that many more do so.
        leave = max(before - max(sum(ways) - 1.0, 0.0), 0.0) * sum(out) / before
        now = 1.0 - min(leave, 1.0)
        if (most := sum(out)) > 1.0:
            out = [each / most for each in out]
        return [
            own if group is not None else w * now / stay
            for w, own, group in zip(ways, out, left, strict=True)
        ]
