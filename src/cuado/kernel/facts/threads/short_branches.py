"""What decides which work a kernel does, beside branches around a few instructions of arithmetic.

``sum == 0 ? 1 : 1 / sum`` at the end of a softmax is a branch to compilers, around a division and a
logarithm. Experiments that make data wrong may turn it the other way, which changes no access, no
order, and a few instructions of the time.
"""

from collections import defaultdict

from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Trait

_FEW = 8
"""Instructions of arithmetic that a branch may be around: about what assemblers put under
predicates in its place."""


def deciding_work(kernel: Kernel) -> frozenset[int]:
    """Instructions that decide an address, whether an access is made, or much arithmetic."""
    return kernel.once(deciding_work, lambda: _deciding(kernel))


def _deciding(kernel: Kernel) -> frozenset[int]:
    slicer = kernel.slicer
    without = short_branches(slicer)
    if not without:
        return kernel.deciding
    accesses = [n for n, e in enumerate(kernel.code.effects) if e.opcode.access is not None]
    found = slicer.addresses_of(accesses).instructions | slicer.control_of(accesses).instructions
    found |= slicer.control(without=without).instructions
    return slicer.through_global(found, kernel.aliasing)


def short_branches(slicer: Slicer) -> frozenset[int]:
    """Branches that decide only whether a few instructions of arithmetic run."""
    effects, instructions = slicer.code.effects, slicer.code.instructions
    decided: dict[int, list[int]] = defaultdict(list)
    for index in range(len(instructions)):
        for branch in slicer.deciders_of(index):
            decided[branch].append(index)

    def is_plain(index: int) -> bool:
        traits = effects[index].opcode.traits
        if traits == {Trait.BRANCH}:  # around the other side
            return not instructions[index].guard
        return not traits and effects[index].opcode.access is None

    return frozenset(
        branch
        for branch, own in decided.items()
        if Trait.BRANCH in effects[branch].opcode.traits
        and len(own) <= _FEW
        and all(map(is_plain, own))
    )
