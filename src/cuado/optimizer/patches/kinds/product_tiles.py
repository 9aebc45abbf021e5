"""Tiles of a product: the kernel written anew around its own statements."""

from collections.abc import Sequence

from cuado.optimizer.patches.product_tiling import tiled
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.product_tiles import ProductTiles


def written(step: ProductTiles, site: Site) -> Sequence[Written] | Unwritten:
    """The tiles, the fetching of them, and what each thread computes."""
    return tiled(step, site)
