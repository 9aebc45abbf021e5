"""Lay shared arrays out so that columns lie in different banks.

What it changes: within each row of 128 bytes of a shared array the number of the row is XORed into
the number of the granule, at every access alike.

Why the results stay the same: it is a permutation of each row, and every access goes through it.
The conditions are those of the experiment of the same name, checked on the code: only plain shared
loads, stores and atomics reach the array, none wider than a granule, its address goes nowhere
else, and it consists of whole rows.

What it costs: up to three operations an access.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.shared_swizzle import EXPERIMENT


@dataclass(frozen=True)
class SharedSwizzle(Transformation):
    """XOR the row into the granule of every shared access."""

    NAME: ClassVar[str] = "shared-swizzle"
    SUMMARY: ClassVar[str] = "shared arrays laid out so that columns lie in different banks"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.BANK_CONFLICTS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where there is shared memory."""
        return (cls(),) if kernel.shared_accesses else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Rewrite every access to the arrays that allow it."""
        return rewritten(EXPERIMENT, kernel)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Pad the rows."""
        del kernel
        return Advice(
            "pad each row of the shared array by one element",
            "__shared__ float tile[32][32];",
            "__shared__ float tile[32][32 + 1];",
        )


TRANSFORMATION = SharedSwizzle
