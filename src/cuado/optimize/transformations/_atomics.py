"""What atomic operations are for: whether their order decides the results, or they only merge."""

from cuado.ptx.semantics.opcode import Access, Space
from cuado.whatif.experiments._reductions import Reduction, reductions
from cuado.whatif.subject import Subject


def order_of_atomics(subject: Subject) -> str:
    """Why the order of atomics decides the results; empty if it does not.

    Updates of integers by one operator commute; sums of floats are rounded in their order, and
    what a thread gets back of a word depends on who came before.
    """
    if subject.adds_floats:
        return "atomics add floats: in another order they are rounded otherwise"
    for index in subject.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC):
        instruction = subject.code.instructions[index]
        line = subject.module.lines(instruction.start)
        if subject.slicer.chains.users.get(index):
            return f"the former value of an atomic is used (PTX line {line}): it tells the order"
        if not {"exch", "cas"}.isdisjoint(instruction.opcode.split(".")):
            return f"the last of several exchanges stays (PTX line {line}): that is their order"
    return ""


def only_merges(subject: Subject) -> str:
    """Why each block has its copies already; empty if it has not.

    All updates of global memory add what was loaded from shared memory: the block has gathered it
    there before. A copy of what is merged once would be merged in its turn.
    """
    found = [each for each in reductions(subject) if subject.space(each.index) is Space.GLOBAL]
    if not found or not all(_merges(subject, each) for each in found):
        return ""
    return "what the kernel adds to global memory was gathered in shared memory"


def _merges(subject: Subject, update: Reduction) -> bool:
    keys = subject.code.keys((update.value,), update.index)
    found = subject.slicer.chains.definitions.get((update.index, keys[0]), ()) if keys else ()
    loads = subject.accesses(Access.LOAD, Space.SHARED)
    return bool(found) and all(definition in loads for definition in found)
