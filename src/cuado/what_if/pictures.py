"""The pictures of the method: copies whose times say what limits a kernel [000, 001].

Of a kernel that copies tiles asynchronously and multiplies them on tensor cores, the parts are the
copies and the products: the kernel without products is the picture of the copies alone, and the
kernel whose copies fetch nothing that of the products alone.
"""

from dataclasses import dataclass

from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    math_only,
    memory_only,
    no_async_copies,
    no_copies_no_products,
    no_matrix_products,
    store_only,
)
from cuado.what_if.outcomes import Outcomes

MEMORY_ONLY = memory_only.EXPERIMENT
MATH_ONLY = math_only.EXPERIMENT
STORE_ONLY = store_only.EXPERIMENT
COPIES_ALONE = no_matrix_products.EXPERIMENT
PRODUCTS_ALONE = no_async_copies.EXPERIMENT
NEITHER = no_copies_no_products.EXPERIMENT


@dataclass(frozen=True, slots=True)
class Pictures:
    """The experiments that are a kernel's pictures.

    Attributes:
        memory: of memory alone.
        math: of math alone.
        stores: of the stores alone.
        neither: of neither memory nor math; None where there is none.
    """

    memory: Experiment
    math: Experiment
    stores: Experiment
    neither: Experiment | None = None

    @property
    def of_tiles(self) -> bool:
        """True if the parts are asynchronous copies and matrix products."""
        return self.neither is not None


_PLAIN = Pictures(MEMORY_ONLY, MATH_ONLY, STORE_ONLY)
_OF_TILES = Pictures(COPIES_ALONE, PRODUCTS_ALONE, STORE_ONLY, NEITHER)
_OF_LOADED_TILES = Pictures(COPIES_ALONE, MATH_ONLY, STORE_ONLY, NEITHER)


def pictures_of(outcomes: Outcomes) -> Pictures:
    """The pictures that say what limits, of those that were measured.

    Tiles are told apart where both their pictures are there. Products whose tiles are loaded, and
    not copied asynchronously, are compared with the kernel without global memory.
    """
    if not outcomes.measured(COPIES_ALONE):
        return _PLAIN
    if outcomes.measured(PRODUCTS_ALONE):
        return _OF_TILES
    is_plain = outcomes.measured(MEMORY_ONLY) or not outcomes.measured(MATH_ONLY)
    return _PLAIN if is_plain else _OF_LOADED_TILES


def is_picture(experiment: Experiment) -> bool:
    """True if an experiment is one of the pictures: it says what limits, and names no cause."""
    every = (MEMORY_ONLY, MATH_ONLY, STORE_ONLY, COPIES_ALONE, PRODUCTS_ALONE, NEITHER)
    return experiment.name in {each.name for each in every}
