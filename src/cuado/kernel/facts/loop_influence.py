"""What of a kernel follows from which iteration of a loop it is, and why its length must stay.

A loop may be made longer or shorter if nothing but its own end is decided by how often it ran, if
each iteration has the same work, and if what it accesses stays where it may.
"""

from dataclasses import dataclass

from cuado.kernel.facts.counted_loops import definitions_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait

_HARMFUL = {
    Trait.CALL: "a call",
    Trait.EXIT: "an exit",
    Trait.TRAP: "a trap",
    Trait.ASYNC: "an asynchronous operation",
    Trait.TIME: "a wait",
    Trait.STACK: "the stack",
    Trait.FENCE: "a fence",
    Trait.TEXTURE: "a texture",
}
_TOGETHER = {
    Trait.BARRIER: "a barrier",
    Trait.WARP: "an exchange between lanes",
    Trait.MATRIX: "a matrix product",
}
_ENDS = frozenset({Trait.BRANCH, Trait.EXIT})


@dataclass(frozen=True, slots=True)
class Varying:
    """What another number of a loop's iterations lets be something else.

    Attributes:
        reads: registers, with the instructions that read them: what goes around the loop, and what
            it leaves.
        results: instructions whose results follow from these, or from what the loop loads.
    """

    reads: frozenset[tuple[int, Key]]
    results: frozenset[int]

    def moves(self, kernel: Kernel, access: int) -> bool:
        """True if the address of an access is among it."""
        code = kernel.code
        names = code.effects[access].address
        return not self.reads.isdisjoint((access, key) for key in code.keys(names, access)) or any(
            n in self.results for name in names for n in definitions_of(kernel, name, access)
        )


def varying(kernel: Kernel, loop: Loop) -> Varying:
    """What follows from which iteration of a loop it is, or from how many it made."""
    code, chains, block_of = kernel.code, kernel.slicer.chains, kernel.slicer.flow.block_of
    reads = set()
    for (index, key), found in chains.definitions.items():
        within = {block_of[n] in loop.blocks for n in found}
        inside = block_of[index] in loop.blocks
        if True in within and (len(within) > 1 or not inside):
            reads.add((index, key))
    todo = [index for index, _ in reads]
    for index, effects in enumerate(code.effects):
        is_data = effects.opcode.access is not None and effects.opcode.space is not Space.PARAM
        if is_data and block_of[index] in loop.blocks:
            todo.append(index)
    results: set[int] = set()
    while todo:
        index = todo.pop()
        if index not in results:
            results.add(index)
            todo += chains.users.get(index, ())
    return Varying(frozenset(reads), frozenset(results))


def obstacle(kernel: Kernel, loop: Loop, branch: int, alike: bool, changing: Varying) -> str:
    """Why a loop must be as long as it is; empty if it need not.

    Args:
        kernel: the kernel.
        loop: which.
        branch: that ends it.
        alike: whether all threads of a block make the same iterations.
        changing: what follows from these.
    """
    return _in_it(kernel, loop, branch, alike=alike) or _decided(kernel, loop, branch, changing)


def _in_it(kernel: Kernel, loop: Loop, branch: int, *, alike: bool) -> str:
    """What there is in a loop that may not be done more often, or less."""
    code, flow = kernel.code, kernel.slicer.flow
    harmful = _HARMFUL if alike else _HARMFUL | _TOGETHER
    for number in sorted(loop.blocks):
        block = flow.blocks[number]
        if number != flow.block_of[branch] and not loop.blocks.issuperset(block.successors):
            return "they may exit early"
        for index in range(block.first, block.last + 1):
            opcode = code.effects[index].opcode
            if not opcode.known or opcode.access is Access.UNKNOWN:
                return "they have unknown effects"
            if found := [what for trait, what in harmful.items() if trait in opcode.traits]:
                return f"they contain {found[0]}"
    return ""


def _decided(kernel: Kernel, loop: Loop, branch: int, changing: Varying) -> str:
    """What a loop decides besides its own end that may not be decided otherwise."""
    code, flow = kernel.code, kernel.slicer.flow
    inner = {each.header for each in loops_of(flow) if each.header in loop.blocks - {loop.header}}
    for index in sorted(changing.results - {branch}):
        ends = not _ENDS.isdisjoint(code.effects[index].opcode.traits)
        if not ends or not code.instructions[index].guard:
            continue
        if flow.block_of[index] not in loop.blocks:
            return "a later branch depends on what they compute"
        if not inner.isdisjoint(kernel.lanes.divergence.controlled_by(flow.block_of[index])):
            return "the work of an iteration depends on its number"
    return ""
