"""Whether blocks of a kernel depend on each other, on how many there are, or on which they are."""

from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.semantics.special import is_special
from cuado.whatif.subject import Subject

BLOCK, DATA = "block", "data"


def special_reads(subject: Subject, *prefixes: str) -> tuple[int, ...]:
    """Instructions that read a special register whose name starts with one of ``prefixes``."""
    return tuple(
        n
        for n, effects in enumerate(subject.code.effects)
        if any(is_special(name) and name.startswith(prefixes) for name in effects.reads)
    )


def coupling(subject: Subject) -> str:
    """Why fewer blocks at a time, or in all, could hang the kernel; empty if nothing says so."""
    code = subject.code
    if subject.launch.cooperative:
        return "it is a cooperative launch: all blocks may wait for each other"
    if subject.launch.cluster is not None:
        return "the launch states clusters, whose blocks may wait for each other"
    if subject.having(Trait.CLUSTER) or special_reads(subject, "%cluster"):
        return "blocks of a cluster wait for each other"
    if any(each.base == "griddepcontrol" for each in code.instructions):
        return "the kernel waits for another grid"
    for index in sorted(subject.slicer.control().loads):
        opcode = code.effects[index].opcode
        is_ours = subject.space(index) in (Space.SHARED, Space.LOCAL, Space.PARAM)
        shares = opcode.access is Access.ATOMIC or Trait.VOLATILE in opcode.traits
        if shares and not is_ours:
            line = subject.module.lines(code.instructions[index].start)
            return f"blocks may wait for each other: PTX line {line} decides a branch"
    return ""


def decided_by(subject: Subject, index: int, *, address: bool = False) -> frozenset[str]:
    """Whether ``data`` or the ``block`` decides a branch, or makes an access's address.

    Args:
        subject: the kernel.
        index: of the branch, or of the access.
        address: of the latter.
    """
    slicer, code = subject.slicer, subject.code
    found = slicer.addresses_of([index]) if address else slicer.control_of([index])
    said = set()
    for each in found.instructions:
        effects = code.effects[each]
        if effects.opcode.access is not None and effects.opcode.space is not Space.PARAM:
            said.add(DATA)
        if any(name.startswith("%ctaid") for name in effects.reads):
            said.add(BLOCK)
    return frozenset(said)


def deciding_work(subject: Subject) -> frozenset[str]:
    """What blocks may do different work because of: ``DATA``, ``BLOCK``; empty for nothing.

    A branch that no thread of the launch takes otherwise than another, as a bounds check that none
    fails, decides nothing.
    """
    ranges, found = subject.ranges, frozenset[str]()
    for index in subject.having(Trait.BRANCH, Trait.EXIT):
        if subject.code.instructions[index].guard and not ranges.settles(index):
            found |= decided_by(subject, index)
    return found
