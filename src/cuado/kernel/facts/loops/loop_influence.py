"""What depends on a loop's iteration or trip count, and why the trip count must stay.

The trip count may change if it decides nothing but the loop's own end, if each iteration has the
same work, and if the accesses stay within bounds.
"""

from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import definitions_of
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
    """Values that change with a loop's iteration or trip count.

    Attributes:
        reads: registers with the instructions that read them: values carried around the loop, and
            values that it leaves.
        results: instructions whose results depend on these, or on data that the loop loads.
    """

    reads: frozenset[tuple[int, Key]]
    results: frozenset[int]

    def moves(self, kernel: Kernel, access: int) -> bool:
        """True if the address of an access is among these values."""
        code = kernel.code
        names = code.effects[access].address
        return not self.reads.isdisjoint((access, key) for key in code.keys(names, access)) or any(
            n in self.results for name in names for n in definitions_of(kernel, name, access)
        )


def varying(kernel: Kernel, loop: Loop) -> Varying:
    """The values that depend on a loop's iteration, or on its trip count."""
    code, chains, block_of = kernel.code, kernel.slicer.chains, kernel.slicer.flow.block_of
    reads = set()
    for (index, key), found in chains.definitions.items():
        within = {block_of[n] in loop.blocks for n in found}
        inside = block_of[index] in loop.blocks
        # Written inside, and read after the loop or beside a value from before it: around the loop,
        # that is.
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
    """Why a loop's trip count must stay; empty if it need not.

    Args:
        kernel: the kernel.
        loop: the loop.
        branch: the branch that ends it.
        alike: whether all threads of a block have the same trip count.
        changing: the values that depend on it.
    """
    return _in_it(kernel, loop, branch, alike=alike) or _decided(kernel, loop, branch, changing)


def _in_it(kernel: Kernel, loop: Loop, branch: int, *, alike: bool) -> str:
    """A loop's operation that must not run more or less often; empty for none."""
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
    """A decision besides the loop's own end that must not change; empty for none."""
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
