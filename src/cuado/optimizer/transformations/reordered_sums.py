"""Gather atomic sums of floats before they are made. Not exact.

What it changes: what threads add to words that they share is added up first: in a register, or
among the lanes of a warp (``way=gathered``, as warp-aggregated-atomics does for integers); or in a
copy of the buffer that the block has in shared memory (``way=private``, as block-private-atomics
does), or that each of fewer blocks has for the work of many (``way=persistent``, as
persistent-blocks does); or in copies of the words of a shared array, one for each lane of a warp
(``way=lanes``, as lane-private-atomics does).

Why it is offered: the sums are the same but for their rounding, which depends on the order in which
numbers are added, and with atomics that order may be another one in every run as it is. All other
conditions are those of the transformations for integers, and are checked.

What it costs: as these; and the rounding is another one, so that it is never tried unless it is
asked for by name, and its outputs are held against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.reductions.atomic_order import only_merges
from cuado.kernel.facts.shared_memory.merged_words import MergedWords
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import rewritten
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations import block_private_atomics as private
from cuado.optimizer.transformations import lane_private_atomics as lane_private
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
    "lanes": lane_private.TRANSFORMATION("", 32),
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
        way: ``gathered``, ``private``, ``persistent`` or ``lanes``.
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
        by_lane = (cls("lanes"),) if _array(kernel) else ()
        if only_merges(kernel):
            return (*by_lane, cls("gathered"))
        ways = ("gathered", "private", *(("persistent",) if kept_blocks(kernel) else ()))
        return (*by_lane, *map(cls, ways))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Gather the sums."""
        if not kernel.adds_floats:
            return Refusal("no atomic adds floats", absent=True)
        if self.way == "lanes":
            return _by_lanes(kernel)
        if self.way != "gathered" and (reason := only_merges(kernel)):
            return Refusal(reason, absent=True)
        if self.way == "persistent":
            return persistent(kernel, kept_blocks(kernel), exactly=False)
        return rewritten(_GATHERS[self.way], kernel, exactly=False)

    def advice(self, kernel: Kernel) -> Advice | None:
        """As for integers."""
        return _WAYS[self.way].advice(kernel)


def _array(kernel: Kernel) -> tuple[MergedWords, int] | None:
    """The shared array to which most atomics add floats, with the copies of its words that fit.

    One alone: where the others' words are is not followed any longer after that.
    """
    found: list[tuple[MergedWords, int]] = []
    for array in kernel.shared.arrays:
        words = lane_private.merged_array(kernel, array.variable.name, exactly=False)
        if isinstance(words, Refusal) or words.is_exact:
            continue
        fitting = (
            each
            for each in lane_private.COPIES
            if not lane_private.is_too_large(kernel, array.bytes, each)
        )
        if copies := next(fitting, 0):
            found.append((words, copies))
    return max(found, key=lambda each: len(each[0].merges), default=None)


def _by_lanes(kernel: Kernel) -> Rewritten | Refusal:
    """Copies of this array's words."""
    if (found := _array(kernel)) is not None:
        words, copies = found
        return lane_private.with_copies(kernel, (words,), copies)
    return Refusal(_why_none(kernel), absent=not kernel.shared.arrays)


def _why_none(kernel: Kernel) -> str:
    """Why no words of a shared array of floats may have copies."""
    for array in kernel.shared.arrays:
        words = lane_private.merged_array(kernel, array.variable.name, exactly=False)
        if isinstance(words, Refusal):
            return words.reason
    return "no atomic adds floats in shared memory, or copies do not fit"


TRANSFORMATION = ReorderedSums
