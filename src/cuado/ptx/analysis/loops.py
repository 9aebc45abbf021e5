"""Natural loops: what is repeated, and what is repeated most.

A loop is found from its back edges, the edges to a block that dominates their source. Cycles that
can be entered in two places have none and are not found; compilers do not write them from
structured code.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from cuado.ptx.analysis.dominance import dominators
from cuado.ptx.analysis.flow import Flow


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


def loops_of(flow: Flow) -> tuple[Loop, ...]:
    """The loops of a function in order of their headers; found once."""
    if flow not in _FOUND:
        _FOUND[flow] = _loops(flow)
    return _FOUND[flow]


_FOUND: WeakKeyDictionary[Flow, tuple[Loop, ...]] = WeakKeyDictionary()


def _loops(flow: Flow) -> tuple[Loop, ...]:
    latches = _latches(flow)
    preceding: dict[int, list[int]] = {}
    for block in flow.reachable():
        for successor in flow.successors[block]:
            preceding.setdefault(successor, []).append(block)
    bodies = {header: _body(preceding, header, ends) for header, ends in latches.items()}
    return tuple(
        Loop(
            header,
            tuple(latches[header]),
            body,
            sum(header in other for other in bodies.values()),
            not any(inner in body for inner in bodies if inner != header),
        )
        for header, body in sorted(bodies.items())
    )


def hot_blocks(flow: Flow, accesses: Iterable[int]) -> tuple[int, ...]:
    """Where a kernel spends its time, as far as its shape can tell.

    Args:
        flow: of the function.
        accesses: the instructions that are taken to matter, such as those that access memory.

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


def _latches(flow: Flow) -> dict[int, list[int]]:
    """Sources of back edges by the header that they go to."""
    immediate = dominators(flow)
    found: dict[int, list[int]] = {}
    places = [flow.order[block.first] for block in flow.blocks]
    for block in sorted(flow.reachable()):
        for successor in flow.successors[block]:
            if places[successor] <= places[block] and _dominates(immediate, successor, block):
                found.setdefault(successor, []).append(block)
    return found


def _dominates(immediate: list[int | None], one: int, other: int) -> bool:
    at: int | None = other
    while at is not None and at != one:
        at = immediate[at]
    return at == one


def _body(preceding: dict[int, list[int]], header: int, latches: list[int]) -> frozenset[int]:
    """Blocks from which a latch can be reached without passing the header, and the header."""
    found = {header}
    todo = list(latches)
    while todo:
        block = todo.pop()
        if block not in found:
            found.add(block)
            todo += preceding.get(block, ())
    return frozenset(found)
