"""Dominators and post-dominators of basic blocks, and control dependence.

The algorithm is that of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from cuado.ptx.analysis.flow import EXIT, Flow, reverse_postorder

_BEFORE: WeakKeyDictionary[Flow, list[int | None]] = WeakKeyDictionary()
_AFTER: WeakKeyDictionary[Flow, list[int | None]] = WeakKeyDictionary()


def dominators(flow: Flow) -> list[int | None]:
    """Immediate dominator of each block; None for the entry and for unreachable blocks."""
    if flow not in _BEFORE:
        _BEFORE[flow] = _immediate(flow.successors, 0) if flow.blocks else []
    return _BEFORE[flow]


def post_dominators(flow: Flow) -> list[int | None]:
    """Immediate post-dominator of each block; None where that is the exit itself.

    A loop that never ends is taken to leave from its last block, so that every block has one.
    """
    if flow not in _AFTER:
        _AFTER[flow] = _post_dominators(flow)
    return _AFTER[flow]


def _post_dominators(flow: Flow) -> list[int | None]:
    count = len(flow.blocks)
    following = _to_exit(flow)
    backward: list[list[int]] = [[] for _ in range(count + 1)]
    for block, successors in enumerate(following):
        for successor in successors:
            backward[successor].append(block)
    found = _immediate(backward, count)[:count]
    return [None if dominator == count else dominator for dominator in found]


def control_dependence(flow: Flow) -> list[frozenset[int]]:
    """For each block, the blocks whose branch at the end decides whether it runs.

    From the post-dominators, as in Ferrante, Ottenstein and Warren, "The Program Dependence Graph
    and Its Use in Optimization" (1987).
    """
    immediate = post_dominators(flow)
    depends: list[set[int]] = [set() for _ in flow.blocks]
    for block, successors in enumerate(_to_exit(flow)):
        for successor in successors:
            at: int | None = successor if successor < len(flow.blocks) else None
            while at is not None and at != immediate[block]:
                depends[at].add(block)
                at = immediate[at]
    return [frozenset(found) for found in depends]


def _to_exit(flow: Flow) -> list[list[int]]:
    """Successors with the exit as number ``len(blocks)``, reachable from every block."""
    count = len(flow.blocks)
    following = [[count if s == EXIT else s for s in block.successors] for block in flow.blocks]
    while stuck := set(range(count)) - _reaching(following, count):
        following[max(stuck)].append(count)
    return following


def _reaching(following: Sequence[Sequence[int]], target: int) -> set[int]:
    backward: dict[int, list[int]] = {}
    for node, successors in enumerate(following):
        for successor in successors:
            backward.setdefault(successor, []).append(node)
    seen: set[int] = set()
    todo = [target]
    while todo:
        for node in backward.get(todo.pop(), ()):
            if node not in seen:
                seen.add(node)
                todo.append(node)
    return seen


def _immediate(following: Sequence[Sequence[int]], root: int) -> list[int | None]:
    order = reverse_postorder(following, root)
    rank = {node: position for position, node in enumerate(order)}
    preceding: dict[int, list[int]] = {node: [] for node in order}
    for node in order:
        for successor in following[node]:
            preceding[successor].append(node)
    found: dict[int, int] = {root: root}
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            known = [before for before in preceding[node] if before in found]
            best = known[0]
            for other in known[1:]:
                best = _meet(best, other, found, rank)
            if found.get(node) != best:
                found[node] = best
                changed = True
    return [found.get(n) if n != root else None for n in range(len(following))]


def _meet(one: int, other: int, found: dict[int, int], rank: dict[int, int]) -> int:
    """The nearest common dominator of two blocks."""
    while one != other:
        while rank[one] > rank[other]:
            one = found[one]
        while rank[other] > rank[one]:
            other = found[other]
    return one
