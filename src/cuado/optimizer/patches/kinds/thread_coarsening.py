"""One thread does the work of several of its block: its statements repeated for each."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.coarsening import coarsened
from cuado.optimizer.patches.indices import AXES
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening


def written(step: ThreadCoarsening, site: Site) -> Sequence[Written] | Unwritten:
    """Smaller blocks, whose threads have more to do."""
    block = list(site.setting.block)
    at = AXES.index(step.axis)
    if block[at] % step.factor:
        return Unwritten(f"{block[at]} threads are not a multiple of {step.factor}")
    block[at] //= step.factor
    setting = replace(site.setting, block=(block[0], block[1], block[2]))
    return coarsened(site, step.axis, step.factor, setting, of_blocks=False)
