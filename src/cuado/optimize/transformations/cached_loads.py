"""Cache in the L1 what is loaded past it.

What it changes: global loads that state that they pass by the L1, or leave nothing there (``.cg``,
``.cs``, ``.lu``, ``.L1::no_allocate``, ``.L1::evict_first``) become plain ones.

Why the results stay the same: a load may pass by the L1 because another SM writes what it reads
while the kernel runs, which a line in the L1 would hide. So only loads are changed of which it is
proved that nothing of the launch writes what they read: their address comes from the pointer of a
buffer that no store, atomic, copy or call reaches. Volatile loads, and those that are ordered with
other threads, stay.

What it costs: the lines take the place of others in the L1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.kept_loads import can_be_left_out, without_rereads
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.cached_loads import EXPERIMENT


@dataclass(frozen=True)
class CachedLoads(Transformation):
    """Plain loads in place of those that pass by the L1."""

    NAME: ClassVar[str] = "cached-loads"
    SUMMARY: ClassVar[str] = "loads that pass by the L1 cached in it"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.L1_MISSES, Bottleneck.RELOADS, Bottleneck.LOADS}
    )

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where loads pass by the L1."""
        return (cls(),) if can_be_left_out(EXPERIMENT, kernel) else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Take the operators off every load for which it is proved."""
        return without_rereads(EXPERIMENT, kernel)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Load plainly."""
        del kernel
        return Advice("load plainly what is used again", "x = __ldcs(in + i);", "x = in[i];")


TRANSFORMATION = CachedLoads
