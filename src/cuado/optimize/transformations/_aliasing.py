"""The proof that nothing a launch writes can be what a load of it reads.

Every buffer of a launch is an allocation of its own, and a sum of a pointer and a number stays in
the object that the pointer is of (as C++ has it; accesses outside of it are found by the canaries
around every buffer). So a load whose address comes from the pointer of one buffer, whatever the
index, cannot read what is written through the pointer of another one. It is proved if

- the load's address comes, on every way to it, from parameters that are buffers of the launch;
- every store, atomic and copy that may reach global memory goes to other buffers, or to variables
  of the module;
- nothing else may write: no call, no instruction that is not known.

The inputs do not matter: the proof is of the code and of which parameters are buffers.
"""

from cuado.model.arguments import Buffer
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.whatif.experiment import Scope
from cuado.whatif.experiments._values import is_ordered
from cuado.whatif.subject import Subject

_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_REACHABLE = frozenset({Space.GLOBAL, Space.GENERIC})
LARGEST = 1 << 32
"""Bytes of a buffer in which addresses that agree in their lower 32 bits are the same."""


def buffers_of(subject: Subject, index: int) -> frozenset[str] | None:
    """Names of the parameters whose buffers an access may go to; None where that is not known.

    Variables of the module are left out: they are nobody's buffer.
    """
    given = zip(subject.function.parameters, subject.launch.arguments, strict=False)
    known = {parameter.name for parameter, each in given if isinstance(each, Buffer)}
    effects, addresses = subject.code.effects[index], subject.slicer.addresses
    roots = {root for name in effects.address for root in addresses.roots(name, index)}
    if not roots:
        return None
    found = {root.key[0] for root in roots if root.kind is Kind.PARAMETER}
    kinds = {root.kind for root in roots}
    is_either = len(kinds) > 1  # A buffer or a variable, as a selection decides.
    return None if is_either or Kind.UNKNOWN in kinds or not found <= known else frozenset(found)


def why_written(subject: Subject, load: int) -> str:
    """Why a load may read what the launch writes; empty if it is proved that it does not."""
    own = buffers_of(subject, load)
    if not own:
        return f"which buffer PTX line {_line(subject, load)} loads from cannot be told"
    for index, effects in enumerate(subject.code.effects):
        opcode = effects.opcode
        if not opcode.known or Trait.CALL in opcode.traits or opcode.access is Access.UNKNOWN:
            text = subject.code.instructions[index].opcode
            return f"what '{text}' (PTX line {_line(subject, index)}) writes cannot be told"
        if opcode.access not in _WRITING or subject.space(index) not in _REACHABLE:
            continue
        written = buffers_of(subject, index)
        if written is None:
            return f"where PTX line {_line(subject, index)} writes cannot be told"
        if both := own & written:
            named = ", ".join(sorted(both))
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
    given = zip(subject.function.parameters, subject.launch.arguments, strict=False)
    sizes = {p.name: each.bytes for p, each in given if isinstance(each, Buffer)}
    return sizes[next(iter(found))] if found is not None and len(found) == 1 else None


def _line(subject: Subject, index: int) -> int:
    return subject.module.lines(subject.code.instructions[index].start)
