"""Products of small matrices, by threads of which those beyond a border may have left."""

from soundness.generation.features.products import add_product
from soundness.generation.sketch import Sketch

NEEDS_ALL = False


def add(sketch: Sketch) -> None:
    """A product without tiles."""
    add_product(sketch, may_tile=False)
