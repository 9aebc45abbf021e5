"""Divisors as constants of the kernel, which stops where it is passed others."""

from collections.abc import Sequence

from cuado.optimizer.patches.known_numbers import with_numbers
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Fix the integers that something is divided by."""
    del step
    return with_numbers(site, divisors_only=True)
