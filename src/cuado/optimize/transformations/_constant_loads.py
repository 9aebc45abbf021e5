"""The proof that a load gives the same whenever it is made: nothing of the launch writes it.

It is proved if the load's address comes, on every way to it, from pointers to known buffers of the
launch, and nothing of the kernel may write there (``aliasing``): no store, atomic or copy, no call,
and no instruction that is not known. The inputs do not matter: the proof is of the code, and of
where the launch's pointers lead.
"""

from cuado.model.arguments import Buffer
from cuado.ptx.analysis.regions import Owner, Region
from cuado.ptx.semantics.opcode import Access, Trait
from cuado.whatif.experiment import Scope
from cuado.whatif.experiments._reductions import buffer_of
from cuado.whatif.experiments._values import is_ordered
from cuado.whatif.subject import Subject

LARGEST = 1 << 32
"""Bytes of a buffer in which addresses that agree in their lower 32 bits are the same."""


def buffers_of(subject: Subject, index: int) -> frozenset[Region] | None:
    """The buffers that an access may go to; None where that is not known, or it may be no buffer.

    Of an access that goes to variables only, none.
    """
    regions = subject.aliasing.regions(index)
    if regions is None:
        return None
    found = frozenset(each for each in regions if each.owner is Owner.BUFFER)
    return found if not found or found == regions else None


def why_written(subject: Subject, load: int) -> str:
    """Why a load may read what the launch writes; empty if it is proved that it does not."""
    if not buffers_of(subject, load):
        return f"which buffer PTX line {_line(subject, load)} loads from cannot be told"
    for index in subject.aliasing.writers_of(load):
        opcode, written = subject.code.effects[index].opcode, buffers_of(subject, index)
        if not opcode.known or Trait.CALL in opcode.traits or opcode.access is Access.UNKNOWN:
            text = subject.code.instructions[index].opcode
            return f"what '{text}' (PTX line {_line(subject, index)}) writes cannot be told"
        if not written:
            return f"where PTX line {_line(subject, index)} writes cannot be told"
        named = ", ".join(sorted(each.name for each in written))
        return f"the kernel writes '{named}' (PTX line {_line(subject, index)})"
    return ""


def why_not_constant(subject: Subject, load: int) -> str:
    """Why a load may not give the same whenever it is made; empty if it provably does."""
    if is_ordered(subject, load):
        return f"PTX line {_line(subject, load)} is volatile, or ordered with other threads"
    return why_written(subject, load)


def constant_loads(subject: Subject) -> tuple[Scope, str]:
    """The global loads of what is not written during the launch; and why another one is none."""
    reasons = {n: why_not_constant(subject, n) for n in subject.global_loads}
    proved = frozenset(n for n, reason in reasons.items() if not reason)
    return Scope(proved), next(filter(None, reasons.values()), "")


def bytes_of(subject: Subject, load: int) -> int | None:
    """Size of the one buffer that an access goes to; None if it is not one that is known."""
    found = buffers_of(subject, load)
    sizes = {each.name: each.bytes for each in subject.launch.buffers}
    return sizes[next(iter(found)).name] if found is not None and len(found) == 1 else None


def whole_buffer(subject: Subject, load: int) -> tuple[str, Buffer] | None:
    """The parameter that a load goes through, and the buffer that it is the start of, if so."""
    location, buffer = subject.slicer.addresses.location(load), buffer_of(subject, load)
    if location is None or location.root is None or buffer is None:
        return None
    return location.root.key[0], buffer


def _line(subject: Subject, index: int) -> int:
    return subject.module.lines(subject.code.instructions[index].start)
