"""Decides if the order of atomic operations can change the results."""

from cuado.kernel.facts.reductions.unused_atomics import Reduction, reductions
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Access, Space


def order_of_atomics(kernel: Kernel) -> str:
    """Why the order of atomics affects the results; empty if it does not.

    Updates of integers by one operator commute; sums of floats are rounded in their order, and the
    old value that an atomic returns depends on the updates before it.
    """
    if kernel.adds_floats:
        return "atomics add floats: another order rounds differently"
    for index in kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC):
        instruction = kernel.code.instructions[index]
        line = kernel.module.lines(instruction.start)
        # A result that nobody reads makes the operation a reduction, whatever the compiler has left
        # of its form.
        if kernel.slicer.chains.users.get(index):
            return f"the result of an atomic is used (PTX line {line}): it depends on the order"
        if not {"exch", "cas"}.isdisjoint(instruction.opcode.split(".")):
            return f"the last of several exchanges wins (PTX line {line}): it depends on the order"
    return ""


def only_merges(kernel: Kernel) -> str:
    """Why each block already gathers its updates; empty if it does not.

    All updates of global memory add values loaded from shared memory, where the block has gathered
    them before. Private copies of such updates would have to be merged in the same way.
    """
    found = [each for each in reductions(kernel) if kernel.space(each.index) is Space.GLOBAL]
    if not found or not all(_merges(kernel, each) for each in found):
        return ""
    return "the kernel already aggregates its updates in shared memory"


def _merges(kernel: Kernel, update: Reduction) -> bool:
    keys = kernel.code.keys((update.value,), update.index)
    found = kernel.slicer.chains.definitions.get((update.index, keys[0]), ()) if keys else ()
    loads = kernel.accesses(Access.LOAD, Space.SHARED)
    return bool(found) and all(definition in loads for definition in found)
