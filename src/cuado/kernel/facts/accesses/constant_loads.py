"""Proves that nothing in the launch writes what a load reads.

It is proved if the load's address comes, on every path to it, from pointers to known buffers of the
launch, and nothing of the kernel may write there (``aliasing``): no store, atomic or copy, no call,
and no instruction that is not known. The inputs do not matter: the proof is of the code, and of
where the launch's pointers lead.
"""

from cuado.kernel.facts.accesses.regions import Owner, Region
from cuado.kernel.facts.reductions.unused_atomics import buffer_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Scope
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.model.arguments import Buffer
from cuado.ptx.semantics.opcode import Access, Trait

LARGEST = 1 << 32
"""Bytes of a buffer in which addresses that agree in their lower 32 bits are the same."""


def buffers_of(kernel: Kernel, index: int) -> frozenset[Region] | None:
    """The buffers that an access may go to; None if they are unknown or it may go elsewhere.

    Empty for an access that goes to variables only.
    """
    regions = kernel.aliasing.regions(index)
    if regions is None:
        return None
    # All or nothing: one that may go to a variable as well cannot be told by the launch's buffers.
    found = frozenset(each for each in regions if each.owner is Owner.BUFFER)
    return found if not found or found == regions else None


def why_written(kernel: Kernel, load: int) -> str:
    """Why a load may read memory that the launch writes; empty if it provably does not."""
    if not buffers_of(kernel, load):
        return f"which buffer PTX line {kernel.code.line(load)} loads from is unknown"
    for index in kernel.aliasing.writers_of(load):
        opcode, written = kernel.code.effects[index].opcode, buffers_of(kernel, index)
        if not opcode.known or Trait.CALL in opcode.traits or opcode.access is Access.UNKNOWN:
            text = kernel.code.instructions[index].opcode
            return f"what '{text}' (PTX line {kernel.code.line(index)}) writes is unknown"
        if not written:
            return f"where PTX line {kernel.code.line(index)} writes is unknown"
        named = ", ".join(sorted(each.name for each in written))
        return f"the kernel writes '{named}' (PTX line {kernel.code.line(index)})"
    return ""


def why_not_constant(kernel: Kernel, load: int) -> str:
    """Why a load may return different values when repeated; empty if it provably does not."""
    if is_ordered(kernel, load):
        return f"PTX line {kernel.code.line(load)} is volatile, or orders memory between threads"
    return why_written(kernel, load)


def constant_loads(kernel: Kernel) -> tuple[Scope, str]:
    """The global loads from memory that the launch does not write; and why another load is not."""
    reasons = {n: why_not_constant(kernel, n) for n in kernel.global_loads}
    proved = frozenset(n for n, reason in reasons.items() if not reason)
    return Scope(proved), next(filter(None, reasons.values()), "")


def bytes_of(kernel: Kernel, load: int) -> int | None:
    """Size of the one buffer that an access goes to; None if it is not known."""
    found = buffers_of(kernel, load)
    sizes = {each.name: each.bytes for each in kernel.launch.buffers}
    return sizes[next(iter(found)).name] if found is not None and len(found) == 1 else None


def whole_buffer(kernel: Kernel, load: int) -> tuple[str, Buffer] | None:
    """The parameter that a load goes through, and its buffer; None if not the buffer's start."""
    location, buffer = kernel.slicer.addresses.location(load), buffer_of(kernel, load)
    if location is None or location.root is None or buffer is None:
        return None
    return location.root.key[0], buffer
