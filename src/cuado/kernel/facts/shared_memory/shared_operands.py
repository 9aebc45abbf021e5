"""Words that neighbours load again: threads along an axis, or blocks along one, load the same.

A load is made again by a neighbour where nothing that its address follows from tells the two apart.
A thread that does the work of several of them loads it once.
"""

from cuado.kernel.facts.loops.loop import innermost
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import rendered

_PART = 0.25
"""The least part of the loads of a memory that must be made again: else others take the time."""
_SEVERAL = 4
"""Loads outside of loops up to which they may be what a thread begins with."""


def loaded_again(kernel: Kernel, place: str) -> Space | None:
    """The memory of which neighbours load the same words again and again; None if there is none.

    Args:
        kernel: the kernel.
        place: the special register that tells neighbours apart: ``%tid.y``, say. Blocks have a
            shared memory each.
    """
    spaces = (Space.GLOBAL,) if place.startswith("%ctaid") else (Space.SHARED, Space.GLOBAL)
    found = {space: _again(kernel, place, space) for space in spaces}
    best = max(found, key=lambda space: found[space])
    return best if found[best] else None


def _again(kernel: Kernel, place: str, space: Space) -> int:
    """The number of loads of a memory that neighbours make again; 0 where they are few."""
    loads = kernel.accesses(Access.LOAD, space)
    same = [n for n in loads if not _depends(kernel, n, place)]
    loops = loops_of(kernel.slicer.flow)
    is_often = any(innermost(kernel, loops, n) is not None for n in same)
    if len(same) < _PART * len(loads) or not (is_often or len(same) >= _SEVERAL):
        return 0
    return len(same)


def _depends(kernel: Kernel, load: int, place: str) -> bool:
    """True if the address of a load is computed from a special register.

    Not where only a branch on it decides whether the load is made, as a test of bounds does.
    """
    code, definitions = kernel.code, kernel.slicer.chains.definitions
    todo = [(load, name) for name in code.effects[load].address]
    seen = set(todo)
    while todo:
        index, name = todo.pop()
        for n in {
            n for key in code.keys((name,), index) for n in definitions.get((index, key), ())
        }:
            if any(rendered(each) == place for each in code.instructions[n].operands):
                return True
            found = {(n, each) for each in code.effects[n].reads} - seen
            seen |= found
            todo += found
    return any(rendered(each) == place for each in code.instructions[load].operands)
