"""``__syncwarp()`` for ``__syncthreads()`` where no data goes from warp to warp."""

from collections.abc import Sequence
from math import prod

from cuado.cuda_source import Edit
from cuado.cuda_source.source import span_of
from cuado.optimizer.patches.calls import calls
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Rewritten, Transformation

_WARP = 32


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Weaken the barriers of a line if all that became of them in PTX are weakened."""
    made = step.apply(site.kernel)
    if not isinstance(made, Rewritten):
        return Unwritten(made.reason)
    if prod(site.setting.block) % _WARP:
        return Unwritten("the last warp of a block is partial", touched_lines(step, site))
    staying = set(site.kernel.barriers) - set(made.touched)
    lines = set(site.lines_of(made.touched)) - set(site.lines_of(tuple(staying)))
    found = [c for c in calls(site, "__syncthreads".__eq__) if c.line in lines]
    if not found:
        return Unwritten(
            "the barriers stand behind another name, or each serves several places",
            touched_lines(step, site),
            "wait with __syncwarp() where only lanes of a warp exchange data",
        )
    rows = ", ".join(str(line) for line in dict.fromkeys(c.line for c in found))
    edits = tuple(Edit(span_of(call.callee), "__syncwarp") for call in found)
    return (Written(f"__syncwarp() for __syncthreads() in line {rows}", edits),)
