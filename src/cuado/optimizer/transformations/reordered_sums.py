"""Gather atomic sums of floats before they are made. Not exact.

What it changes: what threads add to words that they share is added up first: in a register, or
among the lanes of a warp (``way=gathered``, as warp-aggregated-atomics does for integers); or in a
copy of the buffer that the block has in shared memory (``way=private``, as block-private-atomics
does), or that each of fewer blocks has for the work of many (``way=persistent``, as
persistent-blocks does).

Why it is offered: the sums are the same but for their rounding, which depends on the order in which
numbers are added, and with atomics that order may be another one in every run as it is. All other
conditions are those of the transformations for integers, and are checked.

What it costs: as these; and the rounding is another one, so that it is never tried unless it is
asked for by name, and its outputs are held against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.atomic_order import only_merges
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import rewritten
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations import block_private_atomics as private
from cuado.optimizer.transformations import warp_aggregated_atomics as aggregated
from cuado.optimizer.transformations.persistent_blocks import (
    PersistentBlocks,
    kept_blocks,
    persistent,
)
from cuado.what_if.experiments import block_private_atomics, warp_aggregated_atomics

_WAYS: dict[str, Transformation] = {
    "gathered": aggregated.TRANSFORMATION(),
    "private": private.TRANSFORMATION(),
    "persistent": PersistentBlocks(1, 1),
}
"""The transformation for integers that each way is like."""
_GATHERS = {
    "gathered": warp_aggregated_atomics.EXPERIMENT,
    "private": block_private_atomics.EXPERIMENT,
}


@dataclass(frozen=True)
class ReorderedSums(Transformation):
    """Gathers sums of floats before the atomic update.

    Attributes:
        way: ``gathered``, ``private`` or ``persistent``.
    """

    NAME: ClassVar[str] = "reordered-sums"
    SUMMARY: ClassVar[str] = "aggregates atomic sums of floats first, which rounds differently"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.ATOMICS})
    IS_EXACT: ClassVar[bool] = False

    way: str

    def __post_init__(self) -> None:
        """Check the way.

        Raises:
            ValueError: there is no such way.
        """
        if self.way not in _WAYS:
            raise ValueError(f"way is one of {', '.join(_WAYS)}")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """All values where atomics add floats; one where a block gathers them already."""
        if not kernel.adds_floats:
            return ()
        if only_merges(kernel):
            return (cls("gathered"),)
        return tuple(cls(way) for way in _WAYS if way != "persistent" or kept_blocks(kernel))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Gather the sums."""
        if not kernel.adds_floats:
            return Refusal("no atomic adds floats", absent=True)
        if self.way != "gathered" and (reason := only_merges(kernel)):
            return Refusal(reason, absent=True)
        if self.way == "persistent":
            return persistent(kernel, kept_blocks(kernel), exactly=False)
        return rewritten(_GATHERS[self.way], kernel, exactly=False)

    def advice(self, kernel: Kernel) -> Advice | None:
        """As for integers."""
        return _WAYS[self.way].advice(kernel)


TRANSFORMATION = ReorderedSums
