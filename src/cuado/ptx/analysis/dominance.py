"""Dominators and post-dominators of a function's basic blocks, and control dependence."""

from weakref import WeakKeyDictionary

from cuado.ptx.analysis.flow import EXIT, Flow
from cuado.ptx.analysis.graph import immediate_dominators, is_above, predecessors, reachable

_BEFORE: WeakKeyDictionary[Flow, list[int | None]] = WeakKeyDictionary()
_AFTER: WeakKeyDictionary[Flow, list[int | None]] = WeakKeyDictionary()


def dominators(flow: Flow) -> list[int | None]:
    """Immediate dominator of each block; None for the entry and for unreachable blocks."""
    if flow not in _BEFORE:
        _BEFORE[flow] = immediate_dominators(flow.successors, 0) if flow.blocks else []
    return _BEFORE[flow]


def post_dominators(flow: Flow) -> list[int | None]:
    """Immediate post-dominator of each block; None where that is the exit itself.

    An endless loop is assumed to exit from its last block, so that every block has one.
    """
    if flow not in _AFTER:
        count = len(flow.blocks)
        # Post-dominators are the dominators of the reversed graph, whose root is the exit.
        backward = predecessors([*_to_exit(flow), []])
        found = immediate_dominators(backward, count)[:count]
        _AFTER[flow] = [None if dominator == count else dominator for dominator in found]
    return _AFTER[flow]


def control_dependence(flow: Flow) -> list[frozenset[int]]:
    """For each block, the blocks whose final branch decides if it runs.

    From the post-dominators, as in Ferrante, Ottenstein and Warren, "The Program Dependence Graph
    and Its Use in Optimization" (1987).
    """
    immediate = post_dominators(flow)
    depends: list[set[int]] = [set() for _ in flow.blocks]
    for block, successors in enumerate(_to_exit(flow)):
        for successor in successors:
            # What post-dominates the successor, up to the block's own post-dominator, runs only if
            # this edge is taken.
            at: int | None = successor if successor < len(flow.blocks) else None
            while at is not None and at != immediate[block]:
                depends[at].add(block)
                at = immediate[at]
    return [frozenset(found) for found in depends]


def _to_exit(flow: Flow) -> list[list[int]]:
    """Successors with the exit as number ``len(blocks)``, reachable from every block."""
    count = len(flow.blocks)
    following = [[count if s == EXIT else s for s in block.successors] for block in flow.blocks]
    before = predecessors([*following, []])
    ending = set(reachable(before, count))
    # From the last block on: what a block leads to is decided before what leads to it alone. Each
    # block is looked at once, as modules of ten thousand unreachable blocks want.
    for block in reversed(range(count)):
        if block in ending:
            continue
        following[block].append(count)
        todo = [block]
        while todo:
            at = todo.pop()
            if at not in ending:
                ending.add(at)
                todo += before[at]
    return following


class Dominance:
    """Dominance between instructions of a function."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._immediate = dominators(flow)

    def __call__(self, one: int, other: int) -> bool:
        """True if instruction ``one`` is ``other``, or runs on every path to it."""
        first, at = self._flow.block_of[one], self._flow.block_of[other]
        return one <= other if first == at else self.is_before(first, at)

    def is_before(self, one: int, other: int) -> bool:
        """True if block ``one`` is ``other``, or is on every path to it."""
        return is_above(self._immediate, one, other)
