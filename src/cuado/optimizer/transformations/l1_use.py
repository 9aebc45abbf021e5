"""Try the L1's size and what it keeps together: four combinations.

What it changes: the split of an SM's memory that the launch asks for (see carve-out), and whether
plain loads of global memory are cached in the L1 or in the L2 alone (``cg``, see cache-operators).
Both sizes are tried with both: the smallest shared memory that as many blocks fit in as now, which
leaves most to the L1, and the largest.

Why the results stay the same: those of carve-out and of cache-operators do. A kernel cannot tell
what the split is, and data that is loaded from the L2 is at least as fresh as that of the L1. What
orders memory between threads stays, and so does a load that states an operator.

What it costs: with a smaller L1 what is cached is evicted earlier; loads past the L1 wait for the
L2 each time. Each alone may lose where both together gain: lines of a large L1 are worth nothing to
loads that are not used again, and their eviction costs those that are.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.optimizer.transformations.cache_operators import CacheOperators
from cuado.optimizer.transformations.carve_out import CarveOut

CACHED, PAST = "cached", "past"
_ALL = 100


@dataclass(frozen=True)
class L1Use(Transformation):
    """Asks for a split of L1 and shared memory, and says whether loads are cached in the L1.

    Attributes:
        percent: of the most shared memory that an SM can have.
        loads: ``cached`` as they are, or ``past`` the L1.
    """

    NAME: ClassVar[str] = "l1-use"
    SUMMARY: ClassVar[str] = "tries sizes of the L1 with and without caching loads in it"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.L1_MISSES, Bottleneck.L2_MISSES}
    )
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset()

    percent: int
    loads: str

    def __post_init__(self) -> None:
        """Check the number and the word.

        Raises:
            ValueError: it is no percentage, or the word says nothing of loads.
        """
        CarveOut(self.percent)
        if self.loads not in (CACHED, PAST):
            raise ValueError(f"loads are {CACHED} or {PAST}, not '{self.loads}'")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The four combinations; two where there is no load to change, none with a fixed split."""
        splits = [each.percent for each in CarveOut.candidates(kernel)]
        if kernel.launch.shared_carveout is not None:
            splits.append(kernel.launch.shared_carveout)
        if not splits:
            return ()
        sizes = dict.fromkeys((min(splits), _ALL))
        ways = (PAST, CACHED) if _past(kernel) is not None else (CACHED,)
        return tuple(cls(size, way) for size in sizes for way in ways)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Request the split, and change the loads of every buffer that has plain ones."""
        split = CarveOut(self.percent).apply(kernel)
        if isinstance(split, Refusal) and (self.loads == CACHED or not split.absent):
            return split
        made, notes = (
            (kernel.launch, ()) if isinstance(split, Refusal) else (split.launch, split.notes)
        )
        if self.loads == CACHED:
            return Rewritten(made, notes)
        past = _past(kernel)
        if past is None:
            return Refusal("no plain load provably goes to a buffer of the launch", absent=True)
        made = replace(made, ptx=past.launch.ptx)
        return Rewritten(made, (*notes, *past.notes), past.touched)


def _past(kernel: Kernel) -> Rewritten | None:
    """The launch with the plain loads of all buffers past the L1; None if there are none."""
    return kernel.once("loads past the L1", lambda: _made_past(kernel))


def _made_past(kernel: Kernel) -> Rewritten | None:
    rewriting, notes, touched = Rewriting(kernel), list[str](), list[int]()
    for buffer in kernel.launch.buffers:
        step = CacheOperators(buffer.name, "load", "cg")
        if chosen := step.edit(rewriting, buffer):
            notes.append(step.note(chosen))
            touched += chosen
    if not touched:
        return None
    launch = replace(kernel.launch, ptx=rewriting.text())
    return Rewritten(launch, tuple(notes), tuple(touched))


TRANSFORMATION = L1Use
