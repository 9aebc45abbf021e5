"""Launches each part of a block as a block of its own.

Block ``b`` of the grid's x axis becomes the blocks ``b * parts`` to ``b * parts + parts - 1``, so
that parts which shared a block still run near each other in time. The kernel gets the indices and
sizes that it had.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel.facts.shared_memory.shared_layout import declaration_of, targets_of
from cuado.kernel.facts.threads.block_parts import Parts
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Addressing
from cuado.kernel.rewrites.threads.stated_block import stated
from cuado.model.launch import Extent
from cuado.ptx.analysis.shared import SharedArray, size_of
from cuado.ptx.edit import Edit
from cuado.ptx.syntax.operands import Name

_AXES = "xyz"
_INDICES = ("%tid", "%ctaid", "%ntid", "%nctaid")
_DIMENSION = re.compile(r"\[\s*\w+\s*\]")


@dataclass(frozen=True, slots=True)
class Split:
    """The kernel in smaller blocks.

    Attributes:
        ptx: the rewritten module.
        grid, block: of the launch.
        dynamic_shared_bytes: of the launch.
        touched: instructions that were changed.
    """

    ptx: str
    grid: Extent
    block: Extent
    dynamic_shared_bytes: int
    touched: tuple[int, ...]


def split(kernel: Kernel, parts: Parts) -> Split:
    """Make each part of the block a block."""
    addressing = Addressing(kernel)
    rewriting, launch = addressing.rewriting, kernel.launch
    # The parts of a block are neighbours along x of the new grid, so that they run at about the
    # same time and share what they load.
    part, block = rewriting.register("b32"), rewriting.register("b32")
    shift = parts.number.bit_length() - 1
    rewriting.at_start(
        f"mov.u32 {block}, %ctaid.x;\nand.b32 {part}, {block}, {parts.number - 1};\n"
        f"shr.u32 {block}, {block}, {shift};"
    )
    values = {"%ctaid.x": block}
    for n, axis in enumerate(_AXES):
        values |= {f"%ntid.{axis}": str(launch.block[n]), f"%nctaid.{axis}": str(launch.grid[n])}
    own, axis = rewriting.register("b32"), _AXES[parts.axis]
    rewriting.at_start(
        f"mov.u32 {own}, %tid.{axis};\nmad.lo.u32 {own}, {part}, {parts.block[parts.axis]}, {own};"
    )
    values[f"%tid.{axis}"] = own
    touched = special_reads(kernel, *_INDICES)
    for n in touched:
        for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
            if isinstance(operand, Name) and operand.text in values:
                rewriting.operand(n, position, values[operand.text])
    dynamic, moved = _shifted(addressing, parts, part)
    for edit in stated(kernel, parts.block):
        rewriting.edit(edit)
    x, y, z = launch.grid
    grid = (x * parts.number, y, z)
    return Split(rewriting.text(), grid, parts.block, dynamic, (*touched, *moved))


def _shifted(addressing: Addressing, parts: Parts, part: str) -> tuple[int, tuple[int, ...]]:
    """Let every part use the first one's piece of each array; bytes of dynamic shared memory."""
    kernel, rewriting = addressing.subject, addressing.rewriting
    dynamic, moved = kernel.launch.dynamic_shared_bytes, list[int]()
    arrays = {array.key: array for array in kernel.shared.arrays}
    for each in parts.shifts:
        array, by = arrays[each.key], rewriting.register("b32")
        rewriting.at_start(f"mul.lo.u32 {by}, {part}, {each.stride};")
        for target in targets_of(kernel, array):
            base, lines = addressing.own(target)
            bits = target.bits
            to, wide = rewriting.register(f"b{bits}"), by
            if bits != 32:
                wide = rewriting.register(f"b{bits}")
                lines = [*lines, f"cvt.u{bits}.u32 {wide}, {by};"]
            addressing.apply(target, [*lines, f"sub.s{bits} {to}, {base}, {wide};"], to)
            moved.append(target.index)
        if array.bytes is None:
            dynamic = each.bytes
        for edit in _shortened(kernel, array, each.bytes):
            rewriting.edit(edit)
    return dynamic, tuple(moved)


def _shortened(kernel: Kernel, array: SharedArray, bytes_: int) -> Iterator[Edit]:
    """The edit that gives a declared array fewer elements."""
    size, dimension = size_of(array.variable), array.variable.dimensions[0]
    if size is None or dimension is None:
        return
    text, variable = kernel.module.text, array.variable
    start = max(variable.start, declaration_of(kernel, variable).start)
    stated_size = _DIMENSION.search(text, start, variable.end)
    if stated_size is not None:
        elements = -(-bytes_ // (size // dimension))
        yield Edit(stated_size.start(), stated_size.end(), f"[{elements}]")
