"""Lets a block do the work of every n-th block of a grid, one after another.

The code of a block becomes the body of a loop. Its registers and local arrays are written before
they are read in each iteration, as they were in each block; the indices of the block whose work is
done are computed from its running number, and the size of the grid is what it was.
"""

from math import prod

from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Name

_AXES = "xyz"


def loop_over_blocks(rewriting: Rewriting, blocks: int) -> list[str]:
    """Begin the loop after what was added at the kernel's start so far.

    Args:
        rewriting: of the kernel.
        blocks: of the new grid, along x.

    Returns:
        Code that ends the loop, for all threads of a block to run where they used to leave.
    """
    kernel = rewriting.subject
    grid, number = kernel.launch.grid, rewriting.register("b32")
    again, is_left = rewriting.fresh("$cuado_block"), rewriting.register("pred")
    rewriting.at_start(f"mov.u32 {number}, %ctaid.x;\n{again}:")
    read = special_reads(kernel, "%ctaid", "%nctaid")
    named = {name for n in read for name in kernel.code.effects[n].reads}
    values = {f"%nctaid.{axis}": str(size) for axis, size in zip(_AXES, grid, strict=True)}
    for place, axis in enumerate(_AXES):
        if f"%ctaid.{axis}" in named or "%ctaid" in named:
            values[f"%ctaid.{axis}"] = _index(rewriting, number, place)
    for n in read:
        for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
            if isinstance(operand, Name) and operand.text in values:
                rewriting.operand(n, position, values[operand.text])
    # Faster threads must not write what slower ones still read for the block before.
    wait = ["bar.sync 0;"] if _shares(kernel) else []
    return [
        *wait,
        f"add.u32 {number}, {number}, {blocks};",
        f"setp.lt.u32 {is_left}, {number}, {prod(grid)};",
        f"@{is_left} bra {again};",
    ]


def _index(rewriting: Rewriting, number: str, place: int) -> str:
    """A register with a block's index along an axis, of its running number."""
    grid = rewriting.subject.launch.grid
    before, after = prod(grid[:place]), prod(grid[place + 1 :])
    if grid[place] == 1:
        return "0"
    found = rewriting.register("b32")
    rewriting.at_start(f"div.u32 {found}, {number}, {before};")
    if after > 1:
        rewriting.at_start(f"rem.u32 {found}, {found}, {grid[place]};")
    return found


def _shares(kernel: Kernel) -> bool:
    """True if threads of a block may share memory of their own."""
    return bool(
        kernel.shared.arrays
        or kernel.launch.dynamic_shared_bytes
        or kernel.accesses(Access.LOAD, Space.SHARED, Space.GENERIC)
        or kernel.accesses(Access.STORE, Space.SHARED, Space.GENERIC)
    )
