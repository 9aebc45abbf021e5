"""Approximate divisions, reciprocals and square roots. Not exact.

What it changes: fp32 divisions, reciprocals and square roots that round correctly become the
hardware's approximations. What an address, a branch or an access depends on stays as it is.

Why it is offered: errors are up to 2 units in the last place for divisions (by numbers up to 2^126)
and 1 for the others, says the PTX manual; many results need no better.

What it costs: accuracy: it is never tried unless it is asked for by name, and its outputs are held
against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.fast_math import EXPERIMENT


@dataclass(frozen=True)
class FastMath(Transformation):
    """Divisions, reciprocals and square roots approximate."""

    NAME: ClassVar[str] = "fast-math"
    SUMMARY: ClassVar[str] = "divisions, reciprocals and square roots approximate"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.SPECIAL_FUNCTIONS})
    IS_EXACT: ClassVar[bool] = False

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where the experiment finds any."""
        return () if isinstance(EXPERIMENT.propose(kernel, Scope()), Refusal) else (cls(),)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Put approximations in place."""
        return rewritten(EXPERIMENT, kernel, exactly=False)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Use the intrinsics."""
        del kernel
        return Advice(
            "use approximate functions where the last bits do not matter",
            "y[i] = a[i] / b[i];",
            "y[i] = __fdividef(a[i], b[i]);",
        )


TRANSFORMATION = FastMath
