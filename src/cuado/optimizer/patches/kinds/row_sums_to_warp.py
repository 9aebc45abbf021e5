"""A loop's turns for several threads: told, not written."""

from cuado.optimizer.patches.dealt_loops import to_lanes
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformations.row_sums_to_warp import RowSumsToWarp


def written(step: RowSumsToWarp, site: Site) -> Unwritten:
    """The loop's new head, and how the threads' parts are joined."""
    return to_lanes(step, site, step.lanes)
