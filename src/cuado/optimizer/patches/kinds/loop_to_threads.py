"""A loop's turns for several threads."""

from collections.abc import Sequence

from cuado.optimizer.patches.dealt_loops import to_lanes
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads


def written(step: LoopToThreads, site: Site) -> Sequence[Written] | Unwritten:
    """The loop's new head, and lanes in place of threads."""
    return to_lanes(step, site, lambda _: False)
