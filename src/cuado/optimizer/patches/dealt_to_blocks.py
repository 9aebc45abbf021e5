"""The iterations of a loop written for blocks of their own: ``for (int i = blockIdx.y; ...)``."""

import re
from collections.abc import Sequence
from dataclasses import replace

from cuado.cuda_source import Edit, LoopText, Span
from cuado.cuda_source.source import span_of
from cuado.kernel.facts.iterations.dealt_loops import dealt_loop
from cuado.kernel.kernel import Kernel
from cuado.optimizer.patches.by_hand import dealt_head
from cuado.optimizer.patches.carried_names import carried_names
from cuado.optimizer.patches.indices import AXES
from cuado.optimizer.patches.outside_loops import UnguardedError, guarded
from cuado.optimizer.patches.site import Setting, Site, Written
from cuado.optimizer.patches.source_loops import (
    loops_at,
    objection_to_grain,
    objection_to_head,
    objection_to_macros,
    same_text,
    source_loop,
)
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.loop_to_grid import MOST_BLOCKS, LoopToGrid
from cuado.ptx.analysis.loops import loops_of


def loop_of(step: LoopToGrid, site: Site) -> LoopText | None:
    """The source's loop that a step deals out; None if it is not found."""
    found = dealt_loop(site.kernel, loops_of(site.kernel.slicer.flow)[step.loop])
    return None if isinstance(found, str) else source_loop(site, found)


def dealt_to_blocks(step: LoopToGrid, site: Site) -> Written | str:
    """The loop's new head and the larger grid, or why they are not written.

    Args:
        step: the step.
        site: the kernel.
    """
    found = dealt_loop(site.kernel, loops_of(site.kernel.slicer.flow)[step.loop])
    loop = None if isinstance(found, str) else source_loop(site, found)
    if loop is None or isinstance(found, str):
        return "the loop was not found in the source"
    if strided := _of_the_grid(site, loop, step.blocks):
        return strided
    carried = carried_names(site.source, site.entry, loop)
    axis = _free_axis(site, step.blocks)
    for reason in (
        "" if loop.depth == 0 else f"the loop in line {loop.line} is inside another one",
        objection_to_macros(site),
        objection_to_head(site, loop),
        carried.other,
        f"'{carried.accumulated[0].name}' is accumulated" if carried.accumulated else "",
        objection_to_grain(site, found, loop, lambda other: _holds(step, other, loop.line)),
        "" if axis else "the kernel uses its block's index along each axis that is free",
    ):
        if reason:
            return reason
    first, apart = f"blockIdx.{axis}", f"gridDim.{axis}"
    try:
        stores = guarded(site, [loop.span], f"{first} == 0")
    except UnguardedError as error:
        return str(error)
    head = Edit(head_span(loop), dealt_head(loop, site, first, apart))
    says = f"{step.blocks} blocks along {axis} share the loop in line {loop.line}"
    grid = [step.blocks if a == axis else n for a, n in zip(AXES, site.setting.grid, strict=True)]
    return Written(says, (head, *stores), _with_grid(site.setting, grid))


def _holds(step: LoopToGrid, kernel: Kernel, line: int) -> bool:
    """True if blocks may make the iterations of a kernel's loop that ends in a line."""
    numbers = {each.header: n for n, each in enumerate(loops_of(kernel.slicer.flow))}
    found = [replace(step, loop=numbers[each.header]) for each in loops_at(kernel, line)]
    return bool(found) and all(isinstance(each.apply(kernel), Rewritten) for each in found)


def _free_axis(site: Site, blocks: int) -> str:
    """An axis with one block, and may have so many, of which the code reads no index."""
    text = " ".join(map(site.code_of, site.functions))
    for axis, size, most in zip(AXES, site.setting.grid, MOST_BLOCKS, strict=True):
        used = rf"\b(?:blockIdx|gridDim)\s*\.\s*{axis}\b|\b(?:blockIdx|gridDim)\b(?!\s*\.)"
        if size == 1 and blocks <= most and not re.search(used, text):
            return axis
    return ""


def _with_grid(setting: Setting, grid: Sequence[int]) -> Setting:
    return replace(setting, grid=(grid[0], grid[1], grid[2]))


def head_span(loop: LoopText) -> Span:
    """From ``for`` to the bracket that closes its head."""
    closing = next(n for n in loop.node.children if n.type == ")")
    return Span(loop.span.start, span_of(closing).end)


def _of_the_grid(site: Site, loop: LoopText, blocks: int) -> Written | None:
    """More blocks alone, where the loop is dealt out to blocks already; None where it is not."""
    for at, axis in enumerate(AXES):
        if same_text(loop.begins) != f"blockIdx.{axis}" or same_text(loop.step) != (
            f"gridDim.{axis}"
        ):
            continue
        text = " ".join(map(site.code_of, site.functions))
        if len(re.findall(r"\b(?:blockIdx|gridDim)\b", text)) > 2:
            return None
        grid = [size * (blocks if n == at else 1) for n, size in enumerate(site.setting.grid)]
        says = f"{grid[at]} blocks along {axis} share the loop in line {loop.line}"
        return Written(says, (), _with_grid(site.setting, grid))
    return None
