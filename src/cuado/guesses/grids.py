"""How guards and addresses grow from block to block, and from thread to thread."""

from collections.abc import Mapping

from cuado.guesses.evaluation import Evaluation
from cuado.guesses.kernel_facts import KernelFacts, Place

AXES = "xyz"
_ANYTHING = 1 << 12
"""Any value for numbers that do not matter."""


def specials_of(
    block: tuple[int, int, int],
    grid: tuple[int, int, int] = (64, 64, 64),
    at: tuple[int, int, int] = (0, 0, 0),
    thread: tuple[int, int, int] = (0, 0, 0),
) -> dict[str, int]:
    """Special registers of a thread."""
    found = {}
    for n, axis in enumerate(AXES):
        found[f"%tid.{axis}"], found[f"%ntid.{axis}"] = thread[n], block[n]
        found[f"%ctaid.{axis}"], found[f"%nctaid.{axis}"] = at[n], grid[n]
    linear = thread[0] + block[0] * (thread[1] + block[1] * thread[2])
    return {**found, "%laneid": linear % 32, "%warpid": linear // 32}


def per_block(
    facts: KernelFacts,
    index: int,
    axis: str,
    block: tuple[int, int, int],
    numbers: Mapping[Place, int] | None = None,
) -> int | None:
    """By how much what a comparison compares grows from block to block; None if that is unknown.

    Args:
        facts: of the kernel.
        index: the comparison.
        axis: of the grid.
        block: threads of a block.
        numbers: values of the kernel's numbers.
    """
    return _growth(facts, index, axis, block, numbers, of_blocks=True)


def per_thread(
    facts: KernelFacts, index: int, axis: str, block: tuple[int, int, int]
) -> int | None:
    """By how much what a comparison compares grows from thread to thread."""
    return _growth(facts, index, axis, block, None, of_blocks=False)


def _growth(
    facts: KernelFacts,
    index: int,
    axis: str,
    block: tuple[int, int, int],
    numbers: Mapping[Place, int] | None,
    *,
    of_blocks: bool,
) -> int | None:
    values = _values(facts, numbers)
    found = []
    for step in (0, 1):
        place = [0, 0, 0]
        place[AXES.index(axis)] = step
        where = (place[0], place[1], place[2])
        specials = specials_of(block, at=where) if of_blocks else specials_of(block, thread=where)
        found.append(Evaluation(facts.slicer, values, specials).difference(index))
    if found[0] is None or found[1] is None:
        return None
    return abs(found[1] - found[0])


def address_step(
    facts: KernelFacts,
    index: int,
    block: tuple[int, int, int],
    axis: str,
    numbers: Mapping[Place, int],
    *,
    of_blocks: bool = True,
) -> int | None:
    """By how many bytes the address of an access grows from block to block, or thread to thread."""
    values = _values(facts, numbers)
    found = []
    for step in (0, 1):
        place = [0, 0, 0]
        place[AXES.index(axis)] = step
        where = (place[0], place[1], place[2])
        specials = specials_of(block, at=where) if of_blocks else specials_of(block, thread=where)
        found.append(Evaluation(facts.slicer, values, specials).address(index))
    return None if found[0] is None or found[1] is None else found[1] - found[0]


def index_step(
    facts: KernelFacts, index: int, load: int, numbers: Mapping[Place, int]
) -> int | None:
    """By how many bytes the address of an access grows with a number that is loaded."""
    values = _values(facts, numbers)
    found = [
        Evaluation(facts.slicer, values, specials_of((32, 1, 1)), {load: value}).address(index)
        for value in (0, 1)
    ]
    return None if found[0] is None or found[1] is None else found[1] - found[0]


def _values(facts: KernelFacts, numbers: Mapping[Place, int] | None) -> dict[Place, int]:
    """Values of all parameters: those given, else some number; pointers are 0."""
    places = {place for each in facts.comparisons for place in each.flowing.parameters()}
    places |= {place for each in facts.touches for place in each.flowing.parameters()}
    pointers = {each.pointer for each in facts.touches}
    values = {place: 0 if place in pointers else _ANYTHING for place in places}
    return {**values, **(numbers or {})}
