"""A loop's turns for blocks of their own."""

from collections.abc import Sequence

from cuado.optimizer.patches.dealt_loops import to_blocks
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid


def written(step: LoopToGrid, site: Site) -> Sequence[Written] | Unwritten:
    """The loop's new head, and more blocks."""
    return to_blocks(step, site)
