"""Any graph of basic blocks, given by their numbers: what precedes, dominates and goes around."""

from collections.abc import Sequence

Edges = Sequence[Sequence[int]]
"""Of each block, the numbers of others. Negative ones are no blocks: the end."""


def predecessors(successors: Edges) -> list[list[int]]:
    """For each block those that it may follow."""
    found: list[list[int]] = [[] for _ in successors]
    for number, following in enumerate(successors):
        for each in following:
            if each >= 0:
                found[each].append(number)
    return found


def dominators(before: Edges, roots: Sequence[int]) -> list[int]:
    """For each block, as bits of a number, those on all ways to it from the roots; itself as well.

    Every block, where nothing leads and that is no root.

    Args:
        before: those that each may follow; those that may follow it, for post-dominators.
        roots: where ways begin.
    """
    every = (1 << len(before)) - 1
    found = [every] * len(before)
    for root in roots:
        found[root] = 1 << root
    fixed, changed = frozenset(roots), True
    while changed:
        changed = False
        for number, others in enumerate(before):
            if number in fixed or not others:
                continue
            common = every
            for other in others:
                common &= found[other]
            common |= 1 << number
            if common != found[number]:
                found[number], changed = common, True
    return found


def natural_loops(successors: Edges, before: Edges, above: Sequence[int]) -> dict[int, set[int]]:
    """Blocks of each loop, by the block that it is entered at; loops in one block are loops.

    A loop is what an edge back to a dominator closes; those with the same first block are one. What
    is entered at several blocks is none.

    Args:
        successors: those that may follow each block.
        before: those that each may follow.
        above: the dominators of each, as bits.
    """
    found: dict[int, set[int]] = {}
    for number, following in enumerate(successors):
        for head in following:
            if head < 0 or not above[number] >> head & 1:
                continue
            body = found.setdefault(head, {head})
            coming = [number]
            while coming:
                each = coming.pop()
                if each not in body:
                    body.add(each)
                    coming += before[each]
    return found
