"""A loop's turns for blocks of their own: told, not written."""

from cuado.optimizer.patches.dealt_loops import to_blocks
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Unwritten:
    """The loop's new head."""
    return to_blocks(step, site)
