"""Moves consecutive accesses that straddle sectors back to a sector boundary.

Lanes exchange nothing: if they lie one width apart, each can compute where its warp begins.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import LINE, Addressing, Target


def is_ideal(kernel: Kernel, index: int) -> bool:
    """True if a warp's access provably touches no more sectors than its data needs.

    The alignment of its beginning has to be known as well: a row whose number is read from memory
    begins at a sector only if rows are whole sectors long.
    """
    return kernel.once((is_ideal, index), lambda: _is_ideal(kernel, index))


def _is_ideal(kernel: Kernel, index: int) -> bool:
    lanes = kernel.lanes
    if lanes.is_broadcast(index):
        return True
    return lanes.is_coalesced(index) and kernel.aligned_lanes.is_aligned(index)


def is_contiguous(kernel: Kernel, target: Target) -> bool:
    """True if neighbouring lanes access neighbouring places."""
    return kernel.lanes.stride_of(target.index) == target.bytes


def align(addressing: Addressing, target: Target) -> None:
    """Align a warp's contiguous access to a line when the switch is on.

    It moves back by its first lane's offset in the line: at most to the start of the buffer, which
    is aligned.
    """
    low, high, beyond = addressing.registers("b32", 3)
    wide, final = addressing.registers("b64", 2)
    mask = addressing.switched("b32", LINE - 1)
    address, lines = addressing.own(target)
    lines += [
        f"mov.b64 {{{low}, {high}}}, {address};",
        f"sub.s32 {beyond}, {low}, {addressing.lanes_times(target.bytes)};",
        f"and.b32 {beyond}, {beyond}, {mask};",
        f"cvt.u64.u32 {wide}, {beyond};",
        f"sub.s64 {final}, {address}, {wide};",
    ]
    addressing.apply(target, lines, final)
