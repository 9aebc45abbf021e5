"""Another number of blocks for a grid-stride loop: the launch's matter."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformation import Rewritten, Transformation


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Launch as many blocks as the step does."""
    made = step.apply(site.kernel)
    if not isinstance(made, Rewritten):
        return Unwritten(made.reason)
    grid = made.launch.grid
    says = f"a grid of {' x '.join(map(str, grid))} blocks"
    return (Written(says, (), replace(site.setting, grid=grid)),)
