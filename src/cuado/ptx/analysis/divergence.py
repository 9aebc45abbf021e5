"""The branches that decide what a thread runs, and if lanes may disagree on a value for it.

A register that one instruction wrote for all lanes at once holds related values in them. If lanes
diverge at a branch, or leave a loop at different times, they may read values written at different
times or places, and their values are unrelated.
"""

from functools import cached_property
from weakref import WeakKeyDictionary

from cuado.ptx.analysis.dominance import Dominance, post_dominators
from cuado.ptx.analysis.flow import EXIT, Flow
from cuado.ptx.errors import TooLargeError

Edge = tuple[int, int]
"""A block that ends in a branch, and the block that it goes to."""


_MOST_EDGES = 1 << 20
"""Pairs of a block and a branch that decides whether it runs."""
_CONTROL: WeakKeyDictionary[Flow, tuple[frozenset[Edge], ...]] = WeakKeyDictionary()


class Divergence:
    """Control of a function's blocks, and the branches found to be lane-dependent so far.

    Attributes:
        divergent: blocks whose branch at the end is lane-dependent; the analysis adds to it.
    """

    def __init__(self, flow: Flow) -> None:
        self.divergent: set[int] = set()
        self._flow = flow
        self._dominates = Dominance(flow)
        self._reach: dict[int, frozenset[int]] = {}

    @cached_property
    def control(self) -> tuple[frozenset[Edge], ...]:
        """The branch edges that each block is control-dependent on, directly or not.

        Raises:
            TooLargeError: there are too many of them.
        """
        if self._flow not in _CONTROL:
            _CONTROL[self._flow] = self._closure()
        return _CONTROL[self._flow]

    def _closure(self) -> tuple[frozenset[Edge], ...]:
        found = [set(edges) for edges in self.direct]
        changed = True
        while changed:
            changed, count = False, 0
            for block, edges in enumerate(found):
                sources = {source for source, _ in edges}
                every = edges.union(*(found[source] for source in sources))
                changed |= len(every) > len(edges)
                found[block] = every
                count += len(every)
                if count > _MOST_EDGES:
                    raise TooLargeError(f"{len(found):,} basic blocks decide each other")
        return tuple(map(frozenset, found))

    @cached_property
    def direct(self) -> tuple[frozenset[Edge], ...]:
        """The branch edges that decide whether each block runs, where their branches do.

        Control dependence by edge, after Ferrante, Ottenstein and Warren (1987).
        """
        immediate = post_dominators(self._flow)
        found: list[set[Edge]] = [set() for _ in self._flow.blocks]
        for number, block in enumerate(self._flow.blocks):
            for successor in block.successors if len(block.successors) > 1 else ():
                at: int | None = None if successor == EXIT else successor
                # The blocks between an edge's target and the branch's post-dominator run only
                # because of it.
                while at is not None and at != immediate[number]:
                    found[at].add((number, successor))
                    at = immediate[at]
        return tuple(map(frozenset, found))

    def controlled_by(self, block: int) -> tuple[int, ...]:
        """Blocks that run, or do not, because of the branch at the end of ``block``."""
        return self._controlled.get(block, ())

    @cached_property
    def _controlled(self) -> dict[int, tuple[int, ...]]:
        """For each block that ends in a branch, the blocks that run because of it."""
        found: dict[int, list[int]] = {}
        for number, edges in enumerate(self.control):
            for source in {source for source, _ in edges}:
                found.setdefault(source, []).append(number)
        return {source: tuple(numbers) for source, numbers in found.items()}

    def agree(self, definition: int, use: int) -> bool:
        """True if all lanes at ``use`` last wrote at ``definition`` at the same time.

        Both are instructions by index. For each lane-dependent edge that the definition is
        control-dependent on, the use must be so as well, and either no lane can return to the
        branch in between, or all returning lanes took the edge (a loop).
        """
        if not self.divergent:
            return True
        writing, reading = self._flow.block_of[definition], self._flow.block_of[use]
        for edge in self.control[writing]:
            source = edge[0]
            if source not in self.divergent:
                continue
            if edge not in self.control[reading]:
                return False
            # All lanes that come back to the branch took the edge (a loop), or none comes back
            # after the write: either way no lane can have missed the newest write.
            if edge in self.control[source] or source not in self.reachable(writing):
                continue
            if definition == use or not self._dominates(definition, use):
                return False
        return True

    def reachable(self, block: int) -> frozenset[int]:
        """Blocks reachable after ``block``; itself only if it is in a loop."""
        if block not in self._reach:
            seen: set[int] = set()
            todo = [block]
            while todo:
                for successor in self._flow.blocks[todo.pop()].successors:
                    if successor != EXIT and successor not in seen:
                        seen.add(successor)
                        todo.append(successor)
            self._reach[block] = frozenset(seen)
        return self._reach[block]
