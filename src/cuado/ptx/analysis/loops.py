"""The natural loops of a function, and its hottest blocks."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from cuado.ptx.analysis.dominance import dominators
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.analysis.graph import Loop, is_above, natural_loops

__all__ = ["Loop", "has_other_cycles", "hot_blocks", "loops_of"]

_FOUND: WeakKeyDictionary[Flow, tuple[Loop, ...]] = WeakKeyDictionary()


def loops_of(flow: Flow) -> tuple[Loop, ...]:
    """The loops of a function in order of their headers; found once."""
    if flow not in _FOUND:
        _FOUND[flow] = _loops(flow)
    return _FOUND[flow]


def _loops(flow: Flow) -> tuple[Loop, ...]:
    immediate, runs = dominators(flow), flow.reachable()
    places = [flow.order[block.first] for block in flow.blocks]
    # What cannot be reached is in no loop: it has no edges here.
    edges = [each if n in runs else [] for n, each in enumerate(flow.successors)]

    def dominates(one: int, other: int) -> bool:
        # Most edges lead on in the order of control flow: no dominator is looked for then.
        return places[one] <= places[other] and is_above(immediate, one, other)

    return tuple(sorted(natural_loops(edges, dominates), key=lambda loop: loop.header))


def has_other_cycles(flow: Flow) -> bool:
    """True if code comes back to where it was in another way than by one of its loops.

    Such a cycle has several entries (``goto`` into a loop): how often it runs, no loop tells.
    """
    ends = {(n, loop.header) for loop in loops_of(flow) for n in loop.blocks}
    runs = flow.reachable()
    coming = dict.fromkeys(runs, 0)
    onward = {n: [m for m in flow.successors[n] if (n, m) not in ends] for n in runs}
    for following in onward.values():
        for m in following:
            coming[m] += 1
    waiting = [n for n, count in coming.items() if not count]
    seen = 0
    while waiting:
        seen += 1
        for m in onward[waiting.pop()]:
            coming[m] -= 1
            if not coming[m]:
                waiting.append(m)
    return seen < len(onward)


def hot_blocks(flow: Flow, accesses: Iterable[int]) -> tuple[int, ...]:
    """The blocks where a kernel spends its time, judged by its loops.

    Args:
        flow: of the function.
        accesses: the instructions that matter, such as memory accesses.

    Returns:
        Headers of the innermost loops that have one of ``accesses``: blocks that run once per
        iteration. The block of the first access if no loop has any, the entry without accesses.
    """
    reachable = flow.reachable()
    chosen = [n for n in sorted(accesses) if flow.block_of[n] in reachable]
    within = {flow.block_of[n] for n in chosen}
    headers = [loop.header for loop in loops_of(flow) if loop.is_innermost and within & loop.blocks]
    if headers:
        return tuple(headers)
    return (flow.block_of[chosen[0]] if chosen else 0,)
