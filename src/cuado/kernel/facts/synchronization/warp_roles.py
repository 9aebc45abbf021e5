"""Roles of warps: parts of a kernel that only some warps of a block run.

A warp-specialised kernel branches on the warp's number; one role starts the copies, others multiply
or write results. Roles hand registers to each other (``setmaxnreg``) and elect one lane to speak
for a warp (``elect.sync``). PTX ISA 9.0, sections 9.7.13.12 and 9.7.19.5.
"""

from dataclasses import dataclass

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Immediate

_REGISTERS = "setmaxnreg"


@dataclass(frozen=True, slots=True)
class WarpRoles:
    """How the warps of a block share the work.

    Attributes:
        branches: that lead warps of one block to different parts, by index.
        handed_over: registers of a thread that the roles set for themselves, in the order of the
            text; negative where they give some away.
        are_apart: whether copies into shared memory and products are never in one role: no path
            from the branch has both.
    """

    branches: tuple[int, ...]
    handed_over: tuple[int, ...]
    are_apart: bool

    @property
    def are_specialised(self) -> bool:
        """True if warps have roles of their own: by registers, or by what they do."""
        return bool(self.handed_over) or (bool(self.branches) and self.are_apart)


def warp_roles_of(kernel: Kernel) -> WarpRoles:
    """The roles of a kernel's warps."""
    code = kernel.code
    handed = []
    for instruction in code.instructions:
        if instruction.base == _REGISTERS and instruction.operands:
            count = instruction.operands[0]
            if isinstance(count, Immediate):
                sign = -1 if ".dec" in instruction.opcode else 1
                handed.append(sign * int(count.value))
    return WarpRoles(_dividing(kernel), tuple(handed), _are_apart(kernel))


def _dividing(kernel: Kernel) -> tuple[int, ...]:
    """Guarded branches whose condition is the same in a warp, and differs between warps."""
    found = []
    for index in kernel.having(Trait.BRANCH):
        guard = kernel.code.instructions[index].guard
        if guard and _is_of_warps(kernel, index):
            found.append(index)
    return tuple(found)


def _is_of_warps(kernel: Kernel, index: int) -> bool:
    """True if a branch depends on the thread's number, and on no memory: by a shuffle of lane 0."""
    slicer = kernel.slicer
    names = (kernel.code.instructions[index].guard,)
    keys = kernel.code.keys(names, index)
    todo = [d for key in keys for d in slicer.chains.definitions.get((index, key), ())]
    seen: set[int] = set()
    reads_thread = exchanges = False
    while todo:
        at = todo.pop()
        if at in seen:
            continue
        seen.add(at)
        effects = kernel.code.effects[at]
        if effects.opcode.access is not None:
            return False
        # ``shfl`` of lane 0 is how a compiler is told that a number is the same in a warp: ``tid /
        # 32`` alone is not.
        reads_thread |= any(name.startswith(("%tid", "%warpid")) for name in effects.reads)
        exchanges |= kernel.code.instructions[at].base == "shfl"
        for key in kernel.code.keys(effects.reads, at):
            todo += slicer.chains.definitions.get((at, key), ())
    return reads_thread and exchanges


def _are_apart(kernel: Kernel) -> bool:
    """True if no basic block that copies into shared memory leads to one that multiplies."""
    flow = kernel.slicer.flow
    copying = {flow.block_of[n] for n in async_copies_of(kernel.code).into_shared}
    multiplying = {flow.block_of[n] for n in products_of(kernel.code).all}
    if not copying or not multiplying:
        return False
    todo, seen = list(copying), set(copying)
    while todo:
        for following in flow.successors[todo.pop()]:
            if following not in seen:
                seen.add(following)
                todo.append(following)
    return not seen & multiplying
