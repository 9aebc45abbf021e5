"""The turns of a loop dealt out to blocks or to threads, told in the source's variables."""

from cuado.optimizer.patches.by_hand import dealt_head, place_of, told, turns
from cuado.optimizer.patches.indices import AXES
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Rewritten, Transformation

_REASON = "the loop's turns are not dealt out in the source"


def to_blocks(step: Transformation, site: Site) -> Unwritten:
    """Every block makes some turns of a loop."""
    place, made = place_of(step, site), step.apply(site.kernel)
    loop = place.loop
    if loop is None or not turns(loop) or not isinstance(made, Rewritten):
        return Unwritten(_REASON, place.lines, "launch a block for each turn of the loop")
    old, new = site.kernel.launch.grid, made.launch.grid
    axis = next((a for a, x, y in zip(AXES, old, new, strict=True) if x != y), "y")
    size = new[AXES.index(axis)]
    head = dealt_head(loop, site, f"blockIdx.{axis}", f"gridDim.{axis}")
    says = f"let the blocks along {axis} share the turns of the loop in line {loop.line}"
    return Unwritten(_REASON, place.lines, told(f"{says}, and launch {size} of them", head))


def to_lanes(step: Transformation, site: Site, lanes: int) -> Unwritten:
    """Several threads make the turns of a loop, and put together what they found."""
    place = place_of(step, site)
    loop = place.loop
    if loop is None or not turns(loop):
        return Unwritten(_REASON, place.lines, f"let {lanes} threads share the turns of the loop")
    code = [
        f"const int lane = threadIdx.x % {lanes}; // what was threadIdx.x and blockIdx.x: of the "
        f"thread's number / {lanes}",
        dealt_head(loop, site, "lane", str(lanes)),
    ]
    found = dict(place.accumulators())
    begun = [
        f"if (lane != 0) {name} = 0; // before the loop"
        for name, how in found.items()
        if how == "+"
    ]
    joined = [
        f"    {name} += __shfl_xor_sync(~0u, {name}, k);"
        if how == "+"
        else f"    {name} = {how}({name}, __shfl_xor_sync(~0u, {name}, k));"
        for name, how in found.items()
    ]
    code[1:1] = begun
    if joined:
        code += [f"for (int k = {lanes // 2}; k; k /= 2) {{ // behind it", *joined, "}"]
    says = f"let {lanes} neighbouring threads share the turns of the loop in line {loop.line}"
    return Unwritten(_REASON, place.lines, told(f"{says}, and launch {lanes} times as many", *code))
