"""One block does the work of several: its statements repeated, on variables for each."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.coarsening import coarsened
from cuado.optimizer.patches.indices import AXES
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening


def written(step: BlockCoarsening, site: Site) -> Sequence[Written] | Unwritten:
    """Fewer blocks, each with more to do."""
    grid = list(site.setting.grid)
    at = AXES.index(step.axis)
    if grid[at] % step.factor:
        return Unwritten(f"{grid[at]} blocks are not a multiple of {step.factor}")
    grid[at] //= step.factor
    setting = replace(site.setting, grid=(grid[0], grid[1], grid[2]))
    return coarsened(site, step.axis, step.factor, setting, of_blocks=True)
