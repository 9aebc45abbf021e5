"""Coalesces accesses to one field of structures as if the fields were contiguous.

Where a kernel reads 4 of every 32 bytes and nothing ever reads the others, a better layout does
more than align a warp's reads: it leaves the gaps out. The distance from the buffer's start is
divided by structure size over field size, a power of two, so that fields lie side by side. That
costs a shift and a mask, which change nothing when the switch is off.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.model.arguments import Buffer
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import Space

_LARGEST = 1 << 31
"""Most bytes of a buffer, so that distances are 32-bit numbers."""


@dataclass(frozen=True, slots=True)
class FieldCompaction:
    """The compaction of a buffer's structures to the one field that is accessed.

    Attributes:
        parameter: the pointer parameter of the buffer.
        shift: binary logarithm of structure size over field size.
    """

    parameter: str
    shift: int


def compaction(kernel: Kernel, target: Target, stride: int | None) -> FieldCompaction | None:
    """The compaction for an access; None unless the gaps around it are provably never used.

    That is so if it is the only access to its buffer, and its distance from the start, for every
    thread and each time, is a multiple of the structure's size plus the field's offset.
    """
    width = target.bytes
    if not stride or stride < 2 * width or stride & (stride - 1):
        return None
    name = _buffer_of_its_own(kernel, target.index)
    if name is None:
        return None
    value = kernel.lanes.knowing({name: 0}).value(target.base, target.index)
    if value is None or 1 << value.zeros < stride:
        return None
    places = {(offset + target.offset) % stride for offset in value.offsets}
    if len(places) > 1 or places.pop() > stride - width:
        return None
    return FieldCompaction(name, (stride // width).bit_length() - 1)


def compact(addressing: Addressing, target: Target, how: FieldCompaction) -> None:
    """Redirect an access to its field in the compact layout when the switch is on."""
    root = addressing.pointer(how.parameter)
    start, low, distance = addressing.registers("b32", 3)
    wide, final = addressing.registers("b64", 2)
    shift = addressing.switched("b32", how.shift)
    mask = addressing.switched("b32", -target.bytes, -1)
    address, lines = addressing.own(target)
    lines += [
        f"cvt.u32.u64 {low}, {address};",
        f"cvt.u32.u64 {start}, {root};",
        f"sub.s32 {distance}, {low}, {start};",
        f"shr.s32 {distance}, {distance}, {shift};",
        f"and.b32 {distance}, {distance}, {mask};",
        f"cvt.s64.s32 {wide}, {distance};",
        f"add.s64 {final}, {root}, {wide};",
    ]
    addressing.apply(target, lines, final)


def _buffer_of_its_own(kernel: Kernel, index: int) -> str | None:
    """The parameter of a short buffer that no other access goes to; None if there is none."""
    location = kernel.slicer.addresses.location(index)
    root = location.root if location is not None else None
    if root is None or root.kind is not Kind.PARAMETER or root.offset:
        return None
    for other, effects in enumerate(kernel.code.effects):
        if other == index or effects.opcode.access is None:
            continue
        if kernel.space(other) not in (Space.GLOBAL, Space.GENERIC):
            continue
        if kernel.aliasing.may_alias(index, other):
            return None
    return root.key[0] if _has_short_distances(kernel, root.key[0]) else None


def _has_short_distances(kernel: Kernel, parameter: str) -> bool:
    """True if the parameter is a buffer of less than 2 GiB."""
    pairs = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
    given = {variable.name: argument for variable, argument in pairs}.get(parameter)
    return isinstance(given, Buffer) and given.bytes < _LARGEST
