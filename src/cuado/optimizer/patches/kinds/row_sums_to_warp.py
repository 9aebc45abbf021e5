"""A loop's turns for several threads, sums of floats among them."""

from collections.abc import Sequence

from cuado.optimizer.patches.dealt_loops import to_lanes
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.row_sums_to_warp import RowSumsToWarp


def written(step: RowSumsToWarp, site: Site) -> Sequence[Written] | Unwritten:
    """The loop's new head, lanes in place of threads, and how their parts are joined."""
    return to_lanes(step, site, lambda _: True)
