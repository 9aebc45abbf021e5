"""Loads and stores under guards, where branches led around them.

``i < n ? in[i] : 0`` is a branch to a compiler, around the load and what its address takes. Under a
guard the load is made by the same threads, and its loop may be one basic block, which proofs want.
So it is with ``if (i < n) out[i] = sum;`` behind the loops: copies of threads do not part there.
"""

from collections.abc import Iterator, Set
from dataclasses import replace

from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.loops.settled_loops import drop_labels
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space

_LONGEST = 48
"""Most instructions of such a piece: all threads come to its arithmetic then."""
_SHORT = 16
"""The same where only arithmetic is in it."""
_MOST_LEVELS = 8
_WAYS = 2


def with_guarded_accesses(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, with such accesses guarded; itself if there are none."""
    return kernel.once("guarded accesses", lambda: _made(kernel, is_access=True))


def with_guarded_choices(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, with short arithmetic guarded where branches led around it.

    Itself if there is none. Data may decide whether it is done: ``c == 'A' ? 'T' : other(c)``.
    """
    return kernel.once("guarded choices", lambda: _made(kernel, is_access=False))


def _made(kernel: Kernel, *, is_access: bool) -> Kernel:
    if kernel.slicer.flow.unresolved:
        return kernel
    # Inner conditions first: what was around them is one piece then.
    for _ in range(_MOST_LEVELS):
        found = list(_pieces(kernel, is_access=is_access))
        if not found:
            break
        rewriting = Rewriting(kernel)
        for number in found:
            _guard(rewriting, number)
        drop_labels(rewriting, [kernel.slicer.flow.blocks[n].first - 1 for n in found])
        kernel = replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))
    return kernel


def _pieces(kernel: Kernel, *, is_access: bool) -> Iterator[int]:
    """Basic blocks that a branch just before leads around, in inner loops and outside of loops.

    Those without an access alone, if accesses are to stay as they are.
    """
    flow, loops = kernel.slicer.flow, loops_of(kernel.slicer.flow)
    outer = {n for loop in loops if not loop.is_innermost for n in loop.blocks}
    inner = {n for loop in loops if loop.is_innermost for n in loop.blocks}
    for number in sorted(flow.reachable() - (outer - inner)):
        block = flow.blocks[number]
        inside = kernel.code.effects[block.first : block.last + 1]
        is_short = len(inside) <= (_LONGEST if is_access else _SHORT)
        is_meant = is_access or all(each.opcode.access is None for each in inside)
        if is_short and is_meant and _is_led_around(kernel, number):
            yield number


def _is_led_around(kernel: Kernel, number: int) -> bool:
    """True if only a branch just before a block leads around it, and it may run under a guard."""
    flow, code = kernel.slicer.flow, kernel.code
    block = flow.blocks[number]
    if flow.predecessors[number] != [number - 1]:
        return False
    branch, ways = code.instructions[block.first - 1], {*flow.successors[number - 1]}
    if not branch.guard or branch.base != "bra" or len(ways) != _WAYS:
        return False
    guard = {*code.keys((branch.guard,), block.first - 1)}
    is_around = {*flow.successors[number]} == ways - {number}
    inside = range(block.first, block.last + 1)
    return is_around and all(_is_plain(kernel, n, guard) for n in inside)


def _is_plain(kernel: Kernel, index: int, guard: Set[Key]) -> bool:
    """True if an instruction only computes registers, or accesses global memory by itself."""
    effects, code = kernel.code.effects[index], kernel.code
    if (
        not effects.opcode.known
        or effects.opcode.traits
        or guard & {*code.keys(effects.writes, index)}
    ):
        return False
    access = effects.opcode.access
    if access in (Access.LOAD, Access.STORE):
        return kernel.space(index) in (Space.GLOBAL, Space.PARAM)
    return access is None


def _guard(rewriting: Rewriting, number: int) -> None:
    """Guard what of a piece is a load, or is read behind it; the branch goes."""
    kernel = rewriting.subject
    code, flow, is_live = kernel.code, kernel.slicer.flow, live_registers(kernel)
    block = flow.blocks[number]
    branch, (join,) = code.instructions[block.first - 1], flow.successors[number]
    for index in range(block.first, block.last + 1):
        effects = code.effects[index]
        keys = code.keys(effects.writes, index)
        if effects.opcode.access is not None or any(is_live(key, join) for key in keys):
            rewriting.guard(index, branch.guard, negated=not branch.negated)
    rewriting.delete(block.first - 1)
