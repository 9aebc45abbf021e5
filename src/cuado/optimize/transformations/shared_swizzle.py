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

from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.optimize.transformations._remedy import rewritten
from cuado.whatif.experiment import Bottleneck, Refusal
from cuado.whatif.experiments.shared_swizzle import EXPERIMENT
from cuado.whatif.subject import Subject


@dataclass(frozen=True)
class SharedSwizzle(Transformation):
    """XOR the row into the granule of every shared access."""

    NAME: ClassVar[str] = "shared-swizzle"
    SUMMARY: ClassVar[str] = "shared arrays laid out so that columns lie in different banks"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.BANK_CONFLICTS})

    @classmethod
    def candidates(cls, subject: Subject) -> Sequence[Self]:
        """One value, where there is shared memory."""
        return (cls(),) if subject.shared_accesses else ()

    def apply(self, subject: Subject) -> Rewritten | Refusal:
        """Rewrite every access to the arrays that allow it."""
        return rewritten(EXPERIMENT, subject)

    def advice(self, subject: Subject) -> Advice | None:
        """Pad the rows."""
        del subject
        return Advice(
            "pad each row of the shared array by one element",
            "__shared__ float tile[32][32];",
            "__shared__ float tile[32][32 + 1];",
        )


TRANSFORMATION = SharedSwizzle
