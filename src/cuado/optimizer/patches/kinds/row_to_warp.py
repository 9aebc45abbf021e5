"""A loop's turns for several threads, which put together what they found."""

from collections.abc import Sequence

from cuado.optimizer.patches.dealt_loops import to_lanes
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.row_to_warp import RowToWarp


def written(step: RowToWarp, site: Site) -> Sequence[Written] | Unwritten:
    """The loop's new head, lanes in place of threads, and how their parts are joined."""
    return to_lanes(step, site, lambda each: each.is_exact)
