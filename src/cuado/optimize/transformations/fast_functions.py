"""Compile again with the hardware's approximations of math functions. Not exact.

What it changes: the source is compiled as it was, but with ``-use_fast_math`` for functions alone:
powers, exponentials, logarithms, sines. Divisions, square roots and tiny numbers stay as they are.

Why it is offered: the intrinsics are several times faster; how far off they are grows with the
argument, says the CUDA C++ Programming Guide. It takes the source, and the launch's code must be
what the source compiles to: code that was transformed before is refused.

What it costs: accuracy: it is never tried unless it is asked for by name, and its outputs are held
against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.fast_functions import EXPERIMENT


@dataclass(frozen=True)
class FastFunctions(Transformation):
    """Math functions compiled to the hardware's approximations."""

    NAME: ClassVar[str] = "fast-functions"
    SUMMARY: ClassVar[str] = "math functions compiled to the hardware's approximations"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.SPECIAL_FUNCTIONS})
    IS_EXACT: ClassVar[bool] = False

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where there is a source."""
        return (cls(),) if kernel.launch.compiled_from is not None else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Compile again."""
        return rewritten(EXPERIMENT, kernel, exactly=False)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Use the intrinsics."""
        del kernel
        return Advice(
            "use intrinsics where the last bits do not matter, or compile with -use_fast_math",
            "y[i] = expf(x[i]);",
            "y[i] = __expf(x[i]);",
        )


TRANSFORMATION = FastFunctions
