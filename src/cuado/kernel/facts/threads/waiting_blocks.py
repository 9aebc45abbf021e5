"""Decides if blocks of a kernel may wait for each other, and if data or index decide their work."""

from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Access, Space, Trait, is_special

BLOCK, DATA = "block", "data"


def special_reads(kernel: Kernel, *prefixes: str) -> tuple[int, ...]:
    """Instructions that read a special register whose name starts with one of ``prefixes``."""
    return tuple(
        n
        for n, effects in enumerate(kernel.code.effects)
        if any(is_special(name) and name.startswith(prefixes) for name in effects.reads)
    )


def why_blocks_wait(kernel: Kernel) -> str:
    """Why fewer blocks at a time, or in all, might hang the kernel; empty without a sign of it."""
    code = kernel.code
    if kernel.launch.cooperative:
        return "cooperative launch: all blocks may wait for each other"
    if kernel.launch.cluster is not None:
        return "cluster launch: blocks of a cluster may wait for each other"
    if kernel.having(Trait.CLUSTER) or special_reads(kernel, "%cluster"):
        return "blocks of a cluster wait for each other"
    if any(each.base == "griddepcontrol" for each in code.instructions):
        return "the kernel waits for another grid"
    # Whoever waits for another block looks again and again at what that one writes. By a plain load
    # that is a race, and the assembler may load once: a wait needs an atomic or a volatile load
    # that decides a branch.
    for index in sorted(kernel.slicer.control().loads):
        opcode = code.effects[index].opcode
        is_ours = kernel.space(index) in (Space.SHARED, Space.LOCAL, Space.PARAM)
        shares = opcode.access is Access.ATOMIC or Trait.VOLATILE in opcode.traits
        if shares and not is_ours:
            line = kernel.code.line(index)
            return f"blocks may wait for each other: PTX line {line} decides a branch"
    return ""


def decided_by(kernel: Kernel, index: int, *, address: bool = False) -> frozenset[str]:
    """The ones of ``DATA`` and ``BLOCK`` that decide a branch, or an access's address.

    Args:
        kernel: the kernel.
        index: the branch, or the access.
        address: whether the access's address is meant.
    """
    slicer, code = kernel.slicer, kernel.code
    found = slicer.addresses_of([index]) if address else slicer.control_of([index])
    said = set()
    for each in found.instructions:
        effects = code.effects[each]
        if effects.opcode.access is not None and effects.opcode.space is not Space.PARAM:
            said.add(DATA)
        if any(name.startswith("%ctaid") for name in effects.reads):
            said.add(BLOCK)
    return frozenset(said)


def deciding_work(kernel: Kernel) -> frozenset[str]:
    """The sources of different work between blocks: ``DATA``, ``BLOCK``; empty for none.

    A branch that all threads of the launch decide alike, such as a bounds check that none fails,
    does not count.
    """
    ranges, found = kernel.ranges, frozenset[str]()
    for index in kernel.having(Trait.BRANCH, Trait.EXIT):
        if kernel.code.instructions[index].guard and not ranges.settles(index):
            found |= decided_by(kernel, index)
    return found
