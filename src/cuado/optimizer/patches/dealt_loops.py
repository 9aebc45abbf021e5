"""The turns of a loop dealt out to blocks or threads: written, or described in its variables."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.by_hand import dealt_head, place_of, turns, with_code
from cuado.optimizer.patches.dealt_to_blocks import dealt_to_blocks, loop_of
from cuado.optimizer.patches.dealt_to_lanes import Lanes
from cuado.optimizer.patches.indices import AXES
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.source_loops import source_loop
from cuado.optimizer.rows_to_lanes import Accepted, chosen
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.row_sums_to_warp import RowSumsToWarp
from cuado.optimizer.transformations.row_to_warp import RowToWarp

_REASON = "the loop's turns are not dealt out in the source"


def to_blocks(step: LoopToGrid, site: Site) -> Sequence[Written] | Unwritten:
    """Every block makes some turns of a loop."""
    made = step.apply(site.kernel)
    if not isinstance(made, Rewritten):
        return Unwritten(made.reason)
    done = dealt_to_blocks(step, site)
    if isinstance(done, Written):
        return [done]
    place = place_of(step, site)
    loop = loop_of(step, site) or place.loop
    lines = (loop.line,) if loop is not None else place.lines
    if loop is None or not turns(loop):
        return Unwritten(done, lines, "launch a block for each turn of the loop")
    old, new = site.kernel.launch.grid, made.launch.grid
    axis = next((a for a, x, y in zip(AXES, old, new, strict=True) if x != y), "y")
    size = new[AXES.index(axis)]
    head = dealt_head(loop, site, f"blockIdx.{axis}", f"gridDim.{axis}")
    says = f"let the blocks along {axis} share the iterations of the loop in line {loop.line}"
    return Unwritten(done, lines, with_code(f"{says}, and launch {size} of them", head))


def to_lanes(
    step: LoopToThreads | RowToWarp | RowSumsToWarp, site: Site, accepted: Accepted
) -> Sequence[Written] | Unwritten:
    """Several threads run the iterations of a loop, and combine their results."""
    lanes = step.lanes
    found, reasons = chosen(site.kernel, accepted)
    done = (
        Lanes(site, lanes, step.groups, found, accepted).written()
        if found
        else next(iter(reasons), _REASON)
    )
    if isinstance(done, Written):
        return [done]
    place = place_of(step, site)
    loop = (source_loop(site, found[0]) if found else None) or place.loop
    if loop is None or not turns(loop):
        return Unwritten(done, place.lines, f"let {lanes} threads share the iterations of the loop")
    place = replace(place, loop=loop)
    code = [
        f"const int lane = threadIdx.x % {lanes}; // what was threadIdx.x and blockIdx.x: of the "
        f"thread's number / {lanes}",
        dealt_head(loop, site, "lane", str(lanes)),
    ]
    parts = dict(place.accumulators())
    begun = [
        f"if (lane != 0) {name} = 0; // before the loop"
        for name, how in parts.items()
        if how == "+"
    ]
    joined = [
        f"    {name} += __shfl_xor_sync(~0u, {name}, k);"
        if how == "+"
        else f"    {name} = {how}({name}, __shfl_xor_sync(~0u, {name}, k));"
        for name, how in parts.items()
    ]
    code[1:1] = begun
    if joined:
        code += [f"for (int k = {lanes // 2}; k; k /= 2) {{ // behind it", *joined, "}"]
    says = f"let {lanes} neighbouring threads share the iterations of the loop in line {loop.line}"
    return Unwritten(
        done, (loop.line,), with_code(f"{says}, and launch {lanes} times as many", *code)
    )
