"""Any graph of basic blocks, given by their numbers: order, dominators, natural loops.

Control flow of PTX and of machine code is analysed by these. A block's successors are numbers of
blocks; a negative one stands for the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Edges = Sequence[Sequence[int]]
"""For each block, the numbers of others."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop; loops of one header are one.

    Attributes:
        header: the block through which it is entered; it dominates the others.
        latches: the blocks from which it goes back to the header.
        blocks: all its blocks, those of loops inside it included.
        depth: 1 for a loop that is in no other.
        is_innermost: whether there is no loop inside it.
    """

    header: int
    latches: tuple[int, ...]
    blocks: frozenset[int]
    depth: int
    is_innermost: bool


def predecessors(successors: Edges) -> list[list[int]]:
    """The blocks that each block may follow."""
    found: list[list[int]] = [[] for _ in successors]
    for number, following in enumerate(successors):
        for each in following:
            if each >= 0:
                found[each].append(number)
    return found


def reachable(successors: Edges, root: int = 0) -> frozenset[int]:
    """The blocks that control can reach from ``root``, itself included."""
    return frozenset(reverse_postorder(successors, root)) if successors else frozenset()


def reverse_postorder(successors: Edges, root: int) -> list[int]:
    """Blocks reachable from ``root``, each before its successors except along back edges."""
    seen, done = {root}, []
    stack = [(root, iter(successors[root]))]
    while stack:
        block, following = stack[-1]
        new = next((s for s in following if s >= 0 and s not in seen), None)
        if new is None:
            done.append(block)
            stack.pop()
        else:
            seen.add(new)
            stack.append((new, iter(successors[new])))
    return done[::-1]


def immediate_dominators(successors: Edges, root: int) -> list[int | None]:
    """The immediate dominator of each block; None for the root and for unreachable blocks.

    The algorithm is that of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"
    (2001). Post-dominators are the dominators of the reversed graph.
    """
    # In reverse postorder each block but the root has a processed predecessor, so its dominator can
    # start from there, and few passes suffice.
    order = reverse_postorder(successors, root)
    rank = {block: position for position, block in enumerate(order)}
    preceding: dict[int, list[int]] = {block: [] for block in order}
    for block in order:
        for following in successors[block]:
            if following >= 0:
                preceding[following].append(block)
    found: dict[int, int] = {root: root}
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            known = [before for before in preceding[block] if before in found]
            best = known[0]
            for other in known[1:]:
                best = _common_dominator(best, other, found, rank)
            if found.get(block) != best:
                found[block] = best
                changed = True
    return [found.get(n) if n != root else None for n in range(len(successors))]


def _common_dominator(one: int, other: int, found: dict[int, int], rank: dict[int, int]) -> int:
    """The nearest common dominator of two blocks."""
    while one != other:
        # Climb from the deeper block: a dominator always has a smaller rank.
        while rank[one] > rank[other]:
            one = found[one]
        while rank[other] > rank[one]:
            other = found[other]
    return one


def is_above(immediate: Sequence[int | None], one: int, other: int) -> bool:
    """True if block ``one`` is ``other``, or is on every path to it."""
    at: int | None = other
    while at is not None and at != one:
        at = immediate[at]
    return at == one


def dominator_sets(successors: Edges, roots: Sequence[int]) -> list[int]:
    """All dominators of each block, itself included, as bits of a number; for any number of roots.

    An unreachable block has every block: no path comes to it past any of them.
    """
    # One more block leads to all roots: it is the root of the one dominator tree.
    count = len(successors)
    edges = [*successors, roots]
    immediate = immediate_dominators(edges, count)
    found = [(1 << count) - 1] * count + [0]
    for block in reverse_postorder(edges, count)[1:]:
        above = immediate[block]
        if above is not None:
            found[block] = found[above] | 1 << block
    return found[:count]


def natural_loops(successors: Edges, dominates: Callable[[int, int], object]) -> list[Loop]:
    """The loops that edges back to a dominator close, in the order in which these are found.

    Cycles that can be entered in two places have no such edge and are not found; compilers do not
    write them from structured code.

    Args:
        successors: of each block.
        dominates: ``dominates(one, other)`` is true if ``one`` is on every path to ``other``.
    """
    before = predecessors(successors)
    latches: dict[int, list[int]] = {}
    for block, following in enumerate(successors):
        for header in following:
            if header >= 0 and dominates(header, block):
                latches.setdefault(header, []).append(block)
    bodies = {header: _body(before, header, ends) for header, ends in latches.items()}
    return [
        Loop(
            header,
            tuple(latches[header]),
            body,
            sum(header in other for other in bodies.values()),
            not any(inner in body for inner in bodies if inner != header),
        )
        for header, body in bodies.items()
    ]


def _body(before: Edges, header: int, latches: Sequence[int]) -> frozenset[int]:
    """Blocks from which a latch can be reached without passing the header, and the header."""
    found = {header}
    todo = list(latches)
    while todo:
        block = todo.pop()
        if block not in found:
            found.add(block)
            todo += before[block]
    return frozenset(found)
