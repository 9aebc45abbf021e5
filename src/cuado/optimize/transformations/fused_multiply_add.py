"""Fuse products and the sums they go into. Not exact.

What it changes: a product that is rounded by itself and the sum that it goes into become one
multiply-add, or lose the word that keeps them apart, so that the assembler may fuse them. What an
address, a branch or an access depends on stays as it is.

Why it is offered: the fused result is rounded once, and is the more accurate one. Code compiled
with ``-fmad=false``, or written with ``__fmul_rn`` and ``__fadd_rn``, keeps them apart; often
nobody needs that any more. Who does (compensated sums, results that equal those of another machine)
must not ask for it.

What it costs: results differ by roundings: it is never tried unless it is asked for by name, and
its outputs are held against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.fused_multiply_add import EXPERIMENT


@dataclass(frozen=True)
class FusedMultiplyAdd(Transformation):
    """Products and sums fused."""

    NAME: ClassVar[str] = "fused-multiply-add"
    SUMMARY: ClassVar[str] = "products and sums that are kept apart fused"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.NON_FUSED})
    IS_EXACT: ClassVar[bool] = False

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where the experiment finds any."""
        return () if isinstance(EXPERIMENT.propose(kernel, Scope()), Refusal) else (cls(),)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Fuse them."""
        return rewritten(EXPERIMENT, kernel, exactly=False)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Let the compiler fuse."""
        del kernel
        return Advice(
            "write plain products and sums, or fmaf, and compile without -fmad=false",
            "y = __fadd_rn(__fmul_rn(a, x), b);",
            "y = fmaf(a, x, b);",
        )


TRANSFORMATION = FusedMultiplyAdd
