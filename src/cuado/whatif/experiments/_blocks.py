"""Whether blocks of a kernel depend on each other, or on how many there are."""

from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.semantics.special import is_special
from cuado.whatif.subject import Subject


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
