"""``__restrict__`` on all pointers, so that what was loaded need not be loaded again."""

from collections.abc import Sequence

from cuado.optimizer.patches.heads import constant_pointers, restricted
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Promise that the pointers do not overlap."""
    edits = tuple(restricted(site, constant_pointers(site)))
    if not edits:
        return Unwritten("the pointers promise it already", touched_lines(step, site))
    return (Written("const and __restrict__ on the pointers", edits),)
