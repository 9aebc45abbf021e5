"""Lets the accesses of a buffer touch half as many bytes, as if its elements were half as wide.

An access of w bytes at a distance d from the buffer's pointer goes to the distance d / 2, rounded
down to w bytes. Two neighbouring elements fall together in one place of w bytes, as two elements
of w / 2 bytes would: a warp's requests, their number and their order stay, each touches the lines
and sectors that half-wide data would touch, and what is read again is read again. With p the
pointer, that is ``(address + p) / 2``, and with three registers computed where the kernel begins,
``((address + bias) >> shift) & -w``; off, the bias and the shift are 0 and the mask is all ones.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.ptx.analysis.addresses import Kind, Root


@dataclass(frozen=True, slots=True, order=True)
class Held:
    """A pointer that the kernel is given, and so what it points to.

    Attributes:
        parameter: of the kernel.
        offset: for a pointer inside a structure, its byte offset there.
    """

    parameter: str
    offset: int = 0


def pointer_of(kernel: Kernel, index: int) -> Held | None:
    """The given pointer that an access's address provably comes from; None for any other."""
    location = kernel.slicer.addresses.location(index)
    root: Root | None = location.root if location is not None else None
    if root is None or root.kind is not Kind.PARAMETER:
        return None
    return Held(root.key[0], root.offset)


def halve(addressing: Addressing, targets: Iterable[tuple[Target, Held]]) -> None:
    """Redirect accesses to half their distance from their pointers when the switch is on."""
    shift = addressing.switched("b32", 1)
    for target, held in targets:
        pointer = addressing.pointer(held.parameter, held.offset)
        bias = addressing.switched("b64", pointer)
        mask = addressing.switched("b32", -target.bytes, -1)
        address, lines = addressing.own(target)
        total, half, final = addressing.registers("b64", 3)
        low, high, there = addressing.registers("b32", 3)
        lines += [
            f"add.s64 {total}, {address}, {bias};",
            f"shr.u64 {half}, {total}, {shift};",
            f"mov.b64 {{{low}, {high}}}, {half};",
            f"and.b32 {there}, {low}, {mask};",
            f"mov.b64 {final}, {{{there}, {high}}};",
        ]
        addressing.apply(target, lines, final)
