"""Launch bounds without a number of blocks, no ``__maxnreg__``, no ``-maxrregcount``."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.optimizer.patches.heads import threads_text, with_bounds
from cuado.optimizer.patches.site import Site, Written
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Sequence[Written]:
    """State the block's threads alone."""
    del step
    bounds = f"__launch_bounds__({threads_text(site)})"
    setting = replace(site.setting, max_registers=None)
    return (
        Written(f"{bounds} alone bounds the registers", tuple(with_bounds(site, bounds)), setting),
    )
