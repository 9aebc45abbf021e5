"""Finds chains of dependent loads: a load whose address comes from the same load, one turn before.

Within a loop's body, which is a stretch of instructions that were all executed as often, each
register has a depth: how many loads, one after the other, its value has come through. Walked
several times, the depth of a chain's load grows by each turn; that of a gather (``x[i[k]]``) stays.
"""

from collections.abc import Sequence

from cuado.model.instruction import Instruction
from cuado.sass.registers import registers_of
from cuado.sass.waits import is_global_load

TURNS = 3
"""Times that a body is walked: once to see what registers hold, twice to see depth grow."""
ALIKE = 1e-3
"""Relative difference of two counts of executions, which may be fitted, that count as equal."""


def chained_loads(code: Sequence[Instruction], warps: float) -> frozenset[int]:
    """Indices of the global loads that wait for themselves, one turn of their loop before.

    Args:
        code: in address order, with counts of executions.
        warps: of the launch: what is executed more often is in a loop.
    """
    found: set[int] = set()
    for first, last in _bodies(code, warps):
        found |= _growing(code, first, last)
    return frozenset(found)


def _bodies(code: Sequence[Instruction], warps: float) -> list[tuple[int, int]]:
    """First and last index of each stretch executed equally often, and more than once a warp."""
    found: list[tuple[int, int]] = []
    begin = 0
    for index in range(1, len(code) + 1):
        here = code[index].executed or 0.0 if index < len(code) else -1.0
        times = code[begin].executed or 0.0
        if abs(here - times) <= ALIKE * times:
            continue
        if times > (1 + ALIKE) * warps:
            found.append((begin, index - 1))
        begin = index
    return found


def _growing(code: Sequence[Instruction], first: int, last: int) -> set[int]:
    """The loads of a body whose depth grows by each turn."""
    depth: dict[int, int] = {}
    seen: dict[int, list[int]] = {}
    for _ in range(TURNS):
        for index in range(first, last + 1):
            effect = registers_of(code[index])
            deepest = max((depth.get(register, 0) for register in effect.read), default=0)
            if is_global_load(code[index]):
                seen.setdefault(index, []).append(deepest)
                deepest += 1
            for register in effect.written:
                depth[register] = deepest
    return {index for index, depths in seen.items() if depths[-1] > depths[-2]}
