"""Compute in single precision what is computed in double precision. Not exact.

What it changes: double-precision arithmetic is done in registers of half the width; values are
loaded and stored as they were, and converted on the way.

Why it is offered: many kernels compute in double precision because a literal had no ``f``. Results
are those of single precision; branches may go the other way where a value is within rounding of a
threshold, and what is outside of the range of single precision becomes infinite. Where an address
depends on a double, or doubles are read as bits, it is refused, as in the experiment.

What it costs: accuracy: it is never tried unless it is asked for by name, and its outputs are held
against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.fp64_registers import Doubles
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.fp64_as_fp32 import EXPERIMENT


@dataclass(frozen=True)
class Fp64AsFp32(Transformation):
    """Double-precision arithmetic done in single precision."""

    NAME: ClassVar[str] = "fp64-as-fp32"
    SUMMARY: ClassVar[str] = "double-precision arithmetic done in single precision"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.FP64})
    IS_EXACT: ClassVar[bool] = False

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where there is arithmetic in double precision."""
        return (cls(),) if Doubles(kernel).computes else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Compute in registers of half the width."""
        return rewritten(EXPERIMENT, kernel, exactly=False)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Use floats."""
        del kernel
        return Advice(
            "compute in single precision: literals with f, and functions for floats",
            "y[i] = 0.5 * sqrt(x[i]);",
            "y[i] = 0.5f * sqrtf(x[i]);",
        )


TRANSFORMATION = Fp64AsFp32
